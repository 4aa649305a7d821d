"""Before an audience: chosen panels in large text, and everything as before afterwards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from gelu_desktop.app.layout import VERSION, in_sight
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.widgets.magnification import magnification
from tests.app.conftest import places


def seen(desktop):
    QApplication.processEvents()
    return {name for name, dock in desktop.window.docks.items() if in_sight(dock)}


def test_it_shows_the_chosen_panels_and_nothing_else(desktop):
    desktop.views.choose_presentation(175, ("curve", "fit"))
    desktop.views.toggle_presentation()
    window = desktop.window
    assert seen(desktop) == {"curve", "fit"}
    assert window.isFullScreen()
    assert magnification() == 1.75
    assert not window.menuBar().isVisible()
    assert not window.statusBar().isVisible()
    titles = window.findChildren(QLabel, "dockTitle")
    assert titles
    assert not any(title.isVisible() for title in titles)
    assert window.actions_by_name["presentation"].isChecked()
    window.escaped.emit()
    QApplication.processEvents()


class Screen:
    """Stands for a screen as large as the window: that of the tests is narrower than it."""

    def __init__(self, window, monkeypatch):
        self.state = window.windowState()
        monkeypatch.setattr(window, "windowState", lambda: self.state)
        monkeypatch.setattr(window, "setWindowState", lambda state: setattr(self, "state", state))
        monkeypatch.setattr(window, "isFullScreen", lambda: self.full)

    @property
    def full(self):
        return bool(self.state & Qt.WindowState.WindowFullScreen)


@pytest.mark.parametrize("way", ["escape", "action", "f11"])
def test_everything_is_as_it_was_afterwards(desktop, session, monkeypatch, way):
    window = desktop.window
    screen = Screen(window, monkeypatch)
    window.docks["formula"].close()
    window.docks["derivative"].setFloating(True)
    window.docks["fit"].toggle.trigger()
    session.edit(x=2.0)
    QApplication.processEvents()
    before, size = seen(desktop), window.size()
    stood = places(window)
    desktop.views.toggle_presentation()
    session.edit(x=3.0)
    assert seen(desktop) == before
    assert not window.docks["derivative"].isFloating()
    assert screen.full
    if way == "escape":
        QTest.keyClick(window, Qt.Key.Key_Escape)
    elif way == "f11":
        desktop.toggle_full_screen()
    else:
        window.actions_by_name["presentation"].trigger()
    assert seen(desktop) == before
    now = places(window)
    assert set(now) == set(stood)
    for name, place in now.items():
        assert place == pytest.approx(stood[name], abs=2), name  # rows of tabs are set anew
    assert window.size() == size
    assert not screen.full
    assert window.docks["derivative"].isFloating()
    assert window.menuBar().isVisible()
    assert window.statusBar().isVisible()
    assert magnification() == 1.0
    assert session.state.x == 3.0
    session.undo()
    assert session.state.x == 2.0
    QApplication.processEvents()


def test_the_keys_of_the_menus_go_on_working(desktop, session):
    desktop.views.toggle_presentation()
    window = desktop.window
    window.activateWindow()
    session.edit(x=2.0)
    QApplication.processEvents()
    QTest.keyClick(
        window.docks["curve"].widget().plot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    assert session.state.x == 1.0
    QTest.keyClick(window, Qt.Key.Key_F5)
    QApplication.processEvents()
    assert not desktop.views.presenting


def test_a_change_of_theme_keeps_it_up(desktop):
    desktop.views.choose_presentation(150, ("curve", "error"))
    desktop.views.toggle_presentation()
    desktop.choose_theme("dark")
    assert seen(desktop) == {"curve", "error"}
    assert not desktop.window.menuBar().isVisible()
    assert magnification() == 1.5
    desktop.views.toggle_presentation()
    assert "controls" in seen(desktop)


def test_closing_the_window_meanwhile_keeps_the_own_layout(desktop, kept):
    desktop.views.choose_presentation(150, ("curve",))
    layout = desktop.window.saveState(VERSION)
    desktop.views.toggle_presentation()
    desktop.window.close()
    assert kept.value("window/layout") == layout
    desktop.window.show()
    assert not desktop.window.isFullScreen()


def test_a_session_that_is_limited_stays_so(desktop, session):
    session.edit(stage=StageSettings(panels=("controls", "error")))
    QApplication.processEvents()
    desktop.views.toggle_presentation()
    assert seen(desktop) == {"controls", "error"}
    session.undo()
    QApplication.processEvents()
    assert seen(desktop) == {"controls", "error"}
    desktop.views.toggle_presentation()
    assert "curve" in seen(desktop)
    assert desktop.window.docks["curve"].toggle.isEnabled()


def test_large_text_of_the_window_is_not_made_smaller(desktop):
    desktop.views.choose_text_size(200)
    desktop.views.toggle_presentation()
    assert magnification() == 2.0
    desktop.views.toggle_presentation()
    assert magnification() == 2.0


def test_the_layout_comes_back_once_the_window_has_its_size_again(window):
    size, layout, stood = window.size(), window.saveState(VERSION), places(window)
    window.resize(1200, 650)
    QApplication.processEvents()
    window.resizeDocks([window.docks["curve"]], [100], Qt.Orientation.Vertical)
    QApplication.processEvents()
    window.awaited = layout, size
    window.resize(size)
    QApplication.processEvents()
    assert places(window) == stood
    assert window.awaited is None


def test_it_says_how_it_ends_and_its_column_is_narrow(desktop, session, qtbot):
    session.edit(stage=StageSettings(panels=("controls", "curve"), controls=("probe",)))
    QApplication.processEvents()
    desktop.views.toggle_presentation()
    window = desktop.window
    said = window.findChild(QLabel, "farewell")
    assert said.isVisible()
    assert "Escape" in said.text()
    assert window.rect().contains(said.geometry())
    qtbot.wait(50)
    controls = window.docks["controls"]
    least = max(controls.minimumSizeHint().width(), round(0.2 * window.width()))
    assert controls.width() <= least + 8
    window.escaped.emit()
    assert said.isHidden()
    assert not window.column.narrow
