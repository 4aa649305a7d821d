"""The mutants of a module: operators of cosmic-ray, and a few that it has not.

Of the replacements that cosmic-ray knows for an operator, one or two that say most are taken: the
others are killed by the same tests, or by none.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from parso.python.tree import Keyword, Name, Number

MARKS = ("parameters", "lambdef", "param", "star_expr", "import_from")
"""Where a star is no multiplication."""
NUDGE = 1.001  # a coefficient that is wrong in its fourth digit
OTHERS = {
    "min": "max",
    "minimum": "maximum",
    "nanmin": "nanmax",
    "argmin": "argmax",
    "floor": "ceil",
    "any": "all",
    "upper": "lower",
    "low": "high",
    "before": "after",
    "left": "right",
}
OTHERS |= {other: name for name, other in OTHERS.items()}

BINARY = (
    "Add_Sub Sub_Add Mul_Div Div_Mul FloorDiv_Mul Mod_Mul Pow_Mul LShift_RShift RShift_LShift "
    "BitOr_BitAnd BitAnd_BitOr BitXor_BitAnd"
)
COMPARISON = (
    "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is"
)
NAMES = (
    *(f"ReplaceBinaryOperator_{pair}" for pair in BINARY.split()),
    *(f"ReplaceComparisonOperator_{pair}" for pair in COMPARISON.split()),
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceUnaryOperator_Delete_Not",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ExceptionReplacer",
    "NumberReplacer",
    "ZeroIterationForLoop",
)


class Rewrite(Operator):  # type: ignore[misc]
    """An operator that writes one node of the tree anew."""

    def mutation_positions(self, node: Any) -> Iterator[Any]:
        if self.written(node) is not None:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        prefix = node.get_first_leaf().prefix
        return parso.parse(prefix + str(self.written(node)))

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()

    def written(self, node: Any) -> str | None:
        """Return what stands there instead; None where nothing is to be changed."""
        raise NotImplementedError


class NothingDone(Rewrite):
    """A statement that calls something, or that adds to something, is left out."""

    def written(self, node: Any) -> str | None:
        if node.type != "simple_stmt":
            return None
        first = node.children[0]
        calls = first.type == "atom_expr" and first.children[-1].type == "trailer"
        adds = first.type == "expr_stmt" and first.children[1].type == "operator"
        adds = adds and first.children[1].value not in ("=", ":")
        return "pass\n" if calls or adds or first.type == "del_stmt" else None


class NoneReturned(Rewrite):
    """A function returns nothing."""

    def written(self, node: Any) -> str | None:
        if node.type != "return_stmt" or isinstance(node.children[1], Keyword):
            return None
        return "return None"


class WhereSwapped(Rewrite):
    """`numpy.where` takes the one for the other."""

    def written(self, node: Any) -> str | None:
        if node.type != "atom_expr" or len(node.children) < 3:
            return None
        name, call = node.children[-2:]
        if name.type != "trailer" or name.children[-1].value != "where":
            return None
        inside = call.children[1]
        if inside.type != "arglist" or len(inside.children) != 5:
            return None
        test, _, yes, _, no = (part.get_code() for part in inside.children)
        before = "".join(part.get_code() for part in node.children[:-1]).strip()
        return f"{before}({test}, {no}, {yes})"


class FloatNudged(Rewrite):
    """A number with a point is wrong in its fourth digit."""

    def written(self, node: Any) -> str | None:
        if not isinstance(node, Number) or "." not in node.value:
            return None
        value = float(node.value.replace("_", ""))
        return repr(value * NUDGE) if value else "1e-3"


class NameSwapped(Rewrite):
    """The smaller stands for the larger, the lower for the upper."""

    def written(self, node: Any) -> str | None:
        if not isinstance(node, Name) or node.value not in OTHERS or node.is_definition():
            return None
        holder = node.parent.type
        written_to = holder in ("import_as_names", "import_from", "argument", "param")
        return None if written_to and node is node.parent.children[0] else OTHERS[node.value]


OPERATORS: dict[str, Operator] = {name: get_operator(f"core/{name}")() for name in NAMES} | {
    kind.__name__: kind()
    for kind in (NothingDone, NoneReturned, WhereSwapped, FloatNudged, NameSwapped)
}


@dataclass(frozen=True)
class Mutant:
    """One change to a module.

    Attributes
    ----------
    operator : str
        A key of ``OPERATORS``.
    occurrence : int
        Which of the places where the operator can change the module.
    line : int
        Where it does.
    """

    operator: str
    occurrence: int
    line: int

    def source(self, path: Path) -> str | None:
        """Return the changed text of the module; None if it is no Python."""
        text = mutate_code(path.read_text("utf-8"), OPERATORS[self.operator], self.occurrence)
        try:
            compile(text, str(path), "exec")
        except (SyntaxError, TypeError):
            return None
        return str(text)


def _quiet(text: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the places of annotations, which say nothing when the program runs."""
    notes: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            notes.append(node.returns)
        if isinstance(node, ast.arg | ast.AnnAssign):
            notes.append(node.annotation)
    return [
        ((note.lineno, note.col_offset), (note.end_lineno or 0, note.end_col_offset or 0))
        for note in notes
        if note is not None
    ]


def mutants(path: Path) -> list[Mutant]:
    """Return every mutant of the module at ``path``, in the order of its lines."""
    text = path.read_text("utf-8")
    quiet = _quiet(text)
    nodes = list(ast_nodes(get_ast(text)))
    found: list[tuple[tuple[int, int], Mutant]] = []
    for name, operator in OPERATORS.items():
        count = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                spoken = node.parent is None or node.parent.type not in MARKS
                if spoken and not any(low <= start < high for low, high in quiet):
                    found.append((start, Mutant(name, count, start[0])))
                count += 1
    return [mutant for _, mutant in sorted(found, key=lambda pair: pair[0])]
