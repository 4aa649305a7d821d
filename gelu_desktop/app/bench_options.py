"""Options of the measuring commands, read and checked."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import translate
from gelu_desktop.app.numbers import number
from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.numerics.formats import FORMATS, NumberFormat, number_format
from gelu_desktop.text import QT_TRANSLATE_NOOP

Given = Mapping[str, Sequence[str]]
Range = tuple[float, float]

INTERVAL = (-4.0, 4.0)
QUANTITY_WORDS = {
    "value": QT_TRANSLATE_NOOP("CommandLine", "value"),
    "slope": QT_TRANSLATE_NOOP("CommandLine", "slope"),
    "gate": QT_TRANSLATE_NOOP("CommandLine", "gate"),
}
MEASURES = {"abs": "absolute", "rel": "relative", "ulp": "ulp"}


def read_interval(given: Given, default: Range = INTERVAL) -> Range:
    """Return the range of x in which something is measured or fitted.

    Raises
    ------
    UsageError
        When it is empty, reversed, or beyond what is measured.
    """
    if "range" not in given:
        return default
    low, high = map(number, given["range"])
    if not (low >= -X_LIMIT and high <= X_LIMIT and high - low >= X_SPAN_MIN):
        text = translate(
            "CommandLine",
            "--range needs two numbers, the smaller one first, from {0} to {1} and at least {2} "
            "apart.",
        )
        raise UsageError(text.format(f"{-X_LIMIT:g}", f"{X_LIMIT:g}", f"{X_SPAN_MIN:g}"))
    return low, high


def read_measure(given: Given) -> str:
    """Return how the error is measured, by the name that the numerics use.

    Raises
    ------
    UsageError
        When there is no such measure.
    """
    name = given["measure"][0] if "measure" in given else "abs"
    if name in MEASURES.values():
        return name
    return MEASURES[choice("--measure", name, MEASURES)]


def read_tolerance(given: Given) -> float | None:
    """Return the error that may not be exceeded, if one is given.

    Raises
    ------
    UsageError
        When it is negative, infinite or NaN.
    """
    if "tolerance" not in given:
        return None
    value = number(given["tolerance"][0])
    if not 0 <= value < math.inf:
        text = translate("CommandLine", "--tolerance takes a finite number from 0 on, not {0}.")
        raise UsageError(text.format(shortened(given["tolerance"][0])))
    return value


def read_format(given: Given, default: str) -> NumberFormat:
    """Return the number format of --number-format, which has several names for each.

    Raises
    ------
    UsageError
        When there is no such format; the text lists those there are.
    """
    name = given["number-format"][0] if "number-format" in given else default
    try:
        return number_format(name)
    except ValueError:
        return FORMATS[choice("--number-format", name, FORMATS)]
