"""Files that appear whole or not at all, and the places where none can be written."""

import os
import stat
from pathlib import Path

import pytest

from gelu_desktop.app import writing
from gelu_desktop.app.writing import WriteError


def test_targets_that_cannot_be_written(tmp_path):
    file = tmp_path / "there.png"
    file.write_bytes(b"old")
    locked = tmp_path / "locked"
    locked.mkdir()
    (locked / "a.png").write_bytes(b"old")
    locked.chmod(0o555)
    marked = tmp_path / "marked.png"
    marked.write_bytes(b"old")
    marked.chmod(0o444)
    cases = [
        (tmp_path / "none" / "a.png", True, "does not exist"),
        (file / "a.png", True, "not a folder"),
        (tmp_path, True, "is a folder"),
        (locked / "b.png", True, "read-only"),
        (marked, True, "read-only"),
        (file, False, "exists already"),
        (tmp_path / ("n" * 300 + ".png"), True, "could not be written"),
    ]
    for path, replace, complaint in cases:
        with pytest.raises(WriteError, match=complaint):
            writing.check_target(path, replace)
    locked.chmod(0o755)
    writing.check_target(file, True)
    writing.check_target(tmp_path / "new.png", False)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes to refuse")
def test_a_pipe_is_no_target(tmp_path):
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    with pytest.raises(WriteError, match="ordinary"):
        writing.check_target(pipe, True)


def test_a_link_keeps_pointing_to_the_file(tmp_path):
    real, link = tmp_path / "real.png", tmp_path / "link.png"
    real.write_bytes(b"old")
    link.symlink_to(real)
    writing.write_whole(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_links_in_a_circle_are_no_target(tmp_path):
    link = tmp_path / "link.png"
    link.symlink_to(link)
    with pytest.raises(WriteError, match="could not be written"):
        writing.check_target(link, True)


def test_a_working_folder_that_is_gone_is_told(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tmp_path.rmdir()
    with pytest.raises(WriteError, match="could not be written"):
        writing.write_whole(Path("a.png"), b"new")


def test_new_files_have_the_usual_rights(tmp_path):
    before = os.umask(0o027)
    writing.write_whole(tmp_path / "a.png", b"new")
    os.umask(before)
    assert (tmp_path / "a.png").stat().st_mode & 0o777 == 0o640


def test_a_replaced_file_passes_its_rights_on(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"old")
    path.chmod(0o640)
    writing.write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_what_the_disk_did_not_take_replaces_nothing(tmp_path, monkeypatch):
    path = tmp_path / "whole.txt"
    writing.write_whole(path, b"before")
    monkeypatch.setattr(os, "fsync", lambda number: os.ftruncate(number, 3))
    with pytest.raises(WriteError, match="it is incomplete"):
        writing.write_whole(path, b"after, and longer")
    assert path.read_bytes() == b"before"
    assert [each.name for each in tmp_path.iterdir()] == ["whole.txt"]
