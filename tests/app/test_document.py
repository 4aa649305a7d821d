"""Sessions on the disk: saved whole or not at all, and never over what was not understood."""

import json
import os
import stat
from pathlib import Path

import pytest

from gelu_desktop.app.document import Document, ReadError
from gelu_desktop.app.writing import WriteError, backup_of
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.state import State


@pytest.fixture
def document(session):
    return Document(session)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "会话.gelu.json"
    path.write_text(dump(State(x=-2.0)), encoding="utf-8")
    return path


def test_work_without_a_file_is_saved_and_comes_back(document, session, tmp_path, qtbot):
    assert not document.modified
    session.edit(x=3.0)
    assert document.modified
    path = tmp_path / "a.gelu.json"
    document.save(path)
    assert not document.modified
    assert document.path == path
    assert load(path.read_bytes()).state == session.state
    session.edit(x=4.0)
    session.undo()
    assert not document.modified
    session.undo()
    assert document.modified
    qtbot.wait(10)


def test_opening_begins_a_history_of_its_own(document, session, file, qtbot):
    session.edit(x=3.0)
    document.open(file)
    assert session.state.x == -2.0
    assert not session.can_undo
    assert not document.modified
    qtbot.wait(10)


def test_one_backup_is_kept(document, session, file, qtbot):
    document.open(file)
    for x in (5.0, 6.0):
        session.edit(x=x)
        document.save()
    assert load(file.read_bytes()).state.x == 6.0
    assert load(backup_of(file).read_bytes()).state.x == 5.0
    assert sorted(path.name for path in file.parent.iterdir()) == [file.name, f"{file.name}~"]
    qtbot.wait(10)


def test_links_and_rights_are_followed(document, session, file, tmp_path, qtbot):
    file.chmod(0o640)
    link = tmp_path / "link.gelu.json"
    link.symlink_to(file.name)
    document.open(link)
    session.edit(x=7.0)
    document.save()
    assert link.is_symlink()
    assert load(file.read_bytes()).state.x == 7.0
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    qtbot.wait(10)


def test_what_a_newer_version_wrote_survives(document, session, file, qtbot):
    whole = json.loads(file.read_text(encoding="utf-8"))
    whole |= {"version": 7, "lesson": [1, 2]}
    whole["state"]["colour"] = "blue"
    file.write_text(json.dumps(whole), encoding="utf-8")
    document.open(file)
    assert document.risky
    session.edit(x=1.5)
    document.save()
    assert not document.risky
    again = json.loads(file.read_text(encoding="utf-8"))
    assert (again["lesson"], again["state"]["colour"], again["state"]["x"]) == ([1, 2], "blue", 1.5)
    assert json.loads(backup_of(file).read_text(encoding="utf-8"))["version"] == 7
    qtbot.wait(10)


def test_a_file_that_was_read_in_part_is_risky_but_not_modified(document, file):
    whole = json.loads(file.read_text(encoding="utf-8"))
    whole["state"]["tangent"] = "maybe"
    file.write_text(json.dumps(whole), encoding="utf-8")
    loaded = document.open(file)
    assert [problem.key for problem in loaded.problems] == ["tangent"]
    assert document.risky
    assert not document.modified


def test_a_change_on_the_disk_is_noticed(document, session, file, qtbot):
    document.open(file)
    assert not document.changed_on_disk
    os.utime(file)
    assert not document.changed_on_disk
    file.write_text(dump(State(x=9.0)), encoding="utf-8")
    assert document.changed_on_disk
    document.keep_mine()
    assert document.modified
    assert not document.changed_on_disk
    document.open(file)
    assert session.state.x == 9.0
    file.unlink()
    assert document.changed_on_disk
    qtbot.wait(10)


def make_fifo(path):
    os.mkfifo(path)


@pytest.mark.parametrize(
    "make",
    [
        lambda path: None,
        Path.mkdir,
        make_fifo,
        lambda path: path.write_bytes(b"\x80\x04K\x01."),
        lambda path: path.write_bytes(b"<!doctype html>"),
        lambda path: path.write_text("{}"),
        lambda path: path.symlink_to(path.name),
    ],
    ids=["missing", "folder", "fifo", "pickle", "html", "empty", "loop"],
)
def test_what_cannot_be_opened_leaves_the_work(document, session, tmp_path, make, qtbot):
    session.edit(x=3.0)
    path = tmp_path / "a.gelu.json"
    make(path)
    with pytest.raises(ReadError, match="cannot be opened"):
        document.open(path)
    assert session.state.x == 3.0
    assert document.path is None
    assert session.can_undo
    qtbot.wait(10)


def _read_only(path):
    path.write_text("old")
    path.chmod(0o444)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("a" * 300 + ".gelu.json", None),
        ("no/where.gelu.json", None),
        ("folder", Path.mkdir),
        ("fifo", make_fifo),
        ("shut.gelu.json", _read_only),
    ],
    ids=["long", "vanished", "folder", "fifo", "read-only"],
)
def test_what_cannot_be_saved_stays_unsaved(document, session, tmp_path, name, make, qtbot):
    session.edit(x=3.0)
    path = tmp_path / name
    if make is not None:
        make(path)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(WriteError):
        document.save(path)
    assert document.modified
    assert document.path is None
    assert sorted(tmp_path.rglob("*")) == before
    qtbot.wait(10)
