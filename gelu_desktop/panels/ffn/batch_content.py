"""What the feed-forward panel shows of a batch: distributions, shares, differences."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.ffn_batch import Batch
from gelu_desktop.model.figures import fixed, percent, rounded, significant
from gelu_desktop.model.rules import Range
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.numerics.ffn import NEAR_ZERO
from gelu_desktop.numerics.ffn_measures import Histogram, histogram
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.own import OWN
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.widgets.tables import Table

translate = QCoreApplication.translate

BINS = 60
NORMAL_REACH = 3.5
TAIL = 5e-4  # the share of values at each end that may be out of view
STEP = 1e-9


@dataclass(frozen=True, eq=False)
class Shown:
    """A batch and what is drawn of it, made where there is time for it.

    Attributes
    ----------
    batch : Batch
        The numbers.
    scenes : tuple of Scene
        See `scenes`.
    tables : tuple of Table
        See `tables`.
    """

    batch: Batch
    scenes: tuple[Scene, ...]
    tables: tuple[Table, ...]

    @classmethod
    def of(cls, batch: Batch) -> "Shown":
        """Count and measure ``batch``; no widget and no font is touched."""
        return cls(batch, scenes(batch), tables(batch))


def _names(batch: Batch) -> tuple[str, str]:
    first, other = (
        translate("Functions", "own formula")
        if curve.name == OWN
        else translate("Functions", curve.function.label)
        for curve in (batch.asked.first, batch.asked.other)
    )
    return first, other


def _columns(batch: Batch) -> tuple[str, str]:
    """Return headings as short as they can be and still differ."""
    first, other = _names(batch)
    name = FORMATS[batch.asked.settings.number_format].label
    return (first, other) if first != other else (first, name)


def labels(batch: Batch) -> tuple[str, str]:
    """Return what the two functions are called, the other one with its format."""
    first, other = _names(batch)
    name = batch.asked.settings.number_format
    if name != "float64":
        other = translate("FfnPanel", "{function} in {format}").format(
            function=other, format=FORMATS[name].label
        )
    return first, other


def scenes(batch: Batch) -> tuple[Scene, Scene, Scene]:
    """Return the distributions before the activation, after it, and at the output."""
    names = labels(batch)
    roles = batch.asked.first.name, batch.asked.other.name
    return (
        _before(batch),
        _compared(
            tuple(done.hidden for done in batch.passes),
            roles,
            names,
            translate("FfnPanel", "After the gating")
            if batch.gated
            else translate("FfnPanel", "After the activation"),
        ),
        _compared(
            tuple(done.output for done in batch.passes),
            roles,
            names,
            translate("FfnPanel", "Output y"),
        ),
    )


def _before(batch: Batch) -> Scene:
    """Return the pre-activations with N(0,1) laid over them."""
    found = batch.statistics[0]
    low, high = _view((batch.passes[0].pre,))
    span = nice_range(min(low, -NORMAL_REACH), max(high, NORMAL_REACH))
    counted = histogram(batch.passes[0].pre, *span, bins=BINS)
    x = np.linspace(*span, 257)
    normal = PointsCurve(tuple(x.tolist()), tuple(phi(x).tolist()))
    top = 1.08 * max(float(counted.density.max()), float(phi(0.0)))
    note = translate("FfnPanel", "mean {mean}, std {std}\nnegative {share}").format(
        mean=fixed(found.mean, 3), std=fixed(found.std, 3), share=percent(found.negative, 1)
    )
    title = translate("FfnPanel", "Pre-activations z")
    bars = _bars(counted, counted.density, "muted", translate("FfnPanel", "measured"))
    line = Line(normal, "accent", "N(0,1)")
    return Scene(span, (0.0, top), bars=(bars,), lines=(line,), title=title, note=note)


def _compared(
    values: tuple[NDArray[np.floating], ...],
    roles: tuple[str, str],
    names: tuple[str, str],
    title: str,
) -> Scene:
    """Return one distribution as bars, with the other as a line over it.

    Most hidden values of ReLU are one value, and trained outputs have long tails: only powers of
    ten show all of them.
    """
    span = nice_range(*_view(values))
    first, other = (histogram(value, *span, bins=BINS) for value in values)
    heights = [_decades(each) for each in (first, other)]
    top = max(float(height.max()) for height in heights)
    return Scene(
        span,
        (0.0, math.ceil(top + 0.05)),
        bars=(_bars(first, heights[0], roles[0], names[0]),),
        lines=(Line(_steps(other, heights[1]), _other(roles), names[1]),),
        log=True,
        title=title,
        note=translate("FfnPanel", "values a column"),
    )


def _other(roles: tuple[str, str]) -> str:
    """Return a colour role for the second function that differs from the first one's."""
    return roles[1] if roles[1] != roles[0] else "text"


