"""Typeset formulas: laid out when the program is built, filled with numbers while it runs.

Lengths are thousandths of an em, y downwards, the baseline at 0, as ``formulas.json`` has them.
Everything is painted as filled outlines, so that it looks the same on every paint device.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QTransform

from gelu_desktop.widgets import numerals
from gelu_desktop.widgets.glyphs import empty
from gelu_desktop.widgets.numerals import EM, Number, Outline, digits
from gelu_desktop.widgets.theme import Theme

_PLACEHOLDER = re.compile(r"{(\w+)}")


class Room(NamedTuple):
    """The space that is kept for a formula: where its sign stands, how far it reaches."""

    anchor: float
    right: float
    ascent: float
    descent: float


@dataclass(frozen=True)
class Slot:
    """Where a number stands in a formula that is laid out with zeros of the given width."""

    name: str
    x: float
    y: float
    size: float
    width: float
    shift: tuple[float, ...]
    bare: bool

    def filled(self, number: Number) -> str:
        """Return the text of ``number``, in parentheses where its sign would follow an operator."""
        return f"({number.text})" if number.text.startswith("−") and not self.bare else number.text


class Formula:
    """A baked formula.

    Parameters
    ----------
    row : mapping
        As in ``formulas.json``.
    """

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._row = row
        self.ascent = float(row["ascent"])
        self.descent = float(row["descent"])
        self._zero = (0.0,) * len(row["slots"])
        self.slots = tuple(Slot(**{**slot, "shift": tuple(slot["shift"])}) for slot in row["slots"])

    @cached_property
    def groups(self) -> list[tuple[Sequence[float], QPainterPath]]:
        """Marks that move together: how they move, and their outline."""
        return [(shift, _marks(marks)) for shift, marks in self._row["glyphs"]]

    @property
    def bars(self) -> list[tuple[Sequence[float], Sequence[float], Sequence[float]]]:
        """Fraction bars and the like: rectangle, how its left end moves, how it widens."""
        return self._row["bars"]  # type: ignore[no-any-return]

    def right(self, growth: Sequence[float] | None = None) -> float:
        """Return where the formula ends when its numbers are wider by ``growth``."""
        return float(self._row["right"]) + _moved(self._row["widen"], growth or self._zero)

    def anchor(self, growth: Sequence[float] | None = None) -> float:
        """Return where the sign stands at which formulas are aligned."""
        x, shift = self._row["anchor"]
        return float(x) + _moved(shift, growth or self._zero)

    def text(self, numbers: Mapping[str, Number]) -> str:
        """Return the formula with its numbers as plain text."""
        slots = {name: [s for s in self.slots if s.name == name] for name in numbers}

        def fill(match: re.Match[str]) -> str:
            places = slots[match[1]]
            place = places.pop(0) if len(places) > 1 else places[0]
            return place.filled(numbers[match[1]])

        return _PLACEHOLDER.sub(fill, self._row["text"])


@dataclass(frozen=True)
class Setting:
    """A formula with its numbers, ready to be painted.

    Attributes
    ----------
    name : str
        A key of ``formulas.json``.
    numbers : tuple of (str, Number)
        One for each slot name.
    words : str
        How the formula is read aloud, already translated; empty for its plain text.
    """

    name: str
    numbers: tuple[tuple[str, Number], ...] = ()
    words: str = ""

    @cached_property
    def formula(self) -> Formula:
        """The baked formula."""
        return formula(self.name)

    @cached_property
    def filled(self) -> list[tuple[Slot, Number, Outline]]:
        """Each slot with its number and the outline of it."""
        numbers = dict(self.numbers)
        return [
            (slot, numbers[slot.name], digits(slot.filled(numbers[slot.name]), slot.size < EM))
            for slot in self.formula.slots
        ]

    @cached_property
    def growth(self) -> list[float]:
        """How much wider each number is than the zeros in its place."""
        return [outline[1] * slot.size / EM - slot.width for slot, _, outline in self.filled]

    @property
    def key(self) -> tuple[object, ...]:
        """What decides the space that it takes: not the numbers."""
        return (self.name,)

    @property
    def room(self) -> Room:
        """The space that is kept for it whatever its numbers."""
        row = self.formula
        return Room(row.anchor(), row.right(), row.ascent, row.descent)

    @property
    def hang(self) -> None:
        """Where it begins if not where its sign is aligned."""
        return None

    def broken(self, _: float) -> tuple["Setting"]:
        """Return its lines: a baked formula has one."""
        return (self,)

    @property
    def labelled(self) -> bool:
        """Whether a number has a label."""
        return any(number.label for _, number in self.numbers)

    @property
    def right(self) -> float:
        """The width, from the origin to the end."""
        return self.formula.right(self.growth)

    @property
    def anchor(self) -> float:
        """Where the sign stands at which formulas are aligned."""
        return self.formula.anchor(self.growth)

    @cached_property
    def text(self) -> str:
        """The formula with its numbers as plain text."""
        return self.formula.text(dict(self.numbers))

    def labels(self) -> list[tuple[float, Number]]:
        """Return the middle of each number that has a label, from left to right."""
        return [
            (slot.x + _moved(slot.shift, self.growth) + outline[1] * slot.size / EM / 2, number)
            for slot, number, outline in self.filled
            if number.label
        ]

    def paint(self, painter: QPainter, origin: QPointF, em: float, theme: Theme) -> None:
        """Paint it.

        Parameters
        ----------
        painter : QPainter
            On any device.
        origin : QPointF
            The left end of the baseline.
        em : float
            The type size in the painter's units.
        theme : Theme
            Its ``text`` colour is that of the formula; numbers have the colours of their roles.
        """
        growth, ink = self.growth, QBrush(theme.colour("text"))
        painter.save()
        painter.translate(origin)
        painter.scale(em / EM, em / EM)
        for shift, path in self.formula.groups:
            _fill(painter, path, QPointF(_moved(shift, growth), 0.0), 1.0, ink)
        for (x, y, width, height), shift, widen in self.formula.bars:
            left = x + _moved(shift, growth)
            painter.fillRect(QRectF(left, y, width + _moved(widen, growth), height), ink)
        for slot, number, (path, _) in self.filled:
            place = QPointF(slot.x + _moved(slot.shift, growth), slot.y)
            _fill(painter, path, place, slot.size / EM, QBrush(theme.colour(number.role)))
        painter.restore()


def _fill(painter: QPainter, path: QPainterPath, at: QPointF, scale: float, ink: QBrush) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.fillPath(path, ink)
    painter.restore()


def _moved(shares: Sequence[float], growth: Sequence[float]) -> float:
    return sum(share * more for share, more in zip(shares, growth, strict=True))


def baked(name: str) -> bool:
    """Whether there is a baked formula ``name``."""
    return name in numerals.store()["formulas"]


@cache
def formula(name: str) -> Formula:
    """Return the baked formula ``name``.

    Raises
    ------
    KeyError
        When no formula has that name.
    """
    return Formula(numerals.store()["formulas"][name])


def _marks(marks: Sequence[int]) -> QPainterPath:
    whole = empty()
    for glyph, x, y, size in zip(*(iter(marks),) * 4, strict=True):
        scale = size / EM
        whole.addPath(QTransform(scale, 0, 0, scale, x, y).map(numerals.glyph(glyph)))
    return whole
