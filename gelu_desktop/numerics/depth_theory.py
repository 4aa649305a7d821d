"""What becomes of signals and gradients in a stack of infinitely wide layers.

In a wide layer the pre-activations are normal and independent of the weights behind them, and the
means of f² and f'² say the rest: the mean square q of the stream gains or becomes σ_w²·E f², and a
squared gradient is multiplied by χ = σ_w²·E f'² on the way back through a block, and by 1 through
the shortcut around it (Schoenholz et al. 2017, arXiv:1611.01232; Yang and Schoenholz 2017,
arXiv:1712.08969). A normalisation divides both by the mean square of what it normalises.
"""

import math

import numpy as np

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.initialisation import initialisation, truncated_deviation
from gelu_desktop.numerics.moments import moments


def theory(stack: Stack, activation: Activation) -> Profile:
    """Return the profile that infinite width gives, for a stream that begins at mean square 1.

    Finite stacks leave it where the signal's fixed point is unstable, as that of GELU is.

    Parameters
    ----------
    stack : Stack
        What is stacked; its batch and seed do not matter.
    activation : Activation
        Its number format does not matter.

    Returns
    -------
    Profile
        NaN from where a mean is not finite; how far tokens are apart is not known.

    Raises
    ------
    ValueError
        When the rule needs a gain and the activation has none.
    """
    signal, growth, spread = [1.0], [], []
    into, out_of = _weights(stack, activation)
    for _ in range(stack.layers):
        q, chi, pre = _layer(stack, activation, signal[-1], into, out_of)
        signal.append(q)
        growth.append(chi)
        spread.append(math.sqrt(pre))
    end = 1 / signal[-1] if stack.normalised_end and signal[-1] else 1.0
    with np.errstate(over="ignore", invalid="ignore"):
        gradient = np.cumprod(np.array([end, *growth[::-1]]))[::-1]
    sizes, unknown = np.sqrt(np.array(signal)), np.full(len(signal), math.nan)
    return Profile(activation.name, sizes, np.sqrt(gradient), np.array(spread), unknown)


def _weights(stack: Stack, activation: Activation) -> tuple[float, float]:
    """Return fan-in times the variance of the weights into a layer and out of it."""
    narrowed = truncated_deviation() if initialisation(stack.rule).truncated else 1.0
    into, out_of = (narrowed * deviation for deviation in stack.deviations(activation))
    return (
        stack.width * into**2 if stack.kind == "ffn" else 1.0,
        stack.inner * out_of**2,
    )


def _layer(
    stack: Stack, activation: Activation, q: float, into: float, out_of: float
) -> tuple[float, float, float]:
    """Return what the mean square ``q`` becomes, the growth of a gradient, and E z²."""
    wiring = stack.wiring
    before = q if wiring.norm == "pre" else 1.0
    pre = into * q / before if before else math.nan
    if not 0 < pre < math.inf:
        return math.nan, math.nan, math.nan
    means = moments(activation.function, activation.coefficients, sigma=math.sqrt(pre))
    total = out_of * means.square + (q if wiring.residual else 0.0)
    chi = into * out_of * means.slope_square / before + (1.0 if wiring.residual else 0.0)
    return (1.0, chi / total, pre) if wiring.norm == "post" else (total, chi, pre)
