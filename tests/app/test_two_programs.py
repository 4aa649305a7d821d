"""Two programs at once: on the same session, the same settings and the same formulas."""

import os
import subprocess
import sys

import programs
import pytest
from PySide6.QtCore import QByteArray, QSettings

from gelu_desktop.app.document import Document
from gelu_desktop.app.layouts import Layout, Layouts
from gelu_desktop.app.recent import Recent
from gelu_desktop.app.writing import backup_of
from gelu_desktop.model.files import load
from gelu_desktop.model.library import Library
from gelu_desktop.session import Session

SAVING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings
from gelu_desktop.app.document import Document
from gelu_desktop.model.library import Library
from gelu_desktop.session import Session
app = QCoreApplication([])
folder, number = Path(sys.argv[1]), int(sys.argv[2])
session = Session(); document = Document(session)
kept = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
library = Library(folder / "formulas.json")
print("ready", flush=True)
sys.stdin.readline()
for turn in range(40):
    session.edit(x=number + turn / 64)
    document.save(folder / "work.gelu.json")
    kept.setValue(f"program{number}", turn)
    kept.sync()
library.keep(f"mine{number}", "x")
"""


def test_both_save_and_both_files_are_whole(tmp_path):
    made = [
        subprocess.Popen(
            [sys.executable, "-c", SAVING, str(tmp_path), str(number)],
            cwd=programs.ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in (1, 2)
    ]
    for running in made:
        assert running.stdout.readline() == "ready\n"
    for running in made:
        running.stdin.write("\n")
        running.stdin.flush()
    for running in made:
        assert programs.ended(running) == (0, "", "")
    path = tmp_path / "work.gelu.json"
    for file in (path, backup_of(path)):
        assert load(file.read_bytes()).problems == ()
    assert load(path.read_bytes()).state.x in (1 + 39 / 64, 2 + 39 / 64)
    kept = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    assert [kept.value(f"program{number}") for number in (1, 2)] == ["39", "39"]
    assert {each.name for each in tmp_path.iterdir()} >= {path.name, "settings.ini"}
    assert not list(tmp_path.glob(".gelu-desktop-*"))


def test_the_other_s_save_is_noticed(qapp, tmp_path):
    path = tmp_path / "work.gelu.json"
    sessions = [Session(), Session()]
    first, second = (Document(session) for session in sessions)
    first.save(path)
    second.open(path)
    sessions[1].edit(x=2.0)
    second.save()
    assert first.changed_on_disk
    assert not second.changed_on_disk
    for session in sessions:
        session.deleteLater()


def test_no_formula_of_the_other_is_lost(tmp_path):
    first, second = Library(tmp_path / "a.json"), Library(tmp_path / "a.json")
    first.keep("one", "x")
    second.keep("two", "2*x")
    assert dict(Library(tmp_path / "a.json").formulas) == {"one": "x", "two": "2*x"}
    first.forget("one")
    assert dict(Library(tmp_path / "a.json").formulas) == {"two": "2*x"}


@pytest.mark.skipif(os.name != "posix", reason="Windows lets not everybody make links")
def test_no_layout_and_no_recent_file_of_the_other_is_lost(tmp_path):
    path = str(tmp_path / "settings.ini")
    file = tmp_path / "a.gelu.json"
    file.write_text("{}", encoding="utf-8")
    # Another program's settings are told from those of this one only by their name.
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    other = str(tmp_path / "link" / "settings.ini")
    kept = [QSettings(each, QSettings.Format.IniFormat) for each in (path, other)]
    kept[1].allKeys()
    layout = Layout(QByteArray(b"state"), 200)
    Layouts(kept[0]).keep("one", layout)
    Recent(kept[0]).add(file)
    kept[0].sync()
    Layouts(kept[1]).keep("two", layout)
    kept[1].sync()
    kept[0].sync()
    assert list(Layouts(kept[0]).rows) == ["one", "two"]
    assert Recent(kept[0]).files == [file]
