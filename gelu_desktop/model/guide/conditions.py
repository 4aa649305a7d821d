"""How a step notices that what it asked for was done: conditions on the state."""

import dataclasses
import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.state import State

RAN = "ran"
"""The field that is no part of the state: the numbers that the small program was run with."""

_BETWEEN = " and "


@dataclass(frozen=True)
class Condition:
    """One thing that has to be so.

    Attributes
    ----------
    field : str
        A field of the state, with dots between the levels, or ``"ran"``.
    relation : str
        A key of `RELATIONS`.
    values : tuple
        What the field is compared with.
    """

    field: str
    relation: str
    values: tuple[Any, ...] = ()

    def met(self, state: State, ran: Collection[float] = ()) -> bool:
        """Return whether it is so.

        Parameters
        ----------
        state : State
            What a person chose.
        ran : collection of float, optional
            What the small program was run with.
        """
        value = tuple(ran) if self.field == RAN else reached(state, self.field)
        return RELATIONS[self.relation][1](value, *self.values)


def reached(state: Any, field: str) -> Any:
    """Return the value of a field of the state, None where a mapping does not have it.

    Raises
    ------
    GuideError
        When there is no such field.
    """
    name, _, rest = field.partition(".")
    if not dataclasses.is_dataclass(state) or not hasattr(state, name):
        raise GuideError(f"the state has no {field}")
    value = getattr(state, name)
    if not rest:
        return value
    return value.get(rest) if isinstance(value, Mapping) else reached(value, rest)


def _has(value: Any, wanted: Any) -> bool:
    return wanted in value


RELATIONS: Mapping[str, tuple[int, Callable[..., bool]]] = {
    "in": (2, lambda value, low, high: low <= value <= high),
    "above": (1, lambda value, limit: value > limit),
    "below": (1, lambda value, limit: value < limit),
    "is": (1, lambda value, wanted: bool(value == wanted)),
    "not": (1, lambda value, other: bool(value != other)),
    "has": (1, _has),
    "lacks": (1, lambda value, other: not _has(value, other)),
}
"""How many values each relation takes, and whether it holds."""


def conditions(text: str) -> tuple[Condition, ...]:
    """Return the conditions of ``text``, such as ``"x in -0.8 -0.7 and functions has relu"``.

    Raises
    ------
    GuideError
        When a field or a relation does not exist, or a relation does not fit its field.
    """
    return tuple(_condition(part) for part in text.split(_BETWEEN))


def _condition(text: str) -> Condition:
    field, relation, *values = [*text.split(), "", ""][: max(2, len(text.split()))]
    if relation not in RELATIONS:
        raise GuideError(f"{text!r}: a check is a field, one of {', '.join(RELATIONS)}, values")
    if len(values) != RELATIONS[relation][0]:
        raise GuideError(f"{text!r}: {relation} takes {RELATIONS[relation][0]} values")
    made = Condition(field, relation, tuple(_value(value) for value in values))
    try:
        made.met(State())
    except TypeError:
        raise GuideError(f"{text!r}: {relation} does not fit {field}") from None
    return made


def _value(text: str) -> Any:
    """Return a number, a list, true or false as JSON writes it; anything else is a name."""
    try:
        found = json.loads(text)
        return tuple(found) if isinstance(found, list) else found
    except ValueError:
        return text
