"""Where things stand in a plot: its heading, its axes, and how data become pixels."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from gelu_desktop.model.figures import signed
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.widgets.entries import (
    COLUMN_GAP,
    GAP,
    SWATCH,
    entry_widths,
    legend_entries,
    swatch_of,
)
from gelu_desktop.widgets.letters import (
    ROW,
    Slot,
    letters,
    text_width,
    widest_of,
    wrapped,
)
from gelu_desktop.widgets.theme import CORNERS, Theme
from gelu_desktop.widgets.ticks import TICK_PIXELS, Ticks, x_ticks, y_ticks

AROUND = 8.0  # between the texts of a legend in a corner and its edge, and from there to the axes
BESIDE, BELOW = 74.0, 30.0  # what axes take of the width and the height at most, as a rule
EDGE = 4.0
"""How near the texts of the outer ticks may come to the edge."""
BAR_TICK_PIXELS = 26.0
NAME = 13.0
RULER = 9.0
FAR = 1e5  # pixels; nothing farther out is seen, and Qt takes no larger numbers everywhere


_KEPT = (
    "corner",
    "column_width",
    "columns",
    "note_lines",
    "note_below",
    "heading_rows",
    "header",
    "y_ticks",
    "x_ticks",
    "plot",
    "unit",
    "entry_places",
    "reading_slots",
    "x_texts",
    "shown_axes",
    "shown_names",
    "shown_curves",
)


@dataclass(frozen=True)
class Frame:
    """The geometry of a scene in a rectangle.

    Attributes
    ----------
    rect : QRectF
        All of it, in logical pixels.
    scene : Scene
        What is shown.
    swatch : float
        Room for the sample of a line in the legend.
    legend : str
        Where the legend is to stand; see `Style`.
    least : float
        How high what stands above the curves is at least.
    """

    rect: QRectF
    scene: Scene
    swatch: float = SWATCH
    legend: str = "above"
    least: float = 0.0

    @classmethod
    def of(cls, rect: QRectF, scene: Scene, theme: Theme) -> "Frame":
        """Return the geometry as the style of ``theme`` wants it."""
        return cls(rect, scene, swatch_of(theme), theme.style.legend, theme.style.header)

    def showing(self, scene: Scene) -> "Frame":
        """Return the geometry of a scene that differs only in what moves with the probe.

        See `alike`; what is known of this one is not worked out again.
        """
        made = Frame(self.rect, scene, self.swatch, self.legend, self.least)
        known = vars(self)
        vars(made).update((name, known[name]) for name in _KEPT if name in known)
        return made

    @cached_property
    def entries(self) -> tuple[Line | Bars, ...]:
        """What the legend names."""
        return () if self.legend == "none" else legend_entries(self.scene)

    @cached_property
    def corner(self) -> bool:
        """Whether the legend stands in a corner of the plot: it is wanted there and fits."""
        if self.legend not in CORNERS or not self.entries:
            return False
        height = self.rect.height() - 12 - ROW * self.heading_rows - BELOW
        needed = ROW * len(self.entries) + 4 * AROUND
        wide = self.rect.width() - BESIDE - 2 * AROUND
        return height >= needed and wide >= self.column_width - COLUMN_GAP + 2 * AROUND

    @property
    def corner_rect(self) -> QRectF:
        """The rectangle of the legend in its corner."""
        width = self.column_width - COLUMN_GAP + 2 * AROUND
        height = ROW * len(self.entries) + AROUND
        room = self.plot.adjusted(AROUND, AROUND, -AROUND, -AROUND)
        left = room.left() if self.legend.endswith("left") else room.right() - width
        top = room.top() if self.legend.startswith("top") else room.bottom() - height
        return QRectF(left, top, width, height)

    @cached_property
    def column_width(self) -> float:
        """Width of a column of the legend."""
        return max(entry_widths(self.entries, self.swatch), default=0.0) + COLUMN_GAP

    @cached_property
    def columns(self) -> int:
        """How many legend entries stand side by side."""
        return max(1, int((self.rect.width() - 24) // self.column_width))

    @cached_property
    def entry_places(self) -> list[QRectF]:
        """Where the entries of a legend above the plot stand."""
        left, top, right = self.rect.left() + 12, self.rect.top() + 6, self.rect.right() - 12
        top += ROW * self.heading_rows
        made = []
        for index in range(len(self.entries)):
            down, across = divmod(index, self.columns)
            x = left + across * self.column_width
            width = min(self.column_width - COLUMN_GAP, right - x)
            made.append(QRectF(x, top + ROW * down, width, ROW))
        return made

    @cached_property
    def reading_slots(self) -> tuple[Slot, ...]:
        """Where their readings stand."""
        pairs = zip(self.entries, self.entry_places, strict=True)
        return tuple(self.reading_slot(entry, place) for entry, place in pairs)

    def reading_slot(self, entry: Line | Bars, place: QRectF) -> Slot:
        """Return what is left of an entry's place beside its name."""
        room = place.width() - self.swatch - letters().width(entry.label) - GAP
        return Slot(place.right(), place.center().y(), max(room, 0.0))

    @cached_property
    def note_lines(self) -> list[str]:
        """The note, broken where its room ends."""
        lines = self.scene.note.splitlines()
        return [part for line in lines for part in wrapped(line, self.rect.width() - 24)]

    @cached_property
    def note_below(self) -> bool:
        """Whether the note needs a row of its own under the title."""
        scene = self.scene
        both = text_width(scene.title, True) + text_width(scene.note) + 40
        several = len(self.note_lines) > 1
        return bool(scene.title and scene.note) and (several or both > self.rect.width())

    @cached_property
    def heading_rows(self) -> int:
        """Rows of the title and the note."""
        lines = max(len(self.note_lines), int(bool(self.scene.title)))
        return lines + int(self.note_below)

    @cached_property
    def header(self) -> float:
        """Height of title, note and a legend that stands above."""
        above = 0 if self.corner else -(-len(self.entries) // self.columns)
        rows = self.heading_rows + above
        return max(8 + ROW * rows + (4 if rows else 0), self.least)

    @cached_property
    def y_ticks(self) -> Ticks:
        """Places and texts of the ticks on the vertical axis, and the power of ten beside it."""
        height = self.rect.height() - self.header - 30
        return y_ticks(*self.scene.y_range, height, self.scene.log)

    @cached_property
    def x_ticks(self) -> Ticks:
        """Places and texts of the ticks on the horizontal axis, and the power of ten beside it."""
        room = TICK_PIXELS[0] if self.scene.lines else BAR_TICK_PIXELS
        most = max(2, int(self.plot.width() // room))
        if self.scene.bars and not self.scene.lines:
            most = min(most, len(self.scene.bars[0].heights))  # there is no half of a unit
        if self.scene.whole:
            most = min(most, max(1, int(self.scene.x_range[1] - self.scene.x_range[0])))
        return x_ticks(*self.scene.x_range, most, self.unit[0])

    @cached_property
    def plot(self) -> QRectF:
        """The rectangle in which curves are drawn."""
        widest = widest_of(self.y_ticks[1])
        left, right = max(44.0, widest + 16), 14.0
        bottom = 26.0 + (NAME if self.scene.x_name else 0.0)
        power = 14.0 if self.y_ticks[2] else 0.0
        plot = self.rect.adjusted(left, self.header + power, -right, -bottom)
        return QRectF(plot.x(), plot.y(), max(plot.width(), 1.0), max(plot.height(), 1.0))

    @cached_property
    def x_texts(self) -> list[tuple[QRectF, str]]:
        """Where the numbers of the horizontal axis stand, and what they are."""
        made, rect = [], self.rect
        ticks, texts, _ = self.x_ticks
        for tick, text in zip(ticks.tolist(), texts, strict=True):
            x, width = round(self.point(tick, 0.0).x()) + 0.5, text_width(text)
            left = min(max(x - width / 2, rect.left() + EDGE), rect.right() - width - EDGE)
            made.append((QRectF(left - 1, self.plot.bottom() + 4, width + 2, 16), text))
        return made

    @cached_property
    def badge(self) -> tuple[QRectF, str]:
        """Where it is written where the probe is, and the text; a probe has to be there."""
        assert self.scene.probe is not None
        plot, x = self.plot, self.point(self.scene.probe, 0.0).x()
        decimals = min(max(3, math.floor(math.log10(self.unit[0])) + 1), 12)
        text = signed(f"x = {self.scene.probe:.{decimals}f}")
        if x < plot.left() - 0.5:
            text = f"← {text}"
        elif x > plot.right() + 0.5:
            text = f"{text} →"
        width = text_width(text) + 12
        left = min(max(x - width / 2, plot.left() - 5), self.rect.right() - width - 2)
        return QRectF(left, plot.bottom() + 4, width, 17), text

    @cached_property
    def unit(self) -> tuple[float, float]:
        """Pixels to a unit of x and of y."""
        (x0, x1), (y0, y1) = self.scene.x_range, self.scene.y_range
        return self.plot.width() / (x1 - x0), self.plot.height() / (y1 - y0)

    @cached_property
    def shown_axes(self) -> tuple[Any, ...]:
        """What the axes show: while that is equal, they stand."""
        scene = self.scene
        kind = scene.log, scene.whole, bool(scene.lines)  # decide about ticks
        return self.plot, scene.x_range, scene.y_range, scene.x_name, kind

    @cached_property
    def shown_names(self) -> tuple[Any, ...]:
        """What the heading names: all but the readings and the note."""
        entries = tuple(
            (entry.label, entry.role, getattr(entry, "dashed", None)) for entry in self.entries
        )
        return self.scene.title, entries, self.columns, self.column_width, self.heading_rows

    @cached_property
    def shown_curves(self) -> tuple[Any, ...]:
        """What of the curves is drawn: all but the readings."""
        scene = self.scene
        lines = ((row.curve, row.role, row.dashed, row.fill, row.shift) for row in scene.lines)
        return (*lines, *scene.ribbons)

    def to_pixels(self, x: NDArray[np.floating], y: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return points [n, 2] in pixels; what is far outside is brought near."""
        ux, uy = self.unit
        points = np.empty((len(x), 2))
        points[:, 0] = self.plot.left() + (x - self.scene.x_range[0]) * ux
        with np.errstate(over="ignore"):
            points[:, 1] = self.plot.top() + (self.scene.y_range[1] - y) * uy
        np.clip(points, -FAR, FAR, out=points)
        return points

    def point(self, x: float, y: float) -> QPointF:
        """Return one point in pixels."""
        return QPointF(*self.place(x, y))

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return one point in pixels, as two numbers."""
        (ux, uy), plot = self.unit, self.plot
        px = plot.left() + (x - self.scene.x_range[0]) * ux
        py = plot.top() + (self.scene.y_range[1] - y) * uy
        return min(max(px, -FAR), FAR), min(max(py, -FAR), FAR)

    def x_at(self, pixel: float) -> float:
        """Return the x under a pixel column."""
        return self.scene.x_range[0] + (pixel - self.plot.left()) / self.unit[0]

    def y_at(self, pixel: float) -> float:
        """Return the y under a pixel row."""
        return self.scene.y_range[1] - (pixel - self.plot.top()) / self.unit[1]
