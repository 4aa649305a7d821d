"""The plot on the screen: the only module that knows pyqtgraph.

Three layers are painted into one view. Axes, grid and names are a picture, renewed when the range
or the size changes, in which curves are exchanged for others; the readings and what moves with the
probe are painted each time.
"""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.scene import Scene
from gelu_desktop.numerics.sampling import without_noise, zoomed
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.canvas import Canvas
from gelu_desktop.widgets.entries import swatch_of
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.gesture import Gesture, after_click
from gelu_desktop.widgets.grips import Grip, Hands, grip_at, probe_step, steps_of
from gelu_desktop.widgets.magnification import covering, magnification, pixels, place, room
from gelu_desktop.widgets.marks import paint_numbers
from gelu_desktop.widgets.mirror import put_up
from gelu_desktop.widgets.painting import lay_curves, paint_header, paint_overlay
from gelu_desktop.widgets.plotted_parts import alike, moved, probed, y_limits
from gelu_desktop.widgets.spared import spared
from gelu_desktop.widgets.speech import speak_as
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tracing import Grid, Trace, Traces

put_up()
spared()
import pyqtgraph as pg  # noqa: E402 - with the mirrors and without the rest

NOTCH = 1.15
EMPTY = Scene(x_range=(-1.0, 1.0), y_range=(-1.0, 1.0))


