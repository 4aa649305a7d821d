"""The guide in the window: its column, its marks, its memory, and the own work meanwhile."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.app.application import install_language
from gelu_desktop.app.guide_settings import remembered
from gelu_desktop.app.layout import GUIDE_WIDTH, in_sight
from gelu_desktop.app.recovery import remains
from gelu_desktop.model.files import load
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.guide.reading import Place, Reading
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.guide.course import go, places, step_at
from gelu_desktop.widgets.halo import Halo
from gelu_desktop.widgets.magnification import magnify, pixels

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


def test_large_text_leaves_the_lesson_open(desktop, session):
    desktop.guide.open()
    go(session, GATE)
    settle()
    desktop.views.choose_text_size(150)
    settle()
    assert session.reached == GATE
    assert not desktop.window.docks["guide"].isHidden()
    desktop.views.choose_text_size(100)
    settle()
    assert session.reached == GATE


def wholly_seen(widget):
    """Whether no edge of what it stands in cuts it."""
    holder, seen = widget.parentWidget(), widget.isVisible()
    while seen and holder is not None:
        corner = widget.mapTo(holder, widget.rect().topLeft())
        seen = holder.rect().contains(QRect(corner, widget.size()))
        holder = None if holder.isWindow() else holder.parentWidget()
    return seen


def part_of(desktop, point):
    panel = desktop.window.docks[point.panel].widget()
    return panel.findChild(QWidget, point.part) if point.part else panel


def test_what_a_step_speaks_of_is_in_sight_and_go_there_leads_to_it(desktop, session):
    """In the window of the first start: no tab, no edge and no scrolling hides it."""
    window = desktop.window
    window.resize(1257, 707)
    desktop.guide.open()
    settle()
    for place in (*places("tour"), *places("lesson")):
        step = step_at(place)
        go(session, place)
        settle()
        assert all(in_sight(window.docks[name]) for name in step.panels), place
        parts = [part_of(desktop, point) for point in (step.point, step.act) if point]
        assert all(wholly_seen(part) for part in parts), place
        points = [point for point in (step.point, step.act) if point and point.x is None]
        if step.act in points and Point(step.act.panel) in points:
            points.remove(Point(step.act.panel))  # the part of it is framed
        framed = {halo.target for halo in window.findChildren(Halo) if not halo.isHidden()}
        assert framed == {part_of(desktop, point) for point in points}, place
        if step.task and not step.run:
            view(desktop).task.go.click()
            settle()
            focus, part = window.focusWidget(), part_of(desktop, step.place)
            assert part is focus or part.isAncestorOf(focus), place
            assert in_sight(window.docks[step.panels[-1]]), place


def test_the_field_that_a_step_asks_for_is_empty(desktop, session, docks):
    """A point in the dictionary is looked up there; the name of its field is no such point."""
    docks["dictionary"].widget().field.setText("torch")
    desktop.guide.open()
    go(session, Place("lesson", "7-choice", 0))
    settle()
    assert docks["dictionary"].widget().field.text() == ""
    view(desktop).task.go.click()
    settle()
    assert desktop.window.focusWidget() is docks["dictionary"].widget().field


def test_leaving_brings_back_the_tab_in_front_and_the_heights(desktop, session, docks):
    docks["formats"].raise_()
    desktop.guide.open()
    settle()
    before = {name: docks[name].height() for name in ("curve", "derivative", "formats")}
    for page, number in (("6-ffn", 0), ("1-gate", 4), ("5-forms", 0), ("7-choice", 1)):
        go(session, Place("lesson", page, number))
        settle()
    assert in_sight(docks["race"])
    assert docks["race"].height() > 1.5 * before["formats"] - 60
    assert docks["curve"].height() < before["curve"]
    session.come_back()
    settle()
    assert in_sight(docks["formats"])
    assert {name: docks[name].height() for name in before} == before


def test_a_step_shows_only_what_it_needs(desktop, session, docks):
    """The panel that the step before needed is not left standing there."""
    desktop.guide.open()
    go(session, Place("lesson", "1-gate", 4))
    settle()
    assert in_sight(docks["chance"])
    go(session, Place("lesson", "2-relu", 0))
    settle()
    assert in_sight(docks["error"])
    assert not in_sight(docks["chance"])


def test_heights_that_a_hand_has_changed_stay(desktop, session, docks):
    desktop.guide.open()
    go(session, Place("lesson", "6-ffn", 0))
    settle()
    heights = [docks["curve"].height() + 60, docks["ffn"].height() - 60]
    desktop.window.resizeDocks([docks["curve"], docks["ffn"]], heights, Qt.Orientation.Vertical)
    settle()
    by_hand = docks["curve"].height()
    session.come_back()
    settle()
    assert docks["curve"].height() == by_hand


def test_the_focus_does_not_get_lost_where_its_panel_is_covered(desktop, session, docks, qtbot):
    desktop.window.activateWindow()
    desktop.guide.open()
    go(session, Place("lesson", "6-ffn", 0))
    settle()
    view(desktop).task.go.click()
    qtbot.waitUntil(lambda: docks["ffn"].isAncestorOf(QApplication.focusWidget()))
    go(session, Place("lesson", "1-gate", 0))
    settle()
    assert QApplication.focusWidget() is view(desktop).reader


def test_a_presentation_shows_the_controls_where_a_step_needs_them(desktop, session, docks):
    desktop.guide.open()
    go(session, GATE)
    desktop.views.toggle_presentation()
    settle()
    assert docks["controls"].isHidden()
    go(session, COEFFICIENTS)
    settle()
    assert in_sight(docks["controls"])
    assert in_sight(docks["error"])
    assert docks["controls"].geometry().right() < docks["error"].geometry().left()
    go(session, GATE)
    settle()
    assert docks["controls"].isHidden()
    desktop.views.toggle_presentation()
    settle()
    assert in_sight(docks["controls"])


def test_menus_outlive_what_a_lesson_frames(desktop, session):
    desktop.guide.tour()
    for place in (COEFFICIENTS, COEFFICIENTS._replace(step=3), COEFFICIENTS._replace(step=4)):
        go(session, place)
        settle()
        view(desktop).task.go.click()
        settle()
    session.come_back()
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    actions = desktop.window.actions_by_name.values()
    assert all(shiboken6.isValid(action) for action in actions)


@pytest.fixture
def spoken(qapp):
    """Let a test choose the language and the size of text."""

    def speak(language, size):
        install_language(qapp, language)
        magnify(qapp, size)

    yield speak
    speak("en", 1.0)


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_all_tabs_are_in_sight_where_the_guide_is_narrowest(
    qtbot, session, theme, dressed, spoken, language, size
):
    spoken(language, size)
    panel = BY_NAME["guide"].create(session, theme)
    qtbot.addWidget(panel)
    panel.resize(panel.minimumSizeHint().width(), pixels(600))
    panel.show()
    settle()
    assert panel.width() == pixels(312)
    buttons = panel.sections.buttons
    assert len(buttons) == 5
    for button in buttons:
        assert wholly_seen(button)
        assert button.width() >= button.sizeHint().width()
    assert len({button.y() for button in buttons}) == (2 if language == "en" else 1)
    panel.resize(2 * panel.width(), panel.height())
    settle()
    assert len({button.y() for button in buttons}) == 1


def test_the_program_prints_in_the_size_of_the_text(qtbot, session, theme, dressed, spoken):
    spoken("en", 1.5)
    panel = BY_NAME["guide"].create(session, theme)
    qtbot.addWidget(panel)
    output = panel.lesson.program.output
    assert output.font().pointSizeF() == panel.font().pointSizeF()
    assert output.placeholderText()
