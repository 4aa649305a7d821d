"""As few vertices as a curve needs to look exact, and ranges and ticks that read well."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating]
Range = tuple[float, float]

SAMPLES_PER_PIXEL = 2.0
SAMPLES_LEAST = 512
SAMPLES_OF_PIECE = 8
TOLERANCE = 0.05
FAR = 1e6
RESOLVED = 1e-9
_HIGHEST = 1e300
_MENDINGS = 12
_ROUNDER = 0.999  # how much smaller than needed a round step may be


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

    The chord over a step h leaves a curve by at most ``h² |y''| / 8``, so the density of
    vertices that keeps it within a tolerance is ``√(|y''| / (8 tolerance))``; it is cumulated
    over dense samples, and a sample is kept at each unit step.

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
    """Return which of the samples are needed."""
    if not np.isfinite(y).all():
        return slice(None)
    count = len(y)
    with np.errstate(over="ignore"):  # what is too far to be told is far enough
        away = np.clip((y - middle) * unit, -FAR, FAR)
    slope = away[1:] - away[:-1]
    bend = np.abs(slope[1:] - slope[:-1])
    walked = np.zeros(count)
    density = walked[1:]
    np.maximum(bend[:-1], bend[1:], out=density[1:-1])
    density[0], density[-1] = density[1], density[-2]
    np.sqrt(density / (8 * tolerance), out=density)
    np.cumsum(density, out=density)
    places = np.searchsorted(walked, np.arange(1.0, walked[-1]))
    kept = np.concatenate(([0], places, [count - 1]))
    return _mended(away, kept[np.diff(kept, prepend=-1) > 0], 2 * tolerance)


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


def nice_step(span: float, count: int) -> float:
    """Return the 1, 2 or 5 times a power of ten that cuts ``span`` into at most ``count`` parts."""
    raw = span / max(count, 1)
    power = 10.0 ** math.floor(math.log10(raw))
    steps = (factor * power for factor in (1.0, 2.0, 5.0, 10.0))
    return next(step for step in steps if step >= raw * _ROUNDER)


def roundest(value: float, reach: float) -> float:
    """Return the number of the fewest digits that is not farther than ``reach`` from ``value``.

    Parameters
    ----------
    value : float
        Finite.
    reach : float
        Above 0; half a pixel, for what a mouse points at.
    """
    power = 10.0 ** (math.ceil(math.log10(reach)) + 2)
    while True:
        for step in (power, power / 2, power / 5):
            found = round(value / step) * step
            if abs(found - value) <= reach * (1 + 1e-9):
                return without_noise(found, step)
        power /= 10


def without_noise(value: float, step: float) -> float:
    """Return a sum of steps without what rounding left in its last bits: 0 instead of 5.6e-17."""
    return round(value, max(0, 6 - math.floor(math.log10(step)))) + 0.0


def nice_ticks(low: float, high: float, count: int) -> Array:
    """Return at most ``count + 1`` round numbers in ``[low, high]``, evenly spaced."""
    step = nice_step(high - low, count)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return np.arange(first, last + 1, dtype=np.float64) * step


def tick_counts(low: float, high: float, most: int) -> Iterator[int]:
    """Return how many parts there may be, from ``most`` down: one number for each step.

    Between two of them `nice_ticks` would only repeat itself.
    """
    count = max(most, 1)
    while count >= 1:
        yield count
        step = nice_step(high - low, count)
        count = min(count - 1, math.ceil(_ROUNDER * (high - low) / step) - 1)


def tick_texts(ticks: Array) -> tuple[list[str], int]:
    """Return the texts of evenly spaced ticks and the power of ten they are to be multiplied by.

    The power is 0 unless the numbers are very small or very large.
    """
    if len(ticks) == 0:
        return [], 0
    largest = float(np.max(np.abs(ticks)))
    power = math.floor(math.log10(largest)) if largest > 0 else 0
    power = power if power <= -3 or power >= 5 else 0
    step = float(ticks[1] - ticks[0]) if len(ticks) > 1 else largest or 1.0
    decimals = max(0, -math.floor(math.log10(step) + 1e-9) + power)
    texts = [f"{tick / 10.0**power:.{min(decimals, 12)}f}" for tick in ticks]
    return [text.replace("-", "−") for text in _without_minus_zero(texts)], power


def _without_minus_zero(texts: list[str]) -> list[str]:
    return [text.lstrip("-") if float(text) == 0 else text for text in texts]


def nice_range(low: float, high: float) -> Range:
    """Return a range with round ends that holds ``[low, high]`` with a little room.

    The ends move in steps, so that a curve that is being tuned does not drag its axis along.
    """
    if not (math.isfinite(low) and math.isfinite(high)):
        return -1.0, 1.0
    # A person's formula may reach the end of the numbers; the room around it may not.
    low, high = (min(max(end, -_HIGHEST), _HIGHEST) for end in (low, high))
    least = max(abs(low), abs(high)) * 1e-6 or 1.0
    if high - low < least:
        low, high = low - least, high + least
    room = 0.03 * (high - low)
    step = nice_step(high - low, 10)
    lower = math.floor((low - room) / step) * step if low < 0 or low > room else 0.0 - 0.5 * step
    return lower, math.ceil((high + room) / step) * step


def zoomed(span: Range, factor: float, about: float, limit: float, narrowest: float) -> Range:
    """Return ``span`` scaled by ``factor`` about a point, kept within ±``limit``.

    Parameters
    ----------
    span : tuple of float
        What is visible now.
    factor : float
        Above 1 to see more, below 1 to see less.
    about : float
        The value that stays where it is.
    limit : float
        The largest magnitude of an end.
    narrowest : float
        The smallest width; far from zero it is 1e-9 of the larger end, so that floats still
        tell the pixels apart.
    """
    width = span[1] - span[0]
    narrowest = max(narrowest, RESOLVED * max(abs(span[0]), abs(span[1])))
    wanted = min(max(width * factor, narrowest), 2 * limit)
    low = about - (about - span[0]) * wanted / width
    return shifted((low, low + wanted), 0.0, limit)


def shifted(span: Range, by: float, limit: float) -> Range:
    """Return ``span`` moved by ``by`` and back into ±``limit``, its width kept where it fits."""
    low, high = span[0] + by, span[1] + by
    if low < -limit:
        low, high = -limit, min(limit, high - low - limit)
    if high > limit:
        low, high = max(-limit, low - high + limit), limit
    return low, high
