"""Dots on curves: on a screen of usual resolution from pictures, which cost a tenth of ellipses."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from gelu_desktop.widgets.strokes import pen

PARTS = 4
"""How finely a pixel is divided, to begin with: a dot is off by no more than an eighth of one."""


class Dots:
    """Draws dots with a rim.

    Parameters
    ----------
    painter : QPainter
        Where to.
    radius : float
        Of the dots, to the middle of the rim.
    rim : QColor
        Its colour.
    width : float
        Its width.
    pictures : bool
        Whether pictures may be used, as on a screen.
    """

    def __init__(
        self, painter: QPainter, radius: float, rim: QColor, width: float, pictures: bool
    ) -> None:
        self._painter, self._radius = painter, radius
        self._shape = radius, rim.rgba(), width
        moved = painter.combinedTransform()
        usual = moved.type().value <= QTransform.TransformationType.TxTranslate.value
        at = moved.dx(), moved.dy()
        self._pictures = pictures and usual and at[0].is_integer() and at[1].is_integer()
        if not self._pictures:
            painter.setPen(pen(rim, width))

    def draw(self, x: float, y: float, colour: QColor) -> None:
        """Draw a dot."""
        if not self._pictures:
            self._painter.setBrush(colour)
            self._painter.drawEllipse(QPointF(x, y), self._radius, self._radius)
            return
        column, right = divmod(math.floor(x * PARTS + 0.5), PARTS)
        row, down = divmod(math.floor(y * PARTS + 0.5), PARTS)
        picture, reach = _picture(colour.rgba(), *self._shape, right / PARTS, down / PARTS)
        self._painter.drawPixmap(column - reach, row - reach, picture)


@lru_cache(maxsize=1024)
def _picture(
    colour: int, radius: float, rim: int, width: float, right: float, down: float
) -> tuple[QPixmap, int]:
    """Return a dot that lies so far right of and below a corner of pixels, and where that is."""
    reach = math.ceil(radius + width / 2) + 1
    made = QPixmap(2 * reach + 1, 2 * reach + 1)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(QColor.fromRgba(rim), width))
        painter.setBrush(QColor.fromRgba(colour))
        painter.drawEllipse(QPointF(reach + right, reach + down), radius, radius)
    return made, reach
