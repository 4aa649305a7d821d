"""The picture of a refit: tables at the left, the errors beside or below them."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Scene
from gelu_desktop.numerics.fitting import Fit
from gelu_desktop.panels.fit.asked import ANSWERS, Asked
from gelu_desktop.panels.fit.content import method, scene, tables, verdict
from gelu_desktop.widgets.letters import ROW, wrapped
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.strokes import draw_text, fill_ground
from gelu_desktop.widgets.tables import Table, paint_table
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
GAP = 24.0
PLOT_LEAST = 260.0
PLOT_HEIGHT = 170.0
BETWEEN = 10.0
PADDING = 4.0


@dataclass(frozen=True)
class Picture:
    """All there is to paint."""

    tables: tuple[Table, ...]
    scene: Scene

    @classmethod
    def of(cls, asked: Asked, answer: Fit | None) -> "Picture":
        """Return the picture of an answer, or of the error of now."""
        return cls(tables(asked, answer), scene(asked, answer))

    @property
    def text(self) -> str:
        """The tables in words."""
        return "\n".join(table.text for table in self.tables)


def plan(rect: QRectF, picture: Picture) -> tuple[list[QRectF], QRectF]:
    """Return the places of the tables, one below the other, and that of the plot."""
    left, top = rect.left() + MARGIN, rect.top() + PADDING
    places, y = [], top
    for table in picture.tables:
        places.append(QRectF(left, y, table.width + 4, table.height))
        y += table.height + BETWEEN
    x = max(place.right() for place in places) + GAP - MARGIN
    if rect.right() - x >= PLOT_LEAST:
        bottom = max(rect.bottom(), y)
        return places, QRectF(x, rect.top(), rect.right() - x, bottom - rect.top())
    return places, QRectF(rect.left(), y, rect.width(), max(rect.bottom() - y, PLOT_HEIGHT))


def paint_picture(painter: QPainter, rect: QRectF, picture: Picture, theme: Theme) -> None:
    """Paint tables and plot into ``rect``."""
    # No clip here: Qt's SVG writer would leave that of the last table in force for the plot.
    places, plot = plan(rect, picture)
    for table, place in zip(picture.tables, places, strict=True):
        paint_table(painter, place, table, theme)
    paint_scene(painter, plot, picture.scene, theme)


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture: the answer that the state asks for, worked out if need be."""
    asked = Asked.of(result)
    answer = ANSWERS.get(asked)
    fill_ground(painter, rect, theme)
    width, y = rect.width() - 2 * MARGIN, rect.top() + PADDING
    texts = ((verdict(asked, answer), "text"), (method(), "muted"))
    for text, role in texts:
        for line in wrapped(text, width):
            draw_text(
                painter, QRectF(rect.left() + MARGIN, y, width, ROW), line, theme.colour(role)
            )
            y += ROW
    rest = QRectF(rect.left(), y + BETWEEN, rect.width(), rect.bottom() - y - BETWEEN)
    paint_picture(painter, rest, Picture.of(asked, answer), theme)


class FitView(QWidget):
    """Shows a picture; as high as that needs.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture: Picture | None = None
        self.setMinimumWidth(pixels(280))
        self.setToolTip(method())

    def show_picture(self, picture: Picture) -> None:
        """Show ``picture``."""
        self._picture = picture
        self.setAccessibleDescription(picture.text)
        self._grow()
        self.update()

    def _grow(self) -> None:
        if self._picture is not None:
            _, plot = plan(QRectF(0, 0, room(self).width(), 0), self._picture)
            self.setMinimumHeight(math.ceil(plot.bottom() * magnification()))

    def sizeHint(self) -> QSize:
        """Ask for the room of tables and plot side by side."""
        return QSize(900, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        if self._picture is not None:
            with painter_on(self) as painter:
                painter.fillRect(room(self), self._theme.colour("surface"))
                paint_picture(painter, room(self), self._picture, self._theme)
