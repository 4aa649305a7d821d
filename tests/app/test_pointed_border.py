"""A border between panels that is pointed at, or dragged, when the panels come to other places."""

import os
import subprocess
import sys

import pytest

BEGINNING = """
import sys
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.layout import VERSION, pile
from gelu_desktop.session import Session

app = create_application([])
made = Desktop(app, Session(), QSettings(sys.argv[1], QSettings.Format.IniFormat))
window = made.window
window.resize(1366, 728)
window.show()
app.processEvents()
border = window.docks["derivative"].geometry().topLeft() + QPoint(-2, 60)
shape = lambda: window.cursor().shape().name

def move(*places):
    for place in places:
        QTest.mouseMove(window.windowHandle(), place)
        app.processEvents()

def press(place):
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)

def release(place):
    QTest.mouseRelease(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)

def end():
    move(QPoint(300, 300), QPoint(310, 300), QPoint(600, 300))
    assert len(window.docks) == 14 and window.layout().count() == 15
    print("well", flush=True)
    import os
    os._exit(0)
"""

POINTING = """
move(border - QPoint(60, 0), border)
print(shape())
doing = {"theme": lambda: made.choose_theme("dark"), "layout": made.reset_layout,
    "presentation": made.views.toggle_presentation, "pile": lambda: pile(window, window.docks)}
doing[sys.argv[2]]()
print(shape())
end()
"""

DRAGGING = """
kept = window.saveState(VERSION)
move(border - QPoint(60, 0), border)
press(border)
before = window.docks["curve"].width()
move(border + QPoint(20, 0))
print(window.docks["curve"].width() - before)
window.restoreState(kept, VERSION)
move(border + QPoint(40, 0), border + QPoint(60, 0))
print(window.docks["curve"].width() - before)
release(border + QPoint(60, 0))
end()
"""

CARRYING = """
bar = window.docks["derivative"].titleBarWidget()
start = bar.mapTo(window, QPoint(7, bar.height() // 2))
move(start)
press(start)
move(QPoint(border.x(), start.y()))
print(shape())
move(*(start + QPoint(*by) for by in ((12, 12), (60, 60), (-350, 300), (-360, 650), (-358, 652))))
print(window.docks["derivative"].isFloating())
release(start + QPoint(-358, 652))
QTest.qWait(400)
print(window.docks["derivative"].isFloating())
end()
"""


def told(script, tmp_path, *given):
    """Return what a program says that goes on with a script, line by line."""
    done = subprocess.run(
        [sys.executable, "-c", BEGINNING + script, str(tmp_path / "settings.ini"), *given],
        env={**os.environ, "MALLOC_PERTURB_": "165"},  # what is freed cannot be mistaken
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    return done.stdout.split() or done.stderr[-1500:]


@pytest.mark.parametrize("what", ["theme", "layout", "presentation", "pile"])
def test_a_border_that_is_pointed_at_is_forgotten(what, tmp_path):
    """Qt looks for it when the mouse moves on, and crashes where there is none any more."""
    assert told(POINTING, tmp_path, what) == ["SplitHCursor", "ArrowCursor", "well"]


def test_a_border_that_is_dragged_stays_where_a_layout_puts_it(tmp_path):
    assert told(DRAGGING, tmp_path) == ["20", "0", "well"]


def test_a_panel_is_carried_over_a_border_beside_its_title(tmp_path):
    """The mouse has come to the border before Qt begins to drag."""
    assert told(CARRYING, tmp_path) == ["SplitHCursor", "True", "False", "well"]
