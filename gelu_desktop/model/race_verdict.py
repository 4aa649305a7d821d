"""Who leads a race, and whether the difference is larger than chance makes it."""

import itertools
import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.race import Race

Counts = NDArray[np.float64]
LEVEL = 0.05


@dataclass(frozen=True)
class Verdict:
    """How the activations stand by their test error at the end.

    Attributes
    ----------
    kind : {"none", "alone", "few", "noise", "group", "leads"}
        No activation has finished runs; there is only one; there are too few seeds for any
        difference to count, so nothing is judged; all lie within the noise; several lead within
        the noise; one leads.
    order : tuple of str
        Activations with finished runs, the lowest median first.
    close : tuple of str
        The first of them, and those that are within the noise of it.
    p : float, optional
        The smallest probability, corrected for the number of comparisons, that chance alone
        makes a difference from the first as large as that seen: of all, or if one leads, the
        largest such.
    seeds : int
        Finished runs of each activation, the fewest.
    needed : int
        With fewer of each no difference could count, however large; 0 where none is compared.
    """

    kind: str
    order: tuple[str, ...] = ()
    close: tuple[str, ...] = ()
    p: float | None = None
    seeds: int = 0
    needed: int = 0


def verdict(race: Race) -> Verdict:
    """Compare the test errors at the end, each activation with the one of the lowest median.

    The two-sided rank test of Wilcoxon (1945) and of Mann and Whitney (1947) is used, exact, with
    ties; its probabilities are multiplied by the number of comparisons (Bonferroni), and a
    difference counts when one is below `LEVEL`.
    """
    ends = {name: race.last(name, "test_error") for name in race.settings.activations}
    ends = {name: values for name, values in ends.items() if values}
    order = sorted(ends, key=lambda name: (np.median(ends[name]), np.mean(ends[name])))
    if not order:
        return Verdict("none")
    first, *others = order
    seeds = min(map(len, ends.values()))
    if not others:
        return Verdict("alone", (first,), (first,), None, seeds)
    needed = seeds_needed(len(order))
    if seeds < needed:
        return Verdict("few", tuple(order), tuple(order), None, seeds, needed)
    chances = {name: min(1.0, len(others) * rank_test(ends[first], ends[name])) for name in others}
    close = (first, *(name for name in others if chances[name] >= LEVEL))
    if len(close) == 1:
        return Verdict("leads", tuple(order), close, max(chances.values()), seeds, needed)
    p = min(chances[name] for name in close[1:])
    kind = "group" if len(close) < len(order) else "noise"
    return Verdict(kind, tuple(order), close, p, seeds, needed)


def seeds_needed(activations: int) -> int:
    """Return how many runs of each a race needs at least, or no difference in it can count.

    Samples of n have 1 in (2n over n) ways to lie apart at each end, so the rank test never gives
    less than twice that, and it is multiplied by the number of comparisons.

    Parameters
    ----------
    activations : int
        How many are compared; 0 for fewer than two, where nothing is.
    """
    if activations < 2:
        return 0
    counts = itertools.count(1)
    return next(n for n in counts if 2 * (activations - 1) / math.comb(2 * n, n) < LEVEL)


def rank_test(first: tuple[float, ...], second: tuple[float, ...]) -> float:
    """Return the two-sided probability that chance alone separates two samples as much.

    Every way to choose the ranks of the first among all is counted; equal values share the mean
    of their ranks.

    Parameters
    ----------
    first, second : tuple of float
        At least one value each, not NaN.

    Returns
    -------
    float
        From 0 to 1.
    """
    ranks = _doubled_ranks(np.array([*first, *second]))
    ways = _ways(ranks, len(first))
    middle = len(first) * sum(ranks) / len(ranks)
    away = abs(sum(ranks[: len(first)]) - middle) - 1e-9
    far = np.abs(np.arange(len(ways)) - middle) >= away
    return float(ways[far].sum() / ways.sum())


def _doubled_ranks(values: Counts) -> list[int]:
    """Return twice the rank of each value, which is whole with ties too."""
    return [int(np.sum(values < value) + np.sum(values <= value)) + 1 for value in values]


def _ways(ranks: list[int], size: int) -> Counts:
    """Return in how many ways ``size`` of the ranks have each sum."""
    ways = np.zeros((size + 1, sum(ranks) + 1))  # up to 1.4e11 for twice 20 seeds, so exact
    ways[0, 0] = 1
    for rank in ranks:
        for taken in range(size, 0, -1):
            ways[taken, rank:] += ways[taken - 1, :-rank]
    chosen: Counts = ways[size]
    return chosen
