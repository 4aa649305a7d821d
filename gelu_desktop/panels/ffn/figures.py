"""The block as numbers: what its plots show, and its figures."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.ffn_batch import Batch, compute
from gelu_desktop.model.ffn_settings import NONE
from gelu_desktop.model.ffn_store import NotLoadedError
from gelu_desktop.model.ffn_units import unit
from gelu_desktop.model.ffn_views import BINS
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.plotted import (
    SAMPLES,
    Column,
    NothingPlottedError,
    Plotted,
    Series,
    binned,
    numbered,
)
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.ffn import NEAR_ZERO
from gelu_desktop.numerics.ffn_measures import gates, histogram
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.panels.ffn.batch_scenes import columns, labels, scenes
from gelu_desktop.panels.ffn.picture import GONE

translate = QCoreApplication.translate

TOKEN = ("ffn_input", "ffn_hidden", "ffn_scale", "ffn_seed")
BATCH = {
    "synthetic": ("width", "expansion", "rule", "gated", "seed", "batch"),
    "sample": (),
    "file": ("file", "layer", "inputs", "seed", "batch"),
}


def data(result: Result) -> Plotted:
    """Return the numbers of the token on their way through the block, or histograms of a batch."""
    asked = result.batch_asked
    series = _token(result) if asked is None else _batch(result, computed(result))
    return Plotted(series, tuple(dict.fromkeys(_names(result))), _settings(result))


def computed(result: Result) -> Batch:
    """Return the batch of the state, worked out.

    Raises
    ------
    NothingPlottedError
        When its layer is not in memory, or the block cannot be drawn.
    """
    asked = result.batch_asked
    assert asked is not None
    try:
        batch = compute(asked)
    except NotLoadedError:
        raise NothingPlottedError(translate("FfnPanel", GONE)) from None
    except ValueError as error:
        text = translate("FfnPanel", "This block cannot be computed: {reason}")
        raise NothingPlottedError(text.format(reason=error)) from error
    assert batch is not None  # nobody cancels
    return batch


def _names(result: Result) -> tuple[str, str]:
    return result.state.ffn_activation, result.state.ffn_other


def _settings(result: Result) -> dict[str, Any]:
    state = result.state
    if state.ffn.source == "token":
        found = {key: getattr(state, key) for key in TOKEN}
        found["ffn_input"] = list(state.ffn_input)
    else:
        keys = (*BATCH[state.ffn.source], "number_format")
        found = {key: getattr(state.ffn, key) for key in keys}
    first, other = _names(result)
    return {"source": state.ffn.source, "first": first, "other": other, **found}


def _token(result: Result) -> tuple[Series, ...]:
    """Return every number of the block: a histogram of the plot is one of these."""
    first, other = result.passes
    entered = translate("FfnPanel", "Input token x")
    before = translate("FfnPanel", "Pre-activations z")
    gate = translate("FfnPanel", "Gate f(z)/z")
    after = translate("FfnPanel", "Activations f(z)")
    left = translate("FfnPanel", "Output y")
    sides = {
        name: tuple(getattr(each, name) for each in (first, other)) for name in ("hidden", "output")
    }
    sides["gate"] = (gates(first), gates(other))
    pairs = {name: {"first": pair[0], "other": pair[1]} for name, pair in sides.items()}
    return (
        numbered("input", entered, "element", 1, x=np.asarray(result.state.ffn_input)),
        numbered("pre", before, "unit", 1, z=first.pre),
        numbered("gate", gate, "unit", 1, **pairs["gate"]),
        numbered("hidden", after, "unit", 1, **pairs["hidden"]),
        numbered("output", left, "element", 1, **pairs["output"]),
    )


def _batch(result: Result, batch: Batch) -> tuple[Series, ...]:
    """Return the histograms of all plots, with the bins that they have."""
    first, other = batch.passes
    values: Sequence[tuple[np.ndarray, ...]] = (
        (first.token,),
        (first.pre,),
        (gates(first), gates(other)),
        (first.hidden, other.hidden),
        (first.output, other.output),
    )
    series = []
    for name, scene, sides in zip(
        ("input", "pre", "gate", "hidden", "output"), scenes(batch), values, strict=True
    ):
        counted = [histogram(side, *scene.x_range, bins=BINS) for side in sides]
        keys = ("count",) if len(counted) == 1 else ("first", "other")
        found: dict[str, ArrayLike] = {
            key: each.counts for key, each in zip(keys, counted, strict=True)
        }
        if name == "pre":
            found["density"] = counted[0].density
        series.append(binned(name, scene.title, counted[0].edges, **found))
    x = np.linspace(*scenes(batch)[1].x_range, SAMPLES)
    series.append(Series("normal", "N(0,1)", (Column("z", x), Column("density", phi(x)))))
    return (*series, *_unit(result, batch))


def _unit(result: Result, batch: Batch) -> tuple[Series, ...]:
    settings = result.state.ffn
    if settings.order == NONE:
        return ()
    found = unit(batch, settings.order, settings.rank)
    pre = found.pre.astype(np.float64)
    sides = {
        "first": batch.asked.first.evaluate(pre),
        "other": batch.asked.other.evaluate(pre),
    }
    title = translate("FfnPanel", "Unit {number}").format(number=found.number + 1)
    return (numbered("unit", title, "token", 1, z=pre, **sides),)


def tables(result: Result) -> tuple[Grid, ...]:
    """Return how far the outputs are apart, and the shares of zeros, with both functions."""
    if result.batch_asked is None:
        return (_token_shares(result),)
    batch = computed(result)
    return _difference(batch), _shares(batch)


def _token_shares(result: Result) -> Grid:
    labels = (translate("Functions", result.function(name).label) for name in _names(result))
    both = result.passes
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("FfnPanel", "exactly zero"), *(each.exact_zeros for each in both)),
        (_near(), *(each.near_zeros for each in both)),
        (translate("FfnPanel", "mean of z"), *(each.mean for each in both)),
        (translate("FfnPanel", "std of z"), *(each.std for each in both)),
    )
    size = translate("FfnPanel", "{width} → {hidden} → {width}, one token")
    title = size.format(width=len(result.state.ffn_input), hidden=result.state.ffn_hidden)
    return Grid(title, ("", *labels), rows)


def _near() -> str:
    return translate("FfnPanel", "near zero, below {limit}").format(limit=NEAR_ZERO)


def _shares(batch: Batch) -> Grid:
    both = batch.statistics
    dead = translate("FfnPanel", "dead: zero for all {count} tokens")
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("FfnPanel", "exactly zero"), *(each.exact_zeros for each in both)),
        (_near(), *(each.near_zeros for each in both)),
        (dead.format(count=both[0].tokens), *(each.dead for each in both)),
        (translate("FfnPanel", "gate f(z)/z above ½"), *batch.open_gates),
        (translate("FfnPanel", "mean of z"), *(each.mean for each in both)),
        (translate("FfnPanel", "std of z"), *(each.std for each in both)),
        (translate("FfnPanel", "std of the output"), *(each.output_std for each in both)),
    )
    size = translate("FfnPanel", "{width} → {hidden} → {width}, {count} tokens")
    if batch.noise:
        size = translate("FfnPanel", "{width} → {hidden} → {width}, {count} random tokens")
    width, hidden = batch.shape
    title = size.format(width=width, hidden=hidden, count=both[0].tokens)
    return Grid(title, ("", *columns(batch)), rows)


def _difference(batch: Batch) -> Grid:
    found = batch.difference
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("FfnPanel", "‖Δy‖/‖y‖"), found.relative),
        (translate("FfnPanel", "largest Δy"), found.largest),
        (translate("FfnPanel", "cosine of both"), found.cosine),
    )
    return Grid(
        translate("FfnPanel", "Change of the output"),
        ("", translate("FfnPanel", "{other} in place of {first}").format(**_both(batch))),
        rows,
    )


def _both(batch: Batch) -> dict[str, str]:
    first, other = labels(batch)
    return {"first": first, "other": other}
