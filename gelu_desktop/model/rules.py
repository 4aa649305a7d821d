"""The rules that fields of the state keep, and the one error that says which was broken."""

from collections.abc import Callable, Collection
from typing import Any

from gelu_desktop.text import QT_TRANSLATE_NOOP

Range = tuple[float, float]
Translate = Callable[[str, str], str]
"""Takes a context and an English text."""

CONTEXT = "Rules"
ROUNDING = 1e-6
_SHOWN = 60

NUMBER = QT_TRANSLATE_NOOP("Rules", "a number from {low} to {high}")
WHOLE = QT_TRANSLATE_NOOP("Rules", "a whole number from {low} to {high}")
FLAG = QT_TRANSLATE_NOOP("Rules", "true or false")
ONE_OF = QT_TRANSLATE_NOOP("Rules", "one of {names}")
SOME_OF = QT_TRANSLATE_NOOP("Rules", "a list of {names}")
SOME = QT_TRANSLATE_NOOP("Rules", "a list of at least one of {names}")
PAIR = QT_TRANSLATE_NOOP("Rules", "a pair of numbers from {low} to {high}")
SPAN = QT_TRANSLATE_NOOP("Rules", "a range at least {least} wide, lower end first")
TEXT = QT_TRANSLATE_NOOP("Rules", "a text of at most {most} characters")


class StateError(ValueError):
    """A value that the state refuses.

    Parameters
    ----------
    key : str
        The field's name.
    value : object
        What was given.
    template : str
        What would be accepted, in English with ``{fields}``; translatable in the context
        ``CONTEXT``.
    **values : object
        What goes into the fields.
    """

    def __init__(self, key: str, value: object, template: str, **values: object) -> None:
        self.key = key
        self.value = value
        self.template = template
        self.values = {name: str(given) for name, given in values.items()}
        super().__init__(f"{key}: {self.shown} is not {self.allowed}")

    @property
    def allowed(self) -> str:
        """What would be accepted, in English."""
        return self.template.format(**self.values)

    @property
    def shown(self) -> str:
        """What was given, short enough for a sentence."""
        try:
            text = repr(self.value)
        except ValueError:  # a whole number of too many digits to be written
            text = type(self.value).__name__
        return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"

    def said(self, translate: Translate = lambda _, text: text) -> str:
        """Return what would be accepted, in the language of ``translate``."""
        return translate(CONTEXT, self.template).format(**self.values)


def number(key: str, value: Any, lower: float, upper: float) -> float:
    """Return ``value`` as a float from ``lower`` to ``upper``."""
    real = isinstance(value, int | float) and not isinstance(value, bool)
    if not real or not lower <= value <= upper:
        raise StateError(key, value, NUMBER, low=f"{lower:g}", high=f"{upper:g}")
    return float(value)


def whole(key: str, value: Any, lower: int, upper: int) -> int:
    """Return ``value``, a whole number from ``lower`` to ``upper``."""
    if not isinstance(value, int) or isinstance(value, bool) or not lower <= value <= upper:
        raise StateError(key, value, WHOLE, low=lower, high=upper)
    return value


def flag(key: str, value: Any) -> bool:
    """Return ``value``, true or false."""
    if not isinstance(value, bool):
        raise StateError(key, value, FLAG)
    return value


def text(key: str, value: Any, most: int) -> str:
    """Return ``value``, a text of at most ``most`` characters."""
    if not isinstance(value, str) or len(value) > most:
        raise StateError(key, value, TEXT, most=most)
    return value


def choice(key: str, value: Any, known: Collection[str]) -> str:
    """Return ``value``, one of the ``known`` names."""
    if not isinstance(value, str) or value not in known:
        raise StateError(key, value, ONE_OF, names=", ".join(known))
    return value


def choices(key: str, value: Any, known: Collection[str], least: int = 0) -> tuple[str, ...]:
    """Return the names of ``value`` in the order of ``known``; at least ``least`` of them."""
    listed = isinstance(value, list | tuple) and all(isinstance(name, str) for name in value)
    if not listed or not set(value) <= set(known) or len(value) < least:
        raise StateError(key, value, SOME if least else SOME_OF, names=", ".join(known))
    return tuple(name for name in known if name in value)


def span(key: str, value: Any, limit: float, narrowest: float) -> Range:
    """Return ``value``, two numbers in ±``limit``, the lower first, ``narrowest`` apart or more.

    A range that was moved along may have lost a few bits of its width.
    """
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise StateError(key, value, PAIR, low=f"{-limit:g}", high=f"{limit:g}")
    lower, upper = (number(key, bound, -limit, limit) for bound in value)
    if upper - lower < narrowest * (1 - ROUNDING):
        raise StateError(key, value, SPAN, least=f"{narrowest:g}")
    return lower, upper
