"""Where a fit looks: the starts it tries, how long, and why it may find nothing."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.errors import error
from gelu_desktop.numerics.fitting_minimax import minimax
from gelu_desktop.numerics.fitting_pins import UnfitError, UnpinnedError
from gelu_desktop.numerics.fitting_problem import Best, Problem
from gelu_desktop.numerics.fitting_squares import least_squares
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.quadrature import over_interval, over_normal
from gelu_desktop.text import QT_TRANSLATE_NOOP

Array = NDArray[np.float64]
Range = tuple[float, float]
Progress = Callable[[float], None]
Cancelled = Callable[[], bool]

SECONDS = 2.0
"""Processor time after which a search is given up."""

WIDEST = 2000.0
NARROWEST = 1e-6
_MIDDLE = (-8.0, 8.0)
_HOPELESS = 10
_SAMPLES = 257
_MORE = 4
_HALFWAY = 20
_IDLE = 1e-10
_ALIKE = 1e-7

NOTHING_FREE = QT_TRANSLATE_NOOP("Fitting", "Choose at least one coefficient that may change.")
BAD_INTERVAL = QT_TRANSLATE_NOOP(
    "Fitting", "The interval must have finite ends, the lower one first, at least 1e-6 apart."
)
WHOLE = QT_TRANSLATE_NOOP("Fitting", "{name} is a whole number and cannot be fitted.")
IDLE = QT_TRANSLATE_NOOP("Fitting", "{name} does not change this error, so it cannot be fitted.")
ALIKE = QT_TRANSLATE_NOOP(
    "Fitting",
    "Several coefficients do the same, so that no single values are the best. Free fewer of them.",
)
UNPINNED = QT_TRANSLATE_NOOP(
    "Fitting", "The free coefficients cannot give the gate the slope of Φ at 0."
)
NOT_FINITE = QT_TRANSLATE_NOOP("Fitting", "The error is not finite everywhere on the interval.")
UNSETTLED = QT_TRANSLATE_NOOP("Fitting", "The search found no best values.")
TOO_LONG = QT_TRANSLATE_NOOP("Fitting", "The search took too long and was given up.")
CANCELLED = QT_TRANSLATE_NOOP("Fitting", "The fit was cancelled.")


class FitError(Exception):
    """The fit cannot be made; says why."""

    def __init__(self, message: str, name: str = "") -> None:
        super().__init__(message)
        self.message, self.name = message, name


class StoppedError(FitError):
    """The work was ended from outside, or took too long."""


@dataclass(frozen=True)
class Task:
    """What was asked."""

    function: Function
    coefficients: Mapping[str, float]
    free: tuple[str, ...]
    quantity: str
    norm: str
    span: Range
    pinned: bool


class Watch:
    """Reports progress, and ends the work when it is cancelled or takes too long."""

    def __init__(self, progress: Progress | None, cancelled: Cancelled | None) -> None:
        self._progress, self._cancelled = progress, cancelled
        self._end = time.thread_time() + SECONDS
        self._rounds = 0

    def __call__(self) -> None:
        self._rounds += 1
        if self._cancelled is not None and self._cancelled():
            raise StoppedError(CANCELLED)
        if time.thread_time() > self._end:
            raise StoppedError(TOO_LONG)
        if self._progress is not None:
            self._progress(self._rounds / (self._rounds + _HALFWAY))


def check(task: Task) -> None:
    """Refuse what cannot be fitted.

    Raises
    ------
    FitError
        When nothing is free, the interval is none, or a free coefficient is a whole number.
    """
    if not task.free:
        raise FitError(NOTHING_FREE)
    if not is_interval(task.span):
        raise FitError(BAD_INTERVAL)
    for row in task.function.coefficients:
        if row.whole and row.name in task.free:
            raise FitError(WHOLE, row.name)


def is_interval(span: Range) -> bool:
    """Tell whether errors can be measured on ``span``."""
    low, high = span
    return bool(np.isfinite(low) and np.isfinite(high) and NARROWEST <= high - low <= WIDEST)


def search(task: Task, watch: Watch) -> tuple[dict[str, float], int]:
    """Find the coefficients with the smallest norm of the error.

    From the coefficients given and the published ones, unless these are much worse than the others;
    if neither leads to a minimum, from a few places within the ranges of the sliders. The best
    minimum counts.

    Parameters
    ----------
    task : Task
        What was asked.
    watch : Watch
        Called once a round.

    Returns
    -------
    coefficients : dict of str to float
        All of them.
    parameters : int
        How many were really free.

    Raises
    ------
    FitError
        When there is no minimum, or the work was ended.
    """
    found: list[tuple[Best, Problem]] = []
    reason = FitError(UNSETTLED)
    for start, hopeful in _starts(task):
        if not hopeful and (found or reason.message in (IDLE, ALIKE)):
            break
        try:
            best, problem = _from(task, start, watch)
            if best.at.size:
                tell_apart(problem, best.at)
        except StoppedError as stopped:
            if not found or stopped.message == CANCELLED:
                raise
            break
        except UnfitError as unfit:
            reason = FitError(UNPINNED if isinstance(unfit, UnpinnedError) else NOT_FINITE)
        except FitError as failure:
            reason = failure
        else:
            if best.settled:
                found.append((best, problem))
    if not found:
        raise reason
    best, problem = min(found, key=lambda row: row[0].level)
    return problem.coefficients(best.at), best.at.size


def _starts(task: Task) -> Iterator[tuple[dict[str, float], bool]]:
    """Give places to begin, and whether each is worth a search after another has succeeded."""
    given = dict(task.coefficients)
    rows = [row for row in task.function.coefficients if row.name in task.free]
    published = {**given, **{row.name: row.published for row in rows}}
    first = [(_roughly(task, start), start) for start in (given, published)]
    first.sort(key=lambda row: row[0])
    yield first[0][1], True
    if published != given:
        yield first[1][1], first[1][0] <= _HOPELESS * first[0][0]
    random = np.random.default_rng(0)
    for _ in range(_MORE):
        drawn = {row.name: float(random.uniform(row.lower, row.upper)) for row in rows}
        yield {**given, **drawn}, False


def _roughly(task: Task, coefficients: Mapping[str, float]) -> float:
    x = np.linspace(*task.span, _SAMPLES)
    size = float(np.linalg.norm(error(task.function, coefficients, x, quantity=task.quantity)))
    return size if np.isfinite(size) else np.inf


def _from(task: Task, start: Mapping[str, float], watch: Watch) -> tuple[Best, Problem]:
    span = _MIDDLE if task.norm == "normal" else task.span
    problem = Problem(task.function, start, task.free, task.quantity, span, task.pinned)
    if not problem.parameters:
        return Best(problem.start, problem.extremes(problem.start).level, True), problem

    def rule(at: Array) -> tuple[Array, Array]:
        corners = task.function.corners_at(problem.coefficients(at))
        return over_normal(corners) if task.norm == "normal" else over_interval(*span, corners)

    largest = task.norm == "minimax"
    squares = least_squares(problem, problem.start, rule, watch, rough=largest)
    if not largest:
        return squares, problem
    # The least squares are a good place to begin, unless they have lost their way.
    lost = problem.extremes(squares.at).level > problem.extremes(problem.start).level
    return minimax(problem, problem.start if lost else squares.at, watch), problem


def tell_apart(problem: Problem, at: Array) -> None:
    """Refuse parameters that do nothing, or the same as others.

    Raises
    ------
    FitError
        When the error does not fix them.
    """
    slopes = problem.jacobian(at, problem.probes)
    lengths = np.linalg.norm(slopes, axis=0)
    for name, value, length in zip(problem.parameters, at, lengths, strict=True):
        if not length * max(1.0, abs(value)) > _IDLE:
            raise FitError(IDLE, name)
    if at.size > 1 and np.linalg.svd(slopes / lengths, compute_uv=False)[-1] < _ALIKE:
        raise FitError(ALIKE)
