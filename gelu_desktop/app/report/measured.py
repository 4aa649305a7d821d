"""What a report measures beyond the panels: every measure of every quantity, every format."""

import math
from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import ErrorCurve
from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.errors import MEASURES, QUANTITIES, Summary
from gelu_desktop.numerics.formats import FORMATS, NumberFormat
from gelu_desktop.numerics.gelu import gelu
from gelu_desktop.numerics.sweep_errors import compared, truth
from gelu_desktop.numerics.sweep_measures import Measures, Sweep
from gelu_desktop.numerics.sweeps import results

translate = QCoreApplication.translate

DOUBLE = "float64"
SWEPT_BITS = 16
LEAST = 2.0**-969
SAMPLED = FORMATS["bfloat16"]
"""Whose numbers, all of which the longer formats have too, stand for theirs."""


def approximations(result: Result) -> tuple[str, ...]:
    """Return the names of the approximations that are measured, the chosen one first."""
    state = result.state
    return tuple(dict.fromkeys((state.approximation, *state.compared)))


def label(result: Result, name: str) -> str:
    """Return what a function is called."""
    return translate("Functions", result.function(name).label)


def errors(result: Result, name: str) -> Grid:
    """Return the error of an approximation in every quantity and measure, on the interval."""
    quantities = {
        "value": translate("Report", "value"),
        "slope": translate("Report", "slope"),
        "gate": translate("Report", "gate"),
    }
    unit = FORMATS[result.state.number_format].label
    measures = {
        "absolute": translate("Report", "absolute"),
        "relative": translate("Report", "relative"),
        "ulp": translate("Report", "ulp of {format}").format(format=unit),
    }
    rows = tuple(
        (quantities[quantity], measures[measure], *_summed(result, name, quantity, measure))
        for quantity in QUANTITIES
        for measure in MEASURES
    )
    header = (
        translate("Report", "error of the"),
        translate("Report", "measure"),
        translate("Report", "max |error|"),
        translate("Report", "at x"),
        translate("Report", "rms"),
        translate("Report", "rms under N(0,1)"),
    )
    low, high = (signed(write(end, None)) for end in result.state.interval)
    title = translate("Report", "{name} against exact GELU on [{low}, {high}], sampled and refined")
    return Grid(title.format(name=label(result, name), low=low, high=high), header, rows)


def curve_of(result: Result, name: str, quantity: str, measure: str) -> ErrorCurve:
    """Return an error in any quantity and measure, with its sign."""
    unit = result.state.number_format if measure == "ulp" else "float64"
    return ErrorCurve(result.curve(name), quantity, measure, unit)


def _summed(result: Result, name: str, quantity: str, measure: str) -> tuple[Cell, ...]:
    found = _summary(result, name, quantity, measure)
    return found.max, found.at, found.rms, found.rms_normal


def _summary(result: Result, name: str, quantity: str, measure: str) -> Summary:
    curve = curve_of(result, name, quantity, measure)
    return curve.summary(result.state.interval, result.state.tolerance)


def poles(result: Result, name: str) -> Iterator[str]:
    """Yield sentences on the places where an error has no bound."""
    sentences = {
        "value": translate(
            "Report",
            "The value has a pole at x = {x}, unbounded: exact GELU is zero there and {name} is"
            " not.",
        ),
        "slope": translate(
            "Report",
            "The slope has a pole at x = {x}, unbounded: that of exact GELU is zero there and that"
            " of {name} is not.",
        ),
    }
    for quantity, sentence in sentences.items():
        pole = _summary(result, name, quantity, "relative").pole
        if pole is not None:
            yield sentence.format(x=signed(f"{pole:.9g}"), name=label(result, name))


def formats(result: Result, name: str) -> Grid:
    """Return an approximation in every number format: exhaustive up to 16 bits, else sampled."""
    header = (
        translate("Report", "format"),
        translate("Report", "max ulp"),
        translate("Report", "at x"),
        translate("Report", "max absolute"),
        translate("Report", "max relative"),
        translate("Report", "correctly rounded"),
        translate("Report", "of N(0,1)"),
        translate("Report", "not finite"),
        translate("Report", "inputs"),
    )
    rows = tuple(_format_row(result, name, row) for row in FORMATS.values())
    modes = {
        "every": translate("Report", "every operation rounded"),
        "once": translate("Report", "only the result rounded"),
        "float32": translate("Report", "float32 inside, the result rounded"),
    }
    title = translate("Report", "{name}, number formats: {mode}")
    if result.state.flush:
        title = translate("Report", "{name}, number formats: {mode}, subnormals are zero")
    title = title.format(name=label(result, name), mode=modes[result.state.mode])
    return Grid(title, header, rows)


def _format_row(result: Result, name: str, row: NumberFormat) -> tuple[Cell, ...]:
    if row.bits > SWEPT_BITS:
        found, normal = sampled(result, name, row.name), None
        inputs = translate("Report", "{count} sampled")
    else:
        swept = swept_in(result, name, row.name)
        found, normal = swept, swept.correctly_rounded_normal
        inputs = translate("Report", "all {count}")
    worst = (found.max_ulp, found.max_ulp_at, found.max_abs, found.max_rel)
    return (
        row.label,
        *(None if math.isnan(value) else value for value in worst),
        # The reference is a number of float64 itself.
        None if row.name == DOUBLE else found.correctly_rounded,
        normal,
        found.non_finite,
        inputs.format(count=f"{found.count:,}"),
    )


def swept_in(result: Result, name: str, number_format: str) -> Sweep:
    """Return the sweep of an approximation in a format of at most 16 bits."""
    state = result.state.replace(approximation=name, number_format=number_format)
    swept = Result(state).sweep
    assert swept is not None
    return swept


def sampled(result: Result, name: str, number_format: str) -> Measures:
    """Return the measures in a longer format at the numbers of a shorter one.

    For float64 those are left out at which the unit in the last place has no reciprocal.
    """
    curve, state, row = result.curve(name), result.state, FORMATS[number_format]
    x = SAMPLED.values()
    if row.name == DOUBLE:
        x = x[np.abs(gelu(x)) >= LEAST]
    mode = "every" if row.name == DOUBLE and state.mode == "float32" else state.mode
    made = results(curve.function, dict(curve.coefficients), x, row, mode, state.flush)
    return compared(truth(x, row, state.flush), made).measures(slice(None))
