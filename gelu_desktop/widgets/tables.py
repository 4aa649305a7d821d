"""A table of short texts, painted: the same on the screen and in a picture."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.widgets.letters import ROW, text_width
from gelu_desktop.widgets.strokes import LEFT, RIGHT, draw_text
from gelu_desktop.widgets.theme import Theme

GAP = 16.0


@dataclass(frozen=True)
class Table:
    """Rows of texts.

    Attributes
    ----------
    title : str
        The heading, already translated.
    rows : tuple of tuple of str
        Texts from left to right, already translated.
    header : tuple of str
        Names of the columns; empty for none.
    left : frozenset of int
        Columns whose texts begin at the left; the others end at the right.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]
    header: tuple[str, ...] = ()
    left: frozenset[int] = frozenset({0})

    @property
    def lines(self) -> int:
        """How many lines it takes, its title included."""
        return len(self.rows) + bool(self.header) + 1

    @property
    def height(self) -> float:
        """Its height in logical pixels."""
        return ROW * self.lines

    @cached_property
    def widths(self) -> list[float]:
        """The widths of its columns in logical pixels."""
        every = [row for row in (self.header, *self.rows) if row]
        count = max((len(row) for row in every), default=0)
        return [
            max(text_width(row[column]) for row in every if column < len(row))
            for column in range(count)
        ]

    @cached_property
    def width(self) -> float:
        """Its width in logical pixels."""
        columns = self.widths
        inner = sum(columns) + GAP * max(len(columns) - 1, 0)
        return max(inner, text_width(self.title, True))

    @property
    def text(self) -> str:
        """All of it in words, line by line."""
        lines = [self.title, *(" ".join(row) for row in (self.header, *self.rows) if row)]
        return "\n".join(lines)


def paint_table(painter: QPainter, rect: QRectF, table: Table, theme: Theme) -> None:
    """Paint a table from the top left of ``rect``; what does not fit is cut."""
    painter.save()
    painter.setClipRect(rect)
    line = QRectF(rect.left(), rect.top(), rect.width(), ROW)
    draw_text(painter, line, table.title, theme.colour("text"), LEFT, bold=True)
    for number, row in enumerate(row for row in (table.header, *table.rows) if row):
        muted = bool(table.header) and number == 0
        x = rect.left()
        for column, (text, width) in enumerate(zip(row, table.widths, strict=False)):
            place = QRectF(x, rect.top() + ROW * (number + 1), width + 2, ROW)
            label = column == 0 and not table.header
            colour = theme.colour("muted" if muted or label else "text")
            draw_text(painter, place, text, colour, LEFT if column in table.left else RIGHT)
            x += width + GAP
    painter.restore()
