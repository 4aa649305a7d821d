import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gelu_desktop
from gelu_desktop.model.files import load

PROGRAM = """
from PySide6.QtCore import QTimer
from gelu_desktop.app.application import create_application, settings
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.faults import install_fault_notice
from gelu_desktop.session import Session
app = create_application([])
session = Session()
desktop = Desktop(app, session, settings())
install_fault_notice(app, desktop)
desktop.window.show()
session.edit(x=-0.75)
QTimer.singleShot(200, lambda: print("ready", flush=True))
raise SystemExit(app.exec())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not send these signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_the_program_within_a_second_and_keeps_the_work(number, code, tmp_path):
    running = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_STATE_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
        },
        cwd=Path(gelu_desktop.__file__).parents[1],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout.readline() == "ready\n"
        time.sleep(0.2)
        sent = time.monotonic()
        running.send_signal(number)
        out, errors = running.communicate(timeout=10)
    finally:
        running.kill()
    assert time.monotonic() - sent < 5
    assert running.returncode == code
    assert not out
    (kept,) = (tmp_path / "gelu-desktop" / "recovery").glob("*.gelu.json")
    assert load(kept.read_bytes()).state.x == -0.75
    assert "Traceback" not in errors
