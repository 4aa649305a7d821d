"""The sweep of a range of float32: block by block, and in pieces that can be added up.

The figures of pieces together are those of the whole, to the last bit: counts are added, of errors
the largest is kept, and every block has the same numbers whichever piece it is in.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.sweep_errors import (
    PERCENTILES,
    Errors,
    compared,
    parts,
    ranks,
    region,
    truth,
)
from gelu_desktop.numerics.sweep_measures import Measures, Sweep, histogram, merged
from gelu_desktop.numerics.sweeps import results

Array = NDArray[np.float64]
Counts = NDArray[np.int64]

BLOCK = 2**18
_FINE = 45
"""Bits below those that a bin of the fine histogram keeps: 128 bins an octave."""


def sweep_float32(
    function: Function,
    coefficients: Mapping[str, float] | None,
    low: float,
    high: float,
    *,
    mode: str = "once",
    flush: bool = False,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Sweep | None:
    """Measure a function at every float32 number of a range.

    Parameters
    ----------
    function, coefficients, mode, flush
        As for `results`.
    low, high : float
        The range, both ends included; cut to the finite numbers of float32.
    progress : callable, optional
        Told the share that is done, from 0 to 1, after each block of numbers.
    cancelled : callable, optional
        Asked before each block whether to stop.

    Returns
    -------
    Sweep or None
        Exhaustive over the range; None when cancelled. The percentiles are rounded up to the next
        of 128 steps an octave, for the single errors are not kept.

    Raises
    ------
    ValueError
        When no float32 number lies in the range, or an end is NaN, and as for `results`.
    """
    whole = places(low, high)
    found = tally(function, coefficients, whole, whole, mode, flush, progress, cancelled)
    return None if found is None else found.sweep(whole, mode, flush)


def tally(
    function: Function,
    coefficients: Mapping[str, float] | None,
    whole: range,
    part: range,
    mode: str = "once",
    flush: bool = False,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> "Tally | None":
    """Measure a function at a part of the numbers of a range, as `sweep_float32` does.

    Parameters
    ----------
    function, coefficients, mode, flush, progress, cancelled
        As for `sweep_float32`.
    whole, part : range
        From `places` and `pieces`.
    """
    single = FORMATS["float32"]
    made = Tally()
    for start in range(part.start, part.stop, BLOCK):
        if cancelled and cancelled():
            return None
        stop = min(start + BLOCK, part.stop)
        lead = int(start > whole.start)  # the last number again, for the step from block to block
        x = _numbers(start - lead, stop)
        y = results(function, coefficients, x, single, mode, flush)
        made.add(compared(truth(x, single, flush), y), lead)
        if progress:
            progress((stop - part.start) / len(part))
    return made


def pieces(whole: range, count: int) -> list[range]:
    """Cut a range into at most ``count`` parts whose blocks are those of the whole."""
    blocks = -(-len(whole) // BLOCK)
    count = max(1, min(count, blocks))
    ends = [whole.start + blocks * index // count * BLOCK for index in range(count)]
    return [range(*pair) for pair in pairwise((*ends, whole.stop))]


class Tally:
    """The measures of blocks of ascending numbers, added up region by region."""

    def __init__(self) -> None:
        self._measures: dict[int, Measures] = {}
        self._bins: dict[int, Counts] = {}
        self._first_zero: float | None = None
        self._signs = self._steps = 0

    def add(self, found: Errors, lead: int) -> None:
        """Add a block; its ``lead`` first numbers are those of the block before."""
        for index, inner in parts(found.truth.x[lead:]).items():
            part = slice(inner.start + lead, inner.stop + lead)
            bins = _binned(found.ulp[part][found.finite[part]], _FINE)
            self._add(index, found.measures(part, ()), bins)
        zero = found.first_zero
        self._first_zero = self._first_zero if zero is None else zero
        self._signs += found.sign_violations(slice(lead, None))
        self._steps += found.monotonicity_violations()

    def join(self, later: "Tally") -> None:
        """Add the blocks of another tally, whose numbers follow those of this one."""
        for index, measures in later._measures.items():
            self._add(index, measures, later._bins[index])
        zero = later._first_zero
        self._first_zero = self._first_zero if zero is None else zero
        self._signs += later._signs
        self._steps += later._steps

    def _add(self, index: int, measures: Measures, bins: Counts) -> None:
        if index in self._measures:
            measures = merged(self._measures[index], measures)
            bins = bins + self._bins[index]
        self._measures[index], self._bins[index] = measures, bins

    def sweep(self, whole: range, mode: str, flush: bool) -> Sweep:
        """Return what all blocks of a range together say."""
        low, high = _number(whole.start), _number(whole.stop - 1)
        bins = sum(self._bins.values(), np.zeros(1, np.int64))
        regions = [
            region(index, _completed(measures, self._bins[index]), low, high)
            for index, measures in self._measures.items()
        ]
        return Sweep(
            **vars(_completed(reduce(merged, self._measures.values()), bins)),
            number_format=FORMATS["float32"],
            mode=mode,
            flush=flush,
            low=low,
            high=high,
            first_zero=self._first_zero,
            sign_violations=self._signs,
            monotonicity_violations=self._steps,
            regions=tuple(regions[::-1]),
            histogram=histogram(bins.reshape(-1, 2 ** (52 - _FINE)).sum(axis=1)),
        )


def _completed(measures: Measures, bins: Counts) -> Measures:
    """Return the measures with the percentiles of binned errors."""
    good = measures.count - measures.non_finite
    if not good:
        return replace(measures, percentiles=dict.fromkeys(PERCENTILES, math.nan))
    places = np.searchsorted(np.cumsum(bins), ranks(good, PERCENTILES), side="right")
    edges = np.where(places > 0, (places + 1) << _FINE, 0).view(np.float64)
    sizes = np.minimum(edges, measures.ulp.value).tolist()
    return replace(measures, percentiles=dict(zip(PERCENTILES, sizes, strict=True)))


def _binned(sizes: Array, shift: int) -> Counts:
    """Count sizes by the upper bits of their float64 pattern; an upper edge belongs to a bin."""
    bins = np.maximum(sizes.view(np.int64) - 1, 0) >> shift
    return np.bincount(bins, minlength=2 ** (63 - shift))


def places(low: float, high: float) -> range:
    """Return the places of the float32 numbers from ``low`` to ``high``; 0 is at place 0.

    Raises
    ------
    ValueError
        When there is none, or an end is NaN.
    """
    limit = FORMATS["float32"].largest
    ends = np.array([max(low, -limit), min(high, limit)])
    if not (ends[0] <= ends[1] and low <= limit and high >= -limit):
        raise ValueError(f"no range of float32 numbers: {low} to {high}")
    single = ends.astype(np.float32)
    for index, outward in ((0, single[0] < ends[0]), (1, single[1] > ends[1])):
        if outward:
            single[index] = np.nextafter(single[index], np.float32((np.inf, -np.inf)[index]))
    first, last = (code if code >= 0 else -(code & 0x7FFFFFFF) - 1 for code in _codes(single))
    if first > last:
        raise ValueError(f"no float32 number between {low} and {high}")
    return range(first, last + 1)


def _codes(single: NDArray[np.float32]) -> list[int]:
    codes: list[int] = single.view(np.int32).tolist()
    return codes


def _numbers(start: int, stop: int) -> Array:
    """Return the numbers from place ``start`` to before ``stop``; 0 is at place 0, −0 at −1."""
    places = np.arange(start, stop)
    codes = np.where(places < 0, -1 - places + 2**31, places).astype(np.uint32)
    return codes.view(np.float32).astype(np.float64)


def _number(place: int) -> float:
    return float(_numbers(place, place + 1)[0])
