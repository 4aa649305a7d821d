"""Equations that are laid out while the program runs, and broken where they are too long."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QPainter

from gelu_desktop.numerics.expression import Expression
from gelu_desktop.numerics.expression_tree import Name
from gelu_desktop.widgets import boxes, glyphs
from gelu_desktop.widgets.boxes import Atom
from gelu_desktop.widgets.breaking import Laid, Line, Span
from gelu_desktop.widgets.glyphs import DISPLAY
from gelu_desktop.widgets.numerals import EM, Number
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.typeset import Room
from gelu_desktop.widgets.typeset_tree import tree

ZEROS, POWER = "0.00000", "0.0000×10⁻⁰"  # as wide as space is kept for a number
LARGEST = "(−0.0000×10⁻⁰⁰)"  # as high
QUAD = 700.0  # after a comma between equations
LEAST = 0.85  # a longer equation is broken rather than made smaller than this
_NAME = re.compile(r"(?<![\w.])[A-Za-z]\w*")

Numbers = tuple[tuple[str, Number], ...]


@dataclass(frozen=True)
class Content:
    """Formulas between signs of relation.

    Attributes
    ----------
    sides : tuple of Expression
        The formulas.
    relations : str
        A sign between each two of them, a comma in a list; one more, and it begins with a sign.
    numbers : tuple of (str, Number)
        What stands for a name.
    """

    sides: tuple[Expression, ...]
    relations: str
    numbers: Numbers = ()

    @cached_property
    def standing(self) -> "Content":
        """The same with zeros as numbers: all that space is kept for."""
        return self._with(lambda number: POWER if "×" in number.text else ZEROS)

    @cached_property
    def highest(self) -> "Content":
        """The same with the highest numbers that there are."""
        return self._with(lambda _: LARGEST)

    def _with(self, text: Callable[[Number], str]) -> "Content":
        numbers = tuple((name, Number(text(number))) for name, number in self.numbers)
        return replace(self, numbers=numbers)

    @property
    def text(self) -> str:
        """All of it as plain text."""
        numbers = dict(self.numbers)
        texts = [_filled(str(side), numbers) for side in self.sides]
        signs = "" if len(self.relations) == len(self.sides) else " "
        signs += self.relations
        pairs = zip(signs, texts, strict=True)
        return "".join(f"{s} {t}" if s in " ," else f" {s} {t}" for s, t in pairs).strip()

    @cached_property
    def _hash(self) -> int:
        return hash((self.sides, self.relations, self.numbers))

    # It is looked up in caches many times, and has many parts.
    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True)
class Equation:
    """Formulas between signs of relation, ready to be painted.

    Attributes
    ----------
    content : Content
        The formulas.
    words : str
        How the equation is read aloud, already translated; empty for its plain text.
    span : tuple of int, optional
        Which part of it a line shows: between which of the places where it may be broken.
    flat : bool
        Whether long fractions are written on the line.
    """

    content: Content
    words: str = ""
    span: Span | None = None
    flat: bool = False

    @property
    def key(self) -> Content:
        """What decides the space that it takes: of the numbers only whether they have powers."""
        return self.content.standing

    @property
    def text(self) -> str:
        """The equation with its numbers as plain text."""
        return self.content.text

    @cached_property
    def room(self) -> Room:
        """The space that is kept for it whatever its numbers."""
        zeros, highest = self._line(self.content.standing), self._line(self.content.highest)
        ascent, descent = max(zeros.ascent, highest.ascent), max(zeros.descent, highest.descent)
        return Room(zeros.anchor, zeros.right, ascent, descent)

    @property
    def right(self) -> float:
        """The width, from the origin to the end."""
        return self._now.right

    @property
    def anchor(self) -> float:
        """Where the sign stands at which equations are aligned."""
        return self._now.anchor

    @cached_property
    def hang(self) -> float | None:
        """Where a line of a broken equation begins, None for an equation that is not broken."""
        if self.span is None:
            return None
        return _laid(self.content.standing, self.flat).indent if self.span[0] else 0.0

    def broken(self, width: float) -> tuple["Equation", ...]:
        """Return the lines into which it is broken to fit, with zeros for numbers, a width."""
        if self.room.right * LEAST <= width:
            return (self,)
        lines, flat = _lines(self.content.standing, width)
        return tuple(replace(self, span=line, flat=flat) for line in lines)

    @property
    def labelled(self) -> bool:
        """Whether a number has a label."""
        return bool(self.labels())

    def labels(self) -> list[tuple[float, Number]]:
        """Return the middle of each number that has a label, from left to right."""
        found = [
            (x + box.width / 2, box.number)
            for x, _, box in self._now.numbers
            if box.number and box.number.label
        ]
        return sorted(found, key=lambda pair: pair[0])

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
        line, ink = self._now, QBrush(theme.colour("text"))
        painter.save()
        painter.translate(origin)
        painter.scale(em / EM, em / EM)
        painter.fillPath(line.ink, ink)
        for bar in line.bars:
            painter.fillRect(bar, ink)
        for x, y, box in line.numbers:
            if box.path is not None and box.number is not None:
                painter.fillPath(box.path.translated(x, y), theme.colour(box.number.role))
        painter.restore()

    @cached_property
    def _now(self) -> Line:
        return self._line(self.content)

    def _line(self, content: Content) -> Line:
        return _line(content, self.flat, self.span)


@lru_cache(maxsize=64)
def _lines(content: Content, width: float) -> tuple[list[Span], bool]:
    """Return the lines that fit into ``width``, and whether long fractions are flat in them."""
    for flat in (False, True):
        laid = _laid(content, flat)
        for allowed in (width, width / LEAST):
            lines, fit = laid.breaks(allowed)
            if fit:
                return lines, flat
    return lines, True


@lru_cache(maxsize=256)
def _line(content: Content, flat: bool, span: Span | None) -> Line:
    laid = _laid(content, flat)
    return laid.line(span or (0, len(laid.marks) + 1))


@lru_cache(maxsize=64)
def _laid(content: Content, flat: bool) -> Laid:
    sides, relations = content.sides, content.relations
    values, several = dict(content.numbers), "," in relations
    atoms: list[Atom] = []
    found = []
    leading = len(relations) == len(sides)
    for index, side in enumerate(sides):
        gap, breaks = 0.0, 0
        if index or leading:
            sign = relations[index - 1 + leading]
            found.append(len(atoms))
            box = boxes.letter(glyphs.upright(sign, DISPLAY))
            before, gap, breaks = (0.0, QUAD, 4) if sign == "," else (boxes.THICK, boxes.THICK, 0)
            atoms.append(Atom(box, before, breaks=int(index > 1 and not several)))
        head, *tail = tree(side.root, values, flat).atoms
        atoms += [head._replace(gap=gap, breaks=breaks), *tail]
    listed = several and all(isinstance(side.root, Name) for side in sides)
    return Laid(tuple(atoms), found[0], listed)


def _filled(text: str, numbers: dict[str, Number]) -> str:
    """Return the text of a formula with numbers for names."""

    def fill(match: re.Match[str]) -> str:
        if match[0] not in numbers:
            return match[0]
        number = numbers[match[0]].text
        bare = not number.startswith("−") or text[: match.start()].rstrip()[-1:] in ("", "(", ",")
        return number if bare else f"({number})"

    return _NAME.sub(fill, text)
