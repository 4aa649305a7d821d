"""Quantiles near the ends of many numbers, without putting all of them in order."""

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.floating]

EACH = 64
"""One number of so many is looked at first, to see where the tails begin."""
MARGIN = 4
"""So many times as many numbers as the tail needs are looked at in earnest."""
FEW = 2**12


def tails(values: Values, share: float) -> tuple[float, float]:
    """Return the quantiles ``share`` and 1 − ``share``, to the last bit those of NumPy.

    Parameters
    ----------
    values : ndarray
        Any shape, at least one number, all of them finite.
    share : float
        Small, as 0.001.
    """
    flat = values.ravel()
    if flat.size < FEW or MARGIN * share > 0.25 or flat.dtype != np.float64:
        low, high = np.quantile(flat, (share, 1 - share))
        return float(low), float(high)
    seen = np.sort(flat[::EACH])
    many = min(seen.size - 1, int(MARGIN * share * seen.size) + MARGIN)
    lower, upper = flat[flat <= seen[many]], flat[flat >= seen[-1 - many]]
    return (
        _quantile(flat, lower, share * (flat.size - 1), 0),
        _quantile(flat, upper, (1 - share) * (flat.size - 1), flat.size - upper.size),
    )


def _quantile(flat: Values, part: Values, place: float, before: int) -> float:
    """Return the number at a place of the ordered ``flat``, of which ``part`` is one end."""
    first = int(place) - before
    if not 0 <= first < part.size - 1:  # the sample was not like the rest
        part, first = flat, int(place)
    last = min(first + 1, part.size - 1)
    ordered = np.partition(part, (first, last))
    between, weight = ordered[last] - ordered[first], place - int(place)
    if weight < 0.5:
        return float(ordered[first] + between * weight)
    return float(ordered[last] - between * (1 - weight))
