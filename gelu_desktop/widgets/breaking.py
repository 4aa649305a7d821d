"""An equation laid out on one line, and the lines into which it is broken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from gelu_desktop.widgets import boxes
from gelu_desktop.widgets.boxes import Atom, Box
from gelu_desktop.widgets.glyphs import empty

INDENT = 500.0
INDENT_MAX = 3000.0
FULL = 0.55  # of the width, which a line fills before it is broken
RANKS = (0, 0, 4, 8, -1)  # by how many parentheses deeper a place to break counts

Span = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Laid:
    """An equation laid out on one line.

    Attributes
    ----------
    atoms : tuple of Atom
        What it is made of.
    relation : int
        Which atom is the first sign of relation.
    listed : bool
        Whether these are several equations in a row.
    """

    atoms: tuple[Atom, ...]
    relation: int
    listed: bool = False

    @cached_property
    def places(self) -> list[float]:
        """Where each atom begins; the end of the last."""
        return [x for x, _, _ in boxes.positions(self.atoms)]

    def right(self, index: int) -> float:
        """Return where an atom ends."""
        return self.places[index] + self.atoms[index].box.width

    @cached_property
    def marks(self) -> list[int]:
        """The atoms at which a line may begin: none before the sign of relation."""
        found = [index for index, atom in enumerate(self.atoms) if atom.breaks]
        return [index for index in found if index > self.relation]

    @cached_property
    def levels(self) -> list[int]:
        """How bad it is to begin a line there: for each of `marks`."""
        depths = list(accumulate((atom.turn for atom in self.atoms), initial=0))
        return [depths[mark] + RANKS[self.atoms[mark].breaks] for mark in self.marks]

    @cached_property
    def indent(self) -> float:
        """Where a line that continues it begins."""
        if self.listed:
            return 0.0
        return min(self.right(self.relation) + boxes.THICK, INDENT_MAX) + INDENT

    def line(self, span: Span) -> "Line":
        """Return the line that begins at one of `marks` and ends before another."""
        atoms = self.atoms[self._bounds[span[0]] : self._bounds[span[1]]]
        return Line(atoms, self.relation if span[0] == 0 else 0)

    def breaks(self, width: float) -> tuple[list[Span], bool]:
        """Return the lines that fit into ``width``, and whether they do.

        They are as few as can be, and broken no deeper in parentheses than that needs.
        """
        if self.right(-1) <= width or not self.marks:
            return [(0, len(self.marks) + 1)], self.right(-1) <= width
        *levels, deepest = sorted(set(self.levels))
        fewest, fit = self._broken(deepest, width)
        for level in levels if fit else []:
            lines, fits = self._broken(level, width)
            if fits and len(lines) <= len(fewest):
                return lines, True
        return fewest, fit

    def _broken(self, level: int, width: float) -> tuple[list[Span], bool]:
        """Break at places not deeper than ``level``."""
        places = [k + 1 for k, each in enumerate(self.levels) if each <= level]
        end = len(self.marks) + 1
        lines: list[Span] = []
        start, fit = 0, True
        while start < end:
            room = width - self.indent if start else width
            stop = self._stop(start, [place for place in (*places, end) if place > start], room)
            fit = fit and self._extent(start, stop) <= room
            lines.append((start, stop))
            start = stop
        return lines, fit

    def _stop(self, start: int, places: list[int], room: float) -> int:
        """Return where a line ends: at the best place that does not leave it too short."""
        fitting = [place for place in places if self._extent(start, place) <= room]
        if not fitting or fitting[-1] == places[-1]:
            return (fitting or places)[-1 if fitting else 0]
        full = [place for place in fitting if self._extent(start, place) >= FULL * room]
        return min(reversed(full or fitting[-1:]), key=lambda place: self.levels[place - 1])

    def _extent(self, start: int, stop: int) -> float:
        """Return the width of a line."""
        return self.right(self._bounds[stop] - 1) - self.places[self._bounds[start]]

    @cached_property
    def _bounds(self) -> list[int]:
        return [0, *self.marks, len(self.atoms)]


class Line:
    """A line of an equation.

    Parameters
    ----------
    atoms : sequence of Atom
        What it is made of.
    relation : int
        At which of them it is aligned.
    """

    def __init__(self, atoms: Sequence[Atom], relation: int) -> None:
        self._placed = list(boxes.positions(atoms))
        self.anchor = self._placed[relation][0]
        self.right = self._placed[-1][0] + atoms[-1].box.width
        self.ascent = max(atom.box.ascent for atom in atoms)
        self.descent = max(atom.box.descent for atom in atoms)

    @cached_property
    def numbers(self) -> list[tuple[float, float, Box]]:
        """Every number that has its own colour, and where it stands."""
        return [found for found in self._leaves() if found[2].number]

    @cached_property
    def ink(self) -> QPainterPath:
        """The outline of everything else but the bars."""
        whole = empty()
        for x, y, box in self._leaves():
            if box.path is not None and not box.number:
                whole.addPath(box.path.translated(x, y))
        return whole

    @cached_property
    def bars(self) -> list[QRectF]:
        """The bars of fractions and roots."""
        return [box.bar.translated(x, y) for x, y, box in self._leaves() if box.bar is not None]

    def _leaves(self) -> Iterator[tuple[float, float, Box]]:
        waiting = list(self._placed)
        while waiting:
            x, y, box = waiting.pop()
            if box.parts:
                waiting += [(x + right, y + down, part) for right, down, part in box.parts]
            else:
                yield x, y, box
