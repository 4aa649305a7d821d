"""Fitting by least squares."""

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Best, Problem, Watch, tried

Array = NDArray[np.float64]
Rule = Callable[[Array], tuple[Array, Array]]

_ROUNDS = 60
_TRIES = 12
_DAMPING = 1e-3
_SETTLED = 1e-11
_ROUGH = 1e-8
_NEARLY = 1e-2
_NOISE = 1e-15


def least_squares(
    problem: Problem, start: Array, rule: Rule, watch: Watch, *, rough: bool = False
) -> Best:
    """Minimise the mean square of the error, by Levenberg's and Marquardt's method.

    Parameters
    ----------
    problem : Problem
        What is fitted.
    start : ndarray
        Parameters to begin with.
    rule : callable
        Gives places and weights of the mean for parameters, which may move corners.
    watch : callable
        Called once a round; may raise to end the work.
    rough : bool
        Whether to end as soon as a step moves the error by less than a hundredth of its norm.

    Returns
    -------
    Best
        Settled when the last step, hardly held back, moved the error by less than 1e-11 of its
        norm, or by so little that only rounding is left.

    Raises
    ------
    UnfitError
        When the error is not finite at the start.
    """
    measured = partial(_measured, problem, rule)
    at, values, damping, last = start, measured(start), _DAMPING, np.inf
    for _ in range(_ROUNDS):
        watch()
        x, weights = rule(at)
        slopes = np.sqrt(weights)[:, None] * problem.jacobian(at, x)
        descent = _descended(measured, at, values, slopes, damping)
        if descent is None:
            break
        at, values, moved, damping = descent
        size = float(np.linalg.norm(values))
        if rough and moved <= _NEARLY * size:
            break
        done = moved <= _SETTLED * size + _NOISE or last <= moved <= _ROUGH * size
        if done and damping <= _DAMPING:
            return Best(at, size, True)
        last = moved
    return Best(at, float(np.linalg.norm(values)), False)


def _measured(problem: Problem, rule: Rule, at: Array) -> Array:
    """Return the error at the places of the mean, each times the root of its weight."""
    problem.admit(at)
    x, weights = rule(at)
    values = np.sqrt(weights) * problem.residual(at, x)
    if not np.isfinite(values).all():
        raise UnfitError
    return np.asarray(values)


def _descended(
    measured: Callable[[Array], Array], at: Array, values: Array, slopes: Array, damping: float
) -> tuple[Array, Array, float, float] | None:
    """Return parameters further down, their values, how far these moved, and the next damping."""
    size = np.linalg.norm(values)
    for refused in range(_TRIES):
        step = _damped(slopes, values, damping)
        moved = float(np.linalg.norm(slopes @ step))
        trial = tried(measured, at + step)
        # So near the end the rounding of the sum tells nothing.
        near = moved <= _ROUGH * size + _NOISE
        if trial is not None and (near or np.linalg.norm(trial) < size):
            return at + step, trial, moved, damping if refused else damping / 10
        damping *= 10
    return None


def _damped(slopes: Array, values: Array, damping: float) -> Array:
    """Return the step that minimises the squares, held back in proportion to each slope."""
    lengths = np.linalg.norm(slopes, axis=0)
    lengths[lengths == 0] = 1
    held = np.vstack((slopes / lengths, np.sqrt(damping) * np.eye(lengths.size)))
    wanted = np.concatenate((-values, np.zeros(lengths.size)))
    return np.asarray(np.linalg.lstsq(held, wanted, rcond=None)[0] / lengths)
