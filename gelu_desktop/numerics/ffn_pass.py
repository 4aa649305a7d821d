"""What happens to tokens in a feed-forward block, forward and backward."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.spread import deviation_of, mean_of

Values = NDArray[np.floating]

NEAR_ZERO = 0.01
"""A hidden unit with a smaller magnitude passes next to nothing on."""


@dataclass(frozen=True, eq=False)
class Pass:
    """What happened to a token, or to a batch of tokens, in the block.

    Attributes
    ----------
    pre : ndarray
        Pre-activations x·W₁ + b₁, [hidden] or [n, hidden].
    hidden : ndarray
        What the second matrix gets, same shape: the activation's answer, times `linear` if gated.
    output : ndarray
        The block's answer, [width] or [n, width].
    token : ndarray
        What was sent through, in the precision of the block.
    activated : ndarray
        The activation's answer; `hidden` itself unless the block is gated.
    linear : ndarray, optional
        x·V + c, the branch that the activation gates.
    steep : ndarray, optional
        The slope of the activation at `pre`, if it was asked for together with the value.
    """

    pre: Values
    hidden: Values
    output: Values
    token: Values
    activated: Values
    linear: Values | None = None
    steep: Values | None = None

    @cached_property
    def exact_zeros(self) -> float:
        """The share of hidden values that are exactly zero, 0 to 1."""
        return float(np.mean(self.hidden == 0))

    @cached_property
    def near_zeros(self) -> float:
        """The share of hidden values below `NEAR_ZERO` in magnitude, exact zeros included."""
        return float(np.mean(np.abs(self.hidden) < NEAR_ZERO))

    @cached_property
    def mean(self) -> float:
        """The mean of the pre-activations."""
        return float(mean_of(self.pre))

    @cached_property
    def std(self) -> float:
        """The standard deviation of the pre-activations, about their mean, divided by n."""
        return float(deviation_of(self.pre))


@dataclass(frozen=True, eq=False)
class Gradients:
    """The gradient of a number with respect to everything that goes into a block.

    Attributes
    ----------
    token : ndarray
        [width] or [n, width].
    w1, b1, w2, b2 : ndarray
        As in `Block`, summed over the tokens.
    v, c : ndarray, optional
        Of a gated block.
    """

    token: Values
    w1: Values
    b1: Values
    w2: Values
    b2: Values
    v: Values | None = None
    c: Values | None = None
