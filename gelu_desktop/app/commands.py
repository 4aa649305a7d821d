"""The verbs that print numbers: ``table`` and ``eval``; neither loads Qt."""

import sys
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.app import columns
from gelu_desktop.app.arguments import choice
from gelu_desktop.app.columns import Column
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.numbers import number, read_numbers
from gelu_desktop.app.subject import read_subject
from gelu_desktop.model.numbers import write
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.own import OWN

Given = Mapping[str, list[str]]

EXACT = "gelu"
TANH_FORM = "gelu_tanh"
DEMONSTRATION = (-3.0, -1.0, -0.5, 0.0, 0.5, 1.0, 3.0)
_STEP = 1 << 16


def table(given: Given) -> int:
    """Print x, exact GELU, its tanh form, the error of that form, and ReLU; return 0."""
    style = _style(given)
    x = _inputs(given) if "x" in given else np.array(DEMONSTRATION)
    exact, tanh_form, relu = (_evaluate(FUNCTIONS[name], x) for name in (EXACT, TANH_FORM, "relu"))
    _print(
        style,
        [
            Column("x", "x", x, _short),
            Column(EXACT, translate("CommandLine", "exact GELU"), exact, _short),
            Column(TANH_FORM, translate("CommandLine", "tanh form"), tanh_form, _short),
            Column(
                "error", translate("CommandLine", "error"), difference(tanh_form, exact), _error
            ),
            Column("relu", "ReLU", relu, _short),
        ],
    )
    return 0


def evaluate(given: Given) -> int:
    """Print a function or one of its derivatives at the inputs; return 0."""
    if "list" in given:
        say("\n".join(_functions()))
        return 0
    subject = read_subject(given, "--function", EXACT)
    order = int(choice("--order", given.get("order", ["0"])[0], ("0", "1", "2")))
    if "x" not in given:
        raise UsageError(translate("CommandLine", "--x is missing. It gives the inputs."))
    style, x = _style(given), _inputs(given)
    values = _evaluate(subject.row, x, order, subject.set)
    heading = ("f" if subject.row.name == OWN else subject.row.name) + "′" * order
    _print(style, [Column("x", "x", x), Column("value", heading, values)])
    return 0


def difference(first: NDArray[np.float64], second: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return ``first - second``, which is 0 where both are the same infinity."""
    return np.subtract(first, second, out=np.zeros_like(first), where=first != second)


def _inputs(given: Given) -> NDArray[np.float64]:
    if given["x"] != ["-"]:
        return np.array([number(text) for text in given["x"]])
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError(translate("CommandLine", "Standard input is closed."))
    x = np.array(read_numbers(sys.stdin))
    if not x.size:
        raise UsageError(translate("CommandLine", "Standard input has no numbers."))
    return x


def _evaluate(
    row: Function,
    x: NDArray[np.float64],
    order: int = 0,
    coefficients: Mapping[str, float] | None = None,
) -> NDArray[np.float64]:
    values = np.empty_like(x)
    for start in range(0, len(x), _STEP):
        part = slice(start, start + _STEP)
        values[part] = row.evaluate(x[part], order, coefficients)
    return values


def _style(given: Given) -> str:
    return choice("--format", given.get("format", ["text"])[0], columns.FORMATS)


def _print(style: str, content: Sequence[Column]) -> None:
    for piece in columns.render(content, style):
        say(piece, end="")


def _short(value: float) -> str:
    return f"{value:.9g}"


def _error(value: float) -> str:
    return f"{value:.2e}" if value else "0"


def _functions() -> Iterator[str]:
    width = max(map(len, FUNCTIONS))
    for row in FUNCTIONS.values():
        label = translate("Functions", row.label)
        numbers = ", ".join(
            f"{name} = {write(value, None)}" for name, value in row.published().items()
        )
        yield f"{row.name:<{width}}  {label}" + (f" ({numbers})" if numbers else "")
