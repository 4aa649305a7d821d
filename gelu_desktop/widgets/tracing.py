"""The curves of a plot as the screen shows them: all of a frame are made together."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from gelu_desktop.model.curves import AnyCurve, PointsCurve
from gelu_desktop.model.scene import Line
from gelu_desktop.numerics.coverage import Stroke, strokes
from gelu_desktop.widgets.frame import FAR, Frame
from gelu_desktop.widgets.outlines import astride, outline
from gelu_desktop.widgets.strokes import LINE, LONG, Points, curve_points
from gelu_desktop.widgets.theme import Theme

DASHES = [5.0, 3.0]
FINE = 0.03  # how far the chords of a filled outline may be from the curve, in its pixels
SAMPLES = 1, 2  # to a column of pixels; more if fewer are too few
_LEAST = 4  # columns of pixels


@dataclass(frozen=True, eq=False)
class Trace:
    """One curve.

    Attributes
    ----------
    stroke : tuple or None
        Which pixels a smooth curve covers, and how much of each.
    """

    stroke: Stroke | None = None
    _samples: tuple[Points, Points] | None = None
    _lines: list[Points] = field(default_factory=list)
    outlines: list[Points | None] = field(default_factory=list)
    """What is filled for each polyline of another; None where the line is not smooth."""

    @cached_property
    def points(self) -> list[Points]:
        """Its polylines, shape (n, 2) each, in logical pixels."""
        return self._lines if self._samples is None else [np.stack(self._samples, axis=1)]


@dataclass(frozen=True)
class Grid:
    """The pixels of a picture.

    Attributes
    ----------
    ratio : float
        Pixels to a logical pixel.
    size : tuple of int
        How many it is wide and high.
    """

    ratio: float
    size: tuple[int, int]


class Traces:
    """What is known of the curves on the screen; it is found once."""

    def __init__(self) -> None:
        self._known: dict[tuple[AnyCurve, bool], Trace] = {}
        self._grid: Grid | None = None
        self._last: tuple[Sequence[Line], Theme, Grid] | None = None
        self._found: dict[AnyCurve, Trace] = {}

    def forget(self) -> None:
        """Know nothing: the axes are others."""
        self._known, self._last = {}, None

    @property
    def rows(self) -> tuple[float, float] | None:
        """Between which heights what is known is drawn, in logical pixels, if that is certain."""
        strokes_of = [trace.stroke for trace in self._known.values()]
        certain = [stroke.rows for stroke in strokes_of if stroke is not None]
        if self._grid is None or not certain or len(certain) < len(strokes_of):
            return None
        ratio = self._grid.ratio
        return min(top for top, _ in certain) / ratio, max(end for _, end in certain) / ratio

    def of(self, frame: Frame, theme: Theme, grid: Grid) -> dict[AnyCurve, Trace]:
        """Return the curves of a frame, those as lines that are dashed or tinted below."""
        width, lines = theme.thick(LINE), frame.scene.lines
        same = self._last and lines is self._last[0] and theme is self._last[1]
        if same and self._last and grid == self._last[2]:
            return self._found
        joined = {line.curve for line in lines if line.fill or dashes_of(theme, line)}
        wanted = {line.curve: line.curve in joined for line in lines}
        known = self._known if grid == self._grid else {}
        new = [curve for curve, lined in wanted.items() if (curve, lined) not in known]
        laid = traced(frame, [curve for curve in new if curve not in joined], grid, width)
        made = {(curve, False): trace for curve, trace in laid.items()}
        for curve in joined.intersection(new):
            made[curve, True] = outlined(frame, curve, grid.ratio, width)
        self._grid = grid
        self._known = {key: known.get(key) or made[key] for key in wanted.items()}
        self._last = lines, theme, grid
        self._found = {curve: trace for (curve, _), trace in self._known.items()}
        return self._found


def traced(
    frame: Frame, curves: Iterable[AnyCurve], grid: Grid, width: float = LINE
) -> dict[AnyCurve, Trace]:
    """Return curves as the screen shows them.

    Parameters
    ----------
    frame : Frame
        The geometry.
    curves : iterable of AnyCurve
        The curves.
    grid : Grid
        The picture that they are drawn in.
    width : float
        Of the pen, in logical pixels.
    """
    low, high = frame.scene.x_range
    found: dict[AnyCurve, Trace | None] = dict.fromkeys(curves)
    smooth = [
        curve
        for curve in found
        if not isinstance(curve, PointsCurve)
        and not any(low < corner < high for corner in curve.corners)
    ]
    if smooth:
        found.update(zip(smooth, _together(frame, smooth, grid, width), strict=True))
    return {
        curve: outlined(frame, curve, grid.ratio, width) if trace is None else trace
        for curve, trace in found.items()
    }


def _together(
    frame: Frame, curves: Sequence[AnyCurve], grid: Grid, width: float
) -> list[Trace | None]:
    """Return curves without corners; None for what is not finite everywhere, or not smooth."""
    (wide, high), ratio, plot = grid.size, grid.ratio, frame.plot
    first, last = max(_edge(plot.left() * ratio), 0), min(_edge(plot.right() * ratio), wide)
    rows = max(_edge((plot.top() - 1) * ratio), 0), min(_edge((plot.bottom() + 1) * ratio), high)
    if last - first < _LEAST or rows[0] >= rows[1]:
        return [None] * len(curves)
    found: list[Trace | None] = [None] * len(curves)
    for per in SAMPLES:
        left = [place for place, trace in enumerate(found) if trace is None]
        across = (first + np.arange((last - first) * per + 1) / per) / ratio
        heights = _heights(frame, [curves[place] for place in left], across)
        laid = strokes(heights * ratio, per, width * ratio / 2, rows, first, wide)
        for place, stroke, row in zip(left, laid, heights, strict=True):
            if stroke is not None:
                found[place] = Trace(stroke, (across, row))
        if None not in found:
            break
    return found


def dashes_of(theme: Theme, line: Line) -> Sequence[float] | None:
    """Return how a line is dashed, if it is."""
    return theme.dash(line.role) or (DASHES if line.dashed else None)


def _edge(length: float) -> int:
    """Return the nearest edge of pixels, as Qt finds it where it clips."""
    return math.floor(length + 0.5)


def _heights(frame: Frame, curves: Sequence[AnyCurve], across: Points) -> Points:
    """Return the heights of curves, in logical pixels, at places that begin and end near the range.

    Beyond the range a curve goes straight on: it may have no values there.
    """
    low, high = frame.scene.x_range
    x = low + (across - frame.plot.left()) / frame.unit[0]
    start, stop = np.searchsorted(x, low), np.searchsorted(x, high, "right")
    heights = np.empty((len(curves), len(x)))
    for row, curve in zip(heights, curves, strict=True):
        values = curve.evaluate(x[start:stop])
        # Where a curve is infinite it has a gap.
        row[start:stop] = values if np.isfinite(values).all() else np.nan
    with np.errstate(over="ignore", invalid="ignore"):
        np.subtract(frame.scene.y_range[1], heights, out=heights)
        heights *= frame.unit[1]
        heights += frame.plot.top()
        np.clip(heights, -FAR, FAR, out=heights)
        for place in range(start - 1, -1, -1):
            heights[:, place] = 2 * heights[:, place + 1] - heights[:, place + 2]
        for place in range(stop, len(x)):
            heights[:, place] = 2 * heights[:, place - 1] - heights[:, place - 2]
    return heights


def outlined(frame: Frame, curve: AnyCurve, ratio: float, width: float) -> Trace:
    """Return a curve that is filled or drawn as lines: one with corners, gaps or of given points.

    Parameters
    ----------
    frame, curve
        The geometry and the curve.
    ratio : float
        Pixels of the screen to a logical pixel.
    width : float
        Of the pen, in logical pixels.
    """
    near = FINE / ratio
    points = curve_points(frame, curve, near)
    if not isinstance(curve, PointsCurve):
        points = [astride(part, near) for part in points]
    shapes = [outline(part, width) if len(part) < LONG else None for part in points]
    return Trace(None, None, points, shapes)
