"""Folders that cannot be written: the program starts, works in memory, and never claims success.

Where the tests run as root, which no rights hold back, a refusal of the system is made up.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

import gelu_desktop
from gelu_desktop.app import data_dialog, export_dialog, faults, files, report_dialog, start
from gelu_desktop.app.data_dialog import DataDialog
from gelu_desktop.app.document import Document
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.app.recovery import Recovery, folder
from gelu_desktop.app.settings_file import LOCKED, open_settings

ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
HERE = pathlib.Path(gelu_desktop.__file__).parents[1]
GOOD = b"[General]\ntheme=dark\n"


@pytest.fixture
def refuse(monkeypatch):
    """Give a function that makes a folder read-only, for root too."""
    refused = []

    def under(path):
        if not isinstance(path, str | os.PathLike):
            return False  # a number of a file that is open
        whole = pathlib.Path(os.path.abspath(path))  # noqa: PTH100
        return any(each in (whole, *whole.parents) for each in refused)

    def guard(owner, name, writes):
        real = getattr(owner, name)

        def guarded(path, *given, **named):
            if under(path) and writes(*given, **named):
                raise PermissionError(13, "Permission denied", str(path))
            return real(path, *given, **named)

        monkeypatch.setattr(owner, name, guarded)

    guard(os, "open", lambda flags=0, *_, **__: flags & (os.O_WRONLY | os.O_RDWR))
    guard(os, "mkdir", lambda *_, **__: True)
    guard(pathlib.Path, "open", lambda mode="r", *_, **__: mode[0] in "wxa")

    def refuse(path):
        refused.append(path)
        path.chmod(0o555)

    yield refuse
    for path in refused:
        path.chmod(0o755)


def translated(opened):
    return opened.notice(QCoreApplication.translate)


@pytest.mark.parametrize("content", [None, GOOD], ids=["no file", "a file"])
def test_settings_that_cannot_be_written_hold_in_memory(tmp_path, refuse, content):
    path = tmp_path / "settings.ini"
    if content:
        path.write_bytes(content)
    refuse(tmp_path)
    opened = open_settings(path)
    assert opened.why == LOCKED
    assert translated(opened) == (
        "The settings cannot be written: Permission denied. What you change holds until the"
        " program ends."
    )
    assert opened.kept.value("theme") == ("dark" if content else None)
    opened.kept.setValue("theme", "light")
    assert opened.kept.value("theme") == "light"
    if not ROOT:  # whom nothing holds back from writing
        opened.kept.sync()
        assert opened.kept.value("theme") == "light"
        assert (path.read_bytes() if content else None) == content


def test_a_settings_folder_that_cannot_be_made_is_told(tmp_path, refuse):
    refuse(tmp_path)
    opened = open_settings(tmp_path / "new" / "settings.ini")
    assert "Permission denied" in translated(opened)


def test_settings_that_can_be_written_say_nothing(tmp_path):
    opened = open_settings(tmp_path / "new" / "settings.ini")
    assert (opened.why, translated(opened)) == ("", "")
    assert list((tmp_path / "new").iterdir()) == []


def test_the_program_starts_and_says_it_once(monkeypatch, qapp, capsys, tmp_path, refuse):
    refuse(tmp_path)
    seen = []
    monkeypatch.setattr(start, "settings_path", lambda: tmp_path / "settings.ini")
    monkeypatch.setattr(start, "create_application", lambda _: qapp)
    monkeypatch.setattr(faults, "install_fault_notice", lambda _, desktop: seen.append(desktop))
    monkeypatch.setattr(start.QGuiApplication, "exec", lambda: 0)
    style, colours = qapp.style().name(), qapp.palette()
    assert start.run_window("en", "light") == 0
    (desktop,) = seen
    told = capsys.readouterr().err
    assert told.count("The settings cannot be written") == 1
    assert "The settings cannot be written" in desktop.window.statusBar().currentMessage()
    desktop.choose_theme("dark")
    assert desktop.theme.name == "dark"
    desktop.choose_language("zh_CN")
    assert desktop.window.docks["error"].windowTitle() == "误差"
    desktop.choose_language("en")
    with pytest.raises(OSError, match="denied"):
        desktop._session.library.keep("mine", "x*Phi(x)")
    assert dict(desktop._session.library.formulas) == {"mine": "x*Phi(x)"}
    assert desktop.close()
    desktop.window.deleteLater()
    desktop.setParent(None)
    desktop.deleteLater()
    QApplication.processEvents()
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


def test_unsaved_work_that_cannot_be_kept_is_told_once(session, refuse, qtbot):
    folder().parent.mkdir(parents=True, exist_ok=True)
    refuse(folder().parent)
    document = Document(session)
    recovery = Recovery(session, document)
    told = []
    recovery.failed.connect(told.append)
    assert recovery.keep()  # there is nothing to keep
    session.edit(x=3.0)
    for _ in range(3):
        assert not recovery.keep()
    assert recovery.file is None
    assert len(told) == 1
    assert "could not be written: Permission denied" in told[0]
    folder().parent.chmod(0o755)
    recovery.end()
    qtbot.wait(10)


def test_the_window_says_that_a_crash_would_lose_work(desktop, session):
    desktop.files.recovery.failed.emit("The file /x could not be written: Permission denied.")
    shown = desktop.window.statusBar().currentMessage()
    assert "crash" in shown
    assert "Permission denied" in shown
    desktop.window.statusBar().clearMessage()


@pytest.mark.parametrize("safe", [True, False])
def test_a_fault_does_not_claim_that_work_is_kept(window, safe):
    dialog = FaultDialog("report", window, safe)
    texts = " ".join(label.text() for label in dialog.findChildren(type(dialog._heading())))
    assert ("Your work is kept" in texts) is safe
    assert ("save it" in texts) is not safe
    dialog.close()


class Asked:
    """Answers every dialog: the same file, and nothing to say to boxes."""

    def __init__(self, monkeypatch, target):
        self.told = []
        for module in (data_dialog, report_dialog):
            monkeypatch.setattr(module, "ask_target", lambda *_: target)
        monkeypatch.setattr(export_dialog, "ask_file", lambda *_: target)
        monkeypatch.setattr(files, "ask_session_target", lambda *_: target)
        monkeypatch.setattr(QMessageBox, "exec", lambda box: self.told.append(box.text()))
        monkeypatch.setattr(ExportDialog, "exec", lambda dialog: self._export(dialog))
        monkeypatch.setattr(DataDialog, "exec", lambda dialog: self._write_data(dialog))

    def _export(self, dialog):
        dialog._on_buttons_accepted()
        self.told.append(dialog._message.text())

    def _write_data(self, dialog):
        dialog.save.click()
        self.told.append(dialog.message.text())


BAD = {
    "read-only": lambda folder, ending: folder / f"a{ending}",
    "folder": lambda folder, ending: folder,
    "long": lambda folder, ending: folder.parent / f"{'n' * 300}{ending}",
}


@pytest.mark.parametrize("place", BAD)
@pytest.mark.parametrize(
    ("action", "ending"),
    [
        ("save_as", ".gelu.json"),
        ("export_image", ".png"),
        ("export_data", ".csv"),
        ("report", ".html"),
    ],
)
def test_success_is_told_only_of_a_file_that_is_there(
    desktop, session, monkeypatch, tmp_path, refuse, action, ending, place
):
    target = tmp_path / "locked"
    target.mkdir()
    refuse(target)
    session.edit(x=2.5)
    QApplication.processEvents()
    asked = Asked(monkeypatch, BAD[place](target, ending))
    bar = desktop.window.statusBar()
    bar.clearMessage()
    desktop.window.actions_by_name[action].trigger()
    assert len([text for text in asked.told if text]) == 1
    assert bar.currentMessage() == ""
    assert list(target.iterdir()) == []
    assert desktop.files.document.modified
    good = tmp_path / f"good{ending}"
    asked = Asked(monkeypatch, good)
    desktop.window.actions_by_name[action].trigger()
    assert [text for text in asked.told if text] == []
    assert str(good) in bar.currentMessage()
    assert good.stat().st_size > 0
    bar.clearMessage()
    QApplication.processEvents()


REFUSED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gelu_desktop.app.settings_file import LOCKED, open_settings
from gelu_desktop.model.library import Library
app, folder = QCoreApplication([]), Path(sys.argv[1])
opened = open_settings(folder / "settings.ini")
assert opened.why == LOCKED
opened.kept.setValue("theme", "light")
opened.kept.sync()
assert opened.kept.value("theme") == "light"
try:
    Library(folder / "formulas.json").keep("mine", "x")
except OSError:
    print(opened.notice(lambda _, text: text))
"""


def test_the_system_refuses_too(tmp_path):
    """What is made up above is what the system does; root needs a place mounted for reading."""
    command = [sys.executable, "-c", REFUSED, str(tmp_path)]
    if ROOT:
        mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
        before = ["unshare", "-m", "sh", "-c", mount, str(tmp_path)]
        if (
            shutil.which("unshare") is None
            or subprocess.run([*before, "true"], check=False).returncode
        ):
            pytest.skip("root may write everywhere: run the tests as another user")
        command = [*before, *command]
    tmp_path.chmod(0o555)
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    tmp_path.chmod(0o755)
    assert done.stdout.startswith("The settings cannot be written: ")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []
