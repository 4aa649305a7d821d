"""The panel's picture on any device."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from gelu_desktop.model.ffn_batch import NotLoadedError, compute
from gelu_desktop.model.result import Result
from gelu_desktop.panels.ffn.batch_content import Shown
from gelu_desktop.panels.ffn.batch_view import paint_shown
from gelu_desktop.panels.ffn.scenes import WEIGHTS, scenes
from gelu_desktop.panels.ffn.units import with_unit
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.scenes import paint_scenes
from gelu_desktop.widgets.strokes import draw_text
from gelu_desktop.widgets.theme import Theme

GONE = QT_TRANSLATE_NOOP("FfnPanel", "This layer is no longer in memory: open the file again.")


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    asked = result.batch_asked
    if asked is None:
        paint_scenes(painter, rect, scenes(result), WEIGHTS, theme)
        return
    try:
        batch = compute(asked)
    except NotLoadedError:
        batch = None
    except ValueError as error:
        painter.fillRect(rect, theme.colour("surface"))
        draw_text(painter, rect, str(error), theme.colour("muted"), Qt.AlignmentFlag.AlignCenter)
        return
    if batch is not None:
        settings = result.state.ffn
        shown = with_unit(Shown.of(batch), settings.order, settings.rank)
        paint_shown(painter, rect, shown, theme)
        return
    painter.fillRect(rect, theme.colour("surface"))
    text = QCoreApplication.translate("FfnPanel", GONE)
    draw_text(painter, rect, text, theme.colour("muted"), Qt.AlignmentFlag.AlignCenter)
