import itertools

import pytest
from hands import Heard, drag, enter, turn
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QScrollArea, QWidget

from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FAMILIES
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.controls.groups import GROUPS
from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.refusal import Refusal
from gelu_desktop.widgets.theme import THEMES, palette, style_sheet

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot, session, theme):
    panel = BY_NAME["controls"].create(session, theme)
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
    assert session.state.approximation == "gelu_tanh_exp"
    session.edit(approximation="gelu_sigmoid")
    settle()
    fields = panel.approximation.coefficients
    assert {key for key, row in fields.items() if row.isVisible()} == {"gelu_sigmoid.k"}
    assert panel.approximation.choice.name == "gelu_sigmoid"


def test_every_function_has_its_check_box(qtbot, session, panel):
    settle()
    assert list(panel.shown.functions) == ["gelu", "relu", "silu", "sigmoid", "tanh"]
    assert list(panel.shown.entries) == list(ACTIVATIONS)
    qtbot.mouseClick(
        panel.shown.functions["tanh"], LEFT, pos=panel.shown.functions["tanh"].rect().center()
    )
    assert session.state.functions == ("gelu", "relu", "silu", "tanh")
    qtbot.keyClick(panel.shown.functions["relu"], Qt.Key.Key_Space)
    assert session.state.functions == ("gelu", "silu", "tanh")
    assert len(undo_all(session)) == 2
    assert panel.shown.functions["relu"].isChecked()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_more_functions_are_found_in_a_menu(qtbot, session, panel):
    settle()
    panel.shown.menu.popup(panel.mapToGlobal(panel.rect().topLeft()))
    for name in ("swish", "laplace_gate"):
        box = panel.shown.entries[name]
        qtbot.mouseClick(box, LEFT, pos=box.rect().center())
        settle()
        assert panel.shown.menu.isVisible()
    panel.shown.menu.hide()
    assert session.state.functions == ("gelu", "relu", "silu", "swish", "laplace_gate")
    box = panel.shown.functions["laplace_gate"]
    assert box.isVisible() and box.isChecked()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    settle()
    assert session.state.functions == ("gelu", "relu", "silu", "swish")
    assert box.isVisible() and not box.isChecked()
    assert not panel.shown.entries["laplace_gate"].isChecked()


def test_parameters_of_shown_functions_have_sliders(session, panel):
    session.edit(functions=("swish", "elu", "gelu"))
    settle()
    fields = panel.shown.parameters.fields
    assert list(fields) == ["elu.alpha", "swish.beta"]
    assert fields["swish.beta"].label.text() == "Swish β"
    drag(fields["swish.beta"].slider, fields["swish.beta"].slider.width() - 8)
    assert session.state.coefficients["swish.beta"] > 3
    assert session.state.coefficients["elu.alpha"] == 1.0
    session.undo()
    session.edit(functions=("gelu",))
    settle()
    assert not panel.shown.parameters.fields
    assert not fields["swish.beta"].isVisible()


def test_every_approximation_is_in_the_list_under_its_family(panel):
    choice = panel.approximation.choice
    names = [choice.itemData(place) for place in range(choice.count())]
    assert [name for name in names if name] == [*APPROXIMATIONS, "own"]
    headings = [
        choice.itemText(place)
        for place in range(choice.count())
        if choice.itemText(place) and not choice.itemData(place)
    ]
    assert headings == list(FAMILIES.values())
    for place, name in enumerate(names):
        assert bool(choice.model().item(place).flags() & Qt.ItemFlag.ItemIsEnabled) is bool(name)


@pytest.mark.parametrize("text", ["63.5", "1", "65537", "1e9", "0", "-4", "nan"])
def test_a_table_has_a_whole_number_of_segments(qtbot, session, panel, text):
    session.edit(approximation="gelu_table_linear")
    settle()
    field = panel.approximation.coefficients["gelu_table_linear.n"].field
    field.setFocus()
    enter(field, text)
    assert session.state.coefficients["gelu_table_linear.n"] == 64.0
    assert field.text() == "64"
    (shown,) = [label for label in panel.findChildren(Refusal) if label.isVisible()]
    assert "64 was kept" in shown.text()


