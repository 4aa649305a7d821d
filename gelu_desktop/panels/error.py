"""The error: the chosen approximation minus exact GELU, with its largest magnitude marked."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.figures import fixed, scientific, short
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.model.scene import Line, Marker, Scene
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.panel import Panel, PanelSpec
from gelu_desktop.widgets.plot_panel import PlotPanel
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate


def scene(result: Result) -> Scene:
    """Return what the panel shows of ``result``."""
    state, peak, error = result.state, result.error_peak, result.error_at_probe
    name = state.approximation
    label = translate("ErrorPanel", "{approximation} − {exact}").format(
        approximation=translate("Functions", result.function(name).label),
        exact=translate("Functions", result.function(EXACT).label),
    )
    low, high = (short(bound) for bound in state.x_range)
    note = translate("ErrorPanel", "max |error| {value} at x = {place} on [{low}, {high}]").format(
        value=scientific(abs(peak.value)), place=fixed(peak.at, 4), low=low, high=high
    )
    return Scene(
        x_range=state.x_range,
        y_range=result.y_range("error"),
        lines=(Line(result.error_curve, name, label, reading=scientific(error), dot=error),),
        markers=(Marker(peak.at, peak.value, name, scientific(peak.value)),),
        probe=state.x,
        note=note,
    )


def create(session: Session, theme: Theme) -> Panel:
    """Make the panel."""
    return PlotPanel(session, theme, "error", scene)


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_scene(painter, rect, scene(result), theme)


PANEL = PanelSpec("error", QT_TRANSLATE_NOOP("Panels", "Error"), "Ctrl+4", create, paint)
