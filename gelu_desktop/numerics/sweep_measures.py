"""What a sweep says: the worst errors, where they are, and how common, by stretches of inputs."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.formats import NumberFormat

LEAST_OCTAVE = -6


class Worst(NamedTuple):
    """The largest magnitude of an error, and the input where it occurs.

    Both are NaN where there is nothing to compare. Of equal errors the one at the largest input
    is named.
    """

    value: float
    at: float


NOWHERE = Worst(math.nan, math.nan)


class Histogram(NamedTuple):
    """How many errors in ulp lie in (edges[i], edges[i + 1]]; the first bin has zero too.

    The edges are 0 and powers of two.
    """

    edges: NDArray[np.float64]
    counts: NDArray[np.int64]


@dataclass(frozen=True, kw_only=True)
class Measures:
    """The errors over a set of inputs, against exact GELU.

    Attributes
    ----------
    count : int
        How many inputs there are.
    non_finite : int
        How many of them give an infinity or NaN. These are left out of the errors and of the
        percentiles, and are not correctly rounded.
    correct : int
        How many give the exact value rounded to the format; zeros of either sign are equal.
    ulp : Worst
        |result − exact| in units in the last place of the exact value.
    absolute : Worst
        |result − exact|.
    relative : Worst
        |result − exact| / |exact|, where the exact value is a normal number of the format.
    percentiles : mapping of float to float
        The error in ulp that this percentage of the finite results does not exceed.
    """

    count: int
    non_finite: int
    correct: int
    ulp: Worst
    absolute: Worst
    relative: Worst
    percentiles: Mapping[float, float]

    @property
    def max_ulp(self) -> float:
        """The largest error in ulp."""
        return self.ulp.value

    @property
    def max_ulp_at(self) -> float:
        """The input with the largest error in ulp."""
        return self.ulp.at

    @property
    def max_abs(self) -> float:
        """The largest absolute error."""
        return self.absolute.value

    @property
    def max_abs_at(self) -> float:
        """The input with the largest absolute error."""
        return self.absolute.at

    @property
    def max_rel(self) -> float:
        """The largest relative error."""
        return self.relative.value

    @property
    def max_rel_at(self) -> float:
        """The input with the largest relative error."""
        return self.relative.at

    @property
    def correctly_rounded(self) -> float:
        """The share of the inputs that give the correctly rounded result."""
        return self.correct / self.count


@dataclass(frozen=True, kw_only=True)
class Region(Measures):
    """The errors over a stretch of inputs.

    Attributes
    ----------
    name : str
        The stretch in signs.
    low, high : float
        Its ends, ``low`` included; infinite for the outer ones.
    normal : float
        The share of a standard normal distribution between them.
    """

    name: str
    low: float
    high: float
    normal: float

    @property
    def at(self) -> float:
        """The input with the largest error in ulp."""
        return self.max_ulp_at


@dataclass(frozen=True, kw_only=True)
class Sweep(Measures):
    """What a function does at every number of a format between ``low`` and ``high``.

    Attributes
    ----------
    number_format : NumberFormat
        The format of the inputs and the results.
    mode : str
        What was rounded: ``"once"``, ``"every"`` or ``"float32"``.
    flush : bool
        Whether subnormal numbers became zero.
    low, high : float
        The ends of the range that was swept, both included.
    first_zero : float or None
        The largest negative input that gives 0; inputs beside 0 whose exact result rounds to zero
        are passed over.
    sign_violations : int
        How many results are on the wrong side of zero, or not zero at zero.
    monotonicity_violations : int
        From one input to the next, between finite results, how many steps fall where exact GELU
        rises or rise where it falls: it falls up to −0.7517915 and rises from there. The step
        across that place is not judged.
    regions : tuple of Region
        From positive inputs outwards to the far tail; those without inputs are left out.
    histogram : Histogram
        Of the errors in ulp of all finite results.
    correctly_rounded_normal : float or None
        The share of a standard normal distribution that, rounded to the format, gives a correctly
        rounded result; None where it was not weighed.
    """

    number_format: NumberFormat
    mode: str
    flush: bool
    low: float
    high: float
    first_zero: float | None
    sign_violations: int
    monotonicity_violations: int
    regions: tuple[Region, ...]
    histogram: Histogram
    correctly_rounded_normal: float | None = None

    @property
    def values(self) -> int:
        """How many numbers were tried."""
        return self.count

    @property
    def max_ulp_at_hex(self) -> str:
        """The bit pattern of the input with the largest error in ulp."""
        return self.number_format.hex(self.max_ulp_at)


def merged(left: Measures, right: Measures) -> Measures:
    """Return the measures of two sets of inputs together, without percentiles.

    Parameters
    ----------
    left, right : Measures
        All inputs of ``right`` are larger.
    """
    return Measures(
        count=left.count + right.count,
        non_finite=left.non_finite + right.non_finite,
        correct=left.correct + right.correct,
        ulp=_worse(left.ulp, right.ulp),
        absolute=_worse(left.absolute, right.absolute),
        relative=_worse(left.relative, right.relative),
        percentiles={},
    )


def _worse(left: Worst, right: Worst) -> Worst:
    return left if left.value > right.value or math.isnan(right.value) else right


def histogram(octaves: NDArray[np.int64]) -> Histogram:
    """Return the histogram of errors in ulp, from the counts of octaves.

    Parameters
    ----------
    octaves : ndarray of int
        How many errors lie in (2^(i − 1023), 2^(i − 1022)], by i.
    """
    first = 1022 + LEAST_OCTAVE
    last = max(first, int(np.max(np.flatnonzero(octaves), initial=0)))
    counts = np.concatenate(([octaves[: first + 1].sum()], octaves[first + 1 : last + 1]))
    edges = np.ldexp(1.0, np.arange(LEAST_OCTAVE, LEAST_OCTAVE + counts.size))
    return Histogram(np.concatenate(([0.0], edges)), counts)
