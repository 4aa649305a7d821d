"""Numbers put into texts: a page names a fact, the program computes it."""

import math
import re

from gelu_desktop.model.facts import fact, value
from gelu_desktop.model.figures import SCIENTIFIC_BELOW, SCIENTIFIC_FROM, fixed, scientific
from gelu_desktop.model.guide.errors import GuideError

DIGITS_MAX = 16
_PLACE = re.compile(r"\{\{|\}\}|\{([^{}]*)\}")
_NAME = re.compile(r"([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)(?::(\d{1,2}))?", re.ASCII)


def filled(text: str) -> str:
    """Return a text with its facts: ``{gelu.minimum.x}``, or ``{gelu.minimum.x:4}`` in 4 digits.

    Two braces stand for one.

    Raises
    ------
    gelu_desktop.model.facts.UnknownFactError
        When there is no such fact.
    GuideError
        When braces hold no name of a fact, or digits are asked of something that has none.
    """
    return _PLACE.sub(_fill, text)


def names(text: str) -> list[str]:
    """Return the facts that a text names."""
    return [name[1] for found in _PLACE.finditer(text) if (name := _NAME.match(found[1] or ""))]


def _fill(found: re.Match[str]) -> str:
    if found[1] is None:
        return found[0][0]
    name = _NAME.fullmatch(found[1])
    if name is None:
        raise GuideError(f"{found[0]} names no fact")
    if name[2] is None:
        return fact(name[1])
    number, digits = value(name[1]), int(name[2])
    if isinstance(number, str) or not 1 <= digits <= DIGITS_MAX:
        raise GuideError(f"{found[0]} cannot be shown in {digits} digits")
    return rounded(float(number), digits)


def rounded(number: float, digits: int) -> str:
    """Return a number in that many significant digits, with a power of ten only far from 1."""
    size = abs(number)
    if SCIENTIFIC_BELOW <= size < SCIENTIFIC_FROM:
        return fixed(number, max(0, digits - 1 - math.floor(math.log10(size))))
    return scientific(number, digits - 1)
