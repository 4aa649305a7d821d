"""The chosen approximation and the feed-forward block, with a person's own formula or a known one.

A known formula is baked. Where it is not, or is too long for a column, the text of the
approximation is laid out while the program runs, and so is a person's own formula.
"""

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.result import Result
from gelu_desktop.numerics.approximation import Approximation
from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.expression_sharing import shared
from gelu_desktop.numerics.expression_tree import Apply, Name, Node
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.own import OWN
from gelu_desktop.panels.formula.numbers import (
    coefficients,
    error,
    exact,
    probe,
    setting,
    spoken,
    value,
)
from gelu_desktop.widgets.equation import Content, Equation, Numbers
from gelu_desktop.widgets.numerals import EM, Number
from gelu_desktop.widgets.sheet import Block
from gelu_desktop.widgets.sheet_items import Line
from gelu_desktop.widgets.typeset import Setting, baked

WIDEST = 30.5 * EM  # a baked formula that is wider is too small in a column
LONG = 45 * EM  # a formula that is longer has letters for its repeated parts
LONGEST = 70 * EM  # a formula that is longer is not shown a second time, with numbers
LETTERS = "fghqrsuvwFGHQRSUVW"

translate = QCoreApplication.translate


def approximation(result: Result) -> Block:
    """Return the chosen approximation: its formula, with its coefficients, and at the probe."""
    row = result.function(result.state.approximation)
    assert isinstance(row, Approximation)
    heading = translate("FormulaPanel", "Approximation: {form}")
    form = translate("Functions", row.label)
    at_probe = _own_at(result, row) if row.name == OWN else _at(result, row)
    lines = (_symbols(row), *_substituted(result, row), at_probe)
    return Block(heading.format(form=form), lines)


def feed_forward(result: Result) -> Block:
    """Return the feed-forward block with its activation."""
    state = result.state
    row = result.function(state.ffn_activation)
    shape = result.block_shape
    lines: list[Line] = [_gated(row) if shape is not None and shape[2] else _block(row)]
    if row.name == OWN != state.approximation:
        assert isinstance(row, Approximation)
        lines.append(_symbols(row))
    if shape is not None:
        lines.append(_shape(*shape[:2]))
    heading = translate("FormulaPanel", "Feed-forward block")
    return Block(heading, tuple(lines), _acting(row))


def _shape(width: int, hidden: int) -> Setting:
    return setting(
        "ffn.shape",
        translate("FormulaPanel", "{width} numbers in, {hidden} hidden units, {width} numbers out"),
        width=Number(str(width)),
        hidden=Number(str(hidden)),
    )


def _acting(row: Function) -> str:
    """Return in a sentence what the activation does."""
    if row.name == OWN:
        return translate("FormulaPanel", "Your own formula acts on each hidden unit by itself.")
    name = translate("Functions", row.label)
    if isinstance(row, Approximation):
        name = translate("FormulaPanel", "GELU ({form})").format(form=name)
    note = translate("FormulaPanel", "{function} acts on each hidden unit by itself.")
    return note.format(function=name)


def _symbols(row: Approximation) -> Line:
    """Return the formula with the names of its coefficients."""
    return _baked(row.name) or _equation(row, (_call(row, "x"),), _relation(row))


def _substituted(result: Result, row: Approximation) -> list[Line]:
    """Return the formula with its numbers; of a very long one, the numbers alone."""
    numbers = coefficients(result, row.name)
    known = _baked(f"{row.name}.substituted", numbers)
    if known:
        return [known]
    if not numbers and not _baked(row.name):
        return []
    formula = _equation(row, (), "=", tuple(numbers.items()))
    if formula.room.right <= LONGEST:
        return [formula]
    return [_listed(numbers)] if numbers else []


def _equation(
    row: Approximation, lead: tuple[Expression, ...], relation: str, numbers: Numbers = ()
) -> Equation:
    """Return the formula of a row; of a long one, with letters for what is repeated in it."""
    whole = _parsed(row.formula)
    equation = Equation(Content((*lead, whole), relation, numbers))
    if equation.room.right <= LONG:
        return equation
    root, parts = _shared(whole)
    named = [Expression(side) for letter, part in parts for side in (Name(letter), part)]
    return Equation(
        Content((*lead, Expression(root), *named), relation + ",=" * len(parts), numbers)
    )


