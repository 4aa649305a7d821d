"""Numbers in formulas: text, colour and outline.

Lengths are thousandths of an em, y downwards, the baseline at 0, as ``formulas.json`` has them.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from PySide6.QtGui import QPainterPath, QTransform

from gelu_desktop.resources import read_json
from gelu_desktop.widgets.glyphs import empty, outline

EM = 1000.0
SUPERSCRIPTS = dict(zip("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "−0123456789", strict=True))
SUPERSCRIPT_SIZE = 0.7
SUPERSCRIPT_RISE = 363.0
TIMES_SPACE = 130.0

Outline = tuple[QPainterPath, float]


@dataclass(frozen=True)
class Number:
    """A number in a formula.

    Attributes
    ----------
    text : str
        Digits, ``.``, ``−``, ``×``, superscript digits, ``∞`` and ``–``.
    role : str
        The name under which the theme has its colour.
    label : str
        A word below it, already translated; may be empty.
    """

    text: str
    role: str = "text"
    label: str = ""


@lru_cache(maxsize=256)
def digits(text: str, small: bool = False) -> Outline:
    """Return the outline of a number and its width.

    Parameters
    ----------
    text : str
        As in `Number`.
    small : bool
        Whether it stands in an exponent or index: these have sturdier figures.
    """
    whole, pen = empty(), 0.0
    for character in text:
        raised = character in SUPERSCRIPTS
        scale, rise = (SUPERSCRIPT_SIZE, -SUPERSCRIPT_RISE) if raised else (1.0, 0.0)
        row = store()["characters"][SUPERSCRIPTS.get(character, character)]
        shape, advance = row[2:] if small or raised else row[:2]
        space = TIMES_SPACE if character == "×" else 0.0
        whole.addPath(QTransform(scale, 0, 0, scale, pen + space, rise).map(glyph(shape)))
        pen += advance * scale + 2 * space
    return whole, pen


@cache
def store() -> dict[str, Any]:
    """Return the content of ``formulas.json``."""
    return read_json("formulas/formulas.json")  # type: ignore[no-any-return]


@cache
def glyph(index: int) -> QPainterPath:
    """Return an outline of ``formulas.json``."""
    return outline(store()["glyphs"][index])
