"""What a plot shows, in words for those who do not see it."""

import math
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import power_of_ten, short
from gelu_desktop.model.scene import Bars, Line, Scene

translate = QCoreApplication.translate


def spoken(scene: Scene) -> str:
    """Return the probe with all readings, what was measured, and what is in view.

    What changes with the probe comes first, for it is said again whenever the probe moves.
    """
    lines = [_at_probe(scene), summary(scene), _in_view(scene)]
    return "\n".join(filter(None, lines))


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
