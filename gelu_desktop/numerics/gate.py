"""x·σ(v) with a polynomial v: the shape of SiLU and of the tanh and sigmoid forms of GELU.

σ is the logistic sigmoid; ½·(1 + tanh(u)) is σ(2u), so the tanh forms are of this shape. v is kept
in two parts, because a tail multiplies the relative error of v by v: x and the coefficients are
cut so short that the products of their first parts are exact. With q = exp(−|v|) every result is
written so that nothing overflows and 0·∞ never appears, for any finite coefficients.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.blocks import Array
from gelu_desktop.numerics.twofold import (
    LIVE,
    NORMAL,
    cut,
    faded,
    normal,
    parted,
    product_of_parts,
    total,
)

# Where the fifth-order form stops its polynomial, which turns soon after.
_EDGE = 8.0
_LARGEST = np.finfo(np.float64).max
_CUBE_LARGEST = 1e90
_LINE_LARGEST = 1e290


@dataclass(frozen=True, eq=False)
class Argument:
    """The argument of a gate and its derivatives, the latter zero where the gate is saturated.

    Attributes
    ----------
    v, lost : ndarray
        The argument, rounded, and what the rounding lost.
    derived : callable
        Computes x·v', v' and x·v'', saturated or not.
    """

    v: Array
    lost: Array
    derived: Callable[[], Sequence[Array]]

    @classmethod
    def build(cls, main: Array, rest: Array, derived: Callable[[], Sequence[Array]]) -> "Argument":
        """Return the argument ``main + rest``, the second far smaller than the first."""
        v = main + rest
        lost = (main - v) + rest
        moving = _moving(v)
        return cls(v, lost if moving is None else np.where(moving, lost, 0.0), derived)

    @cached_property
    def derivatives(self) -> Sequence[Array]:
        """x·v', v' and x·v''."""
        terms = self.derived()
        moving = _moving(self.v)
        return terms if moving is None else [np.where(moving, term, 0.0) for term in terms]

    @property
    def slope(self) -> Array:
        """x·v'."""
        return self.derivatives[0]

    @property
    def steep(self) -> Array:
        """The slope of v."""
        return self.derivatives[1]

    @property
    def bent(self) -> Array:
        """x·v''."""
        return self.derivatives[2]

    @cached_property
    def below(self) -> Array:
        """What the rounding of −|v| lost."""
        return -np.sign(self.v) * self.lost

    @cached_property
    def decay(self) -> Array:
        """exp(−|v|)."""
        q = np.exp(-np.abs(self.v))
        result: Array = q + q * self.below
        return result


def _moving(v: Array) -> NDArray[np.bool_] | None:
    """Return where the gate is not saturated, or None where it is nowhere."""
    size = np.abs(v)
    return None if size.max() < LIVE else size < LIVE


def linear(x: Array, k: Fraction) -> Argument:
    """Return v = k·x."""
    x = np.clip(x, -_LARGEST, _LARGEST)
    high, low = cut(x, 26)
    first, second = parted(k, 26)
    return Argument.build(
        first * high,
        first * low + second * x,
        lambda: (float(k) * x, np.full_like(x, float(k)), np.zeros_like(x)),
    )


@dataclass(frozen=True)
class Cubic:
    """The coefficients of v = b·x + a·b·x³, cut so short that their products are exact.

    Attributes
    ----------
    b, d : float
        b and a·b.
    first, third : tuple of float
        The first 26 bits of b and the rest; the first 14 of a·b and the rest.
    line : Fraction, optional
        b where there is no cubic term.
    """

    b: float
    d: float
    first: tuple[float, float]
    third: tuple[float, float]
    line: Fraction | None

    @classmethod
    def of(cls, b: Fraction, a: Fraction) -> "Cubic":
        """Return the coefficients of b·x·(1 + a·x²)."""
        d = a * b
        return cls(float(b), float(d), parted(b, 26), parted(d, 14), None if d else b)


def cubic(x: Array, terms: Cubic) -> Argument:
    """Return v = b·x + a·b·x³."""
    if terms.line is not None:
        return linear(x, terms.line)
    x = np.clip(x, -_CUBE_LARGEST, _CUBE_LARGEST)
    high, low = cut(x, 13)
    square, square_high = x * x, high * high
    (b1, b2), (d1, d2), d = terms.first, terms.third, terms.d
    main, lost = total(b1 * high, d1 * (square_high * high))
    beyond = low * (3 * square_high + low * (2 * high + x))
    rest = lost + b1 * low + b2 * x + d1 * beyond + d2 * square * x

    def derived() -> Sequence[Array]:
        steep = terms.b + 3 * d * square
        return x * steep, steep, 6 * d * square

    return Argument.build(main, rest, derived)


