"""Numbers that change in every frame, drawn all at once: no text is laid out for them."""

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QGlyphRun, QPainter, QTextLayout

from gelu_desktop.widgets.letters import FIGURES, ROW, Letters, Slot, letters
from gelu_desktop.widgets.strokes import RIGHT, draw_text

Placed = tuple[Slot, str]

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
        self._base = metrics.ascent() - metrics.height() / 2
        self._width = lru_cache(maxsize=512)(self._sum)
        self._laid = lru_cache(maxsize=64)(self._lay)

    def run(self, wanted: Iterable[Placed]) -> tuple[QGlyphRun, list[Placed]]:
        """Return what draws numbers, each at the right of its place, and what it leaves out."""
        glyphs: list[int] = []
        slots, shapes, others = [], [], []
        for slot, text in wanted:
            shape = text.translate(_DIGITS)
            if self._width(shape) <= slot.room + 0.5:
                glyphs += map(self._glyphs.__getitem__, text)
                slots.append(slot)
                shapes.append(shape)
            else:
                others.append((slot, text))
        made = QGlyphRun(self._laid(tuple(slots), tuple(shapes)))
        made.setGlyphIndexes(glyphs)
        return made, others

    def _sum(self, shape: str) -> float:
        """Return the width of a number; of other texts more than there is."""
        return sum(self._advances.get(each, math.inf) for each in shape)

    def _lay(self, slots: tuple[Slot, ...], shapes: tuple[str, ...]) -> QGlyphRun:
        """Return where the figures of numbers stand, whichever digits they are."""
        places = []
        for slot, shape in zip(slots, shapes, strict=True):
            x = slot.right - self._width(shape)
            for each in shape:
                places.append(QPointF(x, slot.middle + self._base))
                x += self._advances[each]
        made = QGlyphRun(self._run)
        made.setPositions(places)
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
    for (right, middle, room), text in others:
        draw_text(painter, QRectF(right - room, middle - ROW / 2, room, ROW), text, colour, RIGHT)


@lru_cache(maxsize=2)
def _numbers(written: Letters) -> Numbers:
    return Numbers(written)
