"""The picture of a race: the table and what it is about at the left, the plots beside or below."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.race import Race
from gelu_desktop.model.scene import Scene
from gelu_desktop.panels.race.content import notes, scenes, table
from gelu_desktop.widgets.entries import COLUMN_GAP, SWATCH, swatch_of
from gelu_desktop.widgets.legend import SAMPLE
from gelu_desktop.widgets.letters import ROW, text_width, wrapped
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.strokes import LINE, draw_text, pen
from gelu_desktop.widgets.tables import Table, paint_table
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
GAP = 10.0
PADDING = 4.0
PLOT_WIDTH, PLOT_HEIGHT = 165.0, 172.0
SIDE_LEAST = 400.0  # as wide as the table is at the end, so that nothing jumps


@dataclass(frozen=True)
class Picture:
    """All there is to paint.

    Attributes
    ----------
    table : Table
        One row an activation.
    names : tuple of str
        The activations of its rows.
    notes : tuple of str
        Sentences below it.
    scenes : tuple of Scene
        The plots.
    """

    table: Table
    names: tuple[str, ...]
    notes: tuple[str, ...]
    scenes: tuple[Scene, ...]

    @classmethod
    def of(cls, race: Race) -> "Picture":
        """Return the picture of a race, over or not."""
        return cls(table(race), race.settings.activations, notes(race), scenes(race))

    @property
    def text(self) -> str:
        """All but the plots in words."""
        return "\n".join((self.table.text, *self.notes))


@dataclass(frozen=True)
class Plan:
    """Where everything stands.

    Attributes
    ----------
    table : QRectF
        The table with the samples of its lines.
    lines : list of (QRectF, str)
        The lines of the notes.
    plots : list of QRectF
        One a scene.
    bottom : float
        Where it all ends.
    legend : list of QRectF
        Where the names of the lines stand, if the table is below the plots.
    """

    table: QRectF
    lines: list[tuple[QRectF, str]]
    plots: list[QRectF]
    bottom: float
    legend: list[QRectF] = field(default_factory=list)


def plan(rect: QRectF, picture: Picture, swatch: float = SWATCH) -> Plan:
    """Lay the picture out in a rectangle; it may end below it."""
    width = max(swatch + picture.table.width + 4, SIDE_LEAST)
    beside = rect.width() - width - 3 * MARGIN >= len(picture.scenes) * PLOT_WIDTH
    return (_beside if beside else _below)(rect, picture, swatch, width)


def _beside(rect: QRectF, picture: Picture, _swatch: float, width: float) -> Plan:
    """Put the plots at the right of the table."""
    top, count = rect.top() + PADDING, len(picture.scenes)
    place = QRectF(rect.left() + MARGIN, top, width, picture.table.height)
    lines = _lines(picture.notes, QRectF(place.left(), place.bottom() + GAP, width, 0))
    bottom = max(rect.bottom(), lines[-1][0].bottom(), top + PLOT_HEIGHT)
    x = place.right() + MARGIN
    room = QRectF(x, rect.top(), rect.right() - x, bottom - rect.top())
    return Plan(place, lines, _cells(room, count, count), bottom)


def _below(rect: QRectF, picture: Picture, swatch: float, width: float) -> Plan:
    """Put the table below the plots, and a legend above."""
    inner = rect.adjusted(MARGIN, PADDING, -MARGIN, 0)
    labels = [row[0] for row in picture.table.rows]
    legend = _legend([swatch + text_width(label) + 2 for label in labels], inner)
    count, y = len(picture.scenes), legend[-1].bottom()
    per_row = max(1, min(count, int(rect.width() // PLOT_WIDTH)))
    height = -(-count // per_row) * PLOT_HEIGHT
    plots = _cells(QRectF(rect.left(), y, rect.width(), height), count, per_row)
    place = QRectF(inner.left(), y + height + GAP, width, picture.table.height)
    below = QRectF(inner.left(), place.bottom() + GAP, inner.width(), 0)
    lines = _lines(picture.notes, below)
    return Plan(place, lines, plots, lines[-1][0].bottom() + GAP / 2, legend)


def _legend(widths: Sequence[float], room: QRectF) -> list[QRectF]:
    made: list[QRectF] = []
    x, y = room.left(), room.top()
    for width in widths:
        if x > room.left() and x + width > room.right():
            x, y = room.left(), y + ROW
        made.append(QRectF(x, y, width, ROW))
        x += width + COLUMN_GAP
    return made


def _cells(room: QRectF, count: int, per_row: int) -> list[QRectF]:
    rows = -(-count // per_row)
    height, made = room.height() / rows, []
    for index in range(count):
        row, column = divmod(index, per_row)
        width = room.width() / min(per_row, count - row * per_row)
        left, top = room.left() + column * width, room.top() + row * height
        made.append(QRectF(left, top, width, height))
    return made


def _lines(notes: Sequence[str], room: QRectF) -> list[tuple[QRectF, str]]:
    made, y = [], room.top()
    for note in notes:
        for line in wrapped(note, room.width()):
            made.append((QRectF(room.left(), y, room.width(), ROW), line))
            y += ROW
    return made


def paint_picture(painter: QPainter, rect: QRectF, picture: Picture, theme: Theme) -> None:
    """Paint table, notes and plots into ``rect``."""
    swatch = swatch_of(theme)
    places = plan(rect, picture, swatch)
    for place, scene in zip(places.plots, picture.scenes, strict=True):
        paint_scene(painter, place, scene, theme)
    for place, line in places.lines:
        draw_text(painter, place, line, theme.colour("muted"))
    for place, name, row in zip(places.legend, picture.names, picture.table.rows, strict=False):
        _paint_sample(painter, place, name, swatch, theme)
        draw_text(painter, place.adjusted(swatch, 0, 0, 0), row[0], theme.colour("muted"))
    where = places.table
    for index, name in enumerate(picture.names, 1 + bool(picture.table.header)):
        row_place = QRectF(where.left(), where.top() + ROW * index, swatch, ROW)
        _paint_sample(painter, row_place, name, swatch, theme)
    paint_table(painter, where.adjusted(swatch, 0, 0, 0), picture.table, theme)


def _paint_sample(painter: QPainter, place: QRectF, name: str, swatch: float, theme: Theme) -> None:
    y = round(place.center().y()) + 0.5
    width = theme.thick(LINE if theme.dashes else SAMPLE)
    painter.setPen(pen(theme.colour(name), width, theme.dash(name)))
    painter.drawLine(QLineF(place.left(), y, place.left() + swatch - 6, y))


class RaceView(QWidget):
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

    def show_picture(self, picture: Picture) -> None:
        """Show ``picture``."""
        self._picture = picture
        self.setAccessibleDescription(picture.text)
        self._grow()
        self.update()

    def _grow(self) -> None:
        if self._picture is not None:
            bottom = plan(QRectF(0, 0, room(self).width(), 0), self._picture).bottom
            self.setMinimumHeight(math.ceil(bottom * magnification()))

    def sizeHint(self) -> QSize:
        """Ask for the room of table and plots side by side."""
        return QSize(1000, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        if self._picture is not None:
            painter, rect = painter_on(self), room(self)
            painter.fillRect(rect, self._theme.colour("surface"))
            paint_picture(painter, rect, self._picture, self._theme)
            painter.end()
