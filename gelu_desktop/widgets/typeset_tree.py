"""A formula's tree laid out, without recursion: each operation by its rule."""

from collections.abc import Mapping

from gelu_desktop.numerics.expression_tree import Apply, Node, fold
from gelu_desktop.widgets import boxes
from gelu_desktop.widgets.boxes import Run
from gelu_desktop.widgets.glyphs import DISPLAY, TEXT
from gelu_desktop.widgets.numerals import Number
from gelu_desktop.widgets.typeset_rules import (
    FLAT,
    RULES,
    Rule,
    call,
    fraction_style,
    leaf,
    quotient,
)

LONG = 12  # parts of an argument from which an operation is written on the line


def tree(root: Node, values: Mapping[str, Number], flat: bool = False) -> Run:
    """Lay out a tree, without recursion.

    Parameters
    ----------
    root : Node
        The tree.
    values : mapping of str to Number
        What stands for a name.
    flat : bool
        Whether long fractions, powers of e and roots are written on the line, where they can be
        broken.

    Returns
    -------
    Run
        The formula.
    """
    rules = _long(root) if flat else {}
    made: dict[tuple[int, int], Run] = {}
    waiting = [(root, DISPLAY)]
    while waiting:
        node, style = waiting[-1]
        rule = rules.get(id(node)) or _rule(node, style)
        parts = _parts(node, style, rule)
        missing = [part for part in parts if (id(part[0]), part[1]) not in made]
        if missing:
            waiting.extend(reversed(missing))
            continue
        waiting.pop()
        if isinstance(node, Apply):
            laid = rule(node, [made[id(part), inner] for part, inner in parts], style)
        else:
            laid = leaf(node, values, style)
        made[id(node), style] = laid
    return made[id(root), DISPLAY]


def _long(root: Node) -> dict[int, Rule]:
    """Return the rule of each operation that is to be written on the line."""
    found: dict[int, Rule] = {}

    def visit(node: Node, counts: list[int]) -> int:
        if isinstance(node, Apply) and node.operation in FLAT:
            decisive = counts[-1] if node.operation == "^" else max(counts)
            if decisive > LONG:
                found[id(node)] = FLAT[node.operation]
        return 1 + sum(counts)

    fold(root, visit)
    return found


def _rule(node: Node, style: int) -> Rule:
    """Return the rule of an operation: in scripts a quotient is written on the line."""
    operation = node.operation if isinstance(node, Apply) else ""
    table = FLAT if operation == "/" and style > TEXT else RULES
    return table.get(operation, call)


def _parts(node: Node, style: int, rule: Rule) -> list[tuple[Node, int]]:
    """Return the arguments of a node with the styles in which they are set."""
    if not isinstance(node, Apply):
        return []
    styles = [style] * len(node.arguments)
    if rule is quotient:
        styles = [fraction_style(node, style) + 1] * 2
    elif rule is not FLAT.get(node.operation) and node.operation in ("^", "exp", "expm1"):
        styles[-1] = boxes.script(style)
    return list(zip(node.arguments, styles, strict=True))
