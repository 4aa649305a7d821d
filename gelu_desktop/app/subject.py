"""Which function a command is about: a row of the tables by any of its names, or a formula."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gelu_desktop.app.arguments import choice, near, refused, shortened
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import in_every_language, translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.terminal import text_width
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.numbers import write
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.expression import ExpressionError
from gelu_desktop.numerics.function import Coefficient, Function
from gelu_desktop.numerics.own import OWN, from_formula

Given = Mapping[str, Sequence[str]]

_BEFORE, _AFTER = 40, 30
_LONGEST = 100
_NONE: Mapping[str, float] = {}


@dataclass(frozen=True)
class Subject:
    """The function, and what was set.

    Attributes
    ----------
    row : Function
        The function.
    set : mapping of str to float
        The coefficients that replace the published ones.
    """

    row: Function
    set: Mapping[str, float]

    @property
    def coefficients(self) -> dict[str, float]:
        """Every coefficient by its name."""
        return {**self.row.published(), **self.set}

    @property
    def curve(self) -> Curve:
        """The function with every coefficient, as plain data."""
        formula = self.row.source if self.row.name == OWN else ""
        return Curve(self.row.name, 0, tuple(self.coefficients.items()), formula)

    @property
    def name(self) -> str:
        """What a person reads: the row's name, or the formula itself."""
        return shortened(self.row.source) if self.row.name == OWN else self.row.name

    def content(self) -> dict[str, Any]:
        """Return what JSON tells of it."""
        return {
            "approximation": self.row.name,
            "formula": getattr(self.row, "formula", None),
            "coefficients": self.coefficients,
        }


def read_subject(
    given: Given, option: str, default: str, rows: Mapping[str, Function] = FUNCTIONS
) -> Subject:
    """Return the function that ``option``, or --formula, and --set describe.

    Parameters
    ----------
    given : mapping of str to sequence of str
        The options.
    option : str
        The option that names a function.
    default : str
        What it names when it is not given.
    rows : mapping of str to Function
        Those that it may name.

    Raises
    ------
    UsageError
        When there is no such function, the formula cannot be read, or a coefficient is wrong.
    """
    name = option.removeprefix("--")
    if "formula" in given and name in given:
        text = translate("CommandLine", "Give {0} or --formula, not both.")
        raise UsageError(text.format(option))
    if "formula" in given:
        row, own = read_formula(given["formula"][0]), _NONE
    else:
        key, own = read_name(option, given[name][0] if name in given else default)
        row = rows[choice(option, key, rows)]
    return Subject(row, {**own, **read_coefficients(row, given.get("set", ()))})


def read_name(option: str, name: str) -> tuple[str, Mapping[str, float]]:
    """Return the key of ``FUNCTIONS`` that ``name`` means, and the coefficients it implies.

    Raises
    ------
    UsageError
        When it is neither a key nor a name that the dictionary knows; the text lists them.
    """
    if name in FUNCTIONS:
        return name, _NONE
    # On first use: most command lines name a row, which needs no dictionary.
    from gelu_desktop.model.dictionary import UnknownNameError, resolve  # noqa: PLC0415

    try:
        return resolve(name[:_LONGEST])
    except UnknownNameError as error:
        raise unknown_name(option, name, error.known, error.near) from None


def unknown_name(option: str, name: str, known: Sequence[str], close: Sequence[str]) -> UsageError:
    """Return the complaint about a name that means nothing: what there is, and what is near.

    Near are also the functions that the window calls so, in any of its languages.
    """
    named = {
        label.lower().replace(" ", "_"): key
        for key, row in FUNCTIONS.items()
        for label in in_every_language("Functions", row.label)
    }
    labelled = near(name.strip().replace(" ", "_"), named)
    return refused(option, name, known, dict.fromkeys((*(named[it] for it in labelled), *close)))


def read_formula(text: str) -> Function:
    """Return a person's formula as a function.

    Raises
    ------
    UsageError
        When it cannot be read; a mark stands under the place.
    """
    try:
        return from_formula(text)
    except ExpressionError as error:
        values = {
            key: value if key == "known" else shortened(value)
            for key, value in error.values.items()
        }
        reason = translate("Expression", error.template).format(**values)
        message = translate("CommandLine", "The formula is refused. {0}").format(reason)
        raise UsageError(message, *place(text, error.position)) from None


def place(text: str, position: int) -> tuple[str, str]:
    """Return the surroundings of ``position`` in ``text``, and a line with a mark under it."""
    start = max(0, position - _BEFORE)
    end = position + _AFTER
    plain = "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[start:end]
    )
    before = "  " + "…" * (start > 0)
    offset = text_width(before + plain[: position - start])
    return before + plain + "…" * (end < len(text)), " " * offset + "^"


def read_coefficients(row: Function, texts: Sequence[str]) -> dict[str, float]:
    """Return the coefficients in texts such as ``a=0.05``.

    Raises
    ------
    UsageError
        When ``row`` has no such coefficient, or its value is not within the limits.
    """
    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            message = translate("CommandLine", "--set needs COEFFICIENT=VALUE, not “{0}”.")
            raise UsageError(message.format(shortened(text)))
        coefficient = known_coefficient(row, name)
        values[name] = number(value)
        low, high = coefficient.limits
        if low <= values[name] <= high and not (coefficient.whole and values[name] % 1):
            continue
        if coefficient.whole:
            message = translate("CommandLine", "{0} takes whole numbers from {1} to {2}, not {3}.")
        else:
            message = translate("CommandLine", "{0} takes numbers from {1} to {2}, not {3}.")
        raise UsageError(message.format(name, write(low), write(high), shortened(value)))
    return values


def known_coefficient(row: Function, name: str) -> Coefficient:
    """Return the coefficient ``name`` of ``row``.

    Raises
    ------
    UsageError
        When there is none; the text lists those there are.
    """
    for coefficient in row.coefficients:
        if coefficient.name == name:
            return coefficient
    subject = translate("CommandLine", "The formula") if row.name == OWN else row.name
    if not row.coefficients:
        text = translate("CommandLine", "{0} has no coefficients to set.")
        raise UsageError(text.format(subject))
    text = translate("CommandLine", "{0} has no coefficient “{1}”. It has: {2}.")
    raise UsageError(text.format(subject, shortened(name), ", ".join(row.published())))
