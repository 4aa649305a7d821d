import pytest

from gelu_desktop.model.rules import StateError


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
