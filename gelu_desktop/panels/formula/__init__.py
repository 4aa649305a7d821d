"""Definition, derivative, approximation and block as typeset formulas, with the numbers at x."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.result import Result
from gelu_desktop.panels.formula.content import blocks
from gelu_desktop.panels.formula.widget import FormulaPanel
from gelu_desktop.widgets.readings import readings
from gelu_desktop.widgets.sheet import items, plan
from gelu_desktop.widgets.strokes import fill_ground
from gelu_desktop.widgets.theme import Theme

MARGIN = 0.04


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint all formulas, centred in ``rect`` and as large as they fit."""
    shown = blocks(result)
    margin = MARGIN * min(rect.width(), rect.height())
    inner = rect.adjusted(margin, margin, -margin, -margin)
    chosen = plan(shown, inner.size())
    spare = inner.size() - chosen.size
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill_ground(painter, rect, theme)
    painter.translate(inner.topLeft())
    painter.translate(spare.width() / 2, spare.height() / 2)
    for item in items(shown, chosen):
        item.paint(painter, theme)
    painter.restore()


create = FormulaPanel
tables = readings
