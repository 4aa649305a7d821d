"""A sheet of formulas: blocks with headings and notes, set in one or two columns to fit a size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gelu_desktop.widgets.equation import Equation
from gelu_desktop.widgets.numerals import EM
from gelu_desktop.widgets.sheet_items import Item, Line, Share, Style, fitting, row, words
from gelu_desktop.widgets.typeset import Setting

# In em of the formulas.
HEADING = 0.86
NOTE = 0.86
MARGIN = 0.9
COLUMN_GAP = 2.2
BLOCK_GAP = 1.0
LINE_GAP = 0.42
BROKEN_GAP = 0.25
HEADING_GAP = 0.3
BAR = 0.3
NARROWEST = 18.0
ENOUGH = 22.5  # a formula that is wider is made smaller where there is no room
WIDTHS = (28.0, 38.0, 52.0, 70.0)  # of a column with a long equation

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
    lines : tuple of Line
        The formulas.
    note : str
        A sentence below them; may be empty.
    room : str
        The longest that the note can become: space is kept for it.
    share : float, optional
        A part from 0 to 1 that a bar above the note shows.
    """

    heading: str
    lines: tuple[Line, ...]
    note: str = ""
    room: str = ""
    share: float | None = None

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # Asked for at every new size, and dear where formulas are long.
        return hash((self.heading, self.lines, self.note, self.room, self.share))

    @cached_property
    def text(self) -> str:
        """All of it as plain text, one formula a line."""
        lines = [self.heading, *(line.words or line.text for line in self.lines), self.note]
        return "\n".join(line for line in lines if line)

    @cached_property
    def shape(self) -> tuple[object, ...]:
        """What decides the space that the block takes: not the numbers."""
        lines = tuple((line.key, line.labelled) for line in self.lines)
        return self.heading, lines, self.room or self.note, self.share is None


