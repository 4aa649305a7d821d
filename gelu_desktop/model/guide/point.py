"""What a step points at: a place in a plot, a part of a panel, or a whole panel."""

import math
from dataclasses import dataclass

from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.limits import X_LIMIT, Y_LIMIT

GATE = "gate"


@dataclass(frozen=True)
class Point:
    """Something to look at.

    Attributes
    ----------
    panel : str
        The panel.
    part : str
        A part of it; empty for all of it, or for a place in its plot.
    x : float, optional
        A place in its plot.
    y : float, optional
        Its height; that of the curve ``of`` if not given.
    of : str
        The function on whose curve the place is.
    """

    panel: str
    part: str = ""
    x: float | None = None
    y: float | None = None
    of: str = "gelu"


def point(text: str) -> Point:
    """Return what ``text`` names: ``"curve x=-0.75 of=relu"``, ``"controls probe"``, ``"ffn"``.

    Raises
    ------
    GuideError
        When it cannot be read.
    """
    panel, *words = text.split()
    part, of = "", "gelu"
    places: dict[str, float] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            if part:
                raise GuideError(f"point has two parts: {part} and {word}")
            part = word
        elif key == "of":
            of = value
        elif key in ("x", "y"):
            places[key] = _number(value, X_LIMIT if key == "x" else Y_LIMIT)
        else:
            raise GuideError(f"point has no {key}; it has x, y and of")
    return Point(panel, part, places.get("x"), places.get("y"), of)


def _number(text: str, limit: float) -> float:
    try:
        value = float(text)
    except ValueError:
        raise GuideError(f"{text!r} is no number") from None
    if not math.isfinite(value) or abs(value) > limit:
        raise GuideError(f"{text} is not from {-limit:g} to {limit:g}")
    return value
