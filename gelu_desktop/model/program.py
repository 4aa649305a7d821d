"""The small program of the lesson: its text, and what it prints for any numbers.

The text is only shown. What it prints is computed here by the same operations of the same
library, so that it has the same faults: a test runs the text and compares.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gelu_desktop.model.figures import scientific, significant
from gelu_desktop.numerics.approximations import FUNCTIONS

INPUTS = (-3.0, -1.0, -0.5, 0.0, 0.5, 1.0, 3.0)
MOST = 32
SERIOUS = 1e-3
"""An error of the first column, relative to the true value, that is pointed out."""

PIECES = {
    "exact": """\
import math

def gelu(x):
    z = x / math.sqrt(2)
    return 0.5 * x * (1 + math.erf(z))""",
    "tanh": """\
def gelu_tanh(x):
    c = math.sqrt(2 / math.pi)
    u = c * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + math.tanh(u))""",
    "sigmoid": """\
def gelu_sigmoid(x):
    return x / (1 + math.exp(-1.702 * x))""",
    "loop": """\
FORMS = gelu, gelu_tanh, gelu_sigmoid

for x in INPUTS:
    print(f"{x:6g}", end="")
    for f in FORMS:
        print(f"{f(x):11.4g}", end="")
    print()""",
}
"""The parts of the program, in their order; ``INPUTS`` is what a person gives."""


@dataclass(frozen=True)
class Printed:
    """A line of what the program prints.

    Attributes
    ----------
    text : str
        The line.
    true : str
        What exact GELU is there, where the first number is far from it; else empty.
    fault : bool
        Whether the program ends here with an error.
    """

    text: str
    true: str = ""
    fault: bool = False


def gelu(x: float) -> float:
    """Return the first function of the program; 1 + erf loses all digits in the negative tail."""
    z = x / math.sqrt(2)
    return 0.5 * x * (1 + math.erf(z))


def gelu_tanh(x: float) -> float:
    """Return the second function of the program.

    Raises
    ------
    OverflowError
        When x³ is too large.
    """
    c = math.sqrt(2 / math.pi)
    u = c * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + math.tanh(u))


def gelu_sigmoid(x: float) -> float:
    """Return the third function of the program.

    Raises
    ------
    OverflowError
        When the exponential is too large.
    """
    return x / (1 + math.exp(-1.702 * x))


FORMS = (gelu, gelu_tanh, gelu_sigmoid)


def code() -> str:
    """Return the whole program."""
    return "\n\n".join(PIECES.values())


def printed(inputs: Sequence[float]) -> tuple[Printed, ...]:
    """Return what the program prints; an error of Python is its last line."""
    lines: list[Printed] = []
    for x in inputs:
        text = f"{x:6g}"
        for form in FORMS:
            try:
                text += f"{form(x):11.4g}"
            except OverflowError as error:
                fault = Printed(f"OverflowError: {error}", fault=True)
                return (*lines, *([Printed(text, _true(x))] if text.strip() else []), fault)
        lines.append(Printed(text, _true(x)))
    return tuple(lines)


def _true(x: float) -> str:
    """Return exact GELU where the first function is off; empty where it is right."""
    exact, given = float(FUNCTIONS["gelu"].evaluate(x)), gelu(x)
    if exact == given or abs(given - exact) <= SERIOUS * abs(exact):
        return ""
    return scientific(exact, 3) if abs(exact) < SERIOUS else significant(exact, 4)
