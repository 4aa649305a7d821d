"""Letters, signs and fences as outlines, for formulas that are laid out while the program runs.

Lengths are thousandths of an em of the formula, as in ``glyphs.json``: a script is smaller in them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from gelu_desktop.resources import read_json

DISPLAY, TEXT, SCRIPT, SCRIPTSCRIPT = range(4)
"""Styles, as TeX has them: how large a part of a formula is, and how generously it is set."""

OVERLAP = 0.3  # of the ends of a parenthesis with the piece between them, as a share of an end
_COMMANDS = re.compile(r"([MLQZ])([^MLQZ]*)")


@dataclass(frozen=True, slots=True)
class Glyph:
    """An outline with its extents: y downwards, ascent and descent counted from the baseline.

    Attributes
    ----------
    lean : float
        By how much it reaches over to the right at its top.
    above, below : float
        By how much a superscript and a subscript move to the right.
    """

    path: QPainterPath
    advance: float
    ascent: float
    descent: float
    lean: float = 0.0
    above: float = 0.0
    below: float = 0.0


def empty() -> QPainterPath:
    """Return a path to which outlines can be added that touch each other."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def outline(text: str) -> QPainterPath:
    """Return the outline that ``text`` describes: M, L, Q and Z with whole numbers."""
    path = empty()
    for command, words in _COMMANDS.findall(text):
        values = [float(word) for word in words.split()]
        match command:
            case "M":
                path.moveTo(*values)
            case "L":
                path.lineTo(*values)
            case "Q":
                path.quadTo(*values)
            case _:
                path.closeSubpath()
    return path


@cache
def constant(name: str) -> float:
    """Return a constant of the font's MATH table."""
    return float(_table()["constants"][name])


@cache
def size(style: int) -> float:
    """Return the type size in a style, as a share of that of the formula."""
    if style <= TEXT:
        return 1.0
    scripts = {SCRIPT: "scriptPercentScaleDown", SCRIPTSCRIPT: "scriptScriptPercentScaleDown"}
    return constant(scripts[style]) / 100


def known(character: str) -> bool:
    """Whether there is an upright glyph for ``character``."""
    return character in _table()["upright"]


@cache
def upright(character: str, style: int) -> Glyph:
    """Return a letter, digit or sign.

    Raises
    ------
    KeyError
        When it is not among the glyphs.
    """
    return _scaled(_table()["upright"][character][style > TEXT], size(style))


@cache
def italic(name: str, style: int) -> Glyph:
    """Return the letter of a variable: a Latin letter, or a Greek one by its name.

    Raises
    ------
    KeyError
        When it is not among the glyphs.
    """
    return _scaled(_table()["italic"][name][style > TEXT], size(style))


@cache
def sizes(sign: str, style: int) -> list[tuple[float, float]]:
    """Return ascent and descent of each size of a fence: parentheses, a bar, a radical sign."""
    scale = size(style)
    return [(row[2] * scale, row[3] * scale) for row in _table()["fences"][sign]["sizes"]]


@cache
def fence(sign: str, style: int, index: int = 0) -> Glyph:
    """Return one of the `sizes` of a fence."""
    return _scaled(_table()["fences"][sign]["sizes"][index], size(style))


def assembled(sign: str, style: int, height: float) -> Glyph:
    """Return a fence that is higher than all sizes, on the baseline.

    A parenthesis is put together from its ends and a piece between them, anything else stretched.
    """
    row = _table()["fences"][sign]
    if not row["parts"]:
        return _stretched(fence(sign, style, len(row["sizes"]) - 1), height)
    lower, middle, upper = (_scaled(part, size(style)) for part in row["parts"])
    gap = height - lower.ascent - upper.ascent
    path = QPainterPath(lower.path)
    path.addPath(upper.path.translated(0.0, -lower.ascent - gap))
    overlap = OVERLAP * lower.ascent
    between = _stretched(middle, max(gap, 0.0) + overlap)
    path.addPath(between.path.translated(0.0, -lower.ascent + overlap / 2))
    return Glyph(path, lower.advance, height, 0.0)


def _stretched(glyph: Glyph, height: float) -> Glyph:
    scale = height / (glyph.ascent + glyph.descent)
    path = QTransform(1, 0, 0, scale, 0, -glyph.descent * scale).map(glyph.path)
    return Glyph(path, glyph.advance, height, 0.0)


def _scaled(row: Sequence[Any], scale: float) -> Glyph:
    text, *lengths = row
    path = QTransform.fromScale(scale, scale).map(outline(text))
    return Glyph(path, *(length * scale for length in lengths))


@cache
def _table() -> dict[str, Any]:
    return read_json("formulas/glyphs.json")  # type: ignore[no-any-return]
