import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.widgets.working import TurnButton, jobs_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def presses(qtbot):
    """Give a button, and what it counted."""
    button, counted = TurnButton(), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: counted.append(1))
    button.show()
    return button, counted


def test_a_double_click_is_one_press(presses):
    button, counted = presses
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    assert len(counted) == 1


def test_as_many_presses_as_a_hurried_hand_makes_are_one(presses):
    button, counted = presses
    middle = QPointF(button.rect().center())
    for index in range(8):
        kind = QEvent.Type.MouseButtonRelease if index % 2 else QEvent.Type.MouseButtonPress
        event = QMouseEvent(kind, middle, middle, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(10_000 + 100 * index)
        QApplication.sendEvent(button, event)
    assert len(counted) == 1


def test_presses_that_follow_slowly_are_taken(presses):
    button, counted = presses
    for _ in range(3):
        QTest.mouseClick(button, LEFT, delay=QApplication.doubleClickInterval() + 50)
    button.click()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(counted) == 5


def test_work_belongs_to_the_session_under_its_name(session):
    assert jobs_of(session, "race") is jobs_of(session, "race")
    assert jobs_of(session, "race") is not jobs_of(session, "fit")
    assert jobs_of(session, "fit").parent() is session
