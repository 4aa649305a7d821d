"""What a legend names, and how wide that is."""

from collections.abc import Iterable

from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.widgets.letters import letters
from gelu_desktop.widgets.theme import Theme

SWATCH, LONG_SWATCH = 18.0, 40.0
GAP, COLUMN_GAP = 8.0, 20.0
READING_TEMPLATE = "−0.000000"


def legend_entries(scene: Scene) -> tuple[Line | Bars, ...]:
    """Return what has a place in the legend; what is tinted, and so lies behind, comes last."""
    every: tuple[Line | Bars, ...] = (*scene.bars, *scene.lines)
    entries = [entry for entry in every if entry.label]
    return tuple(sorted(entries, key=lambda entry: isinstance(entry, Line) and entry.fill))


def entry_widths(entries: Iterable[Line | Bars], swatch: float) -> list[float]:
    """Return the widths of legend entries, which do not change with their readings' digits."""
    written = letters()
    usual, made = written.width(READING_TEMPLATE), []
    for entry in entries:
        reading = usual if written.fit(entry.reading, usual) else written.width(entry.reading)
        beside = GAP + reading if entry.reading else 0.0
        made.append(swatch + written.width(entry.label) + beside)
    return made


def swatch_of(theme: Theme) -> float:
    """Return the room for the sample of a line: long where dashes have to be told apart."""
    return (LONG_SWATCH if theme.dashes else SWATCH) * max(1.0, theme.style.lines)
