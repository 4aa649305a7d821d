"""The feed-forward block of a Transformer: FFN(x) = f(x·W₁ + b₁)·W₂ + b₂.

Conventions: a token is a row vector, so that W₁ is [width, hidden] and W₂ [hidden, width]. W₁ is
drawn from N(0, (scale/√width)²): a token of unit root mean square gets pre-activations of standard
deviation ``scale``. W₂ is drawn from N(0, 1/hidden). Biases start at zero, as in BERT and GPT-2.
Every input has a random stream of its own in W₁, every output one in W₂: the same seed gives the
same weights on every platform, and one more input or hidden unit leaves the others' draws as they
are.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]

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
        The activation's answer to them, same shape.
    output : ndarray
        The block's answer, [width] or [n, width].
    """

    pre: Array
    hidden: Array
    output: Array

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
        return float(np.mean(self.pre))

    @cached_property
    def std(self) -> float:
        """The standard deviation of the pre-activations, about their mean, divided by n."""
        return float(np.std(self.pre))


@dataclass(frozen=True, eq=False)
class Block:
    """The weights and biases of a feed-forward block.

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
    """

    w1: Array
    b1: Array
    w2: Array
    b2: Array

    @classmethod
    def draw(cls, width: int, hidden: int, *, scale: float = 1.0, seed: int = 0) -> "Block":
        """Draw a block at random.

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
            With zero biases.
        """
        into = _drawn(seed, 1, width, hidden)
        out_of = _drawn(seed, 2, width, hidden)
        return cls(
            into * (scale / np.sqrt(width)),
            np.zeros(hidden),
            out_of.T / np.sqrt(hidden),
            np.zeros(width),
        )

    def forward(
        self, token: ArrayLike, activation: Callable[[Array], NDArray[np.floating]]
    ) -> Pass:
        """Send a token, or a batch of tokens, through the block.

        Parameters
        ----------
        token : array_like
            [width] or [n, width].
        activation : callable
            Takes the pre-activations and returns an array of their shape.

        Returns
        -------
        Pass
            Every stage on the way.

        Raises
        ------
        ValueError
            When the token's length is not the block's width.
        """
        x = np.asarray(token, dtype=np.float64)
        if x.ndim not in (1, 2) or x.shape[-1] != self.w1.shape[0]:
            raise ValueError(f"a token has {self.w1.shape[0]} numbers, not shape {x.shape}")
        pre = x @ self.w1 + self.b1
        hidden = np.asarray(activation(pre), dtype=np.float64)
        return Pass(pre, hidden, hidden @ self.w2 + self.b2)


@lru_cache(maxsize=8)
def _drawn(seed: int, matrix: int, streams: int, count: int) -> Array:
    """Return standard normal numbers, [streams, count], each row from its own generator."""
    rows = [
        np.random.Generator(np.random.PCG64([seed, matrix, index])).standard_normal(count)
        for index in range(streams)
    ]
    return np.array(rows).reshape(streams, count)
