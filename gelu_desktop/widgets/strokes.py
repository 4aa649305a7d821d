"""Pens, polylines and text, the same for the screen, a picture, SVG and PDF.

All lengths are logical pixels and no pen is cosmetic, so a picture at twice the scale has lines
twice as thick. On the screen a curve is filled as its outline, or drawn as separate lines where it
is not smooth, which Qt's raster engine does several times faster than a polyline with joins; in
files it is one path.
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
import shiboken6
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEngine, QPainter, QPen

from gelu_desktop.model.curves import AnyCurve, PointsCurve
from gelu_desktop.numerics.thinning import PER_COLUMN, straightened, thinned
from gelu_desktop.numerics.vertices import TOLERANCE, pieces, vertices
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.letters import letters
from gelu_desktop.widgets.outlines import path_of
from gelu_desktop.widgets.theme import Theme

Points = NDArray[np.floating]
LINE = 2.0
LONG, PART = 1000, 60
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


def pen(colour: QColor, width: float = LINE, dashes: Iterable[float] | None = None) -> QPen:
    """Return a pen that scales with the painter, with flat ends."""
    return _pen(colour.rgba(), width, tuple(dashes or ()))


@lru_cache(maxsize=256)
def _pen(colour: int, width: float, dashes: tuple[float, ...]) -> QPen:
    made = QPen(QColor.fromRgba(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        made.setDashPattern(list(dashes))
    return made


def fill_ground(painter: QPainter, rect: QRectF, theme: Theme, alpha: float = 1.0) -> None:
    """Fill ``rect`` with the colour of the surface, unless the picture has no ground."""
    if not theme.style.transparent:
        painter.fillRect(rect, theme.colour("surface", alpha))


def curve_points(frame: Frame, curve: AnyCurve, tolerance: float = TOLERANCE) -> list[Points]:
    """Return the polylines of a curve in pixels: one, or more where it jumps.

    They keep to the curve within ``tolerance`` logical pixels.
    """
    if isinstance(curve, PointsCurve):
        runs = _finite_runs(curve.x, curve.y) if curve.x.size else []
        return [_given(frame, *run) for run in runs]
    spans = pieces(*frame.scene.x_range, curve.corners)
    low, high = frame.scene.y_range
    polylines = vertices(curve.evaluate, spans, *frame.unit, low / 2 + high / 2, tolerance)
    return [frame.to_pixels(*run) for line in polylines for run in _finite_runs(*line)]


def _given(frame: Frame, x: Points, y: Points) -> Points:
    """Return given points in pixels; of more than can be seen, those that are needed."""
    low, high = frame.scene.x_range
    if len(x) <= PER_COLUMN * frame.plot.width():
        return frame.to_pixels(x, y)
    first, last = np.searchsorted(x, low, "right") - 1, np.searchsorted(x, high) + 1
    seen = slice(min(max(int(first), 0), len(x) - 2), max(int(last), 2))
    meeting = np.arange(math.ceil(frame.plot.left()), math.floor(frame.plot.right()) + 1)
    columns = low + (meeting - frame.plot.left()) / frame.unit[0]
    kept = thinned(x[seen], y[seen], columns)
    if len(kept[0]) == len(x[seen]):
        return frame.to_pixels(*kept)
    return straightened(frame.to_pixels(*kept))


def _finite_runs(x: Points, y: Points) -> list[tuple[Points, Points]]:
    finite = np.isfinite(y)
    if finite.all():
        return [(x, y)]
    breaks = np.flatnonzero(np.diff(finite.astype(np.int8))) + 1
    parts = zip(np.split(x, breaks), np.split(y, breaks), strict=True)
    return [(a, b) for a, b in parts if np.isfinite(b[0]) and len(a) > 1]


def draw_points(painter: QPainter, points: Points, fast: bool) -> None:
    """Draw a polyline: as separate lines if ``fast``, else as one path."""
    if fast:
        segments = np.concatenate((points[:-1], points[1:]), axis=1)
        first: Any = shiboken6.wrapInstance(segments.ctypes.data, QLineF)
        painter.drawLines(first, len(segments))
    elif len(points) > LONG and painter.paintEngine().type() == QPaintEngine.Type.Raster:
        _draw_parts(painter, points)
    else:
        painter.drawPath(path_of(points))


def _draw_parts(painter: QPainter, points: Points) -> None:
    """Draw a polyline in parts, each with the first line of the next, so that the joins stand.

    For one path Qt's raster engine takes a time that grows with the square of its lines where
    they lie over each other, as those of rounding noise do: seconds for one curve.
    """
    given, made = painter.pen(), painter.pen()
    walked = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))))
    for start in range(0, len(points) - 1, PART):
        if given.dashPattern():  # an offset would make a solid pen a dashed one
            made.setDashOffset(walked[start] / made.widthF())
            painter.setPen(made)
        painter.drawPath(path_of(points[start : start + PART + 2]))
    painter.setPen(given)


def draw_text(
    painter: QPainter,
    where: QRectF,
    text: str,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    bold: bool = False,
) -> None:
    """Draw one line of text into ``where``, centred vertically; dots say where it was cut."""
    written = letters(bold)
    if not written.fit(text, where.width() + 0.5):
        metrics, end = QFontMetricsF(written.font), Qt.TextElideMode.ElideRight
        text = metrics.elidedText(text, end, where.width())
    painter.setFont(written.font)
    painter.setPen(colour)
    painter.drawText(where, _flags(align), text)


@lru_cache(maxsize=8)
def _flags(align: Qt.AlignmentFlag) -> int:
    # Python adds up flags as slowly as Qt draws a word.
    return int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
