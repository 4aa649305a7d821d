"""The picture of a batch: the stages of the block, and tables beside or below them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.scene import Scene
from gelu_desktop.panels.ffn.batch_content import Shown
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.scenes import GAP as PLOT_GAP
from gelu_desktop.widgets.scenes import WIDE
from gelu_desktop.widgets.tables import GAP, Table, paint_table
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
BETWEEN = 10.0
PADDING = 6.0
PLOT_WIDTH, PLOT_HEIGHT = 150.0, 105.0  # the height without the heading


@dataclass(frozen=True)
class Plan:
    """Where everything stands.

    Attributes
    ----------
    plots, tables : list of QRectF
        One a scene, and one a table.
    bottom : float
        Where it all ends.
    """

    plots: list[QRectF]
    tables: list[QRectF]
    bottom: float


def plan(rect: QRectF, shown: Shown) -> Plan:
    """Lay a batch out in a rectangle, tables beside the plots if there is room; it may end below.

    Parameters
    ----------
    rect : QRectF
        All there is.
    shown : Shown
        The plots and the tables.
    """
    count, tables = len(shown.scenes), shown.tables
    width = max((table.width for table in tables), default=0.0) + 4
    room = rect.adjusted(0, 0, -width - 2 * MARGIN, 0)
    if _fitting(room.width()) >= count:
        left, y, places = rect.right() - MARGIN - width, rect.top() + PADDING, []
        for table in tables:
            places.append(QRectF(left, y, width, table.height))
            y += table.height + BETWEEN
        room.setHeight(max(rect.height(), y - rect.top(), _least(room.width(), count, shown)))
        rows = 1 if room.width() > WIDE * room.height() else 2
        return Plan(_cells(room, count, rows), places, room.bottom())
    rows = -(-count // min(count, _fitting(rect.width())))
    tall, spots = _side_by_side(tables, rect.width())
    least = _least(rect.width(), -(-count // rows), shown)
    height = max(rows * least, rect.height() - tall - BETWEEN - PADDING)
    top = rect.top() + height + BETWEEN
    room = QRectF(rect.left(), rect.top(), rect.width(), height)
    places = [spot.translated(rect.left(), top) for spot in spots]
    return Plan(_cells(room, count, rows), places, top + tall + PADDING)


def _fitting(width: float) -> int:
    """Return how many plots stand side by side."""
    return max(1, int((width + PLOT_GAP) // (PLOT_WIDTH + PLOT_GAP)))


def _least(width: float, per_row: int, shown: Shown) -> float:
    """Return how high a row of plots is at least."""
    each = (width + PLOT_GAP) / per_row - PLOT_GAP
    frames = (Frame(QRectF(0, 0, each, 400), scene) for scene in shown.scenes)
    return PLOT_HEIGHT + max((frame.header for frame in frames), default=0.0)


def _side_by_side(tables: Sequence[Table], width: float) -> tuple[float, list[QRectF]]:
    """Return the height of the tables in rows, and where each stands, from their top left."""
    x, top, tall = MARGIN, 0.0, 0.0
    spots: list[QRectF] = []
    for table in tables:
        if x > MARGIN and x + table.width > width - MARGIN:
            x, top, tall = MARGIN, top + tall + BETWEEN, 0.0
        spots.append(QRectF(x, top, table.width + 4, table.height))
        tall = max(tall, table.height)
        x += table.width + GAP * 2
    return top + tall, spots


def _cells(room: QRectF, count: int, rows: int) -> list[QRectF]:
    """Return where the plots stand, all of them equally wide."""
    per_row = -(-count // rows)
    width = (room.width() + PLOT_GAP) / per_row
    height = (room.height() + PLOT_GAP) / rows
    return [
        QRectF(
            room.left() + index % per_row * width,
            room.top() + index // per_row * height,
            width - PLOT_GAP,
            height - PLOT_GAP,
        )
        for index in range(count)
    ]


def paint_shown(painter: QPainter, rect: QRectF, shown: Shown, theme: Theme) -> None:
    """Paint the plots and the tables."""
    painter.fillRect(rect, theme.colour("surface"))
    places = plan(rect, shown)
    for scene, place in zip(shown.scenes, places.plots, strict=True):
        paint_scene(painter, place, scene, theme)
    for table, place in zip(shown.tables, places.tables, strict=True):
        paint_table(painter, place, table, theme)


def _words(scene: Scene) -> str:
    return f"{scene.title}: {scene.note}" if scene.note else ""


class BatchView(QWidget):
    """Shows a batch; as high as that needs.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: Shown | None = None
        self.setMinimumSize(pixels(260), pixels(160))
        self.setToolTip(
            QCoreApplication.translate(
                "FfnPanel",
                "All tokens together. Pre-activations: share of the values, with the density of"
                " N(0,1). The others: number of values in each column, on a logarithmic axis.",
            )
        )

    def show_batch(self, shown: Shown) -> None:
        """Show a batch, also to screen readers."""
        self._shown = shown
        texts = [*map(_words, shown.scenes), *(table.text for table in shown.tables)]
        self.setAccessibleDescription("\n".join(filter(None, texts)))
        self._grow()
        self.update()

    def _grow(self) -> None:
        if self._shown is None:
            return
        width = max((table.width for table in self._shown.tables), default=0.0) + 2 * MARGIN
        self.setMinimumWidth(math.ceil(width * magnification()))
        bottom = plan(QRectF(0, 0, max(room(self).width(), width), 0), self._shown).bottom
        self.setMinimumHeight(math.ceil(bottom * magnification()))

    def clear(self) -> None:
        """Show nothing: what was shown answers another question."""
        self._shown = None
        self.setAccessibleDescription("")
        self.update()

    @property
    def words(self) -> str:
        """All that the tables say."""
        return "\n".join(table.text for table in self._shown.tables) if self._shown else ""

    def sizeHint(self) -> QSize:
        """Ask for the room of plots and tables side by side."""
        return QSize(1000, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plots and the tables."""
        with painter_on(self) as painter:
            rect = room(self)
            if self._shown is None:
                painter.fillRect(rect, self._theme.colour("surface"))
            else:
                paint_shown(painter, rect, self._shown, self._theme)
