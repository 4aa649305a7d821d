"""What the feed-forward panel shows: input, pre-activations, activations, output."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import fixed, percent
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Bars, Scene
from gelu_desktop.numerics.ffn import Pass
from gelu_desktop.numerics.ffn_measures import gates
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sampling import nice_range

translate = QCoreApplication.translate

BARS_MOST = 64
COLUMNS = 48
INPUT_VIEW = 3.0
WEIGHTS = (1.0, 1.35, 1.35, 1.8, 1.0)
GATE_VIEW = (-1.0, 2.0)  # f(z)/z of a function with f(0) ≠ 0 has no bounds


def scenes(result: Result) -> tuple[Scene, Scene, Scene, Scene, Scene]:
    """Return the input, the pre-activations, the gate, the activations and the output."""
    passes = result.passes
    names = (result.state.ffn_activation, result.state.ffn_other)
    labels = shown_names(result)
    return (
        _input(result),
        _before(passes[0]),
        _gate(names, labels, passes),
        _after(names, labels, passes),
        _output(names, labels, passes),
    )


def shown_names(result: Result) -> tuple[str, str]:
    """Return what the two functions are called, the other one with its format."""
    first, other = (
        translate("Functions", result.function(name).label)
        for name in (result.state.ffn_activation, result.state.ffn_other)
    )
    number_format = result.state.ffn.number_format
    if number_format != "float64":
        other = translate("FfnPanel", "{function} in {format}").format(
            function=other, format=FORMATS[number_format].label
        )
    return first, other


def _input(result: Result) -> Scene:
    token = np.asarray(result.state.ffn_input)
    reach = max(INPUT_VIEW, float(np.max(np.abs(token))))
    title = translate("FfnPanel", "Input token x")
    return Scene(
        x_range=(0.5, len(token) + 0.5),
        y_range=(-reach, reach),
        bars=(_bars(token, None, 0, 1, "accent"),),
        title=title,
    )


def _before(done: Pass) -> Scene:
    title = translate("FfnPanel", "Pre-activations z")
    note = translate("FfnPanel", "mean {mean}, std {std}").format(
        mean=fixed(done.mean, 3), std=fixed(done.std, 3)
    )
    return _hidden((done.pre,), ("muted",), ("",), ("",), title, note)


def _gate(names: tuple[str, ...], labels: tuple[str, ...], passes: tuple[Pass, Pass]) -> Scene:
    """Return what share of each pre-activation passes; where that is not defined is no bar."""
    values = tuple(np.nan_to_num(np.clip(gates(done), *GATE_VIEW)) for done in passes)
    title = translate("FfnPanel", "Gate f(z)/z")
    scene = _hidden(values, names, labels, ("", ""), title, "")
    return scene if len(values[0]) > BARS_MOST else replace(scene, y_range=_gate_view(values))


def _gate_view(values: tuple[NDArray[np.floating], ...]) -> tuple[float, float]:
    low, high = _around_zero(values)
    return low, max(high, 1.0)


def _after(names: tuple[str, ...], labels: tuple[str, ...], passes: tuple[Pass, Pass]) -> Scene:
    title = translate("FfnPanel", "Activations f(z)")
    reading = translate("FfnPanel", "zero {zero}, near zero {near}")
    readings = tuple(
        reading.format(zero=percent(done.exact_zeros, 1), near=percent(done.near_zeros, 1))
        for done in passes
    )
    return _hidden(tuple(done.hidden for done in passes), names, labels, readings, title, "")


def _output(names: tuple[str, ...], labels: tuple[str, ...], passes: tuple[Pass, Pass]) -> Scene:
    values = tuple(done.output for done in passes)
    bars = tuple(
        _bars(value, None, index, 2, name, label)
        for index, (value, name, label) in enumerate(zip(values, names, labels, strict=True))
    )
    return Scene(
        x_range=(0.5, len(values[0]) + 0.5),
        y_range=_around_zero(values),
        bars=bars,
        title=translate("FfnPanel", "Output y"),
    )


def _hidden(
    values: tuple[NDArray[np.floating], ...],
    roles: tuple[str, ...],
    labels: tuple[str, ...],
    readings: tuple[str, ...],
    title: str,
    note: str,
) -> Scene:
    """Return bars, one a unit, or a histogram where there are too many."""
    span, units = _around_zero(values), len(values[0])
    edges = np.linspace(*span, COLUMNS + 1) if units > BARS_MOST else None
    bars = tuple(
        _bars(value, edges, index, len(values), role, label, reading)
        for index, (value, role, label, reading) in enumerate(
            zip(values, roles, labels, readings, strict=True)
        )
    )
    if edges is None:
        return Scene((0.5, units + 0.5), span, bars=bars, title=title, note=note)
    top = 1.05 * max(float(np.max(bar.heights)) for bar in bars)
    return Scene(span, (0.0, top), bars=bars, title=title, note=note)


def _bars(
    values: NDArray[np.floating],
    edges: NDArray[np.float64] | None,
    index: int,
    count: int,
    role: str,
    label: str = "",
    reading: str = "",
) -> Bars:
    """Return the bars of one of ``count`` sets that stand side by side."""
    if edges is None:
        width, starts = 0.8 / count, np.arange(1, len(values) + 1) - 0.4
        heights = values.astype(np.float64)
    else:
        width, starts = (edges[1] - edges[0]) / count, edges[:-1]
        heights = np.histogram(values, edges)[0] / len(values)
    lefts = starts + index * width
    return Bars(lefts, lefts + width, heights, role, label, reading)


def _around_zero(values: tuple[NDArray[np.floating], ...]) -> tuple[float, float]:
    low = min(float(np.min(value)) for value in values)
    high = max(float(np.max(value)) for value in values)
    return nice_range(min(low, 0.0), max(high, 0.0))