def _decades(counted: Histogram) -> NDArray[np.float64]:
    """Return the counts as powers of ten; a single value is seen, none is not."""
    power = np.log10(np.maximum(counted.counts, 1).astype(np.float64))
    return np.where(counted.counts == 0, 0.0, np.maximum(power, 0.08))


def _bars(counted: Histogram, heights: NDArray[np.float64], role: str, label: str) -> Bars:
    return Bars(counted.edges[:-1], counted.edges[1:], heights, role, label)


def _steps(counted: Histogram, heights: NDArray[np.float64]) -> PointsCurve:
    """Return the outline of a histogram."""
    edges = counted.edges
    gap = STEP * float(edges[-1] - edges[0])
    x = np.column_stack((edges[:-1] + gap, edges[1:] - gap)).ravel()
    return PointsCurve(tuple(x.tolist()), tuple(np.repeat(heights, 2).tolist()), tuple(x.tolist()))


def _view(values: tuple[NDArray[np.floating], ...]) -> Range:
    """Return a range that holds all but the last few finite values."""
    finite = [value[np.isfinite(value)] for value in values]
    some = [value for value in finite if value.size]
    if not some:
        return -1.0, 1.0
    ends = [np.quantile(value, (TAIL, 1 - TAIL)) for value in some]
    low, high = (float(f(each)) for f, each in ((np.min, ends), (np.max, ends)))
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def tables(batch: Batch) -> tuple[Table, ...]:
    """Return the shares of both passes, and how far their outputs are apart."""
    return _shares(batch), _difference(batch)


def _shares(batch: Batch) -> Table:
    first, other = batch.statistics
    both = (first, other)
    dead = translate("FfnPanel", "dead: zero for all {count} tokens")
    rows = (
        (
            translate("FfnPanel", "exactly zero"),
            *(percent(each.exact_zeros, 1) for each in both),
        ),
        (
            translate("FfnPanel", "near zero, below {limit}").format(limit=NEAR_ZERO),
            *(percent(each.near_zeros, 1) for each in both),
        ),
        (dead.format(count=first.tokens), *(f"{each.dead:,}" for each in both)),
        (
            translate("FfnPanel", "gate f(z)/z above ½"),
            *(percent(share, 1) for share in batch.open_gates),
        ),
        (
            translate("FfnPanel", "std of the output"),
            *(rounded(each.output_std, 4) for each in both),
        ),
    )
    return Table(_size(batch), rows, ("", *_columns(batch)))


def _size(batch: Batch) -> str:
    width, hidden = batch.shape
    text = translate("FfnPanel", "{width} → {hidden} → {width}, {count} tokens")
    if batch.noise:
        text = translate("FfnPanel", "{width} → {hidden} → {width}, {count} random tokens")
    return text.format(width=width, hidden=hidden, count=batch.statistics[0].tokens)


def _difference(batch: Batch) -> Table:
    found = batch.difference
    token, element = found.place if len(found.place) == 2 else (0, *found.place)
    name = f"{token + 1}"
    if token < len(batch.tokens):
        text = translate("FfnPanel", "{number} “{token}”")
        name = text.format(number=token + 1, token=batch.tokens[token])
    where = translate("FfnPanel", "{value} at y{element}, token {token}")
    rows = (
        (translate("FfnPanel", "‖Δy‖/‖y‖"), significant(found.relative, 5)),
        (
            translate("FfnPanel", "largest Δy"),
            where.format(value=significant(found.largest, 4), element=element + 1, token=name),
        ),
        (translate("FfnPanel", "cosine of both"), fixed(found.cosine, 9)),
    )
    return Table(translate("FfnPanel", "Change of the output"), rows, left=frozenset({0, 1}))
