import time

import pytest
from hands import write_over
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QTextFormat

from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.formula_field import FormulaField


@pytest.fixture
def field(qtbot, theme):
    field = FormulaField(theme, "Own formula")
    qtbot.addWidget(field)
    field.resize(280, 120)
    field.show()
    field.set_formula("x*Phi(x)")
    field.editor.setFocus()
    field.heard = []
    field.edited.connect(field.heard.append)
    return field


def paste(field, text):
    data = QMimeData()
    data.setText(text)
    field.editor.insertFromMimeData(data)


def test_setting_a_formula_says_nothing(field):
    field.set_formula("x")
    assert field.editor.toPlainText() == "x"
    assert field.heard == [] and not field.message.isVisible()


def test_a_text_being_typed_survives_the_same_formula(qtbot, field):
    field.editor.moveCursor(field.editor.textCursor().MoveOperation.End)
    qtbot.keyClicks(field.editor, "+(")
    field.set_formula("x*Phi(x)")
    assert field.editor.toPlainText() == "x*Phi(x)+("
    assert field.message.isVisible()
    field.restore()
    assert field.editor.toPlainText() == "x*Phi(x)"
    assert not field.message.isVisible()


@pytest.mark.parametrize(
    ("text", "message", "marked"),
    [
        ("", "At the end: The formula is empty.", ""),
        ("2x", "At character 2: An operation is missing", "x"),
        ("x*sin(x)", "At character 3: There is no function sin.", "s"),
        ("a.b", "At character 2: “.” has no meaning", "."),
        ("(x", "At character 1: This parenthesis is never closed.", "("),
        ("x^", "At the end: The formula ends too early.", "^"),
    ],
)
def test_what_is_wrong_and_where(field, text, message, marked):
    field.editor.setPlainText(text)
    assert field.message.text().startswith(message)
    assert field.editor.accessibleDescription() == field.message.text()
    (mark,) = field.editor.extraSelections()
    assert mark.cursor.selectedText() == marked
    assert mark.format.hasProperty(QTextFormat.Property.TextUnderlineStyle)
    assert field.heard == []


def test_a_chinese_keyboard_is_understood(field):
    write_over(field.editor, "（ｘ＋１）＊２")
    assert field.heard == ["（ｘ＋１）＊２"]


def test_every_run_of_keys_is_one_gesture(qtbot, field):
    ends = []
    field.finished.connect(lambda: ends.append(None))
    field.editor.moveCursor(field.editor.textCursor().MoveOperation.End)
    qtbot.keyClicks(field.editor, "+x*2")
    assert ends == []
    qtbot.waitUntil(lambda: len(ends) == 1, timeout=gesture.PAUSE_MS + 1000)
    qtbot.keyClicks(field.editor, "+1")
    qtbot.keyClick(field.editor, Qt.Key.Key_Return)
    assert len(ends) == 2
    assert "\n" not in field.editor.toPlainText()


def test_a_pasted_text_becomes_one_line(field):
    field.editor.selectAll()
    paste(field, "  x *\n  2\t+ 1\n")
    assert field.editor.toPlainText() == "x * 2 + 1"
    assert field.heard == ["x * 2 + 1"]


def test_a_megabyte_is_refused_at_once(field):
    start = time.perf_counter()
    paste(field, "x+" * 2**19)
    assert time.perf_counter() - start < 2
    assert field.editor.toPlainText() == "x*Phi(x)"
    assert field.message.text() == "The formula is longer than 2000 characters."
    QGuiApplication.clipboard().clear()


def test_it_grows_with_its_text_and_no_further(qtbot, field):
    low = field.editor.sizeHint().height()
    field.editor.setPlainText("+".join("x" * 60))
    high = field.editor.sizeHint().height()
    field.editor.setPlainText("+".join("x" * 400))
    assert low < high <= field.editor.sizeHint().height() < 130


def test_the_window_undoes(qtbot, field):
    assert not field.editor.isUndoRedoEnabled()
