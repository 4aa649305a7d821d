"""From text to a tree: the grammar of the formula language, and what it refuses.

    sum     = product {("+" | "-") product}
    product = unary {("*" | "/") unary}
    unary   = ("-" | "+") unary | power
    power   = atom [("^" | "**") unary]
    atom    = number | name | function "(" sum {"," sum} ")" | "(" sum ")"

The variable is x. A coefficient is one letter, a–z or A–Z, with a number or an underscored suffix
if need be (a, k, c_1, b2), or a Greek letter's name. Nothing is handed to Python's own parser.
"""

import math
import re
from collections.abc import Callable
from typing import NoReturn

from gelu_desktop import sizes
from gelu_desktop.numerics.expression_tokens import GREEK, ExpressionError, Token, tokens
from gelu_desktop.numerics.expression_tree import (
    CALLS,
    CONSTANTS,
    OPERATIONS,
    Apply,
    Name,
    Node,
    Number,
)
from gelu_desktop.text import QT_TRANSLATE_NOOP

LENGTH_MAX = sizes.FORMULA_SIGNS
DEPTH_MAX = sizes.FORMULA_DEPTH
NODES_MAX = sizes.FORMULA_NODES

_COEFFICIENT = re.compile(r"[A-Za-z](?:[0-9]{1,3}|_[A-Za-z0-9]{1,8})?")


class Parser:
    """Reads one formula by recursive descent.

    Parameters
    ----------
    text : str
        The formula.
    """

    def __init__(self, text: str) -> None:
        if len(text) > LENGTH_MAX:
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "The formula is longer than {limit} characters."),
                LENGTH_MAX,
                limit=str(LENGTH_MAX),
            )
        self._tokens = tokens(text)
        self._place = 0
        self._depth = 0
        self._nodes = 0
        self._made: dict[object, Node] = {}

    def parse(self) -> Node:
        """Return the tree of the whole text.

        Raises
        ------
        ExpressionError
            At the first place that breaks the grammar or a limit.
        """
        root = self._sum()
        if self._next.kind != "end":
            self._refuse_sign()
        return root

    @property
    def _next(self) -> Token:
        return self._tokens[self._place]

    def _take(self, *signs: str) -> Token | None:
        token = self._next
        if token.kind != "sign" or token.text not in signs:
            return None
        self._place += 1
        return token

    def _sum(self) -> Node:
        left = self._product()
        while token := self._take("+", "-"):
            left = self._apply(token, token.text, left, self._product())
        return left

    def _product(self) -> Node:
        left = self._unary()
        while token := self._take("*", "/"):
            left = self._apply(token, token.text, left, self._unary())
        if self._next.kind in ("number", "name") or self._next.text == "(":
            raise ExpressionError(
                QT_TRANSLATE_NOOP(
                    "Expression", "An operation is missing here: write 2*x and a*(x+1), not 2x."
                ),
                self._next.position,
            )
        return left

    def _unary(self) -> Node:
        token = self._take("-", "+")
        if token is None:
            return self._power()
        operand = self._nested(token, self._unary)
        return self._apply(token, "neg", operand) if token.text == "-" else operand

    def _power(self) -> Node:
        base = self._atom()
        token = self._take("^")
        if token is None:
            return base
        return self._apply(token, "^", base, self._nested(token, self._unary))

    def _atom(self) -> Node:
        token = self._next
        if opening := self._take("("):
            inside = self._nested(opening, self._sum)
            self._close(opening)
            return inside
        if token.kind not in ("number", "name"):
            raise _operand_missing(token, empty=len(self._tokens) == 1)
        self._place += 1
        if token.kind == "number":
            return self._counted(token, _number(token))
        if token.text in CALLS:
            return self._call(token)
        return self._counted(token, _name(token, called=self._next.text == "("))

    def _call(self, name: Token) -> Node:
        opening = self._take("(")
        if opening is None:
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "{name} is a function: write {name}(…)."),
                name.position,
                name=name.text,
            )
        arguments = [self._nested(opening, self._sum)]
        while self._take(","):
            arguments.append(self._nested(opening, self._sum))
        self._close(opening)
        arity = OPERATIONS[name.text].arity
        if len(arguments) != arity:
            raise ExpressionError(
                QT_TRANSLATE_NOOP(
                    "Expression", "Arguments of {name}: {arity} expected, {given} given."
                ),
                name.position,
                name=name.text,
                arity=str(arity),
                given=str(len(arguments)),
            )
        return self._apply(name, name.text, *arguments)

    def _close(self, opening: Token) -> None:
        if self._take(")"):
            return
        if self._next.kind != "end":
            self._refuse_sign()
        raise ExpressionError(
            QT_TRANSLATE_NOOP("Expression", "This parenthesis is never closed."),
            opening.position,
        )

    def _nested(self, token: Token, rule: Callable[[], Node]) -> Node:
        self._depth += 1
        if self._depth > DEPTH_MAX:
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "The formula is nested more than {limit} deep."),
                token.position,
                limit=str(DEPTH_MAX),
            )
        node = rule()
        self._depth -= 1
        return node

    def _apply(self, token: Token, operation: str, *arguments: Node) -> Node:
        return self._counted(token, Apply(operation, arguments))

    def _counted(self, token: Token, node: Node) -> Node:
        self._nodes += 1
        if self._nodes > NODES_MAX:
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "The formula has more than {limit} parts."),
                token.position,
                limit=str(NODES_MAX),
            )
        return self._made.setdefault(_identity(node), node)

    def _refuse_sign(self) -> NoReturn:
        if self._next.text == ")":
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "This parenthesis was never opened."),
                self._next.position,
            )
        raise ExpressionError(
            QT_TRANSLATE_NOOP(
                "Expression",
                "A comma stands only between the arguments of a function; the decimal mark is a"
                " point.",
            ),
            self._next.position,
        )


def _identity(node: Node) -> object:
    """Return what equal parts have in common: what is written twice is computed once."""
    if isinstance(node, Apply):
        return node.operation, *map(id, node.arguments)
    return node


def _operand_missing(token: Token, empty: bool) -> ExpressionError:
    if empty:
        return ExpressionError(QT_TRANSLATE_NOOP("Expression", "The formula is empty."), 0)
    if token.kind == "end":
        return ExpressionError(
            QT_TRANSLATE_NOOP("Expression", "The formula ends too early."), token.position
        )
    return ExpressionError(
        QT_TRANSLATE_NOOP(
            "Expression", "A number, a name or a function is expected before “{found}”."
        ),
        token.position,
        found=token.text,
    )


def _number(token: Token) -> Number:
    value = float(token.text)
    if math.isinf(value):
        raise ExpressionError(
            QT_TRANSLATE_NOOP("Expression", "The number {number} is too large."),
            token.position,
            number=token.text,
        )
    return Number(value, token.text)


def _name(token: Token, called: bool) -> Name:
    text = token.text
    if text == "x" or text in CONSTANTS or text in GREEK:
        return Name(text)
    if _COEFFICIENT.fullmatch(text) and text[0] not in "xXe":
        return Name(text)
    if called:
        template = QT_TRANSLATE_NOOP(
            "Expression", "There is no function {name}. There are: {known}."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Expression",
            "{name} is not a name. The variable is x; a coefficient is one letter, such as a or"
            " c_1.",
        )
    raise ExpressionError(
        template, token.position, name=text, known=", ".join(sorted(CALLS, key=str.lower))
    )
