"""A formula as a tree: parse it, evaluate it, differentiate it, print it.

The language is small and has its own grammar (see `gelu_desktop.numerics.expression_parser`) and
its own table of operations (`gelu_desktop.numerics.expression_tree`): what a person types is never
handed to Python.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.expression_parser import Parser
from gelu_desktop.numerics.expression_printing import latex, plain, steps
from gelu_desktop.numerics.expression_tokens import ExpressionError
from gelu_desktop.numerics.expression_tree import (
    CONSTANTS,
    OPERATIONS,
    Apply,
    Name,
    Node,
    Number,
    build,
    fold,
)
from gelu_desktop.numerics.formats import NumberFormat

Value = NDArray[np.float64] | np.float64

BLOCK = 8192
"""Numbers carried through a formula at a time: few enough for the processor's cache."""

__all__ = ["Expression", "ExpressionError", "parse"]


def parse(text: str) -> "Expression":
    """Read a formula.

    Parameters
    ----------
    text : str
        For example ``"0.5*x*(1+tanh(c*(x+a*x^3)))"``. Full-width forms and the signs − × ÷ are
        understood; multiplication must be written.

    Returns
    -------
    Expression
        The formula.

    Raises
    ------
    ExpressionError
        When the text is not a formula, or is too long, too deep or too large.
    """
    return Expression(Parser(text).parse())


