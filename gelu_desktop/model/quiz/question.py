"""A question as it is asked: a page of the guide, with its numbers drawn."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from gelu_desktop.model.facts import value
from gelu_desktop.model.files import GROUPS
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.numbers import read
from gelu_desktop.model.quiz.generators import GENERATORS, Drawn
from gelu_desktop.model.quiz.tolerance import Tolerance, ToleranceError

KIND = "questions"
ANSWER, TOLERANCE, GENERATOR = "answer", "tolerance", "generator"
SELF, DRAWN = "text", "drawn"
_PLACE = re.compile("«([^«»]*)»")


@dataclass(frozen=True)
class Question:
    """Something to be asked.

    Attributes
    ----------
    id, title : str
        The page's.
    asked : str
        The question, as Markdown with facts.
    told : Step
        The answer, and what shows it.
    wanted : float, optional
        The number that answers it; None where a person grades themself.
    tolerance : Tolerance, optional
        How near that is near enough; None where there is no number.
    """

    id: str
    title: str
    asked: str
    told: Step
    wanted: float | None = None
    tolerance: Tolerance | None = None

    def right(self, text: str) -> bool:
        """Return whether a number as it was typed is the answer.

        Parameters
        ----------
        text : str
            What the number fields of the program take.

        Raises
        ------
        gelu_desktop.model.numbers.NumberError
            When it is not one certain number.
        ValueError
            When the question has no number for an answer.
        """
        if self.wanted is None or self.tolerance is None:
            raise ValueError(f"{self.id} is graded by the person")
        return self.tolerance.allows(read(text), self.wanted)


def questions(language: str, seed: int = 0) -> tuple[Question, ...]:
    """Return all questions; the same seed draws the same numbers in every language.

    Raises
    ------
    gelu_desktop.model.guide.GuideError
        When a page cannot be asked.
    """
    return tuple(question(page, seed) for page in load(KIND, language))


def question(page: Page, seed: int = 0) -> Question:
    """Return the question of a page: its first step asks, its second one answers.

    Raises
    ------
    gelu_desktop.model.guide.GuideError
        When the header or a drawn number does not fit.
    """
    if len(page.steps) != 2:
        raise GuideError(f"{page.id}: a question has a step that asks and one that answers")
    asking, telling = page.steps
    drawn = _drawn(page.id, asking.values, seed)
    told = replace(telling, text=_put(page.id, telling.text, drawn))
    if drawn is not None:
        told = _pointed(replace(told, state=_joined(told.state, drawn.state)), drawn.x)
    wanted = _wanted(page.id, asking.values, drawn)
    tolerance = None if wanted is None else _tolerance(page.id, asking.values)
    return Question(page.id, page.title, _put(page.id, asking.text, drawn), told, wanted, tolerance)


def _drawn(id_: str, header: Mapping[str, str], seed: int) -> Drawn | None:
    name = header.get(GENERATOR)
    if name is None:
        return None
    if name not in GENERATORS:
        raise GuideError(f"{id_}: generator is one of {', '.join(GENERATORS)}, not {name!r}")
    return GENERATORS[name](Random(f"{seed} {id_}"))


def _put(id_: str, text: str, drawn: Drawn | None) -> str:
    values = drawn.values if drawn else {}

    def put(found: re.Match[str]) -> str:
        if found[1] not in values:
            raise GuideError(f"{id_}: {found[0]} is not drawn; there are {', '.join(values)}")
        return values[found[1]]

    return _PLACE.sub(put, text)


def _joined(state: Mapping[str, Any], more: Mapping[str, Any]) -> Mapping[str, Any]:
    return {
        **state,
        **{
            key: {**state.get(key, {}), **value} if key in GROUPS else value
            for key, value in more.items()
        },
    }


def _pointed(step: Step, x: float | None) -> Step:
    """Return the step pointing at ``x`` where it points at a place in a plot."""
    if x is None or step.point is None or step.point.x is None:
        return step
    return replace(step, point=replace(step.point, x=x))


def _wanted(id_: str, header: Mapping[str, str], drawn: Drawn | None) -> float | None:
    name = header.get(ANSWER, "")
    if (name == DRAWN) != (drawn is not None):
        raise GuideError(f"{id_}: answer is {DRAWN!r} where there is a generator, and only there")
    if drawn is not None:
        return drawn.answer
    if name == SELF:
        return None
    number = value(name)
    if isinstance(number, str):
        raise GuideError(f"{id_}: {name} is no number")
    return float(number)


def _tolerance(id_: str, header: Mapping[str, str]) -> Tolerance:
    try:
        return Tolerance.read(header.get(TOLERANCE, ""))
    except ToleranceError as error:
        raise GuideError(f"{id_}: {error}") from error
