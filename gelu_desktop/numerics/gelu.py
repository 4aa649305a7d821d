"""GELU itself: value, slope and curvature, exact to a few ulp over the whole axis."""

import numpy as np

from gelu_desktop.numerics.blocks import Array, blocked
from gelu_desktop.numerics.gaussian import DENSITY_AT_ZERO, decayed, distance, mills, square


@blocked
def gelu(x: Array) -> Array:
    """Return GELU(x) = x·Φ(x), exact to a few ulp from the negative tail to infinity."""
    a = distance(x)
    below = decayed(a * mills(a), a)
    return np.where(x > 0, x - below, np.copysign(below, x))


@blocked
def gelu_slope(x: Array) -> Array:
    """Return GELU'(x) = Φ(x) + x·φ(x)."""
    a = distance(x)
    below = decayed(mills(a) - a * DENSITY_AT_ZERO, a)
    return np.where(x > 0, 1 - below, below)


@blocked
def gelu_curvature(x: Array) -> Array:
    """Return GELU''(x) = φ(x)·(2 − x²)."""
    a = distance(x)
    rounded, lost = square(a)
    return decayed(DENSITY_AT_ZERO * ((2 - rounded) - lost), a)
