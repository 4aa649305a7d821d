import dataclasses

import pytest
from PySide6.QtCore import QObject

from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.guide.reading import Place, Reading
from gelu_desktop.model.library import Library
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.session import Session

FIRST, SECOND = Place("lesson", "bert", 0), Place("lesson", "bert", 1)


def test_many_edits_are_one_signal(session, qtbot):
    seen = []
    session.changed.connect(seen.append)
    for x in (1.1, 1.2, 1.3):
        session.edit(gesture="probe", x=x)
    with qtbot.waitSignal(session.changed):
        pass
    qtbot.wait(10)
    assert [result.state.x for result in seen] == [1.3]


def test_an_equal_value_says_nothing(session, qtbot):
    seen = []
    session.changed.connect(seen.append)
    session.edit(x=1.0)
    qtbot.wait(10)
    assert seen == []


def test_undo_and_redo(session, qtbot):
    session.edit(x=2.0)
    session.undo()
    assert session.state.x == 1.0
    assert session.can_redo
    session.redo()
    assert session.state.x == 2.0
    qtbot.wait(10)


def test_a_refused_change_changes_nothing(session):
    with pytest.raises(StateError):
        session.edit(x=float("nan"), ffn_seed=5)
    assert session.state.x == 1.0
    assert session.state.ffn_seed == 0
    assert not session.can_undo


def test_the_result_belongs_to_the_state(session, qtbot):
    first = session.result
    assert session.result is first
    session.edit(x=2.0)
    assert session.result.state.x == 2.0
    qtbot.wait(10)


def heard(session, qtbot):
    """Return what the session says in the next turn of the event loop."""
    seen = []
    session.changed.connect(seen.append)
    qtbot.wait(10)
    session.changed.disconnect(seen.append)
    return [result.state for result in seen]


def test_a_lesson_puts_the_own_work_aside(session, qtbot):
    session.edit(x=2.0)
    heard(session, qtbot)
    session.visit(State(x=5.0), FIRST)
    assert session.visiting
    assert (session.state.x, session.own.x) == (5.0, 2.0)
    assert not session.can_undo
    assert [state.x for state in heard(session, qtbot)] == [5.0]
    session.come_back()
    assert not session.visiting
    assert session.reached is None
    assert session.own is session.state
    assert [state.x for state in session.states] == [1.0, 2.0]
    assert [state.x for state in heard(session, qtbot)] == [2.0]


def test_what_a_lesson_shows_can_become_the_next_step(session, qtbot):
    session.visit(State(x=5.0), FIRST)
    session.edit(x=6.0)
    session.come_back(keep=True)
    assert [state.x for state in session.states] == [1.0, 6.0]
    assert session.place == 1
    assert [state.x for state in heard(session, qtbot)] == [6.0]


def test_coming_back_without_a_lesson_changes_nothing(session, qtbot):
    session.point_at(Point("curve"))
    assert heard(session, qtbot) == [session.state]
    session.come_back(keep=True)
    assert session.result.point == Point("curve")
    assert heard(session, qtbot) == []


def test_undo_goes_back_and_forth_between_the_steps_of_a_lesson(session, qtbot):
    session.visit(State(x=5.0), FIRST)
    session.edit(x=5.5)
    assert session.reached == FIRST
    session.visit(State(x=6.0), SECOND)
    assert session.reached == SECOND
    session.edit(x=6.5)
    assert session.reached == SECOND
    for expected in (SECOND, FIRST, FIRST):
        session.undo()
        assert session.reached == expected
    assert not session.can_undo
    for expected in (FIRST, SECOND, SECOND):
        session.redo()
        assert session.reached == expected
    session.come_back()
    session.visit(State(x=5.0), SECOND)
    assert session.reached == SECOND
    assert len(heard(session, qtbot)) == 1


def test_other_work_begins_without_a_step_back(session, qtbot):
    session.edit(x=2.0)
    session.visit(State(x=5.0), FIRST)
    heard(session, qtbot)
    session.point_at(Point("curve"))
    heard(session, qtbot)
    session.begin(State(x=7.0))
    assert not session.visiting
    assert session.result.point is None
    assert [state.x for state in session.states] == [7.0]
    assert [state.x for state in heard(session, qtbot)] == [7.0]
    session.begin(State(x=8.0))
    assert [state.x for state in heard(session, qtbot)] == [8.0]


