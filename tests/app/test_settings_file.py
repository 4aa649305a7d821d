"""Settings in every state: broken ones fall back alone, and can be put aside."""

import os
import signal
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication
from setting_keys import KEYS
from steps import times

from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.remembered import flag, names, number
from gelu_desktop.app.settings_file import BROKEN, RESET, open_settings

GOOD = b"[General]\ntheme=dark\n"
STATES = {
    "empty": b"",
    "nul": b"\0" * 4096,
    "half": b"[General]\ntheme=dark\n[window]\nlayout=@ByteArray(\\0\\0\\0\\xff\\0",
    "noise": bytes(range(256)) * 16,
    "utf16": "[General]\ntheme=dark\n".encode("utf-16"),
    "good": GOOD,
}
ODD = (
    "",
    "xx",
    "7",
    "-1",
    "nan",
    "1e999",
    "x" * 10_000,
    [],
    ["a"] * 10_000,
    -1,
    10**12,
    1.5,
    float("nan"),
    True,
    b"\0\xff",
    QByteArray(b"\0\1nonsense"),
    {"a": 1},
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def left(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("state", STATES)
def test_the_file_is_opened_in_every_state(path, state):
    path.write_bytes(STATES[state])
    opened = open_settings(path)
    opened.kept.setValue("theme", "light")
    opened.kept.sync()
    assert open_settings(path).kept.value("theme") == "light"
    notice = opened.notice(QCoreApplication.translate)
    assert (opened.why == BROKEN) == (state in ("nul", "noise", "utf16")) == bool(notice)
    if opened.why:
        assert opened.aside.read_bytes() == STATES[state]
        assert str(opened.aside) in notice


@pytest.mark.parametrize("state", STATES)
def test_a_reset_puts_the_file_aside_whatever_is_in_it(path, state):
    path.write_bytes(STATES[state])
    opened = open_settings(path, reset=True)
    assert opened.kept.allKeys() == []
    assert opened.aside.read_bytes() == STATES[state]
    assert str(opened.aside) in opened.notice(QCoreApplication.translate)
    opened.kept.setValue("theme", "light")
    opened.kept.sync()
    assert open_settings(path).kept.value("theme") == "light"


def test_each_reset_keeps_its_own_file(path):
    for content in (b"[General]\na=1\n", b"[General]\na=2\n", b"[General]\na=3\n"):
        path.write_bytes(content)
        open_settings(path, reset=True)
    kept = ["settings.reset.ini", "settings.reset2.ini", "settings.reset3.ini"]
    assert left(path.parent) == kept
    assert [(path.parent / name).read_bytes()[-2:] for name in kept] == [b"1\n", b"2\n", b"3\n"]


def test_a_reset_without_settings_says_so(path):
    opened = open_settings(path, reset=True)
    assert (opened.why, opened.aside) == (RESET, None)
    assert opened.notice(QCoreApplication.translate) == "There were no settings to reset."


def test_a_folder_or_a_dangling_link_in_its_place_is_put_aside(path):
    path.mkdir()
    assert open_settings(path).aside.is_dir()
    path.symlink_to(path.parent / "nowhere")
    assert open_settings(path, reset=True).aside.is_symlink()
    opened = open_settings(path)
    opened.kept.setValue("a", 1)
    opened.kept.sync()
    assert path.is_file()


def test_a_file_that_cannot_be_moved_leaves_settings_in_memory(path, monkeypatch):
    path.write_bytes(GOOD)

    def refuse(_self, _target):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(path), "replace", refuse)
    _in_memory(path, open_settings(path, reset=True))


def _in_memory(path, opened):
    assert path.read_bytes() == GOOD
    assert opened.kept.allKeys() == []
    opened.kept.setValue("theme", "light")
    assert opened.kept.value("theme") == "light"
    assert "Permission denied" in opened.notice(QCoreApplication.translate)


def test_every_odd_value_of_every_key_is_survived(qapp, session, kept):
    style, colours = qapp.style().name(), qapp.palette()
    for round_ in range(0, len(ODD), 3):
        for place, key in enumerate(KEYS):
            kept.setValue(key, ODD[(round_ + place) % len(ODD)])
        made = Desktop(qapp, session, kept)
        made.window.resize(1366, 728)
        made.window.show()
        QApplication.processEvents()
        assert made.views.text_size == 100
        assert made.window.docks["curve"].isVisible()
        made.window.close()
        made.window.deleteLater()
        made.setParent(None)
        made.deleteLater()
        QApplication.processEvents()
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


def test_a_broken_value_falls_back_alone(kept):
    kept.setValue("a", "7")
    kept.setValue("b", "99999999999")
    kept.setValue("c", ["x", "", 3, "x", "y"])
    kept.setValue("d", "TRUE")
    assert number(kept, "a", (7, 8), 8) == 7
    assert number(kept, "b", (7, 8), 8) == 8
    assert number(kept, "a", (8,), 8) == 8
    assert names(kept, "c") == ("x", "y")
    assert names(kept, "missing") == ()
    assert (flag(kept, "d"), flag(kept, "a"), flag(kept, "missing")) == (True, False, False)


SAVING = """
import sys, itertools
from pathlib import Path
from gelu_desktop.app.settings_file import open_settings
kept = open_settings(Path(sys.argv[1])).kept
for number in itertools.count():
    kept.setValue("theme", "dark" if number % 2 else "light")
    kept.setValue("presentation/panels", ["curve", "error"] * (1 + number % 40))
    kept.sync()
    print("saved", flush=True)
"""


def test_killed_while_saving_the_file_is_whole(path):
    """Time after time, each a little later; the settings are those of some save."""
    for kill in range(times(20, 200)):
        process = subprocess.Popen(
            [sys.executable, "-c", SAVING, str(path)], stdout=subprocess.PIPE
        )
        assert process.stdout.readline()
        time.sleep(0.0007 * (kill % 20))
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        opened = open_settings(path)
        assert opened.why == ""
        assert opened.kept.value("theme") in ("dark", "light")
        assert set(opened.kept.value("presentation/panels")) == {"curve", "error"}
        del opened


@pytest.mark.parametrize(
    "content", [b"", f"{os.getpid()}\nanother program\nhost\n".encode()], ids=["empty", "alive"]
)
@pytest.mark.parametrize("how", ["at once", "in its turn"])
def test_the_lock_of_a_killed_program_stops_nobody(qapp, path, content, how):
    """Qt alone waits 32 seconds for it, with the window."""
    opened = open_settings(path)
    path.with_name(path.name + ".lock").write_bytes(content)
    opened.kept.setValue("theme", "dark")
    started = time.monotonic()
    if how == "at once":
        opened.kept.sync()
    else:
        QApplication.processEvents()
    assert time.monotonic() - started < 20
    assert b"theme=dark" in path.read_bytes()
    assert not path.with_name(path.name + ".lock").exists()


def test_the_switch_resets_and_says_so(monkeypatch, capsys, qapp):
    from gelu_desktop import __main__
    from gelu_desktop.app import faults, start
    from gelu_desktop.app.application import settings_path

    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_bytes(STATES["nul"])
    opened = []
    monkeypatch.setattr(start, "create_application", lambda _: qapp)
    monkeypatch.setattr(faults, "install_fault_notice", lambda *_: None)
    monkeypatch.setattr(start.QGuiApplication, "exec", lambda: opened.append(_windows()) or 0)
    style, colours = qapp.style().name(), qapp.palette()
    assert __main__.main(["--reset-settings", "--language", "en"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gelu-desktop: The settings were reset.")
    assert len(opened[0]) == 1
    aside = settings_path().with_name("settings.reset.ini")
    assert aside.read_bytes() == STATES["nul"]
    for window in opened[0]:
        window.statusBar().clearMessage()
        window.close()
        window.deleteLater()
    QApplication.processEvents()
    for made in qapp.findChildren(Desktop):
        made.setParent(None)
        made.deleteLater()
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


def _windows():
    from gelu_desktop.app.main_window import MainWindow

    return [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]


def test_the_settings_are_written_whole_or_not_at_all(path):
    assert QSettings(str(path), QSettings.Format.IniFormat).isAtomicSyncRequired()
