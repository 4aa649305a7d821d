"""The derivatives: the slope of each function, and on demand the curvature of GELU."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.figures import fixed
from gelu_desktop.model.grid import Grid
from gelu_desktop.model.plotted import Plotted, Series, traced
from gelu_desktop.model.pointing import markers
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.model.scene import Line, Scene, Segment
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
    lines = [_line(result, name) for name in result.shown]
    if state.second:
        lines.append(_second(result))
    return Scene(
        x_range=state.x_range,
        y_range=result.y_range("derivative"),
        lines=tuple(lines),
        segments=(_tangent(result),) if state.tangent else (),
        markers=markers(result, "derivative"),
        probe=state.x,
        note=blank_note(result, ((name, result.curve(name, 1)) for name in result.shown)),
    )


def _line(result: Result, name: str) -> Line:
    slope = result.readings[name].slope
    label = translate("Functions", result.function(name).label) + "′"
    dashed = name not in ACTIVATIONS
    return Line(result.curve(name, 1), name, label, dashed, reading=fixed(slope), dot=slope)


def _second(result: Result) -> Line:
    curvature = result.readings[EXACT].curvature
    label = translate("Functions", result.function(EXACT).label) + "″"
    return Line(result.curve(EXACT, 2), EXACT, label, True, fixed(curvature), curvature)


def _tangent(result: Result) -> Segment:
    state, exact = result.state, result.readings[EXACT]
    return Segment.tangent((state.x, exact.slope), exact.curvature, state.x_range, EXACT)


def data(result: Result) -> Plotted:
    """Return the slopes, and the second derivative of GELU if it is shown."""
    meaning = translate("DerivativePanel", "slope of {name}")
    series = [_traced(result, name, meaning, 1, "slope") for name in result.shown]
    if result.state.second:
        text = translate("DerivativePanel", "second derivative of {name}")
        series.append(replace(_traced(result, EXACT, text, 2, "second"), name=f"{EXACT}_second"))
    return Plotted(tuple(series), result.shown)


def _traced(result: Result, name: str, meaning: str, order: int, key: str) -> Series:
    label = translate("Functions", result.function(name).label)
    return traced(name, meaning.format(name=label), result.curve(name, order), result, key)


def tables(result: Result) -> tuple[Grid]:
    """Return what is read at the probe, slopes first."""
    (grid,) = readings(result)
    name, value, slope, *others = grid.header
    rows = tuple((row[0], row[2], row[1], *row[3:]) for row in grid.rows)
    return (Grid(grid.title, (name, slope, value, *others), rows),)


def create(session: Session, theme: Theme) -> Panel:
    """Make the panel."""
    return PlotPanel(session, theme, "derivative", scene)


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_scene(painter, rect, scene(result), theme)
