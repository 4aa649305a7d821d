"""Windows and docks that were lost: off the screens, closed, or with a layout that is broken."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton

import gelu_desktop
from gelu_desktop.app.layout import VERSION, in_sight
from tests.app.conftest import places

ONCE = """
import json, sys
from PySide6.QtCore import QRect, QSettings
from gelu_desktop.app.application import create_application
app = create_application([])
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session
kept = QSettings(sys.argv[1], QSettings.Format.IniFormat)
desktop = Desktop(app, Session(), kept)
window, dock = desktop.window, desktop.window.docks["error"]
window.show()
for place in json.loads(sys.argv[2]):
    dock.setFloating(True)
    window.setGeometry(*place)
    dock.setGeometry(*place)
for _ in range(5):
    app.processEvents()
rects = [each.frameGeometry().getRect() for each in (window, dock)]
screens = [screen.availableGeometry().getRect() for screen in app.screens()]
actions = window.actions_by_name
print(json.dumps([rects, screens, dock.isFloating(), "reset_layout" in actions]))
window.close()
desktop.end()
"""


def on_screens(folder, settings, screens, places=()):
    """Run the program once on given screens; return where window and dock are, and the screens."""
    config = folder / "screens.json"
    rows = [
        {"name": str(number), "x": x, "y": 0, "width": width, "height": height, "dpr": 1.0}
        | {"logicalDpi": 96, "logicalBaseDpi": 96}
        for number, (x, width, height) in enumerate(screens)
    ]
    config.write_text(json.dumps({"screens": rows}))
    done = subprocess.run(
        [sys.executable, "-c", ONCE, str(settings), json.dumps(places)],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        cwd=Path(gelu_desktop.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    rects, found, floating, reset = json.loads(done.stdout)
    assert len(found) == len(screens)
    assert floating
    assert reset
    return [QRect(*rect) for rect in rects], [QRect(*rect) for rect in found]


LARGE, SMALL = [(0, 3840, 2160)], [(0, 1024, 600)]


@pytest.mark.parametrize(
    ("before", "place"),
    [
        (LARGE, (9000, -4000, 1000, 500)),
        (LARGE, (20, 20, 3700, 2000)),
        ([*SMALL, (1024, 1920, 1080)], (1400, 200, 1200, 700)),
    ],
    ids=["far away", "larger", "on a screen that is gone"],
)
def test_window_and_floating_dock_come_onto_the_screen_that_there_is(tmp_path, before, place):
    settings = tmp_path / "settings.ini"
    on_screens(tmp_path, settings, before, [place])
    rects, (screen,) = on_screens(tmp_path, settings, SMALL)
    for rect in rects:
        assert screen.contains(rect.topLeft())
        assert rect.width() <= screen.width()
        assert rect.height() <= screen.height()
        title = QRect(rect.left(), rect.top(), 120, 30)
        assert screen.contains(title.center())


@pytest.mark.parametrize("broken", ["empty", "noise", "another version"])
def test_a_broken_layout_is_replaced_by_a_good_one(start, kept, broken):
    first = start()
    usual = places(first.window)
    first.window.docks["formula"].close()
    other = first.window.saveState(VERSION + 1)
    start.stop(first)
    blobs = {"empty": QByteArray(), "noise": QByteArray(bytes(range(256)) * 3)}
    kept.setValue("window/layout", blobs.get(broken, other))
    second = start()
    found = places(second.window)
    assert {name: pytest.approx(rect, abs=12) for name, rect in usual.items()} == found
    start.stop(second)
    kept.sync()
    again = QSettings(kept.fileName(), QSettings.Format.IniFormat)
    third = start()
    assert third.window.restoreState(again.value("window/layout"), VERSION)
    assert places(third.window) == found


def click_close(dock):
    (button,) = (
        each
        for each in dock.titleBarWidget().findChildren(QToolButton)
        if each.accessibleName() == "Close this panel"
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def dock_it(window, dock):
    dock.raise_()


def float_it(window, dock):
    dock.setFloating(True)


def double_click(window, dock):
    dock.raise_()
    QApplication.processEvents()
    place = dock.titleBarWidget().rect().center()
    QTest.mouseDClick(dock.titleBarWidget(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()
    assert dock.isFloating()


def menu_toggle(window, dock):
    dock.toggle.trigger()


def press_key(window, dock):
    window.activateWindow()
    key = dock.toggle.shortcut()[0]
    QTest.keyClick(window, key.key(), key.keyboardModifiers())


@pytest.mark.parametrize("back", [menu_toggle, press_key])
@pytest.mark.parametrize("put", [dock_it, float_it, double_click])
def test_every_dock_that_was_closed_comes_back_after_a_restart(start, put, back):
    first = start()
    names = list(first.window.docks)
    for name in names:
        dock = first.window.docks[name]
        dock.show()
        put(first.window, dock)
        QApplication.processEvents()
        click_close(dock)
        QApplication.processEvents()
        assert dock.isHidden()
        assert not dock.toggle.isChecked()
    assert not any(dock.isVisible() for dock in first.window.docks.values())
    assert first.window._hint.isVisible()  # it has the button that brings all back
    assert first.close()
    start.stop(first)
    window = start().window
    assert all(dock.isHidden() for dock in window.docks.values())
    for name in names:
        dock = window.docks[name]
        back(window, dock)
        QApplication.processEvents()
        assert in_sight(dock)
        assert dock.toggle.isChecked()
        assert dock.widget().isVisible()
        assert not dock.widget()._stale
    assert all(dock.toggle.isChecked() == (not dock.isHidden()) for dock in window.docks.values())


class Shown(QObject):
    """Remembers what was shown as a window of its own."""

    def __init__(self):
        super().__init__()
        self.names = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and watched.isWidgetType() and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


def test_a_panel_that_is_made_shows_no_window_of_its_own(window, qapp):
    shown = Shown()
    qapp.installEventFilter(shown)
    for dock in window.docks.values():
        dock.show()
        dock.raise_()
        QApplication.processEvents()
    assert shown.names == []


def test_only_panels_that_were_seen_are_made(start):
    docks = start().window.docks
    assert {name for name, dock in docks.items() if QDockWidget.widget(dock) is not None} == {
        name for name, dock in docks.items() if dock.seen
    }
    hidden = next(dock for dock in docks.values() if not dock.seen)
    assert hidden.widget().isHidden()
