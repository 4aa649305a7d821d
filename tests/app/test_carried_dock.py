"""A panel that is being dragged by its title when the window is made anew."""

import os
import subprocess
import sys

import pytest

DRAGGING = """
import sys
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session

app = create_application([])
made = Desktop(app, Session(), QSettings(sys.argv[1], QSettings.Format.IniFormat))
window = made.window
window.resize(1366, 728)
window.show()
app.processEvents()
bar = window.docks[sys.argv[2]].titleBarWidget()
start = bar.mapTo(window, QPoint(30, bar.height() // 2))
QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=start)
for by in (QPoint(12, 12), QPoint(90, 60), QPoint(300, 240), QPoint(420, 260)):
    QTest.mouseMove(window.windowHandle(), start + by)
    app.processEvents()
carried = window.docks[sys.argv[2]].isFloating()
doing = {"theme": lambda: made.choose_theme("dark"), "layout": made.reset_layout,
    "presentation": made.views.toggle_presentation}
for _ in range(2):
    doing[sys.argv[3]]()
    app.processEvents()
assert len(window.docks) == 14 and window.layout().count() == 15
print(carried, flush=True)
import os
os._exit(0)
"""


@pytest.mark.parametrize("what", ["theme", "layout", "presentation"])
@pytest.mark.parametrize("panel", ["controls", "curve"])
def test_another_window_meanwhile_is_no_crash(panel, what, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", DRAGGING, str(tmp_path / "settings.ini"), panel, what],
        env={**os.environ, "MALLOC_PERTURB_": "165"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.stdout == "True\n", done.stderr[-1500:]
