"""How wrong a function is: the figures that stand above its code."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.errors import Summary, summarise
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.function import Function

Range = tuple[float, float]


@dataclass(frozen=True)
class Rounded:
    """The largest error when numbers are rounded to a format.

    Attributes
    ----------
    number_format, mode : str
        The format, and what is rounded: ``"once"``, ``"every"`` or ``"float32"``.
    flush : bool
        Whether subnormal numbers became zero.
    max, at : float
        The largest magnitude, NaN counting as infinite, and where.
    values : int
        How many inputs there were: every one of the format.
    """

    number_format: str
    mode: str
    flush: bool
    max: float
    at: float
    values: int


@dataclass(frozen=True)
class Measured:
    """What was measured.

    Attributes
    ----------
    interval : tuple of float
        Where.
    summary : Summary
        The error in float64, value against exact GELU, absolute.
    rounded : Rounded, optional
        The same in a format of 16 or 8 bits.
    """

    interval: Range
    summary: Summary
    rounded: Rounded | None = None


def measure(
    function: Function,
    coefficients: Mapping[str, float],
    interval: Range,
    *,
    formula: str = "",
    number_format: str = "float64",
    mode: str = "every",
    flush: bool = False,
) -> Measured:
    """Measure the error of a function against exact GELU.

    Parameters
    ----------
    function : Function
        The function.
    coefficients : mapping of str to float
        Its coefficients.
    interval : tuple of float
        Finite, lower end first.
    formula : str
        Its formula, needed to round every operation.
    number_format : str
        A key of ``FORMATS``; with 16 or 8 bits every number in the interval is tried.
    mode : {"once", "every", "float32"}
        What is rounded to the format: the result, every operation, or the result of operations
        rounded to float32.
    flush : bool
        Whether subnormal numbers of the format count as zero.

    Returns
    -------
    Measured
        The figures.
    """
    summary = summarise(function, coefficients, interval)
    rounded = None
    if FORMATS[number_format].bits <= 16 and (formula or mode == "once"):
        rounded = _rounded(function, coefficients, interval, formula, number_format, mode, flush)
    return Measured(interval, summary, rounded)


def _rounded(
    function: Function,
    coefficients: Mapping[str, float],
    interval: Range,
    formula: str,
    name: str,
    mode: str,
    flush: bool,
) -> Rounded | None:
    number_format = FORMATS[name]
    x = number_format.values()
    x = x[(x >= interval[0]) & (x <= interval[1])]
    if not x.size:
        return None
    if mode == "once":
        values = number_format.round(function.evaluate(x, 0, coefficients))
    elif mode == "every":
        values = parse(formula).evaluate(x, coefficients, number_format, flush)
    else:
        values = parse(formula).evaluate(x, coefficients, FORMATS["float32"], flush)
        values = number_format.round(values)
    if flush:
        values = number_format.flush(values)
    size = np.abs(values - ACTIVATIONS["gelu"].evaluate(x))
    size[np.isnan(size)] = np.inf
    place = x.size - 1 - int(np.argmax(size[::-1]))
    return Rounded(name, mode, flush, float(size[place]), float(x[place]), x.size)
