"""Ranges and ticks that read well."""

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating]
Range = tuple[float, float]

RESOLVED = 1e-9
_HIGHEST = 1e300
_ROUNDER = 0.999  # how much smaller than needed a round step may be


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
