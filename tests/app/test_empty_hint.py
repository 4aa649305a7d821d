"""A window without panels says how they come back."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def close_all(window):
    for dock in window.docks.values():
        dock.close()
    QApplication.processEvents()


def test_it_appears_when_the_last_panel_goes_and_no_earlier(window):
    hint = window._hint
    assert hint.isHidden()
    *others, last = (dock for dock in window.docks.values() if not dock.isHidden())
    for dock in others:
        dock.close()
    QApplication.processEvents()
    assert hint.isHidden()
    last.close()
    QApplication.processEvents()
    assert hint.isVisible()
    assert "View > Panels" in hint._text.text()


def test_it_fills_the_window_between_its_bars(window):
    close_all(window)
    for size in ((1366, 728), (900, 600)):
        window.resize(*size)
        QApplication.processEvents()
        room = window._hint.geometry()
        assert room.top() == window.menuBar().geometry().bottom() + 1
        assert room.bottom() == window.statusBar().geometry().top() - 1
        assert room.width() == window.width()


def test_its_button_brings_the_panels_back_by_keys(window):
    close_all(window)
    window.activateWindow()
    window._hint.button.setFocus()
    QTest.keyClick(window._hint.button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert window._hint.isHidden()
    assert window.docks["curve"].isVisible()


def test_a_panel_that_comes_back_ends_it(window):
    close_all(window)
    window.docks["fit"].toggle.trigger()
    QApplication.processEvents()
    assert window._hint.isHidden()


def test_floating_panels_leave_the_window_empty_too(window, qtbot):
    for name, dock in window.docks.items():
        if name != "curve":
            dock.close()
    window.docks["curve"].setFloating(True)
    qtbot.waitUntil(window._hint.isVisible)
    window.docks["curve"].setFloating(False)
    qtbot.waitUntil(window._hint.isHidden)


def test_it_speaks_the_language_of_now(window, theme, asked):
    close_all(window)
    window.build(theme, asked, window.saveState(2))
    QApplication.processEvents()
    assert window._hint.isVisible()
    assert window._hint.button.text() == "Reset layout"
