"""The mark at a place that a guide points at, in the plots."""

import math

import numpy as np

from gelu_desktop.model.guide.point import GATE, Point
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Marker
from gelu_desktop.numerics.gaussian import Phi

RADIUS = 12.0
_ORDERS = {"curve": 0, "derivative": 1}


def markers(result: Result, plot: str) -> tuple[Marker, ...]:
    """Return the mark in a plot: a wide ring in the accent's colour, or none.

    Parameters
    ----------
    result : Result
        What is shown, and what is pointed at.
    plot : str
        A name of ``PLOTS``.
    """
    point = result.point
    if point is None or point.panel != plot or point.x is None:
        return ()
    y = point.y if point.y is not None else height(result, point)
    return (Marker(point.x, y, "accent", radius=RADIUS),) if math.isfinite(y) else ()


def height(result: Result, point: Point) -> float:
    """Return the height of the curve that a point is on; NaN where it has none.

    Raises
    ------
    KeyError
        When there is no such function.
    """
    x = np.asarray(point.x)
    if point.of == GATE:
        return float(Phi(x))
    if point.panel in _ORDERS:
        return float(result.curve(point.of, _ORDERS[point.panel]).evaluate(x))
    error = float(result.error_curve(result.state.approximation).evaluate(x))
    if not result.state.log_error:
        return error
    return math.log10(abs(error)) if error else math.nan
