"""Functions with an exponential tail: ELU and its kin, Softplus, Mish and the Laplace gate.

Where alpha = 0 (CELU) or beta = 0 (Softplus) divides by zero, the results are limits.
"""

import numpy as np

from gelu_desktop.numerics.blocks import Array, Values, blocked
from gelu_desktop.numerics.rectifiers import flat, relu, relu_slope
from gelu_desktop.numerics.twofold import LIVE, faded, meant, quotient, scaled

SELU_SCALE = 1.0507009873554805
SELU_BELOW = 1.7580993408473768


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
    return np.where(x > 0, 1.0, alpha * np.exp(below(x)))


@blocked
def elu_curvature(x: Array, alpha: float) -> Values:
    """Return 0 above zero, else alpha·exp(x)."""
    return np.where(x > 0, 0.0, alpha * np.exp(below(x)))


@blocked
def celu(x: Array, alpha: float) -> Values:
    """Return x above zero, else alpha·(exp(x/alpha) − 1); alpha = 0 is ReLU."""
    if alpha == 0:
        return relu(x)
    return np.where(x > 0, x, alpha * np.expm1(below(x) / alpha))


@blocked
def celu_slope(x: Array, alpha: float) -> Values:
    """Return 1 above zero, else exp(x/alpha)."""
    return np.where(x > 0, 1.0, _celu_tail(x, alpha) if alpha else relu_slope(x))


@blocked
def celu_curvature(x: Array, alpha: float) -> Values:
    """Return 0 above zero, else exp(x/alpha)/alpha."""
    return np.where(x > 0, 0.0, _celu_tail(x, alpha) / alpha if alpha else flat(x))


def _celu_tail(x: Array, alpha: float) -> Values:
    v, lost = quotient(below(x), meant(alpha))
    tail = np.exp(v)
    return tail + np.where(tail < np.inf, tail, 0.0) * lost


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


def _softplus_tail(x: Array, beta: float) -> tuple[Array, Array]:
    """Return v = beta·x and q = exp(−|v|)."""
    v, lost = scaled(x, meant(beta))
    q = np.exp(-np.abs(v))
    return v, q - q * (np.sign(v) * lost)


@blocked
def softplus(x: Array, beta: float) -> Values:
    """Return ln(1 + exp(beta·x))/beta; infinite for beta = 0."""
    if beta == 0:
        return flat(x) + np.inf
    v, q = _softplus_tail(x, beta)
    result: Values = np.where(v > 0, x, 0.0) + np.log1p(q) / beta
    return result


@blocked
def softplus_slope(x: Array, beta: float) -> Values:
    """Return σ(beta·x)."""
    v, q = _softplus_tail(x, beta)
    result: Values = np.where(v > 0, 1.0, q) / (1 + q)
    return result


@blocked
def softplus_curvature(x: Array, beta: float) -> Values:
    """Return beta·σ(beta·x)·σ(−beta·x)."""
    _, q = _softplus_tail(x, beta)
    result: Values = beta * q / np.square(1 + q)
    return result


@blocked
def mish(x: Array) -> Values:
    """Return x·tanh(ln(1 + exp(x))).

    With n = exp(x) the gate is n(n + 2)/(n(n + 2) + 2); for x > 0 the fraction is reduced by n².
    """
    q = np.exp(-np.abs(x))
    closing = faded(below(x), below(x)) * (q + 2) / (q * (q + 2) + 2)
    opening = relu(x) * (1 + 2 * q) / (1 + 2 * q * (1 + q))
    return np.where(x > 0, opening, closing)


@blocked
def mish_slope(x: Array) -> Values:
    """Return the first derivative of `mish`: n·((n + 2)·D + 4x(n + 1))/D², D = n(n + 2) + 2."""
    q, near = np.exp(-np.abs(x)), np.clip(x, -LIVE, LIVE)
    d, e = q * (q + 2) + 2, 1 + 2 * q * (1 + q)
    closing = faded((q + 2) * d + 4 * near * (q + 1), below(x)) / np.square(d)
    opening = ((1 + 2 * q) * e + 4 * near * q * q * (1 + q)) / np.square(e)
    return np.where(x > 0, opening, closing)


@blocked
def mish_curvature(x: Array) -> Values:
    """Return the second derivative: 4n·(2(n + 1)·D + x(2 + 2n − 3n² − 2n³))/D³."""
    q, near = np.exp(-np.abs(x)), np.clip(x, -LIVE, LIVE)
    d, e = q * (q + 2) + 2, 1 + 2 * q * (1 + q)
    bent = 2 * (q + 1) * d + near * (2 + q * (2 - q * (3 + 2 * q)))
    closing = faded(4 * bent, below(x)) / d**3
    bent = 2 * (1 + q) * e - near * (2 + q * (3 - 2 * q * (1 + q)))
    opening = 4 * q * q * bent / e**3
    return np.where(x > 0, opening, closing)


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
