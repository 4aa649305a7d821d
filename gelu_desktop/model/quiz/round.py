"""A round of questions: which are asked, which is on, and what was graded."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from gelu_desktop.model.limits import QUIZ_SEED_MAX
from gelu_desktop.model.quiz.score import Score


@dataclass(frozen=True)
class Round:
    """Questions one after the other; every change gives another round.

    Attributes
    ----------
    ids : tuple of str
        The questions, at least one, in their order.
    place : int
        Which is on, from 0.
    seed : int
        What draws the numbers.
    score : Score
        Of all questions, those of other rounds included.
    shown : frozenset of str
        Those of this round whose answer is open.
    """

    ids: tuple[str, ...]
    place: int = 0
    seed: int = 0
    score: Score = field(default_factory=Score)
    shown: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not self.ids or not 0 <= self.place < len(self.ids):
            raise ValueError(f"no question {self.place} of {len(self.ids)}")

    @property
    def id(self) -> str:
        """The question that is on."""
        return self.ids[self.place]

    @property
    def open(self) -> bool:
        """Whether its answer is shown."""
        return self.id in self.shown

    @property
    def grade(self) -> bool | None:
        """Whether it was answered rightly in this round; None while that is not said."""
        return self.score.grades.get(self.id) if self.open else None

    @property
    def last(self) -> bool:
        """Whether no question follows."""
        return self.place == len(self.ids) - 1

    def reveal(self) -> "Round":
        """Return the round with the answer shown; what was known of it before counts no more."""
        if self.open:
            return self
        grades = {id_: right for id_, right in self.score.grades.items() if id_ != self.id}
        return replace(self, shown=self.shown | {self.id}, score=Score(grades))

    def graded(self, right: bool) -> "Round":
        """Return the round with the answer shown and graded."""
        shown = self.reveal()
        return replace(shown, score=shown.score.graded(self.id, right))

    def at(self, id_: str) -> "Round":
        """Return the round with the question ``id_`` on.

        Raises
        ------
        ValueError
            When it is not in this round.
        """
        return replace(self, place=self.ids.index(id_))

    def at_open(self) -> "Round":
        """Return the round with its first question on that has no grade; else its first."""
        open_ = (place for place, id_ in enumerate(self.ids) if id_ not in self.score.grades)
        return replace(self, place=next(open_, 0))

    def moved(self, steps: int) -> "Round":
        """Return the round ``steps`` questions on, or back, as far as there are any."""
        place = min(max(self.place + steps, 0), len(self.ids) - 1)
        return replace(self, place=place)

    def wrong(self, all_ids: Sequence[str]) -> "Round | None":
        """Return a round of the wrong ones with other numbers; None where none was wrong."""
        ids = tuple(id_ for id_ in all_ids if id_ in self.score.wrong)
        return Round(ids, 0, self._next(), self.score) if ids else None

    def whole(self, all_ids: Sequence[str]) -> "Round":
        """Return a round of all questions with other numbers; the score stays."""
        return Round(tuple(all_ids), 0, self._next(), self.score)

    def scored(self, score: Score) -> "Round":
        """Return the round with another score and every answer hidden."""
        return replace(self, score=score, shown=frozenset())

    def _next(self) -> int:
        return (self.seed + 1) % (QUIZ_SEED_MAX + 1)
