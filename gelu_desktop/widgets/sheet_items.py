"""What a sheet of formulas is made of: texts, bars and formulas, each in its place."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter

from gelu_desktop.widgets.equation import Equation
from gelu_desktop.widgets.numerals import EM, Number
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.typeset import Setting

LABEL = 0.7  # in em of the formula
LABEL_GAP = 0.5

# In thousandths of an em: lines without tall signs are equally high.
LEAST_ASCENT = 760.0
LEAST_DESCENT = 220.0

# Not clipped: characters of another font can be taller than the first font says.
TEXT_FLAGS = int(
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignTop
    | Qt.TextFlag.TextWordWrap
    | Qt.TextFlag.TextDontClip
)
LABEL_FLAGS = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip
)
UNLIMITED = 1e6

Line = Setting | Equation
"""A formula with its numbers: baked, or laid out while the program runs."""


@dataclass(frozen=True)
class Style:
    """The application's font in a size, weight and colour role."""

    size: float
    role: str
    bold: bool = False

    @property
    def font(self) -> QFont:
        """The font: its size is rounded down to whole pixels."""
        families = tuple(QGuiApplication.font().families())
        return _styled(families, max(1, int(self.size)), self.bold)[0]

    @property
    def description(self) -> str:
        """The font in words, as Qt has them."""
        families = tuple(QGuiApplication.font().families())
        return _styled(families, max(1, int(self.size)), self.bold)[1]


@lru_cache(maxsize=64)
def _styled(_families: tuple[str, ...], size: int, bold: bool) -> tuple[QFont, str]:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(size)
    font.setBold(bold)
    return font, font.toString()


@dataclass(frozen=True)
class Words:
    """A text in a rectangle."""

    text: str
    rect: QRectF
    style: Style
    flags: int = TEXT_FLAGS

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint it."""
        painter.setFont(self.style.font)
        painter.setPen(theme.colour(self.style.role))
        painter.drawText(self.rect, self.flags, self.text)


@dataclass(frozen=True)
class Share:
    """A bar of which a part is filled."""

    share: float
    rect: QRectF

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint it."""
        filled = QRectF(self.rect)
        filled.setWidth(self.rect.width() * self.share)
        painter.fillRect(self.rect, theme.colour("border"))
        painter.fillRect(filled, theme.colour("gate"))


@dataclass(frozen=True)
class Row:
    """A formula on its baseline; ``rect`` encloses it with its labels."""

    line: Line
    rect: QRectF
    origin: QPointF
    em: float
    labels: tuple[Words, ...]

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint it."""
        self.line.paint(painter, self.origin, self.em, theme)
        for label in self.labels:
            label.paint(painter, theme)


Item = Words | Share | Row


def words(text: str, at: QPointF, width: float, style: Style, room: str = "") -> Words:
    """Place a text; ``room`` is the longest that it can become without moving what follows."""
    _, height = _size(room or text, style.description, width)
    return Words(text, QRectF(at.x(), at.y(), width, height), style)


@lru_cache(maxsize=128)
def row(
    line: Line, at: tuple[float, float], em: float, width: float, anchor: float, scale: float
) -> Row:
    """Place a formula with its sign at ``anchor``; both lengths are in em.

    It is shared by all who ask for the same.

    One that would reach beyond ``width`` is moved to the left. It is set at ``scale`` times ``em``.
    """
    room = line.room
    ascent = max(room.ascent, LEAST_ASCENT) * em / EM
    descent = max(room.descent, LEAST_DESCENT) * em / EM
    aligned = anchor - line.anchor * scale / EM
    offset = max(0.0, min(aligned, width - line.right * scale / EM))
    if line.hang is not None:
        offset = line.hang * scale / EM
    left, top = at
    origin = QPointF(left + offset * em, top + ascent)
    middles = [(origin.x() + x * em * scale / EM, number) for x, number in line.labels()]
    labels = _labels(middles, origin.y() + descent, em, left + width * em)
    height = ascent + descent + max((label.rect.height() for label in labels), default=0.0)
    rect = QRectF(left, top, width * em, height)
    return Row(line, rect, origin, em * scale, labels)


@lru_cache(maxsize=128)
def fitting(line: Line, width: float) -> float:
    """Return the scale, at most 1, at which a formula is not wider than ``width`` in em."""
    return min(1.0, width * EM / (line.right + (line.hang or 0.0)))


def _labels(
    middles: Sequence[tuple[float, Number]], top: float, em: float, limit: float
) -> tuple[Words, ...]:
    """Place labels below their numbers, moved aside where they would touch."""
    placed: list[Words] = []
    left = -math.inf
    for middle, number in middles:
        style = Style(LABEL * em, "muted" if number.role == "text" else number.role)
        width, height = _size(number.label, style.description)
        left = max(left, middle - width / 2)
        placed.append(Words(number.label, QRectF(left, top, width, height), style, LABEL_FLAGS))
        left += width + LABEL_GAP * em
    for label in reversed(placed):
        label.rect.moveRight(min(label.rect.right(), limit))
        limit = label.rect.left() - LABEL_GAP * em
    return tuple(placed)


@lru_cache(maxsize=256)
def _size(text: str, font: str, width: float = UNLIMITED) -> tuple[float, float]:
    """Return width and height of ``text`` when it is wrapped to ``width``."""
    box = QRectF(0, 0, width, UNLIMITED)
    size = QFontMetricsF(_font(font)).boundingRect(box, TEXT_FLAGS, text).size()
    return size.width(), size.height()


def _font(description: str) -> QFont:
    font = QFont()
    font.fromString(description)
    return font
