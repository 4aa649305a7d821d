"""Conditions at 0 that a fit keeps: some coefficients then follow from the others."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import DENSITY_AT_ZERO

Array = NDArray[np.float64]

_AT_ZERO = np.array((0.5, 2 * DENSITY_AT_ZERO))
_NEWTONS = 30
_KEPT = 1e-13
_MOVES = 1e-9


class UnfitError(ArithmeticError):
    """There is no error to minimise with these coefficients."""


class UnpinnedError(UnfitError):
    """No free coefficient can give the gate at 0 the slope of Φ."""


class Pins:
    """The gate keeps the slope of Φ at 0, and the value ½ if a free coefficient changes it.

    For f(x) = x·g(x) that is f''(0) = 2·g'(0) = 2·φ(0) and f'(0) = g(0) = ½.

    Parameters
    ----------
    function : Function
        What is fitted.
    values : dict of str to float
        All coefficients; those that follow from the conditions are brought there.
    free : sequence of str
        Names of the coefficients that may change.

    Raises
    ------
    UnpinnedError
        When the conditions cannot be kept.
    UnfitError
        When the function has no slope at 0.
    """

    def __init__(self, function: Function, values: dict[str, float], free: Sequence[str]) -> None:
        self._function = function
        self._limits = {row.name: row.limits for row in function.coefficients}
        self.dependent: list[str] = []
        slopes = np.column_stack([self._slope(values, name) for name in free])
        self._kept = np.flatnonzero(np.max(np.abs(slopes), axis=1) > _MOVES)
        if 1 not in self._kept and abs(self._missed(values)[1]) > _MOVES:
            raise UnpinnedError
        self._choose(slopes[self._kept], free)
        self.settle(values)

    def _choose(self, slopes: Array, free: Sequence[str]) -> None:
        """Choose a coefficient for each condition: the steepest one."""
        for _ in self._kept:
            row, column = np.unravel_index(np.argmax(np.abs(slopes)), slopes.shape)
            pivot = slopes[row, column]
            if abs(pivot) < _MOVES:
                raise UnpinnedError
            self.dependent.append(free[int(column)])
            slopes = slopes - np.outer(slopes[:, column], slopes[row]) / pivot

    def _missed(self, values: Mapping[str, float]) -> Array:
        found = [self._function.evaluate(0.0, order, values) for order in (1, 2)]
        missed: Array = np.array(found, dtype=np.float64) - _AT_ZERO
        if not np.isfinite(missed).all():
            raise UnfitError
        return missed

    def _slope(self, values: Mapping[str, float], name: str) -> Array:
        step = 1e-4 * max(abs(values[name]), 1e-3)
        up, down = ({**values, name: values[name] + by} for by in (step, -step))
        return (self._missed(up) - self._missed(down)) / (2 * step)

    def settle(self, values: dict[str, float]) -> None:
        """Bring the dependent coefficients to where the conditions hold, by Newton's method.

        Raises
        ------
        UnpinnedError
            When they do not get there, or not within their limits.
        """
        for _ in range(_NEWTONS if self.dependent else 0):
            missed = self._missed(values)[self._kept]
            slopes = np.column_stack([self._slope(values, name) for name in self.dependent])
            try:
                steps = np.linalg.solve(slopes[self._kept], -missed)
            except np.linalg.LinAlgError:
                raise UnpinnedError from None
            for name, step in zip(self.dependent, steps.tolist(), strict=True):
                low, high = self._limits[name]
                values[name] += step
                if not low <= values[name] <= high:
                    raise UnpinnedError
            if np.max(np.abs(missed)) < _KEPT:
                return
        if self.dependent:
            raise UnpinnedError
