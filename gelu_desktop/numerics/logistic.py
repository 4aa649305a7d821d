"""The logistic sigmoid and its kin: tanh, SiLU and Swish."""

import numpy as np
from numpy.typing import ArrayLike

from gelu_desktop.numerics import gate
from gelu_desktop.numerics.blocks import Array, Values, blocked, floats
from gelu_desktop.numerics.twofold import meant


@blocked
def sigmoid(x: Array) -> Values:
    """Return σ(x) = 1/(1 + exp(−x))."""
    q = np.exp(-np.abs(x))
    result: Values = np.where(x > 0, 1.0, q) / (1 + q)
    return result


@blocked
def sigmoid_slope(x: Array) -> Values:
    """Return σ'(x) = σ(x)·σ(−x)."""
    return gate.bell(x, 1.0)


@blocked
def sigmoid_curvature(x: Array) -> Values:
    """Return σ''(x) = −σ'(x)·tanh(x/2)."""
    return gate.bell(x, -np.tanh(0.5 * x))


def tanh(x: ArrayLike) -> Values:
    """Return tanh(x)."""
    return np.asarray(np.tanh(floats(x)))


@blocked
def tanh_slope(x: Array) -> Values:
    """Return tanh'(x) = 1 − tanh²(x), without the cancellation of that difference."""
    return gate.bell(2 * x, 4.0)


@blocked
def tanh_curvature(x: Array) -> Values:
    """Return tanh''(x) = −2·tanh(x)·tanh'(x)."""
    return gate.bell(2 * x, -8 * np.tanh(x))


@blocked
def swish(x: Array, beta: float) -> Values:
    """Return x·σ(beta·x).

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.
    beta : float
        Finite, and meant as its shortest decimal form.

    Returns
    -------
    ndarray
        The shape of ``x``; finite where ``x`` is.
    """
    return gate.through(x, gate.linear(x, meant(beta)))


@blocked
def swish_slope(x: Array, beta: float) -> Values:
    """Return the first derivative of `swish`: σ(beta·x)·(1 + beta·x·σ(−beta·x))."""
    return gate.through_slope(gate.linear(x, meant(beta)))


@blocked
def swish_curvature(x: Array, beta: float) -> Values:
    """Return the second derivative of `swish`: beta·σ'(beta·x)·(2 − beta·x·tanh(beta·x/2))."""
    return gate.through_curvature(gate.linear(x, meant(beta)))


def silu(x: ArrayLike) -> Values:
    """Return SiLU(x) = x·σ(x)."""
    return swish(x, beta=1.0)


def silu_slope(x: ArrayLike) -> Values:
    """Return SiLU'(x) = σ(x)·(1 + x·σ(−x))."""
    return swish_slope(x, beta=1.0)


def silu_curvature(x: ArrayLike) -> Values:
    """Return SiLU''(x) = σ'(x)·(2 − x·tanh(x/2))."""
    return swish_curvature(x, beta=1.0)
