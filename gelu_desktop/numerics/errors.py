"""How far a function is from exact GELU: three quantities, three measures, and their summary."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.formats import FORMATS, NumberFormat
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.peaks import Peak, beside, peak
from gelu_desktop.numerics.quadrature import mean_square, mean_square_normal
from gelu_desktop.numerics.quantities import QUANTITIES, exact_quantity, quantity_of
from gelu_desktop.numerics.roots import narrowed

__all__ = [
    "MEASURES",
    "QUANTITIES",
    "Peak",
    "Summary",
    "absolute_error",
    "error",
    "exceeding",
    "peak",
    "quantity_of",
    "summarise",
]

Array = NDArray[np.float64]
Range = tuple[float, float]

MEASURES = ("absolute", "relative", "ulp")
FLOAT64 = FORMATS["float64"]

_NO_SLOPE = -0.7517915246935645
"""Where GELU is smallest: the only zero of its slope."""
_ZEROS = {"value": 0.0, "slope": _NO_SLOPE}
_ROUNDING = 1e-15
"""What two quantities that are equal may differ by in float64, near such a zero."""

_NORMAL_SPAN = (-10.0, 10.0)
_SAMPLES = 4097


@dataclass(frozen=True)
class Summary:
    """An error in a few numbers.

    Attributes
    ----------
    max, at : float
        The largest magnitude on the range, searched on samples and refined to about nine digits,
        and its place; of equal ones the place with the larger x. Infinite at a pole.
    rms : float
        The root mean square over the range, by quadrature. Infinite if a pole is on the range.
    rms_normal : float
        The root mean square for a standard normal x, over the whole axis, by quadrature. Infinite
        if there is a pole anywhere.
    share_over, share_over_normal : float, optional
        The share of the range, and of a standard normal distribution, where the magnitude is
        above the tolerance, from the refined places where it crosses it; None without tolerance.
    pole : float, optional
        Where on the range the exact quantity is zero and the other is not, so that a relative
        error, or one in ulp, is beyond all bounds; None if there is no such place.
    """

    max: float
    at: float
    rms: float
    rms_normal: float
    share_over: float | None = None
    share_over_normal: float | None = None
    pole: float | None = None


def absolute_error(approximation: ArrayLike, exact: ArrayLike) -> NDArray[np.floating]:
    """Return approximation − exact, element by element.

    Parameters
    ----------
    approximation, exact : array_like
        Equal shapes.

    Returns
    -------
    ndarray
        With its sign; equal infinities differ by zero.
    """
    left, right = np.asarray(approximation), np.asarray(exact)
    same = left == right
    difference: NDArray[np.floating] = np.zeros(same.shape, np.result_type(left, right))
    np.subtract(left, right, where=~same, out=difference)
    return difference


def error(
    function: Function,
    coefficients: Mapping[str, float],
    x: ArrayLike,
    *,
    quantity: str = "value",
    measure: str = "absolute",
    number_format: NumberFormat = FLOAT64,
) -> NDArray[np.floating]:
    """Return how far a function is above exact GELU, both taken in float64.

    Parameters
    ----------
    function : Function
        An activation or an approximation.
    coefficients : mapping of str to float
        Its coefficients; published values where there is none.
    x : array_like
        Any shape.
    quantity : {"value", "slope", "gate"}
        What is compared; see `quantity_of`.
    measure : {"absolute", "relative", "ulp"}
        The difference, or the difference divided by the magnitude of the exact quantity, or by
        one unit in the last place of the exact quantity.
    number_format : NumberFormat
        Whose units are counted.

    Returns
    -------
    ndarray
        The shape of ``x``, with signs; 0 where both are equal, NaN where the function is.

    Raises
    ------
    ValueError
        When there is no such quantity or measure.
    """
    exact = exact_quantity(x, quantity)
    difference = absolute_error(quantity_of(function, coefficients, x, quantity), exact)
    return _measured(difference, exact, measure, number_format)


def _measured(
    difference: NDArray[np.floating],
    exact: NDArray[np.floating],
    measure: str,
    number_format: NumberFormat,
) -> NDArray[np.floating]:
    if measure not in MEASURES:
        raise ValueError(f"measure must be one of {', '.join(MEASURES)}, not {measure!r}")
    if measure == "absolute":
        return difference
    size = np.abs(exact)
    if measure == "ulp":
        size = number_format.ulp(size)
    result = np.array(difference)
    # A zero of GELU that the function misses is infinitely far, in relative terms.
    with np.errstate(divide="ignore", over="ignore"):
        np.divide(difference, size, out=result, where=(difference != 0) & np.isfinite(size))
    return result


def exceeding(
    f: Callable[[Array], NDArray[np.floating]],
    tolerance: float,
    span: Range,
    seams: ArrayLike = (),
) -> Array:
    """Find where the magnitude of ``f`` is above a tolerance.

    Parameters
    ----------
    f : callable
        Takes a float64 array of any shape and returns one of the same shape.
    tolerance : float
        Not negative.
    span : tuple of float
        Where to look; finite, lower end first.
    seams : array_like
        Where ``f`` has corners or jumps, as far as that is known.

    Returns
    -------
    ndarray
        Shape (intervals, 2): their ends, refined to rounding; NaN counts as above. What lies
        between two of 4,097 samples entirely is not seen.
    """

    def above(x: Array) -> Array:
        size = np.abs(np.asarray(f(x), dtype=np.float64))
        return np.where(size <= tolerance, -1.0, 1.0)

    grid = np.linspace(*span, _SAMPLES)
    if np.size(seams):
        grid = np.union1d(grid, beside(seams, *span))
    over = above(grid) > 0
    places = np.flatnonzero(over[1:] != over[:-1])
    left, right = narrowed(above, grid[places], grid[places + 1])
    edges = [*((left + right) / 2)]
    starts = [span[0]] if over[0] else []
    ends = [span[1]] if over[-1] else []
    return np.asarray([*starts, *edges, *ends], dtype=np.float64).reshape(-1, 2)


def summarise(
    function: Function,
    coefficients: Mapping[str, float],
    span: Range,
    *,
    quantity: str = "value",
    measure: str = "absolute",
    number_format: NumberFormat = FLOAT64,
    tolerance: float | None = None,
) -> Summary:
    """Summarise the `error` of a function on a range and for a standard normal input.

    Parameters
    ----------
    function, coefficients, quantity, measure, number_format
        As in `error`.
    span : tuple of float
        The range; finite, lower end first.
    tolerance : float, optional
        Asks for the shares of the range and of N(0,1) where the error is larger.

    Returns
    -------
    Summary
        The numbers; how each is found is told there.
    """
    of_x = partial(
        error,
        function,
        coefficients,
        quantity=quantity,
        measure=measure,
        number_format=number_format,
    )
    seams = function.seams_at(coefficients)
    over, over_normal = (
        _shares(of_x, tolerance, span, seams) if tolerance is not None else (None, None)
    )
    pole = None if measure == "absolute" else _pole(function, coefficients, quantity)
    normal = math.inf if pole is not None else math.sqrt(mean_square_normal(of_x, seams))
    if pole is not None and span[0] <= pole <= span[1]:
        return Summary(math.inf, pole, math.inf, normal, over, over_normal, pole)
    top = peak(of_x, *span, seams)
    rms = math.sqrt(mean_square(of_x, span, seams))
    return Summary(abs(top.value), top.at, rms, normal, over, over_normal)


def _shares(
    f: Callable[[Array], NDArray[np.floating]],
    tolerance: float,
    span: Range,
    seams: tuple[float, ...],
) -> tuple[float, float]:
    """Return the shares of a range and of N(0,1) where the magnitude is above the tolerance."""
    anywhere = exceeding(f, tolerance, _NORMAL_SPAN, seams)
    held = _NORMAL_SPAN[0] <= span[0] and span[1] <= _NORMAL_SPAN[1]
    inside = np.clip(anywhere, *span) if held else exceeding(f, tolerance, span, seams)
    share = float(np.sum(np.diff(inside))) / (span[1] - span[0])
    return share, float(np.sum(np.diff(Phi(anywhere))))


def _pole(function: Function, coefficients: Mapping[str, float], quantity: str) -> float | None:
    """Return where the exact quantity is zero, if the function's own is not."""
    if (zero := _ZEROS.get(quantity)) is None:
        return None
    size = float(np.abs(quantity_of(function, coefficients, zero, quantity)))
    return zero if size > _ROUNDING else None
