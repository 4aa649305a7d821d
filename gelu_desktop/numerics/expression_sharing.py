"""Parts of a formula that stand in it more than once, given a letter each.

The formula language has no letters for intermediate results, so that some formulas repeat a part
many times. To read them, it is better to name it once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from gelu_desktop.numerics.expression_tree import Apply, Name, Node, fold

SMALLEST = 5  # nodes of a part that is worth a letter
LETTERS = "tzuvws"
MOST = 3


def shared(root: Node, taken: Iterable[str] = ()) -> tuple[Node, tuple[tuple[str, Node], ...]]:
    """Name the parts that are repeated.

    Parameters
    ----------
    root : Node
        The tree.
    taken : iterable of str
        Names that mean something else.

    Returns
    -------
    root : Node
        The tree with letters for the parts.
    parts : tuple of (str, Node)
        Each letter with what it stands for, which may have letters itself.
    """
    letters = [letter for letter in LETTERS if letter not in set(taken)][:MOST]
    trees = [root]
    for letter in letters:
        keys = _keys(trees)
        best = _most_repeated(trees, keys)
        if best is None:
            break
        trees = [_replaced(tree, keys, keys[id(best)], letter) for tree in trees] + [best]
    return trees[0], tuple(zip(letters, trees[1:], strict=False))


def _keys(trees: list[Node]) -> dict[int, int]:
    """Return a number for every node by its id: equal parts have the same."""
    numbers: dict[object, int] = {}
    found: dict[int, int] = {}

    def visit(node: Node, parts: list[int]) -> int:
        name = node.operation if isinstance(node, Apply) else node
        found[id(node)] = numbers.setdefault((name, *parts), len(numbers))
        return found[id(node)]

    for tree in trees:
        fold(tree, visit)
    return found


def _most_repeated(trees: list[Node], keys: dict[int, int]) -> Node | None:
    """Return the part whose letter saves most."""
    counts: Counter[int] = Counter()
    sizes: dict[int, int] = {}
    nodes: dict[int, Node] = {}

    def visit(node: Node, parts: list[int]) -> int:
        key = keys[id(node)]
        nodes.setdefault(key, node)
        sizes[key] = 1 + sum(parts)
        return sizes[key]

    for tree in trees:
        fold(tree, visit)
        counts.update(keys[id(node)] for node in _walk(tree))
    saved = {
        key: (count - 1) * (sizes[key] - 1)
        for key, count in counts.items()
        if count > 1 and sizes[key] >= SMALLEST
    }
    return nodes[max(saved, key=lambda key: saved[key])] if saved else None


def _walk(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.arguments if isinstance(node, Apply) else ()


def _replaced(root: Node, keys: dict[int, int], key: int, letter: str) -> Node:
    def visit(node: Node, parts: list[Node]) -> Node:
        if keys[id(node)] == key:
            return Name(letter)
        return Apply(node.operation, tuple(parts)) if isinstance(node, Apply) else node

    return fold(root, visit)
