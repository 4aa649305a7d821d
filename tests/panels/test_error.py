import math

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.curves import LogCurve
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.error.scene import scene


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["error"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(900, 340)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def settle():
    QApplication.processEvents()


def test_the_note_says_what_was_measured_and_where(qapp):
    note = scene(Result(State())).note
    assert "4.7324×10⁻⁴ at x = 2.6989 on [−4, 4]" in note
    assert "rms 2.4637×10⁻⁴" in note
    assert "N(0,1) 1.2878×10⁻⁴" in note
    over = scene(Result(State(approximation="gelu_sigmoid", show_tolerance=True))).note
    assert "84.73" in over
    assert "61.81" in over
    ulps = scene(Result(State(measure="ulp", number_format="bfloat16"))).note
    assert "bfloat16" in ulps


def test_several_approximations_stand_side_by_side(qapp):
    made = scene(Result(State(compared=("gelu_tanh", "gelu_sigmoid"))))
    assert [line.role for line in made.lines] == ["gelu_tanh", "gelu_sigmoid"]


def test_on_a_logarithmic_axis_dots_and_marks_stay_on_their_values(qapp):
    plain, log = scene(Result(State())), scene(Result(State(log_error=True)))
    assert log.log
    assert isinstance(log.lines[0].curve, LogCurve)
    assert 10 ** log.lines[0].dot == pytest.approx(abs(plain.lines[0].dot))
    assert 10 ** log.markers[0].y == pytest.approx(abs(plain.markers[0].y))
    assert log.probe == plain.probe
    zero = scene(Result(State(log_error=True, x=0.0)))
    assert zero.lines[0].dot is None


def test_the_tolerance_line_is_dragged_in_one_step(panel, session):
    session.edit(show_tolerance=True, tolerance=0.0004)
    settle()
    frame, plot = panel.plot.frame, panel.plot
    hands, place = plot._hands, frame.point(-3.5, 0.0004)
    grip = plot._grip_at(QPointF(place.x(), place.y()), panning=False)
    assert grip.shape == Qt.CursorShape.SizeVerCursor
    for target in (0.0003, 0.0002):
        grip.move(frame, frame.point(-3.5, target))
        settle()
    assert hands is plot._hands
    assert session.state.tolerance == pytest.approx(0.0002, rel=0.01)
    plot.released.emit()
    session.undo()
    assert session.state.tolerance == 0.0004
    settle()


def test_the_tolerance_line_on_a_logarithmic_axis(panel, session):
    session.edit(show_tolerance=True, log_error=True)
    settle()
    panel.plot.level_moved.emit(math.log10(0.02))
    assert session.state.tolerance == pytest.approx(0.02)
    settle()


def test_the_interval_is_dragged(panel, session):
    panel.plot.interval_moved.emit(-1.0, 1.0)
    settle()
    assert session.state.interval == (-1.0, 1.0)
    assert panel.plot.frame.scene.interval == (-1.0, 1.0)
    assert "[−1, 1]" in panel.plot.frame.scene.note


@pytest.mark.parametrize("key", ["magnitude", "log_error", "show_tolerance"])
def test_boxes_go_to_the_session(panel, session, key):
    panel.boxes[key].click()
    settle()
    assert getattr(session.state, key) is True
    session.undo()
    settle()
    assert panel.boxes[key].isChecked() is False


@pytest.mark.parametrize(("key", "name"), [("quantity", "slope"), ("measure", "relative")])
def test_choices_go_to_the_session_and_fit_the_plot_again(panel, session, key, name):
    session.edit(y_ranges={"error": (0.0, 1.0)})
    panel.choices[key].chosen.emit(name)
    settle()
    assert getattr(session.state, key) == name
    assert not session.state.y_ranges


def test_further_approximations_are_chosen_from_the_menu(panel, session):
    actions = {action.data(): action for action in panel._menu.actions()}
    assert not actions["gelu_tanh"].isVisible()
    actions["gelu_sigmoid"].trigger()
    settle()
    assert session.state.compared == ("gelu_sigmoid",)
    actions["gelu_sigmoid"].trigger()
    settle()
    assert session.state.compared == ()


def test_a_curve_that_is_nowhere_finite_leaves_a_sound_plot(panel, session):
    session.edit(formula="log(0*x-1)", approximation="own")
    settle()
    low, high = panel.plot.frame.scene.y_range
    assert math.isfinite(low) and math.isfinite(high)
    session.edit(log_error=True)
    settle()
    assert panel.plot.frame.scene.y_range[0] < panel.plot.frame.scene.y_range[1]


def test_the_own_formula_can_be_compared(panel, session):
    menu = panel._menu
    own = next(action for action in menu.actions() if action.data() == "own")
    assert not own.isVisible()
    session.edit(formula="k*x*Phi(x)")
    QApplication.processEvents()
    assert own.isVisible()
    own.trigger()
    QApplication.processEvents()
    assert session.state.compared == ("own",)
