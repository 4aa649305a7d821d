"""What formulas are laid out of: boxes on a baseline, and runs of them that can be broken.

The rules are TeX's, the lengths those of the font's MATH table: thousandths of an em of the
formula, y downwards, ascent and descent counted from the baseline.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from gelu_desktop.widgets import glyphs
from gelu_desktop.widgets.glyphs import (
    SCRIPT,
    SCRIPTSCRIPT,
    TEXT,
    Glyph,
    empty,
    size,
)
from gelu_desktop.widgets.numerals import Number, digits

# Wide enough to look even beside the formulas that are baked.
THIN = 200.0
MEDIUM = 296.0
THICK = 370.0
PREFIX = 74.0  # after a sign that belongs to a number
SLASH = 100.0
BLANK = 240.0  # between words
FENCED = 110.0  # before a parenthesis that is multiplied
CALLED = 70.0  # between a function and a parenthesis higher than a line
TIGHT = 0.5  # of these spaces in scripts
DIGIT_ASCENT = 670.0
RAISED_ASCENT = 840.0


@dataclass(frozen=True, slots=True)
class Box:
    """A part of a formula, its origin at the left end of its baseline.

    Attributes
    ----------
    lean, above, below : float
        As of a glyph.
    path : QPainterPath, optional
        What is filled.
    bar : QRectF, optional
        A rectangle that is filled.
    number : Number, optional
        What ``path`` shows, if it has a colour of its own.
    parts : tuple of (float, float, Box)
        What it is made of, and where.
    letter : bool
        Whether it is a single letter, to which scripts stand close.
    """

    width: float
    ascent: float
    descent: float
    lean: float = 0.0
    above: float = 0.0
    below: float = 0.0
    path: QPainterPath | None = None
    bar: QRectF | None = None
    number: Number | None = None
    parts: tuple[tuple[float, float, "Box"], ...] = ()
    letter: bool = False


class Atom(NamedTuple):
    """A box in a run.

    Attributes
    ----------
    box : Box
        The box.
    gap : float
        The space before it, unless it is the first of a line.
    turn : int
        1 for what opens a fence, −1 for what closes it.
    breaks : int
        Whether a line may begin here: 0 for no, 1 for a sign, 2 for a factor or an argument, 3
        for the inside of a parenthesis, 4 for another equation.
    """

    box: Box
    gap: float = 0.0
    turn: int = 0
    breaks: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """Atoms on one baseline.

    Attributes
    ----------
    holds : float
        How tightly it holds together, see `gelu_desktop.numerics.expression_tree`.
    digit : bool
        Whether it begins with a digit.
    """

    atoms: tuple[Atom, ...]
    width: float
    ascent: float
    descent: float
    holds: float
    digit: bool = False


def run(box: Box, holds: float, digit: bool = False, breaks: int = 0) -> Run:
    """Return a run of one box."""
    return Run((Atom(box, breaks=breaks),), box.width, box.ascent, box.descent, holds, digit)


def joined(parts: Iterable[tuple[float, Run]], holds: float) -> Run:
    """Return runs one after the other, with a space before each but the first."""
    (_, first), *rest = parts
    atoms, width = first.atoms, first.width
    ascent, descent = first.ascent, first.descent
    for gap, part in rest:
        head, *tail = part.atoms
        atoms = (*atoms, head._replace(gap=gap), *tail)
        width += gap + part.width
        ascent, descent = max(ascent, part.ascent), max(descent, part.descent)
    return Run(atoms, width, ascent, descent, holds, first.digit)


def packed(part: Run) -> Box:
    """Return a run as one box, which is not broken."""
    placed = tuple(positions(part.atoms))
    last = part.atoms[-1].box
    return Box(part.width, part.ascent, part.descent, last.lean, parts=placed)


def positions(atoms: Iterable[Atom]) -> Iterator[tuple[float, float, Box]]:
    """Give each box with its place, the first at 0."""
    pen = None
    for box, gap, _, _ in atoms:
        pen = 0.0 if pen is None else pen + gap
        yield pen, 0.0, box
        pen += box.width


def letter(glyph: Glyph) -> Box:
    """Return the box of a glyph."""
    return Box(
        glyph.advance,
        glyph.ascent,
        glyph.descent,
        glyph.lean,
        glyph.above,
        glyph.below,
        path=glyph.path,
        letter=True,
    )


@cache
def word(text: str, style: int) -> Box:
    """Return upright text; characters that the font has not are left out."""
    path, pen, ascent, descent = empty(), 0.0, 0.0, 0.0
    for character in text:
        if character == " ":
            pen += BLANK * size(style)
        elif glyphs.known(character):
            glyph = glyphs.upright(character, style)
            path.addPath(glyph.path.translated(pen, 0.0))
            pen += glyph.advance
            ascent, descent = max(ascent, glyph.ascent), max(descent, glyph.descent)
    return Box(pen, ascent, descent, path=path)


def number(text: str, style: int, live: Number | None = None) -> Box:
    """Return a number; ``live`` is given for one that has its own colour."""
    path, width = digits(text, style > TEXT)
    scale, raised = size(style), "×" in text
    if scale != 1.0:
        path = QTransform.fromScale(scale, scale).map(path)
    ascent = RAISED_ASCENT if raised else DIGIT_ASCENT
    if text.startswith("("):
        parenthesis = glyphs.fence("(", style)
        return Box(
            width * scale,
            max(ascent * scale, parenthesis.ascent),
            parenthesis.descent,
            path=path,
            number=live,
        )
    return Box(width * scale, ascent * scale, 0.0, path=path, number=live, letter=not raised)


def script(style: int) -> int:
    """Return the style of a superscript or subscript."""
    return SCRIPT if style <= TEXT else SCRIPTSCRIPT


def spaced(gap: float, style: int) -> float:
    """Return a space in a style."""
    return gap if style <= TEXT else gap * size(style) * TIGHT


def breakable(part: Run, breaks: int) -> Run:
    """Return a run before which a line may begin."""
    head, *tail = part.atoms
    return replace(part, atoms=(head._replace(breaks=breaks), *tail))
