"""x·σ(v) with v = b·x·(1 + a·x²): the shape of SiLU and of both published forms of GELU.

σ is the logistic sigmoid; ½·(1 + tanh(u)) is σ(2u), so the tanh form is one of these. With
h = exp(−|v|/2) every result is written so that nothing overflows, 0·∞ never appears and the
tail keeps its digits, for any finite ``a`` and ``b``.
"""

import numpy as np

from gelu_desktop.numerics.blocks import Array, blocked

_SATURATED = 1600.0


def _argument(x: Array, b: float, a: float) -> tuple[Array, Array, Array]:
    """Return b·x, a·x² and v. An absent term is zero even where x is infinite."""
    linear = b * x if b else np.zeros_like(x)
    bend = (a * x) * x if a and b else np.zeros_like(x)
    return linear, bend, linear * (1 + bend)


def _live(v: Array, *terms: Array) -> tuple[Array, ...]:
    """Return the terms where the gate still moves, and zeros where it is saturated."""
    moving = np.abs(v) < _SATURATED
    return tuple(np.where(moving, term, 0.0) for term in terms)


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
def gated(x: Array, b: float, a: float = 0.0) -> Array:
    """Return x·σ(v), v = b·x·(1 + a·x²).

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.
    b, a : float
        Finite; b = 1 and a = 0 is SiLU, b = 2c is the tanh form.

    Returns
    -------
    ndarray
        The shape of ``x``; finite where ``x`` is.
    """
    v = _argument(x, b, a)[2]
    h = np.exp(-0.5 * np.abs(v))
    closed = np.where(h > 0, x, np.copysign(0.0, x)) * h * h
    result: Array = np.where(v > 0, x, closed) / (1 + h * h)
    return result


@blocked
def gated_slope(x: Array, b: float, a: float = 0.0) -> Array:
    """Return the first derivative of `gated`: σ(v) + σ'(v)·x·v', x·v' = b·x·(1 + 3a·x²)."""
    linear, bend, v = _argument(x, b, a)
    linear, bend = _live(v, linear, bend)
    h = np.exp(-0.5 * np.abs(v))
    q = h * h
    moving = linear * (1 + 3 * bend) * h * h / (1 + q)
    result: Array = (np.where(v > 0, 1.0, q) + moving) / (1 + q)
    return result


@blocked
def gated_curvature(x: Array, b: float, a: float = 0.0) -> Array:
    """Return the second derivative of `gated`: σ'(v)·(2v' + x·v'' − tanh(v/2)·x·v'²)."""
    linear, bend, v = _argument(x, b, a)
    linear, bend = _live(v, linear, bend)
    h = np.exp(-0.5 * np.abs(v))
    steep = 1 + 3 * bend
    factor = steep * (2 - np.tanh(0.5 * v) * linear * steep) + 6 * bend
    result: Array = b * factor * h * h / np.square(1 + h * h)
    return result
