"""Result(state): what each panel draws, computed once, on demand."""

import dataclasses
import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.curves import AnyCurve, Curve, ErrorCurve, GateCurve, LogCurve
from gelu_desktop.model.ffn_batch import BatchAsked, activation, block_shape
from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.rules import Range
from gelu_desktop.model.state import State
from gelu_desktop.numerics import ffn as feed_forward
from gelu_desktop.numerics.errors import Summary, exceeding
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.own import OWN, lookup
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.numerics.sweeps import sweep

EXACT = "gelu"
FIT_SAMPLES = 257
BENT = 8.0  # farther out activations are straight
SWEPT_BITS = 16
DECADES = 6
TOLERANCE_REACH = 4.0


@dataclass(frozen=True)
class Reading:
    """A function at the probe; what nobody asks for is not computed.

    Attributes
    ----------
    curve : Curve
        The function.
    x : float
        Where the probe is.
    """

    curve: Curve
    x: float

    @property
    def value(self) -> float:
        """Its value."""
        return _at(self.curve, self.x)

    @property
    def slope(self) -> float:
        """Its slope."""
        return _at(dataclasses.replace(self.curve, order=1), self.x)

    @property
    def curvature(self) -> float:
        """Its curvature."""
        return _at(dataclasses.replace(self.curve, order=2), self.x)


class Result:
    """What follows from a state; every part is computed when first asked for.

    Parameters
    ----------
    state : State
        What the person chose.
    unit : Picked, optional
        The hidden unit that was picked in a batch.
    point : Point, optional
        What a guide points at.
    """

    def __init__(
        self, state: State, unit: Picked | None = None, point: Point | None = None
    ) -> None:
        self.state = state
        self.point = point
        self._unit = unit

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """Names of the functions drawn: the chosen activations, then the approximation."""
        state = self.state
        return state.functions + ((state.approximation,) if state.show_approximation else ())

    @cached_property
    def readings(self) -> dict[str, Reading]:
        """Value, slope and curvature at the probe: of what is shown, GELU and the approximation."""
        names = dict.fromkeys((*self.shown, EXACT, self.state.approximation))
        return {name: Reading(self.curve(name), self.state.x) for name in names}

    @cached_property
    def gate(self) -> float:
        """Φ(x): the share of a standard normal distribution below the probe."""
        return float(Phi(self.state.x))

    @cached_property
    def density(self) -> float:
        """φ(x): the standard normal density at the probe."""
        return float(phi(self.state.x))

    def function(self, name: str) -> Function:
        """Return the function ``name``, which may be the person's own."""
        return lookup(name, self.state.formula)

    def curve(self, name: str, order: int = 0) -> Curve:
        """Return the curve of ``name`` with the coefficients of the state."""
        formula = self.state.formula if name == OWN else ""
        return Curve(name, order, tuple(self.state.coefficients_of(name).items()), formula)

    def error_curve(self, name: str) -> ErrorCurve:
        """Return how far ``name`` is from exact GELU, in the chosen quantity and measure."""
        state, curve = self.state, self.curve(name)
        number_format = state.number_format if state.measure == "ulp" else "float64"
        return ErrorCurve(curve, state.quantity, state.measure, number_format, state.magnitude)

    def error_at(self, name: str) -> float:
        """Return the error of ``name`` at the probe, with its sign unless that is left out."""
        return _at(self.error_curve(name), self.state.x)

    @property
    def error_at_probe(self) -> float:
        """The absolute error of the chosen approximation's value at the probe, with its sign."""
        names = (self.state.approximation, EXACT)
        approximate, exact = (self.readings[name].value for name in names)
        return approximate - exact

    @cached_property
    def error_summary(self) -> Summary:
        """The error of the chosen approximation on the interval and under N(0,1).

        The shares above the tolerance are there if the tolerance is shown.
        """
        state = self.state
        tolerance = state.tolerance if state.show_tolerance else None
        return _summary(self.error_curve(state.approximation), state.interval, tolerance)

    @property
    def error_peak(self) -> float:
        """The chosen approximation's error where it is largest, with its sign unless left out."""
        return _at(self.error_curve(self.state.approximation), self.error_summary.at)

    @cached_property
    def exceeded(self) -> tuple[Range, ...]:
        """Where in view the chosen approximation's error is above the tolerance."""
        curve = self.error_curve(self.state.approximation)
        return _exceeded(curve, self.state.tolerance, self.state.x_range)

    @cached_property
    def sweep(self) -> Sweep | None:
        """The chosen approximation at every value of the format; None for more than 16 bits."""
        state = self.state
        if FORMATS[state.number_format].bits > SWEPT_BITS:
            return None
        curve = self.curve(state.approximation)
        return _sweep(curve, state.number_format, state.mode, state.flush)

    def blank(self, curve: AnyCurve) -> bool:
        """Return whether a curve has no finite value in view."""
        return _extremes(curve, self.state.x_range) is None

    def y_range(self, plot: str) -> Range:
        """Return the vertical range of a plot: chosen by hand, or fitted to its curves."""
        chosen = self.state.y_ranges.get(plot)
        return chosen if chosen is not None else self._fitted[plot]

    @cached_property
    def _fitted(self) -> dict[str, Range]:
        shown = [self.curve(name) for name in self.shown]
        slopes = [self.curve(name, 1) for name in self.shown]
        if self.state.second:
            slopes.append(self.curve(EXACT, 2))
        gate = [GateCurve()] if self.state.gate else []
        span = self.state.x_range
        return {
            "curve": _fit((*shown, *gate), span),
            "derivative": _fit(tuple(slopes), span),
            "error": self._fitted_error(),
        }

    def _fitted_error(self) -> Range:
        state = self.state
        curves = tuple(self.error_curve(name) for name in (state.approximation, *state.compared))
        if state.log_error:
            return _fit_log(curves, state.x_range)
        low, high = _fit(curves, state.x_range)
        limit = state.tolerance if state.show_tolerance else 0.0
        if limit <= TOLERANCE_REACH * max(-low, high):
            low, high = min(low, -1.1 * limit * (not state.magnitude)), max(high, 1.1 * limit)
        return low, high

    @cached_property
    def block(self) -> feed_forward.Block:
        """The feed-forward block with its weights."""
        state = self.state
        return feed_forward.Block.draw(
            len(state.ffn_input), state.ffn_hidden, scale=state.ffn_scale, seed=state.ffn_seed
        )

    @cached_property
    def passes(self) -> tuple[feed_forward.Pass, feed_forward.Pass]:
        """What the block does to the token with each of the two functions."""
        first, second = self._compared
        return self._pass(first, "float64"), self._pass(second, self.state.ffn.number_format)

    @property
    def _compared(self) -> tuple[str, str]:
        return self.state.ffn_activation, self.state.ffn_other

    @property
    def batch_asked(self) -> BatchAsked | None:
        """What is asked of a batch in the block; None for one token."""
        if self.state.ffn.source == "token":
            return None
        settings = dataclasses.replace(self.state.ffn, order="none", rank=1)  # of no consequence
        return BatchAsked(settings, *(self.curve(name) for name in self._compared))

    @property
    def block_shape(self) -> tuple[int, int, bool] | None:
        """Width, hidden units and whether the block is gated; None where that is not known."""
        if self.state.ffn.source == "token":
            return len(self.state.ffn_input), self.state.ffn_hidden, False
        return block_shape(self.state.ffn)

    @property
    def unit(self) -> Picked | None:
        """The hidden unit that was picked, while it belongs to this state."""
        if self._unit is None or self._unit.asked != self.batch_asked:
            return None
        return self._unit

    def _pass(self, name: str, number_format: str) -> feed_forward.Pass:
        token = np.asarray(self.state.ffn_input)
        return self.block.forward(token, activation(self.curve(name), number_format))


