"""A page of the guide, and its steps: what each shows, points at and asks for."""

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gelu_desktop.model.files import GROUPS
from gelu_desktop.model.guide.conditions import Condition
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.state import State

_HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Step:
    """One screen of a page.

    Attributes
    ----------
    text : str
        Markdown with ``{facts}`` and ``$formulas$``; see `filled` and `Reader`.
    state : mapping
        What it changes in the state, as in the ``state`` of a session's file.
    panel : str
        The panel that comes to the front; empty for none.
    point : Point, optional
        What to look at.
    task, done : str
        What the person is asked to do, and what is said once it was done; empty for nothing.
    act : Point, optional
        The part of a panel where that is done, if it is not what is looked at.
    check : tuple of Condition
        What notices that it was done: all of them hold.
    run : tuple of float
        The numbers that the small program starts with; empty where it has no place.
    values : mapping of str to str
        Other entries of its header: ``answer``, ``tolerance`` and ``generator`` of questions.
    """

    text: str
    state: Mapping[str, Any] = field(default_factory=dict)
    panel: str = ""
    point: Point | None = None
    task: str = ""
    done: str = ""
    act: Point | None = None
    check: tuple[Condition, ...] = ()
    run: tuple[float, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)

    @property
    def panels(self) -> tuple[str, ...]:
        """The panels that it needs; the one that comes to the front is the last."""
        points = (each.panel for each in (self.act, self.point) if each is not None)
        needed = [name for name in points if name != self.panel]
        return tuple(dict.fromkeys(filter(None, (*needed, self.panel))))

    @property
    def place(self) -> Point | None:
        """Where the person is asked to do something: a part of a panel, or the panel."""
        return self.act or self.point or (Point(self.panel) if self.panel else None)

    @property
    def heading(self) -> str:
        """The first heading of the text; empty if it has none."""
        found = _HEADING.search(self.text)
        return found[1].strip() if found else ""

    def applied(self, state: State) -> State:
        """Return ``state`` with the changes of the step.

        Raises
        ------
        gelu_desktop.model.rules.StateError
            When a value breaks a rule.
        TypeError
            When there is no such field.
        """
        changes = {
            key: dataclasses.replace(getattr(state, key), **value) if key in GROUPS else value
            for key, value in self.state.items()
        }
        return state.replace(**changes)

    def shown_on(self, own: State) -> State:
        """Return the state of a lesson's step for a person whose own state is ``own``.

        The plots are as at the first start, so that every step looks the same for everybody;
        the person's formula, blocks and panels stay.
        """
        kept = {key: getattr(own, key) for key in ("formula", *GROUPS)}
        return self.applied(State(**kept))


@dataclass(frozen=True)
class Page:
    """A chapter, an entry or a question.

    Attributes
    ----------
    id : str
        Its name, the same in every language.
    title : str
        What it is called.
    steps : tuple of Step
        At least one.
    """

    id: str
    title: str
    steps: tuple[Step, ...]
