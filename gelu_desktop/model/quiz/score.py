"""What was right and what was wrong, in a form that settings can keep."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

RIGHT, WRONG = "+", "-"
IDS_MAX = 256
LENGTH_MAX = 80


@dataclass(frozen=True)
class Score:
    """The last grade of each question.

    Attributes
    ----------
    grades : mapping of str to bool
        Whether it was right, by the question's name.
    """

    grades: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}))

    def graded(self, id_: str, right: bool) -> "Score":
        """Return the score with one more grade, in place of the one that was there."""
        return Score(MappingProxyType({**self.grades, id_: right}))

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(self.grades.values())

    @property
    def wrong(self) -> tuple[str, ...]:
        """Which were wrong."""
        return tuple(id_ for id_, right in self.grades.items() if not right)

    def kept(self) -> list[str]:
        """Return the score as short texts, such as ``"+lowest-point"``."""
        return [(RIGHT if right else WRONG) + id_ for id_, right in self.grades.items()]

    @classmethod
    def read(cls, kept: Iterable[str], known: Iterable[str]) -> "Score":
        """Return the score of such texts; what cannot be read, or is unknown, is left out.

        Parameters
        ----------
        kept : iterable of str
            Whatever stands in a settings file.
        known : iterable of str
            The names of the questions that there are.
        """
        names = set(known)
        grades = {
            text[1:]: text[0] == RIGHT
            for text in list(kept)[:IDS_MAX]
            if len(text) <= LENGTH_MAX and text[:1] in (RIGHT, WRONG) and text[1:] in names
        }
        return cls(MappingProxyType(grades))
