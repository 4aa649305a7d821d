"""What stands around a panel's picture: its title above, its caption and its footer below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.widgets.letters import ROW, text_width, wrapped
from gelu_desktop.widgets.strokes import RIGHT, draw_text
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
PADDING = 6.0
TITLE, CAPTION, FOOTER = 1.25, 1.0, 0.85  # sizes of their text
SHARE = 0.35  # of the height has to be left
SMALLER = 1.5  # how many times smaller they are drawn at most


@dataclass(frozen=True)
class Running:
    """A number that is another one in each frame of a sweep.

    Attributes
    ----------
    name, value : str
        What it is called, and the number as text.
    widest : str
        The widest that the number becomes: it has that much room in every frame.
    """

    name: str
    value: str
    widest: str


@dataclass(frozen=True)
class Words:
    """The texts around a picture, already translated; each may be empty.

    Attributes
    ----------
    title, caption, footer : str
        What stands above and below.
    running : Running, optional
        What stands at the top right.
    below : float
        How high caption and footer are at least, in units of which text is 12 high.
    """

    title: str = ""
    caption: str = ""
    footer: str = ""
    running: Running | None = None
    below: float = 0.0


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
    bottom = _height_below(below, words) + PADDING * bool(below)
    return rect.adjusted(0, top / by, 0, -bottom / by)


def height_below(rect: QRectF, words: Words, shrunk: float = 1.0) -> float:
    """Return how high caption and footer are, as for `Words.below`."""
    return _height_below(_blocks(words, rect.width() * min(shrunk, SMALLER))[1], words)


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
    if words.running is not None:
        _paint_running(painter, rect, words.running, theme)
    y = rect.bottom() - PADDING - _height_below(below, words)
    for block in below:
        y = _paint(painter, block, rect, y, theme)
    painter.restore()


def _paint_running(painter: QPainter, rect: QRectF, running: Running, theme: Theme) -> None:
    right, colour = rect.right() - MARGIN, theme.colour("text")
    row = QRectF(rect.left(), rect.top() + PADDING, right - rect.left(), ROW)
    draw_text(painter, row, running.value, colour, RIGHT)
    name = f"{running.name} = "
    row.setLeft(right - text_width(running.widest) - text_width(name))
    draw_text(painter, row, name, colour)


def _height_below(blocks: Sequence[_Block], words: Words) -> float:
    return max(sum(block.height for block in blocks), words.below)


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
    aside = _width(words.running)
    title = tuple(_lines(words.title, max(inner - aside, 1.0) / TITLE, True))
    if words.running is not None and not title:
        title = ("",)
    caption = tuple(_lines(words.caption, inner / CAPTION))
    footer = tuple(_lines(words.footer, inner / FOOTER))
    above = [_Block(title, TITLE, "text", True)]
    below = [_Block(caption, CAPTION, "text"), _Block(footer, FOOTER, "muted")]
    return [block for block in above if block.lines], [block for block in below if block.lines]


def _width(running: Running | None) -> float:
    if running is None:
        return 0.0
    return text_width(f"{running.name} = ") + text_width(running.widest) + MARGIN


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