class PlotView(pg.GraphicsView):  # type: ignore[misc]
    """A live plot of a scene with a probe that can be dragged.

    Parameters
    ----------
    theme : Theme
        The colours.

    Notes
    -----
    Left button: the probe goes to the pointer, but a line across or an end of the ruler at the top
    is dragged itself. Middle or right button, or Shift and left: the
    plot moves. Wheel: zoom along x, with Ctrl along y, with Shift the probe moves. Double click:
    the whole picture again. Arrow keys: the probe moves, ten times as far with Shift or Ctrl.
    """

    probe_moved = Signal(float)
    x_range_moved = Signal(float, float)
    y_range_moved = Signal(float, float)
    level_moved = Signal(float)
    interval_moved = Signal(float, float)
    released = Signal()
    reset = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(background=None)
        self.theme = theme
        self.frame = Frame(QRectF(0, 0, 1, 1), EMPTY)
        self._traces = Traces()
        self._grip: Grip | None = None
        self._clicked: tuple[QPointF, float] | None = None  # a press, and the probe before it
        self._asked: dict[str, Any] = {}  # events come faster than scenes
        self._gesture = Gesture(self)
        self._gesture.ended.connect(self.released)
        self._hands = Hands(
            self.probe_moved.emit,
            self.level_moved.emit,
            self.interval_moved.emit,
            self.x_range_moved.emit,
            self.y_range_moved.emit,
        )
        self._box: pg.ViewBox | None = None
        self._region = QRegion()
        self.setCentralItem(None)  # which would have every new size painted twice
        self._canvas = Canvas(self.viewport())
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)  # there is one already
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        speak_as(self, QAccessible.Role.Chart)
        self.setMinimumSize(pixels(180), pixels(120))

    @property
    def box(self) -> pg.ViewBox:
        """The plot as pyqtgraph knows it: its place and its range, up to date when asked for."""
        # Kept in step all the time it would have every change painted twice.
        if self._box is None:
            self._box = pg.ViewBox(enableMenu=False, enableMouse=False)
            self.scene().addItem(self._box)
        scene, plot = self.frame.scene, self.frame.plot
        self._box.setGeometry(plot)
        self._box.setRange(xRange=scene.x_range, yRange=scene.y_range, padding=0)
        return self._box

    def show_scene(self, scene: Scene) -> None:
        """Show ``scene``; only the layers in which something changed will be painted anew."""
        self._asked.clear()
        old = self.frame
        if alike(old.scene, scene):
            self.frame = old.showing(scene)
            self.viewport().update(covering(probed(old, self.frame, self.theme)))
        else:
            self._renew(Frame(old.rect, scene, swatch_of(self.theme)))

    def _renew(self, frame: Frame) -> None:
        old, self.frame = self.frame, frame
        same = old.shown_axes == frame.shown_axes
        if not same:
            self._traces.forget()
        parts = moved(old, frame, self.theme, self._drawn_rows) if same else None
        self.viewport().update(self.viewport().rect() if parts is None else covering(parts))

    def _drawn_rows(self) -> tuple[float, float] | None:
        """Return between which heights the curves of before and those of now are."""
        before = self._traces.rows
        seen = before is not None and self.isVisible() and self.traces
        after = self._traces.rows if seen else None
        return before and after and (min(before[0], after[0]), max(before[1], after[1]))

    @property
    def grid(self) -> Grid:
        """The pixels that curves are drawn in."""
        return self._canvas.grid

    @property
    def traces(self) -> dict[AnyCurve, Trace]:
        """The curves as the screen shows them; they are made for what is painted."""
        return self._traces.of(self.frame, self.theme, self.grid)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and know where."""
        self._region = event.region()
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, _rect: QRectF) -> None:
        """Paint what stands still, or copy it."""
        axes, curves = (self.frame.shown_axes, self.frame.shown_names), self.frame.shown_curves
        region = self._region
        self._canvas.show(painter, region, (axes, self._paint_axes), (curves, self._lay_curves))

    def _paint_axes(self, painter: QPainter) -> None:
        paint_axes(painter, self.frame, self.theme)
        paint_numbers(painter, self.frame, self.theme)
        paint_header(painter, self.frame, self.theme, readings=False)

    def _lay_curves(self, canvas: Canvas) -> None:
        lay_curves(canvas, self.frame, self.theme, self.traces)

    def drawForeground(self, painter: QPainter, _rect: QRectF) -> None:
        """Paint what moves."""
        painter.save()
        painter.scale(magnification(), magnification())
        paint_header(painter, self.frame, self.theme, names=False)
        traces = self.traces.values() if self.frame.scene.markers else ()
        lines = [part for trace in traces for part in trace.points]
        paint_overlay(painter, self.frame, self.theme, lines, numbered=True)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Fit the picture to the view."""
        super().resizeEvent(event)
        if event is not None and hasattr(self, "_canvas"):
            self.setSceneRect(QRectF(self.viewport().rect()))
            self._renew(replace(self.frame, rect=room(self.viewport())))

    def sizeHint(self) -> QSize:
        """Ask for the room of a plot that reads well."""
        return QSize(480, 300)

    def close(self) -> bool:
        """Close as any widget does."""
        # pyqtgraph's own takes the scene apart while Qt still paints it.
        return QGraphicsView.close(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hold what lies under the pointer."""
        self._gesture.end()
        left = event.button() == Qt.MouseButton.LeftButton
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._grip = self._grip_at(place(event.position()), panning=shift or not left)
        self.viewport().setCursor(self._grip.shape)
        probe, self._clicked = self.frame.scene.probe, None
        if self._grip.at_once:
            self._clicked = None if probe is None else (event.position(), probe)
            self._grip.move(self.frame, place(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what is held, or show what could be."""
        if self._grip is not None:
            self._unclick(event.position())
            self._grip.move(self.frame, place(event.position()))
        else:
            self.viewport().setCursor(self._grip_at(place(event.position()), panning=False).shape)

    def _grip_at(self, at: QPointF, panning: bool) -> Grip:
        limits = X_LIMIT, y_limits(self.frame.scene)[0]
        return grip_at(self.frame, at, self._hands, panning, limits)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if self._grip is not None:
            self._grip = None
            self.viewport().unsetCursor()
            self._gesture.touch()
            if self._clicked is None:
                self._gesture.end()
            else:  # a second click may follow, and take the first one back
                self._gesture.end_soon(after_click())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the whole picture; the probe goes back to where it was before the first click."""
        self._grip = None
        if self._clicked is not None:
            self.probe_moved.emit(self._clicked[1])
            self._clicked = None
        self._gesture.end()
        self.reset.emit()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, or move the probe."""
        delta = event.angleDelta()
        notches, at = (delta.y() or delta.x()) / 120, place(event.position())
        frame = self.frame
        event.accept()
        self._clicked = None
        self._gesture.touch()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._step_probe(notches)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            span, about = self._asked.get("y", frame.scene.y_range), frame.y_at(at.y())
            self._asked["y"] = zoomed(span, NOTCH**-notches, about, *y_limits(frame.scene))
            self.y_range_moved.emit(*self._asked["y"])
        else:
            span, about = self._asked.get("x", frame.scene.x_range), frame.x_at(at.x())
            self._asked["x"] = zoomed(span, NOTCH**-notches, about, X_LIMIT, X_SPAN_MIN)
            self.x_range_moved.emit(*self._asked["x"])
        self._gesture.end_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the probe."""
        by = steps_of(event)
        if by:
            self._gesture.touch()
            self._step_probe(by)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the movement of a key that was held."""
        if not event.isAutoRepeat():
            self._gesture.end_soon()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the movement of a key."""
        super().focusOutEvent(event)
        self._gesture.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no movement open."""
        self._gesture.end()
        super().hideEvent(event)

    def _unclick(self, at: QPointF) -> None:
        """Take a press for a drag once the pointer is far enough from it."""
        far = QGuiApplication.styleHints().startDragDistance()
        if self._clicked is not None and (at - self._clicked[0]).manhattanLength() >= far:
            self._clicked = None

    def _step_probe(self, steps: float) -> None:
        probe = self._asked.get("probe", self.frame.scene.probe)
        if probe is not None:
            step = probe_step(self.frame)
            wanted = without_noise(probe + steps * step, step)
            self._asked["probe"] = min(max(wanted, -X_LIMIT), X_LIMIT)
            self.probe_moved.emit(self._asked["probe"])
