"""Where a function is furthest from zero."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
Curve = Callable[[Array], NDArray[np.floating]]
Tops = dict[int, tuple[Array, Array]]

_EVEN = 2049
_SCALES = np.geomspace(1e-6, 1e3, 600)
_DENSE = np.concatenate((-_SCALES[::-1], _SCALES))
_RIVALS = 8
_RIVAL_SHARE = 0.95
_POINTS = 33
_ROUNDS = 8
_TIE = 1e-9
_ROUND = 1e-5
_FLAT = 1e-10
_CORNER = 1e-8


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


def peak(f: Curve, lower: float, upper: float, seams: ArrayLike = ()) -> Peak:
    """Find the largest magnitude of ``f`` on [lower, upper].

    A grid that is even and, towards x = 0, ever denser finds the highest hills; ever finer grids
    on each fix its height to a relative 1e-9 or better, and a cubic through its top fixes the
    place beyond what the rounding of ``f`` would allow a search.

    Parameters
    ----------
    f : callable
        Takes a float64 array of any shape and returns one of the same shape.
    lower, upper : float
        Finite, lower < upper.
    seams : array_like
        Where ``f`` has corners or jumps, as far as that is known.

    Returns
    -------
    Peak
        Of equally high hills the one at the larger x. Places where ``f`` is NaN are passed over;
        NaN everywhere gives a value of NaN.
    """
    grid = _grid(lower, upper)
    if np.size(seams):
        grid = np.union1d(grid, beside(seams, lower, upper))
    size = _size(f(grid))
    if size.max() < 0:
        return Peak(float("nan"), float(upper))
    x, values, tops = _climbed(f, *_hills(grid, size))
    heights = _size(values)
    winners = np.flatnonzero(heights >= heights.max() * (1 - _TIE))
    row = int(winners[np.argmax(x[winners])])
    if size[-1] >= heights[row] * (1 - _TIE):
        return Peak(float(np.asarray(f(grid[-1:]))[0]), float(upper))
    found = Peak(float(values[row]), float(x[row]))
    return _polished(f, found, *tops[row]) if row in tops and found.at > lower else found


def beside(seams: ArrayLike, lower: float, upper: float) -> Array:
    """Return the floats at both sides of the seams in an interval, and the middles between."""
    x = np.asarray(seams, dtype=np.float64)
    middles = (x[1:] + x[:-1]) / 2
    places = np.concatenate((x, np.nextafter(x, -np.inf), np.nextafter(x, np.inf), middles))
    return places[(places >= lower) & (places <= upper)]


def _climbed(f: Curve, left: Array, right: Array) -> tuple[Array, Array, Tops]:
    """Return the top of each hill, its value, and the samples where it is first flat."""
    rows, tops = np.arange(left.size), Tops()
    for _ in range(_ROUNDS):
        x = np.linspace(left, right, _POINTS, axis=1)
        values = np.asarray(f(x), dtype=np.float64)
        size = _size(values)
        places = _POINTS - 1 - np.argmax(size[:, ::-1], axis=1)
        low, high = size.min(axis=1), size.max(axis=1)
        for row in np.flatnonzero(low >= high * (1 - _ROUND)):
            tops.setdefault(int(row), (x[row], values[row]))
        if np.all(low >= high * (1 - _FLAT)):
            break
        left = x[rows, np.maximum(places - 1, 0)]
        right = x[rows, np.minimum(places + 1, _POINTS - 1)]
    return x[rows, places], values[rows, places], tops


def _grid(lower: float, upper: float) -> Array:
    inside = _DENSE[np.searchsorted(_DENSE, lower, "right") : np.searchsorted(_DENSE, upper)]
    return np.sort(np.concatenate((np.linspace(lower, upper, _EVEN), inside)))


def _size(values: ArrayLike) -> Array:
    """Return magnitudes, −1 for NaN."""
    size = np.abs(np.asarray(values, dtype=np.float64))
    return np.where(np.isnan(size), -1.0, size)


def _hills(grid: Array, size: Array) -> tuple[Array, Array]:
    """Return the ends of the intervals around the highest local maxima."""
    padded = np.concatenate(([-np.inf], size, [-np.inf]))
    local = (size >= padded[:-2]) & (size > padded[2:]) & (size >= _RIVAL_SHARE * size.max())
    places = np.flatnonzero(local)
    places = places[np.argsort(size[places], kind="stable")][-_RIVALS:]
    return grid[np.maximum(places - 1, 0)], grid[np.minimum(places + 1, grid.size - 1)]


def _polished(f: Curve, found: Peak, x: Array, values: Array) -> Peak:
    """Return the peak at the top of the cubic through its surroundings, if it fits them."""
    centre, half = (x[0] + x[-1]) / 2, (x[-1] - x[0]) / 2
    drop = np.ptp(values)
    if not np.isfinite(drop) or drop == 0 or half <= _CORNER * abs(centre):
        return found
    scaled = (x - centre) / half
    cubic, quadratic, linear, _ = fit = np.polyfit(scaled, (values - found.value) / drop, 3)
    rest = np.polyval(fit, scaled) - (values - found.value) / drop
    root = quadratic**2 - 3 * cubic * linear
    if np.max(np.abs(rest)) > 1e-2 or root < 0 or quadratic == 0:
        return found
    place = -linear / (quadratic + np.copysign(np.sqrt(root), quadratic))
    if abs(place) > 1:
        return found
    at = float(centre + half * place)
    return Peak(float(np.asarray(f(np.asarray([at])))[0]), at)
