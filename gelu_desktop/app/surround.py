"""What stands around a panel's picture: its title above, its caption and its footer below."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.widgets.frame import ROW, text_width, wrapped
from gelu_desktop.widgets.strokes import draw_text
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
PADDING = 6.0
TITLE, CAPTION, FOOTER = 1.25, 1.0, 0.85  # sizes of their text
SHARE = 0.35  # of the height has to be left
SMALLER = 1.5  # how many times smaller they are drawn at most


@dataclass(frozen=True)
class Words:
    """The texts around a picture, already translated; each may be empty."""

    title: str = ""
    caption: str = ""
    footer: str = ""


@dataclass(frozen=True)
class _Block:
    """A text in lines, with the size and the role of its letters."""

    lines: tuple[str, ...]
    size: float
    role: str
    bold: bool = False

    @property
    def height(self) -> float:
        """How high the lines are together."""
        return len(self.lines) * ROW * self.size


def room(rect: QRectF, words: Words, shrunk: float = 1.0) -> QRectF:
    """Return what is left for the picture itself, where that is drawn so many times smaller."""
    by = min(shrunk, SMALLER)
    above, below = _blocks(words, rect.width() * by)
    top = sum(block.height + PADDING for block in above)
    bottom = sum(block.height for block in below) + PADDING * bool(below)
    return rect.adjusted(0, top / by, 0, -bottom / by)


def enough(rect: QRectF, words: Words) -> bool:
    """Return whether the texts leave room enough for the picture."""
    return room(rect, words).height() >= SHARE * rect.height()


def paint_words(
    painter: QPainter, page: QRectF, words: Words, theme: Theme, shrunk: float = 1.0
) -> None:
    """Paint the texts at the edges of ``page``, around a picture so many times smaller."""
    by = min(shrunk, SMALLER)
    rect = QRectF(page.topLeft() * by, page.size() * by)
    painter.save()
    painter.scale(1 / by, 1 / by)
    above, below = _blocks(words, rect.width())
    y = rect.top() + PADDING
    for block in above:
        y = _paint(painter, block, rect, y, theme)
    y = rect.bottom() - PADDING - sum(block.height for block in below)
    for block in below:
        y = _paint(painter, block, rect, y, theme)
    painter.restore()


def _paint(painter: QPainter, block: _Block, rect: QRectF, top: float, theme: Theme) -> float:
    painter.save()
    painter.translate(rect.left() + MARGIN, top)
    painter.scale(block.size, block.size)
    width = (rect.width() - 2 * MARGIN) / block.size
    for number, line in enumerate(block.lines):
        place = QRectF(0, ROW * number, width, ROW)
        draw_text(painter, place, line, theme.colour(block.role), bold=block.bold)
    painter.restore()
    return top + block.height


def _blocks(words: Words, width: float) -> tuple[list[_Block], list[_Block]]:
    inner = max(width - 2 * MARGIN, 1.0)
    title = tuple(_lines(words.title, inner / TITLE, True))
    caption = tuple(_lines(words.caption, inner / CAPTION))
    footer = tuple(_lines(words.footer, inner / FOOTER))
    above = [_Block(title, TITLE, "text", True)]
    below = [_Block(caption, CAPTION, "text"), _Block(footer, FOOTER, "muted")]
    return [block for block in above if block.lines], [block for block in below if block.lines]


def _lines(text: str, width: float, bold: bool = False) -> Iterator[str]:
    """Yield the lines of a text; where a word alone is too wide it is broken anywhere."""
    narrower = width * 0.9 if bold else width  # bold letters are wider than those measured
    for paragraph in text.splitlines():
        for line in wrapped(paragraph, narrower):
            yield from _pieces(line, width, bold)


def _pieces(line: str, width: float, bold: bool) -> Iterator[str]:
    while len(line) > 1 and text_width(line, bold) > width:
        lengths = range(len(line) - 1, 0, -1)
        fits = next((n for n in lengths if text_width(line[:n], bold) <= width), 1)
        yield line[:fits]
        line = line[fits:]
    if line:
        yield line
