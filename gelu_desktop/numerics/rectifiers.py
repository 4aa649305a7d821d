"""Functions made of straight lines and parabolas: ReLU and what was derived from it.

At a corner the slope is the one that PyTorch and JAX use: that of the flat side.
"""

import numpy as np
from numpy.typing import ArrayLike

from gelu_desktop.numerics.blocks import Array, Values, blocked, floats


def _constant(x: Values, value: ArrayLike) -> Values:
    """Return ``value`` in the type of ``x``; NaN stays NaN."""
    return np.where(np.isnan(x), x, np.asarray(value, x.dtype))


def relu(x: ArrayLike) -> Values:
    """Return max(x, 0); NaN stays NaN."""
    x = floats(x)
    return np.where(x <= 0, x.dtype.type(0), x)


def relu_slope(x: ArrayLike) -> Values:
    """Return 1 above zero, else 0: at the corner, 0 as in PyTorch and JAX."""
    x = floats(x)
    return _constant(x, x > 0)


def flat(x: ArrayLike, **_: float) -> Values:
    """Return 0: the curvature of straight lines; the impulse at a corner is not a number."""
    return _constant(floats(x), 0.0)


@blocked
def leaky_relu(x: Array, alpha: float) -> Values:
    """Return x above zero, else alpha·x; without a leak the side below is 0, also at −inf."""
    return np.where(x > 0, x, np.where(x > 0, 0.0, x) * alpha if alpha else flat(x))


@blocked
def leaky_relu_slope(x: Array, alpha: float) -> Values:
    """Return 1 above zero, else alpha."""
    return _constant(x, np.where(x > 0, 1.0, alpha))


@blocked
def relu6(x: Array) -> Values:
    """Return x cut off at 0 and 6."""
    return np.clip(x, 0, 6)


@blocked
def relu6_slope(x: Array) -> Values:
    """Return 1 between 0 and 6, else 0."""
    return _constant(x, (x > 0) & (x < 6))


@blocked
def relu_squared(x: Array) -> Values:
    """Return max(x, 0)²."""
    result: Values = np.square(relu(x))
    return result


@blocked
def relu_squared_slope(x: Array) -> Values:
    """Return 2·max(x, 0)."""
    result: Values = 2 * relu(x)
    return result


@blocked
def relu_squared_curvature(x: Array) -> Values:
    """Return 2 above zero, else 0."""
    return 2 * relu_slope(x)


@blocked
def hard_tanh(x: Array) -> Values:
    """Return x cut off at −1 and 1."""
    return np.clip(x, -1, 1)


@blocked
def hard_tanh_slope(x: Array) -> Values:
    """Return 1 between −1 and 1, else 0."""
    return _constant(x, np.abs(x) < 1)


@blocked
def hard_sigmoid(x: Array, w: float = 3.0) -> Values:
    """Return (x + w)/2w cut off at 0 and 1; w = 0 is the step."""
    if w == 0:
        step: Values = 0.5 + 0.5 * np.sign(x)
        return step
    return np.clip((x + w) / (2 * w), 0, 1)


@blocked
def hard_sigmoid_slope(x: Array, w: float = 3.0) -> Values:
    """Return 1/2w between −w and w, else 0."""
    return _constant(x, np.where(np.abs(x) < abs(w), 0.5 / (w or 1), 0.0))


@blocked
def hard_swish(x: Array, w: float = 3.0) -> Values:
    """Return x times its hard gate, (x + w)/2w cut off at 0 and 1."""
    gate = hard_sigmoid(x, w=w)
    # A closed gate lets nothing through, infinity included.
    passed: Values = np.where(gate == 0, np.copysign(0.0, x), x) * gate
    return passed


@blocked
def hard_swish_slope(x: Array, w: float = 3.0) -> Values:
    """Return (2x + w)/2w between −w and w, and the gate outside."""
    sloping = (2 * x + w) / (2 * (w or 1))
    return np.where(np.abs(x) < abs(w), sloping, hard_sigmoid(x, w=w))


@blocked
def hard_swish_curvature(x: Array, w: float = 3.0) -> Values:
    """Return 1/w between −w and w, else 0."""
    return _constant(x, np.where(np.abs(x) < abs(w), 1 / (w or 1), 0.0))
