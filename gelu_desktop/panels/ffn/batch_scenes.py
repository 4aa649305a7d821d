"""The plots of a batch: what enters the block, and what each of its stages makes of it."""

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.ffn_batch import Batch
from gelu_desktop.model.ffn_views import View
from gelu_desktop.model.figures import fixed, percent, significant
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.numerics.ffn_measures import Histogram
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.own import OWN

translate = QCoreApplication.translate

STEP = 1e-9
OUTSIDE_LEAST = 5e-4


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
    after = translate("FfnPanel", "Activations f(z)")
    if batch.gated:
        after = translate("FfnPanel", "Gated: f(z)·v")
    return (
        _input(batch),
        _before(batch),
        _gate(batch),
        replace(_compared(batch, batch.views.after, after), note=_reach(batch.views.after)),
        _output(batch),
    )


def _output(batch: Batch) -> Scene:
    title = translate("FfnPanel", "Output y")
    apart = significant(batch.difference.relative, 5)
    note = f"{translate('FfnPanel', '‖Δy‖/‖y‖')} {apart}\n{_reach(batch.views.left)}"
    return replace(_compared(batch, batch.views.left, title), note=note)


def _reach(view: View) -> str:
    """Return from where to where the values reach, which the tails of a trained layer do far."""
    if view.reach is None:
        return translate("FfnPanel", "no finite value")
    low, high = view.reach
    return translate("FfnPanel", "from {low} to {high}").format(
        low=significant(low, 3), high=significant(high, 3)
    )


def _input(batch: Batch) -> Scene:
    """Return what enters: all numbers of all tokens."""
    view = batch.views.entered
    (counted,) = view.counted
    heights = _decades(counted)
    note = translate("FfnPanel", "mean {mean}, std {std}").format(
        mean=fixed(batch.views.mean, 3), std=fixed(batch.views.std, 3)
    )
    note = f"{note}\n{_reach(view)}"
    title = translate("FfnPanel", "Input x")
    if batch.noise:
        title = translate("FfnPanel", "Noise x")
    bars = (_bars(counted, heights, "accent", ""),)
    top = (0.0, math.ceil(float(heights.max()) + 0.05))
    return Scene(view.span, top, bars=bars, log=True, title=title, note=note)


def _gate(batch: Batch) -> Scene:
    """Return what share of the pre-activations passes, f(z)/z; for GELU that is Φ(z)."""
    view = batch.views.gate
    scene = _compared(batch, view, translate("FfnPanel", "Gate f(z)/z"))
    note = ""
    if max(view.outside) > OUTSIDE_LEAST:
        parts = (percent(share, 1) for share in view.outside)
        note = translate("FfnPanel", "out of view: {first}, {other}").format(
            first=next(parts), other=next(parts)
        )
    return replace(scene, note=note)


def _before(batch: Batch) -> Scene:
    """Return the pre-activations with N(0,1) laid over them."""
    found, view = batch.statistics[0], batch.views.before
    (counted,) = view.counted
    x = np.linspace(*view.span, 257)
    normal = PointsCurve(x, phi(x))
    top = 1.08 * max(float(counted.density.max()), float(phi(0.0)))
    note = translate("FfnPanel", "mean {mean}, std {std}\nnegative {share}").format(
        mean=fixed(found.mean, 3), std=fixed(found.std, 3), share=percent(found.negative, 1)
    )
    note = f"{note}\n{_reach(view)}"
    title = translate("FfnPanel", "Pre-activations z")
    bars = _bars(counted, counted.density, "muted", "")
    line = Line(normal, "accent", "N(0,1)")
    return Scene(view.span, (0.0, top), bars=(bars,), lines=(line,), title=title, note=note)


def _compared(batch: Batch, view: View, title: str) -> Scene:
    """Return one distribution as bars, with the other as a line over it.

    Most hidden values of ReLU are one value, and trained outputs have long tails: only powers of
    ten show all of them.
    """
    roles, names = (batch.asked.first.name, batch.asked.other.name), labels(batch)
    first, other = view.counted
    heights = [_decades(each) for each in (first, other)]
    top = max(float(height.max()) for height in heights)
    return Scene(
        view.span,
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
