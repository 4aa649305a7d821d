"""Screen readers move sliders and tick boxes without a mouse, and hear what became of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.state import State
from gelu_desktop.widgets.tick import Tick


def seen(widget):
    return QAccessible.queryAccessibleInterface(widget)


def test_a_slider_that_is_moved_by_keys_tells_its_new_number(desktop):
    control = desktop.window.docks["controls"].widget().probe.input
    desktop.window.activateWindow()
    control.slider.setFocus()
    before = seen(control.slider).valueInterface().currentValue()
    QTest.keyClick(control.slider, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert seen(control.slider).valueInterface().currentValue() == before + 1
    assert seen(control.slider).text(QAccessible.Text.Description) == "1.01"
    assert seen(control.field).text(QAccessible.Text.Value) == "1.01"


def toggle(box):
    actions = seen(box).actionInterface()
    actions.doAction(actions.toggleAction())
    QApplication.processEvents()


BOXES = {
    "controls": {"tangent": "tangent", "gate": "gate", "second": "second"},
    "error": {"magnitude": "magnitude", "log_error": "log_error"},
    "formats": {"flush": "flush"},
    "fit": {"pinned": "fit_pinned"},
}


@pytest.mark.parametrize("panel", BOXES)
def test_a_box_that_a_screen_reader_ticks_counts(desktop, session, panel):
    dock = desktop.window.docks[panel]
    dock.show()
    dock.raise_()
    QApplication.processEvents()
    widget = dock.widget()
    boxes = {
        "controls": lambda key: widget.shown.options[key],
        "error": lambda key: widget.boxes[key],
        "formats": lambda key: widget.flush,
        "fit": lambda key: widget.settings.pinned,
    }
    for name, field in BOXES[panel].items():
        box = boxes[panel](name)
        assert isinstance(box, Tick)
        assert seen(box).role() == QAccessible.Role.CheckBox
        before = getattr(session.state, field)
        assert bool(seen(box).state().checked) is before
        toggle(box)
        assert getattr(session.state, field) is not before
        assert bool(seen(box).state().checked) is not before
        session.undo()
        QApplication.processEvents()
        assert bool(seen(box).state().checked) is before
        assert session.state == State()
