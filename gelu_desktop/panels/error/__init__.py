"""The error: approximations minus exact GELU, measured, with a tolerance and an interval."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.result import Result
from gelu_desktop.panels.error.figures import data, tables
from gelu_desktop.panels.error.scene import scene
from gelu_desktop.panels.error.widget import ErrorPanel
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.theme import Theme


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_scene(painter, rect, scene(result), theme)


create = ErrorPanel

__all__ = ["create", "data", "paint", "tables"]
