"""How far one function is from another, and where the distance is largest."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

_EVEN = 2049
_SCALES = 600
_NARROWINGS = 7
_POINTS = 33
_TOPS = 6
_TIE = 1e-9


@dataclass(frozen=True)
class Peak:
    """The place where a function is furthest from zero.

    Attributes
    ----------
    value : float
        The function there, with its sign.
    at : float
        The place.
    """

    value: float
    at: float


def absolute_error(approximation: ArrayLike, exact: ArrayLike) -> NDArray[np.floating]:
    """Return approximation − exact, element by element; equal infinities differ by zero."""
    approximation, exact = np.asarray(approximation), np.asarray(exact)
    same = approximation == exact
    difference: NDArray[np.floating] = np.zeros(same.shape, exact.dtype)
    np.subtract(approximation, exact, where=~same, out=difference)
    return difference


def peak(
    f: Callable[[NDArray[np.float64]], NDArray[np.floating]], lower: float, upper: float
) -> Peak:
    """Find the largest magnitude of ``f`` on [lower, upper].

    A grid that is even and, towards x = 0, ever denser finds the neighbourhood; repeated finer
    grids around it then fix the value to a relative 1e-9 or better.

    Parameters
    ----------
    f : callable
        Takes a float64 array and returns one of the same shape.
    lower, upper : float
        Finite, lower < upper.

    Returns
    -------
    Peak
        Of equally large peaks the one at the larger x. Places where ``f`` is NaN are passed
        over; NaN everywhere gives a value of NaN at ``upper``.
    """
    grid = _grid(lower, upper)
    found = [_refined(f, grid, place) for place in _tops(_magnitude(f(grid)))]
    largest = max(abs(peak.value) for peak in found)
    ties = [peak for peak in found if not abs(peak.value) < largest * (1 - _TIE)]
    return max(ties, key=lambda peak: peak.at)


def _magnitude(values: NDArray[np.floating]) -> NDArray[np.floating]:
    size = np.abs(values)
    return np.where(np.isnan(size), -1.0, size)


def _tops(size: NDArray[np.floating]) -> NDArray[np.intp]:
    """Return the places of the highest hilltops: all that a finer look may find the highest."""
    walled = np.concatenate(([-2.0], size, [-2.0]))
    high = size >= size.max() - 0.01 * abs(size.max())
    tops = np.flatnonzero(high & (size >= walled[:-2]) & (size > walled[2:]))
    return tops[np.argsort(-size[tops], kind="stable")[:_TOPS]]


def _refined(
    f: Callable[[NDArray[np.float64]], NDArray[np.floating]], grid: NDArray[np.float64], place: int
) -> Peak:
    """Climb a hilltop of the grid on finer and finer grids."""
    at, lower, upper = grid[place], grid[0], grid[-1]
    step = max(grid[min(place + 1, grid.size - 1)] - at, at - grid[max(place - 1, 0)])
    for _ in range(_NARROWINGS):
        near = np.linspace(max(lower, at - step), min(upper, at + step), _POINTS)
        near = np.sort(np.append(near, at))
        size = _magnitude(f(near))
        at = near[np.flatnonzero(size == size.max())[-1]]
        step *= 4 / _POINTS
    return Peak(float(f(np.array([at]))[0]), float(at))


def _grid(lower: float, upper: float) -> NDArray[np.float64]:
    scales = np.geomspace(1e-6, 1e3, _SCALES)
    dense = np.concatenate((-scales, scales))
    inside = dense[(dense > lower) & (dense < upper)]
    return np.unique(np.concatenate((np.linspace(lower, upper, _EVEN), inside)))
