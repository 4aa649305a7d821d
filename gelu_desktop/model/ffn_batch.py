"""A batch of tokens on its way through a feed-forward block, with two functions to compare."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.ffn_kept import Given, Kept
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_store import STORE, VALUES_MAX, NotLoadedError, Store, TooManyError
from gelu_desktop.model.ffn_views import Views, views
from gelu_desktop.model.known import Known
from gelu_desktop.model.sample import sample
from gelu_desktop.numerics import ffn_measures as measures
from gelu_desktop.numerics.ffn import Block, Pass, Values, two_thirds
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.initialisation import initialisation, streams
from gelu_desktop.numerics.moments import gain
from gelu_desktop.numerics.sweeps import results

PRECISE_MAX = 2**24
"""Blocks with at most so many weights are computed in float64, whatever they are stored in."""

_KNOWN = Known()

NOISE = 0  # the streams of random tokens; those of the weights have other numbers

Cancelled = Callable[[], bool]


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
    statistics : tuple of Statistics
        Of each pass.
    open_gates : tuple of float
        Shares of pre-activations of which more than half is let through, of each pass.
    difference : Difference
        The other output against the first.
    outgoing : ndarray
        The norm of each hidden unit's weights to the output.
    made : tuple of Pass, optional
        See `passes`, if they are at hand.
    measured : Views, optional
        See `views`, if they are known.
    """

    asked: BatchAsked
    shape: tuple[int, int]
    gated: bool
    noise: bool
    tokens: tuple[str, ...]
    statistics: tuple[measures.Statistics, measures.Statistics]
    open_gates: tuple[float, float]
    difference: measures.Difference
    outgoing: Values
    made: tuple[Pass, Pass] | None = None
    measured: Views | None = None

    @cached_property
    def passes(self) -> tuple[Pass, Pass]:
        """With the first function in float64, and with the other one in its number format.

        They are computed again where a worker has kept them.
        """
        if self.made is not None:
            return self.made
        again = compute(self.asked)
        assert again is not None
        assert again.made is not None
        return again.made

    @cached_property
    def views(self) -> Views:
        """What the plots show."""
        return self.measured or views(self.passes)


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
    given = _given(asked, store)
    if cancelled():
        return None
    precise = activation(asked.first, "float64")
    first = _KEPT.first(given, asked.first, lambda: given.block.forward(given.states, precise))
    if cancelled():
        return None
    other = _again(given.block, first, activation(asked.other, _format(asked)))
    return None if cancelled() else _batch(asked, given, first, other)


_KEPT = Kept()


def _given(asked: BatchAsked, store: Store) -> Given:
    settings = replace(asked.settings, number_format="float64")
    drawn = settings.source == "synthetic"
    key = (settings, asked.first if initialisation(settings.rule).own else None) if drawn else None

    def make() -> Given:
        block, states, tokens, random = source(asked, store)
        if len(states) * block.w1.shape[1] > VALUES_MAX:
            raise TooManyError(len(states), block.w1.shape[1])
        outgoing = np.linalg.norm((precise := _precise(block)).w2, axis=1)
        return Given(precise, states, tokens, random, outgoing)

    return _KEPT.given(key, make)


def _again(block: Block, done: Pass, function: Callable[[Values], Values]) -> Pass:
    """Return what the block makes of the same tokens with another function."""
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        activated = np.asarray(function(done.pre), dtype=done.pre.dtype)
        hidden = activated if done.linear is None else activated * done.linear
        output = hidden @ block.w2 + block.b2
    return Pass(done.pre, hidden, output, done.token, activated, done.linear)


def _batch(asked: BatchAsked, given: Given, first: Pass, other: Pass) -> Batch:
    def measured(done: Pass) -> tuple[measures.Statistics, float]:
        return measures.statistics(done), measures.open_gates(done)

    of_first = _KNOWN.measure(first.output, "statistics", lambda: measured(first))
    of_other = measured(other)
    block = given.block
    return Batch(
        asked,
        (block.w1.shape[0], block.w1.shape[1]),
        block.v is not None,
        given.random,
        given.tokens,
        (of_first[0], of_other[0]),
        (of_first[1], of_other[1]),
        measures.difference(first.output, other.output),
        given.outgoing,
        (first, other),
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
