"""What a mouse button holds in a plot, and what a movement does with it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.sampling import nice_step, roundest, shifted
from gelu_desktop.widgets.frame import RULER, Frame

REACH = 6.0

Shape = Qt.CursorShape


@dataclass(frozen=True)
class Hands:
    """Where movements go.

    Attributes
    ----------
    probe, level : callable
        Take a new value of x, or of the line's y.
    interval, x_range, y_range : callable
        Take two ends.
    """

    probe: Callable[[float], None]
    level: Callable[[float], None]
    interval: Callable[[float, float], None]
    x_range: Callable[[float, float], None]
    y_range: Callable[[float, float], None]


@dataclass(frozen=True)
class Grip:
    """Something that is held.

    Attributes
    ----------
    shape : Qt.CursorShape
        The pointer while it is held, or is about to be.
    move : callable
        Takes the geometry of now and the place of the pointer.
    at_once : bool
        Whether the press itself is a movement.
    """

    shape: Qt.CursorShape
    move: Callable[[Frame, QPointF], None]
    at_once: bool = False


def probe_step(frame: Frame) -> float:
    """Return the round distance of two values of x that a mouse can tell apart."""
    return nice_step(1.0 / frame.unit[0], 2)


def snapped(frame: Frame, pixel: float) -> float:
    """Return the roundest value of x in view that lies in a pixel column."""
    low, high = frame.scene.x_range
    x = min(max(frame.x_at(pixel), low), high)
    return min(max(roundest(x, 0.5 / frame.unit[0]), low), high)


def grip_at(frame: Frame, place: QPointF, hands: Hands, panning: bool, limits: Range) -> Grip:
    """Return what is held at ``place``: an end of the interval, a line, the probe or the plot.

    Parameters
    ----------
    frame : Frame
        The geometry when the button went down.
    place : QPointF
        Where it went down.
    hands : Hands
        Where movements go.
    panning : bool
        Whether the plot itself is held, whatever lies under the pointer.
    limits : tuple of float
        The largest magnitudes of x and y in view.
    """
    if panning or frame.scene.probe is None:
        return _plot(frame, place, hands, limits)
    return _end(frame, place, hands) or _level(frame, place, hands) or _probe(frame, place, hands)


def _plot(start: Frame, place: QPointF, hands: Hands, limits: Range) -> Grip:
    def move(_frame: Frame, to: QPointF) -> None:
        (ux, uy), by = start.unit, to - place
        if by.x():
            hands.x_range(*shifted(start.scene.x_range, -by.x() / ux, limits[0]))
        if by.y():
            hands.y_range(*shifted(start.scene.y_range, by.y() / uy, limits[1]))

    return Grip(Shape.ClosedHandCursor, move)


def _probe(frame: Frame, place: QPointF, hands: Hands) -> Grip:
    near = abs(frame.point(frame.scene.probe or 0.0, 0.0).x() - place.x()) <= REACH
    shape = Shape.SizeHorCursor if near else Shape.ArrowCursor
    return Grip(shape, lambda frame, to: hands.probe(snapped(frame, to.x())), True)


def _level(frame: Frame, place: QPointF, hands: Hands) -> Grip | None:
    near = [
        level
        for level in frame.scene.levels
        if abs(frame.point(0.0, level.y).y() - place.y()) <= REACH
    ]
    if not near or not frame.plot.contains(place):
        return None
    sign = near[0].sign
    return Grip(Shape.SizeVerCursor, lambda now, to: hands.level(sign * now.y_at(to.y())))


def _end(frame: Frame, place: QPointF, hands: Hands) -> Grip | None:
    interval = frame.scene.interval
    if interval is None or abs(place.y() - frame.plot.top()) > RULER:
        return None
    distances = [abs(frame.point(end, 0.0).x() - place.x()) for end in interval]
    index = distances.index(min(distances))
    if distances[index] > REACH + 2:
        return None

    def move(now: Frame, to: QPointF) -> None:
        low, high = now.scene.interval or interval
        step, end = probe_step(now), snapped(now, to.x())
        if index == 0:
            hands.interval(min(end, high - step), high)
        else:
            hands.interval(low, max(end, low + step))

    return Grip(Shape.SizeHorCursor, move)


def steps_of(event: QKeyEvent) -> int:
    """Return how many steps of the probe a key stands for."""
    steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
    pages = {Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10}
    far = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
    key, coarse = Qt.Key(event.key()), event.modifiers() & far
    return steps.get(key, 0) * (10 if coarse else 1) or pages.get(key, 0)
