"""What one frame costs, in paintings and evaluations: each thing that changed once, others not."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from gelu_desktop.app.probe_status import ProbeStatus
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME

NAMES = ("curve", "derivative", "error", "formats")


class Paintings(QObject):
    """Counts the paintings of some widgets."""

    def __init__(self, widgets):
        super().__init__()
        self._names = {id(widget): name for name, widget in widgets.items()}
        self.counted = Counter()
        for widget in widgets.values():
            widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.counted[self._names[id(watched)]] += 1
        return False


@pytest.fixture
def holder(qtbot, session, theme):
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QHBoxLayout(holder)
    holder.panels = {name: BY_NAME[name].create(session, theme) for name in NAMES}
    for panel in holder.panels.values():
        layout.addWidget(panel)
    holder.resize(1800, 500)
    holder.show()
    qtbot.waitExposed(holder)
    settle()
    return holder


@pytest.fixture
def paintings(holder):
    pictures = {
        name: panel.view if name == "formats" else panel.plot.viewport()
        for name, panel in holder.panels.items()
    }
    return Paintings(pictures)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def test_a_range_that_changes_paints_every_plot_once(session, paintings):
    session.edit(x_range=(-3.0, 3.0))
    session.edit(x_range=(-2.5, 3.0))
    settle()
    assert paintings.counted == {"curve": 1, "derivative": 1, "error": 1}


def test_another_size_paints_every_plot_once(holder, paintings):
    holder.resize(1761, 477)
    settle()
    assert {paintings.counted[name] for name in ("curve", "derivative", "error")} == {1}


def test_the_probe_leaves_the_sweep_alone(session, paintings):
    session.edit(x=0.5)
    settle()
    assert paintings.counted == {"curve": 1, "derivative": 1, "error": 1}
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    settle()
    assert paintings.counted["formats"] == 1


def test_a_coefficient_evaluates_the_function_that_has_it_and_no_other(
    session, holder, monkeypatch
):
    evaluated = Counter()
    plain = Curve.evaluate

    def counted(self, x):
        evaluated[self.name, self.order] += 1
        return plain(self, x)

    session.edit(x=0.5123)
    settle()
    monkeypatch.setattr(Curve, "evaluate", counted)
    session.edit(coefficients={"gelu_tanh.a": 0.0512})
    settle()
    assert {name for name, _ in evaluated} == {"gelu_tanh"}
    assert max(evaluated.values()) <= 3  # the range, the curve, the reading


def test_digits_that_change_lay_nothing_out_anew(qtbot):
    holder, status = QWidget(), ProbeStatus()
    qtbot.addWidget(holder)
    QHBoxLayout(holder).addWidget(status)
    holder.show()
    state = State(x=0.5)
    status.show_result(Result(state))
    settle()
    asked = Counter()

    class Requests(QObject):
        def eventFilter(self, watched, event):
            asked[event.type()] += 1
            return False

    requests = Requests()
    holder.installEventFilter(requests)
    text = status.text()
    for step in range(5):
        status.show_result(Result(replace(state, x=1.5 + step)))
        settle()
    assert status.text() != text
    assert asked[QEvent.Type.LayoutRequest] == 0
