"""The rules that fields of the state keep, and the one error that says which was broken."""

import math
from collections.abc import Collection
from typing import Any

Range = tuple[float, float]

ROUNDING = 1e-6


class StateError(ValueError):
    """A value that the state refuses.

    Parameters
    ----------
    key : str
        The field's name.
    value : object
        What was given.
    allowed : str
        What would be accepted, in English and in words.
    """

    def __init__(self, key: str, value: object, allowed: str) -> None:
        super().__init__(f"{key}: {value!r} is not {allowed}")
        self.key = key
        self.value = value
        self.allowed = allowed


def number(key: str, value: Any, lower: float, upper: float) -> float:
    """Return ``value`` as a float from ``lower`` to ``upper``."""
    real = isinstance(value, int | float) and not isinstance(value, bool)
    if not real or not math.isfinite(value) or not lower <= value <= upper:
        raise StateError(key, value, f"a number from {lower:g} to {upper:g}")
    return float(value)


def whole(key: str, value: Any, lower: int, upper: int) -> int:
    """Return ``value``, a whole number from ``lower`` to ``upper``."""
    if not isinstance(value, int) or isinstance(value, bool) or not lower <= value <= upper:
        raise StateError(key, value, f"a whole number from {lower} to {upper}")
    return value


def flag(key: str, value: Any) -> bool:
    """Return ``value``, true or false."""
    if not isinstance(value, bool):
        raise StateError(key, value, "true or false")
    return value


def choice(key: str, value: Any, known: Collection[str]) -> str:
    """Return ``value``, one of the ``known`` names."""
    if not isinstance(value, str) or value not in known:
        raise StateError(key, value, "one of " + ", ".join(known))
    return value


def choices(key: str, value: Any, known: Collection[str]) -> tuple[str, ...]:
    """Return the names of ``value`` in the order of ``known``."""
    if not isinstance(value, list | tuple) or not set(value) <= set(known):
        raise StateError(key, value, "a list of " + ", ".join(known))
    return tuple(name for name in known if name in value)


def span(key: str, value: Any, limit: float, narrowest: float) -> Range:
    """Return ``value``, two numbers in ±``limit``, the lower first, ``narrowest`` apart or more.

    A range that was moved along may have lost a few bits of its width.
    """
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise StateError(key, value, "a pair of numbers")
    lower, upper = (number(key, bound, -limit, limit) for bound in value)
    if upper - lower < narrowest * (1 - ROUNDING):
        raise StateError(key, value, f"a range at least {narrowest:g} wide, lower end first")
    return lower, upper
