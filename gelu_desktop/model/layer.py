"""A feed-forward block of a trained network: its weights, and which activation it was made for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import Block

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
    """A feed-forward block of a trained network.

    Attributes
    ----------
    block : Block
        Its weights, which cannot be written to: float64 if the file has any in float64, else
        float32. Biases are zero where the network has none.
    suggestion : Suggestion
        The activation it was trained with.
    source : str
        Where the weights are from: file and name of the layer.
    """

    block: Block
    suggestion: Suggestion
    source: str
