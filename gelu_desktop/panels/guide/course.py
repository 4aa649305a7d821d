"""The way through the lesson: which step follows which, and how one is shown."""

from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.guide.reading import Place
from gelu_desktop.session import Session
from gelu_desktop.widgets.language import language

LESSON, TOUR = "lesson", "tour"


def pages(kind: str) -> tuple[Page, ...]:
    """Return the chapters of the lesson, or the tour, in the language in use."""
    return load(kind, language())


def places(kind: str) -> tuple[Place, ...]:
    """Return all steps in their order."""
    return tuple(
        Place(kind, page.id, number) for page in pages(kind) for number in range(len(page.steps))
    )


def known(place: Place | None) -> bool:
    """Return whether there is such a step; a place that was remembered may be gone."""
    return place is not None and place.kind in (LESSON, TOUR) and place in places(place.kind)


def page_at(place: Place) -> Page:
    """Return the page of a place that is known."""
    return next(page for page in pages(place.kind) if page.id == place.page)


def step_at(place: Place) -> Step:
    """Return the step at a place that is known."""
    return page_at(place).steps[place.step]


def beside(place: Place, by: int) -> Place | None:
    """Return the step ``by`` places after ``place``, or None where there is none."""
    way = places(place.kind)
    number = way.index(place) + by
    return way[number] if 0 <= number < len(way) else None


def go(session: Session, place: Place) -> None:
    """Show a step: its state on top of the person's own, what to look at, its panel in front."""
    step = step_at(place)
    session.close_gesture()
    session.visit(step.shown_on(session.own), place)
    session.point_at(step.point)
    session.remember(session.reading.at(place))
    for panel in step.panels:
        session.panel_asked.emit(panel, False)
