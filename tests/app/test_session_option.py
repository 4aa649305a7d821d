"""The option `--session`: a file's state for a command, and what is said of the rest."""

import io
import json
from types import SimpleNamespace

import pytest

from gelu_desktop.app.errors import CommandError, UsageError
from gelu_desktop.app.session_option import read_session
from gelu_desktop.model.files import SIZE_MAX, VERSION, dump
from gelu_desktop.model.state import State

STATE = State(x=-2.0, functions=("gelu", "mish"), coefficients={"gelu_tanh.a": 0.05})


def given(path):
    return {"session": [str(path)]}


def changed(tmp_path, **entries):
    """Write a session in which entries of the state are changed."""
    whole = json.loads(dump(STATE))
    whole["state"] |= entries
    path = tmp_path / "a.gelu.json"
    path.write_text(json.dumps(whole))
    return path


def test_without_the_option_there_is_the_first_state():
    assert read_session({}) == State()


def test_a_session_is_the_state_that_was_saved(tmp_path, capsys):
    path = tmp_path / "a.gelu.json"
    path.write_text(dump(STATE))
    assert read_session(given(path)) == STATE
    assert capsys.readouterr() == ("", "")


def test_a_hyphen_reads_standard_input(monkeypatch):
    stream = SimpleNamespace(closed=False, buffer=io.BytesIO(dump(STATE).encode()))
    monkeypatch.setattr("sys.stdin", stream)
    assert read_session(given("-")) == STATE
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(UsageError, match="closed"):
        read_session(given("-"))


def test_what_is_wrong_is_named_and_the_rest_counts(tmp_path, capsys):
    path = changed(tmp_path, x=1e9, formula="x*(", tolerance="much")
    state = read_session(given(path))
    assert state == STATE.replace(x=State.x, tolerance=State.tolerance)
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 3
    for key in ("x:", "formula:", "tolerance:"):
        assert f"{path}, left out: {key}" in err


def test_a_newer_file_is_used_as_far_as_it_is_known(tmp_path, capsys):
    path = tmp_path / "a.gelu.json"
    path.write_text(dump(STATE).replace(f'"version": {VERSION}', f'"version": {VERSION + 1}'))
    assert read_session(given(path)) == STATE
    assert "newer version" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe\x00", b"x" * (SIZE_MAX + 1), b"[1]"])
def test_no_session_is_said_in_words(tmp_path, content):
    path = tmp_path / "a.gelu.json"
    path.write_bytes(content)
    with pytest.raises(CommandError, match="could not be read") as failure:
        read_session(given(path))
    assert failure.value.code == 1


def test_a_file_that_cannot_be_opened_is_said_in_words(tmp_path):
    for path in (tmp_path / "none", tmp_path, tmp_path / ("n" * 300)):
        with pytest.raises(CommandError, match="could not be read"):
            read_session(given(path))