def test_going_to_a_step_of_the_history(session, qtbot):
    for x in (2.0, 3.0, 4.0):
        session.edit(x=x)
    for place, x in ((1, 2.0), (3, 4.0), (2, 3.0), (0, 1.0)):
        session.go(place)
        assert (session.place, session.state.x) == (place, x)
        assert [state.x for state in heard(session, qtbot)] == [x]
    session.go(0)
    assert heard(session, qtbot) == []
    session.go(2)
    heard(session, qtbot)
    session.go(2)
    assert heard(session, qtbot) == []
    session.go(9)
    assert session.place == 3
    session.go(-1)
    assert session.place == 0
    heard(session, qtbot)


def test_undo_and_redo_say_so(session, qtbot):
    session.edit(x=2.0)
    heard(session, qtbot)
    session.undo()
    assert [state.x for state in heard(session, qtbot)] == [1.0]
    session.undo()
    assert heard(session, qtbot) == []
    session.redo()
    assert [state.x for state in heard(session, qtbot)] == [2.0]
    session.redo()
    assert heard(session, qtbot) == []


def test_a_gesture_that_came_to_nothing_is_told_of(session, qtbot):
    session.edit(gesture="probe", x=2.0)
    session.edit(gesture="probe", x=1.0)
    heard(session, qtbot)
    assert session.can_undo
    session.close_gesture()
    assert not session.can_undo
    assert heard(session, qtbot) == [session.state]


def test_a_gesture_that_is_closed_is_not_continued(session, qtbot):
    session.edit(gesture="probe", x=2.0)
    session.close_gesture()
    session.edit(gesture="probe", x=3.0)
    assert [state.x for state in session.states] == [1.0, 2.0, 3.0]
    heard(session, qtbot)


def test_what_is_pointed_at_is_no_step(session, qtbot):
    session.point_at(Point("curve"))
    assert session.result.point == Point("curve")
    assert not session.can_undo
    assert heard(session, qtbot) == [session.state]
    result = session.result
    session.point_at(Point("curve"))
    assert session.result is result
    assert heard(session, qtbot) == []
    session.edit(x=2.0)
    assert session.result.point == Point("curve")
    heard(session, qtbot)


def test_a_picked_unit_is_shown_while_it_belongs_to_the_state(session, qtbot):
    session.edit(ffn=FfnSettings(source="synthetic"))
    heard(session, qtbot)
    unit = Picked(session.result.batch_asked, 3, (0.5,))
    session.show_unit(unit)
    assert session.result.unit == unit
    assert heard(session, qtbot) == [session.state]
    result = session.result
    session.show_unit(dataclasses.replace(unit))
    assert session.result is result
    assert heard(session, qtbot) == []
    session.show_unit(None)
    assert session.result.unit is None
    assert heard(session, qtbot) == [session.state]


def test_what_is_remembered_of_the_guide_is_told_once(session):
    told = []
    session.read.connect(told.append)
    reading = Reading(place=FIRST)
    session.remember(reading)
    session.remember(Reading(place=FIRST))
    assert session.reading is reading
    assert told == [reading]


def test_a_session_begins_where_it_is_told_to(qapp):
    library, owner = Library(), QObject()
    session = Session(State(x=3.0), library, owner)
    assert session.state.x == 3.0
    assert session.library is library
    assert session.parent() is owner
    assert isinstance(Session(parent=owner).library, Library)
    owner.deleteLater()


def test_a_gesture_that_came_to_nothing_ends_with_undo_and_the_menu_hears_of_it(session, qtbot):
    session.edit(gesture="x", x=3.0)
    session.edit(gesture="x", x=State().x)
    assert session.can_undo
    with qtbot.waitSignal(session.changed):
        pass
    with qtbot.waitSignal(session.changed, timeout=2000):
        session.undo()
    assert not session.can_undo
    assert session.state == State()
