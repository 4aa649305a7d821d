"""What a system may lack: a home, a place for temporary files, fonts, memory, room on the disk."""

import os
import signal
import subprocess
import sys
import time

import programs
import pytest

from gelu_desktop import __main__
from gelu_desktop.app import commands, files
from gelu_desktop.model.files import load

linux = pytest.mark.skipif(
    sys.platform != "linux",
    reason="the fault is made with what Linux has: tmpfs, fontconfig, /proc, a limit of memory",
)
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/nowhere</dir><cachedir>{cache}</cachedir></fontconfig>"""


def check_window(env, **options):
    assert programs.ended(programs.started(env=env, **options)) == (0, "ready True 0\n", "")


@linux
@pytest.mark.parametrize("home", [None, "/proc/nowhere", "/dev/null"])
def test_no_home(tmp_path, home):
    env = programs.environment(tmp_path, HOME=home)
    if home is None:
        del env["HOME"]
        env |= {f"XDG_{name}_HOME": "/proc/nowhere" for name in ("CONFIG", "STATE", "DATA")}
    code, out, errors = programs.ended(programs.started(env=env))
    assert (code, out) == (0, "ready True 0\n")
    assert "Traceback" not in errors
    assert errors.startswith("gelu-desktop: The settings cannot be written: ")
    target = tmp_path / "a.png"
    assert programs.command("export", "--panel", "curve", "--out", target, env=env)[0] == 0
    assert target.stat().st_size > 1000


@linux
def test_no_temporary_files(tmp_path):
    env = programs.environment(tmp_path, TMPDIR="/nowhere", TEMP="/nowhere", TMP="/nowhere")
    check_window(env)
    target = tmp_path / "a.csv"
    assert programs.command("export", "--panel", "curve", "--out", target, env=env)[0] == 0


@linux
def test_no_font(tmp_path):
    (tmp_path / "fonts.conf").write_text(FONTS.format(cache=tmp_path / "cache"), encoding="utf-8")
    env = programs.environment(tmp_path, FONTCONFIG_FILE=tmp_path / "fonts.conf")
    check_window(env)
    target = tmp_path / "a.svg"
    assert programs.command("export", "--panel", "curve", "--out", target, env=env)[0] == 0


@linux
def test_a_command_without_memory_says_so(tmp_path):
    env = programs.environment(tmp_path)
    large = ("ffn", "--width", "2048", "--expansion", "16", "--tokens", "512")
    limit = f'ulimit -v 400000; exec "{sys.executable}" -m gelu_desktop {" ".join(large)}'
    done = subprocess.run(
        ["sh", "-c", limit], cwd=programs.ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == (
        "gelu-desktop: There is not enough memory for this work. Ask for less, or end other"
        " programs.\n"
    )


def test_any_command_without_memory_says_so(monkeypatch, capsys):
    def refuse(_given):
        raise MemoryError

    monkeypatch.setattr(commands, "evaluate", refuse)
    assert __main__.main(["eval", "--x", "1"]) == 1
    assert "not enough memory" in capsys.readouterr().err


LARGE = """
    import resource
    from PySide6.QtWidgets import QLabel
    from gelu_desktop.model.ffn_settings import FfnSettings
    dock = window.docks["ffn"]; dock.show(); dock.raise_(); self._app.processEvents()
    status = open("/proc/self/status").read()
    size = int(status.split("VmSize:")[1].split()[0]) * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size + 2**27, resource.RLIM_INFINITY))
    session.edit(ffn=FfnSettings(source="synthetic", width=2048, expansion=16, batch=512))
    def look():
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
        session.edit(ffn=FfnSettings(source="synthetic", width=8, batch=8), x=0.5)
        texts = [each.text() for each in window.findChildren(QLabel)]
        said = any("not enough memory" in text for text in texts)
        print(said, session.state.x, flush=True)
        end(self)
    QTimer.singleShot(4000, look)
"""


@linux
def test_a_large_job_without_memory_says_so_and_the_window_goes_on(tmp_path):
    env = programs.environment(tmp_path)
    code, out, errors = programs.ended(programs.started(LARGE, "--language", "en", env=env))
    assert (code, out) == (0, "ready True 0\nTrue 0.5\n"), errors


FULL = """
    session.edit(x=0.25)
    kept, said = self.files.recovery.keep(), window.statusBar().currentMessage()
    self.choose_theme("dark")
    print(kept, self.files.document.modified, said, flush=True)
    end(self)
"""


def test_a_full_disk_with_everything_of_the_program_on_it(small_disk):
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as file, pytest.raises(OSError, match="space"):
        while True:
            file.write(b"\0" * 1024)
    env = programs.environment(small_disk, TMPDIR=small_disk)
    code, out, errors = programs.ended(programs.started(FULL, "--language", "en", env=env))
    assert (code, errors.count("Traceback")) == (0, 0), errors
    assert out.startswith("False True A crash would lose unsaved work: ")
    code, out, errors = programs.command(
        "export", "--panel", "curve", "--out", small_disk / "a.png", env=env
    )
    assert code == 1
    assert "could not be written" in errors
    assert not (small_disk / "a.png").exists()
    assert [each.name for each in small_disk.iterdir() if each.is_file()] == ["ballast"]


RACE = """
    from PySide6.QtWidgets import QPushButton
    dock = window.docks["race"]; dock.show(); dock.raise_(); self._app.processEvents()
    dock.widget().findChildren(QPushButton)[0].click()
"""


@linux
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_in_the_middle_of_a_job_keeps_the_work(tmp_path, number):
    running = programs.started(RACE, env=programs.environment(tmp_path))
    assert running.stdout.readline() == "ready True 0\n"
    time.sleep(0.5)
    running.send_signal(number)
    code, _, errors = programs.ended(running, 20)
    assert (code, errors) == (128 + number, "")
    (kept,) = programs.kept_work(tmp_path)
    assert load(kept.read_bytes()).state.x == -0.75


OFFERED = """
from gelu_desktop.app import files
files.ask = lambda _, question: print(question.lines, flush=True) or "save"
"""


@linux
@pytest.mark.parametrize("year", [1971, 2199])
def test_a_clock_that_jumped(tmp_path, year):
    """Work that was kept when the clock was wrong is offered, with that time."""
    env = programs.environment(tmp_path)
    running = programs.started("pass", env=env)
    assert running.stdout.readline() == "ready True 0\n"
    running.send_signal(signal.SIGTERM)
    programs.ended(running)
    (kept,) = programs.kept_work(tmp_path)
    seconds = (year - 1970) * 31_556_952 + 10**7
    os.utime(kept, (seconds, seconds))
    then = f"print(session.state.x); {programs.END}"
    running = programs.started(then, "--language", "en", env=env, before=OFFERED, edit=False)
    code, out, errors = programs.ended(running)
    assert (code, errors) == (0, "")
    assert out.startswith(f"['As of {year}-")
    assert out.endswith("-0.75\nready True 0\n")


@pytest.mark.parametrize("seconds", [1e18, -1e18, float("inf"), float("nan")])
def test_a_time_that_is_none(seconds):
    assert files._date(seconds) == "?"
