"""What the error panel shows: one curve an approximation, the peak, the tolerance, the sums."""

import math

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import AnyCurve, LogCurve
from gelu_desktop.model.figures import percent, place, short, significant
from gelu_desktop.model.pointing import markers
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.model.scene import Level, Line, Marker, Scene
from gelu_desktop.model.state import State
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.widgets.blanks import blank_note

translate = QCoreApplication.translate


def scene(result: Result) -> Scene:
    """Return what the panel shows of ``result``."""
    state = result.state
    return Scene(
        x_range=state.x_range,
        y_range=result.y_range("error"),
        lines=tuple(_line(result, name) for name in shown(state)),
        markers=(*_marker(result), *markers(result, "error")),
        levels=_levels(state) if state.show_tolerance else (),
        bands=result.exceeded if state.show_tolerance else (),
        interval=state.interval,
        log=state.log_error,
        probe=state.x,
        note=_note(result),
    )


def shown(state: State) -> tuple[str, ...]:
    """Return the names of the approximations in the plot, the chosen one first."""
    others = (name for name in state.compared if name != state.approximation)
    return (state.approximation, *others)


def _line(result: Result, name: str) -> Line:
    error = result.error_at(name)
    curve: AnyCurve = result.error_curve(name)
    label = translate("Functions", result.function(name).label)
    if name == result.state.approximation:
        label = _subject(result.state).format(
            approximation=label, exact=translate("Functions", result.function(EXACT).label)
        )
    if result.state.log_error:
        curve = LogCurve(curve)
    dot = _height(result.state, error)
    return Line(curve, name, label, reading=significant(error), dot=dot)


def _subject(state: State) -> str:
    if state.quantity == "slope":
        return translate("ErrorPanel", "{approximation}′ − {exact}′")
    if state.quantity == "gate":
        return translate("ErrorPanel", "{approximation} / x − Φ(x)")
    return translate("ErrorPanel", "{approximation} − {exact}")


def _height(state: State, error: float) -> float | None:
    """Return where an error stands on the axis, or None where it is not on it."""
    if not math.isfinite(error):
        return None
    if not state.log_error:
        return error
    return math.log10(abs(error)) if error else None


def _marker(result: Result) -> tuple[Marker, ...]:
    name, at = result.state.approximation, result.error_summary.at
    height = _height(result.state, value := result.error_peak)
    return () if height is None else (Marker(at, height, name, significant(value)),)


def _levels(state: State) -> tuple[Level, ...]:
    text = short(state.tolerance)
    if state.log_error:
        return (Level(math.log10(state.tolerance), "error", text),)
    upper = Level(state.tolerance, "error", text)
    return (upper,) if state.magnitude else (upper, Level(-state.tolerance, "error", sign=-1))


def _note(result: Result) -> str:
    state, summary = result.state, result.error_summary
    blank = blank_note(result, ((name, result.error_curve(name)) for name in shown(state)))
    low, high = (short(end) for end in state.interval)
    peak = translate("ErrorPanel", "max |error| {value}{unit} at x = {place} on [{low}, {high}]")
    sums = translate("ErrorPanel", "rms {rms}, under N(0,1) {normal}")
    lines = [
        peak.format(
            value=significant(summary.max),
            unit=_unit(state),
            place=place(summary.at, state.interval[1] - state.interval[0]),
            low=low,
            high=high,
        )
        + "     "
        + sums.format(rms=significant(summary.rms), normal=significant(summary.rms_normal))
    ]
    if state.show_tolerance:
        over = translate(
            "ErrorPanel",
            "more than {limit} on {share} of [{low}, {high}] and on {normal} of N(0,1)",
        )
        lines.append(
            over.format(
                limit=short(state.tolerance),
                share=percent(summary.share_over or 0.0),
                low=low,
                high=high,
                normal=percent(summary.share_over_normal or 0.0),
            )
        )
    return "\n".join([blank, *lines] if blank else lines)


def _unit(state: State) -> str:
    if state.measure == "ulp":
        label = FORMATS[state.number_format].label
        return translate("ErrorPanel", " ulp of {format}").format(format=label)
    return translate("ErrorPanel", " of the value") if state.measure == "relative" else ""
