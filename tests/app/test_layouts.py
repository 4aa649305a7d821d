"""Locked panels, and layouts that are kept under names."""

import json

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QDockWidget, QInputDialog, QMenu, QMessageBox

from gelu_desktop.app.layout import VERSION
from gelu_desktop.app.layouts import COUNT_MAX, KEY, Layout, Layouts
from gelu_desktop.app.layouts_menu import LayoutsMenu
from gelu_desktop.model.stage_settings import StageSettings
from tests.app.conftest import places

SOME = Layout(QByteArray(b"\0\1\xff"), 330)


@pytest.fixture
def layouts(window, kept):
    return LayoutsMenu(window, kept)


def entries(menu):
    return [action.text() for action in menu.actions() if action.text()]


def test_a_layout_is_kept_used_and_deleted(window, layouts):
    window.docks["derivative"].setFloating(True)
    window.docks["formula"].close()
    QApplication.processEvents()
    wanted = places(window)
    layouts.keep(" Lecture & more ")
    assert "Lecture" in window.statusBar().currentMessage()
    window.reset_layout()
    QApplication.processEvents()
    assert places(window) != wanted
    menu = QMenu(window)
    for _ in range(3):
        layouts.fill(menu)
    assert entries(menu) == ["Lecture && more", "&Delete"]
    menu.actions()[1].trigger()
    QApplication.processEvents()
    assert places(window) == wanted
    assert window.docks["derivative"].isFloating()
    menu.actions()[2].menu().actions()[0].trigger()
    layouts.fill(menu)
    assert entries(menu) == []
    window.statusBar().clearMessage()


def test_the_menu_of_the_window_shows_them(window, asked):
    window.menus._menus["layouts"].aboutToShow.emit()
    assert asked.asked == [("fill_layouts", window.menus._menus["layouts"])]


def test_names_are_asked_for_and_bad_ones_refused(window, layouts):
    layouts.ask()
    dialog = window.findChild(QInputDialog)
    dialog.setTextValue("One")
    dialog.accept()
    assert list(layouts.layouts.rows) == ["One"]
    for name in ("", "   ", "x" * 41, "a\nb"):
        layouts.keep(name)
        window.findChild(QMessageBox).accept()
        QApplication.processEvents()
    assert list(layouts.layouts.rows) == ["One"]
    window.statusBar().clearMessage()


def test_there_is_an_end_to_their_number(kept):
    rows = Layouts(kept)
    for index in range(COUNT_MAX):
        rows.keep(str(index), SOME)
    rows.keep("0", Layout(QByteArray(b"new"), 400))
    with pytest.raises(ValueError, match="more"):
        rows.keep("more", SOME)
    assert len(rows.rows) == COUNT_MAX
    assert rows.rows["0"].column == 400


def test_they_survive_a_restart(kept, tmp_path):
    from PySide6.QtCore import QSettings

    Layouts(kept).keep('讲课, "1"=%', SOME)
    kept.sync()
    again = QSettings(kept.fileName(), QSettings.Format.IniFormat)
    assert Layouts(again).rows == {'讲课, "1"=%': SOME}


@pytest.mark.parametrize(
    "found",
    [
        None,
        "",
        "{",
        "[]",
        "7",
        "null",
        5,
        ["a", "b"],
        b"\0",
        "[" * 100_000,
        json.dumps({"a": 1, "b": ["!!", 3], "c": ["AA==", 0], "d": ["AA==", "3"], "e": [None, 3]}),
        json.dumps({"x" * 99: ["AA==", 330], "": ["AA==", 330], "f": ["A" * 200_000, 330]}),
    ],
)
def test_broken_ones_are_ignored(kept, found):
    kept.setValue(KEY, found)
    assert Layouts(kept).rows == {}
    Layouts(kept).keep("good", SOME)
    assert Layouts(kept).rows == {"good": SOME}


def test_a_foreign_layout_changes_nothing(window, layouts):
    layouts.layouts.keep("old", Layout(window.saveState(VERSION + 1), 330))
    before = places(window)
    layouts.use("old")
    assert places(window) == before
    assert "old" in window.statusBar().currentMessage()
    layouts.use("missing")
    window.statusBar().clearMessage()


def test_a_limited_session_keeps_to_its_panels(window, session, layouts):
    layouts.keep("all")
    session.edit(stage=StageSettings(panels=("curve",)))
    QApplication.processEvents()
    layouts.use("all")
    assert [name for name, dock in window.docks.items() if not dock.isHidden()] == ["curve"]
    assert not window.actions_by_name["keep_layout"].isEnabled()
    window.statusBar().clearMessage()


def test_locked_panels_stay_where_they_are(desktop, kept):
    window, none = desktop.window, QDockWidget.DockWidgetFeature.NoDockWidgetFeatures
    action = window.actions_by_name["lock_panels"]
    assert not action.isChecked()
    action.trigger()
    assert action.isChecked()
    desktop.choose_theme("dark")
    assert window.actions_by_name["lock_panels"].isChecked()
    for dock in window.docks.values():
        assert dock.features() == none
        assert not any(button.isVisibleTo(dock.titleBarWidget()) for button in dock._movers)
    window.docks["formula"].toggle.trigger()
    assert window.docks["formula"].isHidden()
    window.docks["formula"].toggle.trigger()
    assert window.docks["formula"].isVisible()
    assert kept.value("window/locked") in (True, "true")
    window.actions_by_name["lock_panels"].trigger()
    assert window.docks["curve"].features() & QDockWidget.DockWidgetFeature.DockWidgetMovable
    assert all(button.isVisible() for button in window.docks["curve"]._movers)
    QApplication.processEvents()