@dataclass(frozen=True, eq=False, repr=False)
class Expression:
    """A formula of x with named coefficients; two are equal when they are printed alike.

    Attributes
    ----------
    root : Node
        Its tree, operations in the order in which they were written.
    """

    root: Node

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The coefficients, in the order of their first appearance."""
        found: dict[str, None] = {}

        def visit(node: Node, _: list[None]) -> None:
            if isinstance(node, Name) and node.name != "x" and node.name not in CONSTANTS:
                found.setdefault(node.name)

        fold(self.root, visit)
        return tuple(found)

    def evaluate(
        self,
        x: ArrayLike,
        coefficients: Mapping[str, float] | None = None,
        number_format: NumberFormat | None = None,
        flush: bool = False,
    ) -> NDArray[np.float64]:
        """Return the formula's value at ``x``, one operation after the other.

        Parameters
        ----------
        x : array_like
            Any shape.
        coefficients : mapping of str to float, optional
            A value for each of `names`; further ones are passed over.
        number_format : NumberFormat, optional
            The format to which ``x``, every number, every coefficient and the result of every
            operation is rounded; a function such as tanh is one operation, and so is x^3. Without
            a format the operations are those of float64.
        flush : bool
            Whether whatever is subnormal in the format becomes zero, as it is rounded.

        Returns
        -------
        ndarray of float64
            The shape of ``x``: NaN where the formula has no real value, ±inf where it overflows.

        Raises
        ------
        ValueError
            When a coefficient has no value.
        """
        point = np.asarray(x, dtype=np.float64)
        values = {**CONSTANTS, **(coefficients or {})}
        if missing := [name for name in self.names if name not in values]:
            raise ValueError(f"no value for the coefficient {missing[0]}")
        run = _Run(self.root, values, _settling(number_format, flush))
        flat = point.reshape(-1)
        out = np.empty_like(flat)
        # Poles, overflow and places outside the domain have values of their own: inf and NaN.
        with np.errstate(all="ignore"):
            for start in range(0, flat.size, BLOCK):
                part = slice(start, start + BLOCK)
                out[part] = run.carry_out(flat[part])
        return out.reshape(point.shape)

    def steps(self) -> tuple[str, ...]:
        """Return the operations in order, such as ``"t1 = x*x"``; the last is the result."""
        return steps(self.root)

    @cached_property
    def count(self) -> int:
        """How many operations it takes."""
        return len(self.steps())

    def derivative(self, wrt: str = "x") -> "Expression":
        """Return the derivative by x, or by a coefficient.

        At a corner of abs, sign, step, min, max or clip the derivative is one of those beside it.

        Parameters
        ----------
        wrt : str
            The name by which to differentiate.

        Returns
        -------
        Expression
            The derivative, with zeros and ones folded away.
        """

        def visit(node: Node, moves: list[Node]) -> Node:
            if not isinstance(node, Apply):
                return Number(1.0 if node == Name(wrt) else 0.0)
            return _chain(node, moves)

        return Expression(fold(self.root, visit))

    def latex(self, values: Mapping[str, str] | None = None) -> str:
        """Return the formula as LaTeX.

        Parameters
        ----------
        values : mapping of str to str, optional
            What stands for a name, as LaTeX: a coefficient's number, for example, or that of x.

        Returns
        -------
        str
            Without ``f(x) =``.
        """
        return latex(self.root, values or {})

    @cached_property
    def _text(self) -> str:
        return plain(self.root)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Expression({self._text!r})"

    # Comparing the trees would recurse as deep as they are high.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expression) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


class _Run:
    """A formula being carried out, block by block; what does not depend on x is computed once."""

    def __init__(
        self, root: Node, values: Mapping[str, float], settled: Callable[[Value], Value]
    ) -> None:
        self._root = root
        self._values = values
        self._settled = settled
        self._constants: dict[int, Value] = {}

    def carry_out(self, x: NDArray[np.float64]) -> Value:
        """Return the value at ``x``, which has one dimension: a scalar where it is constant."""
        self._x = self._settled(x)
        return fold(self._root, self._visit)

    def _visit(self, node: Node, arguments: list[Value]) -> Value:
        if isinstance(node, Name) and node.name == "x":
            return self._x
        if id(node) in self._constants:
            return self._constants[id(node)]
        if isinstance(node, Apply):
            value = self._applied(node, arguments)
        else:
            value = self._settled(self._number(node))
        if np.ndim(value) == 0:
            self._constants[id(node)] = value
        return value

    def _number(self, node: Number | Name) -> np.float64:
        return np.float64(node.value if isinstance(node, Number) else self._values[node.name])

    def _applied(self, node: Apply, arguments: list[Value]) -> Value:
        row = OPERATIONS[node.operation]
        if row.tabulated:
            parts = zip(node.arguments[1:], arguments[1:], strict=True)
            layout = [self._laid_out(part, made) for part, made in parts]
            return self._settled(row.kernel(arguments[0], *layout, self._settled))
        value: Value = row.kernel(*arguments)
        return value if row.exact else self._settled(value)

    def _laid_out(self, node: Node, made: Value) -> Value:
        """Return an argument that lays out a table: a number of it is not rounded."""
        if isinstance(node, Apply) or node == Name("x"):
            return made
        return self._number(node)


def _settling(number_format: NumberFormat | None, flush: bool) -> Callable[[Value], Value]:
    """Return what is done to every number before it is used."""
    if number_format is None:
        return lambda value: value
    if not flush:
        return number_format.round
    return lambda value: number_format.flush(number_format.round(value))


@cache
def _slope(operation: str, index: int) -> Node:
    return parse(OPERATIONS[operation].slopes[index]).root


def _chain(node: Apply, moves: list[Node]) -> Node:
    """Return the derivative of an operation, given those of its arguments: the chain rule."""
    arguments = node.arguments
    if OPERATIONS[node.operation].symmetric and moves[0] == Number(0.0):
        # At a tie the constant wins: max(0, x) and max(x, 0) both have slope 0 at 0.
        arguments, moves = arguments[::-1], moves[::-1]
    total: Node = Number(0.0)
    for index, move in enumerate(moves):
        if move != Number(0.0):
            slope = _substitute(_slope(node.operation, index), arguments)
            total = build("+", total, build("*", slope, move))
    return total


def _substitute(rule: Node, arguments: tuple[Node, ...]) -> Node:
    """Return a rule of u, v, w with the arguments in their places."""
    places = dict(zip("uvw", arguments, strict=False))

    def visit(node: Node, parts: list[Node]) -> Node:
        match node:
            case Apply(operation):
                return build(operation, *parts)
            case Name(name):
                return places.get(name, node)
            case _:
                return node

    return fold(rule, visit)
