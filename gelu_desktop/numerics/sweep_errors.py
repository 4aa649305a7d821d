"""Results compared with exact GELU, input by input, in the eyes of a number format."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.formats import NumberFormat
from gelu_desktop.numerics.gaussian import Phi, tail
from gelu_desktop.numerics.sweep_measures import NOWHERE, Measures, Region, Worst

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]

PERCENTILES = (50.0, 90.0, 99.0, 99.9)
CUTS = (-8.0, -5.0, -3.0, -1.0, 0.0)
MINIMUM_AT = -0.7517915246935645
"""Where exact GELU turns: it falls to the left and rises to the right."""

_NAMES = ("x < −8", "[−8, −5)", "[−5, −3)", "[−3, −1)", "[−1, 0)", "x ≥ 0")


@dataclass(frozen=True)
class Truth:
    """What exact GELU is at some inputs in ascending order, and what a format can say of it.

    Attributes
    ----------
    x, exact, rounded : ndarray
        The inputs; GELU in float64; GELU in the format.
    per_ulp, per_size : ndarray
        What turns an absolute error into ulp and into a relative error (0 where the exact value
        is not a normal number of the format).
    direction : ndarray
        From each input to the next, +1 where exact GELU rises, −1 where it falls, 0 across its
        minimum.
    tail : ndarray of bool
        The negative inputs but for those beside 0 whose exact result already rounds to zero.
    """

    x: Array
    exact: Array
    rounded: Array
    per_ulp: Array
    per_size: Array
    direction: NDArray[np.int8]
    tail: Mask


def truth(x: Array, number_format: NumberFormat, flush: bool) -> Truth:
    """Return exact GELU at ``x``, in ascending order, seen from a format."""
    exact = np.asarray(ACTIVATIONS["gelu"].evaluate(x), dtype=np.float64)
    rounded = number_format.round(exact)
    size = np.abs(exact)
    normal = size >= number_format.smallest_normal
    seen = number_format.flush(rounded) if flush else rounded
    rising = (x >= MINIMUM_AT).astype(np.int8)
    falling = (x <= MINIMUM_AT).astype(np.int8)
    return Truth(
        x=x,
        exact=exact,
        rounded=rounded,
        per_ulp=1 / number_format.ulp(exact),
        per_size=np.divide(1.0, size, out=np.zeros_like(size), where=normal),
        direction=rising[:-1] - falling[1:],
        tail=(x < 0) & ((x < MINIMUM_AT) | (seen != 0)),
    )


@cache
def every_truth(number_format: NumberFormat, flush: bool) -> Truth:
    """Return exact GELU at every finite number of a format of at most 16 bits."""
    return truth(number_format.values(), number_format, flush)


@dataclass(frozen=True)
class Errors:
    """The errors of some results, input by input.

    Attributes
    ----------
    truth : Truth
        What they are measured against.
    results : ndarray
        What was computed.
    finite, correct : ndarray of bool
        Whether a result is finite, and whether it is the exact value rounded.
    absolute, ulp : ndarray
        The magnitude of each error; −1 where the result is not finite.
    """

    truth: Truth
    results: Array
    finite: Mask
    correct: Mask
    absolute: Array
    ulp: Array

    def measures(self, part: slice, percentages: Sequence[float] = PERCENTILES) -> Measures:
        """Return the measures of the inputs in ``part``, at least one."""
        finite, ulp = self.finite[part], self.ulp[part]
        good = int(np.count_nonzero(finite))
        with np.errstate(over="ignore"):  # beside a truth of next to nothing
            relative = self.absolute[part] * self.truth.per_size[part]
        return Measures(
            count=finite.size,
            non_finite=finite.size - good,
            correct=int(np.count_nonzero(self.correct[part])),
            ulp=self._worst(ulp, part),
            absolute=self._worst(self.absolute[part], part),
            relative=self._worst(relative, part),
            percentiles=percentiles(ulp, good, percentages) if percentages else {},
        )

    def _worst(self, sizes: Array, part: slice) -> Worst:
        # Faster than argmax on the reversed array, which would name the last one too.
        place = int(np.flatnonzero(sizes == sizes.max())[-1])
        if not self.finite[part][place]:
            return NOWHERE
        return Worst(float(sizes[place]), float(self.truth.x[part][place]))

    @property
    def first_zero(self) -> float | None:
        """The largest negative input that gives 0, but for those that must."""
        places = np.flatnonzero((self.results == 0) & self.truth.tail)
        return float(self.truth.x[places[-1]]) if places.size else None

    def sign_violations(self, part: slice = slice(None)) -> int:
        """Count the results of the wrong sign; a zero of either sign is right everywhere."""
        x, y = self.truth.x[part], self.results[part]
        return int(np.count_nonzero(((y > 0) & (x <= 0)) | ((y < 0) & (x >= 0))))

    def monotonicity_violations(self) -> int:
        """Count the steps from a finite result to the next against exact GELU's direction."""
        with np.errstate(invalid="ignore", over="ignore"):
            steps = np.diff(self.results) * self.truth.direction
        return int(np.count_nonzero((steps < 0) & self.finite[1:] & self.finite[:-1]))


