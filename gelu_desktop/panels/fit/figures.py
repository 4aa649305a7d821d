"""A refit as numbers: the errors before and after, their norms, and the coefficients."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import ErrorCurve
from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.plotted import NothingPlottedError, Plotted, traced
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.errors import Summary
from gelu_desktop.numerics.fitting import TARGETS, Fit
from gelu_desktop.panels.fit.asked import ANSWERS, Asked
from gelu_desktop.panels.fit.content import verdict

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return the error of what was fitted over the interval, before and after."""
    asked, answer = _answered(result)
    quantity = TARGETS[asked.target]
    names = {
        "before": (answer.before, translate("FitPanel", "error before the fit")),
        "after": (answer.after, translate("FitPanel", "error after the fit")),
    }
    series = tuple(
        traced(
            name,
            meaning,
            _error(asked, side.coefficients, quantity),
            result,
            "error",
            span=asked.interval,
        )
        for name, (side, meaning) in names.items()
    )
    settings = {
        "free": list(asked.free),
        "target": asked.target,
        "norm": asked.norm,
        "interval": list(asked.interval),
        "pinned": asked.pinned,
        "before": dict(answer.before.coefficients),
        "after": dict(answer.after.coefficients),
    }
    return Plotted(series, (asked.curve.name,), settings)


def _answered(result: Result) -> tuple[Asked, Fit]:
    asked = Asked.of(result)
    answer = ANSWERS.get(asked)
    if not answer.converged:
        raise NothingPlottedError(verdict(asked, answer))
    return asked, answer


def _error(asked: Asked, coefficients: Mapping[str, float], quantity: str) -> ErrorCurve:
    return ErrorCurve(asked.at(tuple(coefficients.items())).curve, quantity)


def figures(result: Result) -> tuple[Grid, ...]:
    """Return the norms of the error of what was fitted, and all coefficients, before and after."""
    asked, answer = _answered(result)
    quantity = TARGETS[asked.target]
    sides = {
        translate("FitPanel", "after"): answer.after,
        translate("FitPanel", "before"): answer.before,
    }
    low, high = (signed(write(end, None)) for end in asked.interval)
    titles = {
        "value": translate("FitPanel", "Error of the value on [{low}, {high}]"),
        "slope": translate("FitPanel", "Error of the slope on [{low}, {high}]"),
        "gate": translate("FitPanel", "Error of the gate on [{low}, {high}]"),
    }
    title = titles[quantity].format(low=low, high=high)
    rows = tuple((name, *_norms(side.errors[quantity])) for name, side in sides.items())
    names = tuple(answer.after.coefficients)
    values: tuple[tuple[Cell, ...], ...] = tuple(
        (name, *(side.coefficients[key] for key in names)) for name, side in sides.items()
    )
    norms = Grid(title, ("", *_headings()), rows)
    return norms, Grid(translate("FitPanel", "Coefficients"), ("", *names), values)


def _headings() -> tuple[str, ...]:
    return (
        translate("FitPanel", "max |error|"),
        translate("FitPanel", "at x"),
        translate("FitPanel", "rms"),
        translate("FitPanel", "rms under N(0,1)"),
    )


def _norms(found: Summary) -> tuple[Cell, ...]:
    return found.max, found.at, found.rms, found.rms_normal
