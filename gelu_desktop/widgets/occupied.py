"""Where a plot has something to see, which no label may hide."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.scene import Bars
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.strokes import Points, curve_points

Known = Mapping[AnyCurve, list[Points]]

BESIDE = 3.0  # how near a line may come to a label
DOT = 7.0  # the reach of a dot about its middle


def lines_of(frame: Frame, known: Known | None = None) -> list[Points]:
    """Return the polylines of a scene in pixels; those that are known are not made again."""
    return [
        part
        for line in frame.scene.lines
        for part in (curve_points(frame, line.curve) if known is None else known[line.curve])
    ]


def crossed(polylines: Iterable[Points], rect: QRectF) -> bool:
    """Return whether a line that runs from left to right meets a rectangle, or nearly."""
    near = rect.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE)
    return any(_crosses(points, near) for points in polylines)


def _crosses(points: Points, rect: QRectF) -> bool:
    left, right = max(rect.left(), points[0, 0]), min(rect.right(), points[-1, 0])
    if left > right:
        return False
    inside = points[(points[:, 0] >= left) & (points[:, 0] <= right)]
    ends = np.interp([left, right], points[:, 0], points[:, 1])
    heights = np.concatenate((ends[:1], inside[:, 1], ends[1:]))
    low, high = np.minimum(heights[:-1], heights[1:]), np.maximum(heights[:-1], heights[1:])
    return bool(((low <= rect.bottom()) & (high >= rect.top())).any())


def dotted(points: Iterable[QPointF], rect: QRectF) -> bool:
    """Return whether a dot lies in a rectangle, or reaches into it."""
    near = rect.adjusted(-DOT, -DOT, DOT, DOT)
    return any(near.contains(point) for point in points)


def dots_of(frame: Frame) -> list[QPointF]:
    """Return where dots and rings stand."""
    scene = frame.scene
    made = [frame.point(marker.x, marker.y) for marker in scene.markers]
    for scatter in scene.scatters:
        made += [QPointF(*at) for at in frame.to_pixels(np.array(scatter.x), np.array(scatter.y))]
    if scene.probe is not None:
        heights = [line.dot for line in scene.lines if line.dot is not None]
        made += [frame.point(scene.probe, y) for y in heights if np.isfinite(y)]
    return made


def straight_of(frame: Frame) -> list[Points]:
    """Return the thin straight lines, from left to right."""
    ends = [sorted((segment.start, segment.end)) for segment in frame.scene.segments]
    return [frame.to_pixels(*np.array(pair).T) for pair in ends]


def hidden(frame: Frame, rect: QRectF, others: Sequence[QRectF], extra: Points | None) -> bool:
    """Return whether a label in ``rect`` would hide a curve, a dot, a bar or another label.

    Parameters
    ----------
    frame : Frame
        The geometry.
    rect : QRectF
        The label.
    others : sequence of QRectF
        The other labels.
    extra : ndarray, optional
        More dots, [n, 2] in pixels.
    """
    dots = dots_of(frame)
    if extra is not None:
        dots += [QPointF(*at) for at in extra.tolist()]
    return (
        crossed([*lines_of(frame), *straight_of(frame)], rect)
        or dotted(dots, rect)
        or any(rect.intersects(other) for other in others)
        or any(_stands(frame, bars, rect) for bars in frame.scene.bars)
    )


def _stands(frame: Frame, bars: Bars, rect: QRectF) -> bool:
    starts = frame.to_pixels(bars.lefts, np.zeros_like(bars.lefts))
    ends = frame.to_pixels(bars.rights, bars.heights)
    low, high = np.minimum(starts, ends), np.maximum(starts, ends)
    across = (low[:, 0] < rect.right()) & (high[:, 0] > rect.left())
    return bool((across & (low[:, 1] < rect.bottom()) & (high[:, 1] > rect.top())).any())
