"""The errors as numbers: what the plot shows, and their sums."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.plotted import Plotted, traced
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.panels.error.scene import shown

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return the error of each approximation in the plot, also where its axis is logarithmic."""
    state = result.state
    unit = f"ulp of {FORMATS[state.number_format].name}" if state.measure == "ulp" else "1"
    meaning = translate("ErrorPanel", "{name} against exact GELU: {what}")
    series = tuple(
        traced(
            name,
            meaning.format(name=translate("Functions", result.function(name).label), what=what),
            result.error_curve(name),
            result,
            "error",
            unit,
        )
        for name, what in ((name, subject(state)) for name in shown(state))
    )
    settings = {
        "quantity": state.quantity,
        "measure": state.measure,
        "magnitude": state.magnitude,
        "number_format": state.number_format if state.measure == "ulp" else "float64",
        "interval": list(state.interval),
    }
    if state.show_tolerance:
        settings["tolerance"] = state.tolerance
    return Plotted(series, shown(state), settings)


def subject(state: State) -> str:
    """Return in words what is measured."""
    quantities = {
        "value": translate("ErrorPanel", "error of the value"),
        "slope": translate("ErrorPanel", "error of the slope"),
        "gate": translate("ErrorPanel", "error of the gate"),
    }
    measures = {
        "absolute": translate("ErrorPanel", "{error}, absolute"),
        "relative": translate("ErrorPanel", "{error}, relative"),
        "ulp": translate("ErrorPanel", "{error} in ulp of {format}"),
    }
    label = FORMATS[state.number_format].label
    return measures[state.measure].format(error=quantities[state.quantity], format=label)


def tables(result: Result) -> tuple[Grid]:
    """Return the largest error and the root mean squares of each approximation in the plot."""
    state = result.state
    header = [
        "",
        translate("ErrorPanel", "max |error|"),
        translate("ErrorPanel", "at x"),
        translate("ErrorPanel", "rms"),
        translate("ErrorPanel", "rms under N(0,1)"),
        translate("ErrorPanel", "at the probe"),
    ]
    if state.show_tolerance:
        limit = signed(write(state.tolerance, None))
        header.append(translate("ErrorPanel", "share above {limit}").format(limit=limit))
        header.append(translate("ErrorPanel", "above {limit}, of N(0,1)").format(limit=limit))
    low, high = (signed(write(end, None)) for end in state.interval)
    title = translate("ErrorPanel", "{what}, on [{low}, {high}]")
    rows = tuple(_row(result, name)[: len(header)] for name in shown(state))
    return (Grid(title.format(what=subject(state), low=low, high=high), tuple(header), rows),)


def _row(result: Result, name: str) -> tuple[Cell, ...]:
    state = result.state
    found = result.error_curve(name).summary(state.interval, state.tolerance)
    return (
        translate("Functions", result.function(name).label),
        found.max,
        found.at,
        found.rms,
        found.rms_normal,
        result.error_at(name),
        found.share_over,
        found.share_over_normal,
    )
