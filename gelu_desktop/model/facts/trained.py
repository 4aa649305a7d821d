"""Facts that take training: small networks on the handwritten digits, the same on every start."""

from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.training import Epoch, Training, train
from gelu_desktop.numerics.wiring import Wiring

SEEDS = 5
RACE = Training(blocks=2, width=16, epochs=3)
PLAIN = Training(blocks=4, width=32, epochs=5, wiring=Wiring(residual=False, norm="none"))
RULES = {"small": "bert", "kept": "keeping"}
"""Two initialisations: BERT's N(0, 0.02²), and the one that keeps the size of the signal."""

RATES = {"adam.low": ("adam", 1e-3), "adam.high": ("adam", 1e-2), "sgd": ("sgd", 0.1)}


@cache
def ended(training: Training, activation: str, seed: int) -> Epoch:
    """Return how a network stands after its last epoch."""
    *_, last = train(training, Activation(FUNCTIONS[activation]), seed)
    return last


@cache
def losses(rule: str, activation: str) -> tuple[float, ...]:
    """Return the losses at the end, one a seed."""
    training = Training(blocks=RACE.blocks, width=RACE.width, epochs=RACE.epochs, rule=RULES[rule])
    return tuple(ended(training, activation, seed).loss for seed in range(SEEDS))


def _median(rule: str, activation: str) -> float:
    return float(np.median(losses(rule, activation)))


def wins(rule: str, first: str, second: str) -> int:
    """Return for how many seeds the first activation has the lower loss.

    Networks of one seed share their first weights and the order of the images.
    """
    pairs = zip(losses(rule, first), losses(rule, second), strict=True)
    return sum(left < right for left, right in pairs)


@cache
def died(setting: str) -> float:
    """Return the share of ReLU units that are zero for every image after training."""
    optimiser, rate = RATES[setting]
    training = Training(
        blocks=PLAIN.blocks,
        width=PLAIN.width,
        epochs=PLAIN.epochs,
        wiring=PLAIN.wiring,
        optimiser=optimiser,
        rate=rate,
    )
    return ended(training, "relu", 0).dead


TRAINED = table(
    Fact("race.seeds", lambda: SEEDS),
    *(
        Fact(f"race.{rule}.{name}", partial(_median, rule, name), 3, slow=True)
        for rule in RULES
        for name in ("gelu", "relu", "sigmoid")
    ),
    *(
        Fact(f"race.{rule}.{first}.{second}", partial(wins, rule, first, second), slow=True)
        for rule in RULES
        for first, second in (("gelu", "relu"), ("gelu", "sigmoid"), ("relu", "sigmoid"))
    ),
    *(
        Fact(f"dead.{setting}", partial(died, setting), lambda v: percent(float(v), 1), slow=True)
        for setting in RATES
    ),
)
