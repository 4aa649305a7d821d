"""Unsaved work after a crash."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from gelu_desktop.app import recovery as module
from gelu_desktop.app.document import Document
from gelu_desktop.app.recovery import Recovery, folder, remains
from gelu_desktop.model.files import ENDING, dump, load
from gelu_desktop.model.state import State


@pytest.fixture
def document(session):
    return Document(session)


@pytest.fixture
def recovery(session, document, monkeypatch):
    monkeypatch.setattr(module, "SOON_MS", 20)
    made = Recovery(session, document)
    yield made
    made.drop()
    made.end()


def files():
    return sorted(folder().glob(f"*{ENDING}")) if folder().exists() else []


def left(state=None, name="20260101-000000-aa", **note):
    """Leave work behind as a program does that ended."""
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / f"{name}{ENDING}"
    path.write_text(dump(state or State(x=2.5), {"recovery": note}), encoding="utf-8")
    return path


def test_unsaved_work_is_written_a_moment_later(recovery, session, document, tmp_path, qtbot):
    session.edit(x=3.0)
    qtbot.waitUntil(lambda: bool(files()), timeout=2000)
    (file,) = files()
    assert load(file.read_bytes()).state.x == 3.0
    document.save(tmp_path / "a.gelu.json")
    assert files() == []
    session.edit(x=4.0)
    qtbot.waitUntil(lambda: bool(files()), timeout=2000)
    assert json.loads(files()[0].read_text())["recovery"]["path"] == str(tmp_path / "a.gelu.json")
    session.undo()
    qtbot.waitUntil(lambda: not files(), timeout=2000)


def test_nothing_runs_and_nothing_is_written_without_a_change(recovery, session, qtbot):
    qtbot.wait(60)
    assert not recovery._timer.isActive()
    assert files() == []


def test_work_of_a_program_that_runs_is_not_offered(recovery, session, qtbot):
    session.edit(x=3.0)
    recovery.keep()
    assert files()
    assert remains() == []
    recovery.end()
    assert [found.loaded.state.x for found in remains()] == [3.0]
    qtbot.wait(40)


def test_a_program_that_was_killed_leaves_its_work(monkeypatch):
    program = """
from gelu_desktop.app.application import create_application
app = create_application([])
from gelu_desktop.session import Session
from gelu_desktop.app.document import Document
from gelu_desktop.app.recovery import Recovery
session = Session(); document = Document(session); recovery = Recovery(session, document)
session.edit(x=-0.5); recovery.keep(); print("kept", flush=True)
import time; time.sleep(60)
"""
    its = Path(os.environ["XDG_STATE_HOME"]) / "gelu-desktop" / "recovery"
    monkeypatch.setattr(module, "folder", lambda: its)
    running = subprocess.Popen(
        [sys.executable, "-c", program], env=dict(os.environ), stdout=subprocess.PIPE, text=True
    )
    try:
        assert running.stdout.readline() == "kept\n"
        assert len(list(its.glob(f"*{ENDING}"))) == 1
        assert remains() == []
        running.send_signal(signal.SIGKILL)
        running.wait(10)
    finally:
        running.kill()
        running.stdout.close()
    (found,) = remains()
    assert found.loaded.state.x == -0.5
    assert found.origin is None
    assert not found.tried


def test_where_the_work_belongs_is_kept(tmp_path):
    left(path=str(tmp_path / "my.gelu.json"))
    (found,) = remains()
    assert found.origin == tmp_path / "my.gelu.json"
    assert "recovery" not in found.loaded.unknown


def test_an_attempt_that_ended_the_program_is_known():
    left()
    (found,) = remains()
    begun = found.begin()
    assert begun.file.exists()
    (again,) = remains()
    assert again.tried
    assert again.loaded.state.x == 2.5
    again.forget()
    assert remains() == []


@pytest.mark.parametrize("content", [b"", b"{}", b"\x00" * 4096, b'{"format": "gelu-desktop-'])
def test_what_is_no_session_is_not_offered_and_kept(content):
    path = left()
    path.write_bytes(content)
    assert remains() == []
    assert path.exists()


def test_a_folder_that_cannot_be_written_is_no_fault(
    recovery, session, monkeypatch, qtbot, tmp_path
):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(module, "folder", lambda: tmp_path / "file" / "recovery")
    session.edit(x=3.0)
    recovery.keep()
    assert recovery.file is None
    assert remains() == []
    qtbot.wait(40)


def test_a_lock_of_another_process_is_respected():
    path = left()
    lock = QLockFile(str(path).removesuffix(ENDING) + ".lock")
    assert lock.tryLock(0)
    assert remains() == []
    lock.unlock()
    assert len(remains()) == 1


def test_work_is_offered_though_a_power_cut_left_its_lock_empty():
    file = left()
    lock = file.with_name(file.name.removesuffix(ENDING) + module.LOCK)
    lock.write_bytes(b"")
    assert remains() == []  # a program that begins just now
    os.utime(lock, (1e9, 1e9))
    assert len(remains()) == 1
