"""What the stages of a feed-forward block amount to: shares, spreads, histograms, differences."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.ffn import Pass
from gelu_desktop.numerics.spread import deviation_of

Array = NDArray[np.float64]
Values = NDArray[np.floating]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Statistics:
    """A pass in numbers; shares are from 0 to 1.

    Attributes
    ----------
    tokens : int
        How many inputs there were: N.
    mean, std : float
        Of the pre-activations.
    negative : float
        The share of pre-activations below zero.
    exact_zeros, near_zeros : float
        Shares of the hidden values, see `Pass`: sparsity, counted for each token.
    dead : int
        Hidden units that are zero for every one of the N tokens (Lu et al. 2019,
        arXiv:1903.06733, ask this of every input there is: with few tokens it says little).
    units : int
        How many hidden units there are.
    output_std : float
        The standard deviation of the outputs.
    """

    tokens: int
    mean: float
    std: float
    negative: float
    exact_zeros: float
    near_zeros: float
    dead: int
    units: int
    output_std: float


def statistics(stages: Pass) -> Statistics:
    """Measure a pass."""
    return Statistics(
        tokens=np.atleast_2d(stages.pre).shape[0],
        mean=stages.mean,
        std=stages.std,
        negative=float(np.mean(stages.pre < 0)),
        exact_zeros=stages.exact_zeros,
        near_zeros=stages.near_zeros,
        dead=int(np.count_nonzero(dead(stages.hidden))),
        units=stages.hidden.shape[-1],
        output_std=float(deviation_of(stages.output)),
    )


def dead(hidden: Values) -> NDArray[np.bool_]:
    """Return which hidden units are exactly zero for every token.

    Parameters
    ----------
    hidden : ndarray
        [hidden] or [n, hidden].

    Returns
    -------
    ndarray of bool
        [hidden].
    """
    alive: NDArray[np.bool_] = np.any(np.atleast_2d(hidden), axis=0)
    return ~alive


def gates(stages: Pass) -> Array:
    """Return what share of each pre-activation the activation lets through, f(z)/z.

    For GELU that is Φ(z), for ReLU 0 or 1; where z is zero it is not defined.

    Returns
    -------
    ndarray of float64
        The shape of the pre-activations; NaN at zero.
    """
    pre = stages.pre.astype(np.float64)
    with np.errstate(all="ignore"):
        return np.where(pre == 0, np.nan, stages.activated / pre)


def open_gates(stages: Pass) -> float:
    """Return the share of pre-activations of which more than half is let through."""
    return float(np.mean(gates(stages) > 0.5))


@dataclass(frozen=True, eq=False)
class Histogram:
    """How often values fall between edges.

    Attributes
    ----------
    edges : ndarray
        [bins + 1], ascending.
    counts : ndarray of int
        [bins]; the last bin includes its upper edge.
    below, above, undefined : int
        Values outside the edges, and NaN.
    """

    edges: Array
    counts: Counts
    below: int
    above: int
    undefined: int

    @property
    def total(self) -> int:
        """How many values there were."""
        return int(self.counts.sum()) + self.below + self.above + self.undefined

    @property
    def density(self) -> Array:
        """Shares of all values per unit of x: to be laid over a probability density."""
        return np.asarray(self.counts / (max(self.total, 1) * np.diff(self.edges)))


def histogram(values: Values, low: float, high: float, bins: int = 64) -> Histogram:
    """Count values in equal bins.

    Parameters
    ----------
    values : ndarray
        Any shape.
    low, high : float
        Finite, low < high.
    bins : int
        At least 1.
    """
    flat = np.asarray(values, dtype=np.float64).ravel()
    counts, edges = np.histogram(flat, bins, (low, high))
    return Histogram(
        edges,
        counts.astype(np.int64),
        int(np.count_nonzero(flat < low)),
        int(np.count_nonzero(flat > high)),
        int(np.count_nonzero(np.isnan(flat))),
    )


@dataclass(frozen=True)
class Difference:
    """How far one output is from another.

    Attributes
    ----------
    relative : float
        ‖b − a‖/‖a‖ over all elements.
    largest : float
        b − a where that has the largest magnitude.
    place : tuple of int
        The index of that element.
    cosine : float
        ⟨a, b⟩/(‖a‖·‖b‖); NaN when one of them is zero.
    """

    relative: float
    largest: float
    place: tuple[int, ...]
    cosine: float


def difference(a: ArrayLike, b: ArrayLike) -> Difference:
    """Compare an output ``b`` with a reference ``a`` of the same shape, in float64.

    Parameters
    ----------
    a, b : array_like
        At least one element each.

    Returns
    -------
    Difference
        Equal ones are 0 apart, also zeros; anything is infinitely far from zeros. NaN where an
        element is not finite.

    Raises
    ------
    ValueError
        When the shapes differ.
    """
    first, second = (np.asarray(side, dtype=np.float64) for side in (a, b))
    if first.shape != second.shape:
        raise ValueError(f"shapes {first.shape} and {second.shape} cannot be compared")
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        apart = second - first
        place = np.unravel_index(int(np.argmax(np.abs(apart))), apart.shape)
        (norm, _), (size, unit), (other, direction) = (
            _parted(side) for side in (apart, first, second)
        )
        cosine = float(np.clip(np.vdot(unit, direction), -1, 1)) if size and other else math.nan
    relative = norm / size if size else (math.inf if norm else norm)
    return Difference(relative, float(apart[place]), tuple(int(i) for i in place), cosine)


def _parted(x: Array) -> tuple[float, Array]:
    """Return the norm and the direction of ``x``; no square in between overflows."""
    scale = float(np.max(np.abs(x)))
    if scale == 0:
        return 0.0, x
    norm = float(np.linalg.norm(x / scale))
    return scale * norm, x / scale / norm
