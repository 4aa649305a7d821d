import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gelu_desktop

PROGRAM = """
from PySide6.QtWidgets import QMainWindow
from gelu_desktop.app.application import create_application
from gelu_desktop.app.faults import install_fault_notice
app = create_application([])
class Window(QMainWindow):
    def closeEvent(self, event):
        print("closed", flush=True)
        super().closeEvent(event)
window = Window()
install_fault_notice(app, window)
window.show()
print("ready", flush=True)
raise SystemExit(app.exec())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not send these signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_the_program_within_a_second(number, code):
    running = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
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
    assert time.monotonic() - sent < 1.0
    assert running.returncode == code
    assert out == "closed\n"
    assert "Traceback" not in errors
