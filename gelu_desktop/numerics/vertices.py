"""As few vertices as a curve needs to look exact."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating]
Range = tuple[float, float]

SAMPLES_PER_PIXEL = 2.0
SAMPLES_LEAST = 512
SAMPLES_OF_PIECE = 8
TOLERANCE = 0.05
FAR = 5e4
_MENDINGS = 12


def pieces(low: float, high: float, corners: Iterable[float]) -> list[Range]:
    """Cut ``[low, high]`` at the corners inside it; no piece contains a corner.

    The ends at a corner are its neighbouring floats, so that a function which jumps there is
    met from both sides.
    """
    cuts = sorted(corner for corner in set(corners) if low < corner < high)
    starts = [low, *(math.nextafter(cut, math.inf) for cut in cuts)]
    ends = [*(math.nextafter(cut, -math.inf) for cut in cuts), high]
    return list(zip(starts, ends, strict=True))


def vertices(
    function: Callable[[Array], Array],
    spans: Sequence[Range],
    scale: float,
    unit: float,
    middle: float = 0.0,
    tolerance: float = TOLERANCE,
) -> list[tuple[Array, Array]]:
    """Return the vertices of polylines that lie within a tolerance of a piecewise smooth curve.

    Parameters
    ----------
    function : callable
        Maps an array of x to an array of y. It is called once.
    spans : sequence of tuple of float
        First and last x of each polyline.
    scale : float
        Pixels to a unit of x.
    unit : float
        Pixels to a unit of y.
    middle : float, optional
        The y in the middle of what is visible; far from it nobody sees how a curve bends.
    tolerance : float, optional
        In pixels.

    Returns
    -------
    list of tuple of ndarray
        x and y for each span: equal length, at least 2; y may hold NaN where the function does.
    """
    least = max(SAMPLES_LEAST // max(len(spans), 1), SAMPLES_OF_PIECE)
    samples = [_samples(span, scale, least) for span in spans]
    if len(samples) == 1:
        values = [function(samples[0])]
    else:
        ends = np.cumsum([len(x) for x in samples])[:-1]
        values = np.split(function(np.concatenate(samples)), ends) if samples else []
    kept = [_needed(y, unit, middle, tolerance) for y in values]
    return [(x[some], y[some]) for x, y, some in zip(samples, values, kept, strict=True)]


@lru_cache(maxsize=32)
def _samples(span: Range, scale: float, least: int) -> Array:
    wanted = math.ceil((span[1] - span[0]) * scale * SAMPLES_PER_PIXEL)
    made = np.linspace(*span, max(least, wanted) + 1)
    made.flags.writeable = False
    return made


def _needed(y: Array, unit: float, middle: float, tolerance: float) -> NDArray[np.intp] | slice:
    """Return which of the samples of a curve are vertices; all of them where y is not finite.

    The chord over a step h leaves a curve by at most ``h² |y''| / 8``, so the density of
    vertices that keeps it within a tolerance is ``√(|y''| / (8 tolerance))``; it is cumulated
    over dense samples, and a sample is kept at each unit step.
    """
    if not np.isfinite(y).all():
        return slice(None)
    count = len(y)
    with np.errstate(over="ignore"):  # what is too far to be told is far enough
        away = np.clip((y - middle) * unit, -FAR, FAR)
    slope = away[1:] - away[:-1]
    bend = np.abs(slope[1:] - slope[:-1])
    density = np.empty(count - 1)
    np.maximum(bend[:-1], bend[1:], out=density[1:-1])
    density[0], density[-1] = density[1], density[-2]
    density /= 8 * tolerance
    np.sqrt(density, out=density)
    np.floor(np.cumsum(density, out=density), out=density)
    chosen = np.ones(count, dtype=bool)
    chosen[1] = density[0] > 0
    np.greater(density[1:-1], density[:-2], out=chosen[2:-1])
    return _mended(away, np.flatnonzero(chosen), 2 * tolerance)


def _mended(y: Array, kept: NDArray[np.intp], near: float) -> NDArray[np.intp] | slice:
    """Return the vertices and those that they miss: at a corner that nobody told of.

    A corner bends between two samples only, which is too little for a vertex of its own in the
    walk, but a chord over it may be far away from the curve.
    """
    every = np.arange(len(y))
    for _ in range(_MENDINGS):
        off = np.abs(y - np.interp(every, kept, y[kept]))
        if off.max() <= near:
            return kept
        if 3 * len(kept) > len(y):  # noise
            break
        worst = np.maximum.reduceat(off, kept[:-1])
        there = np.flatnonzero(worst > near)
        ends = zip(kept[there].tolist(), kept[there + 1].tolist(), strict=True)
        more = [start + int(np.argmax(off[start:end])) for start, end in ends]
        kept = np.unique(np.concatenate((kept, more)))
    return slice(None)
