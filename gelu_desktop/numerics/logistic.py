"""x·σ(v) with a polynomial v: the shape of SiLU and of the tanh and sigmoid forms of GELU.

σ is the logistic sigmoid; ½·(1 + tanh(u)) is σ(2u), so the tanh forms are of this shape. v is kept
in two parts, because a tail multiplies the relative error of v by v. With q = exp(−|v|) every
result is written so that nothing overflows and 0·∞ never appears, for any finite coefficients.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.blocks import Array, blocked, floats
from gelu_desktop.numerics.twofold import LIVE, Twofold, faded, meant, product, scaled, total

SATURATED = 64.0
"""The square of x at which the fifth-order form stops its polynomial, which turns soon after."""

_EDGE = 8.0


@dataclass(frozen=True)
class Argument:
    """The argument v = b·x·p of the gate, p being a polynomial in x², and its derivatives.

    Attributes
    ----------
    v, lost : ndarray
        The argument, rounded, and what the rounding lost.
    slope : ndarray
        x·v', zero where the gate is saturated.
    steep, bent : ndarray
        v'/b and x·v''/b, zero where the gate is saturated.
    """

    v: Array
    lost: Array
    slope: Array
    steep: Array
    bent: Array

    @classmethod
    def build(
        cls, linear: tuple[Array, Array], bend: tuple[Array, Array], steep: Array, bent: Array
    ) -> "Argument":
        """Return the argument from b·x and p − 1, each in two parts, v'/b and x·v''/b."""
        whole, first = total(np.float64(1.0), bend[0])
        v, second = product(linear[0], whole)
        moving = np.abs(v) < LIVE
        with np.errstate(invalid="ignore"):
            lost = second + linear[1] * whole + linear[0] * (first + bend[1])
            slope = linear[0] * steep
        terms = (np.where(moving, term, 0.0) for term in (lost, slope, steep, bent))
        return cls(v, *terms)

    def faded(self, factor: Array) -> Array:
        """Return factor·exp(−|v|)."""
        return faded(factor, -np.abs(self.v), -np.sign(self.v) * self.lost)

    @property
    def decay(self) -> Array:
        """exp(−|v|)."""
        q = np.exp(-np.abs(self.v))
        return q - q * np.sign(self.v) * self.lost


def cubic(x: Array, b: Twofold, a: Twofold = (0.0, 0.0)) -> Argument:
    """Return v = b·x·(1 + a·x²). An absent term is zero even where x is infinite."""
    bend = scaled(x, a if b[0] else (0.0, 0.0))
    if a[0] and b[0]:
        square, lost = product(bend[0], x)
        with np.errstate(invalid="ignore"):
            bend = square, lost + bend[1] * x
    return Argument.build(scaled(x, b), bend, 1 + 3 * bend[0], 6 * bend[0])


def quintic(x: Array, b: Twofold, a: Twofold, e: Twofold) -> Argument:
    """Return v = b·x·(1 + a·m + e·m²) with m = min(x², `SATURATED`)."""
    near = np.clip(x, -_EDGE, _EDGE)
    m, lost = product(near, near)
    highest, first = scaled(m, e)
    inner, second = total(np.float64(a[0]), highest)
    bend, third = product(m, inner)
    third = third + m * (second + first + e[0] * lost + a[1]) + lost * inner
    inside = np.abs(x) < _EDGE
    steep = np.where(inside, 1 + m * (3 * a[0] + 5 * e[0] * m), 1 + bend)
    bent = np.where(inside, m * (6 * a[0] + 20 * e[0] * m), 0.0)
    return Argument.build(scaled(x, b), (bend, third), steep, bent)


def through(x: Array, gate: Argument) -> Array:
    """Return x·σ(v)."""
    closed = gate.faded(x)
    result: Array = np.where(gate.v > 0, x, closed) / (1 + gate.decay)
    return result


def through_slope(gate: Argument) -> Array:
    """Return the slope of x·σ(v): σ(v) + σ'(v)·x·v'."""
    q = gate.decay
    closed = gate.faded(1 + q + gate.slope)
    opened = 1 + q + gate.faded(gate.slope)
    result: Array = np.where(gate.v > 0, opened, closed) / np.square(1 + q)
    return result


def through_curvature(gate: Argument, b: float) -> Array:
    """Return the curvature of x·σ(v): σ'(v)·(2v' + x·v'' − tanh(v/2)·x·v'²)."""
    pull = np.tanh(0.5 * gate.v) * gate.slope
    factor = gate.steep * (2 - pull) + gate.bent
    result: Array = gate.faded(b * factor) / np.square(1 + gate.decay)
    return result


@blocked
def sigmoid(x: Array) -> Array:
    """Return σ(x) = 1/(1 + exp(−x))."""
    q = np.exp(-np.abs(x))
    result: Array = np.where(x > 0, 1.0, q) / (1 + q)
    return result


@blocked
def sigmoid_slope(x: Array) -> Array:
    """Return σ'(x) = σ(x)·σ(−x)."""
    q = np.exp(-np.abs(x))
    result: Array = q / np.square(1 + q)
    return result


@blocked
def sigmoid_curvature(x: Array) -> Array:
    """Return σ''(x) = −σ'(x)·tanh(x/2)."""
    q = np.exp(-np.abs(x))
    result: Array = -np.tanh(0.5 * x) * q / np.square(1 + q)
    return result


@blocked
def gated(x: Array, k: float) -> Array:
    """Return x·σ(k·x).

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.
    k : float
        Finite, and meant as its shortest decimal form.

    Returns
    -------
    ndarray
        The shape of ``x``; finite where ``x`` is.
    """
    return through(x, cubic(x, meant(k)))


@blocked
def gated_slope(x: Array, k: float) -> Array:
    """Return the first derivative of `gated`."""
    return through_slope(cubic(x, meant(k)))


@blocked
def gated_curvature(x: Array, k: float) -> Array:
    """Return the second derivative of `gated`."""
    return through_curvature(cubic(x, meant(k)), k)


def tanh(x: ArrayLike) -> NDArray[np.floating]:
    """Return tanh(x)."""
    return np.asarray(np.tanh(floats(x)))


@blocked
def tanh_slope(x: Array) -> Array:
    """Return tanh'(x) = 1 − tanh²(x), without the cancellation of that difference."""
    q = np.exp(-2 * np.abs(x))
    result: Array = 4 * q / np.square(1 + q)
    return result


@blocked
def tanh_curvature(x: Array) -> Array:
    """Return tanh''(x) = −2·tanh(x)·tanh'(x)."""
    q = np.exp(-2 * np.abs(x))
    result: Array = -8 * np.tanh(x) * q / np.square(1 + q)
    return result


def silu(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU(x) = x·σ(x)."""
    return gated(x, k=1.0)


def silu_slope(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU'(x) = σ(x)·(1 + x·σ(−x))."""
    return gated_slope(x, k=1.0)


def silu_curvature(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU''(x) = σ'(x)·(2 − x·tanh(x/2))."""
    return gated_curvature(x, k=1.0)


def swish(x: ArrayLike, beta: float) -> NDArray[np.floating]:
    """Return x·σ(beta·x)."""
    return gated(x, k=beta)


def swish_slope(x: ArrayLike, beta: float) -> NDArray[np.floating]:
    """Return the first derivative of `swish`."""
    return gated_slope(x, k=beta)


def swish_curvature(x: ArrayLike, beta: float) -> NDArray[np.floating]:
    """Return the second derivative of `swish`."""
    return gated_curvature(x, k=beta)
