"""The feed-forward block of a Transformer, plain and gated, forward and backward.

    FFN(x) = f(x·W₁ + b₁)·W₂ + b₂        gated: (f(x·W₁ + b₁) ⊙ (x·V + c))·W₂ + b₂

(Vaswani et al. 2017, arXiv:1706.03762; Shazeer 2020, arXiv:2002.05202.) A token is a row vector,
so that W₁ is [width, hidden] and W₂ [hidden, width]. Every input has a random stream of its own in
W₁ and V, every output one in W₂: the same seed gives the same weights on every platform, and one
more input or hidden unit leaves the others' draws as they are.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from gelu_desktop.numerics.ffn_pass import NEAR_ZERO, Gradients, Pass, Values
from gelu_desktop.numerics.initialisation import Initialisation, Matrix, streams

__all__ = ["GATED", "NEAR_ZERO", "Block", "Gradients", "Pass", "Values", "two_thirds"]

Kernel = Callable[[Values], Values]
Both = Callable[[Values], tuple[Values, Values]]

GATED = {"glu": "sigmoid", "reglu": "relu", "geglu": "gelu", "swiglu": "silu"}
"""The gated variants (Dauphin et al. 2017, arXiv:1612.08083; Shazeer 2020) and their functions."""


@dataclass(frozen=True, eq=False)
class Block:
    """The weights and biases of a feed-forward block, all float32 or all float64.

    Attributes
    ----------
    w1 : ndarray
        [width, hidden].
    b1 : ndarray
        [hidden].
    w2 : ndarray
        [hidden, width].
    b2 : ndarray
        [width].
    v, c : ndarray, optional
        [width, hidden] and [hidden]: the linear branch of a gated block.
    """

    w1: Values
    b1: Values
    w2: Values
    b2: Values
    v: Values | None = None
    c: Values | None = None

    @classmethod
    def draw(cls, width: int, hidden: int, *, scale: float = 1.0, seed: int = 0) -> "Block":
        """Draw a block from W₁ ~ N(0, (scale/√width)²), W₂ ~ N(0, 1/hidden), without biases.

        Parameters
        ----------
        width, hidden : int
            Length of a token and number of hidden units, at least 1.
        scale : float
            Standard deviation of the pre-activations of a token with unit root mean square.
        seed : int
            Not negative; the same seed gives the same block.

        Returns
        -------
        Block
            In float64.
        """
        into = streams(seed, 1, width, hidden) * (scale / np.sqrt(width))
        out_of = streams(seed, 2, width, hidden).T / np.sqrt(hidden)
        return cls(into, np.zeros(hidden), out_of, np.zeros(width))

    @classmethod
    def initialised(
        cls,
        width: int,
        hidden: int,
        rule: Initialisation,
        *,
        gain: float = 1.0,
        gated: bool = False,
        seed: int = 0,
        dtype: DTypeLike = np.float64,
    ) -> "Block":
        """Draw a block as a rule has it, without biases.

        Parameters
        ----------
        width, hidden, seed
            As for `draw`.
        rule : Initialisation
            How wide each matrix is drawn.
        gain : float
            Of the activation, for the rules that ask.
        gated : bool
            Whether there is a linear branch, drawn as W₁ is.
        dtype : {numpy.float32, numpy.float64}
            The precision; the same seed gives the same weights, rounded.

        Returns
        -------
        Block
            In that precision.
        """

        def drawn(matrix: int, deviation: float) -> Values:
            values = streams(seed, matrix, width, hidden, rule.truncated) * deviation
            return values.astype(dtype)

        into = rule.deviation(Matrix(width, hidden, gain))
        out_of = rule.deviation(Matrix(hidden, width, gain, activated=True))
        return cls(
            drawn(1, into),
            np.zeros(hidden, dtype),
            drawn(2, out_of).T,
            np.zeros(width, dtype),
            drawn(3, into) if gated else None,
            np.zeros(hidden, dtype) if gated else None,
        )

    def forward(self, token: ArrayLike, activation: Kernel, *, both: Both | None = None) -> Pass:
        """Send a token, or a batch of tokens, through the block, in the block's precision.

        Parameters
        ----------
        token : array_like
            [width] or [n, width].
        activation : callable
            Takes the pre-activations and returns an array of their shape.
        both : callable, optional
            Is used instead, and returns the slopes too, which `backward` then needs not compute.

        Returns
        -------
        Pass
            Every stage on the way; infinite or NaN where the numbers are too large.

        Raises
        ------
        ValueError
            When the token's length is not the block's width.
        """
        x = np.asarray(token, dtype=self.w1.dtype)
        if x.ndim not in (1, 2) or x.shape[-1] != self.w1.shape[0]:
            raise ValueError(f"a token has {self.w1.shape[0]} numbers, not shape {x.shape}")
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            pre, steep = _affine(x, self.w1, self.b1), None
            if both is None:
                activated = np.asarray(activation(pre), dtype=x.dtype)
            else:
                activated, steep = both(pre)
            linear = self._linear(x)
            hidden = activated if linear is None else activated * linear
            output = _affine(hidden, self.w2, self.b2)
        return Pass(pre, hidden, output, x, activated, linear, steep)

    def backward(
        self,
        stages: Pass,
        upstream: ArrayLike,
        slope: Kernel,
        into: Mapping[str, Values] | None = None,
    ) -> Gradients:
        """Carry a gradient back through the block.

        Parameters
        ----------
        stages : Pass
            What `forward` returned.
        upstream : array_like
            The gradient with respect to the output, of its shape.
        slope : callable
            The slope of the activation that `forward` used.
        into : mapping of str to ndarray, optional
            Arrays of the block's precision for the gradients of weights and biases, by name.

        Returns
        -------
        Gradients
            In the block's precision.
        """
        above = np.asarray(upstream, dtype=self.w1.dtype)
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            pre, linear = self._at_hidden(stages, above, slope)
            token, out = self._at_token(pre, linear), (into or {}).get
            rows, pre, above = np.atleast_2d(stages.token).T, *map(np.atleast_2d, (pre, above))
            second = np.atleast_2d(stages.hidden).T
            w1, b1 = np.matmul(rows, pre, out=out("w1")), pre.sum(axis=0, out=out("b1"))
            w2, b2 = np.matmul(second, above, out=out("w2")), above.sum(axis=0, out=out("b2"))
            if linear is None:
                return Gradients(token, w1, b1, w2, b2)
            linear = np.atleast_2d(linear)
            v, c = np.matmul(rows, linear, out=out("v")), linear.sum(axis=0, out=out("c"))
            return Gradients(token, w1, b1, w2, b2, v, c)

    def backward_to_token(self, stages: Pass, upstream: ArrayLike, slope: Kernel) -> Values:
        """Return `Gradients.token` alone, without the cost of the others."""
        above = np.asarray(upstream, dtype=self.w1.dtype)
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            return self._at_token(*self._at_hidden(stages, above, slope))

    def _linear(self, x: Values) -> Values | None:
        if self.v is None or self.c is None:
            return None
        return _affine(x, self.v, self.c)

    def _at_hidden(
        self, stages: Pass, above: Values, slope: Kernel
    ) -> tuple[Values, Values | None]:
        """Return the gradients at the pre-activations and at the linear branch."""
        hidden = above @ self.w2.T
        steep = stages.steep
        if steep is None:
            steep = np.asarray(slope(stages.pre), dtype=above.dtype)
        linear = None
        if stages.linear is not None:
            linear = hidden * stages.activated
            hidden *= stages.linear
        hidden *= steep
        return hidden, linear

    def _at_token(self, pre: Values, linear: Values | None) -> Values:
        token: Values = pre @ self.w1.T
        if linear is not None and self.v is not None:
            token += linear @ self.v.T
        return token


def _affine(x: Values, weights: Values, bias: Values) -> Values:
    made: Values = x @ weights
    made += bias
    return made


def two_thirds(hidden: int, multiple: int = 1) -> int:
    """Return the hidden units of a gated block with as many weights as a plain one of ``hidden``.

    Three matrices instead of two: two thirds as many units (Shazeer 2020), rounded to the next
    ``multiple``, upwards as LLaMA does (256 there) if that is above 1.
    """
    units = max(1, round(2 * hidden / 3))
    return -(-units // multiple) * multiple
