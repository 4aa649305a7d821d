"""GELU read from a table: N segments of equal length on [−r, r]; outside, 0 on the left and x.

This is how processors without an exponential compute it. The entries are correct GELU values,
rounded to the number format in which the formula is evaluated; the arithmetic between two entries
is exact, and its result is rounded once.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from gelu_desktop import sizes
from gelu_desktop.numerics.blocks import Array, blocked
from gelu_desktop.numerics.gelu import gelu

SEGMENTS_MOST = sizes.SEGMENTS
DRAWN_MOST = 128
"""A finer table has steps and corners too small to be drawn one by one."""

Rounding = Callable[[Any], Any]


def _as_it_is(entry: Any) -> Any:
    return entry


def _place(x: Any, r: Any, n: Any) -> tuple[Any, Any, Any]:
    """Return where x is inside, its distance from the middle in segments, and their number."""
    count = np.clip(np.rint(n), 1, SEGMENTS_MOST)
    inside = (np.abs(x) <= r) & (r > 0)
    return inside, np.where(inside, x, 0.0) * count / (2 * np.where(inside, r, 1.0)), count


def _entry(index: Any, r: Any, count: Any, rounded: Rounding) -> Any:
    """Return an entry; the grid is symmetric, so that 0 is met exactly where it is a place."""
    return rounded(gelu(r * ((2 * index - count) / count)))


def _segment(x: Any, r: Any, n: Any, rounded: Rounding) -> tuple[Any, Any, Any]:
    """Return where x is inside, and value and slope of the segment there."""
    inside, place, count = _place(x, r, n)
    whole = np.floor(count / 2)
    # Everything is taken from the middle, so that a tiny x is not rounded away.
    index = np.clip(np.floor(place + (count / 2 - whole)) + whole, 0, count - 1)
    left, right = (_entry(index + step, r, count, rounded) for step in (0, 1))
    nearer = index + (place < 0)
    value = np.where(place < 0, right, left) + (place - (nearer - count / 2)) * (right - left)
    return inside, value, (right - left) * count / (2 * np.where(inside, r, 1.0))


def _outside(x: Any) -> Any:
    return np.where(x > 0, x, np.copysign(0.0, x) + 0 * np.sign(x))


def table(x: Any, r: Any, n: Any, rounded: Rounding = _as_it_is) -> Any:
    """Return GELU on a straight line between the two nearest of n + 1 entries.

    Parameters
    ----------
    x : array_like
        The input.
    r : float
        The table covers [−r, r].
    n : float
        Its number of segments: rounded to a whole number from 1 to `SEGMENTS_MOST`.
    rounded : callable
        Rounds an entry to the number format of the table.
    """
    inside, value, _ = _segment(x, r, n, rounded)
    return np.where(inside, value, _outside(x))


def table_slope(x: Any, r: Any, n: Any, rounded: Rounding = _as_it_is) -> Any:
    """Return the slope of `table`: at an entry, that of the segment at its right."""
    inside, _, slope = _segment(x, r, n, rounded)
    return np.where(inside, slope, np.where(np.isnan(x), x, x > 0))


def nearest(x: Any, r: Any, n: Any, rounded: Rounding = _as_it_is) -> Any:
    """Return the nearest of n + 1 entries; half-way, that at the right. Parameters as `table`."""
    inside, place, count = _place(x, r, n)
    index = np.clip(np.floor(place + count / 2 + 0.5), 0, count)
    return np.where(inside, _entry(index, r, count, rounded), _outside(x))


def nearest_slope(x: Any, r: Any) -> Any:
    """Return the slope of `nearest`: 0 inside, that of `_outside` elsewhere."""
    return np.where(np.isnan(x), x, (np.abs(x) > r) & (x > 0))


@blocked
def linear_kernel(x: Array, r: float, n: float) -> Array:
    """Return `table` of an array."""
    result: Array = table(x, r, n)
    return result


@blocked
def linear_kernel_slope(x: Array, r: float, n: float) -> Array:
    """Return `table_slope` of an array."""
    result: Array = table_slope(x, r, n)
    return result


@blocked
def nearest_kernel(x: Array, r: float, n: float) -> Array:
    """Return `nearest` of an array."""
    result: Array = nearest(x, r, n)
    return result


@blocked
def nearest_kernel_slope(x: Array, r: float, n: float) -> Array:
    """Return `nearest_slope` of an array."""
    del n
    result: Array = nearest_slope(x, r).astype(np.float64)
    return result


def linear_seams(r: float, n: float) -> tuple[float, ...]:
    """Return the ends of the segments."""
    count = round(min(max(n, 1), SEGMENTS_MOST))
    return tuple(r * (2 * index - count) / count for index in range(count + 1)) if r > 0 else (0.0,)


def nearest_seams(r: float, n: float) -> tuple[float, ...]:
    """Return where the entry changes, and the ends of the table."""
    count = round(min(max(n, 1), SEGMENTS_MOST))
    middles = (r * (2 * index + 1 - count) / count for index in range(count))
    return (-r, *middles, r) if r > 0 else (0.0,)


def linear_corners(r: float, n: float) -> tuple[float, ...]:
    """Return the ends of the segments, or those of the table where they are too many to draw."""
    return (-r, r) if r > 0 and n > DRAWN_MOST else linear_seams(r, n)


def nearest_corners(r: float, n: float) -> tuple[float, ...]:
    """Return where the entry changes, or the ends where the entries are too many to draw."""
    return (-r, r) if r > 0 and n > DRAWN_MOST else nearest_seams(r, n)