def _listed(numbers: Mapping[str, Number]) -> Equation:
    """Return each coefficient with its number."""
    values = {f"value_{name}": number for name, number in numbers.items()}
    sides = [Expression(Name(start + name)) for name in numbers for start in ("", "value_")]
    relations = ",".join("=" for _ in numbers)
    return Equation(Content(tuple(sides), relations, tuple(values.items())))


def _at(result: Result, row: Approximation) -> Line:
    return setting(
        "gelu.approximate",
        translate(
            "FormulaPanel",
            "GELU of {x} is about {value}, which is {exact} with an error of {error}",
        ),
        x=probe(result),
        value=value(result, row.name, translate("FormulaPanel", "approximation")),
        exact=exact(result, translate("FormulaPanel", "exact"), digits=1),
        error=error(result, translate("FormulaPanel", "error")),
    )


def _own_at(result: Result, row: Approximation) -> Line:
    """Return a person's formula at the probe, and how it differs from GELU if it has a value."""
    label = translate("FormulaPanel", "your formula")
    numbers = {"at": probe(result), "value": value(result, row.name, label)}
    sides = [_call(row, "at"), Expression(Name("value"))]
    words = translate("FormulaPanel", "Your formula at {at} is {value}")
    if math.isfinite(result.readings[row.name].value):
        words = translate(
            "FormulaPanel",
            "Your formula at {at} is {value}, which is the {exact} of GELU with a difference of"
            " {error}",
        )
        numbers["exact"] = exact(result, "GELU", digits=1)
        numbers["error"] = error(result, translate("FormulaPanel", "difference"))
        sides.append(Expression(Apply("+", (Name("exact"), Name("error")))))
    relations = "=" * (len(sides) - 1)
    content = Content(tuple(sides), relations, tuple(numbers.items()))
    return Equation(content, spoken(words, numbers))


def _block(row: Function) -> Line:
    return _baked(f"ffn.{row.name}") or _written(Apply(_symbol(row), (_affine("x", "W_1", "b_1"),)))


def _gated(row: Function) -> Line:
    """Return the block in which a second branch is multiplied by the activation, unit by unit."""
    active = Apply(_symbol(row), (_affine("x", "W_1", "b_1"),))
    return _written(Apply("*", (active, _affine("x", "V", "c"))))


def _affine(x: str, weights: str, bias: str) -> Node:
    return Apply("+", (Apply("*", (Name(x), Name(weights))), Name(bias)))


def _written(hidden: Node) -> Equation:
    output = Apply("+", (Apply("*", (hidden, Name("W_2"))), Name("b_2")))
    whole = Expression(Apply("FFN", (Name("x"),)))
    return Equation(Content((whole, Expression(output)), "="))


def _baked(name: str, numbers: Mapping[str, Number] | None = None) -> Setting | None:
    """Return a baked formula, if there is one that fits into a column."""
    if not baked(name):
        return None
    known = Setting(name, tuple((numbers or {}).items()))
    return known if known.room.right <= WIDEST else None


def _call(row: Function, argument: str) -> Expression:
    return Expression(Apply(_symbol(row), (Name(argument),)))


def _relation(row: Approximation) -> str:
    return "=" if row.name == OWN or row.family == "exact" else "≈"


def _symbol(row: Function) -> str:
    """Return how a function is called: its own formula by a letter that is no coefficient."""
    if row.name == OWN:
        taken = {coefficient.name for coefficient in row.coefficients}
        return next((letter for letter in LETTERS if letter not in taken), LETTERS[0])
    return "GELU" if isinstance(row, Approximation) else row.label


@lru_cache(maxsize=64)
def _shared(whole: Expression) -> tuple[Node, tuple[tuple[str, Node], ...]]:
    return shared(whole.root, ("x", *whole.names))


@lru_cache(maxsize=64)
def _parsed(text: str) -> Expression:
    return parse(text)
