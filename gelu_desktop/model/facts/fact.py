"""What a fact is: a named number that the program computes, and how it is shown."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from gelu_desktop.model.figures import counted, short, signed, significant

Value = float | int | str
Shown = Callable[[Value], str]

DIGITS = 10
ROUNDING = 1e-14
"""Numbers that are relatively nearer than that are equal but for rounding."""


@dataclass(frozen=True)
class Fact:
    """A number, or a few words, that texts name and the program computes.

    Attributes
    ----------
    name : str
        Small words with points between them, ``"gelu.minimum.x"`` for example.
    compute : callable
        Returns the value, by the numerics of the program; never a number that was noted down.
    shown : int or callable
        How many significant digits are shown, or what writes the value.
    slow : bool
        Whether computing it takes longer than a third of a second, so that a window must not
        wait for it.
    """

    name: str
    compute: Callable[[], Value]
    shown: int | Shown = DIGITS
    slow: bool = False

    def text(self, value: Value) -> str:
        """Return ``value`` as people read it: a point, a true minus sign, raised powers."""
        if callable(self.shown):
            return self.shown(value)
        if not isinstance(value, float):
            return signed(counted(value)) if isinstance(value, int) else value
        # A number that is short has all its digits: 0.5 is not 0.5000000000, though a quadrature
        # may be a few units in the last place away.
        exact = math.isclose(float(f"{value:.6g}"), value, rel_tol=ROUNDING)
        return short(value) if exact else significant(value, self.shown)


class UnknownFactError(KeyError):
    """A name that no fact has.

    Parameters
    ----------
    name : str
        What was asked for.
    known : tuple of str
        The names there are.
    near : tuple of str
        Those that look like it, the nearest first.
    """

    def __init__(self, name: str, known: tuple[str, ...], near: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known
        self.near = near

    def __str__(self) -> str:
        alike = f"; there are {', '.join(self.near)}" if self.near else ""
        return f"no fact {self.name[:80]!r}{alike}"


def table(*rows: Fact) -> dict[str, Fact]:
    """Return the rows by their names.

    Raises
    ------
    ValueError
        When two rows have the same name.
    """
    found = {row.name: row for row in rows}
    if len(found) < len(rows):
        names = [row.name for row in rows]
        twice = sorted({name for name in names if names.count(name) > 1})
        raise ValueError(f"named twice: {', '.join(twice)}")
    return found
