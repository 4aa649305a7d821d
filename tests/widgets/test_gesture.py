import pytest
from PySide6.QtCore import QObject

from gelu_desktop.widgets.gesture import PAUSE_MS, Gesture


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


def heard(gesture):
    ends = []
    gesture.ended.connect(lambda: ends.append(gesture))
    return ends


def test_what_goes_on_is_not_ended_by_an_earlier_pause(owner, qtbot):
    gesture = Gesture(owner)
    ends = heard(gesture)
    gesture.touch()
    gesture.end_soon()
    gesture.touch()
    qtbot.wait(PAUSE_MS + 100)
    assert ends == []
    gesture.end()
    gesture.end()
    assert len(ends) == 1


def test_another_gesture_ends_the_first(owner):
    first, second = Gesture(owner), Gesture(owner)
    ends, other_ends = heard(first), heard(second)
    first.touch()
    first.end_soon()
    second.touch()
    assert (len(ends), len(other_ends)) == (1, 0)
    second.end()
    assert len(other_ends) == 1


def test_a_gesture_whose_control_is_gone_is_no_trouble(owner):
    gone = QObject()
    Gesture(gone).touch()
    del gone
    Gesture(owner).touch()
