"""The random gate as numbers: every trial, their running mean, and what it tends to."""

import math

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.plotted import Plotted, numbered
from gelu_desktop.model.result import Result
from gelu_desktop.panels.chance.trials import MOST, Trials

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return all trials of the seed, as the exported picture shows them."""
    trials = _trials(result)
    draws = trials.draws
    error = np.sqrt(trials.variance / np.arange(1, trials.count + 1))
    meaning = translate(
        "ChancePanel",
        "each x·m, the mean so far, the exact x·Φ(x), and the standard error of the mean",
    )
    sides = {
        "passed": draws.passed,
        "mean": draws.running_mean,
        "exact": np.full(trials.count, trials.exact),
        "standard_error": error,
    }
    settings = {"chance_seed": trials.seed, "trials": trials.count}
    return Plotted((numbered("trials", meaning, "trial", 1, **sides),), ("gelu",), settings)


def _trials(result: Result) -> Trials:
    return Trials(result.state.x, result.state.chance_seed, MOST)


def tables(result: Result) -> tuple[Grid]:
    """Return how near the mean of all trials is to GELU."""
    trials = _trials(result)
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("ChancePanel", "mean of x·m"), trials.mean),
        ("x·Φ(x)", trials.exact),
        ("Φ(x)", trials.gate),
        (translate("ChancePanel", "trials that kept x"), trials.kept),
        (translate("ChancePanel", "variance of x·m"), trials.variance),
        (
            translate("ChancePanel", "standard errors apart"),
            None if math.isnan(trials.apart) else trials.apart,
        ),
    )
    title = translate("ChancePanel", "{count} trials of the random gate at x = {x}, seed {seed}")
    title = title.format(count=trials.count, x=signed(write(trials.x, None)), seed=trials.seed)
    return (Grid(title, ("", translate("ChancePanel", "value")), rows),)
