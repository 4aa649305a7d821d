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
CENTRE = 3.5
TAIL = (
    1.1249426832229028e-10,
    3.221601323982327e-10,
    -1.0703476533062802e-09,
    -5.290592392537492e-09,
    -2.368097195610272e-09,
    2.355793057709354e-08,
    4.749480577657513e-08,
    -2.2630999370435522e-08,
    -2.267302657969105e-07,
    -2.719500834700765e-07,
    5.127405258413405e-07,
    1.9693102776819202e-06,
    6.177025339455846e-07,
    -8.339035095126467e-06,
    -1.3788061104100276e-05,
    2.659453181012939e-05,
    0.00010148328969240246,
    -6.855851252670936e-05,
    -0.0006662451685531315,
    0.0002650227945629811,
    0.0048997524196115255,
    -0.005595559765549097,
    -0.03937492269445489,
    0.18640895553874812,
    -0.43827825475725224,
    0.6912434986190854,
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
    t = (a - CENTRE) / scale
    rest = _polynomial(TAIL[:-1], t) * t
    total = rest + TAIL[-1]
    ratio = total / scale
    # What the roundings of the two sums lost is put back: they are the largest ones.
    return ratio + (((TAIL[-1] - total) + rest) - (a - (scale - K)) * ratio) / scale


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
    exact = factor - factor * (rate * lost)
    if exponent.max() <= _NORMAL:
        result: Array = exact * np.exp(-exponent)
        return result
    # A decay that is already subnormal would cost the product its digits.
    near = np.minimum(exponent, _NORMAL)
    return exact * np.exp(-near) * np.exp(near - exponent)


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
