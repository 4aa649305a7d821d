"""A feed-forward block of a trained network: its weights, and which activation it was made for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.approximations import FUNCTIONS

Weights = NDArray[np.floating[Any]]
Translate = Callable[[str, str], str]
"""Takes a context and an English text."""

CONTEXT = "Checkpoint"


@dataclass(frozen=True)
class Suggestion:
    """Which activation a network was trained with, and why that is believed.

    Attributes
    ----------
    function : str or None
        A key of ``FUNCTIONS``; None when nothing certain is known and a person has to choose.
    coefficients : mapping of str to float
        Those that differ from the published ones.
    template : str
        The reason, in English with ``{fields}``, translatable in the context ``CONTEXT``.
    values : mapping of str to str
        What goes into the fields.
    """

    function: str | None
    coefficients: Mapping[str, float]
    template: str
    values: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Check that the function exists.

        Raises
        ------
        ValueError
            When it does not.
        """
        if self.function is not None and self.function not in FUNCTIONS:
            raise ValueError(f"no function {self.function!r}")

    def reason(self, translate: Translate = lambda _, text: text) -> str:
        """Return why, in the language of ``translate``."""
        return translate(CONTEXT, self.template).format(**self.values)


@dataclass(frozen=True, eq=False)
class Layer:
    """The weights of a feed-forward block, in float32, or in float64 if they were stored so.

    A plain block is y = f(x·w1 + b1)·w2 + b2 for a row vector x; a gated one is
    y = (f(x·w1 + b1) ⊙ (x·linear + linear_bias))·w2 + b2. The activation acts on ``w1`` in both.

    Attributes
    ----------
    w1 : ndarray
        [width, hidden].
    b1 : ndarray
        [hidden]; zeros where the network has no bias.
    w2 : ndarray
        [hidden, width].
    b2 : ndarray
        [width].
    linear : ndarray or None
        [width, hidden], the second projection of a gated block (LLaMA's ``up_proj``, T5's
        ``wi_1``), which what passed the activation is multiplied with.
    linear_bias : ndarray or None
        [hidden]; None for a plain block.
    suggestion : Suggestion
        The activation it was trained with.
    source : str
        Where the weights are from: file and name of the layer.
    """

    w1: Weights
    b1: Weights
    w2: Weights
    b2: Weights
    linear: Weights | None
    linear_bias: Weights | None
    suggestion: Suggestion
    source: str

    @property
    def width(self) -> int:
        """The length of a token."""
        return int(self.w1.shape[0])

    @property
    def hidden(self) -> int:
        """The number of hidden units."""
        return int(self.w1.shape[1])

    @property
    def gated(self) -> bool:
        """Whether the activation's answer is multiplied with a second projection."""
        return self.linear is not None