@dataclass(frozen=True)
class Quintic:
    """The coefficients of v = b·x·(1 + a·m + e·m²), m = min(x², 64), each rounded and the rest.

    Attributes
    ----------
    first, third, fifth : tuple of float
        b, a·b and e·b.
    fifth_parts : tuple of float
        The first 26 bits of e·b, rounded, and the rest of that.
    """

    first: tuple[float, float]
    third: tuple[float, float]
    fifth: tuple[float, float]
    fifth_parts: tuple[float, float]

    @classmethod
    def of(cls, b: Fraction, a: Fraction, e: Fraction) -> "Quintic":
        """Return the coefficients of b·x·(1 + a·m + e·m²)."""
        first, third, fifth = (parted(part, 53) for part in (b, a * b, e * b))
        high, low = cut(np.float64(fifth[0]), 26)
        return cls(first, third, fifth, (float(high), float(low)))


def quintic(x: Array, terms: Quintic) -> Argument:
    """Return v = b·x·(1 + a·m + e·m²) with m = min(x², 64)."""
    x, near = np.clip(x, -_LINE_LARGEST, _LINE_LARGEST), np.clip(x, -_EDGE, _EDGE)
    (b1, b2), (d1, d2), (e1, e2) = terms.first, terms.third, terms.fifth
    near_parts = cut(near, 26)
    m, lost = product_of_parts(near, near_parts, near, near_parts)
    of_m = cut(m, 26)
    highest, first = product_of_parts(m, of_m, e1, terms.fifth_parts)
    inner, second = total(np.float64(d1), highest)
    bend, third = product_of_parts(m, of_m, inner, cut(inner, 26))
    whole, fourth = total(np.float64(b1), bend)
    main, last = product_of_parts(x, cut(x, 26), whole, cut(whole, 26))
    missing = m * (first + second + d2 + e2 * m + e1 * lost) + lost * inner + third + fourth + b2

    def derived() -> Sequence[Array]:
        inside = np.abs(x) < _EDGE
        steep = np.where(inside, b1 + m * (3 * d1 + 5 * e1 * m), whole)
        bent = np.where(inside, m * (6 * d1 + 20 * e1 * m), 0.0)
        return x * steep, steep, bent

    return Argument.build(main, last + x * missing, derived)


def bell(v: Array, factor: Array | float, lost: Array | float = 0.0) -> Array:
    """Return factor·σ'(v + lost): exp(−|v|)/(1 + exp(−|v|))² times a factor."""
    size, lost = -np.abs(v), -np.sign(v) * lost
    q: Array = np.exp(size)
    whole = 1 + q
    # What the rounding of 1 + q lost counts twice.
    lost = lost - 2 * (q - (whole - 1) + q * lost) / whole
    tail = factor * (q + q * lost) if normal(size) else faded(factor, size, lost)
    return tail / (whole * whole)


def through(x: Array, gate: Argument) -> Array:
    """Return x·σ(v)."""
    size, q = -np.abs(gate.v), gate.decay
    closed = x * q
    if not normal(size):
        # Where digits would be lost, and where infinity is shut out all the same.
        fading = np.flatnonzero((size < -NORMAL) & ((size > -LIVE) | np.isinf(x)))
        if fading.size:
            closed[fading] = faded(x[fading], size[fading], gate.below[fading])
    result: Array = np.where(gate.v > 0, x, closed) / (1 + q)
    return result


def through_slope(gate: Argument) -> Array:
    """Return the slope of x·σ(v): σ(v) + σ'(v)·x·v'."""
    q = gate.decay
    opened = gate.v > 0
    rest = bell(gate.v, np.where(opened, gate.slope, 1 + q + gate.slope), gate.lost)
    return np.where(opened, 1 / (1 + q) + rest, rest)


def through_curvature(gate: Argument) -> Array:
    """Return the curvature of x·σ(v): σ'(v)·(2v' + x·v'' − tanh(v/2)·x·v'²)."""
    pull = np.tanh(0.5 * gate.v) * gate.slope
    return bell(gate.v, gate.steep * (2 - pull) + gate.bent, gate.lost)
