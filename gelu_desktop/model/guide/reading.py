"""Where a person is in the lesson, and what they have done of it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

MARK = "/"


class Place(NamedTuple):
    """A step of a page.

    Attributes
    ----------
    kind : str
        The kind of the page: ``"lesson"`` or ``"tour"``.
    page : str
        Its name.
    step : int
        The step, from 0.
    """

    kind: str
    page: str
    step: int

    @property
    def name(self) -> str:
        """The place in one word, for settings."""
        return MARK.join((self.kind, self.page, str(self.step)))

    @classmethod
    def named(cls, name: str) -> "Place | None":
        """Return the place of a name, or None where it names none."""
        kind, *rest = name.split(MARK)
        if len(rest) != 2 or not (rest[1].isascii() and rest[1].isdigit() and len(rest[1]) < 4):
            return None
        return cls(kind, rest[0], int(rest[1]))


@dataclass(frozen=True)
class Reading:
    """What is remembered of the guide between two starts.

    Attributes
    ----------
    place : Place, optional
        Where the lesson was left; None before it was begun.
    seen, done : frozenset of Place
        The steps that were on the screen, and those whose task was done.
    tab : str
        The tab that was open last.
    quiz : tuple of str
        The score of the quiz, as `gelu_desktop.model.quiz.Score` writes it.
    quiz_seed : int
        What drew the quiz's numbers last.
    """

    place: Place | None = None
    seen: frozenset[Place] = frozenset()
    done: frozenset[Place] = frozenset()
    tab: str = "lesson"
    quiz: tuple[str, ...] = ()
    quiz_seed: int = 0

    def at(self, place: Place) -> "Reading":
        """Return the same with the lesson at ``place``; a tour is no place to come back to."""
        kept = place if place.kind == "lesson" else self.place
        return replace(self, place=kept, seen=self.seen | {place})

    def did(self, place: Place) -> "Reading":
        """Return the same with the task at ``place`` done."""
        return replace(self, done=self.done | {place})
