"""The tables of hazards and faults are whole: every row has tests that exist, or a reason."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TABLES = {"hazards.md": 67, "faults.md": 19}
ROW = re.compile(r"\| ([A-Z]\d\d) \(([\w.-]+/[\w.-]+#\d+|[\w +,-]+)\) \| ([^|]+) \| ([^|]+) \|")
NODE = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
REASONS = ("build: ", "not applicable: ")


def rows(text):
    """Return the rows of the table, each as its id, its sentence and the rest."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    matches = [ROW.fullmatch(line) for line in lines[1:]]
    assert all(matches), [line for line, match in zip(lines[1:], matches, strict=True) if not match]
    return [(match[1], match[3], match[4]) for match in matches]


@cache
def names_in(path):
    """Return the names of the tests in a file, without running it."""
    tree = ast.parse((TESTS.parent / path).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def problems(text):
    """Return what is wrong with a table."""
    found, seen = [], set()
    for name, sentence, rest in rows(text):
        if name in seen:
            found.append(f"{name} is there twice")
        seen.add(name)
        if not sentence.strip().endswith("."):
            found.append(f"{name} says nothing")
        parts = rest.split("<br>")
        nodes = [match for part in parts if (match := NODE.fullmatch(part))]
        reasons = [part for part in parts if part.startswith(REASONS)]
        if len(nodes) + len(reasons) != len(parts) or not parts:
            found.append(f"{name} has neither tests nor a reason: {rest}")
        for path, test in (match.groups() for match in nodes):
            there = (TESTS.parent / path).is_file() and test in names_in(path)
            if not there or not test.startswith("test_"):
                found.append(f"{name}: there is no {path}::{test}")
    return found


@pytest.mark.parametrize("table", TABLES)
def test_every_row_has_tests_that_exist_or_a_reason(table):
    text = (TESTS / table).read_text(encoding="utf-8")
    assert len(rows(text)) == TABLES[table]
    assert problems(text) == []


GOOD = "| A01 (a/b#1) | It holds. | `tests/test_hazards.py::test_what_is_wrong_is_found` |"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (GOOD.replace("is_wrong", "is_right"), "there is no"),
        (GOOD.replace("test_hazards.py", "nowhere.py"), "there is no"),
        (GOOD.replace("::test_what_is_wrong_is_found", "::problems"), "there is no"),
        (GOOD.replace("`", ""), "neither tests nor a reason"),
        ("| A01 (a/b#1) | It holds. | soon |", "neither tests nor a reason"),
        (GOOD.replace("It holds.", "x"), "says nothing"),
        (f"{GOOD}\n{GOOD}", "twice"),
    ],
)
def test_what_is_wrong_is_found(line, problem):
    head = "| id | what | tests |\n|---|---|---|\n"
    assert problems(head + GOOD) == []
    assert problems(head + "| A01 (a/b#1) | It holds. | build: smoke |") == []
    (found,) = problems(head + line)
    assert problem in found