def test_a_slider_of_segments_moves_by_whole_numbers(session, panel):
    session.edit(approximation="gelu_table_nearest")
    settle()
    field = panel.approximation.coefficients["gelu_table_nearest.n"]
    drag(field.slider, field.slider.width() // 2)
    chosen = session.state.coefficients["gelu_table_nearest.n"]
    assert chosen != 64 and chosen.is_integer()


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


FORMULA = "0.5*x*(1+tanh(c*(x+a*x^3)))"


@pytest.fixture
def own(qtbot, session, panel):
    session.edit(approximation="own", formula=FORMULA)
    settle()
    field = panel.approximation.formula.field
    field.editor.setFocus()
    return field


def test_an_own_formula_begins_with_what_is_examined(qtbot, session, panel):
    session.edit(approximation="gelu_sigmoid", coefficients={"gelu_sigmoid.k": 1.6})
    settle()
    assert not panel.approximation.formula.field.isVisible()
    panel.approximation.choice.setFocus()
    qtbot.keyClick(panel.approximation.choice, Qt.Key.Key_End)
    settle()
    assert (session.state.approximation, session.state.formula) == ("own", "x*sigmoid(k*x)")
    assert session.state.coefficients_of("own") == {"k": 1.6}
    assert panel.approximation.formula.field.isVisible()
    assert list(panel.approximation.coefficients) == ["own.k"]
    assert "Published" not in panel.approximation.coefficients["own.k"].slider.toolTip()
    session.undo()
    settle()
    assert session.state.approximation == "gelu_sigmoid"
    assert not panel.approximation.formula.field.isVisible()


def test_a_formula_is_taken_as_it_is_typed(qtbot, session, panel, own):
    own.editor.selectAll()
    taken = set()
    for key in "x*sigmoid(q*x)+b":
        qtbot.keyClicks(own.editor, key)
        settle()
        taken.add(session.state.formula)
    assert session.state.formula == "x*sigmoid(q*x)+b"
    assert taken == {"x", "x*s", "x*sigmoid(q*x)", "x*sigmoid(q*x)+b"}
    assert list(panel.approximation.coefficients) == ["own.q", "own.b"]
    drag(panel.approximation.coefficients["own.q"].slider, 20)
    assert session.state.coefficients["own.q"] < 0
    states = undo_all(session)
    assert states[-1].formula == "" or states[-1].approximation == "gelu_tanh"
    assert len([state for state in states if state.formula == FORMULA]) == 1


def test_a_formula_that_cannot_be_read_leaves_the_last_one(qtbot, session, own):
    own.editor.moveCursor(own.editor.textCursor().MoveOperation.End)
    qtbot.keyClick(own.editor, Qt.Key.Key_Backspace)
    assert session.state.formula == FORMULA
    assert own.message.text() == "At character 7: This parenthesis is never closed."
    (mark,) = own.editor.extraSelections()
    assert mark.cursor.selectedText() == "(" and mark.cursor.position() == 7
    qtbot.keyClicks(own.editor, ")*")
    assert own.message.text() == "At the end: The formula ends too early."
    (mark,) = own.editor.extraSelections()
    assert mark.cursor.selectedText() == "*"
    qtbot.keyClicks(own.editor, "2")
    assert not own.message.isVisible() and not own.editor.extraSelections()
    assert session.state.formula == FORMULA + "*2"


def test_what_is_typed_is_gone_when_the_formula_is_left(qtbot, session, panel, own):
    qtbot.keyClicks(own.editor, "(")
    assert own.message.text()
    session.edit(approximation="gelu_tanh")
    settle()
    session.edit(approximation="own")
    settle()
    assert own.editor.toPlainText() == FORMULA
    assert not own.message.isVisible()


def test_undo_in_the_field_is_undo_of_the_work(qtbot, session, own):
    own.editor.selectAll()
    qtbot.keyClicks(own.editor, "x")
    qtbot.keyClick(own.editor, Qt.Key.Key_Return)
    settle()
    assert session.state.formula == "x"
    session.undo()
    settle()
    assert session.state.formula == own.editor.toPlainText() == FORMULA


def test_formulas_are_kept_under_a_name(session, panel, own, monkeypatch):
    controls = panel.approximation.formula
    controls.keep("a & b")
    controls.menu.aboutToShow.emit()
    texts = [action.text() for action in controls.menu.actions() if action.text()]
    assert texts == ["a && b", "Keep this formula…", "Forget"]
    session.edit(formula="x", approximation="gelu_tanh")
    controls.menu.actions()[0].trigger()
    assert (session.state.formula, session.state.approximation) == (FORMULA, "own")
    controls.keep("")
    settle()
    (shown,) = [label for label in panel.findChildren(Refusal) if label.isVisible()]
    assert shown.text().startswith("A name has 1 to 60 characters")

    def unwritable(name, formula):
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(session.library, "keep", unwritable)
    controls.keep("c")
    assert "Permission denied" in shown.text()
    controls.forget("a & b")
    assert not session.library.formulas


def test_a_name_is_asked_for(qtbot, session, panel, own):
    panel.approximation.formula.menu.aboutToShow.emit()
    panel.approximation.formula.menu.actions()[-2].trigger()
    dialog = panel.findChild(QInputDialog)
    dialog.setTextValue("mine")
    dialog.accept()
    assert dict(session.library.formulas) == {"mine": FORMULA}


@pytest.fixture(params=["light", "dark"])
def dressed(request, qapp):
    """Give the application the look of the program, for widths as they will be."""
    before = qapp.palette()
    qapp.setPalette(palette(THEMES[request.param]))
    qapp.setStyleSheet(style_sheet(THEMES[request.param]))
    yield THEMES[request.param]
    qapp.setStyleSheet("")
    qapp.setPalette(before)


EVERYTHING = {"functions": tuple(ACTIVATIONS), "approximation": "own", "formula": FORMULA}


@pytest.mark.parametrize("changes", [{}, EVERYTHING, {"approximation": "gelu_as7126"}])
def test_nothing_is_cut_at_the_width_of_the_dock(qtbot, session, dressed, changes):
    session.edit(**changes)
    panel = BY_NAME["controls"].create(session, dressed)
    qtbot.addWidget(panel)
    panel.resize(320, 400)
    panel.show()
    settle()
    assert panel.minimumSizeHint().width() <= 320
    content = panel.findChild(QScrollArea).widget()
    assert content.height() <= 400 or changes
    for widget in content.findChildren(QWidget):
        if widget.isVisible():
            right = widget.mapTo(content, widget.rect().bottomRight()).x()
            assert right < content.width()
        if widget.isVisible() and isinstance(widget, QLabel):
            assert widget.width() >= widget.minimumSizeHint().width()


def visible_groups(panel):
    sections = (panel.probe, panel.approximation, panel.shown)
    groups = [pair for section in sections for pair in section.groups.items()]
    return {name for name, group in groups if group.isVisible()}


def test_only_the_chosen_groups_are_shown(session, panel):
    assert visible_groups(panel) == set(GROUPS)
    session.edit(stage=StageSettings(controls=("coefficients", "probe", "warp")))
    settle()
    assert visible_groups(panel) == {"coefficients", "probe"}
    assert not panel.shown.isVisible()
    session.edit(stage=StageSettings(controls=("also",)))
    settle()
    assert visible_groups(panel) == {"also"}
    panel.setFocus()
    assert QApplication.focusWidget() is panel.shown.options["tangent"]
    session.undo()
    session.undo()
    settle()
    assert visible_groups(panel) == set(GROUPS)
    panel.setFocus()
    assert QApplication.focusWidget() is panel.probe.input.slider


def test_unknown_groups_alone_hide_nothing(session, panel):
    session.edit(stage=StageSettings(controls=("warp",)))
    settle()
    assert visible_groups(panel) == set(GROUPS)


def test_what_is_put_away_keeps_its_value_and_stays_away(session, panel):
    session.edit(stage=StageSettings(controls=("probe",)))
    session.edit(approximation="gelu_sigmoid", functions=("gelu", "mish"))
    settle()
    assert visible_groups(panel) == {"probe"}
    session.edit(stage=StageSettings())
    settle()
    assert panel.approximation.choice.name == "gelu_sigmoid"
    assert panel.shown.functions["mish"].isVisible()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_more_functions_are_chosen_with_the_keyboard(qtbot, session, panel):
    settle()
    panel.shown.menu.popup(panel.mapToGlobal(panel.rect().topLeft()))
    settle()
    names = list(ACTIVATIONS)
    reached = panel.shown.menu.focusWidget()
    for name, key in zip(names, itertools.cycle([Qt.Key.Key_Down, Qt.Key.Key_Tab]), strict=False):
        assert reached is panel.shown.entries[name]
        if name in ("sigmoid", "hard_swish"):
            qtbot.keyClick(reached, Qt.Key.Key_Space)
        qtbot.keyClick(reached, key)
        reached = panel.shown.menu.focusWidget()
    assert session.state.functions == ("gelu", "relu", "silu", "sigmoid", "hard_swish")
    qtbot.keyClick(reached, Qt.Key.Key_Escape)
    assert not panel.shown.menu.isVisible()
