"""A sweep as numbers: the distribution of its errors, and its figures."""

import math

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.plotted import Column, NothingPlottedError, Plotted, Series
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.sweep_measures import Measures, Sweep, Worst
from gelu_desktop.panels.formats.kept import known

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return how many errors in ulp lie in each octave: above ``low``, up to ``high``."""
    sweep, state = _sweep(result), result.state
    edges, counts = sweep.histogram
    some = counts > 0
    unit = f"ulp of {state.number_format}"
    meaning = translate("FormatsPanel", "values by their error, above “low” and up to “high”")
    columns = (
        Column("low", edges[:-1][some], unit),
        Column("high", edges[1:][some], unit),
        Column("count", np.asarray(counts)[some]),
    )
    settings = {
        "number_format": state.number_format,
        "mode": state.mode,
        "flush": state.flush,
        "swept": [sweep.low, sweep.high],
    }
    return Plotted((Series("errors", meaning, columns),), (state.approximation,), settings)


def _sweep(result: Result) -> Sweep:
    sweep = known(result)
    if sweep is None:
        raise NothingPlottedError(
            translate(
                "FormatsPanel",
                "This number format was not swept: float32 is swept by the button in its panel,"
                " float64 has too many values.",
            )
        )
    return sweep


def tables(result: Result) -> tuple[Grid, Grid]:
    """Return the sweep in figures, and its worst errors by stretches of inputs."""
    return figures(result, _sweep(result)), regions(_sweep(result))


def figures(result: Result, sweep: Sweep) -> Grid:
    """Return the sweep in figures, each with its input where it has one."""
    rank = translate("FormatsPanel", "ulp at {rank} %")
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("FormatsPanel", "worst error in ulp"), *_place(sweep, sweep.ulp)),
        (translate("FormatsPanel", "worst absolute"), *_place(sweep, sweep.absolute)),
        (translate("FormatsPanel", "worst relative"), *_place(sweep, sweep.relative)),
        (translate("FormatsPanel", "correctly rounded"), sweep.correctly_rounded, None, None),
        (
            translate("FormatsPanel", "correctly rounded, of N(0,1)"),
            sweep.correctly_rounded_normal,
            None,
            None,
        ),
        *(
            (rank.format(rank=f"{share:g}"), size, None, None)
            for share, size in sweep.percentiles.items()
        ),
        (translate("FormatsPanel", "gives 0 from"), None, *_input(sweep, sweep.first_zero)),
        (translate("FormatsPanel", "values"), sweep.count, None, None),
        (translate("FormatsPanel", "not finite"), sweep.non_finite, None, None),
        (translate("FormatsPanel", "wrong sign"), sweep.sign_violations, None, None),
        (translate("FormatsPanel", "wrong direction"), sweep.monotonicity_violations, None, None),
    )
    label = result.function(result.state.approximation).label
    title = translate("FormatsPanel", "{approximation} in {format} against exact GELU").format(
        approximation=translate("Functions", label), format=sweep.number_format.label
    )
    header = ("", translate("FormatsPanel", "value"), "x", translate("FormatsPanel", "bits of x"))
    return Grid(title, header, rows)


def _place(sweep: Sweep, worst: Worst) -> tuple[Cell, ...]:
    return None if math.isnan(worst.value) else worst.value, *_input(sweep, worst.at)


def _input(sweep: Sweep, at: float | None) -> tuple[Cell, Cell]:
    if at is None or math.isnan(at):
        return None, None
    return at, sweep.number_format.hex(at)


def regions(sweep: Sweep) -> Grid:
    """Return the worst errors by stretches of inputs, with their weight under N(0,1)."""
    header = (
        "x",
        translate("FormatsPanel", "worst ulp"),
        translate("FormatsPanel", "at"),
        translate("FormatsPanel", "values"),
        translate("FormatsPanel", "not finite"),
        translate("FormatsPanel", "correctly rounded"),
        "N(0,1)",
    )
    rows = tuple((region.name, *_measured(region), region.normal) for region in sweep.regions)
    return Grid(translate("FormatsPanel", "By region"), header, rows)


def _measured(found: Measures) -> tuple[Cell, ...]:
    return found.max_ulp, found.max_ulp_at, found.count, found.non_finite, found.correctly_rounded
