"""A window that is hidden while it is made anew."""

import os
import subprocess
import sys
from pathlib import Path

LAYOUT = Path(__file__).parents[1] / "data" / "layouts" / "presented.bin"
"""What a presentation on a small screen came to: docks that need more room than there is."""

MAKING = """
import sys
from pathlib import Path
from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtWidgets import QApplication
from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session

layout = QByteArray(Path(sys.argv[1]).read_bytes())
app = create_application([])
made = Desktop(app, Session(), QSettings(sys.argv[2], QSettings.Format.IniFormat))
window = made.window
window.show()
app.processEvents()
made.views.toggle_presentation()
app.processEvents()
window.hide()
made.rebuild(layout)
assert window.windowState() == Qt.WindowState.WindowFullScreen
window.show()
app.processEvents()
made.rebuild(layout)
app.processEvents()
made.choose_theme("dark")
app.processEvents()
print("well", flush=True)
import os
os._exit(0)
"""


def test_docks_that_are_gone_are_not_laid_out(tmp_path):
    """Qt keeps the places for a window that will fill the screen, and with them freed docks."""
    done = subprocess.run(
        [sys.executable, "-c", MAKING, str(LAYOUT), str(tmp_path / "settings.ini")],
        env={**os.environ, "MALLOC_PERTURB_": "165"},  # what is freed cannot be mistaken
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.stdout == "well\n", done.stderr
