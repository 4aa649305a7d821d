import itertools

import pytest
from hands import Heard, drag, enter, turn
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.panels.controls import PANEL
from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.refusal import Refusal
from gelu_desktop.widgets.theme import THEMES, palette, style_sheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot, session, theme):
    panel = PANEL.create(session, theme)
    qtbot.addWidget(panel)
    panel.resize(320, 420)
    panel.show()
    qtbot.waitExposed(panel)
    panel.activateWindow()
    return panel


def settle():
    for _ in range(3):
        QApplication.processEvents()


def undo_all(session):
    states = []
    while session.can_undo:
        session.undo()
        states.append(session.state)
    settle()
    return states


def test_a_drag_of_x_is_one_step(qtbot, session, panel):
    before = session.state
    drag(panel.probe.input.slider, panel.probe.input.slider.width() - 12)
    assert session.state.x > 3.5
    settle()
    assert panel.probe.input.number == session.state.x
    assert undo_all(session) == [before]
    assert panel.probe.input.number == 1.0
    session.redo()
    settle()
    assert panel.probe.input.number == session.state.x > 3.5


def test_a_drag_of_a_coefficient_is_one_step(session, panel):
    settle()
    control = panel.approximation.coefficients["gelu_tanh.a"]
    drag(control.slider, control.slider.width() - 12)
    assert session.state.coefficients["gelu_tanh.a"] > 0.08
    assert session.state.coefficients["gelu_tanh.c"] == 0.7978845608028654
    undo_all(session)
    assert control.number == 0.044715


def test_each_gesture_is_one_step(qtbot, session, panel):
    control = panel.probe.input
    drag(control.slider, 100)
    control.slider.setFocus()
    for _ in range(10):
        turn(control.slider, 1)
    qtbot.wait(gesture.PAUSE_MS + 200)
    for _ in range(40):
        qtbot.keyPress(control.slider, Qt.Key.Key_Right)
    qtbot.keyRelease(control.slider, Qt.Key.Key_Right)
    control.field.setFocus()
    enter(control.field, "1")
    enter(control.field, "16")
    qtbot.keyClick(control.field, Qt.Key.Key_Return)
    assert session.state.x == 16.0
    settle()
    assert len(undo_all(session)) == 5
    assert session.state.x == 1.0


def test_typing_a_coefficient_and_resetting_it(qtbot, session, panel):
    control = panel.approximation.coefficients["gelu_tanh.a"]
    control.field.setFocus()
    enter(control.field, "0,05")
    assert session.state.coefficients["gelu_tanh.a"] == 0.05
    settle()
    assert panel.approximation.reset_all.isEnabled()
    qtbot.mouseClick(control.reset, LEFT)
    assert session.state.coefficients["gelu_tanh.a"] == 0.044715
    settle()
    assert not panel.approximation.reset_all.isEnabled()


def test_reset_all_is_one_step(qtbot, session, panel):
    changed = {"gelu_tanh.a": 0.05, "gelu_tanh.c": 0.9}
    session.edit(coefficients=changed)
    settle()
    qtbot.mouseClick(panel.approximation.reset_all, LEFT)
    assert session.state.coefficients_of("gelu_tanh") == APPROXIMATIONS["gelu_tanh"].published()
    session.undo()
    assert session.state.coefficients["gelu_tanh.c"] == 0.9


def test_the_approximation_decides_which_coefficients_are_seen(qtbot, session, panel):
    settle()
    seen = {key for key, row in panel.approximation.coefficients.items() if row.isVisible()}
    assert seen == {"gelu_tanh.c", "gelu_tanh.a"}
    qtbot.keyClick(panel.approximation.choice, Qt.Key.Key_Down)
    assert session.state.approximation == "gelu_sigmoid"
    settle()
    seen = {key for key, row in panel.approximation.coefficients.items() if row.isVisible()}
    assert seen == {"gelu_sigmoid.k"}


def test_every_function_has_its_check_box(qtbot, session, panel):
    settle()
    assert list(panel.shown.functions) == list(ACTIVATIONS)
    qtbot.mouseClick(
        panel.shown.functions["tanh"], LEFT, pos=panel.shown.functions["tanh"].rect().center()
    )
    assert session.state.functions == ("gelu", "relu", "silu", "tanh")
    qtbot.keyClick(panel.shown.functions["relu"], Qt.Key.Key_Space)
    assert session.state.functions == ("gelu", "silu", "tanh")
    assert len(undo_all(session)) == 2
    assert panel.shown.functions["relu"].isChecked()


@pytest.mark.parametrize("option", ["tangent", "gate", "second"])
def test_options(qtbot, session, panel, option):
    settle()
    before = getattr(session.state, option)
    qtbot.keyClick(panel.shown.options[option], Qt.Key.Key_Space)
    assert getattr(session.state, option) is not before
    settle()
    assert panel.shown.options[option].isChecked() is not before


def test_show_its_curve(qtbot, session, panel):
    settle()
    qtbot.keyClick(panel.approximation.show_curve, Qt.Key.Key_Space)
    assert not session.state.show_approximation


