"""Functions with an algebraic tail: Softsign and the Cauchy gate.

TAIL was derived in 50-digit arithmetic by ``packaging/bake_cauchy.py``.
"""

import numpy as np

from gelu_desktop.numerics.blocks import Array, blocked

TAIL = (
    3.5374106854610203,
    -15.733932519655907,
    33.30845732247548,
    -44.01811519882404,
    40.54757173780213,
    -27.505624372180037,
    14.22916530526792,
    -5.6988312372532395,
    1.8107206993718594,
    -0.43627245129636355,
    0.10162051090820223,
    0.0016764787951404868,
    0.01931131894817815,
    0.020518551589345697,
    0.024654578901336762,
    0.03007757215642637,
    0.037860597020692256,
    0.049715908603515505,
    0.06944444445167458,
    0.1071428571428004,
    0.20000000000000018,
    0.6666666666666666,
)

_FAR = 1e300


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
    return np.square(1 / (1 + np.abs(x)))


@blocked
def softsign_curvature(x: Array) -> Array:
    """Return −2·sign(x)/(1 + |x|)³; at the jump at zero, the mean 0."""
    r = 1 / (1 + np.abs(x))
    return -2 * np.sign(x) * r * r * r


@blocked
def cauchy_gate(x: Array) -> Array:
    """Return x·P(C ≤ x) = x·(½ + arctan(x)/π), C being standard Cauchy distributed."""
    x = np.maximum(x, -_FAR)
    return x * (np.arctan2(1.0, -x) / np.pi)


def _cauchy_below(a: Array) -> Array:
    """Return the slope of the Cauchy gate at −a, a ≥ 0: (θ − sin θ·cos θ)/π, θ = arctan(1/a)."""
    y = 1 / (1 + a * a)
    series = np.full_like(a, TAIL[0])
    for coefficient in TAIL[1:]:
        series = series * y + coefficient
    return np.where(a > 1, y * np.sqrt(y) * series, np.arctan2(1.0, a) - a * y) / np.pi


@blocked
def cauchy_gate_slope(x: Array) -> Array:
    """Return ½ + arctan(x)/π + x/(π(1 + x²))."""
    below = _cauchy_below(np.minimum(np.abs(x), _FAR))
    return np.where(x > 0, 1 - below, below)


@blocked
def cauchy_gate_curvature(x: Array) -> Array:
    """Return 2/(π(1 + x²)²)."""
    r = 1 / (1 + x * x)
    return 2 / np.pi * r * r
