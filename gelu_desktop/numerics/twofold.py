"""Arithmetic in two parts: the rounded result, and what its rounding lost.

An exponential multiplies the relative error of its argument by the argument, so an argument that
is rounded once costs a tail its last digits; with the lost part they are put back.
"""

import math
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from gelu_desktop.numerics.blocks import Array

Operand = Array | np.float64
Twofold = tuple[float, float]

LIVE = 1600.0
"""exp(−v), times anything finite, is zero in float64 from here on."""

_NORMAL = 690.0
_HIGH_BITS = np.int64(-1 << 27)


@lru_cache(maxsize=4096)
def meant(number: float) -> Twofold:
    """Return a coefficient as the decimal number that a person reads: a float, and what it lacks.

    The float 0.044715 is 2·10⁻¹⁸ off the published one, which is enough to change the last digits
    of a tail.

    Parameters
    ----------
    number : float
        Any.

    Returns
    -------
    tuple of float
        ``number``, and its shortest decimal form minus ``number``.
    """
    if not math.isfinite(number):
        return number, 0.0
    return number, float(Fraction(repr(float(number))) - Fraction(number))


def _halves(x: Operand) -> tuple[Any, Any]:
    """Return the first 26 bits of each number, and the rest."""
    bits: Any = x.view(np.int64) & _HIGH_BITS
    high = bits.view(np.float64)
    return high, x - high


def scaled(x: Array, number: Twofold) -> tuple[Array, Array]:
    """Return number·x in two parts; without a number zeros, also where x is infinite."""
    if not number[0]:
        return np.zeros_like(x), np.zeros_like(x)
    rounded, lost = product(x, np.float64(number[0]))
    with np.errstate(invalid="ignore"):
        return rounded, np.where(np.isfinite(rounded), lost + x * number[1], 0.0)


def product(x: Array, y: Operand) -> tuple[Array, Array]:
    """Return x·y, rounded, and what the rounding lost: zero where the product is infinite."""
    rounded = x * y
    # Nothing is lost of what is infinite.
    with np.errstate(invalid="ignore"):
        x_high, x_low = _halves(x)
        y_high, y_low = _halves(y)
        lost = ((x_high * y_high - rounded) + x_high * y_low + x_low * y_high) + x_low * y_low
    return rounded, np.where(np.isfinite(rounded), lost, 0.0)


def quotient(x: Array, number: Twofold) -> tuple[Array, Array]:
    """Return x/number in two parts, the second zero where the quotient is infinite."""
    rounded = x / number[0]
    whole, lost = product(rounded, np.float64(number[0]))
    with np.errstate(invalid="ignore"):
        rest = ((x - whole) - lost - rounded * number[1]) / number[0]
    return rounded, np.where(np.isfinite(rounded), rest, 0.0)


def total(x: Operand, y: Array) -> tuple[Array, Array]:
    """Return x + y, rounded, and what the rounding lost: zero where the sum is infinite."""
    rounded = x + y
    with np.errstate(invalid="ignore"):
        added = rounded - x
        lost = (x - (rounded - added)) + (y - added)
    return rounded, np.where(np.isfinite(rounded), lost, 0.0)


def faded(factor: Array, v: Array, lost: Array | float = 0.0) -> Array:
    """Return factor·exp(v + lost) for v ≤ 0, in full accuracy down to the subnormal numbers.

    Parameters
    ----------
    factor : ndarray
        Finite where the exponential is not zero.
    v : ndarray
        At most 0.
    lost : ndarray or float
        A correction of v, far below 1.
    """
    factor = np.where(v > -LIVE, factor, np.copysign(0.0, factor))
    fading = np.exp(np.maximum(v, -_NORMAL))
    result: Array = factor * (fading + fading * lost)
    # An exponential that is subnormal itself would cost the product its digits.
    rest = np.minimum(v + _NORMAL, 0.0)
    return result * np.exp(rest) if rest.any() else result
