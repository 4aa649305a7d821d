import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget

from gelu_desktop.app.actions import ACTIONS, MENUS
from gelu_desktop.app.layout import VERSION
from gelu_desktop.model.state import State
from gelu_desktop.panels import PANELS

KEPT = ("controls", "curve", "derivative", "formula")
"""Panels that share their place with no other."""


def test_every_panel_has_a_dock_that_comes_back(window, qtbot):
    for spec in PANELS:
        dock = window.docks[spec.name]
        assert dock.toggle.shortcut() == QKeySequence(spec.shortcut)
        dock.close()
        assert dock.isHidden()
        assert not dock.toggle.isChecked()
        dock.toggle.trigger()
        assert not dock.isHidden()
        assert dock.widget() is not None


def test_a_covered_tab_comes_to_the_front_before_it_can_be_closed(window):
    error, ffn = window.docks["error"], window.docks["ffn"]
    assert (error.seen, ffn.seen) == (True, False)
    assert error.toggle.isChecked() and ffn.toggle.isChecked()
    ffn.toggle.trigger()
    QApplication.processEvents()
    assert ffn.isVisible()
    assert ffn.x() >= 0
    assert (error.seen, ffn.seen) == (False, True)
    assert error.toggle.isChecked() and ffn.toggle.isChecked()
    ffn.toggle.trigger()
    QApplication.processEvents()
    assert ffn.isHidden()
    assert not ffn.toggle.isChecked()
    others = [window.docks[name] for name in window.docks if name not in KEPT and name != "ffn"]
    assert [dock.seen for dock in others].count(True) == 1


def test_a_floating_dock_comes_back_after_it_was_closed(window):
    dock = window.docks["derivative"]
    dock.setFloating(True)
    dock.close()
    dock.toggle.trigger()
    assert dock.isVisible()
    window.reset_layout()
    assert not dock.isFloating()
    assert dock.isVisible()


def test_tabs_are_not_dragged_as_a_group(window):
    """Qt leaves docks behind, or crashes, when a floating group of tabs is taken apart."""
    assert not window.dockOptions() & QMainWindow.DockOption.GroupedDragging


def test_every_action_has_its_menu_and_no_key_is_given_twice(window):
    assert {row.menu for row in ACTIONS} <= {key for key, _, _ in MENUS}
    keys = [key for row in ACTIONS for key in row.shortcuts] + [spec.shortcut for spec in PANELS]
    assert len(keys) == len({QKeySequence(key).toString() for key in keys})
    assert all(QKeySequence(key).toString() for key in keys)


@pytest.mark.parametrize("row", ACTIONS, ids=lambda row: row.name)
def test_every_action_runs(window, session, asked, qtbot, row):
    session.edit(x=2.0, x_range=(-1.0, 1.0), coefficients={"gelu_tanh.a": 0.05})
    session.undo()
    session.redo()
    window.actions_by_name[row.name].trigger()
    QApplication.processEvents()
    own = {"undo", "redo", "publish", "fit", "zoom_in", "zoom_out", "bring_probe"}
    assert bool(asked.asked) == (row.name not in own)


def test_undo_and_redo_are_offered_when_they_can_be_done(window, session, qtbot):
    undo, redo = window.actions_by_name["undo"], window.actions_by_name["redo"]
    assert (undo.isEnabled(), redo.isEnabled()) == (False, False)
    session.edit(x=2.0)
    QApplication.processEvents()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    undo.trigger()
    QApplication.processEvents()
    assert session.state == State()
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


def test_the_plots_are_fitted_and_the_probe_is_brought_back(window, session):
    session.edit(x=5.0, x_range=(-1.0, 1.0), y_ranges={"error": (0.0, 1.0)})
    window.actions_by_name["bring_probe"].trigger()
    assert session.state.x == 1.0
    window.actions_by_name["fit"].trigger()
    assert session.state.x_range == State.x_range
    assert not session.state.y_ranges
    QApplication.processEvents()


def test_the_status_bar_tells_the_values_at_the_probe(window, session):
    session.edit(x=2.0)
    QApplication.processEvents()
    text = window._status.text()
    assert "x 2 " in text
    assert "1.954500" in text
    assert "1.085232" in text


def test_a_message_and_the_values_do_not_overlap(window):
    bar, status = window.statusBar(), window._status
    assert status.isVisible()
    bar.showMessage("A message")
    offer = QLabel("An offer")
    bar.addPermanentWidget(offer)
    QApplication.processEvents()
    assert not status.isVisible()
    bar.removeWidget(offer)
    offer.deleteLater()
    QApplication.processEvents()
    assert not status.isVisible()
    bar.clearMessage()
    assert status.isVisible()


