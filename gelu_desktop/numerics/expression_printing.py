"""A formula's tree printed: as LaTeX, and in the formula language itself."""

from collections.abc import Mapping, Sequence

from gelu_desktop.numerics.expression_tokens import GREEK
from gelu_desktop.numerics.expression_tree import (
    ATOM,
    OPERATIONS,
    POWER,
    PRODUCT,
    SUM,
    UNARY,
    Apply,
    Name,
    Node,
    Number,
    fold,
)

Printed = tuple[str, int]
"""A printed part, and how tightly it holds together."""

_SIGNS = {
    "+": ("{0} + {1}", SUM, (SUM, PRODUCT)),
    "-": ("{0} - {1}", SUM, (SUM, PRODUCT)),
    "*": ("{0}*{1}", PRODUCT, (PRODUCT, UNARY)),
    "/": ("{0}/{1}", PRODUCT, (PRODUCT, UNARY)),
    "neg": ("-{0}", UNARY, (UNARY,)),
    "^": ("{0}^{1}", POWER, (ATOM, UNARY)),
}


def latex(root: Node, values: Mapping[str, str]) -> str:
    """Return the tree as LaTeX.

    Parameters
    ----------
    root : Node
        The tree.
    values : mapping of str to str
        What stands for a name, as LaTeX; a name that is not among them stands for itself.

    Returns
    -------
    str
        LaTeX for a formula.
    """

    def visit(node: Node, arguments: list[Printed]) -> Printed:
        if isinstance(node, Number):
            return _latex_number(node)
        if isinstance(node, Name):
            known = node.name in values
            return _latex_value(values[node.name]) if known else (_latex_name(node.name), ATOM)
        row = OPERATIONS[node.operation]
        parts = _guarded(arguments, row.needs, r"\left({}\right)")
        if node.operation == "*" and parts[1][0].isdigit():
            return rf"{parts[0]} \cdot {parts[1]}", PRODUCT
        return row.latex.format(*parts), row.holds

    return fold(root, visit)[0]


def plain(root: Node) -> str:
    """Return the tree in the formula language; reading it back gives an equal tree."""

    def visit(node: Node, arguments: list[Printed]) -> Printed:
        if isinstance(node, Number):
            text = node.text or repr(node.value).removesuffix(".0")
            return text, UNARY if text.startswith("-") else ATOM
        if isinstance(node, Name):
            return node.name, ATOM
        if node.operation not in _SIGNS:
            return f"{node.operation}({', '.join(text for text, _ in arguments)})", ATOM
        form, holds, needs = _SIGNS[node.operation]
        return form.format(*_guarded(arguments, needs, "({})")), holds

    return fold(root, visit)[0]


def steps(root: Node) -> tuple[str, ...]:
    """Return the operations in the order in which they are carried out.

    Parameters
    ----------
    root : Node
        The tree.

    Returns
    -------
    tuple of str
        For example ``"t1 = 0.5*x"``, ``"t2 = tanh(x)"``, ``"t3 = t1*t2"``: the last is the result.
        Empty for a formula without operations. Another letter stands for t where a coefficient
        begins with it.
    """
    lines: list[str] = []
    taken: set[str] = set()
    fold(root, lambda node, _: taken.add(node.name[0]) if isinstance(node, Name) else None)
    letter = next((free for free in "tuvwsr" if free not in taken), "step")

    def visit(node: Node, arguments: list[Node]) -> Node:
        if not isinstance(node, Apply):
            return node
        if node.operation == "neg" and isinstance(arguments[0], Number):
            return Apply("neg", (arguments[0],))  # a negative number takes no operation
        result = Name(f"{letter}{len(lines) + 1}")
        lines.append(f"{result.name} = {plain(Apply(node.operation, tuple(arguments)))}")
        return result

    fold(root, visit)
    return tuple(lines)


def _guarded(parts: Sequence[Printed], needs: Sequence[int], parentheses: str) -> list[str]:
    """Return the parts, those in parentheses that hold together less than needed."""
    return [
        text if holds >= needed else parentheses.format(text)
        for (text, holds), needed in zip(parts, needs, strict=False)
    ]


def _latex_name(name: str) -> str:
    if name in GREEK or name == "pi":
        return "\\" + name
    head, tail = name[0], name[1:].removeprefix("_")
    return f"{head}_{{{tail}}}" if tail else head


def _latex_value(text: str) -> Printed:
    if text.startswith(("-", "−")):
        return text, SUM
    return text, PRODUCT if "\\times" in text or "\\cdot" in text else ATOM


def _latex_number(number: Number) -> Printed:
    mantissa, _, exponent = (
        (number.text or repr(number.value).removesuffix(".0")).lower().partition("e")
    )
    if not exponent:
        return _latex_value(mantissa)
    return _latex_value(rf"{mantissa} \times 10^{{{int(exponent)}}}")
