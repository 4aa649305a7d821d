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

K = 3.75
CENTRE = 2.5
TAIL = (
    -4.0784471115142354e-08,
    6.936302730463197e-08,
    1.834285973582147e-07,
    -2.0446280663142437e-07,
    -6.215144896572845e-07,
    -9.746712784612275e-08,
    1.599970865773531e-06,
    2.732164140558283e-06,
    -1.7034392969249688e-06,
    -1.2734240608029532e-05,
    -9.672798860040254e-06,
    3.998349391774361e-05,
    8.296351719267349e-05,
    -9.597154255098158e-05,
    -0.00045053226982713916,
    0.00019005191845704222,
    0.002334171264938355,
    -0.0008518786294993772,
    -0.013248934705985725,
    0.016044752820352275,
    0.06989862349357086,
    -0.3116442938525763,
    0.6518171904636644,
    -0.8984741769180608,
    0.8833208211285957,
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


def split(a: Array) -> tuple[Array, Array]:
    """Return h and (a − h)(a + h), with h² exact in float64 and both summing to a².

    ``a`` lies in [0, `FAR`]; h is ``a`` rounded to a multiple of 2⁻²⁰.
    """
    high = (a + _SPLITTER) - _SPLITTER
    return high, (a - high) * (a + high)


def decayed(factor: Array, a: Array, rate: float = 0.5) -> Array:
    """Return factor·exp(−rate·a²), in full accuracy down to the subnormal numbers."""
    high, rest = split(a)
    # The square root of the decay is normal wherever the product is not zero.
    root = np.exp(-0.5 * rate * high * high)
    return factor * np.exp(-rate * rest) * root * root


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
