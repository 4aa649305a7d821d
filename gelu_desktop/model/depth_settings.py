"""What the person chose for the deep stack."""

from dataclasses import dataclass, replace

from gelu_desktop import sizes
from gelu_desktop.model.rules import choice, choices, flag, whole
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.depth_stack import KINDS, LAYERS
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.numerics.wiring import NORMS

WIDTH_MAX = sizes.DEPTH_WIDTH
HIDDEN_MAX = sizes.DEPTH_HIDDEN
BATCH_MAX = sizes.DEPTH_TOKENS
SEED_MAX = 2**31 - 1
EXPANSION = 4
"""Hidden units for each number of the stream, unless they are set otherwise."""


def hidden_units(width: int) -> int:
    """Return how many hidden units a block of this width has, unless they are set otherwise."""
    return min(EXPANSION * width, HIDDEN_MAX)


@dataclass(frozen=True, kw_only=True)
class DepthSettings:
    """The stack whose signals and gradients are followed.

    Attributes
    ----------
    layers, width, hidden, batch : int
        1 to 96 blocks; numbers of the stream, of a block's hidden units, and of random tokens.
    kind : str
        Feed-forward blocks, or plain layers.
    norm : {"none", "pre", "post"}
        Where the normalisation stands.
    residual : bool
        Whether the input of a block is added to its output.
    rule : str
        The initialisation.
    activations : tuple of str
        Which are compared, in the order of their table; at least one.
    seed : int
        Draws the weights.
    """

    layers: int = 24
    width: int = 128
    hidden: int = 512
    batch: int = 32
    kind: str = "ffn"
    norm: str = "none"
    residual: bool = False
    rule: str = "normal"
    activations: tuple[str, ...] = ("gelu", "relu", "sigmoid")
    seed: int = 0

    def __post_init__(self) -> None:
        """Check every field."""
        limits = {"layers": LAYERS, "width": WIDTH_MAX, "hidden": HIDDEN_MAX, "batch": BATCH_MAX}
        for key, upper in limits.items():
            whole(f"depth.{key}", getattr(self, key), 1, upper)
        whole("depth.seed", self.seed, 0, SEED_MAX)
        choice("depth.kind", self.kind, KINDS)
        choice("depth.norm", self.norm, NORMS)
        choice("depth.rule", self.rule, INITIALISATIONS)
        flag("depth.residual", self.residual)
        chosen = choices("depth.activations", self.activations, ACTIVATIONS, least=1)
        object.__setattr__(self, "activations", chosen)

    def widened(self, width: int) -> "DepthSettings":
        """Return these settings at another width; hidden units that follow it still do."""
        follows = self.hidden == hidden_units(self.width)
        return replace(self, width=width, hidden=hidden_units(width) if follows else self.hidden)
