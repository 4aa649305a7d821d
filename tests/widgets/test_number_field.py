import pytest
from hands import CONTROL, Heard, enter, turn
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.number_field import NumberField
from gelu_desktop.widgets.refusal import Refusal

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window)
    window.resize(320, 200)
    return window


@pytest.fixture
def field(qtbot, window):
    field = NumberField(-1000, 1000, step=0.1)
    other = NumberField(0, 1)
    window.layout().addWidget(field)
    window.layout().addWidget(other)
    field.set_value(0.25)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    field.setFocus()
    field.other = other
    return field


@pytest.fixture
def heard(field):
    return Heard(field)


def notice(field):
    found = [label for label in field.window().findChildren(Refusal) if label.isVisible()]
    assert len(found) <= 1
    return found[0].text() if found else ""


@pytest.fixture(params=["C", "de_DE", "zh_CN", "sv_SE"])
def locale(request):
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield QLocale(request.param)
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("text", "value", "shown"),
    [
        ("1,5", 1.5, "1.5"),
        ("1.5", 1.5, "1.5"),
        ("1.23", 1.23, "1.23"),
        ("1,23", 1.23, "1.23"),
        ("1e-3", 0.001, "0.001"),
        ("－１．５", -1.5, "-1.5"),
        ("−2", -2.0, "-2"),
        (" 0.5 ", 0.5, "0.5"),
        ("+.5", 0.5, "0.5"),
        ("0,999", 0.999, "0.999"),
        ("0.044715", 0.044715, "0.044715"),
        ("0.7978845608028654", 0.7978845608028654, "0.7978845608028654"),
        ("1000", 1000.0, "1000"),
    ],
)
def test_takes(qtbot, locale, field, heard, text, value, shown):
    field.setLocale(locale)
    enter(field, text)
    assert heard.values == [value]
    assert field.number == value
    assert field.text() == shown
    assert heard.ends == 1
    assert not notice(field)


@pytest.mark.parametrize(
    "text", ["abc", "", "1,234.5", "1.234,5", "1,000.5", "1,234", "nan", "inf", "1e999", "1000.1"]
)
def test_refuses_with_a_reason(qtbot, locale, field, heard, text):
    field.setLocale(locale)
    enter(field, text)
    assert heard.values == []
    assert heard.ends == 0
    assert field.number == 0.25
    assert field.text() == "0.25"
    assert field.property("refused") is True
    assert "0.25 was kept" in notice(field)
    assert field.accessibleDescription() == notice(field)


def test_says_the_range(qtbot, field):
    enter(field, "1e9")
    assert notice(field) == "1e9 is out of range: enter -1000 to 1000. 0.25 was kept."


def test_whole_numbers(qtbot, window):
    field = NumberField(1, 4096, step=1, whole=True)
    window.layout().addWidget(field)
    window.show()
    field.set_value(24)
    field.setFocus()
    enter(field, "1.5")
    assert field.number == 24
    assert "whole number" in notice(field)
    enter(field, "1e3")
    assert field.number == 1000


@pytest.mark.parametrize("away", ["typing", "click", "hide"])
def test_the_notice_goes_away(qtbot, field, away):
    enter(field, "abc")
    shown = field.window().findChild(Refusal)
    if away == "typing":
        qtbot.keyClicks(field, "1")
    elif away == "click":
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton)
    else:
        field.hide()
    assert not shown.isVisible()


def test_a_long_text_is_quoted_in_part_and_the_next_notice_is_as_high_as_it_needs(field):
    enter(field, "W" * 300)
    shown = field.window().findChild(Refusal)
    quoted = notice(field).split("”")[0]
    assert quoted.endswith("…")
    assert shown.fontMetrics().horizontalAdvance(quoted) < shown.width() - 16
    before = shown.height()
    enter(field, "a")
    assert shown.height() < before


def test_the_field_is_marked_as_long_as_the_notice_stands(field):
    enter(field, "abc")
    enter(field, "xyz")
    assert field.property("refused") is True
    field.window().findChild(Refusal).hide()
    assert field.property("refused") is False


def test_the_notice_stays_inside_the_window(qtbot, field):
    field.other.setFocus()
    enter(field.other, "1,234.5")
    shown = next(label for label in field.window().findChildren(Refusal) if label.isVisible())
    assert field.window().rect().contains(shown.geometry())


def test_typing_applies_only_when_it_is_complete(qtbot, field, heard):
    field.selectAll()
    qtbot.keyClicks(field, "16")
    assert heard.values == []
    assert field.number == 0.25
    field.other.setFocus()
    assert heard.values == [16.0]
    assert heard.ends == 1


