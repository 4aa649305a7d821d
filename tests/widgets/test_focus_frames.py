"""The frame around what has the focus: it is gone at once, and so is nobody's garbage."""

import pytest
import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QVBoxLayout, QWidget

from gelu_desktop.widgets.focusing import FocusFrame, FocusFrames


@pytest.fixture
def holder(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.frames = FocusFrames(QObject(holder))
    holder.bar, holder.button = QTabBar(), QPushButton("x")
    holder.bar.addTab("one")
    layout = QVBoxLayout(holder)
    layout.addWidget(holder.bar)
    layout.addWidget(holder.button)
    holder.show()
    qtbot.waitActive(holder)
    return holder


def focus(widget):
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()


def test_a_row_of_tabs_has_a_frame_while_it_has_the_focus(holder):
    focus(holder.bar)
    frame = holder.bar.findChild(FocusFrame)
    assert frame.isVisible()
    assert frame.size() == holder.bar.size()


def test_the_frame_is_deleted_as_soon_as_the_focus_goes(holder):
    """One that is deleted later can be collected before that, in the middle of a painting."""
    focus(holder.bar)
    frame = holder.bar.findChild(FocusFrame)
    holder.button.setFocus(Qt.FocusReason.TabFocusReason)
    assert not shiboken6.isValid(frame)


def test_a_frame_whose_target_is_gone_is_no_trouble(holder):
    focus(holder.bar)
    frame = holder.bar.findChild(FocusFrame)
    shiboken6.delete(holder.bar)
    assert not shiboken6.isValid(frame)
    focus(holder.button)
    assert holder.findChild(FocusFrame) is None
