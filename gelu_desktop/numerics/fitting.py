"""Coefficients refitted: the free ones brought to where an error is smallest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from gelu_desktop.numerics.errors import QUANTITIES, Peak, Summary, summarise
from gelu_desktop.numerics.extremes import equioscillates
from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Problem
from gelu_desktop.numerics.fitting_search import (
    Cancelled,
    FitError,
    Progress,
    Range,
    Task,
    Watch,
    check,
    is_interval,
    search,
)
from gelu_desktop.numerics.function import Function

TARGETS = {"gelu": "value", "slope": "slope", "gate": "gate"}
NORMS = ("minimax", "l2", "normal")
INTERVAL = (-8.0, 8.0)


@dataclass(frozen=True)
class Norms:
    """Coefficients, and how large their errors are.

    Attributes
    ----------
    coefficients : mapping of str to float
        All coefficients of the function.
    errors : mapping of str to Summary
        The absolute error of ``"value"``, ``"slope"`` and ``"gate"`` on the interval; empty if
        that is none.
    quantity : str
        Which of them was the target.
    extrema : tuple of Peak
        Where the target's error takes its largest magnitude on the interval, to six digits.
    equioscillates : bool
        Whether it does so with alternating signs at one place more than coefficients are free.
    """

    coefficients: Mapping[str, float]
    errors: Mapping[str, Summary] = field(default_factory=dict)
    quantity: str = "value"
    extrema: tuple[Peak, ...] = ()
    equioscillates: bool = False

    @property
    def max(self) -> float:
        """The largest magnitude of the target's error on the interval."""
        return self._of("max")

    @property
    def rms(self) -> float:
        """The root mean square of the target's error on the interval."""
        return self._of("rms")

    @property
    def rms_normal(self) -> float:
        """The root mean square of the target's error for a standard normal input."""
        return self._of("rms_normal")

    def _of(self, norm: str) -> float:
        return float(getattr(self.errors[self.quantity], norm)) if self.errors else float("nan")


@dataclass(frozen=True)
class Fit:
    """The result of a fit.

    Attributes
    ----------
    before, after : Norms
        Equal if the fit did not converge.
    converged : bool
        Whether ``after`` is a minimum.
    message : str
        Why not; translatable in the context ``"Fitting"``, then ``.format(name=name)``.
    name : str
        The coefficient that the message names.
    parameters : int
        How many coefficients were really free, not bound by a condition.
    """

    before: Norms
    after: Norms
    converged: bool
    message: str = ""
    name: str = ""
    parameters: int = 0


def fit(
    function: Function,
    coefficients: Mapping[str, float],
    free: Sequence[str],
    *,
    target: str = "gelu",
    norm: str = "minimax",
    interval: Range = INTERVAL,
    pinned: bool = False,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Fit:
    """Find the coefficients with the smallest error, in two seconds of processor time at most.

    Parameters
    ----------
    function : Function
        What is fitted, through its `evaluate`.
    coefficients : mapping of str to float
        Where to begin; published values where there is none. These, and some within the ranges
        of the sliders, are tried too where that leads nowhere.
    free : sequence of str
        Names of the coefficients that may change.
    target : {"gelu", "slope", "gate"}
        Whose error is made small: that of GELU, of its slope or of the gate Φ.
    norm : {"minimax", "l2", "normal"}
        The largest magnitude on the interval, the mean square on it, or the mean square for a
        standard normal input on the whole axis.
    interval : tuple of float
        Finite, lower end first.
    pinned : bool
        Whether the gate keeps the slope φ(0) of Φ at 0.
    progress, cancelled : callable, optional
        Given a share from 0 to 1 now and then, and asked whether to give up.

    Returns
    -------
    Fit
        What was reached, or why nothing was.

    Raises
    ------
    ValueError
        When the target, the norm or a coefficient is unknown.
    """
    _check_words(function, coefficients, free, target, norm)
    given = {**function.published(), **coefficients}
    task = Task(function, given, tuple(free), TARGETS[target], norm, interval, pinned)
    return _answered(task, target, Watch(progress, cancelled))


def _answered(task: Task, target: str, watch: Watch) -> Fit:
    function, given, interval = task.function, task.coefficients, task.span
    before = measure(function, given, interval, target=target, free=len(task.free))
    try:
        check(task)
        values, parameters = search(task, watch)
    except FitError as failure:
        return Fit(before, before, False, failure.message, failure.name)
    after = measure(function, values, interval, target=target, free=parameters)
    return Fit(before, after, True, parameters=parameters)


def measure(
    function: Function,
    coefficients: Mapping[str, float],
    interval: Range,
    *,
    target: str = "gelu",
    free: int = 1,
) -> Norms:
    """Measure every norm of the errors with these coefficients.

    Parameters
    ----------
    function : Function
        What is measured.
    coefficients : mapping of str to float
        All its coefficients.
    interval : tuple of float
        Where; errors are left out if it is none.
    target : {"gelu", "slope", "gate"}
        Whose extremes are looked at.
    free : int
        How many coefficients were free.

    Returns
    -------
    Norms
        The numbers.
    """
    quantity = TARGETS[target]
    if not is_interval(interval):
        return Norms(coefficients, quantity=quantity)
    errors = {
        name: summarise(function, coefficients, interval, quantity=name) for name in QUANTITIES
    }
    problem = Problem(function, coefficients, (), quantity, interval, pinned=False)
    nothing = np.empty(0)
    try:
        found = problem.extremes(nothing)
    except UnfitError:
        return Norms(coefficients, errors, quantity)
    equal = equioscillates(partial(problem.residual, nothing), found, interval, free)
    top = found.highest()
    peaks = tuple(Peak(*row) for row in zip(top.value.tolist(), top.x.tolist(), strict=True))
    return Norms(coefficients, errors, quantity, peaks, equal)


def _check_words(
    function: Function,
    coefficients: Mapping[str, float],
    free: Sequence[str],
    target: str,
    norm: str,
) -> None:
    if target not in TARGETS:
        raise ValueError(f"target must be one of {', '.join(TARGETS)}, not {target!r}")
    if norm not in NORMS:
        raise ValueError(f"norm must be one of {', '.join(NORMS)}, not {norm!r}")
    if unknown := [name for name in (*free, *coefficients) if name not in function.published()]:
        raise ValueError(f"{function.name} has no coefficient {unknown[0]!r}")
