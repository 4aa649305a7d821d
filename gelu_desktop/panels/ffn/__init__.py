"""The feed-forward block at work on one token, with two activations side by side."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.result import Result
from gelu_desktop.panels.ffn.scenes import scenes
from gelu_desktop.panels.ffn.widget import WEIGHTS, FfnPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec
from gelu_desktop.widgets.scenes import paint_scenes
from gelu_desktop.widgets.theme import Theme


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_scenes(painter, rect, scenes(result), WEIGHTS, theme)


PANEL = PanelSpec(
    "ffn", QT_TRANSLATE_NOOP("Panels", "FFN simulator"), "Ctrl+5", FfnPanel, paint, (1200, 480)
)
