"""The program as a process: exit codes, what it imports, closed streams, pipes, signals."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gelu_desktop import __main__, __version__
from gelu_desktop.app import display, messages
from gelu_desktop.app.errors import PlatformError
from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.verbs import VERBS

ROOT = Path(__file__).resolve().parents[1]
COMMAND = [sys.executable, "-W", "error", "-m", "gelu_desktop"]
HEAVY = ("numpy", "scipy", "PySide6", "pyqtgraph")


def run(*arguments, shell=None, **environment):
    command = [*COMMAND, *arguments] if shell is None else ["bash", "-c", shell, "bash", *COMMAND]
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def loaded_by(*arguments):
    code = (
        "import sys; from gelu_desktop.__main__ import main; code = main(sys.argv[1:]);"
        f"print(*(name for name in {HEAVY} if name in sys.modules), file=sys.stderr);"
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    return done.stderr.split()


def test_version():
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"gelu-desktop {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--help"], ["eval", "--help"], ["export", "-h"]]
)
def test_help_and_version_load_nothing_heavy(arguments):
    assert loaded_by(*arguments) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["table"],
        ["eval", "--x", "1"],
        ["errors", "--formula", "k*x"],
        ["sweep", "--number-format", "e5m2"],
        ["fit"],
        ["dictionary", "gelu_new"],
        ["claims", "--id", "C20", "C49"],
    ],
)
def test_numbers_load_no_qt(arguments):
    assert loaded_by(*arguments) == ["numpy"]


def test_a_wrong_command_line_ends_with_2():
    done = run("eval", "--x", "abc")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "gelu-desktop: “abc” is not a number.\n"


def test_an_unknown_command_lists_the_known_ones(capsys):
    assert __main__.main(["frobnicate"]) == 2
    assert ", ".join(filter(None, VERBS)) in capsys.readouterr().err


@pytest.mark.parametrize("name", VERBS)
def test_help_tells_of_every_option(capsys, name):
    assert __main__.main([name, "--help"] if name else ["--help"]) == 0
    out = capsys.readouterr().out
    assert all(option.name in out for option in VERBS[name].options)
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize(
    ("arguments", "code"), [("--version", 0), ("--help", 0), ("table", 0), ("eval --x z", 2)]
)
def test_closed_streams_change_no_exit_code(closed, arguments, code):
    done = run(shell=f'"$@" {arguments} {closed}')
    assert done.returncode == code
    assert "Traceback" not in done.stderr


def test_missing_streams_are_no_error(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert __main__.main(["--help"]) == 0
    assert __main__.main(["eval", "--x", "abc"]) == 2


def test_a_reader_that_leaves_is_no_error():
    done = run(shell='seq 200000 | "$@" eval --x - | head -n 1; echo "${PIPESTATUS[@]}"')
    assert done.stdout.splitlines()[-1].split()[1:] == ["0", "0"]
    assert done.stderr == ""


def test_a_reader_that_leaves_cuts_no_work_short(tmp_path):
    done = run(shell=f'"$@" export --all "{tmp_path}" | true; echo "${{PIPESTATUS[@]}}"')
    assert done.stdout == "0 0\n"
    assert len(list(tmp_path.iterdir())) == len(PICTURES)


def test_a_failure_is_told_by_the_exit_code_when_nobody_reads(monkeypatch):
    def leave():
        raise BrokenPipeError

    monkeypatch.setitem(__main__._BRANCHES, "self-test", lambda given: 1)
    monkeypatch.setattr(messages, "finish", leave)
    assert __main__.main(["self-test"]) == 1


def test_a_full_disk_is_reported():
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full, the disk that is always full")
    done = run(shell='"$@" table > /dev/full')
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_ends_with_130_and_no_traceback():
    with subprocess.Popen(
        [*COMMAND, "eval", "--x", "-"], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"1 " * 100_000)
        process.stdin.flush()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=10)
    assert process.returncode == 130
    assert errors == b""


def test_an_interrupt_of_long_work_ends_with_1_and_a_sentence():
    with subprocess.Popen(
        [*COMMAND, "sweep", "--number-format", "float32"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=10)
    assert process.returncode == 1
    assert out == ""
    assert errors == "gelu-desktop: Stopped before the work was done.\n"


@pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no pseudo-terminals as Unix has them"
)
def test_progress_is_shown_on_a_terminal_only_and_wiped_away():
    import pty

    reader, terminal = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "sweep", "--number-format", "float32", "--range", "1", "2", "--mode", "once"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=terminal,
        timeout=60,
    )
    os.close(terminal)
    shown = os.read(reader, 65536).decode()
    os.close(reader)
    assert done.returncode == 0
    assert " % done" in shown
    *_, last, blank, end = shown.split("\r")
    assert (blank, end) == (" " * len(last), "")


def test_an_output_that_cannot_hold_a_character_gets_another():
    done = run("eval", "--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "gelu-desktop eval [OPTION ?]" in done.stdout


def test_what_a_terminal_would_obey_is_not_repeated(capsys):
    assert __main__.main(["eval", "--x", "\x1b[31m\0\n\udcff"]) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert "\x1b" not in err
    assert "\0" not in err


def test_no_display_ends_with_3():
    done = run(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 3
    assert done.stderr.startswith("gelu-desktop: There is no display")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="an X11 display is looked for on Linux only")
def test_a_display_that_cannot_be_opened_ends_with_3():
    done = run(DISPLAY=":4711", WAYLAND_DISPLAY="nobody", QT_QPA_PLATFORM="")
    assert done.returncode == 3
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(
    sys.platform != "linux", reason="X11 and Wayland displays are looked for on Linux only"
)
@pytest.mark.parametrize("platform", ["", "xcb", "wayland", "wayland;xcb"])
@pytest.mark.parametrize("x11", ["", ":4711"])
@pytest.mark.parametrize("wayland", ["", "nobody"])
def test_no_display_that_answers_is_found_out(monkeypatch, platform, x11, wayland):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("DISPLAY", x11)
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    with pytest.raises(PlatformError):
        display.check_window()


@pytest.mark.skipif(sys.platform != "linux", reason="a Wayland display is looked for on Linux only")
def test_a_wayland_display_that_answers_is_enough(monkeypatch, tmp_path):
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-9")
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-9"))
        compositor.listen()
        display.check_window()


@pytest.mark.parametrize(
    ("message", "library", "package"),
    [
        ("libEGL.so.1: cannot open shared object file", "libEGL.so.1", "libegl1"),
        ("libxcb-cursor.so.0: cannot open", "libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libX11.so.6: cannot open", "libX11.so.6", "libx11-6"),
        ("libdbus-1.so.3: cannot open", "libdbus-1.so.3", "libdbus-1-3"),
        ("libglib-2.0.so.0: cannot open", "libglib-2.0.so.0", "libglib2.0-0"),
    ],
)
def test_a_missing_library_is_named_with_its_package(message, library, package):
    text = display.explain(ImportError(message))
    assert library in text
    assert f" {package} " in text


def test_a_missing_library_ends_with_3(capsys, monkeypatch):
    def missing(_given):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file")

    monkeypatch.setitem(__main__._BRANCHES, "table", missing)
    assert __main__.main(["table"]) == 3
    assert "libegl1" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings all its libraries along")
@pytest.mark.parametrize(
    ("library", "package", "arguments"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0", ()),
        ("libxcb-icccm.so.4", "libxcb-icccm4", ()),
        ("libEGL.so.1", "libegl1", ()),
        ("libEGL.so.1", "libegl1", ("export", "--panel", "curve", "--out", "{folder}/a.png")),
        ("libEGL.so.1", "", ("eval", "--x", "1")),
    ],
)
def test_a_system_without_a_library_is_told_its_package(tmp_path, library, package, arguments):
    """A file in its place that is none is as good as none."""
    libraries = tmp_path / "libraries"
    libraries.mkdir()
    (libraries / library).write_bytes(b"")
    done = run(
        *(each.format(folder=tmp_path) for each in arguments),
        LD_LIBRARY_PATH=str(libraries),
        DISPLAY=":4711",
        WAYLAND_DISPLAY="",
        QT_QPA_PLATFORM="offscreen" if arguments else "",
    )
    assert done.returncode == (3 if package else 0)
    assert len(done.stderr.splitlines()) == int(bool(package))
    assert library in done.stderr or not package
    assert f" {package} " in done.stderr or not package
    assert list(tmp_path.iterdir()) == [libraries]


def test_other_platforms_than_the_desktop_ones_need_no_display(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    display.check_window()
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb;offscreen")
    with pytest.raises(PlatformError):
        display.check_window()


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ([], {"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_TW"}, "zh_CN"),
        (["--language", "zh_CN"], {"LANG": "en_GB"}, "zh_CN"),
        (["--language=en"], {"LANG": "zh_CN"}, "en"),
        (["--language", "xx"], {"LANG": "zh_CN"}, "zh_CN"),
        (["--language"], {}, "en"),
    ],
)
def test_the_language_is_that_of_the_option_or_of_the_locale(arguments, environment, language):
    assert messages.wanted_language(arguments, environment) == language
