"""Every number of a format through a formula: how far from exact GELU, and where.

In low precision the order of operations is the error. So a formula is run as a kernel would run
it, each operation rounded, over all numbers of a format or of a range, and nothing is left to
samples.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.formats import FORMATS, NumberFormat
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.sweep_errors import (
    PERCENTILES,
    Errors,
    compared,
    every_truth,
    parts,
    ranked,
    ranks,
    region,
    truth,
    weights,
)
from gelu_desktop.numerics.sweep_measures import Measures, Sweep, histogram, merged

Array = NDArray[np.float64]
Counts = NDArray[np.int64]

MODES = ("once", "every", "float32")
"""What is rounded: the float64 result; every operation; or every operation to float32 and then
the result to the format."""

BLOCK = 2**18
_FINE = 45
"""Bits below those that a bin of the fine histogram keeps: 128 bins an octave."""
_EDGES = np.concatenate((np.ldexp(1.0, np.arange(-1022, 1024)), [np.inf]))
"""The upper ends of the octaves."""


def results(
    function: Function,
    coefficients: Mapping[str, float] | None,
    x: Array,
    number_format: NumberFormat,
    mode: str = "once",
    flush: bool = False,
) -> Array:
    """Return what a kernel in a number format gives.

    Parameters
    ----------
    function : Function
        One with a ``formula`` is carried out as that is written; one without is one operation.
    coefficients : mapping of str to float, optional
        Values that replace the published ones.
    x : ndarray of float64
        Numbers of the format.
    number_format : NumberFormat
        The format of the results.
    mode : {"once", "every", "float32"}
        See `MODES`.
    flush : bool
        Whether subnormal inputs, numbers and results become zero.

    Returns
    -------
    ndarray of float64
        The shape of ``x``.

    Raises
    ------
    ValueError
        When there is no such mode, or a coefficient is unknown.
    """
    if mode not in MODES:
        raise ValueError(f"no mode {mode!r}; there are {', '.join(MODES)}")
    formula = getattr(function, "formula", "")
    if mode == "once" or not formula:
        point = number_format.flush(x) if flush else x
        made = np.asarray(function.evaluate(point, 0, coefficients), dtype=np.float64)
    else:
        inner = number_format if mode == "every" else FORMATS["float32"]
        values = _values(function, coefficients or {})
        made = _parsed(formula).evaluate(x, values, inner, flush)
        if mode == "every":
            return made
    made = number_format.round(made)
    return number_format.flush(made) if flush else made


def _values(function: Function, coefficients: Mapping[str, float]) -> dict[str, float]:
    published = function.published()
    if unknown := set(coefficients) - set(published):
        raise ValueError(f"{function.name} has no coefficient {sorted(unknown)[0]!r}")
    return {**published, **coefficients}


@lru_cache(maxsize=64)
def _parsed(formula: str) -> Expression:
    return parse(formula)


def sweep(
    function: Function,
    coefficients: Mapping[str, float] | None,
    number_format: NumberFormat,
    mode: str = "once",
    flush: bool = False,
) -> Sweep:
    """Measure a function at every finite number of a format.

    Parameters
    ----------
    function, coefficients, number_format, mode, flush
        As for `results`.

    Returns
    -------
    Sweep
        Exhaustive; the errors are against exact GELU of the inputs before any flush.

    Raises
    ------
    ValueError
        For formats of more than 16 bits, and as for `results`.
    """
    x = number_format.values()
    made = results(function, coefficients, x, number_format, mode, flush)
    found = compared(every_truth(number_format, flush), made)
    measured = {index: found.measures(part) for index, part in parts(x).items()}
    whole = reduce(merged, measured.values())
    ordered = np.sort(found.ulp)[whole.non_finite :]
    return Sweep(
        **vars(replace(whole, percentiles=ranked(ordered))),
        number_format=number_format,
        mode=mode,
        flush=flush,
        low=float(x[0]),
        high=float(x[-1]),
        first_zero=found.first_zero,
        sign_violations=found.sign_violations(),
        monotonicity_violations=found.monotonicity_violations(),
        regions=tuple(region(*row) for row in measured.items())[::-1],
        histogram=histogram(np.diff(np.searchsorted(ordered, _EDGES, side="right"), prepend=0)),
        correctly_rounded_normal=float(weights(number_format)[found.correct].sum()),
    )


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
    single = FORMATS["float32"]
    first, last = _ordinals(low, high)
    tally = _Tally()
    for start in range(first, last + 1, BLOCK):
        if cancelled and cancelled():
            return None
        stop = min(start + BLOCK, last + 1)
        lead = int(start > first)  # the last number again, for the step from block to block
        x = _numbers(start - lead, stop)
        made = results(function, coefficients, x, single, mode, flush)
        tally.add(compared(truth(x, single, flush), made), lead)
        if progress:
            progress((stop - first) / (last + 1 - first))
    return tally.sweep(_number(first), _number(last), mode, flush)


class _Tally:
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
            measures = found.measures(part, ())
            bins = _binned(found.ulp[part][found.finite[part]], _FINE)
            if index in self._measures:
                measures = merged(self._measures[index], measures)
                bins += self._bins[index]
            self._measures[index], self._bins[index] = measures, bins
        zero = found.first_zero
        self._first_zero = self._first_zero if zero is None else zero
        self._signs += found.sign_violations(slice(lead, None))
        self._steps += found.monotonicity_violations()

    def sweep(self, low: float, high: float, mode: str, flush: bool) -> Sweep:
        """Return what all blocks together say."""
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


def _ordinals(low: float, high: float) -> tuple[int, int]:
    """Return the places of the first and the last number between ``low`` and ``high``."""
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
    return first, last


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