def test_enter_on_an_unchanged_number_is_nothing(qtbot, field, heard):
    enter(field, "0.25")
    qtbot.keyClick(field, ENTER)
    field.other.setFocus()
    assert heard.values == []


def test_rounded_digits_are_not_taken_for_the_number(qtbot, field, heard):
    field.set_value(2 / 3)
    enter(field, "0.666667")
    assert field.number == 2 / 3
    assert heard.values == []


def test_escape_brings_the_text_back(qtbot, field, heard):
    field.selectAll()
    qtbot.keyClicks(field, "7")
    qtbot.keyClick(field, ESCAPE)
    qtbot.keyClick(field, ENTER)
    assert field.text() == "0.25"
    assert heard.values == []


def test_setting_a_value_is_silent(field, heard):
    field.set_value(3.5)
    assert field.text() == "3.5"
    assert (heard.values, heard.ends) == ([], 0)


def test_setting_a_value_leaves_typing_alone(qtbot, field, heard):
    field.selectAll()
    qtbot.keyClicks(field, "1.")
    field.set_value(3.5)
    assert field.text() == "1."
    qtbot.keyClicks(field, "25")
    qtbot.keyClick(field, ENTER)
    assert heard.values == [1.25]


def test_arrows_and_pages_step_in_decimal(qtbot, field, heard):
    field.set_value(0.1)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    qtbot.keyClick(field, Qt.Key.Key_PageUp)
    qtbot.keyClick(field, Qt.Key.Key_Up, CONTROL)
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert heard.values == [0.2, 0.3, 1.3, 2.3, 2.2]
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)


def test_a_held_key_is_one_gesture(qtbot, field, heard):
    for _ in range(20):
        qtbot.keyPress(field, Qt.Key.Key_Up)
    assert heard.ends == 0
    qtbot.keyRelease(field, Qt.Key.Key_Up)
    assert len(heard.values) == 20
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)


def test_steps_stop_at_the_ends(qtbot, field, heard):
    field.set_value(999.95)
    qtbot.keyClick(field, Qt.Key.Key_PageUp)
    qtbot.keyClick(field, Qt.Key.Key_PageUp)
    assert heard.values == [1000.0]


def test_a_step_takes_what_was_typed_first(qtbot, field, heard):
    field.selectAll()
    qtbot.keyClicks(field, "2")
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert heard.values == [2.0, 2.1]
    enter(field, "abc")
    field.selectAll()
    qtbot.keyClicks(field, "abc")
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert field.number == 2.1


def test_the_wheel_counts_only_with_focus(field, heard):
    field.other.setFocus()
    assert not turn(field, 1)
    assert heard.values == []
    field.setFocus()
    assert turn(field, 1)
    assert turn(field, 1, CONTROL)
    assert heard.values == [0.35, 1.35]


def test_wheel_notches_are_one_gesture(qtbot, field, heard):
    for _ in range(10):
        turn(field, 1)
    assert heard.ends == 0
    qtbot.waitUntil(lambda: heard.ends == 1, timeout=5 * gesture.PAUSE_MS)
    assert len(heard.values) == 10


def test_hiding_ends_the_gesture(field, heard):
    turn(field, 1)
    field.window().hide()
    assert heard.ends == 1


@pytest.mark.parametrize("typing", [False, True])
def test_undo_belongs_to_the_window_unless_a_text_is_being_typed(qtbot, field, typing):
    undone = []
    shortcut = QShortcut(QKeySequence("Ctrl+Z"), field.window())
    shortcut.activated.connect(lambda: undone.append(1))
    enter(field, "2")
    if typing:
        qtbot.keyClicks(field, "3")
    qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert len(undone) == (0 if typing else 1)


def test_screen_readers_find_the_number(field):
    field.setAccessibleName("Input x")
    seen = QAccessible.queryAccessibleInterface(field)
    assert seen.role() == QAccessible.Role.SpinBox
    assert seen.text(QAccessible.Text.Name) == "Input x"
    assert seen.text(QAccessible.Text.Value) == "0.25"
    value = seen.valueInterface()
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (0.25, -1000, 1000)
    assert value.minimumStepSize() == 0.1


def test_a_field_shows_a_long_number_whole(field):
    assert field.sizeHint().width() > field.fontMetrics().horizontalAdvance("-0.000000") + 8


def test_the_sign_of_a_number_too_long_for_its_field_is_seen(qtbot, field):
    field.other.setFocus()
    field.setFixedWidth(60)
    for value in (-0.996372, -0.123456):
        field.set_value(value)
        assert field.lineEdit().cursorPosition() == 0
        # The first letter stands inside of the line, not to its left.
        assert field.lineEdit().cursorRect().left() >= -4
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "-0.7654321")
    field.other.setFocus()
    assert field.lineEdit().cursorPosition() == 0
