"""What the person chose for the training race."""

from dataclasses import dataclass

from gelu_desktop import sizes
from gelu_desktop.model.rules import choice, choices, number, whole
from gelu_desktop.numerics.activations import ACTIVATIONS

OPTIMISERS = ("adam", "sgd")
EPOCHS_MAX = sizes.RACE_EPOCHS
BLOCKS_MAX = sizes.RACE_BLOCKS
WIDTH_MAX = sizes.RACE_WIDTH
SEEDS_MAX = sizes.RACE_SEEDS
SEED_MAX = 2**31 - 1 - SEEDS_MAX


@dataclass(frozen=True, kw_only=True)
class RaceSettings:
    """The networks that are trained on the handwritten digits.

    Attributes
    ----------
    activations : tuple of str
        Which race, in the order of their table; at least one.
    optimiser : {"adam", "sgd"}
        How the weights are moved.
    rate : float
        The learning rate, 1e-5 to 1.
    blocks, width : int
        Residual feed-forward blocks, and the width of the stream.
    epochs : int
        How often the training set is seen.
    seeds : int
        How many networks of each activation are trained.
    seed : int
        The first seed; the others follow it.
    """

    activations: tuple[str, ...] = ("gelu", "relu", "sigmoid")
    optimiser: str = "adam"
    rate: float = 1e-3
    blocks: int = 2
    width: int = 32
    epochs: int = 20
    seeds: int = 5
    seed: int = 0

    def __post_init__(self) -> None:
        """Check every field."""
        choice("race.optimiser", self.optimiser, OPTIMISERS)
        number("race.rate", self.rate, 1e-5, 1.0)
        limits = {
            "blocks": BLOCKS_MAX,
            "width": WIDTH_MAX,
            "epochs": EPOCHS_MAX,
            "seeds": SEEDS_MAX,
        }
        for key, upper in limits.items():
            whole(f"race.{key}", getattr(self, key), 1, upper)
        whole("race.seed", self.seed, 0, SEED_MAX)
        chosen = choices("race.activations", self.activations, ACTIVATIONS, least=1)
        object.__setattr__(self, "activations", chosen)
