"""Where functions change sign, for many intervals at once."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_BITS = 48
_PARTS = 6
"""Bits that a round wins: many points in few rounds are faster for few intervals."""
_MANY = 4096


def narrowed(f: Callable[[Array], Array], left: Array, right: Array) -> tuple[Array, Array]:
    """Narrow each interval to the place where ``f`` changes sign.

    Parameters
    ----------
    f : callable
        Takes an array of shape (intervals, points) and returns one of that shape. The values at
        the two ends of an interval have opposite signs; zero and NaN count as negative.
    left, right : ndarray
        The ends, of equal length, left < right.

    Returns
    -------
    left, right : ndarray
        Ends that lie within a few rounding steps of each other, the sign change between them; of
        several changes the first one.
    """
    if not left.size:
        return left, right
    rows, bits = np.arange(left.size), _PARTS if left.size < _MANY else 1
    first = f(left[:, None]) > 0
    for _ in range(_BITS // bits):
        x = np.linspace(left, right, 2**bits + 1, axis=1)
        changed = np.concatenate(((f(x[:, 1:-1]) > 0) != first, np.ones_like(first)), axis=1)
        place = np.argmax(changed, axis=1)
        left, right = x[rows, place], x[rows, place + 1]
        if np.all(right - left <= np.spacing(np.maximum(np.abs(left), np.abs(right)))):
            break
    return left, right
