"""Where functions change sign, for many intervals at once."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_POINTS = 65
_ROUNDS = 8


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
    rows = np.arange(left.size)
    for _ in range(_ROUNDS):
        x = np.linspace(left, right, _POINTS, axis=1)
        positive = f(x) > 0
        place = np.argmax(positive[:, 1:] != positive[:, :1], axis=1)
        left, right = x[rows, place], x[rows, place + 1]
    return left, right
