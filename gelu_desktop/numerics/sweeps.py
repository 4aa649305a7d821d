"""Every number of a format through a formula: how far from exact GELU, and where.

In low precision the order of operations is the error. So a formula is run as a kernel would run
it, each operation rounded, over all numbers of a format or of a range, and nothing is left to
samples.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, reduce

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.formats import FORMATS, NumberFormat
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.sweep_errors import (
    compared,
    every_truth,
    parts,
    ranked,
    region,
    weights,
)
from gelu_desktop.numerics.sweep_measures import Sweep, histogram, merged

Array = NDArray[np.float64]
Counts = NDArray[np.int64]

MODES = ("once", "every", "float32")
"""What is rounded: the float64 result; every operation; or every operation to float32 and then
the result to the format."""

_EDGES = np.concatenate((np.ldexp(1.0, np.arange(-1022, 1024)), [np.inf]))
"""The upper ends of the octaves."""


def results(
    function: Function,
    coefficients: Mapping[str, float] | None,
    x: Array,
    number_format: NumberFormat,
    mode: str = "once",
    flush: bool = False,
) -> Array:
    """Return what a kernel in a number format gives.

    Parameters
    ----------
    function : Function
        One with a ``formula`` is carried out as that is written; one without is one operation.
    coefficients : mapping of str to float, optional
        Values that replace the published ones.
    x : ndarray of float64
        Numbers of the format.
    number_format : NumberFormat
        The format of the results.
    mode : {"once", "every", "float32"}
        See `MODES`.
    flush : bool
        Whether subnormal inputs, numbers and results become zero.

    Returns
    -------
    ndarray of float64
        The shape of ``x``.

    Raises
    ------
    ValueError
        When there is no such mode, or a coefficient is unknown.
    """
    if mode not in MODES:
        raise ValueError(f"no mode {mode!r}; there are {', '.join(MODES)}")
    formula = getattr(function, "formula", "")
    if mode == "once" or not formula:
        point = number_format.flush(x) if flush else x
        made = np.asarray(function.evaluate(point, 0, coefficients), dtype=np.float64)
    else:
        inner = number_format if mode == "every" else FORMATS["float32"]
        values = _values(function, coefficients or {})
        made = _parsed(formula).evaluate(x, values, inner, flush)
        if mode == "every":
            return made
    made = number_format.round(made)
    return number_format.flush(made) if flush else made


def _values(function: Function, coefficients: Mapping[str, float]) -> dict[str, float]:
    published = function.published()
    if unknown := set(coefficients) - set(published):
        raise ValueError(f"{function.name} has no coefficient {sorted(unknown)[0]!r}")
    return {**published, **coefficients}


@lru_cache(maxsize=64)
def _parsed(formula: str) -> Expression:
    return parse(formula)


def sweep(
    function: Function,
    coefficients: Mapping[str, float] | None,
    number_format: NumberFormat,
    mode: str = "once",
    flush: bool = False,
) -> Sweep:
    """Measure a function at every finite number of a format.

    Parameters
    ----------
    function, coefficients, number_format, mode, flush
        As for `results`.

    Returns
    -------
    Sweep
        Exhaustive; the errors are against exact GELU of the inputs before any flush.

    Raises
    ------
    ValueError
        For formats of more than 16 bits, and as for `results`.
    """
    x = number_format.values()
    made = results(function, coefficients, x, number_format, mode, flush)
    found = compared(every_truth(number_format, flush), made)
    measured = {index: found.measures(part) for index, part in parts(x).items()}
    whole = reduce(merged, measured.values())
    ordered = np.sort(found.ulp)[whole.non_finite :]
    return Sweep(
        **vars(replace(whole, percentiles=ranked(ordered))),
        number_format=number_format,
        mode=mode,
        flush=flush,
        low=float(x[0]),
        high=float(x[-1]),
        first_zero=found.first_zero,
        sign_violations=found.sign_violations(),
        monotonicity_violations=found.monotonicity_violations(),
        regions=tuple(region(*row) for row in measured.items())[::-1],
        histogram=histogram(np.diff(np.searchsorted(ordered, _EDGES, side="right"), prepend=0)),
        correctly_rounded_normal=float(weights(number_format)[found.correct].sum()),
    )
