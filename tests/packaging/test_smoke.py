"""The smoke test of the built program notices what is wrong with it."""

import shutil
import stat

import pytest

import building
import libraries
import smoke
import smoke_commands
from gelu_desktop.app.verbs import VERBS
from trial import CheckError, Home, UntriedError, need


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def program(tmp_path):
    """Return a program that does what it is told to."""

    def make(script):
        path = tmp_path / "program"
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    return make


def test_a_program_that_was_not_built_is_a_failure(monkeypatch, tmp_path):
    monkeypatch.setattr(building, "PROGRAM", tmp_path / "gelu-desktop")
    with pytest.raises(libraries.SetupError, match="is missing"):
        smoke.smoke()


def test_nothing_of_the_person_reaches_the_program(home, program, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", "/elsewhere")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    out = home.run(program("env"))
    assert "elsewhere" not in out
    assert f"HOME={home.folder}\n" in out


@pytest.mark.parametrize(
    ("script", "code", "complaint"),
    [
        ("exit 3", 0, "exit code 3"),
        ("exit 0", 2, "exit code 0"),
        ("echo oh >&2", 0, "said on standard error: oh"),
    ],
)
def test_another_end_is_noticed(home, program, script, code, complaint):
    with pytest.raises(CheckError, match=complaint):
        home.run(program(script), code=code)


def test_a_failure_may_say_why(home, program):
    assert home.run(program("echo why >&2; echo out; exit 2"), code=2) == "out\n"


def test_every_verb_is_tried():
    assert set(smoke_commands.USES) == {name for name in VERBS if name}


def test_what_asks_for_a_network_is_noticed(tmp_path):
    trace = tmp_path / "calls.txt"
    trace.write_text("1 socket(AF_UNIX, SOCK_STREAM, 0) = 3\n", encoding="utf-8")
    smoke_commands.demand_no_internet(trace)
    for family in ("AF_INET", "AF_INET6"):
        trace.write_text(f"1 socket({family}, SOCK_STREAM, 0) = 3\n", encoding="utf-8")
        with pytest.raises(CheckError, match="asked for a network"):
            smoke_commands.demand_no_internet(trace)


@pytest.fixture
def built(monkeypatch, tmp_path):
    """Give a folder that has all the parts that are demanded."""
    folder = tmp_path / "gelu-desktop"
    for pattern in smoke_commands.NEEDED:
        path = folder / "_internal" / pattern.replace("*", "x")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pattern, encoding="utf-8")
    monkeypatch.setattr(building, "FOLDER", folder)
    return folder / "_internal"


def test_parts_that_are_missing_or_doubled_are_noticed(built, home):
    smoke_commands.check_parts(home)
    (built / "libone.so").write_bytes(b"1" * smoke_commands.ONCE * 2)
    smoke_commands.check_parts(home)
    shutil.copy(built / "libone.so", built / "libtwo.so")
    with pytest.raises(CheckError, match="is the same as"):
        smoke_commands.check_parts(home)
    (built / "libtwo.so").unlink()
    (built / "resources/translations/gelu_desktop_zh_CN.qm").unlink()
    with pytest.raises(CheckError, match=r"gelu_desktop_zh_CN.qm is missing"):
        smoke_commands.check_parts(home)


def test_what_was_left_out_stays_out(built, home):
    (built / "libgtk-3.so.0").write_bytes(b"")
    with pytest.raises(CheckError, match="libgtk is in it"):
        smoke_commands.check_parts(home)


def test_too_large_is_noticed(built, home, monkeypatch):
    monkeypatch.setattr(smoke_commands, "LARGEST", 10)
    with pytest.raises(CheckError, match="is more than"):
        smoke_commands.check_parts(home)


def test_what_cannot_be_tried_is_said(tmp_path, capsys, monkeypatch):
    def check(home):
        need(["no-such-command"])

    assert smoke._try("a check", check, tmp_path) == smoke.UNTRIED
    assert "NOT TRIED a check: no-such-command is missing" in capsys.readouterr().err
    with pytest.raises(UntriedError, match="false"):
        need(["false"])


@pytest.mark.parametrize(("strict", "code"), [(False, 0), (True, 1)])
def test_only_a_strict_test_fails_for_what_was_not_tried(monkeypatch, tmp_path, strict, code):
    monkeypatch.setattr(building, "PROGRAM", tmp_path)
    monkeypatch.setattr(smoke, "provide", lambda: None)
    monkeypatch.setattr(smoke, "tools", lambda: ["Xvfb"])
    monkeypatch.setattr(smoke, "offscreen_checks", lambda: {"nothing": lambda home: None})
    assert smoke.smoke(strict) == code


def test_a_failed_check_fails_the_test(monkeypatch, tmp_path):
    def check(home):
        raise CheckError("no")

    monkeypatch.setattr(building, "PROGRAM", tmp_path)
    monkeypatch.setattr(smoke, "provide", lambda: None)
    monkeypatch.setattr(smoke, "tools", lambda: ["Xvfb"])
    monkeypatch.setattr(smoke, "offscreen_checks", lambda: {"something": check})
    assert smoke.smoke() == 1


def test_a_locked_home_cannot_be_written_to(home, program):
    try:
        home.lock()
    except UntriedError as reason:
        pytest.skip(f"a home for reading only is not to be had here: {reason}")
    home.run(program('touch "$HOME/file" 2>/dev/null'), code=1)
    home.folder.chmod(stat.S_IRWXU)
    assert not list(home.folder.iterdir())
