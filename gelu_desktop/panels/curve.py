"""The curves: each function over the visible range, the gate, and the tangent at the probe."""

import numpy as np
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.curves import Curve, GateCurve
from gelu_desktop.model.figures import fixed
from gelu_desktop.model.plotted import Column, Plotted, Series, traced
from gelu_desktop.model.pointing import markers
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.model.scene import Line, Scatter, Scene, Segment
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.session import Session
from gelu_desktop.widgets.blanks import blank_note
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.plot_panel import PlotPanel
from gelu_desktop.widgets.readings import readings
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate


def scene(result: Result) -> Scene:
    """Return what the panel shows of ``result``."""
    state = result.state
    lines = [_gate(result)] if state.gate else []
    lines += [_line(result, name) for name in result.shown]
    return Scene(
        x_range=state.x_range,
        y_range=result.y_range("curve"),
        lines=tuple(lines),
        segments=(_tangent(result),) if state.tangent else (),
        markers=markers(result, "curve"),
        scatters=_unit(result),
        note="\n".join(filter(None, (blank_note(result, _curves(result)), _unit_note(result)))),
        probe=state.x,
    )


def _curves(result: Result) -> list[tuple[str, Curve]]:
    return [(name, result.curve(name)) for name in result.shown]


def _line(result: Result, name: str) -> Line:
    value = result.readings[name].value
    return Line(
        result.curve(name),
        role=name,
        label=translate("Functions", result.function(name).label),
        dashed=name not in ACTIVATIONS,
        reading=fixed(value),
        dot=value,
    )


def _gate(result: Result) -> Line:
    label = translate("CurvePanel", "gate Φ(x)")
    reading = fixed(result.gate)
    return Line(GateCurve(), "gate", label, reading=reading, dot=result.gate, fill=True)


def _unit(result: Result) -> tuple[Scatter, ...]:
    """Return the pre-activations of the picked hidden unit on the block's function."""
    if result.unit is None:
        return ()
    name, z = result.state.ffn_activation, np.asarray(result.unit.pre)
    values = result.curve(name).evaluate(z)
    return (Scatter(result.unit.pre, tuple(values.tolist()), name),)


def _unit_note(result: Result) -> str:
    if result.unit is None:
        return ""
    low, high = result.state.x_range
    outside = sum(not low <= z <= high for z in result.unit.pre)
    text = translate("CurvePanel", "dots: hidden unit {number} for {count} tokens")
    if outside:
        text = translate(
            "CurvePanel", "dots: hidden unit {number} for {count} tokens, {outside} out of view"
        )
    return text.format(number=result.unit.number + 1, count=len(result.unit.pre), outside=outside)


def _tangent(result: Result) -> Segment:
    state, exact = result.state, result.readings[EXACT]
    return Segment.tangent((state.x, exact.value), exact.slope, state.x_range, EXACT)


def data(result: Result) -> Plotted:
    """Return the curves, the gate, and the pre-activations of the picked hidden unit."""
    series = [
        traced(
            name,
            translate("Functions", result.function(name).label),
            result.curve(name),
            result,
            "value",
        )
        for name in result.shown
    ]
    if result.state.gate:
        label = translate("CurvePanel", "gate Φ(x)")
        series.append(traced("gate", label, GateCurve(), result, "value"))
    for dots in _unit(result):
        z, value = Column("z", np.array(dots.x)), Column("value", np.array(dots.y))
        series.append(Series("unit", _unit_note(result), (z, value)))
    return Plotted(tuple(series), result.shown)


def create(session: Session, theme: Theme) -> Panel:
    """Make the panel."""
    return PlotPanel(session, theme, "curve", scene)


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_scene(painter, rect, scene(result), theme)


tables = readings
