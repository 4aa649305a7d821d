"""The program ends quietly and soon, whatever it is at: a process of its own each time.

GELU_DESKTOP_STEPS multiplies how often it is started and ended.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from steps import times

import gelu_desktop
from gelu_desktop.model.files import load

PROGRAM = """
import os, signal, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from gelu_desktop.app import faults, files, start
from gelu_desktop.app.application import create_application
files.ask = lambda *_: "discard"
app = create_application([])
install = faults.install_fault_notice

def installed(app, desktop):
    global window, docks, session, it
    it, window, docks, session = desktop, desktop.window, desktop.window.docks, desktop._session
    QTimer.singleShot(0, work)
    return install(app, desktop)

faults.install_fault_notice = installed

def leave():
    print("leaving", flush=True)
    {end}

def work():
{work}
    QTimer.singleShot({later}, leave)

raise SystemExit(start.run_window("en", "light"))
"""

CLOSE = "window.close()"
QUIT = """window.activateWindow()
    app.processEvents()
    QTest.keyClick(app.focusWidget(), Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)"""
TERM = "os.kill(os.getpid(), signal.SIGTERM)"
HANG_UP = "os.kill(os.getpid(), signal.SIGHUP)"
NOISE = "This plugin does not support"


def ended(work, end, later=60, **environment):
    """Run the program; return its exit code, what it complained of, and how long it took to end."""
    lines = "\n".join(f"    {line}" for line in (work or "pass").splitlines())
    code = PROGRAM.format(work=lines, end=end, later=later)
    running = subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-c", code],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        cwd=Path(gelu_desktop.__file__).parents[1],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(100, running.kill)
    watchdog.start()
    try:
        said = running.stdout.readline()
        before = time.monotonic()
        _, errors = running.communicate()
    finally:
        watchdog.cancel()
        running.kill()
    assert said == "leaving\n", errors
    errors = "\n".join(line for line in errors.splitlines() if NOISE not in line)
    return running.returncode, errors, time.monotonic() - before


def checkpoint(path):
    """Write a block of half a gigabyte that takes no room on the disk."""
    shapes = {"fc1.weight": (8192, 2048), "fc2.weight": (2048, 8192)}
    header, place = {}, 0
    for name, shape in shapes.items():
        size = 4 * shape[0] * shape[1]
        offsets = [place, place + size]
        header[f"layers.0.{name}"] = {"dtype": "F32", "shape": shape, "data_offsets": offsets}
        place += size
    text = json.dumps(header).encode()
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.truncate(8 + len(text) + place)


WORK = {
    "nothing": "",
    "a checkpoint": """
docks["ffn"].take_focus()
docks["ffn"].widget().take(Path(os.environ["CHECKPOINT"]))
""",
    "a batch": """
from gelu_desktop.model.ffn_settings import FfnSettings
docks["ffn"].take_focus()
session.edit(ffn=FfnSettings(source="synthetic", width=2048, batch=512))
""",
    "a stack": """
from gelu_desktop.model.depth_settings import DepthSettings
docks["depth"].take_focus()
session.edit(depth=DepthSettings(width=1024, hidden=4096, batch=256))
""",
    "a race": """
docks["race"].take_focus()
docks["race"].widget().start.click()
""",
    "a sweep": """
session.edit(number_format="float32")
docks["formats"].take_focus()
docks["formats"].widget().wide.button.click()
""",
}


@pytest.mark.parametrize("end", [CLOSE, TERM], ids=["close", "SIGTERM"])
@pytest.mark.parametrize("name", WORK)
def test_running_work_holds_nothing_up(tmp_path, name, end):
    path = tmp_path / "big.safetensors"
    checkpoint(path)
    for _ in range(times(1, 5)):
        code, errors, seconds = ended(WORK[name].strip(), end, CHECKPOINT=str(path))
        assert errors == ""
        assert code == (0 if end == CLOSE else 143)
        assert seconds < 10, seconds  # two, where nothing else runs
        rest = [each.name for each in tmp_path.iterdir()]
        assert rest == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGHUP, which a logout sends")
@pytest.mark.parametrize(("end", "code"), [(QUIT, 0), (HANG_UP, 129)], ids=["Ctrl+Q", "logout"])
def test_a_race_ends_by_keys_and_by_the_end_of_a_login(end, code, tmp_path):
    found = ended(
        WORK["a race"].strip() + "\nsession.edit(x=-0.5)", end, XDG_STATE_HOME=str(tmp_path)
    )
    assert found[:2] == (code, "")
    left = list((tmp_path / "gelu-desktop" / "recovery").glob("*.gelu.json"))
    assert [load(file.read_bytes()).state.x for file in left] == ([] if end == QUIT else [-0.5])


EXPORTED = """
from gelu_desktop.app.export import PICTURES, Picture, save
for kind in ("png", "svg"):
    target = Path(tempfile.mkdtemp()) / ("a." + kind)
    save(Picture(PICTURES["curve"], session.result, it.theme, (400, 300)), target, kind, False)
    assert target.stat().st_size
docks["derivative"].setFloating(True)
app.processEvents()
"""
DRAGGED = """
plot = docks["curve"].widget().plot
QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(90, 90))
QTest.mouseMove(plot.viewport(), QPoint(140, 95))
app.processEvents()
assert plot._grip is not None
"""
ASKED = """
QTimer.singleShot(0, it.export_image)
"""


@pytest.mark.parametrize(
    ("work", "end", "code"),
    [
        (EXPORTED, CLOSE, 0),
        (EXPORTED + DRAGGED, CLOSE, 0),
        (EXPORTED + DRAGGED, TERM, 143),
        (EXPORTED + ASKED, TERM, 143),
    ],
    ids=["after exports", "while dragging", "stopped while dragging", "with a dialog open"],
)
def test_it_ends_quietly_time_after_time(work, end, code):
    for _ in range(times(1, 50)):
        assert ended(work.strip(), end)[:2] == (code, "")


COPIED = """
from gelu_desktop.app.export import PICTURES, copy_image
from PySide6.QtCore import QSize
copy_image(PICTURES["curve"], session.result, it.theme, QSize(4000, 4000))
"""


def test_a_large_picture_on_the_clipboard_is_no_trouble_at_the_end():
    assert ended(COPIED.strip(), CLOSE)[:2] == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not send these signals")
@pytest.mark.parametrize(
    ("number", "codes"), [(signal.SIGINT, (1, 130)), (signal.SIGTERM, (-15, 143))]
)
def test_a_signal_ends_an_export_of_everything(number, codes, tmp_path):
    running = subprocess.Popen(
        [sys.executable, "-m", "gelu_desktop", "export", "--all", str(tmp_path / "new")],
        cwd=Path(gelu_desktop.__file__).parents[1],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (tmp_path / "new").exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(number)
        before = time.monotonic()
        _, errors = running.communicate(timeout=60)
    finally:
        running.kill()
    assert time.monotonic() - before < 10  # one, where nothing else runs
    assert running.returncode in codes
    assert "Traceback" not in errors
    assert all(path.stat().st_size for path in (tmp_path / "new").iterdir())
    assert not list((tmp_path / "new").glob(".*"))
