"""Every local extreme of an error on an interval, and whether a best fit equioscillates."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.ordered import ordered
from gelu_desktop.numerics.roots import narrowed

Array = NDArray[np.float64]
Curve = Callable[[Array], Array]
AnyCurve = Callable[[Array], NDArray[np.floating]]
Range = tuple[float, float]
Point = tuple[float | None, float]

EXACT = 1e-12
"""An error that is no more than rounding."""

_EVEN = 1025
_FINE = np.linspace(-12.0, 12.0, 769)
_MOST = 64
_LEAST = 1e-3
_POINTS = 33
_ROUNDS = 12
_FLAT = 2
_LEVEL = 1e-6


@dataclass(frozen=True)
class Extremes:
    """The places where the magnitude of a function is locally largest.

    Attributes
    ----------
    x, value : ndarray
        Equal length, x rising; ends of the interval included where they are extremes.
    smooth : ndarray of bool
        Whether the slope is zero there, or the place is an end of the interval; else it is a
        corner or a jump.
    """

    x: Array
    value: Array
    smooth: NDArray[np.bool_]

    @property
    def level(self) -> float:
        """The largest magnitude."""
        return float(np.max(np.abs(self.value)))

    def highest(self) -> "Extremes":
        """Return those whose magnitudes equal the largest one to six digits."""
        kept = np.abs(self.value) >= self.level * (1 - _LEVEL)
        return Extremes(self.x[kept], self.value[kept], self.smooth[kept])

    def nearest(self, other: "Extremes") -> NDArray[np.intp] | None:
        """Return which of ``other`` each of these has become, or None if that is not clear."""
        places = np.argmin(np.abs(other.x[None, :] - self.x[:, None]), axis=1)
        same = np.sign(other.value[places]) == np.sign(self.value)
        return places if same.all() and np.unique(places).size == places.size else None


def extremes(f: Curve, slope: Curve, span: Range, corners: Iterable[float] = ()) -> Extremes:
    """Find the local extremes of ``f`` on an interval.

    Parameters
    ----------
    f, slope : callable
        A function and its derivative: each takes an array and returns one of its shape.
    span : tuple of float
        The interval; finite, lower end first.
    corners : iterable of float
        Where the slope jumps.

    Returns
    -------
    Extremes
        At least one, at most 64, those of the largest magnitude and no smaller than a thousandth
        of it. They are found on about 1,000
        to 2,000 samples, and fixed where the slope changes sign.

    Raises
    ------
    ArithmeticError
        When ``f`` is not finite on all samples.
    """
    grid = _grid(span, tuple(corners))
    values = f(grid)
    if not np.isfinite(values).all():
        raise ArithmeticError("the error is not finite everywhere")
    size = np.abs(values)
    padded = np.concatenate(([-1.0], size, [-1.0]))
    tops = (size >= padded[:-2]) & (size > padded[2:]) & (size >= _LEAST * size.max())
    places = np.flatnonzero(tops)
    places = np.sort(places[np.argsort(size[places], kind="stable")][-_MOST:])
    left, right = grid[np.maximum(places - 1, 0)], grid[np.minimum(places + 1, grid.size - 1)]
    return _climbed(f, slope, grid[places], values[places], left, right)


@lru_cache(maxsize=8)
def _grid(span: Range, corners: tuple[float, ...]) -> Array:
    grid = np.concatenate((np.linspace(*span, _EVEN), _FINE, corners))
    grid = ordered(grid[(grid >= span[0]) & (grid <= span[1])])
    grid.flags.writeable = False
    return grid


def _climbed(f: Curve, slope: Curve, x: Array, value: Array, left: Array, right: Array) -> Extremes:
    sign = np.where(value < 0, -1.0, 1.0)
    rise, fall = sign * slope(np.stack((left, right)))
    rounded = (rise > 0) & (fall <= 0)
    ends = ((x == left) & ~(rise > 0)) | ((x == right) & ~(fall <= 0))
    turned = sign[rounded][:, None]
    low, high = narrowed(lambda points: turned * slope(points), left[rounded], right[rounded])
    sides = np.stack((low, high))
    jump = np.abs(np.diff(slope(sides), axis=0)[0])
    at, smooth = x.copy(), ends.copy()
    # At a jump of the function only one side is an extreme.
    lower, upper = np.abs(f(sides))
    at[rounded] = np.where(lower >= upper, low, high)
    smooth[rounded] = jump <= 1e-6 * np.maximum(rise[rounded], -fall[rounded])
    rest = ~rounded & ~ends
    at[rest] = _highest(lambda points: np.abs(f(points)), left[rest], right[rest])
    found = f(at)
    better = np.abs(found) >= np.abs(value)
    return Extremes(np.where(better, at, x), np.where(better, found, value), smooth)


def _highest(f: AnyCurve, left: Array, right: Array) -> Array:
    """Return the places in the intervals where ``f`` is highest, found without its slope."""
    if not left.size:
        return left
    rows = np.arange(left.size)
    for _ in range(_ROUNDS):
        x = np.linspace(left, right, _POINTS, axis=1)
        places = np.argmax(f(x), axis=1)
        left = x[rows, np.maximum(places - 1, 0)]
        right = x[rows, np.minimum(places + 1, _POINTS - 1)]
    return np.asarray(x[rows, places])


def equioscillates(f: Curve, found: Extremes, span: Range, parameters: int) -> bool:
    """Tell whether an error takes its largest magnitude often enough with alternating signs.

    Best approximations with n free parameters that behave like linear ones do so at n + 1 places
    at least (Chebyshev; de la Vallée Poussin). An even or odd error repeats on the left what it
    does on the right, so that only the right half of a symmetric interval counts.

    Parameters
    ----------
    f : callable
        The error.
    found : Extremes
        Its extremes on ``span``.
    span : tuple of float
        The interval.
    parameters : int
        How many parameters were free.

    Returns
    -------
    bool
        Whether at least ``parameters`` + 1 signs alternate, the magnitudes equal to six digits and
        more than rounding.
    """
    if found.level <= EXACT:
        return False
    top = found.highest()
    values = top.value
    if _mirrored(f, span, top.level):
        values = values[top.x >= -_LEVEL * span[1]]  # the middle is found but for rounding
    signs = np.sign(values)
    return bool(1 + np.count_nonzero(signs[1:] != signs[:-1]) > parameters > 0)


def _mirrored(f: Curve, span: Range, level: float) -> bool:
    if span[0] != -span[1]:
        return False
    x = np.linspace(0, span[1], 257)
    left, right = np.abs(f(-x)), np.abs(f(x))
    return bool(np.max(np.abs(left - right)) <= _LEVEL * level)


def lowest_and_highest(
    f: AnyCurve, span: Range, corners: Iterable[float] = ()
) -> tuple[Point, Point] | None:
    """Find the lowest and the highest point of ``f`` on an interval.

    Parameters
    ----------
    f : callable
        Takes an array and returns one of its shape.
    span : tuple of float
        The interval; finite, lower end first.
    corners : iterable of float
        Where the slope jumps.

    Returns
    -------
    tuple of tuple of float, or None
        x and ``f(x)`` of the lowest and of the highest of at least 1025 samples, or between its
        neighbours; values that are not finite do not count. x is None where more than two samples
        are as low or as high. None where no value is finite.
    """
    grid = _grid(span, tuple(corners))
    lowest, highest = (_peak(f, grid, sign) for sign in (-1.0, 1.0))
    return None if lowest is None or highest is None else (lowest, highest)


def _peak(f: AnyCurve, grid: Array, sign: float) -> Point | None:
    """Return the highest point of ``sign * f``, or None where no value is finite."""

    def height(x: Array) -> NDArray[np.floating]:
        values = sign * f(x)
        return np.where(np.isfinite(values), values, -np.inf)

    heights = height(grid)
    place = int(np.argmax(heights))
    if heights[place] == -np.inf:
        return None
    if np.count_nonzero(heights == heights[place]) > _FLAT:
        return None, sign * float(heights[place])
    left, right = grid[[max(place - 1, 0)]], grid[[min(place + 1, grid.size - 1)]]
    # The sample itself stands beside what was found, so that it never gets worse.
    x = np.concatenate((_highest(height, left, right), grid[[place]]))
    found = height(x)
    best = int(np.argmax(found))
    return float(x[best]), sign * float(found[best])
