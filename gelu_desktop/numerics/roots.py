"""Where functions change sign, for many intervals at once."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_BITS = 48
_EVEN = np.arange(1, 32) / 32
_CLOSER = 0.25 ** np.arange(1, 17)
_NEAR = np.concatenate((-_CLOSER, [0.0], _CLOSER[::-1]))
"""A round tries 31 places in equal steps, and 33 ever closer to where a straight line is zero."""
_ROUNDS = 10
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
    if left.size >= _MANY:
        return _halved(f, left, right)
    rows, first, estimate = np.arange(left.size), None, (left + right) / 2
    for _ in range(_ROUNDS):
        width = (right - left)[:, None]
        near = np.clip(estimate[:, None] + width * _NEAR, left[:, None], right[:, None])
        inner = np.concatenate((left[:, None] + width * _EVEN, near), axis=1)
        x = np.concatenate((left[:, None], np.sort(inner, axis=1), right[:, None]), axis=1)
        y = f(x)
        first = y[:, :1] > 0 if first is None else first
        changed = (y[:, 1:] > 0) != first
        changed[:, -1] = True
        place = np.argmax(changed, axis=1)
        left, right = x[rows, place], x[rows, place + 1]
        if np.all(right - left <= np.spacing(np.maximum(np.abs(left), np.abs(right)))):
            break
        estimate = _crossed(left, right, y[rows, place], y[rows, place + 1])
    return left, right


def _crossed(left: Array, right: Array, below: Array, above: Array) -> Array:
    """Return where the straight line between two points is zero, or the middle."""
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        share = below / (below - above)
    return left + (right - left) * np.where((share >= 0) & (share <= 1), share, 0.5)


def _halved(f: Callable[[Array], Array], left: Array, right: Array) -> tuple[Array, Array]:
    first = f(left[:, None])[:, 0] > 0
    for _ in range(_BITS):
        middle = left + (right - left) / 2
        changed = (f(middle[:, None])[:, 0] > 0) != first
        left, right = np.where(changed, left, middle), np.where(changed, middle, right)
        if np.all(right - left <= np.spacing(np.maximum(np.abs(left), np.abs(right)))):
            break
    return left, right
