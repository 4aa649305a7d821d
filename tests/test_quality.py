"""The checks of `bootstrap.py check`, and rules of this project that no tool knows."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from environment import ROOT, SUFFIX

FILES = sorted((ROOT / "gelu_desktop").rglob("*.py"))
FILE_LIMIT = 300
FUNCTION_LIMIT = 50
# Names that Qt calls and that do not look like it.
QT_NAMES = {"event", "paint", "shape", "validate"}


def parse(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def public_functions(tree):
    """Return the functions of the module and of its classes, not those inside functions."""
    inner = {
        id(node) for outer in functions(tree) for node in functions(outer) if node is not outer
    }
    return [
        node for node in functions(tree) if not node.name.startswith("_") and id(node) not in inner
    ]


def is_override_of_qt(name):
    return name in QT_NAMES or name != name.lower()


@pytest.mark.parametrize("name", bootstrap.CHECKS)
def test_check(name):
    program, *options = bootstrap.CHECKS[name]
    command = [Path(sys.executable).parent / f"{program}{SUFFIX}", *options]
    answer = subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert answer.returncode == 0, answer.stdout


def test_files_are_short():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {path.name: length for path, length in lengths.items() if length > FILE_LIMIT} == {}


def test_functions_are_short():
    lengths = {
        f"{path.name}:{node.name}": node.end_lineno - node.lineno + 1
        for path in FILES
        for node in functions(parse(path))
    }
    assert {name: length for name, length in lengths.items() if length > FUNCTION_LIMIT} == {}


def test_public_functions_have_docstrings():
    """Those that Qt calls are described by Qt."""
    bare = [
        f"{path.name}:{node.name}"
        for path in FILES
        for node in public_functions(parse(path))
        if not is_override_of_qt(node.name) and not ast.get_docstring(node)
    ]
    assert bare == []


def calls(tree):
    """Return what is called in a module, as it is written, with its node."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [(ast.unparse(node.func), node) for node in nodes]


def test_nothing_silences_warnings_as_a_whole():
    silencers = {"warnings.filterwarnings", "warnings.simplefilter", "np.seterr", "numpy.seterr"}
    found = {path.name: {name for name, _ in calls(parse(path))} & silencers for path in FILES}
    assert {name: silenced for name, silenced in found.items() if silenced} == {}


def test_nothing_runs_what_it_reads():
    runners = {"eval", "exec", "compile", "__import__", "pickle.load", "pickle.loads", "os.system"}
    for path in FILES:
        tree = parse(path)
        for name, node in calls(tree):
            assert name not in runners, path
            keywords = {word.arg: ast.unparse(word.value) for word in node.keywords}
            assert keywords.get("allow_pickle", "False") == "False", path
            assert keywords.get("shell", "False") == "False", path
            if name in ("np.load", "numpy.load"):
                assert "allow_pickle" in keywords, path