@dataclass(frozen=True)
class Column:
    """Blocks aligned with each other; lengths in em.

    Attributes
    ----------
    blocks : tuple of Block
        From the top.
    limit : float
        How wide an equation may make the column rather than be broken.
    measures : tuple of float, optional
        Its anchor and width, if they are known from blocks of the same shape.
    """

    blocks: tuple[Block, ...]
    limit: float = 0.0
    measures: tuple[float, float] | None = None

    @cached_property
    def anchor(self) -> float:
        """Where the signs of all formulas stand."""
        if self.measures is not None:
            return self.measures[0]
        return max(line.room.anchor for line in self._lines) / EM

    @cached_property
    def least(self) -> float:
        """What everything needs that is not broken, when no number is wider than its space."""
        return max((NARROWEST, *(min(need, ENOUGH) for need in self._needs(Setting))))

    @cached_property
    def width(self) -> float:
        """The width of the column."""
        if self.measures is not None:
            return self.measures[1]
        wanted = max(self._needs(Setting) + self._needs(Equation))
        return max(self.least, min(wanted, self.limit))

    @property
    def _lines(self) -> list[Line]:
        return [line for block in self.blocks for line in block.lines]

    def _needs(self, kind: type[Line]) -> list[float]:
        """Return what each formula needs; one that begins with its sign need not be aligned."""
        rooms = [line.room for line in self._lines if isinstance(line, kind)]
        indents = [max(self.anchor - room.anchor / EM, 0.0) for room in rooms]
        return [
            room.right / EM + (indent if room.anchor > CONTINUATION else 0.0)
            for room, indent in zip(rooms, indents, strict=True)
        ]

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
            added = _block(block, (at.x(), top + gap), em, self.width, self.anchor)
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
    limit : float
        How wide an equation may make its column, in em.
    measures : tuple of (float, float)
        Anchor and width of each column, in em.
    """

    em: float
    columns: tuple[int, ...]
    size: QSizeF
    limit: float = 0.0
    measures: tuple[tuple[float, float], ...] = ()


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
    tried = _limits(blocks, size.width() / smallest)
    candidates = [_columns(blocks, split, limit) for limit in tried for split in splits]
    limits = (smallest, largest)
    em, columns = max(
        ((_fitting(each, size, limits), each) for each in candidates),
        key=lambda pair: pair[0] * _evenness(pair[1]) ** EVENNESS,
    )
    limit = _limit(columns, size.width() / em)
    columns = [_within(column.blocks, limit) for column in columns]
    while em > smallest and _height(columns, em) > size.height():
        em = max(em * STEP, smallest)
    extent = QSizeF(_width(columns) * em, _height(columns, em))
    measures = tuple((column.anchor, column.width) for column in columns)
    return Plan(em, tuple(len(column.blocks) for column in columns), extent, limit, measures)


def items(blocks: Sequence[Block], chosen: Plan) -> list[Item]:
    """Return what is painted when ``blocks`` are set as ``chosen``, for blocks of their shape."""
    at = QPointF(MARGIN, MARGIN) * chosen.em
    placed: list[Item] = []
    columns = _columns(blocks, chosen.columns, chosen.limit)
    for column, measures in zip(columns, chosen.measures, strict=True):
        column = replace(column, measures=measures)
        placed += column.items(chosen.em, at)[0]
        at += QPointF((column.width + COLUMN_GAP) * chosen.em, 0.0)
    return placed


def _columns(blocks: Sequence[Block], counts: Sequence[int], limit: float = 0.0) -> list[Column]:
    rest = iter(blocks)
    return [_within(tuple(next(rest) for _ in range(count)), limit) for count in counts]


def _within(blocks: tuple[Block, ...], limit: float) -> Column:
    """Return the column of a limit, the same for all limits that make it equally wide."""
    whole = _column(blocks, math.inf)
    return _column(blocks, min(max(limit, whole.least), whole.width))


@lru_cache(maxsize=128)
def _column(blocks: tuple[Block, ...], limit: float) -> Column:
    """Return a column that knows its measures still when the sheet becomes another size."""
    return Column(blocks, limit)


def _limits(blocks: Sequence[Block], width: float) -> list[float]:
    """Return how wide equations may make their columns, in em of a sheet of this width."""
    column = _column(tuple(blocks), math.inf)
    widest = min(column.width, width, WIDTHS[-1])
    return [0.0, *(limit for limit in (*WIDTHS[:-1], widest) if column.least < limit <= widest)]


def _limit(columns: Sequence[Column], width: float) -> float:
    """Return how wide equations may make their columns in a sheet of this width, all in em."""
    spare = width - 2 * MARGIN - COLUMN_GAP * (len(columns) - 1)
    widest = max(column.least for column in columns)
    even = spare / len(columns)
    return even if widest <= even else spare - widest * (len(columns) - 1)


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


@lru_cache(maxsize=64)
def _block(
    block: Block, place: tuple[float, float], em: float, widest: float, anchor: float
) -> tuple[Item, ...]:
    """Return what is painted of a block; a block that stays the same does so for nothing."""
    (left, _), width, at = place, widest * em, QPointF(*place)
    heading, note = Style(HEADING * em, "muted", bold=True), Style(NOTE * em, "text")
    placed: list[Item] = [words(block.heading, at, width, heading)]
    top, gap = placed[0].rect.bottom(), HEADING_GAP * em
    for line in block.lines:
        parts = line.broken(widest * EM)
        scale = min(fitting(part, widest) for part in parts)
        for part in parts:
            placed.append(row(part, (left, top + gap), em, widest, anchor, scale))
            top, gap = placed[-1].rect.bottom(), BROKEN_GAP * em
        gap = LINE_GAP * em
    if block.share is not None:
        placed.append(Share(block.share, QRectF(left, top + gap, width, BAR * em)))
        top = placed[-1].rect.bottom()
    if block.note:
        at = QPointF(left, top + gap)
        placed.append(words(block.note, at, width, note, block.room))
    return tuple(placed)
