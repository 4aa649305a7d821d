"""A network that learns the handwritten digits, an epoch at a time.

Everything that chance decides comes from the seed: which images are for training, the first
weights, and the order in which the images come. Networks of the same seed that differ in their
activation share all of that, so that their difference is one of pairs. On one machine the same seed
gives the same numbers, as often as it is run.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.classifier import Classifier, Layout, cross_entropy
from gelu_desktop.numerics.digits import Split, split
from gelu_desktop.numerics.ffn_measures import dead
from gelu_desktop.numerics.initialisation import initialisation
from gelu_desktop.numerics.optimisers import OPTIMISERS, Optimiser, optimiser
from gelu_desktop.numerics.wiring import Wiring

Values = NDArray[np.floating]
Labels = NDArray[np.int64]

_STREAM = 7


@dataclass(frozen=True)
class Training:
    """What is trained, and how.

    Attributes
    ----------
    blocks, width, expansion : int
        Residual feed-forward blocks, numbers of the stream, and hidden units for each of these.
    wiring : Wiring
        What surrounds each block.
    rule : str
        The name of an initialisation.
    optimiser : {"adam", "sgd"}
        How the weights are moved.
    rate : float
        The learning rate, positive.
    batch : int
        Images a step.
    epochs : int
        How often every image of the training set is seen.
    """

    blocks: int = 2
    width: int = 32
    expansion: int = 4
    wiring: Wiring = field(default_factory=lambda: Wiring(norm="pre"))
    rule: str = "keeping"
    optimiser: str = "adam"
    rate: float = 1e-3
    batch: int = 64
    epochs: int = 20

    def __post_init__(self) -> None:
        initialisation(self.rule)
        if self.optimiser not in OPTIMISERS:
            raise ValueError(f"no optimiser {self.optimiser!r}; there are {', '.join(OPTIMISERS)}")
        if min(self.blocks, self.width, self.expansion, self.batch) < 1 or self.epochs < 0:
            raise ValueError("sizes must be at least 1, and epochs not negative")
        if not 0 < self.rate < np.inf:
            raise ValueError(f"the learning rate must be positive and finite, not {self.rate}")

    @property
    def layout(self) -> Layout:
        """The sizes of the network."""
        return Layout(self.blocks, self.width, self.expansion * self.width, self.wiring)


@dataclass(frozen=True)
class Epoch:
    """How a network stands; shares are from 0 to 1.

    Attributes
    ----------
    number : int
        How often it has seen the training set; 0 is before training.
    loss : float
        The mean cross-entropy on the training set, in nats; infinite or NaN if the weights grew
        without bound.
    train_error, test_error : float
        The share of images that it takes for another digit. No answer is a wrong answer.
    dead : float
        The share of hidden units that are zero for every image of the training set.
    zeros : float
        The share of hidden values on the training set that are zero.
    """

    number: int
    loss: float
    train_error: float
    test_error: float
    dead: float
    zeros: float


def train(
    training: Training,
    activation: Activation,
    seed: int,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[Epoch]:
    """Train one network; it waits whenever the next epoch is not asked for.

    Parameters
    ----------
    training : Training
        What is trained, and how.
    activation : Activation
        What the blocks use.
    seed : int
        Not negative.
    cancelled : callable, optional
        Asked before each step whether to stop.

    Yields
    ------
    Epoch
        Before training and after each epoch; fewer if cancelled.

    Raises
    ------
    ValueError
        When the initialisation asks for a gain and the activation has none.
    """
    network = Classifier(training.layout, activation, initialisation(training.rule), seed)
    moving = optimiser(training.optimiser, training.rate, network.weights)
    chance = np.random.Generator(np.random.PCG64([seed, 0, 0, _STREAM]))
    parts = split(seed)
    pixels = parts.train.astype(network.weights.dtype)
    yield _measured(network, parts, 0)
    for number in range(1, training.epochs + 1):
        order = chance.permutation(len(pixels))
        for start in range(0, len(order), training.batch):
            if cancelled and cancelled():
                return
            chosen = order[start : start + training.batch]
            _step(network, moving, pixels[chosen], parts.train_labels[chosen])
        yield _measured(network, parts, number)


def _step(network: Classifier, moving: Optimiser, pixels: Values, labels: Labels) -> None:
    # Weights that grow without bound are a result, not a fault.
    with np.errstate(all="ignore"):
        moving.step(network.weights, network.gradient(pixels, labels)[1])


def _measured(network: Classifier, parts: Split, number: int) -> Epoch:
    dtype = network.weights.dtype
    with np.errstate(all="ignore"):
        steps, _, logits = network.forward(parts.train.astype(dtype))
        tested = network.forward(parts.test.astype(dtype))[2]
        loss = cross_entropy(logits, parts.train_labels)[0]
    hidden = [step.stages.hidden for step in steps]
    return Epoch(
        number,
        loss,
        _error(logits, parts.train_labels),
        _error(tested, parts.test_labels),
        float(np.mean([dead(values) for values in hidden])),
        float(np.mean([np.mean(values == 0) for values in hidden])),
    )


def _error(logits: Values, labels: Labels) -> float:
    answered = np.isfinite(logits).all(axis=1)
    return float(np.mean(~answered | (logits.argmax(axis=1) != labels)))
