"""The letters of plots, how wide a text is, and where it breaks."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

TEXT = 12
ROW = 19.0
"""How high a line of text stands."""
GAP_TEXT = "     "
FIGURES = "0123456789.−-+×eEx= "


class Slot(NamedTuple):
    """Room for a number in a line of text, which stands at its right."""

    right: float
    middle: float
    room: float


class Letters:
    """The letters of plots: figures of one width, 12 logical pixels high.

    Parameters
    ----------
    bold : bool
        Whether they are bold.
    """

    def __init__(self, bold: bool) -> None:
        self.of = QGuiApplication.font()
        self.font = QFont(self.of)
        self.font.setPixelSize(TEXT)
        self.font.setFeature(QFont.Tag("tnum"), 1)
        self.font.setBold(bold)
        metrics = QFontMetricsF(self.font)
        self.width = lru_cache(maxsize=2048)(metrics.horizontalAdvance)
        """Returns the width of a text in logical pixels."""
        self._figures = {each: self.width(each) for each in FIGURES}
        self.fit = lru_cache(maxsize=2048)(self._fit)
        """Returns whether a text is no wider than so many logical pixels."""

    def _fit(self, text: str, width: float) -> bool:
        try:  # numbers need not be measured
            if sum(map(self._figures.__getitem__, text)) <= width:
                return True
        except KeyError:
            pass
        return self.width(text) <= width


def letters(bold: bool = False) -> Letters:
    """Return the letters of the font in use."""
    made = _made.get(bold)
    if made is None or made.of != QGuiApplication.font():
        made = _made[bold] = Letters(bold)
    return made


_made: dict[bool, Letters] = {}


def text_font(bold: bool = False) -> QFont:
    """Return the font of all text in plots."""
    return letters(bold).font


def text_width(text: str, bold: bool = False) -> float:
    """Return the width of ``text`` in logical pixels."""
    return letters(bold).width(text)


def widest_of(texts: Iterable[str]) -> float:
    """Return the width of the widest of several texts, 0 without any."""
    return max(map(letters().width, texts), default=0.0)


def wrapped(text: str, width: float) -> list[str]:
    """Return ``text`` in lines no wider than ``width``, as far as it has spaces to break at.

    It is broken at wide gaps first, then at single spaces.
    """
    if text_width(text) <= width:
        return [text]
    gaps = [part for part in text.split(GAP_TEXT) if part]
    if len(gaps) > 1:
        return [line for part in gaps for line in wrapped(part.strip(), width)]
    lines: list[str] = []
    for word in (part for whole in text.split() for part in _parts(whole, width)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _parts(word: str, width: float) -> list[str]:
    """Return a word in parts no wider than ``width``, where its script allows, as Chinese does."""
    if text_width(word) <= width:
        return [word]
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, word)
    parts, start, last = [], 0, 0
    while (end := finder.toNextBoundary()) != -1:
        if last > start and text_width(word[start:end]) > width:
            parts.append(word[start:last])
            start = last
        last = end
    return [*parts, word[start:]]
