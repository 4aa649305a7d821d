import pytest

from gelu_desktop.model.history import History
from gelu_desktop.model.state import State


@pytest.fixture
def history():
    return History(State())


def test_a_gesture_is_one_step(history):
    for x in (1.1, 1.2, 1.3):
        history.edit(history.state.replace(x=x), "probe")
    assert history.undo()
    assert history.state.x == 1.0
    assert not history.undo()
    assert history.redo()
    assert history.state.x == 1.3


def test_a_closed_gesture_is_not_continued(history):
    history.edit(history.state.replace(x=2.0), "probe")
    history.close_gesture()
    history.edit(history.state.replace(x=3.0), "probe")
    history.undo()
    assert history.state.x == 2.0


def test_another_gesture_in_between_is_a_step_of_its_own(history):
    history.edit(history.state.replace(x=2.0), "probe")
    history.edit(history.state.replace(ffn_seed=1), "seed")
    history.edit(history.state.replace(x=3.0), "probe")
    assert [history.undo() for _ in range(4)] == [True, True, True, False]


def test_changes_without_a_gesture_are_steps(history):
    history.edit(history.state.replace(x=2.0))
    history.edit(history.state.replace(x=3.0))
    history.undo()
    assert history.state.x == 2.0


def test_an_equal_state_is_no_step(history):
    assert not history.edit(history.state.replace(x=1.0))
    assert not history.can_undo


def test_a_gesture_that_comes_back_is_no_step(history):
    history.edit(history.state.replace(x=2.0), "probe")
    history.edit(history.state.replace(x=1.0), "probe")
    history.close_gesture()
    assert not history.can_undo


def test_a_new_change_forgets_what_was_taken_back(history):
    history.edit(history.state.replace(x=2.0))
    history.undo()
    assert history.can_redo
    history.edit(history.state.replace(x=3.0))
    assert not history.can_redo
    assert not history.redo()


def test_the_oldest_steps_are_forgotten():
    history = History(State(), limit=3)
    for x in (2.0, 3.0, 4.0, 5.0):
        history.edit(history.state.replace(x=x))
    while history.undo():
        pass
    assert history.state.x == 2.0


def test_a_gesture_that_comes_to_nothing_leaves_what_can_be_redone(history):
    history.edit(history.state.replace(x=2.0))
    history.undo()
    history.edit(history.state.replace(x=5.0), "probe")
    history.edit(history.state.replace(x=1.0), "probe")
    history.close_gesture()
    assert not history.can_undo
    assert history.redo()
    assert history.state.x == 2.0


def test_two_changes_without_gesture_that_cancel_are_two_steps(history):
    history.edit(history.state.replace(x=2.0))
    history.edit(history.state.replace(x=1.0))
    history.close_gesture()
    assert [history.undo() for _ in range(3)] == [True, True, False]


def test_all_states_are_listed_in_order(history):
    for x in (2.0, 3.0):
        history.edit(history.state.replace(x=x))
    history.undo()
    assert [state.x for state in history.states] == [1.0, 2.0, 3.0]
    assert history.place == 1


def test_a_hundred_steps_are_kept():
    history = History(State())
    for place in range(1, 103):
        history.edit(history.state.replace(x=float(place)))
    assert history.place == 100
    assert history.states[0].x == 2.0


def test_whether_there_is_a_step_is_yes_or_no(history):
    assert (history.can_undo, history.can_redo) == (False, False)
    history.edit(history.state.replace(x=2.0))
    assert (history.can_undo, history.can_redo) == (True, False)
    history.undo()
    assert (history.can_undo, history.can_redo) == (False, True)


def test_a_gesture_that_comes_back_is_no_step_before_another_gesture(history):
    history.edit(history.state.replace(x=2.0), "probe")
    history.edit(history.state.replace(x=1.0), "probe")
    history.edit(history.state.replace(ffn_seed=1), "seed")
    assert history.undo()
    assert not history.can_undo


def test_a_gesture_comes_back_to_where_it_began_and_not_to_the_first_state(history):
    history.edit(history.state.replace(x=2.0))
    history.edit(history.state.replace(x=3.0), "probe")
    history.edit(history.state.replace(x=2.0), "probe")
    history.close_gesture()
    assert [state.x for state in history.states] == [1.0, 2.0]
    history.edit(history.state.replace(x=3.0), "probe")
    history.edit(history.state.replace(x=1.0), "probe")
    history.close_gesture()
    assert [state.x for state in history.states] == [1.0, 2.0, 1.0]


@pytest.mark.parametrize("x", [2.0, 1.0])
def test_undo_and_redo_end_a_gesture(history, x):
    history.edit(history.state.replace(ffn_seed=1))
    history.edit(history.state.replace(x=3.0), "probe")
    history.edit(history.state.replace(x=x), "probe")
    history.undo()
    history.redo()
    history.edit(history.state.replace(x=4.0), "probe")
    history.undo()
    assert history.state.x == x
    history.undo()
    assert (history.state.x, history.state.ffn_seed) == (1.0, 1 if x > 1 else 0)
