"""A sheet of formulas: blocks with headings and notes, set in one or two columns to fit a size."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gelu_desktop.widgets.sheet_items import Item, Share, Style, row, words
from gelu_desktop.widgets.typeset import EM, Setting, formula

# In em of the formulas.
HEADING = 0.86
NOTE = 0.86
MARGIN = 0.9
COLUMN_GAP = 2.2
BLOCK_GAP = 1.0
LINE_GAP = 0.42
HEADING_GAP = 0.3
BAR = 0.3
NARROWEST = 18.0

CONTINUATION = 500.0  # in thousandths of an em: a formula that begins with its sign
EVENNESS = 0.25  # what equally high columns are worth against larger type
MEASURED_AT = 100.0
STEP = 0.98


@dataclass(frozen=True)
class Block:
    """Formulas under one heading, aligned with all others of their column.

    Attributes
    ----------
    heading : str
        Already translated.
    lines : tuple of Setting
        The formulas.
    note : str
        A sentence below them; may be empty.
    room : str
        The longest that the note can become: space is kept for it.
    share : float, optional
        A part from 0 to 1 that a bar above the note shows.
    """

    heading: str
    lines: tuple[Setting, ...]
    note: str = ""
    room: str = ""
    share: float | None = None

    @property
    def text(self) -> str:
        """All of it as plain text, one formula a line."""
        lines = [self.heading, *(line.words or line.text for line in self.lines), self.note]
        return "\n".join(line for line in lines if line)

    @property
    def shape(self) -> tuple[object, ...]:
        """What decides the space that the block takes: not the numbers."""
        lines = tuple((line.name, bool(line.labels())) for line in self.lines)
        return self.heading, lines, self.room or self.note, self.share is None


@dataclass(frozen=True)
class Column:
    """Blocks aligned with each other; lengths in em."""

    blocks: tuple[Block, ...]

    @cached_property
    def anchor(self) -> float:
        """Where the signs of all formulas stand."""
        return max(formula(name).anchor() for name in self._names) / EM

    @cached_property
    def width(self) -> float:
        """What the formulas need when no number is wider than the space kept for it.

        Continuation lines, which begin with the sign, need not be aligned.
        """
        formulas = [formula(name) for name in self._names]
        indents = [max(self.anchor - f.anchor() / EM, 0.0) for f in formulas]
        return max(
            NARROWEST,
            *(
                f.right() / EM + (indent if f.anchor() > CONTINUATION else 0.0)
                for f, indent in zip(formulas, indents, strict=True)
            ),
        )

    @property
    def _names(self) -> list[str]:
        return [line.name for block in self.blocks for line in block.lines]

    @cached_property
    def height(self) -> float:
        """What the blocks need; in small type rounded figures can need a little more."""
        return self.items(MEASURED_AT, QPointF())[1] / MEASURED_AT

    def items(self, em: float, at: QPointF) -> tuple[list[Item], float]:
        """Return what is painted at the type size ``em``, and where it ends."""
        placed: list[Item] = []
        top = at.y()
        for block in self.blocks:
            gap = BLOCK_GAP * em if placed else 0.0
            added = _block(block, QPointF(at.x(), top + gap), em, self)
            placed += added
            top = added[-1].rect.bottom()
        return placed, top


@dataclass(frozen=True)
class Plan:
    """How blocks are set.

    Attributes
    ----------
    em : float
        The type size.
    columns : tuple of int
        How many blocks stand in each column.
    size : QSizeF
        The extent of the sheet, margins included.
    """

    em: float
    columns: tuple[int, ...]
    size: QSizeF


def plan(
    blocks: Sequence[Block], size: QSizeF, smallest: float = 1.0, largest: float = 1000.0
) -> Plan:
    """Return how ``blocks`` are set in the largest type in which they fit into ``size``.

    Parameters
    ----------
    blocks : sequence of Block
        What is set.
    size : QSizeF
        The space, in the painter's units.
    smallest : float
        Below this the type does not go to fit the height: the sheet is higher than ``size`` then.
    largest : float
        Above this the type does not go.
    """
    count = len(blocks)
    splits = [(count,), *((first, count - first) for first in range(1, count))]
    candidates = [_columns(blocks, split) for split in splits]
    limits = (smallest, largest)
    em, columns = max(
        ((_fitting(each, size, limits), each) for each in candidates),
        key=lambda pair: pair[0] * _evenness(pair[1]) ** EVENNESS,
    )
    while em > smallest and _height(columns, em) > size.height():
        em = max(em * STEP, smallest)
    extent = QSizeF(_width(columns) * em, _height(columns, em))
    return Plan(em, tuple(len(column.blocks) for column in columns), extent)


def items(blocks: Sequence[Block], chosen: Plan) -> list[Item]:
    """Return what is painted when ``blocks`` are set as ``chosen``."""
    at = QPointF(MARGIN, MARGIN) * chosen.em
    placed: list[Item] = []
    for column in _columns(blocks, chosen.columns):
        placed += column.items(chosen.em, at)[0]
        at += QPointF((column.width + COLUMN_GAP) * chosen.em, 0.0)
    return placed


def _columns(blocks: Sequence[Block], counts: Sequence[int]) -> list[Column]:
    rest = iter(blocks)
    return [Column(tuple(next(rest) for _ in range(count))) for count in counts]


def _evenness(columns: Sequence[Column]) -> float:
    heights = [column.height for column in columns]
    return sum(heights) / (len(heights) * max(heights))


def _fitting(columns: Sequence[Column], size: QSizeF, limits: tuple[float, float]) -> float:
    """Return the type size at which the sheet fits, but for rounding, within the limits."""
    height = max(column.height for column in columns) + 2 * MARGIN
    smallest, largest = limits
    widest = min(largest, size.width() / _width(columns))
    return min(max(size.height() / height, smallest), widest)


def _width(columns: Sequence[Column]) -> float:
    gaps = 2 * MARGIN + COLUMN_GAP * (len(columns) - 1)
    return gaps + sum(column.width for column in columns)


def _height(columns: Sequence[Column], em: float) -> float:
    """Return the height of the sheet in the painter's units."""
    return max(column.items(em, QPointF())[1] for column in columns) + 2 * MARGIN * em


def _block(block: Block, at: QPointF, em: float, column: Column) -> list[Item]:
    left, width = at.x(), column.width * em
    heading, note = Style(HEADING * em, "muted", bold=True), Style(NOTE * em, "text")
    placed: list[Item] = [words(block.heading, at, width, heading)]
    top, gap = placed[0].rect.bottom(), HEADING_GAP * em
    for line in block.lines:
        placed.append(row(line, QPointF(left, top + gap), em, column.width, column.anchor))
        top, gap = placed[-1].rect.bottom(), LINE_GAP * em
    if block.share is not None:
        placed.append(Share(block.share, QRectF(left, top + gap, width, BAR * em)))
        top = placed[-1].rect.bottom()
    if block.note:
        at = QPointF(left, top + gap)
        placed.append(words(block.note, at, width, note, block.room))
    return placed
