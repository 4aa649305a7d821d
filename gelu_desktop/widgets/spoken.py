"""What a plot shows, in words for those who do not see it."""

import math
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.figures import power_of_ten, short
from gelu_desktop.model.rules import Range
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.numerics.extremes import Point, lowest_and_highest

translate = QCoreApplication.translate


def spoken(scene: Scene, whole: bool = True) -> str:
    """Return the probe with all readings, what was measured, and what is in view.

    What changes with the probe comes first, for it is said again whenever the probe moves.

    Parameters
    ----------
    scene : Scene
        What is shown.
    whole : bool
        Whether the lowest and the highest point of each curve are told too, which have to be
        looked for.
    """
    lines = [_at_probe(scene), summary(scene), _in_view(scene)]
    if whole:
        lines += [_reach(line, scene) for line in scene.lines if line.label]
    return "\n".join(filter(None, lines))


def _reach(line: Line, scene: Scene) -> str:
    """Return how far down and up a curve goes in view."""
    found = _ends(line.curve, scene.x_range)
    if found is None:
        return translate("Spoken", "{name}: no value in view").format(name=line.label)
    low, high = (_written(*end, scene.log) for end in found)
    if found[0][1] == found[1][1]:
        text = translate("Spoken", "{name}: {value} everywhere in view")
        return text.format(name=line.label, value=low)
    text = translate("Spoken", "{name}: lowest {low}, highest {high}")
    return text.format(name=line.label, low=low, high=high)


def _written(x: float | None, value: float, log: bool) -> str:
    text = (_power if log else short)(value)
    if x is None:
        return text
    return translate("Spoken", "{value} at x = {x}").format(value=text, x=short(x))


@lru_cache(maxsize=64)
def _ends(curve: AnyCurve, span: Range) -> tuple[Point, Point] | None:
    return lowest_and_highest(curve.evaluate, span, curve.corners)


def summary(scene: Scene) -> str:
    """Return the heading of a plot with its note, and with its readings if it has no probe."""
    note = [" ".join(line.split()) for line in scene.note.splitlines()]
    readings = [] if scene.probe is not None else list(_readings(scene))
    return _after(scene.title, _listed([*note, *readings]))


def _at_probe(scene: Scene) -> str:
    if scene.probe is None:
        return ""
    low, high = scene.x_range
    text = translate("Spoken", "Probe at x = {x}")
    if not low <= scene.probe <= high:
        text = translate("Spoken", "Probe at x = {x}, out of view")
    return _after(text.format(x=short(scene.probe)), _listed(list(_readings(scene))))


def _readings(scene: Scene) -> Iterator[str]:
    parts: tuple[Line | Bars, ...] = (*scene.lines, *scene.bars)
    return (f"{part.label} {part.reading}" for part in parts if part.label and part.reading)


def _listed(parts: list[str]) -> str:
    return translate("Spoken", ", ").join(parts)


def _after(head: str, rest: str) -> str:
    return translate("Spoken", ": ").join(filter(None, (head, rest)))


def _in_view(scene: Scene) -> str:
    text = translate("Spoken", "In view: x from {left} to {right}, y from {bottom} to {top}")
    left, right = map(short, scene.x_range)
    bottom, top = map(_power if scene.log else short, scene.y_range)
    return text.format(left=left, right=right, bottom=bottom, top=top)


def _power(exponent: float) -> str:
    """Return a power of ten, which as a number may be beyond all limits."""
    whole = math.floor(exponent)
    return f"{10 ** (exponent - whole):.2g}{power_of_ten(whole)}"
