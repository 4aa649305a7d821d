"""A script for Sollya: the form checked in 165 bits, and the best polynomial beside it."""

from gelu_desktop.model.snippets.pieces import Subject, below, values
from gelu_desktop.numerics.expression_code import code
from gelu_desktop.numerics.expression_tree import Apply, Node, fold

_KINKED = {"abs", "sign", "step", "min", "max", "clip"}
_TABLES = {"table", "tableslope", "nearest"}
_POWERS = (2, 4, 6, 8, 10, 12)


def sollya(subject: Subject) -> str:
    """Return a script that measures the form and fits a polynomial to GELU itself.

    GELU is x/2 plus an even function, so the polynomial needs even powers of x only. A form that
    reads from a table has nothing to check: it is GELU there.
    """
    low, high = subject.interval
    notes = subject.notes
    lines = [
        "prec = 165!;",
        *([] if _has(subject.formula.root, _TABLES) else _form(subject)),
        f"// {notes['polynomial']}",
        "h = x / 2 * erf(x / sqrt(2));",
        f"J = [1b-20; {max(abs(low), abs(high))!r}];",
        f"p = fpminimax(h, {_list(*_POWERS)}, {_list(*[subject.precision] * len(_POWERS))},"
        " J, absolute);",
        f'print("{notes["result"]}", x / 2 + p);',
        f'print("{notes["check"]}", dirtyinfnorm(p - h, J));',
        "quit;",
    ]
    return "\n".join(lines) + "\n"


def _form(subject: Subject) -> list[str]:
    written = code(subject.formula.root, "sollya")
    return [
        *(helper.rstrip() for helper in written.helpers),
        *(f"{name} = {value};" for name, value in values(subject, "sollya").items()),
        *(f"{name} ={below(text)};" for name, text in written.parts),
        f"f ={below(written.result)};",
        "g = x / 2 * erfc(-x / sqrt(2));",
        *_checked(subject),
        "",
    ]


def _checked(subject: Subject) -> list[str]:
    """Return the lines that find the largest error.

    A difference that is zero everywhere would occupy Sollya without end. Its search for a supremum
    needs a smooth function, so one with corners is sampled.
    """
    if subject.exact:
        return []
    return _sampled(subject) if _has(subject.formula.root, _KINKED) else _searched(subject)


def _searched(subject: Subject) -> list[str]:
    low, high = subject.interval
    return [
        f"I = [{low!r}; {high!r}];",
        f'print("{subject.notes["check"]}", dirtyinfnorm(f - g, I));',
    ]


def _sampled(subject: Subject) -> list[str]:
    low, high = subject.interval
    return [
        "m = 0;",
        "for i from 0 to 4000 do {",
        f"    e = abs(evaluate(f - g, {low!r} + i * ({high!r} - ({low!r})) / 4000));",
        "    if (e > m) then m = e;",
        "};",
        f'print("{subject.notes["check"]}", m);',
    ]


def _list(*numbers: int) -> str:
    return "[|" + ", ".join(map(str, numbers)) + "|]"


def _has(root: Node, operations: set[str]) -> bool:
    def visit(node: Node, arguments: list[bool]) -> bool:
        return any(arguments) or (isinstance(node, Apply) and node.operation in operations)

    return fold(root, visit)
