"""The guide in the window: its column, its marks, its memory, and the own work meanwhile."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from gelu_desktop.app.guide_settings import remembered
from gelu_desktop.app.layout import GUIDE_WIDTH
from gelu_desktop.app.recovery import remains
from gelu_desktop.model.files import load
from gelu_desktop.model.guide.reading import Place, Reading
from gelu_desktop.panels.guide.course import go
from gelu_desktop.widgets.halo import Halo

GATE, COEFFICIENTS = Place("lesson", "1-gate", 0), Place("tour", "tour", 2)


def settle():
    for _ in range(5):
        QApplication.processEvents()


@pytest.fixture
def docks(desktop):
    return desktop.window.docks


def view(desktop):
    return desktop.window.docks["guide"].widget().lesson


def test_the_guide_is_closed_at_the_first_start(docks):
    assert docks["guide"].isHidden()


def test_the_guide_is_a_column_that_leaves_curves_in_sight(desktop, docks):
    left = docks["controls"].width()
    desktop.window.actions_by_name["lesson"].trigger()
    settle()
    guide, curve = docks["guide"], docks["curve"]
    assert guide.width() == pytest.approx(GUIDE_WIDTH, abs=8)
    assert guide.geometry().right() >= desktop.window.width() - 8
    assert guide.height() > 0.9 * (desktop.window.height() - 60)
    assert curve.isVisible()
    assert curve.x() >= 0
    assert curve.width() > 300
    assert docks["controls"].width() == pytest.approx(left, abs=8)
    desktop.window.resize(1600, 800)
    settle()
    assert guide.width() == pytest.approx(GUIDE_WIDTH, abs=8)


def test_own_work_is_what_is_saved_and_what_survives_a_crash(desktop, session, tmp_path):
    session.edit(x=3.25)
    settle()
    desktop.guide.open()
    go(session, GATE)
    session.edit(x=-1.0)
    settle()
    desktop.files.recovery.keep()
    kept = load(desktop.files.recovery.file.read_bytes()).state
    assert kept == session.own
    assert kept.x == 3.25
    desktop.files.document.save(tmp_path / "work.gelu.json")
    assert load((tmp_path / "work.gelu.json").read_bytes()).state.x == 3.25
    assert not desktop.files.document.modified
    session.come_back()
    settle()
    assert session.state.x == 3.25
    assert not desktop.files.document.modified
    assert not remains()


def test_a_lesson_alone_is_no_unsaved_work(desktop, session):
    desktop.guide.open()
    go(session, GATE)
    settle()
    assert session.state != session.own
    assert not desktop.files.document.modified


def test_language_and_theme_change_in_the_middle(desktop, session):
    desktop.guide.open()
    go(session, GATE)
    session.edit(x=0.5)
    settle()
    for change in (
        lambda: desktop.choose_theme("dark"),
        lambda: desktop.choose_language("zh_CN"),
    ):
        change()
        settle()
        assert session.reached == GATE
        assert session.state.x == 0.5
        assert not desktop.window.docks["guide"].isHidden()
    assert "招聘窗口" in view(desktop).reader.toPlainText()
    desktop.choose_language("en")
    settle()
    assert "hiring desk" in view(desktop).reader.toPlainText()


def test_closing_the_guide_leaves_the_lesson(desktop, session, docks):
    session.edit(x=2.5)
    desktop.guide.open()
    go(session, GATE)
    settle()
    docks["guide"].close()
    settle()
    assert not session.visiting
    assert session.state.x == 2.5


def test_another_tab_in_front_does_not_leave_it(desktop, session, docks):
    desktop.guide.open()
    go(session, GATE)
    settle()
    desktop.window.tabifyDockWidget(docks["error"], docks["guide"])
    docks["error"].raise_()
    settle()
    assert session.visiting


def test_a_part_of_a_panel_is_framed_while_it_is_pointed_at(desktop, session):
    desktop.guide.tour()
    go(session, COEFFICIENTS)
    settle()
    (halo,) = desktop.window.findChildren(Halo)
    group = desktop.window.docks["controls"].widget().approximation.groups["coefficients"]
    assert halo.target is group
    corner = group.mapTo(halo.parentWidget(), group.rect().topLeft())
    assert halo.geometry().contains(QRect(corner, group.size()))
    assert halo.parentWidget().rect().contains(halo.geometry())
    desktop.choose_theme("dark")
    settle()
    assert len(desktop.window.findChildren(Halo)) == 1
    session.come_back()
    settle()
    QApplication.sendPostedEvents(None, 52)  # deleted later
    assert not desktop.window.findChildren(Halo)


def test_go_there_puts_the_keyboard_into_the_part(desktop, session, docks, qtbot):
    desktop.window.activateWindow()
    desktop.guide.tour()
    go(session, COEFFICIENTS)
    settle()
    view(desktop).task.go.click()
    group = docks["controls"].widget().approximation.groups["coefficients"]
    qtbot.waitUntil(lambda: group.isAncestorOf(QApplication.focusWidget()))


def test_a_step_brings_its_panel_to_the_front(desktop, session, docks):
    desktop.guide.open()
    go(session, Place("lesson", "1-gate", 4))
    settle()
    assert docks["chance"].isVisible()
    assert docks["chance"].x() >= 0
    assert docks["curve"].x() >= 0


def test_progress_is_remembered(desktop, session, kept):
    assert remembered(kept) == Reading()
    desktop.guide.open()
    go(session, GATE)
    session.edit(x=1.0)
    settle()
    assert remembered(kept) == Reading(GATE, frozenset({GATE}), frozenset({GATE}))
    for broken in ("text", 7, ["", "a/b", "lesson/1-gate/0"]):
        kept.setValue("guide/seen", broken)
        assert remembered(kept).seen <= {GATE}
    kept.setValue("guide/place", "nonsense")
    assert remembered(kept).place is None


def test_the_tour_is_offered_once(desktop, session, kept):
    desktop.guide.offer_tour()
    settle()
    offer = desktop.guide.offer
    assert offer.isVisible()
    assert offer.window() is desktop.window
    desktop.choose_theme("dark")
    settle()
    assert desktop.guide.offer is offer
    offer.decline.click()
    settle()
    assert desktop.guide.offer is None
    assert not session.visiting
    desktop.guide.offer_tour()
    assert desktop.guide.offer is None


def test_the_offer_begins_the_tour_and_help_brings_it_back(desktop, session):
    desktop.guide.offer_tour()
    desktop.guide.offer.take.click()
    settle()
    assert session.reached == Place("tour", "tour", 0)
    assert not desktop.window.docks["guide"].isHidden()
    session.come_back()
    desktop.window.actions_by_name["tour"].trigger()
    settle()
    assert session.reached == Place("tour", "tour", 0)


def test_a_lesson_is_presented_with_what_it_needs(desktop, session, docks):
    desktop.guide.open()
    go(session, Place("lesson", "3-sigmoid", 0))
    settle()
    desktop.views.toggle_presentation()
    settle()
    seen = {name for name, dock in desktop.window.docks.items() if dock.isVisible()}
    assert seen == {"curve", "guide"}
    assert session.reached == Place("lesson", "3-sigmoid", 0)
    view(desktop).way.next.click()
    settle()
    assert session.reached == Place("lesson", "3-sigmoid", 1)
    desktop.views.toggle_presentation()
    settle()
    assert session.visiting
    assert not desktop.window.docks["controls"].isHidden()
