"""As few of many given points as a line through all of them needs to look the same.

A pixel column shows no more of a line than how far up and down it goes there, so two points a
column do (as in M4: Jugel and others, "M4: A Visualization-Oriented Time Series Data Aggregation",
VLDB 2014). Where the line is smooth, far fewer do.
"""

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.vertices import TOLERANCE

Points = NDArray[np.floating]

PER_COLUMN = 2
_NARROW = 1e-9


def thinned(points: Points) -> Points:
    """Return a polyline that looks like the one that is given.

    Parameters
    ----------
    points : ndarray
        Shape (n, 2), in pixels, finite; x rises.

    Returns
    -------
    ndarray
        Shape (m, 2): the same array if it has no more than two points a pixel column; else at
        most two a column, and where they lie on a smooth curve only as many as keep to it within
        0.05 pixels. The first and the last point are kept.
    """
    if len(points) <= PER_COLUMN * (points[-1, 0] - points[0, 0]) + PER_COLUMN:
        return points
    return _straightened(_by_column(points))


def _by_column(points: Points) -> Points:
    """Return the first and the last point of each column, moved to its lowest and highest."""
    x, y = np.ascontiguousarray(points.T)
    columns = np.arange(np.floor(x[1]) + 1, x[-2])  # the ends may be far outside
    starts = np.concatenate(([0], np.searchsorted(x, columns)))
    starts = starts[np.diff(starts, append=len(x)) > 0]
    ends = np.append(starts[1:], len(x)) - 1
    low, high = np.minimum.reduceat(y, starts), np.maximum.reduceat(y, starts)
    rising = y[starts] <= y[ends]
    made = np.empty((len(starts), 2, 2))
    made[:, 0, 0], made[:, 1, 0] = x[starts], x[ends]
    made[:, 0, 1], made[:, 1, 1] = np.where(rising, low, high), np.where(rising, high, low)
    if (starts < ends).all():
        within = made.reshape(-1, 2)
    else:
        within = made[np.stack((np.full(len(starts), True), starts < ends), axis=1)]
    return np.concatenate((points[:1], within, points[-1:]))


def _straightened(points: Points) -> Points:
    """Leave points out where the line hardly bends.

    The density that keeps a chord within a tolerance of a curve is ``√(|y''| / (8 tolerance))``;
    it is cumulated over the points, and one is kept at each unit step; and so is what stands out
    from between its neighbours.
    """
    if len(points) < 4:
        return points
    x, y = points.T
    steps = np.maximum(np.diff(x), _NARROW)
    turn = np.abs(np.diff(np.diff(y) / steps)) / (steps[:-1] + steps[1:])
    bend, apart = 2 * turn, turn * steps[:-1] * steps[1:]
    density = np.sqrt(np.maximum(bend[:-1], bend[1:]) / (8 * TOLERANCE))
    inner = np.concatenate((density[:1], density, density[-1:])) * steps
    walked = np.concatenate(([0.0], np.cumsum(inner)))
    place = np.floor(walked)
    kept = np.ones(len(points), dtype=bool)
    kept[1:-1] = (place[1:-1] > place[:-2]) | (apart > TOLERANCE)
    return points[kept]
