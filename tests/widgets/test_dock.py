"""Where the keyboard goes in a panel, and that looking for it harms nothing."""

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.widgets.focusing import first_to_focus


def shown(qtbot, panel):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(panel)
    menu = window.menuBar().addMenu("Menu")
    window.resize(400, 300)
    window.show()
    QApplication.processEvents()
    return window, menu, menu.addAction("Action")


def test_the_first_control_is_the_one_that_is_read_first(qtbot):
    panel = QWidget()
    row = QHBoxLayout()
    below, high, low = QPushButton(), QSpinBox(), QCheckBox()
    high.setFixedHeight(31)
    low.setFixedHeight(16)
    for widget in (high, low):  # their middles are a pixel apart, as where heights differ
        row.addWidget(widget)
    column = QVBoxLayout(panel)
    column.addLayout(row)
    column.addWidget(below)
    window, *_ = shown(qtbot, panel)
    assert first_to_focus(panel) is high
    high.setEnabled(False)
    assert first_to_focus(panel) is low
    low.hide()
    assert first_to_focus(panel) is below
    below.hide()
    assert first_to_focus(panel) is panel
    assert window.isVisible()


def test_the_end_of_one_widget_is_not_that_of_the_menus(qtbot):
    """PySide lets a widget own what follows it in Qt's chain, once that was asked for in Python."""
    panel = QWidget()
    column = QVBoxLayout(panel)
    first, second = QPushButton(), QPushButton()
    column.addWidget(first)
    column.addWidget(second)
    window, menu, action = shown(qtbot, panel)
    for button in (first, second):
        assert first_to_focus(panel) is button
        button.hide()
    assert first_to_focus(panel) is panel
    second.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(second)
    assert all(shiboken6.isValid(each) for each in (window, menu, action, first, panel))