def compared(known: Truth, results: Array) -> Errors:
    """Return the errors of ``results`` at the inputs of ``known``."""
    finite = np.isfinite(results)
    with np.errstate(invalid="ignore", over="ignore"):
        absolute = np.abs(results - known.exact)
        ulp = absolute * known.per_ulp
    if not finite.all():
        absolute[~finite] = -1.0
        ulp[~finite] = -1.0
    return Errors(known, results, finite, results == known.rounded, absolute, ulp)


def percentiles(
    sizes: Array, good: int, percentages: Sequence[float] = PERCENTILES
) -> dict[float, float]:
    """Return the sizes that a percentage of the ``good`` largest numbers does not exceed.

    Each is one of the sizes: the smallest that at least the percentage stays within.
    """
    if not good:
        return dict.fromkeys(percentages, math.nan)
    return ranked(np.sort(sizes)[sizes.size - good :], percentages)


def ranked(ordered: Array, percentages: Sequence[float] = PERCENTILES) -> dict[float, float]:
    """Return the `percentiles` of sizes in ascending order, all of which count."""
    if not ordered.size:
        return dict.fromkeys(percentages, math.nan)
    places = ranks(ordered.size, percentages)
    return {share: float(ordered[place]) for share, place in zip(percentages, places, strict=True)}


def ranks(count: int, percentages: Sequence[float]) -> list[int]:
    """Return the places of the percentiles among ``count`` numbers in ascending order."""
    return [max(0, math.ceil(count * share / 100 - 1e-6) - 1) for share in percentages]


def parts(x: Array) -> dict[int, slice]:
    """Return where each region that has inputs lies in ``x``, in ascending order."""
    ends = pairwise([0, *np.searchsorted(x, CUTS).tolist(), x.size])
    return {index: slice(*pair) for index, pair in enumerate(ends) if pair[0] < pair[1]}


def region(
    index: int, measures: Measures, low: float = -math.inf, high: float = math.inf
) -> Region:
    """Return the measures of a stretch between `CUTS`, cut to [low, high]."""
    lower = max(low, (-math.inf, *CUTS)[index])
    upper = min(high, (*CUTS, math.inf)[index])
    return Region(
        **vars(measures), name=_NAMES[index], low=lower, high=upper, normal=_share(lower, upper)
    )


@lru_cache(maxsize=64)
def _share(low: float, high: float) -> float:
    return float(_mass(np.array([low]), np.array([high]))[0])


@cache
def weights(number_format: NumberFormat) -> Array:
    """Return the share of a standard normal distribution that is rounded to each number."""
    x = number_format.values()
    middle = x[:-1] / 2 + x[1:] / 2
    return _mass(np.concatenate(([-np.inf], middle)), np.concatenate((middle, [np.inf])))


def _mass(low: Array, high: Array) -> Array:
    """Return the shares of a standard normal distribution between ends of the same sign."""
    return np.where(high <= 0, Phi(high) - Phi(low), tail(low) - tail(high)).astype(np.float64)
