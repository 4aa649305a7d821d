"""The three plots: real mouse drags in one move all of them, and undo brings them back."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import curve, derivative, error

MODULES = {"curve": curve, "derivative": derivative, "error": error}


@pytest.fixture
def plots(qtbot, session, theme):
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QHBoxLayout(holder)
    panels = {name: module.create(session, theme) for name, module in MODULES.items()}
    for panel in panels.values():
        layout.addWidget(panel)
    holder.resize(1500, 320)
    holder.show()
    qtbot.waitExposed(holder)
    QApplication.processEvents()
    yield {name: panel.plot for name, panel in panels.items()}


def drag(plot, start, end):
    kinds = QMouseEvent.Type
    steps = [(kinds.MouseButtonPress, start)]
    steps += [(kinds.MouseMove, x) for x in np.linspace(start, end, 12)]
    steps += [(kinds.MouseButtonRelease, end)]
    for kind, x in steps:
        place = QPointF(plot.frame.point(x, 0).x(), plot.frame.plot.center().y())
        held = (
            Qt.MouseButton.NoButton
            if kind == kinds.MouseButtonRelease
            else Qt.MouseButton.LeftButton
        )
        event = QMouseEvent(
            kind,
            place,
            plot.viewport().mapToGlobal(place),
            Qt.MouseButton.LeftButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(plot.viewport(), event)
        QApplication.processEvents()


@pytest.mark.parametrize("name", list(MODULES))
def test_the_probe_dragged_in_one_plot_moves_in_all(plots, session, name):
    drag(plots[name], -3.0, 3.0)
    assert session.state.x == pytest.approx(3.0, abs=0.03)
    assert {plot.frame.scene.probe for plot in plots.values()} == {session.state.x}
    session.undo()
    QApplication.processEvents()
    assert {plot.frame.scene.probe for plot in plots.values()} == {1.0}
    assert not session.can_undo


def test_a_coefficient_moves_the_error_and_its_peak(plots, session):
    before = plots["error"].frame.scene
    assert before.markers[0].y == pytest.approx(4.732355e-4, rel=1e-6)
    assert before.markers[0].x == pytest.approx(2.698941, abs=1e-5)
    assert "4.7324×10⁻⁴" in before.note
    assert "2.6989" in before.note
    for a in np.linspace(0.044715, 0.05, 9)[1:]:
        session.edit(gesture="a", coefficients={"gelu_tanh.a": float(a)})
        QApplication.processEvents()
    after = plots["error"].frame.scene
    assert after.markers[0].y > 2.5e-3
    assert after.lines[0].curve != before.lines[0].curve
    session.close_gesture()
    session.undo()
    QApplication.processEvents()
    assert plots["error"].frame.scene == before


def test_the_range_is_shared(plots, session):
    plots["error"].x_range_moved.emit(-2.0, 1.0)
    QApplication.processEvents()
    assert {plot.frame.scene.x_range for plot in plots.values()} == {(-2.0, 1.0)}


def test_the_vertical_range_is_the_plot_s_own(plots, session):
    before = plots["curve"].frame.scene.y_range
    plots["error"].y_range_moved.emit(-1.0, 1.0)
    QApplication.processEvents()
    assert plots["error"].frame.scene.y_range == (-1.0, 1.0)
    assert plots["curve"].frame.scene.y_range == before
    plots["error"].reset.emit()
    QApplication.processEvents()
    assert plots["error"].frame.scene.y_range[1] < 1e-3


def test_a_hidden_panel_costs_nothing_and_catches_up(plots, session):
    panel = plots["curve"].parentWidget()
    panel.hide()
    session.edit(x=2.5)
    QApplication.processEvents()
    assert plots["curve"].frame.scene.probe == 1.0
    panel.show()
    QApplication.processEvents()
    assert plots["curve"].frame.scene.probe == 2.5


def test_readings_are_the_values_of_the_model(qapp):
    result = Result(State(x=2.0))
    readings = {line.role: line.reading for line in curve.scene(result).lines}
    assert readings["gelu"] == "1.954500"
    assert readings["relu"] == "2.000000"
    assert readings["gate"] == "0.977250"
    slopes = {line.role: line.reading for line in derivative.scene(result).lines}
    assert slopes["gelu"] == "1.085232"


def test_the_tangents_touch_with_the_slope(qapp):
    result = Result(State(x=-1.3))
    for module, slope in (
        (curve, result.readings["gelu"].slope),
        (derivative, result.readings["gelu"].curvature),
    ):
        (segment,) = module.scene(result).segments
        (x0, y0), (x1, y1) = segment.start, segment.end
        assert (y1 - y0) / (x1 - x0) == pytest.approx(slope)
        assert (x0 + x1) / 2 == pytest.approx(-1.3)


@pytest.mark.parametrize(
    ("flag", "module"), [("tangent", curve), ("gate", curve), ("second", derivative)]
)
def test_what_is_switched_off_is_not_drawn(qapp, flag, module):
    with_it = module.scene(Result(State(**{flag: True})))
    without = module.scene(Result(State(**{flag: False})))
    assert len(with_it.lines) + len(with_it.segments) == 1 + len(without.lines) + len(
        without.segments
    )


def test_the_second_derivative_has_the_colour_of_its_function_and_dashes(qapp):
    scene = derivative.scene(Result(State(second=True)))
    first, second = (next(line for line in scene.lines if mark in line.label) for mark in "′″")
    assert (first.role, first.dashed) == ("gelu", False)
    assert (second.role, second.dashed) == ("gelu", True)


def test_the_picked_unit_of_a_batch_stands_on_the_curve_of_its_function(qapp):
    settings = FfnSettings(source="synthetic", width=8, order="number")
    state = State(ffn=settings)
    asked = Result(state).batch_asked
    made = curve.scene(Result(state, Picked(asked, 6, (-1.0, 2.0))))
    (scatter,) = made.scatters
    assert scatter.x == (-1.0, 2.0)
    assert scatter.y == pytest.approx([-0.15865525393, 1.95449973610])
    assert "unit 7" in made.note
    other = state.replace(ffn_other="silu")
    stale = curve.scene(Result(other, Picked(asked, 6, (-1.0, 2.0))))
    assert (stale.scatters, stale.note) == ((), "")


def test_a_session_shows_the_picked_unit_until_its_batch_is_another(session, qtbot):
    session.edit(ffn=FfnSettings(source="synthetic", width=8, order="number"))
    found = Picked(session.result.batch_asked, 0, (0.5,))
    with qtbot.waitSignal(session.changed):
        session.show_unit(found)
    assert session.result.unit is found
    session.edit(ffn=FfnSettings(source="synthetic", width=9, order="number"))
    assert session.result.unit is None
    QApplication.processEvents()


def click(plot, x, *kinds):
    place = QPointF(plot.frame.point(x, 0).x(), plot.frame.plot.center().y())
    for kind in kinds:
        held = Qt.MouseButton.NoButton if "Release" in kind.name else Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind,
            place,
            plot.viewport().mapToGlobal(place),
            Qt.MouseButton.LeftButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(plot.viewport(), event)
        QApplication.processEvents()


PRESS, RELEASE = QMouseEvent.Type.MouseButtonPress, QMouseEvent.Type.MouseButtonRelease
DOUBLE = QMouseEvent.Type.MouseButtonDblClick


@pytest.mark.parametrize("name", list(MODULES))
def test_a_double_click_is_one_step_and_leaves_the_probe(plots, session, name):
    session.edit(x_range=(-1.0, 2.0), y_ranges={name: (0.0, 0.5)})
    QApplication.processEvents()
    before = session.state
    click(plots[name], -0.5, PRESS, RELEASE, DOUBLE, RELEASE)
    assert session.state.x == before.x
    assert session.state.x_range == State.x_range
    assert name not in session.state.y_ranges
    session.undo()
    QApplication.processEvents()
    assert session.state == before


def test_a_double_click_that_finds_all_in_sight_is_no_step(plots, session):
    click(plots["curve"], -0.5, PRESS, RELEASE, DOUBLE, RELEASE)
    assert session.state == State()
    assert not session.can_undo


def test_two_clicks_apart_are_two_steps(plots, session, qtbot):
    click(plots["curve"], -1.0, PRESS, RELEASE)
    click(plots["curve"], 2.0, PRESS, RELEASE)
    assert session.state.x == pytest.approx(2.0, abs=0.03)
    session.undo()
    assert session.state.x == pytest.approx(-1.0, abs=0.03)
    session.undo()
    assert session.state == State()
    QApplication.processEvents()
