"""The display goes away while the window is open, in a real X server and in words."""

import shutil
import subprocess
from contextlib import contextmanager

import programs
import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from gelu_desktop.app.lost_display import LostDisplay
from gelu_desktop.model.files import load

BROKE = "The X11 connection broke (error 1). Did the X11 server die?"


@contextmanager
def display():
    """Give the name of an X server, and its process."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("needs Xvfb, an X server without a screen: install the package xvfb")
    options = ["-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"]
    running = subprocess.Popen(
        [server, *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield f":{running.stdout.readline().strip()}", running
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def test_the_work_of_the_last_moment_is_kept_when_the_server_dies(tmp_path):
    with display() as (name, server):
        env = programs.environment(tmp_path, DISPLAY=name, QT_QPA_PLATFORM="xcb")
        running = programs.started("pass", "--language", "en", env=env)
        line = running.stdout.readline()
        if not line:
            code, _, errors = programs.ended(running)
            assert code == 3, errors
            pytest.skip(f"no window on X11 here: {errors}")
        assert line == "ready True 0\n"
        assert programs.kept_work(tmp_path) == []  # it is not yet time for that
        server.kill()
        server.wait()
        code, _, errors = programs.ended(running, 20)
    assert code == 1
    assert errors == (
        "gelu-desktop: The display is gone, and the program ends. Unsaved work is kept: the next"
        " start offers it."
    )
    (kept,) = programs.kept_work(tmp_path)
    assert load(kept.read_bytes()).state.x == -0.75


@pytest.fixture
def lost(qapp, request):
    """Give a function that makes the watch, and what it was asked to keep."""
    before = qInstallMessageHandler(None)
    asked = []

    def make(kept):
        made = LostDisplay(qapp, lambda: asked.append(kept) or kept)
        request.addfinalizer(made.deleteLater)
        return made

    yield make, asked
    qInstallMessageHandler(before)


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        BROKE,
        "The Wayland connection broke. Did the Wayland compositor die?",
        "The Wayland connection experienced a fatal error: Protocol error",
    ],
)
def test_it_says_what_became_of_the_work(lost, capsys, caplog, kept, text):
    make, asked = lost
    make(kept)
    qWarning(text)
    assert asked == [kept]
    said = capsys.readouterr().err
    assert said.startswith("gelu-desktop: The display is gone")
    assert ("Unsaved work is kept" in said) is kept
    assert text in caplog.text


def test_other_messages_go_their_way(lost, capsys):
    make, asked = lost
    make(True)
    qWarning("Something else")
    assert asked == []
    assert capsys.readouterr().err == "Something else\n"
