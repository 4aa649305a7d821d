"""The curves of a plot as the screen shows them: all of a frame are made together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from gelu_desktop.model.curves import AnyCurve, PointsCurve
from gelu_desktop.numerics.vertices import vertices_of_many
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.outlines import astride, outline, outlines
from gelu_desktop.widgets.strokes import LINE, LONG, Points, curve_points

FINE = 0.03  # how far the chords of a filled outline may be from the curve, in its pixels


@dataclass(frozen=True, eq=False)
class Trace:
    """One curve.

    Attributes
    ----------
    points : list of ndarray
        Its polylines, shape (n, 2) each, in logical pixels.
    outlines : list of ndarray or None
        What is filled for each of them; None where the line is not smooth.
    """

    points: list[Points]
    outlines: list[Points | None]


def screen_points(frame: Frame, curve: AnyCurve, ratio: float) -> list[Points]:
    """Return the polylines of one curve for the screen, which takes them as they are."""
    return traced(frame, [curve], ratio)[curve].points


def traced(
    frame: Frame, curves: Iterable[AnyCurve], ratio: float, width: float = LINE
) -> dict[AnyCurve, Trace]:
    """Return curves as the screen shows them.

    Parameters
    ----------
    frame : Frame
        The geometry.
    curves : iterable of AnyCurve
        The curves.
    ratio : float
        Pixels of the screen to a logical pixel.
    width : float
        Of the pen, in logical pixels.
    """
    near = FINE / ratio
    low, high = frame.scene.x_range
    found: dict[AnyCurve, Trace | None] = dict.fromkeys(curves)
    smooth = [
        curve
        for curve in found
        if not isinstance(curve, PointsCurve)
        and not any(low < corner < high for corner in curve.corners)
    ]
    if smooth:
        found.update(zip(smooth, _together(frame, smooth, near, width), strict=True))
    return {
        curve: _alone(frame, curve, near, width) if trace is None else trace
        for curve, trace in found.items()
    }


def _together(
    frame: Frame, curves: Sequence[AnyCurve], near: float, width: float
) -> list[Trace | None]:
    """Return curves without corners; None for what is not finite everywhere, or noise."""
    span, (low, high) = frame.scene.x_range, frame.scene.y_range
    functions = [curve.evaluate for curve in curves]
    lines = vertices_of_many(functions, span, *frame.unit, low / 2 + high / 2, near)
    usual = [len(x) < LONG and bool(np.isfinite(y).all()) for x, y in lines]
    kept = [line for line, fits in zip(lines, usual, strict=True) if fits]
    if not kept:
        return [None] * len(curves)
    ends = np.cumsum([len(x) for x, _ in kept]).tolist()
    starts = [0, *ends[:-1]]
    points = frame.to_pixels(*(np.concatenate(part) for part in zip(*kept, strict=True)))
    points = astride(points, near, starts)
    shapes = outlines(points, width, starts)
    traces = (
        Trace([points[start:end]], [shape])
        for start, end, shape in zip(starts, ends, shapes, strict=True)
    )
    return [next(traces) if fits else None for fits in usual]


def _alone(frame: Frame, curve: AnyCurve, near: float, width: float) -> Trace:
    """Return a curve with corners or gaps, or one of given points."""
    points = curve_points(frame, curve, near)
    if not isinstance(curve, PointsCurve):
        points = [astride(part, near) for part in points]
    return Trace(points, [outline(part, width) if len(part) < LONG else None for part in points])
