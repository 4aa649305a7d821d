"""Where texts stand in a picture."""

import gc

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor

from gelu_desktop.app.text_boxes import text_boxes

RECT, POINT, LINE = QRectF(0, 0, 9, 9), QPointF(1, 1), QLineF(0, 0, 9, 9)


def draw(painter):
    """Draw a text among shapes of every kind."""
    painter.drawPoint(POINT)
    painter.drawPoints([POINT, POINT])
    painter.drawLine(LINE)
    painter.drawLines([LINE, LINE])
    painter.drawPolyline([POINT, POINT])
    painter.drawPolygon([POINT, POINT, POINT])
    painter.drawRect(RECT)
    painter.drawRects([RECT, RECT])
    painter.fillRect(RECT, QColor("red"))
    painter.drawEllipse(RECT)
    painter.drawRoundedRect(RECT, 2, 2)
    painter.drawText(QPointF(3, 3), "abc")


def objects():
    """Return how many shapes are alive."""
    gc.collect()
    return sum(isinstance(each, QRectF | QPointF | QLineF) for each in gc.get_objects())


def test_only_texts_are_found(qapp):
    assert [box.text for box in text_boxes(draw)] == ["abc"]


def test_no_shape_outlives_it(qapp):
    """PySide never frees what it hands to an engine; a session of a day exports often."""
    text_boxes(draw)
    before = objects()
    for _ in range(20):
        text_boxes(draw)
    assert objects() <= before
