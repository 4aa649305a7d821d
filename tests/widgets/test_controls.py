import pytest
from hands import CONTROL, Heard, drag, enter, handle, turn
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.controls import Choice, SliderField
from gelu_desktop.widgets.slider import nice_step

LEFT = Qt.MouseButton.LeftButton
PUBLISHED = 0.044715


@pytest.fixture
def control(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    control = SliderField("a", 0, 0.1, limits=(-1000, 1000), published=PUBLISHED, tooltip="Weight")
    control.set_value(PUBLISHED)
    QVBoxLayout(window).addWidget(control)
    window.resize(320, 80)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    control.slider.setFocus()
    yield control


@pytest.fixture
def heard(control):
    return Heard(control)


@pytest.mark.parametrize(
    ("lower", "upper", "step"),
    [
        (-4, 4, 0.01),
        (-8, 8, 0.02),
        (0, 0.1, 1e-4),
        (0.5, 1.1, 5e-4),
        (-1000, 1000, 2),
        (0, 1e-6, 1e-9),
    ],
)
def test_ticks_are_round_numbers(lower, upper, step):
    assert nice_step(lower, upper) == pytest.approx(step)


@pytest.mark.parametrize("low", [3.0, -999.9, 999.999999])
def test_a_narrow_range_far_from_zero_has_ticks_too(control, heard, low):
    control.set_ends(low, low + 1e-6)
    for share in (0.25, 0.75):
        control.set_value(low + share * 1e-6)
        assert control.slider.number == pytest.approx(low + share * 1e-6, abs=1.1e-9)
        assert control.slider.minimum() < control.slider.value() < control.slider.maximum()
    control.slider.setValue(control.slider.value() + 1)
    assert heard.values == [pytest.approx(low + 0.751e-6, abs=1.1e-9)]


def test_slider_and_field_show_the_same(control):
    assert control.number == PUBLISHED
    assert control.field.text() == "0.044715"
    assert control.slider.number == pytest.approx(PUBLISHED, abs=5e-5)


def test_setting_a_value_is_silent(control, heard):
    control.set_value(0.05)
    control.set_ends(0, 0.2)
    assert (heard.values, heard.ends) == ([], 0)
    assert control.slider.number == 0.05


def test_a_number_beyond_the_slider_stands_at_its_end(control, heard):
    control.set_value(5.5)
    assert control.slider.value() == control.slider.maximum()
    assert control.number == 5.5
    assert control.field.text() == "5.5"
    assert heard.values == []


def test_touching_the_handle_at_the_end_changes_nothing(qtbot, control, heard):
    control.set_value(5.5)
    qtbot.mouseClick(control.slider, LEFT, pos=handle(control.slider))
    assert heard.values == []
    assert control.number == 5.5


def test_a_drag_is_one_gesture(control, heard):
    drag(control.slider, control.slider.width() - 20)
    assert heard.ends == 1
    assert len(heard.values) > 5
    assert heard.values == sorted(heard.values)
    assert all(value == round(value, 4) for value in heard.values)
    assert control.number == heard.values[-1]


def test_a_click_into_the_groove_jumps_there_and_drags_on(qtbot, control, heard):
    slider = control.slider
    place = QPoint(slider.width() // 4, slider.height() // 2)
    qtbot.mousePress(slider, LEFT, pos=place)
    assert abs(handle(slider).x() - place.x()) <= 2
    assert slider.isSliderDown()
    qtbot.mouseRelease(slider, LEFT, pos=place)
    assert (len(heard.values), heard.ends) == (1, 1)


def test_keys(qtbot, control, heard):
    control.set_value(0.05)
    qtbot.keyClick(control.slider, Qt.Key.Key_Right)
    qtbot.keyClick(control.slider, Qt.Key.Key_PageUp)
    qtbot.keyClick(control.slider, Qt.Key.Key_Left)
    assert heard.values == [0.0501, 0.0511, 0.051]
    qtbot.keyClick(control.slider, Qt.Key.Key_End)
    qtbot.keyClick(control.slider, Qt.Key.Key_Home)
    assert heard.values[3:] == [0.1, 0.0]
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)


def test_a_held_key_is_one_gesture_however_it_repeats(qtbot, control, heard):
    for _ in range(30):
        qtbot.keyClick(control.slider, Qt.Key.Key_Right)
    assert (len(heard.values), heard.ends) == (30, 0)
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)


def test_a_drag_right_after_a_key_is_a_gesture_of_its_own(qtbot, control, heard):
    qtbot.keyClick(control.slider, Qt.Key.Key_Right)
    qtbot.mousePress(control.slider, LEFT, pos=handle(control.slider))
    assert heard.ends == 1
    qtbot.mouseRelease(control.slider, LEFT, pos=handle(control.slider))


