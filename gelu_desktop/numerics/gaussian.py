"""The standard normal distribution: density, distribution function and its tail.

The tail Φ(−a) for a ≥ 0 is a polynomial times a decay:

    Φ(−a) = P(t) / (a + K) · exp(−a²/2),   t = (a − CENTRE) / (a + K)

P is TAIL, derived in 50-digit arithmetic by ``packaging/bake_gaussian.py``. The decay is split so
that the rounding of a² costs nothing. This is ½·erfc(a/√2) without SciPy, whose import would delay
the first picture, and without 1 + erf, which loses every digit below −8.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.blocks import Array, blocked

K = 3.0
CENTRE = 2.0
TAIL = (
    7.938056816045241e-08,
    -2.8309604826063246e-07,
    -1.472056323258334e-07,
    9.993219262138447e-07,
    5.186662268114795e-07,
    -1.3548290995008342e-06,
    -2.0684343132286877e-06,
    -1.3095055111407624e-06,
    2.585711279124643e-06,
    1.0140608641613974e-05,
    1.0657723702499053e-05,
    -1.4974829946260196e-05,
    -6.190720331246189e-05,
    -5.0247941065692754e-05,
    0.00014409665679063918,
    0.0004034857972152517,
    -8.37965466615265e-06,
    -0.0016750139498375326,
    -0.0017589861452345216,
    0.006354025669732437,
    0.01244292913571151,
    -0.0343387578194777,
    -0.06276331143576248,
    0.36768644042301124,
    -0.7279469427614337,
    0.840510006115853,
)
MIDDLE = 0.5
ERF = (
    1.3214378238338438e-08,
    -1.6273138761686977e-07,
    1.6459034327218912e-06,
    -1.4925586560096415e-05,
    0.00012055332131175981,
    -0.0008548327016159163,
    0.005223977625403192,
    -0.026866170645130034,
    0.11283791670955123,
    -0.37612638903183754,
    1.1283791670955126,
)

FAR = 40.0
"""Φ(−a) and φ(a), times anything below 1e5, are zero in float64 from here on."""

DENSITY_AT_ZERO = 0.3989422804014327
"""1/√(2π)"""

_SQRT_2 = 1.4142135623730951
_NORMAL = 690.0
_SPLITTER = 1.5 * 2.0**32


def distance(x: Array) -> Array:
    """Return |x|, at most `FAR`: beyond it the tails are zero, and no square overflows."""
    return np.minimum(np.abs(x), FAR)


def mills(a: Array) -> Array:
    """Return Φ(−a)·exp(a²/2) for 0 ≤ a ≤ `FAR`: half the scaled complementary error function."""
    if a.size == 1:
        return np.full(1, _mills(a.item()))
    result: Array = _mills(a)
    return result


def _mills(a: Any) -> Any:
    # A float takes a twentieth of the time of an array of one element, and gives the same bits.
    scale = a + K
    return _polynomial(TAIL, (a - CENTRE) / scale) / scale


def _polynomial(coefficients: tuple[float, ...], t: Any) -> Any:
    total = coefficients[0] * t
    for coefficient in coefficients[1:-1]:
        total += coefficient
        total *= t
    total += coefficients[-1]
    return total


def square(a: Array) -> tuple[Array, Array]:
    """Return a² in two parts, the rounded square and what its rounding lost; 0 ≤ a ≤ `FAR`."""
    rounded = a * a
    # ``high`` has at most 26 bits, so that its square is exact.
    high = (a + _SPLITTER) - _SPLITTER
    return rounded, (high * high - rounded) + (a - high) * (a + high)


def decayed(factor: Array, a: Array, rate: float = 0.5) -> Array:
    """Return factor·exp(−rate·a²), in full accuracy down to the subnormal numbers.

    Parameters
    ----------
    factor : ndarray
        What is multiplied.
    a : ndarray
        In [0, `FAR`].
    rate : {0.5, 1}
        A power of two, so that the exponent is as exact as the square.
    """
    rounded, lost = square(a)
    exponent = rate * rounded
    # A decay that is already subnormal would cost the product its digits.
    near = np.minimum(exponent, _NORMAL)
    return (factor - factor * (rate * lost)) * np.exp(-near) * np.exp(near - exponent)


@blocked
def tail(x: Array) -> Array:
    """Return Φ(−x) = ½·erfc(x/√2): the share of a standard normal distribution above ``x``.

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.

    Returns
    -------
    ndarray
        The shape of ``x``; 0 at inf, 1 at −inf, NaN at NaN.
    """
    a = distance(x)
    upper = decayed(mills(a), a)
    return np.where(x < 0, 1 - upper, upper)


def Phi(x: ArrayLike) -> NDArray[np.floating]:
    """Return Φ(x): the share of a standard normal distribution below ``x``.

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.

    Returns
    -------
    ndarray
        The shape of ``x``; 1 at inf, 0 at −inf, NaN at NaN. The relative accuracy holds on both
        sides: Φ(−38) is not zero.
    """
    return tail(np.negative(x))


@blocked
def phi(x: Array) -> Array:
    """Return φ(x) = exp(−x²/2)/√(2π), the standard normal density.

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.

    Returns
    -------
    ndarray
        The shape of ``x``; 0 at ±inf, NaN at NaN.
    """
    a = distance(x)
    return decayed(np.full(a.shape, DENSITY_AT_ZERO), a)


@blocked
def erfc(x: Array) -> Array:
    """Return the complementary error function, 2·Φ(−x√2).

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.

    Returns
    -------
    ndarray
        The shape of ``x``; 0 at inf, 2 at −inf, NaN at NaN.
    """
    upper = _upper_erfc(np.abs(x))
    return np.where(x < 0, 2 - upper, upper)


@blocked
def erf(x: Array) -> Array:
    """Return the error function, 2·Φ(x√2) − 1, without the cancellation near zero.

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.

    Returns
    -------
    ndarray
        The shape of ``x``; ±1 at ±inf, NaN at NaN.
    """
    z = np.abs(x)
    near = np.minimum(z, MIDDLE)
    size = np.where(z < MIDDLE, near * _polynomial(ERF, near * near), 1 - _upper_erfc(z))
    return np.copysign(size, x)


def _upper_erfc(z: Array) -> Array:
    z = np.minimum(z, 0.7 * FAR)
    return decayed(2 * mills(z * _SQRT_2), z, rate=1.0)