def test_the_range(qtbot, session, panel):
    settle()
    panel.probe.low.setFocus()
    enter(panel.probe.low, "-6")
    assert session.state.x_range == (-6.0, 4.0)
    settle()
    assert panel.probe.input.slider.minimum() * 0.01 == pytest.approx(-6)
    presets = [button for button in panel.probe.findChildren(QWidget) if button.property("half")]
    qtbot.mouseClick(presets[1], LEFT)
    assert session.state.x_range == (-8.0, 8.0)


@pytest.mark.parametrize(("name", "text"), [("low", "4"), ("low", "5"), ("high", "-4")])
def test_an_impossible_range_is_refused_and_the_old_one_kept(session, panel, name, text):
    settle()
    field = getattr(panel.probe, name)
    kept = field.text()
    field.setFocus()
    enter(field, text)
    assert session.state.x_range == (-4.0, 4.0)
    assert not session.can_undo
    assert field.text() == kept
    (shown,) = [label for label in panel.findChildren(Refusal) if label.isVisible()]
    assert shown.text() == f"The lower end must be below the upper end. {kept} was kept."


def test_a_range_that_is_too_narrow_is_refused_for_that_reason(session, panel):
    session.edit(x_range=(0.0, 4.0))
    settle()
    panel.probe.high.setFocus()
    enter(panel.probe.high, "1e-7")
    (shown,) = [label for label in panel.findChildren(Refusal) if label.isVisible()]
    assert shown.text() == "The range must be at least 1e-6 wide. 4 was kept."


def test_an_x_beyond_the_range_pins_the_slider(session, panel):
    session.edit(x=50.0)
    settle()
    slider = panel.probe.input.slider
    assert slider.value() == slider.maximum()
    assert panel.probe.input.field.text() == "50"
    assert session.state.x == 50.0


def test_drawing_emits_nothing(session, panel):
    controls = [panel.probe.input, *panel.approximation.coefficients.values()]
    heard = [Heard(control) for control in controls]
    session.edit(
        x=2.5,
        x_range=(-3.0, 5.0),
        approximation="gelu_sigmoid",
        coefficients={"gelu_sigmoid.k": 1.5, "gelu_tanh.a": 0.06},
        functions=("tanh",),
        second=True,
    )
    settle()
    before = session.state
    panel.draw(session.result)
    settle()
    assert all((one.values, one.ends) == ([], 0) for one in heard)
    assert session.state is before


def test_a_text_being_typed_survives_a_drawing(qtbot, session, panel):
    field = panel.probe.input.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "1.2")
    session.edit(x=3.0)
    settle()
    assert field.text() == "1.2"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert session.state.x == 1.2


def test_the_wheel_over_the_panel_scrolls_and_changes_nothing(session, panel):
    panel.resize(320, 160)
    settle()
    panel.setFocus()
    QApplication.focusWidget().clearFocus()
    before = session.state
    area = panel.findChild(QScrollArea)
    content = area.widget()
    for y in range(4, content.height(), 6):
        for x in (60, 150, 260):
            target = content.childAt(x, y) or content
            while not turn(target, -1) and target is not area:
                target = target.parentWidget()
    assert session.state == before
    assert not session.can_undo
    assert area.verticalScrollBar().value() > 0


def test_tab_goes_down_the_panel(qtbot, session, panel):
    settle()
    panel.resize(320, 500)
    panel.probe.input.slider.setFocus()
    places = []
    for _ in range(30):
        focus = QApplication.focusWidget()
        corner = focus.mapTo(panel, focus.rect().center())
        if places and corner == places[0]:
            break
        places.append(corner)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    rows = [place.y() for place in places]
    assert len(rows) > 12
    assert all(later > earlier - 4 for earlier, later in itertools.pairwise(rows))


def test_everything_that_takes_the_focus_has_a_name(panel):
    settle()
    for widget in panel.findChildren(QWidget):
        taken = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if widget.isVisible() and taken:
            seen = QAccessible.queryAccessibleInterface(widget)
            assert seen.text(QAccessible.Text.Name), widget


def test_tooltips_say_range_and_meaning(panel):
    tip = panel.approximation.coefficients["gelu_tanh.a"].slider.toolTip()
    assert "0.044715" in tip
    assert "0 to 0.1" in tip
    assert APPROXIMATIONS["gelu_tanh"].coefficients[1].meaning in tip


@pytest.fixture(params=["light", "dark"])
def dressed(request, qapp):
    """Give the application the look of the program, for widths as they will be."""
    before = qapp.palette()
    qapp.setPalette(palette(THEMES[request.param]))
    qapp.setStyleSheet(style_sheet(THEMES[request.param]))
    yield THEMES[request.param]
    qapp.setStyleSheet("")
    qapp.setPalette(before)


def test_nothing_is_cut_at_the_width_of_the_dock(qtbot, session, dressed):
    panel = PANEL.create(session, dressed)
    qtbot.addWidget(panel)
    panel.resize(320, 400)
    panel.show()
    settle()
    assert panel.minimumSizeHint().width() <= 320
    content = panel.findChild(QScrollArea).widget()
    assert content.height() <= 400
    for widget in content.findChildren(QWidget):
        if widget.isVisible():
            right = widget.mapTo(content, widget.rect().bottomRight()).x()
            assert right < content.width()
        if widget.isVisible() and isinstance(widget, QLabel):
            assert widget.width() >= widget.minimumSizeHint().width()
