"""The verbs of the bootstrap script."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import environment
import libraries

SCRIPT = Path(bootstrap.__file__)
OLD_PYTHON = """
import runpy, sys
sys.version_info = (3, {minor}, 1, "final", 0)
runpy.run_path({script!r}, run_name="__main__")
"""


@pytest.fixture
def handed_over(monkeypatch):
    """Record what the process would become, on a machine where nothing is missing."""
    commands = []
    monkeypatch.setattr(libraries, "missing", lambda needed: [])
    monkeypatch.setattr(environment, "missing", list)
    monkeypatch.setattr(environment, "prepare", lambda: None)
    monkeypatch.setattr(
        bootstrap, "hand_over", lambda command, **given: commands.append((command, given)) or 7
    )
    monkeypatch.setattr(bootstrap.os, "chdir", lambda folder: None)
    return commands


def run_script(*arguments):
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("minor", [6, 8, 10])
def test_python_that_is_too_old_is_told_so(minor):
    code = OLD_PYTHON.format(minor=minor, script=str(SCRIPT))
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 2
    assert f"needs Python 3.11 or newer; this is 3.{minor}." in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_old_python_can_parse_the_script():
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_new_python_is_not_complained_about():
    assert bootstrap.too_old((3, 11)) == ""
    assert bootstrap.too_old((4, 0)) == ""


def test_advice_for_an_old_python_names_a_newer_one(monkeypatch):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name == "python3.12" or None)
    assert bootstrap.too_old((3, 9)).endswith("Run it with python3.12.")
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    assert bootstrap.too_old((3, 9)).endswith("Install a newer one from your system.")


def test_help_lists_every_verb():
    answer = run_script("--help")
    assert answer.returncode == 0
    assert answer.stderr == ""
    assert all(f"    {verb} " in answer.stdout for verb in bootstrap.VERBS)


@pytest.mark.parametrize("verb", bootstrap.VERBS)
def test_help_of_a_verb_is_in_full_sentences(verb):
    answer = run_script(verb, "--help")
    assert answer.returncode == 0
    assert " ".join(bootstrap.VERBS[verb].split()) in " ".join(answer.stdout.split())
    assert all(text.endswith(".") for text in bootstrap.VERBS.values())


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("walk",),
        ("--verbose",),
        ("freeze", "x"),
        ("freeze", "--onefile", "--onefile"),
        ("archive", "rar"),
        ("check", "x"),
    ],
)
def test_wrong_usage_is_refused(arguments):
    answer = run_script(*arguments)
    assert answer.returncode == 2
    assert answer.stderr.startswith("usage: bootstrap.py")


@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        ([], []),
        (["table", "--format", "csv"], ["table", "--format", "csv"]),
        (["--version"], ["--version"]),
        (["--", "--help"], ["--help"]),
        (["eval", "--", "-1"], ["eval", "--", "-1"]),
        (["open", "--help"], ["open", "--help"]),
    ],
)
def test_run_passes_arguments_on_unchanged(handed_over, given, passed_on):
    assert bootstrap.main(["run", *given]) == 7
    [(command, variables)] = handed_over
    assert command == [str(environment.PYTHON), "-P", "-m", "gelu_desktop", *passed_on]
    assert variables == {}


def test_the_random_user_finds_its_way(handed_over):
    assert bootstrap.main(["monkey", "--minutes", "1"]) == 7
    [(command, variables)] = handed_over
    assert command == [str(environment.PYTHON), "-m", "monkey", "--minutes", "1"]
    assert str(environment.ROOT / "tests") in variables["PYTHONPATH"].split(os.pathsep)


def test_tests_need_no_screen(handed_over):
    assert bootstrap.main(["test", "-k", "gelu"]) == 7
    [(command, variables)] = handed_over
    assert command == [str(environment.PYTHON), "-m", "pytest", "-k", "gelu"]
    assert variables == {"QT_QPA_PLATFORM": "offscreen"}


def test_all_tests_run_on_several_cores(handed_over):
    assert bootstrap.main(["test"]) == 7
    [(command, _)] = handed_over
    assert command[2:] == ["pytest", "-n", "auto", "--maxprocesses", "4"]


@pytest.mark.parametrize(
    ("verb", "arguments", "screens", "needed"),
    [
        ("test", [], {"DISPLAY": ":0"}, libraries.BASE),
        ("run", [], {}, libraries.BASE),
        ("run", [], {"DISPLAY": ":0"}, libraries.BASE + libraries.X11),
        ("run", ["--version"], {"DISPLAY": ":0"}, libraries.BASE + libraries.X11),
        ("run", ["export"], {"DISPLAY": ":0"}, libraries.BASE),
        ("run", [str(SCRIPT)], {"DISPLAY": ":0"}, libraries.BASE + libraries.X11),
        ("run", [], {"WAYLAND_DISPLAY": "wayland-0"}, libraries.BASE + libraries.WAYLAND),
        (
            "freeze",
            [],
            {},
            libraries.BASE + libraries.X11 + libraries.WAYLAND + libraries.FREEZE,
        ),
        (
            "deb",
            [],
            {},
            libraries.BASE
            + libraries.X11
            + libraries.WAYLAND
            + libraries.FREEZE
            + libraries.DEBIAN,
        ),
    ],
)
def test_libraries_follow_from_the_screen(monkeypatch, verb, arguments, screens, needed):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screens.items():
        monkeypatch.setenv(name, value)
    assert bootstrap.required_libraries(verb, arguments) == needed


def test_everything_missing_is_one_command(monkeypatch, capsys):
    absent = [libraries.Library("libno-such.so.1", "libno-such1", "no-such", "no-such")]
    module = [libraries.Library("ensurepip", "python3.99-venv", "", "")]
    monkeypatch.setattr(libraries, "missing", lambda needed: absent)
    monkeypatch.setattr(environment, "missing", lambda: module)
    monkeypatch.setattr(libraries, "package_manager", lambda: "apt")
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    monkeypatch.setattr(environment, "prepare", lambda: pytest.fail("went on"))
    assert bootstrap.main(["run"]) == 3
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        "This system lacks what GELU Desktop needs. Run this command, then try again:",
        "  sudo apt-get update && sudo apt-get install -y --no-install-recommends "
        "libno-such1 python3.99-venv",
    ]


def test_check_goes_on_after_a_failure(handed_over, monkeypatch, capsys):
    called = []

    def call(command):
        called.append(command)
        return "mypy" in command[0]

    monkeypatch.setattr(environment, "call", call)
    assert bootstrap.main(["check"]) == 1
    assert len(called) == len(bootstrap.CHECKS)
    assert capsys.readouterr().err.splitlines()[-1] == "Failed: mypy."


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["freeze"], ("freeze", False)),
        (["freeze", "--onefile"], ("freeze", True)),
        (["archive"], ("archive",)),
        (["archive", "zip"], ("archive", "zip")),
        (["deb"], ("deb",)),
        (["smoke"], ("smoke",)),
        (["release"], ("release",)),
    ],
)
def test_verbs_of_the_built_program_are_passed_on(handed_over, monkeypatch, arguments, expected):
    done = []
    monkeypatch.setattr(
        bootstrap.building, "freeze", lambda one_file: done.append(("freeze", one_file)) or 0
    )
    for module, name in (
        (bootstrap.archiving, "archive"),
        (bootstrap.debian, "deb"),
        (bootstrap.smoke, "smoke"),
        (bootstrap.release, "release"),
    ):
        monkeypatch.setattr(
            module, name, lambda *given, name=name: done.append((name, *given)) or 0
        )
    assert bootstrap.main(arguments) == 0
    assert done == [expected]


def test_what_cannot_be_built_is_no_traceback(handed_over, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(bootstrap.building, "PROGRAM", tmp_path / "gelu-desktop")
    assert bootstrap.main(["smoke"]) == 1
    assert "is missing. bootstrap.py freeze builds it." in capsys.readouterr().err


def test_interruption_is_no_traceback(monkeypatch, capsys):
    def interrupt(needed):
        raise KeyboardInterrupt

    monkeypatch.setattr(libraries, "missing", interrupt)
    assert bootstrap.main(["test"]) == 1
    assert capsys.readouterr().err == "Interrupted.\n"