def test_building_again_leaves_nothing_behind(window, session, theme, asked):
    def count():
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return len(window.findChildren(QWidget))

    window.build(theme, asked, window.saveState(VERSION))
    before, panel = count(), weakref.ref(window.docks["curve"].widget())
    for _ in range(10):
        window.build(theme, asked, window.saveState(VERSION))
    assert count() == before
    assert panel() is None
    assert len(window.menuBar().actions()) == sum(not parent for _, parent, _ in MENUS)


def test_the_panel_in_use_has_the_focus(window, qtbot):
    assert window.panel_in_use == "curve"
    window.activateWindow()
    window.docks["derivative"].widget().setFocus()
    assert window.panel_in_use == "derivative"
    window.docks["controls"].widget().setFocus()
    assert window.panel_in_use == "curve"


def test_the_export_button_of_a_dock_names_its_panel(window, asked):
    window.docks["error"].export_requested.emit("error")
    assert asked.asked == [("export_image", "error")]


def test_escape_leaves_the_full_screen(window, qtbot):
    window.showFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_closing_remembers_the_layout(window, kept):
    window.docks["formula"].hide()
    window.close()
    assert not kept.value("window/layout").isEmpty()
    assert not kept.value("window/geometry").isEmpty()


def test_the_panel_in_use_may_float(window, qtbot):
    window.docks["derivative"].widget().setFocus()
    assert window.panel_in_use == "derivative"
    dock = window.docks["error"]
    dock.setFloating(True)
    dock.activateWindow()
    dock.widget().setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dock.widget().plot)
    assert window.panel_in_use == "error"


def test_escape_leaves_the_full_screen_for_what_was_before(window, qtbot):
    window.setWindowState(Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_a_covered_tab_draws_nothing_and_takes_no_focus(window, session, qtbot):
    error, curve = window.docks["error"], window.docks["curve"]
    window.tabifyDockWidget(curve, error)
    curve.raise_()
    QApplication.processEvents()
    drawn = []
    panel = error.widget()
    panel.draw = drawn.append
    session.edit(x=2.0)
    QApplication.processEvents()
    assert drawn == []
    for _ in range(120):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        assert not error.isAncestorOf(QApplication.focusWidget())
    width = error.minimumSizeHint().width()
    error.raise_()
    QApplication.processEvents()
    assert len(drawn) == 1
    assert panel.isVisible()
    assert error.minimumSizeHint().width() == width


@pytest.mark.parametrize("panel", ["curve", "derivative"])
def test_a_plot_has_a_name_for_screen_readers(window, panel):
    plot = window.docks[panel].widget().focusProxy()
    assert plot.accessibleName() == window.docks[panel].windowTitle()


def test_the_title_shows_which_panel_the_keys_act_on(window, qtbot):
    titles = {
        name: dock.titleBarWidget().findChild(QLabel, "dockTitle")
        for name, dock in window.docks.items()
    }
    for name in ("curve", "derivative"):
        window.docks[name].widget().setFocus()
        qtbot.waitUntil(lambda name=name: titles[name].property("used") is True)
        assert [other for other, title in titles.items() if title.property("used")] == [name]


def test_the_published_values_come_back_for_an_own_formula_too(window):
    moved = {"own.k": 1.5, "gelu_tanh.a": 0.05}
    window.session.edit(formula="x*sigmoid(k*x)", approximation="own", coefficients=moved)
    next(row for row in ACTIONS if row.name == "publish").run(window.session, window)
    assert window.session.state.coefficients_of("own") == {"k": 1.702}
    assert window.session.state.coefficients["gelu_tanh.a"] == 0.044715


def press(window, qtbot, key):
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window.focusWidget() or window, key, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()


def test_the_key_of_a_panel_gives_it_the_focus_and_closes_it_only_then(window, qtbot):
    window.docks["curve"].widget().setFocus()
    for key, name in (
        (Qt.Key.Key_3, "derivative"),
        (Qt.Key.Key_5, "ffn"),
        (Qt.Key.Key_1, "controls"),
    ):
        press(window, qtbot, key)
        assert window.docks[name].seen
        assert window.panel_with_focus == name
    press(window, qtbot, Qt.Key.Key_1)
    assert window.docks["controls"].isHidden()
    press(window, qtbot, Qt.Key.Key_1)
    assert window.panel_with_focus == "controls"


@pytest.mark.parametrize("name", ["derivative", "error", "controls", "formula"])
def test_a_click_on_a_title_bar_gives_the_panel_the_focus(window, qtbot, name):
    window.docks["curve"].widget().setFocus()
    QTest.mouseClick(window.docks[name].titleBarWidget(), Qt.MouseButton.LeftButton)
    assert window.panel_with_focus == name
