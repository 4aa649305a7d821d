"""Small line icons in the colour of the text, drawn from paths on a grid of 16."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from gelu_desktop.widgets.strokes import pen

SIZE = 16
_STROKES: dict[str, list[list[tuple[float, float]]]] = {
    "close": [[(4, 4), (12, 12)], [(12, 4), (4, 12)]],
    "float": [
        [(3, 6), (3, 13), (10, 13), (10, 10)],
        [(6, 3), (13, 3), (13, 10), (6, 10), (6, 3)],
        [(3, 6), (6, 6)],
    ],
    "export": [
        [(8, 10), (8, 2)],
        [(5, 5), (8, 2), (11, 5)],
        [(3, 9), (3, 13.5), (13, 13.5), (13, 9)],
    ],
}


def icon(name: str, colour: QColor) -> QIcon:
    """Return the icon ``name`` in ``colour``, sharp on screens of one and two pixels a point."""
    return _drawn(name, colour.rgba())


@lru_cache(maxsize=32)
def _drawn(name: str, colour: int) -> QIcon:
    made = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(SIZE * ratio, SIZE * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setWindow(QRectF(0, 0, SIZE, SIZE).toRect())
        painter.setPen(pen(QColor.fromRgba(colour), 1.4))
        for stroke in _STROKES[name]:
            path = QPainterPath(QPointF(*stroke[0]))
            for point in stroke[1:]:
                path.lineTo(*point)
            painter.drawPath(path)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        made.addPixmap(pixmap)
    return made
