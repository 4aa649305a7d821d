"""Facts: every number that the guide tells, computed by the program when it is first asked for.

A text says ``{gelu.minimum.x}`` and never the number itself. Another table of facts is a module
here with a mapping, named in ``_TABLES``.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType

from gelu_desktop.model.facts.cost import COST
from gelu_desktop.model.facts.curve import CURVE
from gelu_desktop.model.facts.errors import ERRORS
from gelu_desktop.model.facts.fact import Fact, UnknownFactError, Value, table
from gelu_desktop.model.facts.formats import FORMAT_FACTS
from gelu_desktop.model.facts.lesson import LESSON
from gelu_desktop.model.facts.network import NETWORK
from gelu_desktop.model.facts.program import PROGRAMS
from gelu_desktop.model.facts.quiz import QUIZ
from gelu_desktop.model.facts.spread import SPREAD
from gelu_desktop.model.facts.trained import TRAINED
from gelu_desktop.model.facts.usage import USAGE

__all__ = ["FACTS", "Fact", "UnknownFactError", "Value", "fact", "find", "value"]

_TABLES = (
    CURVE,
    ERRORS,
    SPREAD,
    PROGRAMS,
    FORMAT_FACTS,
    USAGE,
    NETWORK,
    COST,
    TRAINED,
    LESSON,
    QUIZ,
)

FACTS: Mapping[str, Fact] = MappingProxyType(
    table(*(row for rows in _TABLES for row in rows.values()))
)


def find(name: str) -> Fact:
    """Return the fact of that name.

    Raises
    ------
    UnknownFactError
        When there is none.
    """
    if name not in FACTS:
        known = tuple(FACTS)
        raise UnknownFactError(name, known, tuple(get_close_matches(name, known)))
    return FACTS[name]


@cache
def value(name: str) -> Value:
    """Return the value of a fact, computed on first use.

    Raises
    ------
    UnknownFactError
        When there is no such fact.
    """
    return find(name).compute()


def fact(name: str) -> str:
    """Return a fact as people read it.

    Raises
    ------
    UnknownFactError
        When there is no such fact.
    """
    return find(name).text(value(name))
