"""Functions with an exponential tail: ELU and its kin, Softplus, Mish and the Laplace gate.

Where alpha = 0 (CELU) or beta = 0 (Softplus) divides by zero, the results are limits.
"""

import numpy as np

from gelu_desktop.numerics.blocks import Array, Values, blocked
from gelu_desktop.numerics.gate import bell, linear
from gelu_desktop.numerics.rectifiers import flat, relu, relu_slope
from gelu_desktop.numerics.twofold import LIVE, faded, meant, quotient, total

SELU_SCALE = 1.0507009873554805
SELU_BELOW = 1.7580993408473768

_LINEAR = 40.0
"""ln(1 + q) is q for q below exp(−40)."""


def below(x: Array) -> Array:
    """Return x below zero, else 0; NaN and −0 stay what they are."""
    return np.where(x > 0, 0.0, x)


@blocked
def elu(x: Array, alpha: float) -> Values:
    """Return x above zero, else alpha·(exp(x) − 1)."""
    return np.where(x > 0, x, alpha * np.expm1(below(x)))


@blocked
def elu_slope(x: Array, alpha: float) -> Values:
    """Return 1 above zero, else alpha·exp(x)."""
    return np.where(x > 0, 1.0, faded(alpha, below(x)))


@blocked
def elu_curvature(x: Array, alpha: float) -> Values:
    """Return 0 above zero, else alpha·exp(x)."""
    return np.where(x > 0, 0.0, faded(alpha, below(x)))


@blocked
def celu(x: Array, alpha: float) -> Values:
    """Return x above zero, else alpha·(exp(x/alpha) − 1); alpha = 0 is ReLU."""
    if alpha == 0:
        return relu(x)
    return np.where(x > 0, x, alpha * np.expm1(below(x) / alpha))


@blocked
def celu_slope(x: Array, alpha: float) -> Values:
    """Return 1 above zero, else exp(x/alpha)."""
    return np.where(x > 0, 1.0, _celu_tail(x, alpha, 1.0) if alpha else relu_slope(x))


@blocked
def celu_curvature(x: Array, alpha: float) -> Values:
    """Return 0 above zero, else exp(x/alpha)/alpha."""
    return np.where(x > 0, 0.0, _celu_tail(x, alpha, 1 / alpha) if alpha else flat(x))


def _celu_tail(x: Array, alpha: float, factor: float) -> Array:
    v, lost = quotient(below(x), meant(alpha))
    if alpha < 0:
        return factor * np.exp(v)
    return faded(factor, v, lost)


@blocked
def selu(x: Array) -> Values:
    """Return the ELU with the scale that keeps mean 0 and variance 1."""
    return np.where(x > 0, SELU_SCALE * x, SELU_BELOW * np.expm1(below(x)))


@blocked
def selu_slope(x: Array) -> Values:
    """Return the first derivative of `selu`: from the left at zero."""
    return np.where(x > 0, SELU_SCALE, SELU_BELOW * np.exp(below(x)))


@blocked
def selu_curvature(x: Array) -> Values:
    """Return the second derivative of `selu`."""
    return elu_curvature(x, alpha=SELU_BELOW)


@blocked
def softplus(x: Array, beta: float) -> Values:
    """Return ln(1 + exp(beta·x))/beta; infinite for beta = 0."""
    if beta == 0:
        return flat(x) + np.inf
    gate = linear(x, meant(beta))
    size, lost = -np.abs(gate.v), -np.sign(gate.v) * gate.lost
    bent = np.where(size < -_LINEAR, faded(1 / beta, size, lost), np.log1p(gate.decay) / beta)
    result: Values = np.where(gate.v > 0, x, 0.0) + bent
    return result


@blocked
def softplus_slope(x: Array, beta: float) -> Values:
    """Return σ(beta·x)."""
    gate = linear(x, meant(beta))
    q = gate.decay
    result: Values = np.where(gate.v > 0, 1.0, q) / (1 + q)
    return result


@blocked
def softplus_curvature(x: Array, beta: float) -> Values:
    """Return beta·σ(beta·x)·σ(−beta·x)."""
    gate = linear(x, meant(beta))
    return bell(gate.v, beta, gate.lost)


def _mish_parts(x: Array) -> tuple[Array, Array, Array]:
    """Return q = exp(−|x|), the denominator of the gate, and by which part it is too small.

    With n = exp(x) the gate is n(n + 2)/(n(n + 2) + 2); for x > 0 the fraction is reduced by n².
    """
    q: Array = np.exp(-np.abs(x))
    whole, lost = total(np.where(x > 0, 1.0, 2.0), np.where(x > 0, 2 * q * (1 + q), q * (q + 2)))
    return q, whole, lost / whole


@blocked
def mish(x: Array) -> Values:
    """Return x·tanh(ln(1 + exp(x)))."""
    q, whole, short = _mish_parts(x)
    closing = faded(below(x), below(x)) * (q + 2)
    passed = np.where(x > 0, relu(x) * (1 + 2 * q), closing)
    return passed * (1 - short) / whole


@blocked
def mish_slope(x: Array) -> Values:
    """Return the first derivative of `mish`: n·((n + 2)·D + 4x(n + 1))/D², D = n(n + 2) + 2."""
    q, whole, short = _mish_parts(x)
    near = np.clip(x, -LIVE, LIVE)
    closing = faded((q + 2) * whole + 4 * near * (q + 1), below(x))
    opening = (1 + 2 * q) * whole + 4 * near * q * q * (1 + q)
    return np.where(x > 0, opening, closing) * (1 - 2 * short) / np.square(whole)


@blocked
def mish_curvature(x: Array) -> Values:
    """Return the second derivative: 4n·(2(n + 1)·D + x(2 + 2n − 3n² − 2n³))/D³."""
    q, whole, short = _mish_parts(x)
    near, common = np.clip(x, -LIVE, LIVE), 2 * (1 + q) * whole
    closing = faded(4 * (common + near * (2 + q * (2 - q * (3 + 2 * q)))), below(x))
    opening = 4 * q * q * (common - near * (2 + q * (3 - 2 * q * (1 + q))))
    return np.where(x > 0, opening, closing) * (1 - 3 * short) / whole**3


@blocked
def laplace_gate(x: Array) -> Values:
    """Return x·P(L ≤ x), L being Laplace distributed with mean 0 and scale 1."""
    a = np.abs(x)
    outside = faded(0.5 * a, -a)
    return np.where(x > 0, x - outside, np.copysign(outside, x))


@blocked
def laplace_gate_slope(x: Array) -> Values:
    """Return P(L ≤ x) + x·exp(−|x|)/2."""
    a = np.abs(x)
    outside = faded(0.5 * (1 - a), -a)
    return np.where(x > 0, 1 - outside, outside)


@blocked
def laplace_gate_curvature(x: Array) -> Values:
    """Return exp(−|x|)·(1 − |x|/2)."""
    a = np.abs(x)
    return faded(1 - 0.5 * a, -a)
