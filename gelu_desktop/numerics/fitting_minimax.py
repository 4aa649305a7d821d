"""Fitting so that the largest error is as small as it can be."""

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.exchange import Step, minimax_step
from gelu_desktop.numerics.extremes import EXACT, Extremes
from gelu_desktop.numerics.fitting_conditions import Conditions
from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Best, Problem, Watch, tried

Array = NDArray[np.float64]

_ROUNDS = 60
_NEWTONS = 12
_SETTLED = 1e-12
_POLISHED = 1e-11
_ROUGH = 1e-8
_ASTRAY = 0.1
_NOISE = 4e-15
_FAR = 1e6
_NARROW = 1e-7
_GOOD = 0.7
_POOR = 0.1


def minimax(problem: Problem, start: Array, watch: Watch) -> Best:
    """Minimise the largest magnitude of the error on the interval.

    Every round solves the minimax problem of the extremes as if they moved linearly with the
    parameters, within a trust region; where that has settled, Newton's method on the conditions
    for a minimum gives the last digits, and tells whether it is one.

    Parameters
    ----------
    problem : Problem
        What is fitted.
    start : ndarray
        Parameters to begin with.
    watch : callable
        Called once a round; may raise to end the work.

    Returns
    -------
    Best
        Settled when the conditions hold to about nine digits.

    Raises
    ------
    UnfitError
        When the error is not finite at the start.
    """
    at, found, reach = start, problem.extremes(start), 1.0
    for _ in range(_ROUNDS):
        watch()
        if found.level <= EXACT:
            return Best(at, found.level, True)
        step = _linear(problem, at, found, reach)
        promised = found.level - step.level
        if promised <= _SETTLED * found.level or reach < _NARROW:
            break
        trial = tried(problem.extremes, at + step.change)
        gained = -np.inf if trial is None else found.level - trial.level
        if gained > _GOOD * promised:
            reach = min(2 * reach, _FAR)
        else:
            used = float(np.max(np.abs(step.change) * problem.reaction(at))) / found.level
            reach = used / (2 if gained > _POOR * promised else 4)
        if trial is not None and gained > 0:
            at, found = at + step.change, trial
    return _polished(problem, at, found, watch)


def _linear(problem: Problem, at: Array, found: Extremes, reach: float) -> Step:
    bounds = reach * found.level / problem.reaction(at)
    bounds = np.minimum(bounds, np.maximum(0.5 * np.abs(at), 0.5))
    return minimax_step(found.value, problem.extreme_slopes(at, found), bounds)


def _polished(problem: Problem, at: Array, found: Extremes, watch: Watch) -> Best:
    """Return the minimum close by, or where the search ended if there is none."""
    unsettled = Best(at, found.level, False)
    weights = _linear(problem, at, found, 1e-3).weights
    active = np.abs(weights) > 1e-9
    corners = Extremes(found.x[active], found.value[active], found.smooth[active])
    conditions = Conditions(problem, corners, np.abs(weights[active]), watch)
    noise = _NOISE / found.level
    place, last = at, np.inf
    for _ in range(_NEWTONS):
        watch()
        try:
            change, size = conditions.step(place)
            place = place + change
        except UnfitError:
            return unsettled
        if size > _ASTRAY or size >= last > _ROUGH + noise:
            return unsettled
        if size <= _POLISHED + noise or size >= last:
            break
        last = size
    end = tried(problem.extremes, place)
    if end is None or end.level > found.level * (1 + _ROUGH) + _NOISE:
        return unsettled
    return Best(place, end.level, True) if conditions.minimal(place) else unsettled
