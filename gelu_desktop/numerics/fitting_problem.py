"""What is minimised when coefficients are fitted: an error as a function of the free ones."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.errors import error
from gelu_desktop.numerics.extremes import Extremes, extremes
from gelu_desktop.numerics.fitting_pins import Pins, UnfitError
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.quantities import EXACT, quantity_of

Array = NDArray[np.float64]
Range = tuple[float, float]
Watch = Callable[[], None]
T = TypeVar("T")

NO_REACTION = 1e-12
"""A parameter that moves the error less than this does nothing."""

_MIDDLE = 8.0
_PROBES = 33
_MOVE = 1e-4
_SHORTER = 4  # steps, each a sixteenth of the one before
_LEAST = 1e-9
_NEAR_ZERO = 1e-3
_KNOWN = 64


@dataclass(frozen=True)
class Best:
    """Where a method ended.

    Attributes
    ----------
    at : ndarray
        The parameters.
    level : float
        The norm that was minimised: the root of the mean square, or the largest magnitude.
    settled : bool
        Whether it is a minimum.
    """

    at: Array
    level: float
    settled: bool


class Problem:
    """The error of a function, seen from its free coefficients.

    Where the gate at 0 is pinned, some of the free coefficients follow from the others; the
    parameters are those that are left.

    Parameters
    ----------
    function : Function
        What is fitted; only its `evaluate` is used.
    coefficients : mapping of str to float
        All coefficients; the free ones start here.
    free : sequence of str
        Names of those that may change.
    quantity : {"value", "slope", "gate"}
        Whose error is minimised.
    span : tuple of float
        The interval of a minimax fit.
    pinned : bool
        Whether the gate keeps the slope of Φ at 0; see `Pins`.

    Raises
    ------
    UnpinnedError
        When that cannot be.
    UnfitError
        When the function is not finite there.
    """

    def __init__(
        self,
        function: Function,
        coefficients: Mapping[str, float],
        free: Sequence[str],
        quantity: str,
        span: Range,
        pinned: bool,
    ) -> None:
        self._function, self._quantity, self._span = function, quantity, span
        self._values = dict(coefficients)
        self._limits = {row.name: row.limits for row in function.coefficients}
        low, high = max(span[0], -_MIDDLE), min(span[1], _MIDDLE)
        self.probes = np.concatenate((np.linspace(*span, _PROBES), np.linspace(low, high, _PROBES)))
        self._known: dict[bytes, dict[str, float]] = {}
        self._reactions: dict[bytes, Array] = {}
        self._pins = Pins(function, self._values, free) if pinned and free else None
        dependent = self._pins.dependent if self._pins is not None else ()
        self.parameters = [name for name in free if name not in dependent]
        self.start = np.array([self._values[name] for name in self.parameters])

    def coefficients(self, at: Array) -> dict[str, float]:
        """Return all coefficients for the parameters ``at``.

        Raises
        ------
        UnpinnedError
            When the gate cannot be pinned with them.
        """
        key = at.tobytes()
        if key not in self._known:
            values = {**self._values, **dict(zip(self.parameters, at.tolist(), strict=True))}
            if self._pins is not None:
                self._pins.settle(values)
            if len(self._known) > _KNOWN:
                self._known.clear()
            self._known[key] = values
        return self._known[key]

    def admit(self, at: Array) -> dict[str, float]:
        """Return all coefficients for the parameters ``at``, if they are within their limits.

        Raises
        ------
        UnfitError
            When one is beyond.
        """
        for name, value in zip(self.parameters, at.tolist(), strict=True):
            low, high = self._limits[name]
            if not low <= value <= high:
                raise UnfitError
        return self.coefficients(at)

    def residual(self, at: Array, x: Array) -> Array:
        """Return the error at ``x``, in its shape."""
        values = self.coefficients(at)
        return np.asarray(error(self._function, values, x, quantity=self._quantity), np.float64)

    def _own(self, at: Array, x: Array) -> Array:
        """Return the quantity of the function itself, whose differences are those of the error."""
        values = self.coefficients(at)
        return np.asarray(quantity_of(self._function, values, x, self._quantity), np.float64)

    def slope(self, at: Array, x: Array) -> Array:
        """Return the derivative of the error by x; near 0 that of the gate is rough."""
        values = self.coefficients(at)
        if self._quantity == "value":
            return np.asarray(error(self._function, values, x, quantity="slope"), np.float64)
        bend = np.asarray(self._function.evaluate(x, 2, values), np.float64)
        if self._quantity == "slope":
            return np.asarray(bend - EXACT.evaluate(x, 2))
        gate = quantity_of(self._function, values, x, "gate")
        steep = self._function.evaluate(x, 1, values) - gate
        far = np.abs(x) > _NEAR_ZERO
        bend = bend / 2
        np.divide(steep, x, out=bend, where=far)
        return np.asarray(bend - phi(x))

    def steps(self, at: Array, moved: float) -> Array:
        """Return the change of each parameter that moves the error by about ``moved``."""
        wanted = np.minimum(moved / self.reaction(at), 1e-2 * np.maximum(1, np.abs(at)))
        # A smaller one would be lost in the rounding of a parameter with a very strong effect.
        return np.maximum(wanted, _LEAST * np.abs(at))

    def jacobian(self, at: Array, x: Array) -> Array:
        """Return the derivative of the error by each parameter: shape (places, parameters).

        Central differences of fourth order, over steps that move the error by about 1e-4, or
        shorter ones where such a step leaves what the function is defined for.

        Raises
        ------
        UnfitError
            When a derivative is not finite.
        """
        return np.column_stack([self._column(at, x, row) for row in np.diag(self.steps(at, _MOVE))])

    def _column(self, at: Array, x: Array, step: Array) -> Array:
        for _ in range(_SHORTER):
            with np.errstate(invalid="ignore", over="ignore"):
                near, far = (
                    self._own(at + by * step, x) - self._own(at - by * step, x) for by in (1, 2)
                )
                made = (8 * near - far) / (12 * np.max(step))
            if np.isfinite(made).all():
                return np.asarray(made)
            step = step / 16
        raise UnfitError

    def reaction(self, at: Array) -> Array:
        """Return how far a unit of each parameter moves the error at most; never quite 0."""
        key = at.tobytes()
        if key not in self._reactions:
            steps = 1e-6 * np.maximum(np.abs(at), 1e-3)
            centre = self._own(at, self.probes)
            moved = [
                np.max(np.abs(self._own(at + row, self.probes) - centre)) for row in np.diag(steps)
            ]
            self._reactions = {key: np.maximum(np.array(moved) / steps, NO_REACTION)}
        return self._reactions[key]

    def extremes(self, at: Array) -> Extremes:
        """Return the local extremes of the error on the interval.

        Raises
        ------
        UnfitError
            When the error is not finite there, or a coefficient beyond its limits.
        """
        values = self.admit(at)
        try:
            return extremes(
                lambda x: self.residual(at, x),
                lambda x: self.slope(at, x),
                self._span,
                self._function.corners_at(values),
            )
        except ArithmeticError as fault:
            raise UnfitError from fault

    def extreme_slopes(self, at: Array, found: Extremes) -> Array:
        """Return how each extreme value moves with each parameter: shape (extremes, parameters).

        Where the slope is zero the place may move and the value does not notice; a corner takes
        its value along, so that there the extremes themselves are compared.
        """
        slopes = self.jacobian(at, found.x)
        if found.smooth.all():
            return slopes
        for index, step in enumerate(np.diag(self.steps(at, _MOVE * found.level))):
            try:
                sides = [self.extremes(at + by * step) for by in (1, -1)]
            except UnfitError:
                continue
            places = [found.nearest(side) for side in sides]
            if places[0] is not None and places[1] is not None:
                up, down = (side.value[row] for side, row in zip(sides, places, strict=True))
                moved = (up - down) / (2 * step[index])
                slopes[~found.smooth, index] = moved[~found.smooth]
        return slopes


def tried(f: Callable[[Array], T], at: Array) -> T | None:
    """Return ``f`` of the parameters, or None where there is no error to minimise."""
    try:
        return f(at)
    except UnfitError:
        return None
