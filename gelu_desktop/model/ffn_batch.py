"""A batch of tokens on its way through a feed-forward block, with two functions to compare."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.layer import Layer
from gelu_desktop.model.sample import sample
from gelu_desktop.numerics import ffn_measures as measures
from gelu_desktop.numerics.ffn import Block, Pass, Values, two_thirds
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.initialisation import initialisation, streams
from gelu_desktop.numerics.moments import gain
from gelu_desktop.numerics.sweeps import results

PRECISE_MAX = 2**24
"""Blocks with at most so many weights are computed in float64, whatever they are stored in."""

VALUES_MAX = 2**24
"""At most so many pre-activations are computed at once: tokens times hidden units."""

LAYERS_KEPT = 2
STATES_KEPT = 4
NOISE = 0  # the streams of random tokens; those of the weights have other numbers

Cancelled = Callable[[], bool]


class NotLoadedError(LookupError):
    """The layer or the hidden states of a file are not in memory."""


class TooManyError(ValueError):
    """A batch has more tokens than are computed at once with so many hidden units.

    Parameters
    ----------
    tokens, hidden : int
        What was asked for.

    Attributes
    ----------
    most : int
        How many tokens would do.
    """

    def __init__(self, tokens: int, hidden: int) -> None:
        super().__init__(f"{tokens} tokens with {hidden} hidden units")
        self.tokens, self.hidden, self.most = tokens, hidden, VALUES_MAX // hidden


class Store:
    """What was loaded from files of late, by path and name."""

    def __init__(self) -> None:
        self._layers: dict[tuple[str, str], Layer] = {}
        self._states: dict[str, Values] = {}

    def keep(self, file: str, name: str, layer: Layer) -> None:
        """Remember a layer; the oldest is forgotten."""
        self._layers.pop((file, name), None)
        self._layers[file, name] = layer
        while len(self._layers) > LAYERS_KEPT:
            del self._layers[next(iter(self._layers))]

    def keep_states(self, file: str, states: Values) -> None:
        """Remember hidden states; the oldest are forgotten."""
        self._states.pop(file, None)
        self._states[file] = states
        while len(self._states) > STATES_KEPT:
            del self._states[next(iter(self._states))]

    def layer(self, file: str, name: str) -> Layer:
        """Return a layer.

        Raises
        ------
        NotLoadedError
            When it is not in memory.
        """
        if (file, name) not in self._layers:
            raise NotLoadedError(file)
        return self._layers[file, name]

    def states(self, file: str) -> Values:
        """Return hidden states.

        Raises
        ------
        NotLoadedError
            When they are not in memory.
        """
        if file not in self._states:
            raise NotLoadedError(file)
        return self._states[file]


STORE = Store()


@dataclass(frozen=True)
class BatchAsked:
    """One question: two equal ones have the same answer.

    Attributes
    ----------
    settings : FfnSettings
        The block and what enters it.
    first, other : Curve
        The function of the block, and the one that is put in its place.
    """

    settings: FfnSettings
    first: Curve
    other: Curve


@dataclass(frozen=True, eq=False)
class Batch:
    """The answer.

    Attributes
    ----------
    asked : BatchAsked
        The question.
    shape : tuple of int
        Width and number of hidden units.
    gated : bool
        Whether the block has a linear branch.
    noise : bool
        Whether the tokens are random.
    tokens : tuple of str
        Their texts, where they have any.
    passes : tuple of Pass
        With the first function in float64, and with the other one in its number format.
    statistics : tuple of Statistics
        Of each pass.
    open_gates : tuple of float
        Shares of pre-activations of which more than half is let through, of each pass.
    difference : Difference
        The other output against the first.
    outgoing : ndarray
        The norm of each hidden unit's weights to the output.
    """

    asked: BatchAsked
    shape: tuple[int, int]
    gated: bool
    noise: bool
    tokens: tuple[str, ...]
    passes: tuple[Pass, Pass]
    statistics: tuple[measures.Statistics, measures.Statistics]
    open_gates: tuple[float, float]
    difference: measures.Difference
    outgoing: Values


def noise(count: int, width: int, seed: int) -> Values:
    """Return random tokens, [count, width], each with the mean 0 and the standard deviation 1."""
    drawn = streams(seed, NOISE, count, width)
    centred = drawn - drawn.mean(axis=1, keepdims=True)
    spread = np.sqrt(np.mean(centred**2, axis=1, keepdims=True))
    return np.asarray(np.divide(centred, spread, out=np.zeros_like(centred), where=spread > 0))


def hidden_units(settings: FfnSettings) -> int:
    """Return how many hidden units a drawn block has."""
    units = settings.width * settings.expansion
    return two_thirds(units) if settings.gated else units


def block_shape(settings: FfnSettings, store: Store = STORE) -> tuple[int, int, bool] | None:
    """Return width, hidden units and whether the block of a batch is gated, without making it.

    Returns
    -------
    tuple or None
        None where a file's layer is not in memory.
    """
    if settings.source == "synthetic":
        return settings.width, hidden_units(settings), settings.gated
    try:
        layer = (
            sample().layer
            if settings.source == "sample"
            else store.layer(settings.file, settings.layer)
        )
    except NotLoadedError:
        return None
    width, hidden = layer.block.w1.shape
    return width, hidden, layer.block.v is not None


def source(asked: BatchAsked, store: Store = STORE) -> tuple[Block, Values, tuple[str, ...], bool]:
    """Return the block, what enters it, the texts of the tokens, and whether they are noise.

    Raises
    ------
    NotLoadedError
        When a file that is needed is not in memory.
    """
    settings = asked.settings
    if settings.source == "sample":
        bundled = sample()
        return bundled.layer.block, bundled.states, bundled.tokens, False
    if settings.source == "file":
        block = store.layer(settings.file, settings.layer).block
        if settings.inputs:
            return block, store.states(settings.inputs), (), False
    else:
        rule = initialisation(settings.rule)
        row, given = asked.first.function, dict(asked.first.coefficients)
        block = Block.initialised(
            settings.width,
            hidden_units(settings),
            rule,
            gain=gain(row, given) if rule.own else 1.0,
            gated=settings.gated,
            seed=settings.seed,
        )
    return block, noise(settings.batch, block.w1.shape[0], settings.seed), (), True


def compute(
    asked: BatchAsked, cancelled: Cancelled = lambda: False, store: Store = STORE
) -> Batch | None:
    """Answer a question.

    Parameters
    ----------
    asked : BatchAsked
        The question; its source is not a single token.
    cancelled : callable, optional
        Asked between the steps; true ends the work.
    store : Store, optional
        Where the layers of files are.

    Returns
    -------
    Batch or None
        None when cancelled.

    Raises
    ------
    NotLoadedError
        When a file that is needed is not in memory.
    TooManyError
        When there are too many tokens.
    ValueError
        When the first function has no gain and the initialisation asks for it.
    """
    block, states, tokens, random = source(asked, store)
    if len(states) * block.w1.shape[1] > VALUES_MAX:
        raise TooManyError(len(states), block.w1.shape[1])
    block = _precise(block)
    passes: list[Pass] = []
    for number_format, curve in (("float64", asked.first), (_format(asked), asked.other)):
        if cancelled():
            return None
        passes.append(block.forward(states, activation(curve, number_format)))
    if cancelled():
        return None
    first, other = passes
    return Batch(
        asked,
        (block.w1.shape[0], block.w1.shape[1]),
        block.v is not None,
        random,
        tokens,
        (first, other),
        (measures.statistics(first), measures.statistics(other)),
        (measures.open_gates(first), measures.open_gates(other)),
        measures.difference(first.output, other.output),
        np.linalg.norm(block.w2, axis=1),
    )


def _format(asked: BatchAsked) -> str:
    return asked.settings.number_format


def activation(curve: Curve, name: str) -> Callable[[Values], Values]:
    """Return the function as a kernel in a number format computes it, inputs rounded to it."""
    number_format, given = FORMATS[name], dict(curve.coefficients)
    if name == "float64":
        return lambda z: curve.function.evaluate(z, 0, given)
    return lambda z: results(
        curve.function, given, number_format.round(z), number_format, mode="every"
    )


def _precise(block: Block) -> Block:
    """Return the block in float64 if it is not too large for that."""
    arrays = {key: value for key, value in vars(block).items() if value is not None}
    weights = sum(array.size for array in arrays.values())
    if weights > PRECISE_MAX:
        return block
    return replace(
        block, **{key: array.astype(np.float64, copy=False) for key, array in arrays.items()}
    )
