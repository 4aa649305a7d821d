"""What the plots of a batch count: ranges and histograms, measured where the numbers are.

The numbers are millions and stay there; what is measured of them is little and goes anywhere.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.known import Known
from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.ffn import Pass, Values
from gelu_desktop.numerics.ffn_measures import Histogram, gates, histogram
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.numerics.spread import deviation_of, mean_of
from gelu_desktop.numerics.tails import tails

BINS = 60
NORMAL_REACH = 3.5
TAIL = 5e-4  # the share of values at each end that may be out of view
GATE_VIEW = (-1.0, 2.0)  # f(z)/z of a function with f(0) ≠ 0 has no bounds

_KNOWN = Known()


@dataclass(frozen=True, eq=False)
class View:
    """Numbers of a stage, seen through a range.

    Attributes
    ----------
    span : tuple of float
        The range of x.
    counted : tuple of Histogram
        Of the first function and, where they differ, of the other one.
    reach : tuple of float, optional
        The least and the largest finite value; None if there is none.
    outside : tuple of float
        The shares that are out of the span, for the gate.
    """

    span: Range
    counted: tuple[Histogram, ...]
    reach: Range | None = None
    outside: tuple[float, ...] = ()


@dataclass(frozen=True, eq=False)
class Views:
    """All stages.

    Attributes
    ----------
    entered, before, gate, after, left : View
        Input, pre-activations, gate, hidden values, and output.
    mean, std : float
        Of the input.
    """

    entered: View
    before: View
    gate: View
    after: View
    left: View
    mean: float
    std: float


def views(passes: tuple[Pass, Pass]) -> Views:
    """Measure what the plots of two passes show."""
    first, other = passes
    entered = first.token
    return Views(
        _seen((entered,), nice_range(*_view((entered,)))),
        _before(first.pre),
        _gate((_gates(first), _gates(other))),
        _both((first.hidden, other.hidden)),
        _both((first.output, other.output)),
        _KNOWN.measure(entered, "mean", lambda: float(mean_of(entered))),
        _KNOWN.measure(entered, "std", lambda: float(deviation_of(entered))),
    )


def _before(values: Values) -> View:
    low, high = _view((values,))
    return _seen((values,), nice_range(min(low, -NORMAL_REACH), max(high, NORMAL_REACH)))


def _both(values: tuple[Values, Values]) -> View:
    return _seen(values, nice_range(*_view(values)))


def _gate(values: tuple[Values, Values]) -> View:
    low, high = _view(values)
    ends = max(min(low, 0.0), GATE_VIEW[0]), min(max(high, 1.0), GATE_VIEW[1])
    span = nice_range(*ends)
    outside = tuple(float(np.mean(~((value >= ends[0]) & (value <= ends[1])))) for value in values)
    return View(span, tuple(_counted(value, span) for value in values), None, outside)


def _seen(values: tuple[Values, ...], span: Range) -> View:
    ends = [_KNOWN.measure(value, "reach", partial(_ends, value)) for value in values]
    some = [pair for pair in ends if pair is not None]
    reach = (min(pair[0] for pair in some), max(pair[1] for pair in some)) if some else None
    return View(span, tuple(_counted(value, span) for value in values), reach)


def _view(values: tuple[Values, ...]) -> Range:
    """Return a range that holds all but the last few finite values."""
    ends = [_KNOWN.measure(value, "view", partial(_ends, value, TAIL)) for value in values]
    some = [pair for pair in ends if pair is not None]
    if not some:
        return -1.0, 1.0
    low, high = min(pair[0] for pair in some), max(pair[1] for pair in some)
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def _ends(values: Values, tail: float = 0.0) -> Range | None:
    """Return between which values the finite ones lie, but for a tail at each end."""
    with np.errstate(invalid="ignore"):
        low, high = (float(end(initial=0.0)) for end in (values.min, values.max))
    some = values if np.isfinite((low, high)).all() else values[np.isfinite(values)]
    if not some.size:
        return None
    return tails(some, tail) if tail else (float(some.min()), float(some.max()))


def _counted(values: Values, span: Range) -> Histogram:
    make = partial(histogram, values, *span, bins=BINS)
    return _KNOWN.measure(values, ("histogram", span), make)


def _gates(done: Pass) -> NDArray[np.float64]:
    return _KNOWN.measure(done.activated, "gates", partial(gates, done))
