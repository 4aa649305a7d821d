"""The tree of a formula, and the table of operations that may stand in it.

An operation is one row: how many arguments it takes, how it is computed, its slopes (written in
the formula language itself, of its arguments u, v, w), and how it is printed. Everything that is
done with a tree is a fold over it, without recursion: a formula may be long.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from gelu_desktop.numerics import gaussian, logistic, tables

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Number:
    """A constant; ``text`` is how it was written."""

    value: float
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    """The variable x, a coefficient, or one of `CONSTANTS`."""

    name: str


@dataclass(frozen=True, slots=True)
class Apply:
    """An operation on its arguments; ``operation`` is a key of `OPERATIONS`."""

    operation: str
    arguments: tuple["Node", ...]


Node = Number | Name | Apply

CONSTANTS = {"pi": math.pi, "e": math.e}

SUM, PRODUCT, UNARY, POWER, ATOM = range(5)
"""How tightly a printed part holds together: one that holds less than needed gets parentheses."""


@dataclass(frozen=True)
class Operation:
    """One row of `OPERATIONS`.

    Attributes
    ----------
    name : str
        As written in a formula; ``"neg"`` is the unary minus.
    kernel : callable
        Its value in float64, from the values of its arguments.
    slopes : tuple of str
        Its derivative by each argument, in the formula language, of u, v, w.
    latex : str
        A format string over the printed arguments.
    holds : int
        How tightly the printed result holds together.
    needs : tuple of int
        How tightly each argument must hold together to stand without parentheses.
    symmetric : bool
        Whether the two arguments may change places.
    exact : bool
        Whether the result needs no rounding in any number format: it is an argument, perhaps with
        another sign, or 0 or ±1.
    tabulated : bool
        Whether it reads a table, whose entries are rounded like every result: the kernel takes
        the rounding last. The arguments after the first lay the table out and are not rounded.
    """

    name: str
    kernel: Callable[..., Any]
    slopes: tuple[str, ...]
    latex: str
    holds: int = POWER
    needs: tuple[int, ...] = (SUM, SUM, SUM)
    symmetric: bool = False
    exact: bool = False
    tabulated: bool = False

    @property
    def arity(self) -> int:
        """The number of arguments."""
        return len(self.slopes)


def power(base: Any, exponent: Any) -> Any:
    """Return base^exponent; squares and cubes are multiplied, which is eight times as fast."""
    if np.ndim(exponent) == 0 and exponent in (2, 3):
        return base * base if exponent == 2 else base * base * base
    return np.power(base, exponent)


def step(x: Any) -> Any:
    """Return 1 above zero, else 0; NaN stays NaN."""
    return np.where(np.isnan(x), x, np.where(x > 0, 1.0, 0.0))


_ROWS = (
    Operation("+", np.add, ("1", "1"), "{0} + {1}", SUM, (SUM, PRODUCT)),
    Operation("-", np.subtract, ("1", "-1"), "{0} - {1}", SUM, (SUM, PRODUCT)),
    Operation("*", np.multiply, ("v", "u"), r"{0}\,{1}", PRODUCT, (PRODUCT, UNARY)),
    Operation("/", np.divide, ("1/v", "-u/v^2"), r"\frac{{{0}}}{{{1}}}", UNARY),
    Operation("^", power, ("v*u^(v-1)", "log(u)*u^v"), "{0}^{{{1}}}", POWER, (ATOM, SUM)),
    Operation("neg", np.negative, ("-1",), "-{0}", SUM, (PRODUCT,), exact=True),
    Operation("abs", np.abs, ("sign(u)",), r"\left|{0}\right|", ATOM, exact=True),
    Operation("sign", np.sign, ("0",), r"\mathrm{{sgn}}\left({0}\right)", exact=True),
    Operation("step", step, ("0",), r"\mathrm{{step}}\left({0}\right)", exact=True),
    Operation(
        "min",
        np.minimum,
        ("step(v-u)", "1-step(v-u)"),
        r"\min\left({0}, {1}\right)",
        symmetric=True,
        exact=True,
    ),
    Operation(
        "max",
        np.maximum,
        ("step(u-v)", "1-step(u-v)"),
        r"\max\left({0}, {1}\right)",
        symmetric=True,
        exact=True,
    ),
    Operation(
        "clip",
        np.clip,
        ("step(u-v)*step(w-u)", "1-step(u-v)", "1-step(w-u)"),
        r"\mathrm{{clip}}\left({0}, {1}, {2}\right)",
        exact=True,
    ),
    Operation("exp", np.exp, ("exp(u)",), "e^{{{0}}}"),
    Operation("expm1", np.expm1, ("exp(u)",), "e^{{{0}}} - 1", SUM),
    Operation("log", np.log, ("1/u",), r"\ln\left({0}\right)"),
    Operation("log1p", np.log1p, ("1/(1+u)",), r"\ln\left(1 + {0}\right)", needs=(PRODUCT,)),
    Operation("sqrt", np.sqrt, ("0.5/sqrt(u)",), r"\sqrt{{{0}}}", ATOM),
    Operation("tanh", np.tanh, ("4*sigmoid(2*u)*sigmoid(-2*u)",), r"\tanh\left({0}\right)"),
    Operation("sigmoid", logistic.sigmoid, ("sigmoid(u)*sigmoid(-u)",), r"\sigma\left({0}\right)"),
    Operation("erf", gaussian.erf, ("2/sqrt(pi)*exp(-u^2)",), r"\mathrm{{erf}}\left({0}\right)"),
    Operation(
        "erfc", gaussian.erfc, ("-2/sqrt(pi)*exp(-u^2)",), r"\mathrm{{erfc}}\left({0}\right)"
    ),
    Operation("Phi", gaussian.Phi, ("phi(u)",), r"\Phi\left({0}\right)"),
    Operation("phi", gaussian.phi, ("-u*phi(u)",), r"\varphi\left({0}\right)"),
    Operation(
        "table",
        tables.table,
        ("tableslope(u,v,w)", "0", "0"),
        r"\mathrm{{table}}\left({0}, {1}, {2}\right)",
        tabulated=True,
    ),
    Operation(
        "tableslope",
        tables.table_slope,
        ("0", "0", "0"),
        r"\mathrm{{table}}'\left({0}, {1}, {2}\right)",
        tabulated=True,
    ),
    Operation(
        "nearest",
        tables.nearest,
        ("step(abs(u)-v)*step(u)", "0", "0"),
        r"\mathrm{{nearest}}\left({0}, {1}, {2}\right)",
        tabulated=True,
    ),
)

OPERATIONS = {row.name: row for row in _ROWS}
CALLS = frozenset(OPERATIONS) - {"+", "-", "*", "/", "^", "neg"}
"""The functions that a formula may call."""


def fold(root: Node, visit: Callable[[Node, list[T]], T]) -> T:
    """Return what ``visit`` makes of the tree, from its leaves upwards and from left to right.

    Parameters
    ----------
    root : Node
        The tree; parts of it may be shared, and a shared part is visited once.
    visit : callable
        Takes a node and what was made of its arguments, in order.

    Returns
    -------
    object
        What ``visit`` made of ``root``.
    """
    made: dict[int, T] = {}
    waiting = [root]
    while waiting:
        node = waiting[-1]
        arguments = node.arguments if isinstance(node, Apply) else ()
        missing = [part for part in arguments if id(part) not in made]
        if missing:
            waiting.extend(reversed(missing))
            continue
        waiting.pop()
        if id(node) not in made:
            made[id(node)] = visit(node, [made[id(part)] for part in arguments])
    return made[id(root)]


def build(operation: str, *arguments: Node) -> Node:
    """Return the operation on the arguments, with zeros and ones folded away."""
    match operation, arguments:
        case "+", (Number(0), other) | (other, Number(0)):
            return other
        case "-", (other, Number(0)):
            return other
        case "*" | "/", (Number(0), _):
            return Number(0.0)
        case "*", (_, Number(0)):
            return Number(0.0)
        case "*", (Number(1), other) | (other, Number(1)):
            return other
        case "*", (Number(-1), other) | (other, Number(-1)):
            return build("neg", other)
        case "/" | "^", (other, Number(1)):
            return other
        case "-", (Number(left), Number(right)):
            return Number(left - right)
        case "neg", (Number(value),):
            return Number(-value if value else 0.0)
        case "neg", (Apply("neg", (other,)),):
            return other
        case _:
            return Apply(operation, arguments)
