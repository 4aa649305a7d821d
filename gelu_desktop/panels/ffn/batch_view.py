"""The picture of a batch: three distributions, and tables beside or below them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.panels.ffn.batch_content import Shown
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.tables import GAP, Table, paint_table
from gelu_desktop.widgets.theme import Theme

WEIGHTS = (1.15, 1.0, 0.85)
MARGIN = 12.0
BETWEEN = 10.0
PADDING = 6.0
GAP_BETWEEN = 6.0
PLOTS_LEAST = 540.0
PLOTS_HEIGHT = 130.0


def plan(rect: QRectF, shown: Sequence[Table]) -> tuple[QRectF, list[QRectF]]:
    """Return the room of the plots, and where each table stands: beside them if there is room.

    Parameters
    ----------
    rect : QRectF
        All there is.
    shown : sequence of Table
        What stands beside or below the plots.
    """
    width = max((table.width for table in shown), default=0.0) + 4
    if rect.width() - width - 2 * MARGIN >= PLOTS_LEAST:
        left, y, places = rect.right() - MARGIN - width, rect.top() + PADDING, []
        for table in shown:
            places.append(QRectF(left, y, width, table.height))
            y += table.height + BETWEEN
        return QRectF(rect.left(), rect.top(), left - MARGIN - rect.left(), rect.height()), places
    x, rows = rect.left() + MARGIN, [[0.0, 0.0]]  # of each row, its top and its height
    spots: list[tuple[float, int]] = []
    for table in shown:
        if x > rect.left() + MARGIN and x + table.width > rect.right() - MARGIN:
            x = rect.left() + MARGIN
            rows.append([rows[-1][0] + rows[-1][1] + BETWEEN, 0.0])
        spots.append((x, len(rows) - 1))
        rows[-1][1] = max(rows[-1][1], table.height)
        x += table.width + GAP * 2
    tall = rows[-1][0] + rows[-1][1]
    top = max(rect.bottom() - tall - PADDING, rect.top() + PLOTS_HEIGHT)
    places = [
        QRectF(x, top + rows[row][0], table.width + 4, table.height)
        for table, (x, row) in zip(shown, spots, strict=True)
    ]
    return QRectF(rect.left(), rect.top(), rect.width(), top - BETWEEN - rect.top()), places


def paint_shown(painter: QPainter, rect: QRectF, shown: Shown, theme: Theme) -> None:
    """Paint the plots and the tables."""
    painter.fillRect(rect, theme.colour("surface"))
    room, places = plan(rect, shown.tables)
    left, gaps = room.left(), GAP_BETWEEN * (len(WEIGHTS) - 1)
    for scene, weight in zip(shown.scenes, WEIGHTS, strict=True):
        width = (room.width() - gaps) * weight / sum(WEIGHTS)
        paint_scene(painter, QRectF(left, room.top(), width, room.height()), scene, theme)
        left += width + GAP_BETWEEN
    for table, place in zip(shown.tables, places, strict=True):
        paint_table(painter, place, table, theme)


class BatchView(QWidget):
    """Shows a batch.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: Shown | None = None
        self.setMinimumSize(260, 160)

    def show_batch(self, shown: Shown) -> None:
        """Show a batch, also to screen readers."""
        self._shown = shown
        texts = [scene.note for scene in shown.scenes] + [table.text for table in shown.tables]
        self.setAccessibleDescription("\n".join(filter(None, texts)))
        self.update()

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
        return QSize(1000, 260)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plots and the tables."""
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            if self._shown is None:
                painter.fillRect(rect, self._theme.colour("surface"))
            else:
                paint_shown(painter, rect, self._shown, self._theme)
