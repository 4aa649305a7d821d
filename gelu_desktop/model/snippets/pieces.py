"""What every writer is given, and how all of them write coefficients and long lines."""

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass

from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.expression_code import code, spelled
from gelu_desktop.numerics.function import Function

WIDTH = 84


@dataclass(frozen=True)
class Subject:
    """What a writer is given.

    Attributes
    ----------
    name : str
        What the function is called in the code.
    function : Function
        The row.
    formula : Expression
        Its formula.
    coefficients : mapping of str to float
        The values that the code gets.
    built_in : str
        The framework's own call, or nothing.
    notes : mapping of str to str
        Short comments by their purpose, in the reader's language.
    interval : tuple of float
        Where the function is of interest.
    exact : bool
        Whether it is GELU itself up to rounding.
    precision : int
        Bits of the significand of the number format of interest.
    """

    name: str
    function: Function
    formula: Expression
    coefficients: Mapping[str, float]
    built_in: str
    notes: Mapping[str, str]
    interval: tuple[float, float]
    exact: bool
    precision: int


def values(subject: Subject, language: str) -> dict[str, str]:
    """Return the coefficients as they are called in the language, and their values in it."""
    return {
        spelled(name, language): code(parse(repr(value)).root, language).result
        for name, value in subject.coefficients.items()
    }


def in_parentheses(text: str) -> str:
    """Return an expression, in parentheses and several lines if it is long."""
    return text if len(text) <= WIDTH else f"(\n{_lines(text)}\n)"


def _lines(text: str) -> str:
    width = WIDTH - 4
    lines = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    return textwrap.indent("\n".join(lines), "    ")


def below(text: str) -> str:
    """Return an expression with a blank before it, or on lines of its own if it is long."""
    return f" {text}" if len(text) <= WIDTH else f"\n{_lines(text)}"