@lru_cache(maxsize=64)
def _sweep(curve: Curve, number_format: str, mode: str, flush: bool) -> Sweep:
    given = dict(curve.coefficients)
    return sweep(curve.function, given, FORMATS[number_format], mode, flush)


@lru_cache(maxsize=256)
def _at(curve: Curve | ErrorCurve, x: float) -> float:
    return float(curve.evaluate(np.asarray(x)))


@lru_cache(maxsize=256)
def _summary(curve: ErrorCurve, span: Range, tolerance: float | None) -> Summary:
    return curve.summary(span, tolerance)


@lru_cache(maxsize=256)
def _exceeded(curve: ErrorCurve, tolerance: float, span: Range) -> tuple[Range, ...]:
    return tuple((low, high) for low, high in exceeding(curve.evaluate, tolerance, span).tolist())


def _fit(curves: tuple[AnyCurve, ...], span: Range) -> Range:
    """Return a vertical range that holds the curves."""
    ends = [found for curve in curves if (found := _extremes(curve, span)) is not None]
    lows, highs = [low for low, _ in ends], [high for _, high in ends]
    return nice_range(min(lows, default=0.0), max(highs, default=1.0))


def _fit_log(curves: tuple[AnyCurve, ...], span: Range) -> Range:
    """Return whole powers of ten that hold the curves; they may fall without end near a zero."""
    ends = [found for curve in curves if (found := _extremes(LogCurve(curve), span)) is not None]
    high = math.ceil(max((high for _, high in ends), default=0.0) + 0.05)
    low = math.floor(min((low for low, _ in ends), default=-1.0))
    return float(max(low, high - DECADES)), float(high)


@lru_cache(maxsize=512)
def _extremes(curve: AnyCurve, span: Range) -> Range | None:
    """Return the least and the largest finite value of a curve; None if it has none."""
    values = curve.evaluate(_samples(span))
    some = values[np.isfinite(values)]
    return (float(some.min()), float(some.max())) if some.size else None


@lru_cache(maxsize=8)
def _samples(span: Range) -> NDArray[np.float64]:
    near = np.clip(np.linspace(-BENT, BENT, FIT_SAMPLES), *span)
    return np.concatenate((np.linspace(*span, FIT_SAMPLES), near))
