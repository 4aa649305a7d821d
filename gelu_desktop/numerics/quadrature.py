"""Means over an interval and over the standard normal distribution, by Gauss and Legendre."""

import math
from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.ordered import ordered

Array = NDArray[np.float64]
Curve = Callable[[Array], NDArray[np.floating]]
Range = tuple[float, float]

REACH = 38.0
"""The standard normal density has no more than a digit in float64 beyond."""

_PARTS = 128
_POINTS, _POINTS_OF_MANY = 8, 3
_MANY = 2000
_FINE = np.linspace(-12.0, 12.0, 193)
_COARSE = np.linspace(-12.0, 12.0, 49)
_TOLERANCE = 1e-11
_EVALUATIONS = 250_000
_ENDS, _ENDS_OF_MANY = 10, 4
_CUT = 0.38196601125010515
_INSET = 1e-15
_NARROW = 0.01
_STEPS = 6  # of Newton; from where they begin four are enough


@lru_cache(maxsize=32)
def over_interval(
    lower: float, upper: float, corners: tuple[float, ...] = ()
) -> tuple[Array, Array]:
    """Return places and weights for the mean of a function over [lower, upper].

    Eight places on each of many parts, at most 1/8 wide near zero: a smooth error of an
    activation function is averaged to about 13 digits.

    Parameters
    ----------
    lower, upper : float
        Finite, lower < upper.
    corners : tuple of float
        Where the integrand is not smooth; parts end there.

    Returns
    -------
    x, weights : ndarray
        Equal length; the weights add up to 1. They are shared and must not be written to.
    """
    edges = np.concatenate((np.linspace(lower, upper, _PARTS + 1), _FINE, np.asarray(corners)))
    edges = ordered(edges[(edges >= lower) & (edges <= upper)])
    nodes, weights = _legendre(_POINTS if edges.size < _MANY else _POINTS_OF_MANY)
    half, middle = np.diff(edges) / 2, (edges[1:] + edges[:-1]) / 2
    x = (middle[:, None] + half[:, None] * nodes).ravel()
    return x, (half[:, None] * weights).ravel() / (upper - lower)


@lru_cache(maxsize=32)
def over_normal(corners: tuple[float, ...] = ()) -> tuple[Array, Array]:
    """Return places and weights for the mean of a function of a standard normal variable.

    Parameters
    ----------
    corners : tuple of float
        Where the function is not smooth.

    Returns
    -------
    x, weights : ndarray
        Equal length; the weights add up to 1. They are shared and must not be written to.
    """
    x, weights = over_interval(-REACH, REACH, corners)
    return x, weights * phi(x) * (2 * REACH)


def mean_square(f: Curve, span: Range, corners: tuple[float, ...] = ()) -> float:
    """Return the mean of f² over an interval.

    Parts are halved until that changes nothing, so that corners need not be known; it is faster
    where they are.

    Parameters
    ----------
    f : callable
        Takes an array and returns one of its shape.
    span : tuple of float
        The interval; finite, lower end first.
    corners : tuple of float
        Where f is not smooth, as far as that is known.

    Returns
    -------
    float
        Good to about ten digits, and more where f is smooth; infinite or NaN where f² is.
    """
    low, high = span
    return _integral(lambda x: np.square(f(x)), _edges(low, high, corners)) / (high - low)


def mean_square_normal(f: Curve, corners: tuple[float, ...] = ()) -> float:
    """Return the mean of f² for a standard normal variable; see `mean_square`."""
    return _integral(lambda x: np.square(f(x)) * phi(x), _edges(-REACH, REACH, corners))


def _edges(lower: float, upper: float, corners: tuple[float, ...]) -> Array:
    edges = np.concatenate(((lower, upper), _COARSE, np.asarray(corners)))
    return ordered(edges[(edges >= lower) & (edges <= upper)])


def _integral(f: Curve, edges: Array) -> float:
    # Relative errors may well grow beyond all numbers in the tail.
    with np.errstate(over="ignore", invalid="ignore"):
        return _refined(f, edges)


