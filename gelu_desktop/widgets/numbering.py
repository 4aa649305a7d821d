"""Numbers that change in every frame, drawn all at once: no text is laid out for them."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QGlyphRun, QPainter, QTextLayout

from gelu_desktop.widgets.letters import FIGURES, Letters, letters
from gelu_desktop.widgets.strokes import RIGHT, draw_text

Placed = tuple[QRectF, str]

_DIGITS = str.maketrans("123456789", "000000000")
_SAMPLE = "x = −0.1.2.3.4.5.6.7.8.9e−0123456789"


class Numbers:
    """Draws numbers in a font.

    Parameters
    ----------
    written : Letters
        The font.
    """

    def __init__(self, written: Letters) -> None:
        layout = QTextLayout(FIGURES, written.font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        runs = layout.glyphRuns()
        self._run = runs[0] if runs else QGlyphRun()  # there may be no font at all
        self._advances = {each: written.width(each) for each in FIGURES}
        self._glyphs = dict(zip(FIGURES, self._run.glyphIndexes(), strict=False))
        digits = {self._advances[each] for each in "0123456789"}
        whole = sum(map(self._advances.__getitem__, _SAMPLE))
        self.apt = len(runs) == len(digits) == 1 and len(self._glyphs) == len(FIGURES)
        """Whether the font has all figures, digits of one width, and no pairs that come nearer."""
        self.apt = self.apt and abs(written.width(_SAMPLE) - whole) < 1e-6
        metrics = QFontMetricsF(written.font)
        self._half, self._ascent = metrics.height() / 2, metrics.ascent()
        self._placed = lru_cache(maxsize=512)(self._place)

    def run(self, wanted: Iterable[Placed]) -> tuple[QGlyphRun, list[Placed]]:
        """Return what draws numbers, each at the right of its place, and what it leaves out."""
        glyphs: list[int] = []
        places: list[QPointF] = []
        others = []
        for where, text in wanted:
            try:
                found = [self._glyphs[each] for each in text]
            except KeyError:
                others.append((where, text))
                continue
            shape = text.translate(_DIGITS)
            placed = self._placed(shape, where.right(), where.center().y(), where.width())
            if placed is None:
                others.append((where, text))
                continue
            glyphs += found
            places += placed
        made = QGlyphRun(self._run)
        made.setGlyphIndexes(glyphs)
        made.setPositions(places)
        return made, others

    def _place(self, shape: str, right: float, middle: float, room: float) -> list[QPointF] | None:
        """Return where the figures of a number stand; None if they have no room."""
        advances = [self._advances[each] for each in shape]
        if sum(advances) > room + 0.5:
            return None
        x, base, made = right - sum(advances), middle - self._half + self._ascent, []
        for advance in advances:
            made.append(QPointF(x, base))
            x += advance
        return made


def draw_numbers(painter: QPainter, wanted: Iterable[Placed], colour: QColor) -> None:
    """Draw numbers, each at the right of its place, as `draw_text` does; others are words.

    Parameters
    ----------
    painter : QPainter
        On a screen: elsewhere texts are to be found as texts.
    wanted : iterable of tuple
        Where each stands, and what it is.
    colour : QColor
        Of all of them.
    """
    numbers = _numbers(letters())
    others = list(wanted)
    if numbers.apt:
        run, others = numbers.run(others)
        painter.setPen(colour)
        painter.drawGlyphRun(QPointF(), run)
    for where, text in others:
        draw_text(painter, where, text, colour, RIGHT)


@lru_cache(maxsize=2)
def _numbers(written: Letters) -> Numbers:
    return Numbers(written)
