"""The quiz in the guide: asked, answered, graded, repeated, by keyboard only."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.quiz import questions
from gelu_desktop.panels.guide.questions import QuestionsView
from gelu_desktop.session import Session

WIDE, HIGH = 380, 560
NUMERIC, SELF, DRAWN = "02-lowest-point", "01-derivatives", "16-drawn-value"


@pytest.fixture
def view(qtbot, session, theme):
    return shown(QuestionsView(session, theme), qtbot)


def shown(view, qtbot):
    qtbot.addWidget(view)
    view.resize(WIDE, HIGH)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    QApplication.processEvents()
    return view


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)
    QApplication.processEvents()


def go(view, id_):
    view.choice.set_name(id_)
    view.choice.chosen.emit(id_)
    QApplication.processEvents()


def answer(view, text):
    view.answering.field.setText(text)
    view.answering.check.click()


def text(view):
    return view.reader.toPlainText()


def told(view):
    return view.answering.verdict.text() if not view.answering.verdict.isHidden() else ""


def test_the_answer_is_hidden_until_it_is_asked_for(view):
    for row in questions("en"):
        go(view, row.id)
        assert row.title in text(view)
        last = filled(row.told.text).replace("*", "").split("\n\n")[-1][:20]
        assert last not in text(view)
        assert not view.show_me.isEnabled()
        assert told(view) == ""
        view.answering.reveal.click()
        assert last in text(view)
        assert view.show_me.isEnabled()
        assert not set("{}*`«»") & set(text(view))


def test_a_number_is_graded(view):
    go(view, NUMERIC)
    answer(view, "−0,75")
    assert told(view) == "Right."
    assert view.round.grade is True
    assert view.score.text() == "1 right, 0 wrong, 20 open"
    assert view.answering.typed.isHidden()


def test_a_wrong_number_says_how_near_is_near_enough(view):
    go(view, NUMERIC)
    answer(view, "0.75")
    assert "0.75" in told(view)
    assert "±0.005" in told(view)
    assert view.answering.verdict.property("role") == "error"
    assert view.again.isEnabled()


@pytest.mark.parametrize(
    ("typed", "why"),
    [("", "first"), ("much", "“much”"), ("1,234", "two numbers"), ("1e999", "beyond")],
)
def test_what_is_no_number_is_not_graded(view, typed, why):
    go(view, NUMERIC)
    answer(view, typed)
    assert why in told(view)
    assert view.round.grade is None
    assert not view.round.open
    assert view.answering.field.hasFocus()
    assert view.score.text() == "0 right, 0 wrong, 21 open"


def test_a_person_grades_themself_and_may_think_again(view):
    go(view, SELF)
    assert view.answering.typed.isHidden()
    view.answering.reveal.click()
    assert told(view) == "Did you have it?"
    assert view.round.grade is None
    view.answering.had.click()
    assert view.score.text() == "1 right, 0 wrong, 20 open"
    view.answering.missed.click()
    assert view.score.text() == "0 right, 1 wrong, 20 open"
    assert told(view) == "Counted as wrong."


def test_giving_up_a_number_counts_as_wrong(view):
    go(view, NUMERIC)
    view.answering.reveal.click()
    assert view.round.grade is False
    assert view.answering.grading.isHidden()


def test_the_wrong_ones_are_repeated_with_other_numbers(view):
    for id_ in (NUMERIC, DRAWN):
        go(view, id_)
        view.answering.reveal.click()
    before = text(view)
    view.again.click()
    assert view.round.ids == (NUMERIC, DRAWN)
    assert view.choice.count() == 2
    answer(view, "-0.75")
    assert view.next.hasFocus()
    view.next.click()
    assert view.question.id == DRAWN
    assert text(view) not in before
    answer(view, str(view.question.wanted))
    assert told(view) == "Right."
    assert not view.again.isEnabled()
    view.whole.click()
    assert view.choice.count() == 21
    assert view.score.text() == "2 right, 0 wrong, 19 open"
    assert view.choice.itemText(1).endswith("(right)")


def test_the_score_is_cleared_and_brought_back(view):
    go(view, NUMERIC)
    answer(view, "-0.75")
    view.clear.click()
    assert view.score.text() == "0 right, 0 wrong, 21 open"
    assert "Bring back" in view.clear.text()
    view.clear.click()
    assert view.score.text() == "1 right, 0 wrong, 20 open"
    assert "Clear" in view.clear.text()


def test_it_is_done_by_keyboard_only(view, session):
    asked = []
    session.panel_asked.connect(lambda name, focus: asked.append(name))
    view.setFocus()
    assert view.choice.hasFocus()
    press(Qt.Key.Key_Down)
    assert view.question.id == NUMERIC
    assert view.answering.field.hasFocus()
    QTest.keyClicks(view.answering.field, "-0.75")
    press(Qt.Key.Key_Return)
    assert told(view) == "Right."
    assert view.next.hasFocus()
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Backtab)
    assert view.show_me.hasFocus()
    press(Qt.Key.Key_Return)
    assert asked == ["curve"]
    assert session.state.x == pytest.approx(-0.7518)
    view.next.setFocus()
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Tab)
    assert view.answering.check.hasFocus()
    press(Qt.Key.Key_Tab)
    assert view.answering.reveal.hasFocus()
    press(Qt.Key.Key_Return)
    assert view.round.open
    assert view.next.hasFocus()
    go(view, SELF)
    assert view.answering.reveal.hasFocus()
    press(Qt.Key.Key_Return)
    assert view.answering.had.hasFocus()
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert view.round.grade is False


def test_the_last_question_leads_back(view):
    last = view.round.ids[-1]
    go(view, last)
    assert not view.next.isEnabled()
    answer(view, str(view.question.wanted))
    assert view.back.hasFocus()


def test_mnemonics_are_different(view):
    every = [view.show_me, view.back, view.next, view.again, view.whole, view.clear]
    ways = [view.answering.check, view.answering.reveal, view.answering.had, view.answering.missed]
    letters = [way.text().split("&")[1][0].lower() for way in (*every, *ways)]
    letters.append(view.answering.label.text().split("&")[1][0].lower())
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set("fevth")  # those of the menus


def test_show_me_shows_the_place_that_was_drawn(view, session):
    go(view, DRAWN)
    view.answering.reveal.click()
    view.show_me.click()
    assert session.state.x == view.question.told.state["x"]
    assert session.result.point.x == session.state.x


def test_the_round_goes_on_in_a_window_that_is_built_again(view, session, theme, qtbot):
    go(view, NUMERIC)
    answer(view, "-0.75")
    again = shown(QuestionsView(session, theme), qtbot)
    assert again.round == view.round
    assert told(again) == "Right."
    assert text(again) == text(view)


def test_the_score_is_kept_for_the_next_start(view, session, theme, qtbot):
    go(view, SELF)
    view.answering.reveal.click()
    view.answering.had.click()
    go(view, NUMERIC)
    answer(view, "1")
    later = Session()
    later.remember(session.reading)
    again = shown(QuestionsView(later, theme), qtbot)
    assert again.score.text() == "1 right, 1 wrong, 19 open"
    assert again.question.id == "03-steepest-slope"
    assert not again.round.open
    later.deleteLater()


def test_rubbish_in_the_settings_is_no_score(session, theme, qtbot):
    import dataclasses

    rubbish = ("", "+", "+unknown", "x" * 500, f"+{NUMERIC}")
    session.remember(dataclasses.replace(session.reading, quiz=rubbish, quiz_seed=5))
    view = shown(QuestionsView(session, theme), qtbot)
    assert view.score.text() == "1 right, 0 wrong, 20 open"
    assert view.round.seed == 5


def test_a_short_text_leaves_no_gap_and_a_long_one_scrolls(view):
    go(view, "03-steepest-slope")
    QApplication.processEvents()
    below = view.answering.mapTo(view, view.answering.typed.pos()).y()
    assert below < HIGH / 2
    assert view.reader.verticalScrollBar().maximum() == 0
    view.resize(WIDE, 330)
    go(view, "09-at-infinity")
    view.answering.reveal.click()
    QApplication.processEvents()
    assert view.reader.verticalScrollBar().maximum() > 0
    assert view.height() == 330


@pytest.mark.parametrize("size", [(300, 460), (380, 520), (640, 400)])
def test_every_question_fits(view, size):
    view.resize(*size)
    for id_ in view.round.ids:
        go(view, id_)
        view.answering.reveal.click()
        QApplication.processEvents()
        assert (view.width(), view.height()) == size
        assert view.reader.horizontalScrollBar().maximum() == 0
        assert view.reader.height() > 60
        for way in (view.show_me, view.next, view.again, view.clear):
            assert view.rect().contains(way.mapTo(view, way.rect().bottomRight()))
