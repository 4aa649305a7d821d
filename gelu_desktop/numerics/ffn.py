"""The feed-forward block of a Transformer, plain and gated, forward and backward.

    FFN(x) = f(x·W₁ + b₁)·W₂ + b₂        gated: (f(x·W₁ + b₁) ⊙ (x·V + c))·W₂ + b₂

(Vaswani et al. 2017, arXiv:1706.03762; Shazeer 2020, arXiv:2002.05202.) A token is a row vector,
so that W₁ is [width, hidden] and W₂ [hidden, width]. Every input has a random stream of its own in
W₁ and V, every output one in W₂: the same seed gives the same weights on every platform, and one
more input or hidden unit leaves the others' draws as they are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from gelu_desktop.numerics.initialisation import Initialisation, Matrix, streams
from gelu_desktop.numerics.spread import deviation_of, mean_of

Values = NDArray[np.floating]

NEAR_ZERO = 0.01
"""A hidden unit with a smaller magnitude passes next to nothing on."""

GATED = {"glu": "sigmoid", "reglu": "relu", "geglu": "gelu", "swiglu": "silu"}
"""The gated variants (Dauphin et al. 2017, arXiv:1612.08083; Shazeer 2020) and their functions."""


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
    """

    pre: Values
    hidden: Values
    output: Values
    token: Values
    activated: Values
    linear: Values | None = None

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

    def forward(self, token: ArrayLike, activation: Callable[[Values], Values]) -> Pass:
        """Send a token, or a batch of tokens, through the block, in the block's precision.

        Parameters
        ----------
        token : array_like
            [width] or [n, width].
        activation : callable
            Takes the pre-activations and returns an array of their shape.

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
            pre = x @ self.w1 + self.b1
            activated = np.asarray(activation(pre), dtype=x.dtype)
            linear = self._linear(x)
            hidden = activated if linear is None else activated * linear
            return Pass(pre, hidden, hidden @ self.w2 + self.b2, x, activated, linear)

    def backward(
        self, stages: Pass, upstream: ArrayLike, slope: Callable[[Values], Values]
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

        Returns
        -------
        Gradients
            In the block's precision.
        """
        above = np.asarray(upstream, dtype=self.w1.dtype)
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            pre, linear = self._at_hidden(stages, above, slope)
            rows = np.atleast_2d(stages.token).T
            return Gradients(
                self._at_token(pre, linear),
                rows @ np.atleast_2d(pre),
                np.atleast_2d(pre).sum(axis=0),
                np.atleast_2d(stages.hidden).T @ np.atleast_2d(above),
                np.atleast_2d(above).sum(axis=0),
                None if linear is None else rows @ np.atleast_2d(linear),
                None if linear is None else np.atleast_2d(linear).sum(axis=0),
            )

    def backward_to_token(
        self, stages: Pass, upstream: ArrayLike, slope: Callable[[Values], Values]
    ) -> Values:
        """Return `Gradients.token` alone, without the cost of the others."""
        above = np.asarray(upstream, dtype=self.w1.dtype)
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            return self._at_token(*self._at_hidden(stages, above, slope))

    def _linear(self, x: Values) -> Values | None:
        if self.v is None or self.c is None:
            return None
        branch: Values = x @ self.v + self.c
        return branch

    def _at_hidden(
        self, stages: Pass, above: Values, slope: Callable[[Values], Values]
    ) -> tuple[Values, Values | None]:
        """Return the gradients at the pre-activations and at the linear branch."""
        hidden = above @ self.w2.T
        steep = np.asarray(slope(stages.pre), dtype=above.dtype)
        if stages.linear is None:
            return hidden * steep, None
        return hidden * stages.linear * steep, hidden * stages.activated

    def _at_token(self, pre: Values, linear: Values | None) -> Values:
        token: Values = pre @ self.w1.T
        if linear is not None and self.v is not None:
            token = token + linear @ self.v.T
        return token


def two_thirds(hidden: int, multiple: int = 1) -> int:
    """Return the hidden units of a gated block with as many weights as a plain one of ``hidden``.

    Three matrices instead of two: two thirds as many units (Shazeer 2020), rounded to the next
    ``multiple``, upwards as LLaMA does (256 there) if that is above 1.
    """
    units = max(1, round(2 * hidden / 3))
    return -(-units // multiple) * multiple
