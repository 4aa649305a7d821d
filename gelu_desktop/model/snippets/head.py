"""The comment above the code: what it is, how wrong it is, and what to beware of."""

import textwrap
from collections.abc import Callable, Mapping

import numpy as np

from gelu_desktop.model.snippets.measured import Measured
from gelu_desktop.numerics.approximations import Approximation
from gelu_desktop.numerics.expression import Expression
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.own import OWN
from gelu_desktop.text import QT_TRANSLATE_NOOP

Translate = Callable[[str, str], str]

WIDTH = 86
READABLE = 120

_INDENT = "  "

_CHANGED = QT_TRANSLATE_NOOP(
    "Snippets",
    "These coefficients are not the published ones: in a network whose weights were trained with"
    " those, they change the model.",
)
_INFINITE = QT_TRANSLATE_NOOP(
    "Snippets",
    "An infinite x can give NaN, as the formula stands: guard it where that can occur.",
)
_DIFFERING = QT_TRANSLATE_NOOP("Snippets", "{name} = {value} (published: {published})")
_PUBLISHED = QT_TRANSLATE_NOOP("Snippets", "{values} (as published)")
_ERROR = QT_TRANSLATE_NOOP(
    "Snippets", "Error against exact GELU on [{low}, {high}], in float64, sampled and refined:"
)
_LARGEST_AND_MEAN = QT_TRANSLATE_NOOP(
    "Snippets", "largest (minimax norm) {max} at x = {at}, root mean square {rms}"
)
_NORMAL = QT_TRANSLATE_NOOP("Snippets", "root mean square for x from N(0, 1), all x: {rms}")
_LARGEST = QT_TRANSLATE_NOOP("Snippets", "largest {max} at x = {at}")
_FLUSHED = QT_TRANSLATE_NOOP("Snippets", "largest {max} at x = {at}, subnormals flushed")
_MODES = {
    "once": QT_TRANSLATE_NOOP(
        "Snippets",
        "In {format}, the result rounded once, for all {count} inputs in [{low}, {high}]:",
    ),
    "every": QT_TRANSLATE_NOOP(
        "Snippets",
        "In {format}, every operation rounded, for all {count} inputs in [{low}, {high}]:",
    ),
    "float32": QT_TRANSLATE_NOOP(
        "Snippets",
        "In {format}, computed in float32 and rounded once, for all {count} inputs in"
        " [{low}, {high}]:",
    ),
}


def head(
    function: Function,
    formula: Expression,
    coefficients: Mapping[str, float],
    measured: Measured | None,
    translate: Translate,
    *,
    runs: bool = True,
) -> list[str]:
    """Return the lines of the comment, without comment signs.

    Parameters
    ----------
    function : Function
        The function.
    formula : Expression
        Its formula.
    coefficients : mapping of str to float
        The values in the code.
    measured : Measured, optional
        Its error.
    translate : callable
        Takes a context and a text, and returns the text in the reader's language.
    runs : bool
        Whether the code computes the function, for any x that it gets.

    Returns
    -------
    list of str
        One line each.
    """
    lines = [_title(function, formula, translate)]
    if coefficients:
        lines.append(_values(function, coefficients, translate))
    if measured is not None:
        lines += _errors(measured, translate)
    if function.name != OWN and coefficients != function.published():
        lines.append(translate("Snippets", _CHANGED))
    if runs and np.isnan(formula.evaluate([-np.inf, np.inf], coefficients)).any():
        lines.append(translate("Snippets", _INFINITE))
    return [part for line in lines for part in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    inner = _INDENT if line.startswith(_INDENT) else ""
    parts = textwrap.wrap(
        line, WIDTH, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False
    )
    return [part.replace("\u00a0", " ") for part in parts]


def _title(function: Function, formula: Expression, translate: Translate) -> str:
    """Return what the function is; a formula too long to be read is left to the code."""
    title = translate("Functions", function.label)
    if isinstance(function, Approximation) and function.name != OWN:
        text = translate("Snippets", QT_TRANSLATE_NOOP("Snippets", "GELU ({form})"))
        title = text.format(form=title)
    text = str(formula)
    return f"{title}: {text}" if len(text) <= READABLE else title


def _values(function: Function, coefficients: Mapping[str, float], translate: Translate) -> str:
    """Return the coefficients, each with its published value where that is another."""
    own, changed = function.name == OWN, coefficients != function.published()
    texts = []
    for row in function.coefficients:
        value = coefficients[row.name]
        differs = value != row.published and not own
        text = translate("Snippets", _DIFFERING) if differs else "{name} = {value}"
        # A line does not break at these blanks.
        text = text.replace(" = ", "\u00a0=\u00a0")
        texts.append(text.format(name=row.name, value=repr(value), published=repr(row.published)))
    joined = ", ".join(texts)
    return joined if own or changed else translate("Snippets", _PUBLISHED).format(values=joined)


def _errors(measured: Measured, translate: Translate) -> list[str]:
    low, high = map(_short, measured.interval)
    summary, rounded = measured.summary, measured.rounded
    figures = {
        "max": _error(summary.max),
        "at": _short(summary.at),
        "rms": _error(summary.rms),
    }
    lines = [
        translate("Snippets", _ERROR).format(low=low, high=high),
        _INDENT + translate("Snippets", _LARGEST_AND_MEAN).format(**figures),
        _INDENT + translate("Snippets", _NORMAL).format(rms=_error(summary.rms_normal)),
    ]
    if rounded is not None:
        title = translate("Snippets", _MODES[rounded.mode])
        text = translate("Snippets", _FLUSHED if rounded.flush else _LARGEST)
        name, count = rounded.number_format, rounded.values
        lines += [
            title.format(format=name, count=count, low=low, high=high),
            _INDENT + text.format(max=_error(rounded.max), at=_short(rounded.at)),
        ]
    return lines


def _error(value: float) -> str:
    return f"{value:.6e}"


def _short(value: float) -> str:
    return f"{value:.6g}"