def _refined(f: Curve, edges: Array) -> float:
    left, right = edges[:-1], edges[1:]
    whole = _lobatto_sum(f, left, right)
    total, evaluations, scale = 0.0, 0, float(np.sum(np.abs(whole)))
    if left.size >= _MANY:
        # The segments of a fine table: f is as good as straight on each.
        wide = right - left > _NARROW
        total = float(np.sum(whole[~wide]))
        left, right, whole = left[wide], right[wide], _lobatto_sum(f, left[wide], right[wide])
    while left.size:
        # Not in the middle: a jump there would be weighed alike by a part and by its halves.
        cut = left + _CUT * (right - left)
        pair = np.concatenate((left, cut)), np.concatenate((cut, right))
        pieces = _lobatto_sum(f, *pair).reshape(2, -1)
        better = pieces[0] + pieces[1]
        evaluations += 2 * left.size * (_ENDS if 2 * left.size < _MANY else _ENDS_OF_MANY)
        rough = np.abs(better - whole) > _TOLERANCE * scale
        if not np.isfinite(scale) or evaluations > _EVALUATIONS:
            rough[:] = False
        total += float(np.sum(better[~rough]))
        left, right = (side.reshape(2, -1)[:, rough].ravel() for side in pair)
        whole = pieces[:, rough].ravel()
    return total


def _lobatto_sum(f: Curve, left: Array, right: Array) -> Array:
    """Return the integral over each part, whose ends count, so that no jump hides beside them."""
    nodes, weights = _lobatto(_ENDS if left.size < _MANY else _ENDS_OF_MANY)
    half = (right - left) / 2
    x = ((left + right) / 2)[:, None] + half[:, None] * nodes
    # What is known to jump at an end is met from the inside.
    inset = _INSET * np.maximum(1, np.maximum(np.abs(left), np.abs(right)))
    x = np.clip(x, (left + inset)[:, None], (right - inset)[:, None])
    return np.asarray((f(x) @ weights) * half, dtype=np.float64)


# NumPy has these too, in a package that takes 8 ms to load; the first picture needs them.
@cache
def _legendre(points: int) -> tuple[Array, Array]:
    """Return places and weights on [−1, 1] (Abramowitz and Stegun 25.4.29)."""
    x = np.cos(math.pi * (np.arange(points, 0, -1) - 0.25) / (points + 0.5))
    for _ in range(_STEPS):
        value, slope = _polynomial(points, x)
        x -= value / slope
    x = (x - x[::-1]) / 2  # the mean of an odd function is 0 to the last digit
    _, slope = _polynomial(points, x)
    weights = 2 / ((1 - x * x) * slope * slope)
    return x, (weights + weights[::-1]) / 2


@cache
def _lobatto(points: int) -> tuple[Array, Array]:
    """Return places and weights on [−1, 1], both ends included (Abramowitz and Stegun 25.4.32)."""
    last = points - 1
    x = np.cos(math.pi * np.arange(last, -1, -1) / last)
    inner = x[1:-1]
    for _ in range(_STEPS):
        value, slope = _polynomial(last, inner)
        bend = (2 * inner * slope - last * points * value) / (1 - inner * inner)
        inner -= slope / bend
    x[0], x[-1] = -1.0, 1.0
    x = (x - x[::-1]) / 2
    value, _ = _polynomial(last, x)
    weights = 2 / (points * last * value * value)
    return x, (weights + weights[::-1]) / 2


def _polynomial(degree: int, x: Array) -> tuple[Array, Array]:
    """Return a polynomial of Legendre and its slope (Abramowitz and Stegun 22.7.10, 22.8.5)."""
    before, value = np.ones_like(x), x.copy()
    for n in range(2, degree + 1):
        before, value = value, ((2 * n - 1) * x * value - (n - 1) * before) / n
    with np.errstate(divide="ignore", invalid="ignore"):  # at the ends nobody asks for the slope
        return value, degree * (x * value - before) / (x * x - 1)
