"""Misconceptions and scenarios in the guide: read, shown, by keyboard only."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.facts import fact
from gelu_desktop.model.guide.loading import load
from gelu_desktop.panels.guide.entries import NAMES, EntriesView
from gelu_desktop.widgets.language import KEY

WIDE, HIGH = 380, 560


@pytest.fixture(params=NAMES)
def view(request, qtbot, session, theme):
    made = EntriesView(session, theme, request.param)
    shown(made, qtbot)
    return made


def shown(view, qtbot):
    qtbot.addWidget(view)
    view.resize(WIDE, HIGH)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    QApplication.processEvents()


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def test_every_title_is_in_the_list_and_the_first_one_is_read(view):
    titles = [view.list.item(row).text() for row in range(view.list.count())]
    assert titles == [page.title for page in view.pages]
    assert view.reader.toPlainText().startswith(view.pages[0].title)
    assert not view.back.isEnabled()
    assert view.next.isEnabled()


def test_the_list_ends_with_a_whole_row(view):
    rows = [view.list.visualItemRect(view.list.item(row)).height() for row in range(7)]
    assert view.list.viewport().height() in [sum(rows[:count]) for count in range(3, 8)]


def test_no_entry_shows_a_mark_or_a_brace(view):
    for row in range(view.list.count()):
        view.list.setCurrentRow(row)
        text = view.reader.toPlainText()
        assert view.pages[row].title in text
        assert not set("{}*`«»") & set(text), text


def test_numbers_are_computed(qtbot, session, theme):
    view = EntriesView(session, theme, "misconceptions")
    assert view.reader.toPlainText() == ""  # nothing is computed for a tab that nobody opens
    shown(view, qtbot)
    assert fact("gelu.minimum.x")[:5] in view.reader.toPlainText()


def test_everything_can_be_done_by_keyboard(view, session):
    asked = []
    session.panel_asked.connect(lambda name, focus: asked.append(name))
    view.setFocus()
    assert view.list.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert view.page is view.pages[2]
    press(Qt.Key.Key_Return)
    assert asked == [view.pages[2].steps[0].panel]
    ways = [view.reader, view.show_me, view.back, view.next]
    for way in ways:
        press(Qt.Key.Key_Tab)
        assert way.hasFocus()
    press(Qt.Key.Key_Return)
    assert view.page is view.pages[3]
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Space)
    assert view.page is view.pages[2]


def test_the_way_ends_at_the_last_one_and_keeps_the_focus(view):
    view.list.setCurrentRow(view.list.count() - 2)
    view.next.setFocus()
    press(Qt.Key.Key_Return)
    assert not view.next.isEnabled()
    assert view.list.hasFocus()
    assert view.back.isEnabled()


def test_show_me_is_one_step_and_brings_every_page_to_the_panels(view, session):
    asked = []
    session.panel_asked.connect(lambda name, focus: asked.append(name))
    for row in range(view.list.count()):
        before = session.place
        view.list.setCurrentRow(row)
        view.show_me.click()
        step = view.page.steps[0]
        assert session.place in (before, before + 1)
        assert session.result.point == step.point
        assert asked[-1] == step.panel
        assert step.applied(session.state).x == session.state.x
    while session.can_undo:
        session.undo()
    assert session.place == 0


def test_the_entry_that_was_read_is_read_again(view, session, theme, qtbot, request):
    view.list.setCurrentRow(3)
    kind = request.node.callspec.params["view"]
    again = EntriesView(session, theme, kind)
    shown(again, qtbot)
    assert again.page.id == view.page.id


def test_it_speaks_the_language_in_use(qtbot, qapp, session, theme):
    before = qapp.property(KEY)
    qapp.setProperty(KEY, "zh_CN")
    try:
        view = EntriesView(session, theme, "scenarios")
    finally:
        qapp.setProperty(KEY, before)
    shown(view, qtbot)
    assert view.page.title == load("scenarios", "zh_CN")[0].title


def test_it_fits_a_narrow_column_and_a_low_one(view):
    for width, height in ((300, 420), (WIDE, HIGH), (520, 300)):
        view.resize(width, height)
        QApplication.processEvents()
        assert (view.width(), view.height()) == (width, height)
        for way in (view.show_me, view.back, view.next):
            assert view.rect().contains(way.geometry().translated(way.parentWidget().pos()))
        assert view.reader.horizontalScrollBar().maximum() == 0
