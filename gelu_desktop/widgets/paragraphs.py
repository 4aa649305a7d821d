"""Sentences below a plot, broken where their room ends: also where a script has no blanks."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from gelu_desktop.widgets.letters import text_font
from gelu_desktop.widgets.theme import Theme

Paragraph = tuple[str, str]
"""A text, already translated, and its colour role."""

BETWEEN = 2.0
MARGIN = 12.0
PADDING = 4.0
WRAPPED = int(
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignTop
    | Qt.TextFlag.TextWordWrap
    | Qt.TextFlag.TextDontClip
)


def paragraphs_height(paragraphs: Sequence[Paragraph], width: float) -> float:
    """Return the height of paragraphs, with room around them, at a width."""
    inner = width - 2 * MARGIN
    return sum(_height(text, inner) for text, _ in paragraphs) + 2 * PADDING


def paint_paragraphs(
    painter: QPainter, rect: QRectF, paragraphs: Sequence[Paragraph], theme: Theme
) -> None:
    """Paint paragraphs one below the other from the top of ``rect``."""
    width, y = rect.width() - 2 * MARGIN, rect.top() + PADDING
    painter.setFont(text_font())
    for text, role in paragraphs:
        height = _height(text, width)
        painter.setPen(theme.colour(role))
        painter.drawText(QRectF(rect.left() + MARGIN, y, width, height), WRAPPED, text)
        y += height


def _height(text: str, width: float) -> float:
    room = QRectF(0, 0, width, 1e6)
    return QFontMetricsF(text_font()).boundingRect(room, WRAPPED, text).height() + BETWEEN
