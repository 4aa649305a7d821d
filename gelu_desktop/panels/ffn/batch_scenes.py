"""The plots of a batch: what enters the block, and what each of its stages makes of it."""

import math
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.ffn_batch import Batch
from gelu_desktop.model.figures import fixed, percent, significant
from gelu_desktop.model.known import Known
from gelu_desktop.model.rules import Range
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.numerics.ffn import Pass
from gelu_desktop.numerics.ffn_measures import Histogram, gates, histogram
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.own import OWN
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.numerics.spread import deviation_of, mean_of

translate = QCoreApplication.translate

BINS = 60
NORMAL_REACH = 3.5
TAIL = 5e-4  # the share of values at each end that may be out of view
STEP = 1e-9
GATE_VIEW = (-1.0, 2.0)  # f(z)/z of a function with f(0) ≠ 0 has no bounds
OUTSIDE_LEAST = 5e-4
_KNOWN = Known()


def _names(batch: Batch) -> tuple[str, str]:
    first, other = (
        translate("Functions", "own formula")
        if curve.name == OWN
        else translate("Functions", curve.function.label)
        for curve in (batch.asked.first, batch.asked.other)
    )
    return first, other


def columns(batch: Batch) -> tuple[str, str]:
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


def scenes(batch: Batch) -> tuple[Scene, Scene, Scene, Scene, Scene]:
    """Return the distributions of input, pre-activations, gate, activations and output."""
    hidden, output = (
        tuple(getattr(done, name) for done in batch.passes) for name in ("hidden", "output")
    )
    after = translate("FfnPanel", "Activations f(z)")
    if batch.gated:
        after = translate("FfnPanel", "Gated: f(z)·v")
    return (
        _input(batch),
        _before(batch),
        _gate(batch),
        replace(_compared(batch, hidden, _view(hidden), after), note=_reach(hidden)),
        _output(batch, output),
    )


def _output(batch: Batch, values: tuple[NDArray[np.floating], ...]) -> Scene:
    title = translate("FfnPanel", "Output y")
    apart = significant(batch.difference.relative, 5)
    note = f"{translate('FfnPanel', '‖Δy‖/‖y‖')} {apart}\n{_reach(values)}"
    return replace(_compared(batch, values, _view(values), title), note=note)


def _reach(values: tuple[NDArray[np.floating], ...]) -> str:
    """Return from where to where the values reach, which the tails of a trained layer do far."""
    ends = [_KNOWN.measure(value, "reach", partial(_ends, value)) for value in values]
    some = [pair for pair in ends if pair is not None]
    if not some:
        return translate("FfnPanel", "no finite value")
    low, high = min(pair[0] for pair in some), max(pair[1] for pair in some)
    return translate("FfnPanel", "from {low} to {high}").format(
        low=significant(float(low), 3), high=significant(float(high), 3)
    )


def _input(batch: Batch) -> Scene:
    """Return what enters: all numbers of all tokens."""
    values = batch.passes[0].token
    span = nice_range(*_view((values,)))
    counted = _counted(values, span)
    heights = _decades(counted)
    note = translate("FfnPanel", "mean {mean}, std {std}").format(
        mean=fixed(_KNOWN.measure(values, "mean", lambda: float(mean_of(values))), 3),
        std=fixed(_KNOWN.measure(values, "std", lambda: float(deviation_of(values))), 3),
    )
    note = f"{note}\n{_reach((values,))}"
    title = translate("FfnPanel", "Input x")
    if batch.noise:
        title = translate("FfnPanel", "Noise x")
    bars = (_bars(counted, heights, "accent", ""),)
    top = (0.0, math.ceil(float(heights.max()) + 0.05))
    return Scene(span, top, bars=bars, log=True, title=title, note=note)


def _gate(batch: Batch) -> Scene:
    """Return what share of the pre-activations passes, f(z)/z; for GELU that is Φ(z)."""
    values = tuple(map(_gates, batch.passes))
    low, high = _view(values)
    span = max(min(low, 0.0), GATE_VIEW[0]), min(max(high, 1.0), GATE_VIEW[1])
    scene = _compared(batch, values, span, translate("FfnPanel", "Gate f(z)/z"))
    note = ""
    shares = [float(np.mean(~((value >= span[0]) & (value <= span[1])))) for value in values]
    if max(shares) > OUTSIDE_LEAST:
        parts = (percent(share, 1) for share in shares)
        note = translate("FfnPanel", "out of view: {first}, {other}").format(
            first=next(parts), other=next(parts)
        )
    return replace(scene, note=note)


def _before(batch: Batch) -> Scene:
    """Return the pre-activations with N(0,1) laid over them."""
    found = batch.statistics[0]
    low, high = _view((batch.passes[0].pre,))
    span = nice_range(min(low, -NORMAL_REACH), max(high, NORMAL_REACH))
    counted = _counted(batch.passes[0].pre, span)
    x = np.linspace(*span, 257)
    normal = PointsCurve(x, phi(x))
    top = 1.08 * max(float(counted.density.max()), float(phi(0.0)))
    note = translate("FfnPanel", "mean {mean}, std {std}\nnegative {share}").format(
        mean=fixed(found.mean, 3), std=fixed(found.std, 3), share=percent(found.negative, 1)
    )
    note = f"{note}\n{_reach((batch.passes[0].pre,))}"
    title = translate("FfnPanel", "Pre-activations z")
    bars = _bars(counted, counted.density, "muted", "")
    line = Line(normal, "accent", "N(0,1)")
    return Scene(span, (0.0, top), bars=(bars,), lines=(line,), title=title, note=note)


def _compared(
    batch: Batch, values: tuple[NDArray[np.floating], ...], view: Range, title: str
) -> Scene:
    """Return one distribution as bars, with the other as a line over it.

    Most hidden values of ReLU are one value, and trained outputs have long tails: only powers of
    ten show all of them.
    """
    roles, names = (batch.asked.first.name, batch.asked.other.name), labels(batch)
    span = nice_range(*view)
    first, other = (_counted(value, span) for value in values)
    heights = [_decades(each) for each in (first, other)]
    top = max(float(height.max()) for height in heights)
    return Scene(
        span,
        (0.0, math.ceil(top + 0.05)),
        bars=(_bars(first, heights[0], roles[0], names[0]),),
        lines=(Line(_steps(other, heights[1]), _other(roles), names[1]),),
        log=True,
        title=title,
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
    return PointsCurve(x, np.repeat(heights, 2), tuple(x.tolist()))


def _view(values: tuple[NDArray[np.floating], ...]) -> Range:
    """Return a range that holds all but the last few finite values."""
    ends = [_KNOWN.measure(value, "view", partial(_ends, value, TAIL)) for value in values]
    some = [pair for pair in ends if pair is not None]
    if not some:
        return -1.0, 1.0
    low, high = min(pair[0] for pair in some), max(pair[1] for pair in some)
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def _ends(values: NDArray[np.floating], tail: float = 0.0) -> Range | None:
    """Return between which values the finite ones lie, but for a tail at each end."""
    some = values[np.isfinite(values)]
    if not some.size:
        return None
    low, high = np.quantile(some, (tail, 1 - tail)) if tail else (some.min(), some.max())
    return float(low), float(high)


def _counted(values: NDArray[np.floating], span: Range) -> Histogram:
    make = partial(histogram, values, *span, bins=BINS)
    return _KNOWN.measure(values, ("histogram", span), make)


def _gates(done: Pass) -> NDArray[np.float64]:
    return _KNOWN.measure(done.activated, "gates", partial(gates, done))