def test_the_wheel_counts_only_with_focus(control, heard):
    control.field.setFocus()
    assert not turn(control.slider, 1)
    assert heard.values == []
    control.slider.setFocus()
    control.set_value(0.05)
    assert turn(control.slider, 1)
    assert turn(control.slider, -1, CONTROL)
    assert heard.values == [0.0501, 0.0491]


def test_wheel_notches_are_one_gesture(qtbot, control, heard):
    for _ in range(10):
        turn(control.slider, 1)
    assert heard.ends == 0
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)


def test_hiding_ends_the_gesture_and_its_timer(control, heard):
    turn(control.slider, 1)
    control.window().hide()
    assert heard.ends == 1


def test_typing_moves_the_slider(control, heard):
    control.field.setFocus()
    enter(control.field, "0,08")
    assert (heard.values, heard.ends) == ([0.08], 1)
    assert control.slider.number == 0.08


def test_reset(qtbot, control, heard):
    assert not control.reset.isEnabled()
    control.set_value(0.05)
    assert control.reset.isEnabled()
    qtbot.mouseClick(control.reset, LEFT)
    assert (heard.values, heard.ends) == ([PUBLISHED], 1)
    assert control.number == PUBLISHED
    assert not control.reset.isEnabled()
    assert control.reset.toolTip() == "Reset a to 0.044715"


def test_names_for_screen_readers(control):
    for widget in (control.slider, control.field):
        seen = QAccessible.queryAccessibleInterface(widget)
        assert seen.text(QAccessible.Text.Name) == "a"
        assert widget.toolTip() == "Weight"
    assert QAccessible.queryAccessibleInterface(control.reset).text(QAccessible.Text.Name)


def test_the_slider_tells_its_number_to_screen_readers(control):
    seen = QAccessible.queryAccessibleInterface(control.slider)
    assert seen.text(QAccessible.Text.Description) == "0.044715"
    control.set_value(0.05)
    assert seen.text(QAccessible.Text.Description) == "0.05"
    enter(control.field, "7")
    assert seen.text(QAccessible.Text.Description) == "7"


def test_choice_emits_for_the_person_only(qtbot):
    choice = Choice({"gelu_tanh": "tanh form", "gelu_sigmoid": "sigmoid form"})
    qtbot.addWidget(choice)
    chosen = []
    choice.chosen.connect(chosen.append)
    choice.set_name("gelu_sigmoid")
    assert choice.currentText() == "sigmoid form"
    assert chosen == []
    qtbot.keyClick(choice, Qt.Key.Key_Up)
    assert chosen == ["gelu_tanh"]
    assert choice.name == "gelu_tanh"


def test_the_wheel_leaves_a_choice_without_focus_alone(qtbot):
    choice = Choice({"a": "A", "b": "B"})
    qtbot.addWidget(choice)
    choice.show()
    choice.clearFocus()
    assert not turn(choice, -1)
    assert choice.name == "a"


def test_a_list_shortens_only_what_does_not_fit(dressed_choice, monkeypatch):
    assert not dressed_choice.shortened
    dressed_choice.resize(60, dressed_choice.height())
    QApplication.processEvents()
    assert dressed_choice.shortened
    drawn, fitted = [], Choice._fitted

    def kept(choice, option):
        drawn.append(fitted(choice, option))
        return drawn[-1]

    monkeypatch.setattr(Choice, "_fitted", kept)
    dressed_choice.sizeHint()
    assert not drawn
    dressed_choice.repaint()
    assert drawn[-1].endswith("…")
    assert dressed_choice.currentText() == "Keeps the signal"


@pytest.fixture
def dressed_choice(qapp, qtbot, theme):
    from gelu_desktop.app.application import apply_theme

    style, colours = qapp.style().name(), qapp.palette()
    qapp.setStyle("Fusion")
    apply_theme(qapp, theme)
    holder = QWidget()
    qtbot.addWidget(holder)
    choice = Choice({"a": "Keeps the signal"}, holder)
    choice.resize(choice.sizeHint())
    holder.show()
    QApplication.processEvents()
    yield choice
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


@pytest.mark.parametrize("width", [240, 263, 290, 320, 371])
@pytest.mark.parametrize("wanted", [0.01, 0.05, 0.08])
def test_a_drag_comes_to_round_numbers(control, heard, width, wanted):
    control.window().resize(width, 80)
    QApplication.processEvents()
    control.set_value(wanted)
    place = handle(control.slider).x()
    control.set_value(0.033)
    drag(control.slider, place)
    assert heard.values[-1] == wanted
