import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.scene import Bars, Scene
from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.scenes import SceneGrid, cells


def bars(*heights):
    lefts = np.arange(1, len(heights) + 1) - 0.4
    made = Bars(lefts, lefts + 0.8, np.array(heights), "gelu")
    return Scene((0.5, len(heights) + 0.5), (-3.0, 3.0), bars=(made,))


@pytest.fixture
def grid(qtbot, theme):
    widget = SceneGrid(theme, (1, 1), 0.05, 4.0)
    qtbot.addWidget(widget)
    widget.resize(700, 260)
    widget.show_scenes((bars(1.0, -0.5, 2.0), bars(1.0)))
    widget.show()
    qtbot.waitExposed(widget)
    widget.setFocus()
    return widget


def heard(signal):
    values = []
    signal.connect(lambda *given: values.append(given))
    return values


@pytest.mark.parametrize("size", [(1000, 200), (400, 300), (260, 160)])
def test_cells_fill_the_room_without_overlap(size):
    made = cells(QRectF(0, 0, *size), (1, 2, 2, 1))
    for index, cell in enumerate(made):
        assert QRectF(0, 0, *size).adjusted(-1, -1, 1, 1).contains(cell)
        assert not any(cell.intersects(other) for other in made[:index])


def test_a_bar_is_dragged(grid, qtbot):
    moved, ends = heard(grid.bar_moved), heard(grid.released)
    start, end = grid.frame.point(3, 1.0).toPoint(), grid.frame.point(3, -2.0).toPoint()
    qtbot.mousePress(grid, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(grid, end)
    qtbot.mouseRelease(grid, Qt.MouseButton.LeftButton, pos=end)
    assert moved[-1][0] == 2
    assert moved[-1][1] == pytest.approx(-2.0, abs=0.06)
    assert len(ends) == 1


def test_a_press_beside_the_bars_moves_nothing(grid, qtbot):
    moved = heard(grid.bar_moved)
    qtbot.mouseClick(grid, Qt.MouseButton.LeftButton, pos=QPoint(690, 5))
    assert moved == []


def test_keys_choose_and_move(grid, qtbot):
    moved, chosen = heard(grid.bar_moved), heard(grid.bar_chosen)
    qtbot.keyClick(grid, Qt.Key.Key_Right)
    qtbot.keyClick(grid, Qt.Key.Key_Up)
    qtbot.keyClick(grid, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert chosen[0] == (1,)
    assert moved == [(1, pytest.approx(-0.45)), (1, pytest.approx(-0.95))]


def test_keys_and_notches_are_one_gesture_and_stop_at_the_limit(grid, qtbot):
    moved, ends = heard(grid.bar_moved), heard(grid.released)
    for _ in range(8):
        qtbot.keyClick(grid, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(grid, Qt.Key.Key_Down)
    assert [value for _, value in moved[-3:]] == pytest.approx([4.0, 4.0, 3.95])
    assert ends == []
    qtbot.waitUntil(lambda: len(ends) == 1, timeout=5 * gesture.PAUSE_MS)


def test_no_scenes_is_no_fault(qtbot, theme):
    empty = SceneGrid(theme, (1,), 0.1)
    qtbot.addWidget(empty)
    empty.show()
    qtbot.waitExposed(empty)
    qtbot.mouseClick(empty, Qt.MouseButton.LeftButton)
    qtbot.keyClick(empty, Qt.Key.Key_Up)
    QApplication.processEvents()
    assert empty.heights == []
