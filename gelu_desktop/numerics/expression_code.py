"""A formula's tree printed as code: the operations in the order in which they were written.

Squares and cubes become products, as they are evaluated here. A part that occurs more than once is
computed once and gets a name.
"""

from dataclasses import dataclass

from gelu_desktop.numerics.dialect import Dialect
from gelu_desktop.numerics.dialect_tables import CALLS as TABLES
from gelu_desktop.numerics.dialects import DIALECTS
from gelu_desktop.numerics.expression_tree import (
    ATOM,
    CONSTANTS,
    PRODUCT,
    SUM,
    UNARY,
    Apply,
    Name,
    Node,
    Number,
    fold,
)

_SIGNS = {
    "+": ("{0} + {1}", SUM, (SUM, PRODUCT)),
    "-": ("{0} - {1}", SUM, (SUM, PRODUCT)),
    "*": ("{0} * {1}", PRODUCT, (PRODUCT, UNARY)),
    "/": ("{0} / {1}", PRODUCT, (PRODUCT, UNARY)),
    "neg": ("-{0}", UNARY, (ATOM,)),
}


@dataclass(frozen=True)
class Code:
    """A formula as code.

    Attributes
    ----------
    parts : tuple of tuple of str
        The named parts, each a name and an expression, in the order in which they are computed.
    result : str
        The expression of the whole, which uses the names.
    helpers : tuple of str
        Definitions that must stand before.
    """

    parts: tuple[tuple[str, str], ...]
    result: str
    helpers: tuple[str, ...]


@dataclass(frozen=True)
class _Piece:
    text: str
    holds: int
    varies: bool


def spelled(name: str, language: str) -> str:
    """Return how a coefficient is called in a language, a key of ``DIALECTS``."""
    return _spelled(name, DIALECTS[language])


def _spelled(name: str, dialect: Dialect) -> str:
    return f"{name}_" if name in dialect.reserved else name


def code(root: Node, language: str) -> Code:
    """Return the tree as code.

    Parameters
    ----------
    root : Node
        The tree.
    language : str
        A key of ``DIALECTS``.

    Returns
    -------
    Code
        Its pieces; coefficients stand as names.
    """
    return _Printer(DIALECTS[language], root).print()


class _Printer:
    """Prints one tree in one language."""

    def __init__(self, dialect: Dialect, root: Node) -> None:
        self._dialect = dialect
        self._root = _lowered(root, dialect)
        self._keys, self._uses = _repeated(self._root)
        self._letter = _free_letter(root)
        self._parts: dict[str, str] = {}
        self._made: dict[int, _Piece] = {}
        self._helpers: dict[str, None] = {}

    def print(self) -> Code:
        """Return the code."""
        result = fold(self._root, self._visit)
        return Code(tuple(self._parts.items()), result.text, tuple(self._helpers))

    def _visit(self, node: Node, arguments: list[_Piece]) -> _Piece:
        if isinstance(node, Number):
            text = self._dialect.number(node.value)
            return _Piece(text, UNARY if text.startswith("-") else ATOM, False)
        if isinstance(node, Name):
            return self._name(node.name)
        key = self._keys[id(node)]
        if key not in self._made:
            piece = self._apply(node.operation, arguments)
            self._made[key] = self._named(piece) if self._uses.get(key, 0) > 1 else piece
        return self._made[key]

    def _name(self, name: str) -> _Piece:
        if name in CONSTANTS:
            return _Piece(self._dialect.constants[name], ATOM, False)
        return _Piece(_spelled(name, self._dialect), ATOM, name == "x")

    def _named(self, piece: _Piece) -> _Piece:
        name = f"{self._letter}{len(self._parts) + 1}"
        self._parts[name] = piece.text
        return _Piece(name, ATOM, piece.varies)

    def _apply(self, operation: str, arguments: list[_Piece]) -> _Piece:
        varies = any(piece.varies for piece in arguments)
        if operation in _SIGNS:
            form, holds, needs = _SIGNS[operation]
            texts = map(_guarded, arguments, needs)
            return _Piece(form.format(*texts), holds, varies)
        if operation == "^" and self._dialect.powers:
            base, exponent = (_guarded(piece, ATOM) for piece in arguments)
            return _Piece(f"{base}^{exponent}", UNARY, varies)
        if operation in ("min", "max") and varies and not arguments[0].varies:
            # What may be NaN, and what is an array, comes first.
            arguments = arguments[::-1]
        dialect = self._dialect if varies else self._dialect.scalar or self._dialect
        for name in ("entry", operation) if operation in TABLES else (operation,):
            if name in dialect.helpers:
                self._helpers.setdefault(dialect.helpers[name])
        text = dialect.calls[operation].format(*(piece.text for piece in arguments))
        return _Piece(text, ATOM, varies)


def _guarded(piece: _Piece, needed: int) -> str:
    return piece.text if piece.holds >= needed else f"({piece.text})"


def _lowered(root: Node, dialect: Dialect) -> Node:
    """Return the tree with what the language lacks written by what it has."""

    def visit(node: Node, arguments: list[Node]) -> Node:
        match node:
            case Apply("^", (_, Number(2 | 3 as power))) if not dialect.powers:
                square = Apply("*", (arguments[0], arguments[0]))
                return square if power == 2 else Apply("*", (square, arguments[0]))
            case Apply("clip") if "clip" not in dialect.calls or not _plain(arguments):
                low = Apply("max", (arguments[0], arguments[1]))
                return Apply("min", (low, arguments[2]))
            case Apply(operation):
                return Apply(operation, tuple(arguments))
            case _:
                return node

    return fold(root, visit)


def _plain(arguments: list[Node]) -> bool:
    """Return whether the first of the arguments depends on x, and no other."""
    first, *rest = (fold(argument, _varies) for argument in arguments)
    return first and not any(rest)


def _varies(node: Node, arguments: list[bool]) -> bool:
    return node == Name("x") or any(arguments)


def _repeated(root: Node) -> tuple[dict[int, int], dict[int, int]]:
    """Return a number for each operation, equal ones alike, and how often each result is used."""
    known: dict[tuple[object, ...], int] = {}
    keys: dict[int, int] = {}
    uses: dict[int, int] = {}

    def visit(node: Node, arguments: list[int]) -> int:
        match node:
            case Apply(operation):
                content: tuple[object, ...] = (operation, *arguments)
            case Number(value):
                content = ("", value)
            case Name(name):
                content = ("", name)
        if content not in known:
            known[content] = len(known)
            for argument in arguments:
                uses[argument] = uses.get(argument, 0) + 1
        keys[id(node)] = known[content]
        return known[content]

    fold(root, visit)
    return keys, uses


def _free_letter(root: Node) -> str:
    """Return a letter with which no coefficient begins."""
    taken: set[str] = set()
    fold(root, lambda node, _: taken.add(node.name[0]) if isinstance(node, Name) else None)
    return next((letter for letter in "tuvwsrqz" if letter not in taken), "part_")
