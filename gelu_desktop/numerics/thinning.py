"""As few of many given points as a line through all of them needs to look the same.

A pixel column shows no more of a line than how far up and down it goes there, so two points a
column do (as in M4: Jugel and others, "M4: A Visualization-Oriented Time Series Data Aggregation",
VLDB 2014). Where the line is smooth, far fewer do.
"""

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.vertices import TOLERANCE

Points = NDArray[np.floating]
Values = NDArray[np.floating]

PER_COLUMN = 2
_NARROW = 1e-9


def thinned(x: Values, y: Values, columns: Values) -> tuple[Values, Values]:
    """Return as few of given points as show how far a line through them goes up and down.

    Parameters
    ----------
    x, y : ndarray
        Equal length, finite; x rises.
    columns : ndarray
        Where columns of pixels meet, from left to right.

    Returns
    -------
    ndarray
        x and y: the same arrays if there are no more than two points a column; else the first and
        the last point of each column, moved to its lowest and highest. The first and the last of
        all are kept.
    """
    if len(x) <= PER_COLUMN * (len(columns) + 1):
        return x, y
    starts = np.concatenate(([0], np.searchsorted(x, columns)))
    starts = starts[np.diff(starts, append=len(x)) > 0]
    ends = np.append(starts[1:], len(x)) - 1
    low, high = np.minimum.reduceat(y, starts), np.maximum.reduceat(y, starts)
    rising = y[starts] <= y[ends]
    made = np.empty((2, len(starts), 2))
    made[0, :, 0], made[0, :, 1] = x[starts], x[ends]
    made[1, :, 0], made[1, :, 1] = np.where(rising, low, high), np.where(rising, high, low)
    within = made.reshape(2, -1)
    if not (starts < ends).all():
        within = within[:, np.stack((np.full(len(starts), True), starts < ends), axis=1).ravel()]
    kept = np.concatenate(([[x[0]], [y[0]]], within, [[x[-1]], [y[-1]]]), axis=1)
    return kept[0], kept[1]


def straightened(points: Points) -> Points:
    """Return a polyline without the points where it hardly bends.

    Parameters
    ----------
    points : ndarray
        Shape (n, 2), in pixels, finite; x rises.

    Returns
    -------
    ndarray
        Shape (m, 2): the first, the last, and as many as keep to the line within 0.05 pixels.

    Notes
    -----
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
