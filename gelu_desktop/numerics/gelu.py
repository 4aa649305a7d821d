"""GELU itself: value, slope and curvature, exact to a few ulp over the whole axis."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from gelu_desktop.numerics.blocks import Array, Values, blocked
from gelu_desktop.numerics.gaussian import DENSITY_AT_ZERO, decayed, distance, mills, square
from gelu_desktop.numerics.nodes import EDGE, Room, filling, slope_alone, tail_alone


def gelu(x: ArrayLike, out: Values | None = None) -> Values:
    """Return GELU(x) = x·Φ(x), exact to a few ulp from the negative tail to infinity.

    Parameters
    ----------
    x : array_like
        Any shape; float32 stays float32, anything else becomes float64.
    out : ndarray, optional
        Where the answer goes, of the shape of ``x``; it may be ``x`` itself.

    Returns
    -------
    ndarray
        ``out``, or a new array; inf at inf, −0 at −inf, NaN at NaN.
    """
    return _gelu(x, out)


def gelu_slope(x: ArrayLike, out: Values | None = None) -> Values:
    """Return GELU'(x) = Φ(x) + x·φ(x).

    Parameters
    ----------
    x, out
        As for `gelu`.

    Returns
    -------
    ndarray
        ``out``, or a new array; 1 at inf, 0 at −inf, NaN at NaN. Beside its zero at −0.75 the
        error is below 10⁻¹⁸.
    """
    return _slope(x, out)


@blocked
def gelu_curvature(x: Array) -> Array:
    """Return GELU''(x) = φ(x)·(2 − x²)."""
    a = distance(x)
    rounded, lost = square(a)
    return decayed(DENSITY_AT_ZERO * ((2 - rounded) - lost), a)


def _gelu_fill(x: Array, out: Array, room: Room) -> None:
    highest = np.abs(x, room.a).max()
    room.locate()
    room.fill_tail(out)
    # x·Φ(−|x|) is GELU where x < 0, and x minus its size where x > 0: the larger of both. At
    # zeros both have the sign of x.
    np.multiply(x, out, out)
    np.abs(out, room.a)
    np.subtract(x, room.a, room.a)
    np.maximum(out, room.a, out=out)
    if not highest <= EDGE:
        # Above, 1 − Φ(x) is nothing in float64.
        _replaced(x, out, np.positive, _gelu_below)


def _gelu_alone(x: float) -> float:
    if not x <= EDGE:
        return x
    if x < -EDGE:
        return _gelu_below(np.array([x])).item()
    below = x * tail_alone(abs(x))
    return x - below if x > 0 else below


def _gelu_below(x: Array) -> Array:
    a = distance(x)
    return np.negative(decayed(a * mills(a), a))


def _slope_fill(x: Array, out: Array, room: Room) -> None:
    highest = np.abs(x, room.a).max()
    room.locate()
    room.fill_slope(x, out)
    np.subtract(1.0, out, room.step)
    out[:] = np.where(x > 0, room.step, out)
    if not highest <= EDGE:
        _replaced(x, out, _slope_above, _slope_below)


def _slope_alone(x: float) -> float:
    if not abs(x) <= EDGE:
        return (_slope_above if not x < 0 else _slope_below)(np.array([x])).item()
    below = slope_alone(abs(x))
    return 1.0 - below if x > 0 else below


def _slope_above(x: Array) -> Array:
    return np.where(np.isnan(x), x, 1.0)


def _slope_below(x: Array) -> Array:
    a = distance(x)
    return decayed(mills(a) - a * DENSITY_AT_ZERO, a)


def _replaced(
    x: Array, out: Array, above: Callable[[Array], Array], below: Callable[[Array], Array]
) -> None:
    """Fill in what is beyond the edge, and NaN."""
    places = np.flatnonzero(~(x <= EDGE))
    out[places] = above(x[places])
    places = np.flatnonzero(x < -EDGE)
    if places.size:
        out[places] = below(x[places])


_gelu = filling(_gelu_fill, _gelu_alone)
_slope = filling(_slope_fill, _slope_alone)
