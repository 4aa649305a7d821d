import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gelu_desktop.widgets.staying_menu import StayingMenu

LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def menu(qtbot):
    """Give an open menu of two ticks and one command."""
    made = StayingMenu()
    qtbot.addWidget(made)
    for text in ("one", "two"):
        made.addAction(text).setCheckable(True)
    made.addAction("leave")
    made.popup(QPoint(10, 10))
    return made


def middle(menu, place):
    return menu.actionGeometry(menu.actions()[place]).center()


def test_several_ticks_are_set_with_the_mouse_in_one_go(menu):
    for place in (0, 1):
        QTest.mouseClick(menu, LEFT, pos=middle(menu, place))
    assert [action.isChecked() for action in menu.actions()[:2]] == [True, True]
    assert menu.isVisible()
    QTest.mouseClick(menu, LEFT, pos=middle(menu, 2))
    assert not menu.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_several_ticks_are_set_with_keys_in_one_go(menu, key):
    for _ in range(2):
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, key)
    assert [action.isChecked() for action in menu.actions()[:2]] == [True, True]
    assert menu.isVisible()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
