"""What the person chose for the feed-forward block beyond the one token."""

from dataclasses import dataclass

from gelu_desktop import sizes
from gelu_desktop.model.rules import StateError, choice, flag, text, whole
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.text import QT_TRANSLATE_NOOP

SOURCES = ("token", "synthetic", "sample", "file")
WIDTH_MAX = sizes.FFN_WIDTH
EXPANSION_MAX = sizes.FFN_EXPANSION
BATCH_MAX = sizes.FFN_TOKENS
SEED_MAX = 2**31 - 1
TEXT_MAX = 4096
RANK_MAX = 2**20
NONE = "none"
NO_FILE = QT_TRANSLATE_NOOP("Rules", "a source with a file and a layer of it")
ORDERS = (NONE, "change", "mean", "std", "zeros", "number")


@dataclass(frozen=True, kw_only=True)
class FfnSettings:
    """Where the block and what enters it come from.

    Attributes
    ----------
    source : {"token", "synthetic", "sample", "file"}
        One token and a small block, a drawn block with random tokens, the bundled trained layer,
        or a layer of the person's own checkpoint.
    width, batch : int
        Numbers of a token, and tokens, of a drawn block; the tokens also of a checkpoint's noise.
    expansion : int
        How many times as many hidden units as the width; two thirds of that if gated.
    rule : str
        The initialisation of a drawn block.
    gated : bool
        Whether a drawn block has a linear branch that the activation gates.
    seed : int
        Draws the weights and the tokens.
    number_format : str
        The format in which the second function is computed.
    file, layer : str
        The path of a checkpoint, and the name of one of its blocks.
    inputs : str
        The path of hidden states for it; empty for noise.
    order : str
        The order of the hidden units of which one is picked; ``"none"`` picks none.
    rank : int
        Its place in that order, from 1.
    """

    source: str = "token"
    width: int = 768
    expansion: int = 4
    batch: int = 128
    rule: str = "bert"
    gated: bool = False
    seed: int = 0
    number_format: str = "float64"
    file: str = ""
    layer: str = ""
    inputs: str = ""
    order: str = "none"
    rank: int = 1

    def __post_init__(self) -> None:
        """Check every field."""
        choice("ffn.source", self.source, SOURCES)
        limits = {"width": WIDTH_MAX, "expansion": EXPANSION_MAX, "batch": BATCH_MAX}
        for key, upper in limits.items():
            whole(f"ffn.{key}", getattr(self, key), 1, upper)
        whole("ffn.seed", self.seed, 0, SEED_MAX)
        whole("ffn.rank", self.rank, 1, RANK_MAX)
        choice("ffn.order", self.order, ORDERS)
        choice("ffn.rule", self.rule, INITIALISATIONS)
        choice("ffn.number_format", self.number_format, FORMATS)
        flag("ffn.gated", self.gated)
        for key in ("file", "layer", "inputs"):
            text(f"ffn.{key}", getattr(self, key), TEXT_MAX)
        if self.source == "file" and not (self.file and self.layer):
            raise StateError("ffn.source", self.source, NO_FILE)
