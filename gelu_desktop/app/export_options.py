"""What the options of ``export`` say about the look of pictures and about what they show."""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from collections.abc import Mapping, Sequence

from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.bench_options import read_measure
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export_choices import Choices
from gelu_desktop.app.export_look import (
    CAPTION_MAX,
    DPI,
    FONT_MAX,
    FONT_MIN,
    LEGENDS,
    LINES_MAX,
    LINES_MIN,
    PRESETS,
    Look,
    Size,
)
from gelu_desktop.app.messages import translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.picture import SCALE_MAX, SCALE_MIN
from gelu_desktop.app.picture_problems import size_problem
from gelu_desktop.app.session_option import read_session
from gelu_desktop.app.subject import read_coefficients, read_subject
from gelu_desktop.model.limits import CHOICES, X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.own import lookup
from gelu_desktop.widgets.theme import THEMES

Given = Mapping[str, Sequence[str]]

PRINT_DPI = 300.0
_SIZE = re.compile(
    r"(\d{1,9}(?:[.,]\d{1,6})?)[x×*](\d{1,9}(?:[.,]\d{1,6})?)(px|mm|in)?", re.ASCII | re.IGNORECASE
)


def first(given: Given, name: str, default: str) -> str:
    """Return the one value of an option."""
    return given[name][0] if name in given else default


def read_choices(given: Given) -> Choices:
    """Return how the pictures are to look.

    Raises
    ------
    UsageError
        When a value is not allowed.
    """
    preset = PRESETS[choice("--preset", first(given, "preset", "normal"), PRESETS)]
    size = read_size(given["size"][0]) if "size" in given else preset.size
    if "scale" in given or "dpi" in given:
        size = dataclasses.replace(size, dpi=read_scale(given) * DPI)
    if problem := size_problem(*size.pixels((1, 1))) if size.width else "":
        raise UsageError(problem)
    look = Look(
        font=_factor(given, "font", preset.font, FONT_MIN, FONT_MAX),
        lines=_factor(given, "lines", preset.lines, LINES_MIN, LINES_MAX),
        legend=choice("--legend", first(given, "legend", "above"), LEGENDS),
        transparent="transparent" in given,
        title="title" in given,
        caption=_caption(given),
        footer="footer" in given,
    )
    theme = choice("--theme", first(given, "theme", "light"), THEMES)
    return Choices(colours=theme, size=size, look=look)


def _caption(given: Given) -> str:
    text = first(given, "caption", "")
    if len(text) > CAPTION_MAX:
        message = translate("CommandLine", "--caption takes at most {0} characters.")
        raise UsageError(message.format(CAPTION_MAX))
    return text


def _factor(given: Given, name: str, default: float, low: float, high: float) -> float:
    value = number(given[name][0]) if name in given else default
    if not low <= value <= high:
        raise UsageError(out_of_range(f"--{name}", low, high))
    return value


def read_size(text: str) -> Size:
    """Return the size in a text such as ``1600x900`` or ``85x64mm``.

    Raises
    ------
    UsageError
        When it is not a size, or one that no picture can have.
    """
    found = _SIZE.fullmatch(unicodedata.normalize("NFKC", text))
    unit = (found[3] or "px").lower() if found else "px"
    if found is None or (unit == "px" and not (found[1] + found[2]).isdigit()):
        message = translate(
            "CommandLine",
            "--size needs WIDTHxHEIGHT in whole pixels, or with mm or in after it, not “{0}”.",
        )
        raise UsageError(message.format(shortened(text)))
    width, height = (float(side.replace(",", ".")) for side in (found[1], found[2]))
    if unit != "px":
        if not min(width, height):
            raise UsageError(size_problem(0, 0))
        return Size(width, height, unit, PRINT_DPI)
    if problem := size_problem(int(width), int(height)):
        raise UsageError(problem)
    return Size(width, height, unit)


def read_scale(given: Given) -> float:
    """Return how much larger lines and text are drawn.

    Raises
    ------
    UsageError
        When it is out of range, or given in two ways.
    """
    if "scale" in given and "dpi" in given:
        raise UsageError(translate("CommandLine", "Give --scale or --dpi, not both."))
    name, unit = ("dpi", DPI) if "dpi" in given else ("scale", 1)
    return _factor(given, name, unit, SCALE_MIN * unit, SCALE_MAX * unit) / unit


def out_of_range(option: str, low: float, high: float) -> str:
    """Return what the range of an option is."""
    text = translate("CommandLine", "{0} takes a number from {1} to {2}.")
    return text.format(option, f"{low:g}", f"{high:g}")


def read_state(given: Given) -> State:
    """Return the state that the session file and the options describe.

    Raises
    ------
    UsageError
        When a value is not allowed.
    CommandError
        When the session file cannot be read.
    """
    state = read_session(given)
    names = [choice("--functions", name, ACTIVATIONS) for name in given.get("functions", ())]
    limits = [number(text) for text in given.get("range", ())]
    try:
        return state.replace(
            **_subject(given, state),
            **_error(given, state),
            functions=tuple(names) or state.functions,
            x_range=tuple(limits) or state.x_range,
            x=number(given["x"][0]) if "x" in given else state.x,
        )
    except StateError as error:
        raise UsageError(_refused(error.key)) from error


def _subject(given: Given, state: State) -> dict[str, object]:
    """Return what changes about the approximation."""
    if "approximation" in given or "formula" in given:
        subject = read_subject(given, "--approximation", state.approximation, APPROXIMATIONS)
        row, values = subject.row, dict(subject.set)
    else:
        row = lookup(state.approximation, state.formula)
        values = read_coefficients(row, given.get("set", ()))
    return {
        "formula": first(given, "formula", state.formula),
        "approximation": row.name,
        "coefficients": {f"{row.name}.{key}": value for key, value in values.items()},
    }


def _error(given: Given, state: State) -> dict[str, object]:
    """Return what is measured, and on which axis; the range of another measure means nothing."""
    measured = {
        "measure": read_measure(given) if "measure" in given else state.measure,
        "quantity": choice(
            "--quantity", first(given, "quantity", state.quantity), CHOICES["quantity"]
        ),
        "log_error": "log" in given or state.log_error,
    }
    if all(getattr(state, key) == value for key, value in measured.items()):
        return {}
    return {**measured, "y_ranges": {"error": None}}


def _refused(key: str) -> str:
    if key == "x":
        return out_of_range("--x", -X_LIMIT, X_LIMIT)
    text = translate(
        "CommandLine",
        "--range needs two numbers, the smaller one first, from {0} to {1} and at least {2} apart.",
    )
    return text.format(f"{-X_LIMIT:g}", f"{X_LIMIT:g}", f"{X_SPAN_MIN:g}")
