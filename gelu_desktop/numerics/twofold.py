"""Arithmetic in two parts: the rounded result, and what its rounding lost.

An exponential multiplies the relative error of its argument by the argument, so an argument that
is rounded once costs a tail its last digits; with the lost part they are put back. What is lost
of an infinite result is NaN.
"""

from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from gelu_desktop.numerics.blocks import Array

Operand = Array | np.float64

LIVE = 1600.0
"""exp(−v), times anything finite, is zero in float64 from here on."""

NORMAL = 690.0
"""exp(−v) keeps all its digits up to here."""

_BITS = 53
_CACHED = 1024


@lru_cache(maxsize=_CACHED)
def meant(number: float) -> Fraction:
    """Return a coefficient as the decimal number that a person reads.

    The float 0.044715 is 2·10⁻¹⁸ off the published one, which is enough to change the last digits
    of a tail.

    Parameters
    ----------
    number : float
        Finite.

    Returns
    -------
    Fraction
        The shortest decimal number that reads back as ``number``.
    """
    return Fraction(repr(float(number)))


def parted(number: Fraction, bits: int) -> tuple[float, float]:
    """Return the first ``bits`` bits of a number, and the rest."""
    return _parted(number.numerator, number.denominator, bits)  # a fraction's hash is dear


@lru_cache(maxsize=_CACHED)
def _parted(numerator: int, denominator: int, bits: int) -> tuple[float, float]:
    number = Fraction(numerator, denominator)
    high = float(number)
    if bits < _BITS:
        high = float(cut(np.float64(high), bits)[0])
    return high, float(number - Fraction(high))


def cut(x: Operand, bits: int) -> tuple[Any, Any]:
    """Return the first ``bits`` bits of each number, and the rest."""
    mask = np.int64(-1 << (_BITS - bits))
    kept: Any = x.view(np.int64) & mask
    high = kept.view(np.float64)
    return high, x - high


def product(x: Operand, y: Operand) -> tuple[Any, Any]:
    """Return x·y, rounded, and what the rounding lost."""
    # What is infinite has no parts.
    with np.errstate(invalid="ignore"):
        return product_of_parts(x, cut(x, 26), y, cut(y, 26))


def product_of_parts(
    x: Any, of_x: tuple[Any, Any], y: Any, of_y: tuple[Any, Any]
) -> tuple[Any, Any]:
    """Return what `product` does, for factors whose parts are known; infinity may be told of.

    Parameters
    ----------
    x, y : ndarray or float
        The factors.
    of_x, of_y : tuple
        The first 26 bits of each, and the rest.
    """
    rounded = x * y
    (x_high, x_low), (y_high, y_low) = of_x, of_y
    lost = ((x_high * y_high - rounded) + x_high * y_low + x_low * y_high) + x_low * y_low
    return rounded, lost


def quotient(x: Array, number: Fraction) -> tuple[Array, Array]:
    """Return x/number, rounded, and what the rounding lost; zero for the latter at infinity."""
    first, second = parted(number, _BITS)
    rounded = x / first
    whole, lost = product(rounded, np.float64(first))
    with np.errstate(invalid="ignore"):
        rest = ((x - whole) - lost - rounded * second) / first
    return rounded, np.where(np.isfinite(rest), rest, 0.0)


def total(x: Operand, y: Operand) -> tuple[Any, Any]:
    """Return x + y, rounded, and what the rounding lost."""
    rounded = x + y
    with np.errstate(invalid="ignore"):
        added = rounded - x
        lost = (x - (rounded - added)) + (y - added)
    return rounded, lost


def normal(v: Array) -> bool:
    """Return whether no exp(v) is subnormal, which would cost a product its digits."""
    return bool(v.min() >= -NORMAL)


def faded(factor: Array | float, v: Array, lost: Array | float = 0.0) -> Array:
    """Return factor·exp(v + lost) for v ≤ 0, in full accuracy down to the subnormal numbers.

    Parameters
    ----------
    factor : ndarray or float
        Whatever it is where the exponential is zero, the result is zero there.
    v : ndarray
        At most 0.
    lost : ndarray or float
        A correction of v, far below 1.
    """
    size: Array = np.exp(np.maximum(v, -NORMAL))
    size += size * lost
    if normal(v):
        return factor * size
    factor = np.where(v > -LIVE, factor, np.copysign(0.0, factor))
    result: Array = factor * size * np.exp(np.minimum(v + NORMAL, 0.0))
    return result
