"""Several small plots side by side that show bars, and one whose bars can be dragged."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.figures import short
from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.gesture import Gesture
from gelu_desktop.widgets.magnification import painter_on, pixels, place, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.speech import speak_as
from gelu_desktop.widgets.spoken import summary
from gelu_desktop.widgets.strokes import fill_ground, pen
from gelu_desktop.widgets.theme import Theme

WIDE = 2.4
GAP = 6.0
LEAST = (130.0, 150.0)


def rows_needed(width: float, count: int) -> int:
    """Return in how many rows ``count`` plots have room enough."""
    fitting = max(1, int((width + GAP) // (LEAST[0] + GAP)))
    return -(-count // fitting)


def cells(rect: QRectF, weights: Sequence[float]) -> list[QRectF]:
    """Return where each plot stands: in one row if the room is wide, else in two or more."""
    least = rows_needed(rect.width(), len(weights))
    rows = max(least, 1 if rect.width() > WIDE * rect.height() else 2)
    per_row = -(-len(weights) // rows)
    height = (rect.height() - GAP * (rows - 1)) / rows
    made = []
    for row in range(rows):
        part = weights[row * per_row : (row + 1) * per_row]
        room = rect.width() - GAP * (len(part) - 1)
        left = rect.left()
        for weight in part:
            width = room * weight / sum(part)
            made.append(QRectF(left, rect.top() + row * (height + GAP), width, height))
            left += width + GAP
    return made


def paint_scenes(
    painter: QPainter,
    rect: QRectF,
    scenes: Sequence[Scene],
    weights: Sequence[float],
    theme: Theme,
) -> None:
    """Paint the plots into ``rect``."""
    fill_ground(painter, rect, theme)
    for cell, scene in zip(cells(rect, weights), scenes, strict=True):
        paint_scene(painter, cell, scene, theme)


class SceneGrid(QWidget):
    """Plots of bars; the bars of the first plot can be dragged up and down.

    Left and right choose a bar, up and down move it, ten times as far with Shift or Ctrl.

    Parameters
    ----------
    theme : Theme
        The colours.
    weights : sequence of float
        Relative widths of the plots.
    step : float
        How far an arrow key moves a bar.
    limit : float
        The largest magnitude of a bar.
    """

    bar_moved = Signal(int, float)
    bar_chosen = Signal(int)
    released = Signal()

    def __init__(
        self, theme: Theme, weights: Sequence[float], step: float, limit: float = math.inf
    ) -> None:
        super().__init__()
        self._theme = theme
        self._weights = weights
        self._step, self._limit = step, limit
        self._asked: dict[int, float] = {}  # events come faster than scenes
        self._gesture = Gesture(self)
        self._gesture.ended.connect(self.released)
        self._scenes: Sequence[Scene] = ()
        self._chosen = 0
        self._grip: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        speak_as(self, QAccessible.Role.Chart)
        self.setMouseTracking(True)
        self.setMinimumWidth(pixels(260))

    def show_scenes(self, scenes: Sequence[Scene]) -> None:
        """Show ``scenes``, one a weight."""
        self._asked.clear()
        self._scenes = scenes
        self._chosen = min(self._chosen, len(self.heights) - 1)
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Say which bar is chosen and how high it is, then what the other plots show."""
        lines = list(map(summary, self._scenes))
        if self.heights:
            lines[0] = self.tr("{title}, {number} of {count}: {value}").format(
                title=self._scenes[0].title,
                number=self._chosen + 1,
                count=len(self.heights),
                value=short(self.heights[self._chosen]),
            )
        self.setAccessibleDescription("\n".join(filter(None, lines)))

    @property
    def heights(self) -> list[float]:
        """Heights of the bars that can be dragged."""
        bars = self._scenes[0].bars if self._scenes else ()
        return [float(height) for height in bars[0].heights] if bars else []

    @property
    def frame(self) -> Frame:
        """Geometry of the plot whose bars can be dragged."""
        return Frame(cells(room(self), self._weights)[0], self._scenes[0])

    def sizeHint(self) -> QSize:
        """Ask for the room of plots that read well."""
        return QSize(560, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the rows need at the new width."""
        super().resizeEvent(event)
        rows = rows_needed(room(self).width(), len(self._weights))
        self.setMinimumHeight(pixels(rows * LEAST[1]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plots, and a frame about the chosen bar."""
        if not self._scenes:
            return
        with painter_on(self) as painter:
            paint_scenes(painter, room(self), self._scenes, self._weights, self._theme)
            if self.hasFocus() and self.heights:
                self._paint_focus(painter)

    def _paint_focus(self, painter: QPainter) -> None:
        frame, index = self.frame, self._chosen
        left, right = frame.point(index + 0.55, 0.0).x(), frame.point(index + 1.45, 0.0).x()
        painter.setPen(pen(self._theme.colour("accent"), 1.5))
        painter.drawRect(QRectF(left, frame.plot.top(), right - left, frame.plot.height()))

    def _bar_at(self, at: QPointF) -> int | None:
        if not self._scenes or not self.frame.plot.adjusted(0, -6, 0, 6).contains(at):
            return None
        index = round(self.frame.x_at(at.x())) - 1
        return index if 0 <= index < len(self.heights) else None

    def _pull(self, at: QPointF) -> None:
        if self._grip is not None:
            low, high = self.frame.scene.y_range
            value = min(max(self.frame.y_at(at.y()), low), high)
            self.bar_moved.emit(self._grip, round(value / self._step) * self._step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grip a bar."""
        self._gesture.end()
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = self._bar_at(place(event.position()))
            if self._grip is not None:
                self._choose(self._grip)
                self._pull(place(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the bar that is gripped."""
        over = self._grip is not None or self._bar_at(place(event.position())) is not None
        self.setCursor(Qt.CursorShape.SizeVerCursor if over else Qt.CursorShape.ArrowCursor)
        self._pull(place(event.position()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let go."""
        if self._grip is not None:
            self._grip = None
            self.released.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the bar under the pointer, if the plots have the focus."""
        index = self._bar_at(place(event.position()))
        if index is None or not self.hasFocus():
            event.ignore()
            return
        self._move(index, event.angleDelta().y() / 120)
        self._gesture.end_soon()
        event.accept()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._describe()
        self.bar_chosen.emit(index)
        self.update()

    def _move(self, index: int, steps: float) -> None:
        value = self._asked.get(index, self.heights[index]) + steps * self._step
        value = min(max(round(value / self._step) * self._step, -self._limit), self._limit)
        self._asked[index] = value
        self._gesture.touch()
        self.bar_moved.emit(index, value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a bar, or move the chosen one."""
        coarse = event.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
        )
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        across = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not self.heights or not (steps or across):
            event.ignore()
            return
        self._choose(min(max(self._chosen + across, 0), len(self.heights) - 1))
        if steps:
            self._move(self._chosen, steps * (10 if coarse else 1))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the movement of a key that was held."""
        if not event.isAutoRepeat():
            self._gesture.end_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no movement open."""
        self._gesture.end()
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which bar is chosen."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide which bar is chosen."""
        super().focusOutEvent(event)
        self._gesture.end()
        self.update()
