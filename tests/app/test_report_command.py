"""The verb ``report`` and the option ``--session``."""

import io
import os
import sys

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.app import report_command
from gelu_desktop.app.application import install_language
from gelu_desktop.app.errors import CommandError
from gelu_desktop.app.session_option import read_session
from gelu_desktop.model.files import SIZE_MAX, dump
from gelu_desktop.model.state import State

STATE = State(x=0.25, approximation="gelu_sigmoid", coefficients={"gelu_sigmoid.k": 1.6})


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    install_language(qapp, "en")


@pytest.fixture
def quick(monkeypatch):
    """The page itself is tested elsewhere; here it tells what it was asked for."""

    def page(result, language, session=""):
        return f"{result.state.approximation} {result.state.x} {language} {session} ü\n".encode()

    monkeypatch.setattr(report_command, "page_of", page)


@pytest.fixture
def session_file(tmp_path):
    path = tmp_path / "a.gelu.json"
    path.write_text(dump(STATE), "utf-8")
    return path


def run(capsys, *arguments, code=0):
    assert main(["report", *map(str, arguments)]) == code
    return capsys.readouterr()


def test_a_session_becomes_a_page(capsys, quick, session_file, tmp_path):
    target = tmp_path / "a.html"
    shown = run(capsys, "--session", session_file, "--out", target, "--language", "zh_CN")
    assert (shown.out, shown.err) == (f"{target}\n", "")
    assert target.read_text("utf-8") == f"gelu_sigmoid 0.25 zh_CN {session_file} ü\n"


def test_quiet_says_nothing(capsys, quick, tmp_path):
    shown = run(capsys, "--out", tmp_path / "a.html", "--quiet")
    assert (shown.out, shown.err) == ("", "")
    assert (tmp_path / "a.html").exists()


def test_standard_output_has_the_page_and_nothing_else(capfdbinary, quick):
    assert main(["report", "--approximation", "quick_gelu", "--out", "-"]) == 0
    assert capfdbinary.readouterr().out == "gelu_sigmoid 1.0 en  ü\n".encode()


def test_standard_input_gives_the_session(capsys, quick, monkeypatch, tmp_path):
    stream = io.TextIOWrapper(io.BytesIO(dump(STATE).encode()))
    monkeypatch.setattr(sys, "stdin", stream)
    run(capsys, "--session", "-", "--out", tmp_path / "a.html")
    assert (tmp_path / "a.html").read_text("utf-8").startswith("gelu_sigmoid 0.25")


def test_an_existing_file_needs_force(capsys, quick, tmp_path):
    target = tmp_path / "a.html"
    target.write_text("old")
    assert "exists already" in run(capsys, "--out", target, code=1).err
    assert target.read_text() == "old"
    run(capsys, "--out", target, "--force")
    assert target.read_text("utf-8").startswith("gelu_tanh")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "--out is missing"),
        (["--out", "a", "--session", "b", "--set", "k=1"], "cannot be combined with --set"),
        (["--out", "a", "--approximation", "nope"], "does not accept"),
        (["--out", "a", "--format", "pdf"], "--session"),
    ],
)
def test_a_wrong_command_line_is_explained(
    capsys, quick, tmp_path, monkeypatch, arguments, complaint
):
    monkeypatch.chdir(tmp_path)
    shown = run(capsys, *arguments, code=2)
    assert complaint in shown.err
    assert shown.out == ""
    assert list(tmp_path.iterdir()) == []


def test_what_breaks_a_rule_is_named_and_the_rest_is_used(capsys, tmp_path):
    path = tmp_path / "a.gelu.json"
    path.write_text(dump(STATE).replace('"x": 0.25', '"x": 1e9'), "utf-8")
    assert read_session({"session": [str(path)]}) == STATE.replace(x=1.0)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("x: ") and len(shown.err.splitlines()) == 1


def test_no_option_is_the_first_state():
    assert read_session({}) == State()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no JSON"),
        (b"{}", "no session"),
        (b"\xff\xff\xff", "no text"),
        (b" " * (SIZE_MAX + 1), "larger than"),
    ],
)
def test_what_is_no_session_is_refused_in_words(tmp_path, content, reason):
    path = tmp_path / "a.gelu.json"
    path.write_bytes(content)
    with pytest.raises(CommandError, match=reason) as refused:
        read_session({"session": [str(path)]})
    assert refused.value.code == 1
    assert str(path) in str(refused.value)


@pytest.mark.parametrize("name", ["none.gelu.json", "."])
def test_what_cannot_be_read_is_said(tmp_path, name):
    with pytest.raises(CommandError, match="cannot be read"):
        read_session({"session": [str(tmp_path / name)]})


def test_a_reader_that_has_gone_ends_it_quietly(tmp_path):
    import subprocess

    command = f"'{sys.executable}' -m gelu_desktop report --out - | head -c 20"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        capture_output=True,
        env={**os.environ, "QT_QPA_PLATFORM": ""},
        timeout=60,
        check=False,
    )
    assert done.stdout == b"<!DOCTYPE html>\n<htm"
    assert done.stderr == b""
