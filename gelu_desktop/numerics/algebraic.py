"""Functions with an algebraic tail: Softsign and the Cauchy gate.

TAIL was derived in 50-digit arithmetic by ``packaging/bake_cauchy.py``.
"""

import numpy as np

from gelu_desktop.numerics.blocks import Array, blocked
from gelu_desktop.numerics.twofold import product, total

TAIL = (
    1.1259927926744222,
    -5.008266269555114,
    10.60241125927482,
    -14.011401238962668,
    12.906692944888885,
    -8.755312163322726,
    4.529283988810175,
    -1.8139943225107096,
    0.5763702997276905,
    -0.13886983431726885,
    0.03234681326112851,
    0.0005336397744707069,
    0.006146983736453467,
    0.006531257821060866,
    0.007847796203993793,
    0.009573988569796828,
    0.012051402328506915,
    0.01582506520910876,
    0.022104853209509112,
    0.03410463066253094,
    0.06366197723675819,
    0.2122065907891938,
)

_FAR = 1e150
_LARGE = 1e300
_TWO_OVER_PI = 0.6366197723675814


@blocked
def softsign(x: Array) -> Array:
    """Return x/(1 + |x|)."""
    a = np.abs(x)
    far = 1 / (1 + 1 / np.maximum(a, 1.0))
    near = np.minimum(a, 1.0)
    return np.copysign(np.where(a > 1, far, near / (1 + near)), x)


@blocked
def softsign_slope(x: Array) -> Array:
    """Return 1/(1 + |x|)²."""
    whole, lost = total(np.float64(1.0), np.minimum(np.abs(x), _LARGE))
    result: Array = (1 - 2 * lost / whole) / whole / whole
    return result


@blocked
def softsign_curvature(x: Array) -> Array:
    """Return −2·sign(x)/(1 + |x|)³; at the jump at zero, the mean 0."""
    whole, lost = total(np.float64(1.0), np.minimum(np.abs(x), _LARGE))
    result: Array = -2 * np.sign(x) * (1 - 3 * lost / whole) / whole / whole / whole
    return result


@blocked
def cauchy_gate(x: Array) -> Array:
    """Return x·P(C ≤ x) = x·(½ + arctan(x)/π), C being standard Cauchy distributed."""
    x = np.maximum(x, -_FAR)
    return x * (np.arctan2(1.0, -x) / np.pi)


def _whole(a: Array) -> tuple[Array, Array]:
    """Return 1 + a² for 0 ≤ a ≤ `_FAR`, and by which part of it that is too large."""
    square, first = product(a, a)
    whole, second = total(np.float64(1.0), square)
    return whole, -(first + second) / whole


def _cauchy_below(a: Array) -> Array:
    """Return the slope of the Cauchy gate at −a, a ≥ 0: (θ − sin θ·cos θ)/π, θ = arctan(1/a)."""
    whole, excess = _whole(a)
    y = 1 / whole
    series = np.full_like(a, TAIL[0])
    for coefficient in TAIL[1:]:
        series = series * y + coefficient
    far = (series + series * 1.5 * excess) / whole / np.sqrt(whole)
    return np.where(a > 1, far, (np.arctan2(1.0, a) - a * y) / np.pi)


@blocked
def cauchy_gate_slope(x: Array) -> Array:
    """Return ½ + arctan(x)/π + x/(π(1 + x²))."""
    below = _cauchy_below(np.minimum(np.abs(x), _FAR))
    return np.where(x > 0, 1 - below, below)


@blocked
def cauchy_gate_curvature(x: Array) -> Array:
    """Return 2/(π(1 + x²)²)."""
    whole, excess = _whole(np.minimum(np.abs(x), _FAR))
    result: Array = _TWO_OVER_PI * (1 + 2 * excess) / whole / whole
    return result
