"""What is done hundreds of times leaves nothing behind: no items, no objects, no memory.

GELU_DESKTOP_STEPS multiplies how often it is done.
"""

import gc
from pathlib import Path

import pytest
from hands import drag, drag_over
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from steps import MORE, times

from gelu_desktop.model.history import LIMIT
from gelu_desktop.widgets.slider import Slider

MEGABYTE = 2**20
pytestmark = pytest.mark.timeout(120 * MORE)


def settle():
    for _ in range(3):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def items(window):
    """Return how many items the scenes of the plots have."""
    plots = (window.docks[name].widget().plot for name in ("curve", "derivative", "error"))
    return [len(plot.scene().items()) for plot in plots]


def objects(window):
    settle()
    gc.collect()
    return len(window.findChildren(QObject))


def memory():
    """Return what the process has in memory, or None where that cannot be told."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * 4096


class Watched:
    """Notes memory after a tenth, a half and all of the rounds."""

    def __init__(self, rounds):
        self.marks = {max(1, rounds // 10), max(1, rounds // 2), rounds}
        self.seen = []

    def round(self, number):
        if number in self.marks:
            gc.collect()
            self.seen.append(memory())

    def check(self):
        if None not in self.seen:
            assert max(self.seen) - self.seen[0] < 20 * MEGABYTE, self.seen


def test_themes_and_languages_leave_nothing_behind(desktop):
    window = desktop.window
    for language, theme in (("zh_CN", "dark"), ("en", "light")):
        desktop.choose_language(language)
        desktop.choose_theme(theme)
    before = objects(window), items(window)
    rounds = times(1, 75)
    watched = Watched(rounds)
    for number in range(1, rounds + 1):  # four switches a round
        for language, theme in (("zh_CN", "dark"), ("en", "light")):
            desktop.choose_theme(theme)
            settle()
            desktop.choose_language(language)
            settle()
        watched.round(number)
    assert (objects(window), items(window)) == before
    watched.check()


def test_drags_leave_nothing_behind(desktop, session):
    """Drag the probe in a plot, a coefficient's slider and an end of the ruler, in turn."""
    window = desktop.window
    plot = window.docks["curve"].widget().plot
    fields = window.docks["controls"].widget().approximation.coefficients
    slider = fields["gelu_tanh.a"].slider
    error = window.docks["error"].widget().plot

    def drag_one(number):
        across = number * 37 % 300
        if number % 3 == 0:
            middle = plot.frame.plot.center()
            drag_over(plot, middle, middle + QPointF(across - 150, 5), middle + QPointF(20, 0))
        elif number % 3 == 1:
            drag(slider, 12 + across % (slider.width() - 24), 20)
        else:
            end = error.frame.point(session.state.interval[1], 0.0).x()
            ruler = QPointF(end, error.frame.plot.top())
            drag_over(error, ruler, ruler - QPointF(31 if number % 2 else -31, 0))

    for number in range(330):  # as many steps as are kept, and more
        drag_one(number)
    before = objects(window), items(window)
    rounds = times(200, 10_000)
    watched = Watched(rounds)
    for number in range(1, rounds + 1):
        drag_one(number)
        watched.round(number)
    assert (objects(window), items(window)) == before
    watched.check()
    assert len(session.states) == LIMIT + 1


def test_a_curve_that_comes_and_goes_leaves_nothing_behind(desktop, session):
    window = desktop.window
    box = window.docks["controls"].widget().shown.functions["tanh"]
    for _ in range(20):
        box.click()
        settle()
    before = objects(window), items(window)
    rounds = times(50, 2000)
    watched = Watched(rounds)
    for number in range(1, rounds + 1):
        QTest.keyClick(box, Qt.Key.Key_Space)
        QApplication.processEvents()
        assert ("tanh" in session.state.functions) is (number % 2 == 1)
        watched.round(number)
    if rounds % 2:
        box.click()
    assert (objects(window), items(window)) == before
    watched.check()
    assert len(session.states) <= 101


def reject():
    """Cancel the dialog that waits for an answer."""
    QApplication.activeModalWidget().reject()


ASKING = ("export_image", "export_data", "export_sweep", "report", "open", "open_checkpoint")
OPEN = ("preferences", "about", "shortcuts", "choose_shown")


def test_dialogs_leave_nothing_behind_that_hears_later_signals(desktop, session):
    window, actions = desktop.window, desktop.window.actions_by_name
    session.edit(x=1.5)
    session.undo()

    def round_():
        for name in ASKING:
            QTimer.singleShot(0, reject)
            actions[name].trigger()
        for name in OPEN:
            actions[name].trigger()
            (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            settle()

    round_()
    before = objects(window)
    for _ in range(times(2, 100)):
        round_()
    assert abs(objects(window) - before) <= 5
    assert window.findChildren(QDialog) == []
    desktop.choose_language("zh_CN")
    desktop.choose_theme("dark")
    sliders = window.docks["controls"].widget().findChildren(Slider)
    assert len(sliders) >= 3
    for slider in sliders:
        slider.setValue(slider.value() + 7)
        settle()
    assert session.can_undo
