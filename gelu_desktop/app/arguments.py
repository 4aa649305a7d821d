"""The command line as a table: one row an option, from which both parsing and help follow.

Numbers such as ``-10`` and ``-inf`` are values here, never options, and every complaint is in the
user's language: that is why this is not argparse.
"""

from __future__ import annotations

import sys

from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import translate

TYPE_CHECKING = False  # as in typing, which takes as long to import as Python to start
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

MANY = sys.maxsize
_SHOWN = 80


class Option:
    """One option.

    Parameters
    ----------
    name : str
        As written, with its two hyphens; without them for the operand, which needs no name.
    values : str
        How its values are called in the help; empty for a switch.
    text : str
        What it does, in whole sentences; translatable in the context ``"CommandLine"``.
    most : int, optional
        How many values it takes at most; as many as ``values`` has words unless given.
    """

    def __init__(self, name: str, values: str, text: str, most: int | None = None) -> None:
        self.name = name
        self.values = values
        self.text = text
        self.least = 1 if most == MANY else len(values.split())
        self.most = self.least if most is None else most
        self.operand = not name.startswith("--")


class Verb:
    """One command.

    Parameters
    ----------
    name : str
        As written; empty for the program without a command.
    summary : str
        One sentence for the list of commands.
    text : str
        The rest of what is to be said, in whole sentences.
    options : tuple of Option
        In the order of the help.
    examples : tuple of str
        Command lines.
    keys : tuple of pair of str
        The keys of its JSON and what they mean, in whole sentences.
    """

    def __init__(
        self,
        name: str,
        summary: str,
        text: str,
        options: tuple[Option, ...],
        examples: tuple[str, ...] = (),
        keys: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.name = name
        self.summary = summary
        self.text = text
        self.options = options
        self.examples = examples
        self.keys = keys


def parse(tokens: Sequence[str], options: Iterable[Option]) -> dict[str, list[str]]:
    """Return the values of each option that is given, by its name without hyphens.

    Raises
    ------
    UsageError
        When an option is unknown, or has too few or too many values.
    """
    rows = {option.name: option for option in options}
    operand = next((name for name, option in rows.items() if option.operand), None)
    current = operand
    given: dict[str, list[str]] = {}
    for token in tokens:
        if token.startswith("--"):
            name, equals, value = token.partition("=")
            current = _known(name, rows)
            given.setdefault(current, []).extend([value] if equals else [])
        elif current is None:
            raise UsageError(_text_unexpected().format(shortened(token)))
        else:
            full = len(given.get(current, ())) >= rows[current].most
            current = operand if operand and full else current
            given.setdefault(current, []).append(token)
    for name, values in given.items():
        _check_count(rows[name], values)
    return {name.removeprefix("--"): values for name, values in given.items()}


def shortened(text: str) -> str:
    """Return ``text``, cut where it is too long to be repeated to a person."""
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def near(name: str, known: Iterable[str]) -> list[str]:
    """Return those of the ``known`` names that look like ``name``, the closest first."""
    # On first use: only a wrong command line asks, and a right one shall start fast.
    from difflib import get_close_matches  # noqa: PLC0415

    return get_close_matches(name[:_SHOWN].lower(), list(known))


def _known(name: str, rows: Mapping[str, Option]) -> str:
    if name not in rows:
        options = [name for name, option in rows.items() if not option.operand]
        text = translate("CommandLine", "There is no option {0}. The options are: {1}.")
        if found := near(name, options):
            text = translate(
                "CommandLine", "There is no option {0}. Close to it: {2}. The options are: {1}."
            )
        raise UsageError(text.format(shortened(name), ", ".join(options), ", ".join(found)))
    return name


def _text_unexpected() -> str:
    return translate("CommandLine", "The argument “{0}” is not expected here.")


def _check_count(option: Option, values: Sequence[str]) -> None:
    if len(values) < option.least or "" in values:
        text = translate("CommandLine", "{0} needs a value: {1}.")
        raise UsageError(text.format(option.name, option.values))
    if len(values) > option.most:
        raise UsageError(_text_unexpected().format(shortened(values[option.most])))


def choice(option: str, value: str, known: Iterable[str]) -> str:
    """Return ``value`` if it is one of the ``known`` ones.

    Raises
    ------
    UsageError
        When it is not; the text lists the known ones.
    """
    names = list(known)
    if value not in names:
        raise refused(option, value, names, near(value, names))
    return value


def refused(option: str, value: str, known: Iterable[str], close: Iterable[str]) -> UsageError:
    """Return the complaint about a value: what is accepted, and what is close to it."""
    text = translate("CommandLine", "{0} does not accept “{1}”. It accepts: {2}.")
    if words := ", ".join(close):
        text = translate(
            "CommandLine", "{0} does not accept “{1}”. Close to it: {3}. It accepts: {2}."
        )
    return UsageError(text.format(option, shortened(value), ", ".join(known), words))
