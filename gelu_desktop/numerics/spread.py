"""Mean and standard deviation of whatever is finite, without an overflow in between."""

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_SAFE = 2.0**400
"""Squares of numbers between its reciprocal and it neither overflow nor vanish, nor do sums."""


def mean_of(values: NDArray[np.floating], axis: int | None = None) -> Array:
    """Return the mean of ``values``, float64, over one axis or over all of them."""
    scaled, scale = _scaled(values)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.mean(scaled, axis=axis, dtype=np.float64) * scale)


def deviation_of(values: NDArray[np.floating], axis: int | None = None) -> Array:
    """Return the standard deviation of ``values`` about their mean, divided by n.

    Parameters
    ----------
    values : ndarray
        Not empty.
    axis : int, optional
        Along which it is taken; over all values unless given.

    Returns
    -------
    ndarray of float64
        NaN where a value is not finite.
    """
    scaled, scale = _scaled(values)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.std(scaled, axis=axis, dtype=np.float64) * scale)


def _scaled(values: NDArray[np.floating]) -> tuple[NDArray[np.floating], float]:
    """Return ``values``, divided by a power of two where that is needed, and the power."""
    largest = float(np.max(np.abs(values)))
    if not np.isfinite(largest) or 1 / _SAFE < largest < _SAFE:
        return values, 1.0
    scale = 2.0 ** (np.frexp(largest)[1] - 1)
    return values / scale, scale
