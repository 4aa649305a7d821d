"""How blocks are put one after the other: residual connections and layer normalisation.

    plain  y = F(x)               residual  y = x + F(x)
    pre-LN  y = x + F(LN(x))      post-LN  y = LN(x + F(x))

(He et al. 2016, arXiv:1512.03385; Lei et al. 2016, arXiv:1607.06450; Xiong et al. 2020,
arXiv:2002.04745.) There is no attention, and the normalisation has no weights of its own: at the
beginning of training these are 1 and 0.

One block forward is ``entered = wiring.enter(x)``, the block on ``entered.value``, and
``left = wiring.leave(x, its output)``. Backward, ``at_sum = left.backward(upstream)`` is what the
block gets, and ``wiring.below(entered, at_sum, what the block gave)`` is the gradient at x.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.floating]

NORMS = ("none", "pre", "post")

EPSILON = 1e-5
"""What is added to the variance, as in PyTorch and GPT-2."""


@dataclass(frozen=True, eq=False)
class Stage:
    """A batch on its way, normalised or as it was.

    Attributes
    ----------
    value : ndarray
        [n, width]; if normalised, each row of mean 0 and variance 1, but for `EPSILON`.
    inverse : ndarray, optional
        [n, 1], 1/√(variance + ε) if normalised.
    """

    value: Values
    inverse: Values | None = None

    def backward(self, upstream: Values) -> Values:
        """Return the gradient before this stage, given that with respect to `value`."""
        if self.inverse is None:
            return upstream
        centred = upstream - upstream.mean(axis=-1, keepdims=True)
        along = np.mean(upstream * self.value, axis=-1, keepdims=True)
        below: Values = (centred - self.value * along) * self.inverse
        return below


def normalised(x: Values) -> Stage:
    """Normalise each row of ``x``, [n, width], in its own precision."""
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = np.mean(centred * centred, axis=-1, keepdims=True)
    inverse = 1 / np.sqrt(variance + x.dtype.type(EPSILON))
    return Stage(centred * inverse, inverse)


@dataclass(frozen=True)
class Wiring:
    """What surrounds each block.

    Attributes
    ----------
    residual : bool
        Whether the block's input is added to its output.
    norm : {"none", "pre", "post"}
        Where the normalisation is: nowhere, before the block, or after it and the addition.
    """

    residual: bool = True
    norm: str = "none"

    def __post_init__(self) -> None:
        if self.norm not in NORMS:
            raise ValueError(f"no norm {self.norm!r}; there are {', '.join(NORMS)}")

    def enter(self, x: Values) -> Stage:
        """Return what the block gets of the stream ``x``, [n, width]."""
        return normalised(x) if self.norm == "pre" else Stage(x)

    def leave(self, x: Values, made: Values) -> Stage:
        """Return the stream after the block that made ``made`` of it."""
        total = x + made if self.residual else made
        return normalised(total) if self.norm == "post" else Stage(total)

    def below(self, entered: Stage, at_sum: Values, at_block: Values) -> Values:
        """Return the gradient at the stream before the block.

        Parameters
        ----------
        entered : Stage
            What `enter` returned.
        at_sum : ndarray
            The gradient at the block's output, and at the shortcut around it.
        at_block : ndarray
            The gradient at the block's input.
        """
        through = entered.backward(at_block)
        return at_sum + through if self.residual else through
