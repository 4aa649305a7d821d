"""What the refit panel shows: norms before and after, what kind of minimum it is, the errors."""

import math
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import Curve, ErrorCurve
from gelu_desktop.model.figures import fixed, short, signed, significant
from gelu_desktop.model.numbers import write
from gelu_desktop.model.rules import Range
from gelu_desktop.model.scene import Line, Marker, Scene
from gelu_desktop.numerics.errors import Summary, summarise
from gelu_desktop.numerics.fitting import TARGETS, Fit
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.panels.fit.asked import Asked
from gelu_desktop.widgets.tables import Table

translate = QCoreApplication.translate

DIGITS = 10
SAMPLES = 513
MARKERS_MOST = 16
NORMS = ("max", "rms", "rms_normal")


def tables(asked: Asked, answer: Fit | None) -> tuple[Table, ...]:
    """Return the coefficients, and all norms of the errors, before and after."""
    quantities = dict.fromkeys(("value", TARGETS[asked.target]))
    header: tuple[str, ...] = ("", translate("FitPanel", "now"))
    sides = [dict(asked.curve.coefficients)]
    found: dict[str, tuple[Summary, ...]] = {
        row: (_summary(asked.curve, asked.interval, row),) for row in quantities
    }
    if answer is not None and answer.converged:
        pair = (answer.before, answer.after)
        header = ("", translate("FitPanel", "before"), translate("FitPanel", "after"))
        sides = [dict(side.coefficients) for side in pair]
        found = {row: tuple(side.errors[row] for side in pair) for row in quantities}
    norms = (_norms(asked.interval, row, header, found[row]) for row in quantities)
    return (_coefficients(asked, header, sides), *norms)


def _coefficients(asked: Asked, header: tuple[str, ...], sides: list[dict[str, float]]) -> Table:
    fixed_one = translate("FitPanel", "{name} (fixed)")
    rows = tuple(
        (
            name if name in asked.free else fixed_one.format(name=name),
            *(signed(write(side[name], DIGITS)) for side in sides),
        )
        for name in sides[0]
    )
    return Table(translate("FitPanel", "Coefficients"), rows, header)


def _norms(
    interval: Range, quantity: str, header: tuple[str, ...], found: tuple[Summary, ...]
) -> Table:
    low, high = (short(end) for end in interval)
    titles = {
        "value": translate("FitPanel", "Error of the value on [{low}, {high}]"),
        "slope": translate("FitPanel", "Error of the slope on [{low}, {high}]"),
        "gate": translate("FitPanel", "Error of the gate on [{low}, {high}]"),
    }
    names = {
        "max": translate("FitPanel", "max |error|"),
        "rms": translate("FitPanel", "rms"),
        "rms_normal": translate("FitPanel", "rms under N(0,1)"),
    }
    rows = []
    for norm in NORMS:
        values = [float(getattr(summary, norm)) for summary in found]
        texts = [significant(value) for value in values]
        rows.append((names[norm], *texts, *_change(values)))
    title = titles[quantity].format(low=low, high=high)
    return Table(title, tuple(rows), header if len(found) == 1 else (*header, ""))


def _change(values: list[float]) -> tuple[str, ...]:
    """Return what the second value is of the first, if there are two."""
    if len(values) == 1:
        return ()
    before, after = values
    share = after / before if before else math.nan
    mark = "" if abs(share - 1) < 5e-4 else "▼ " if share < 1 else "▲ "
    return (f"{mark}{fixed(share, 3)}×" if math.isfinite(share) else "–",)


@lru_cache(maxsize=64)
def _summary(curve: Curve, interval: Range, quantity: str) -> Summary:
    return summarise(curve.function, dict(curve.coefficients), interval, quantity=quantity)


def verdict(asked: Asked, answer: Fit | None) -> str:
    """Return a sentence on what was found."""
    if answer is None:
        return translate(
            "FitPanel",
            "Fit looks for the values of the free coefficients that make the error smallest."
            " Nothing changes before you apply them.",
        )
    if not answer.converged:
        reason = translate("Fitting", answer.message).format(name=answer.name)
        return translate("FitPanel", "{reason} Nothing is changed.").format(reason=reason)
    if not answer.parameters:
        return translate(
            "FitPanel", "The slope of the gate at 0 fixes the coefficients; nothing is left to fit."
        )
    if asked.norm != "minimax":
        return translate("FitPanel", "The mean square of the error is as small as it can be.")
    if answer.after.equioscillates:
        text = translate(
            "FitPanel",
            "The error equioscillates: it has {count} extremes of equal size with the alternating"
            " signs of a minimax fit.",
        )
    else:
        text = translate(
            "FitPanel",
            "The largest error is as small as it can be close by, but does not equioscillate:"
            " {count} extremes of equal size decide.",
        )
    return text.format(count=len(answer.after.extrema))


def method() -> str:
    """Return how the norms are measured."""
    return translate(
        "FitPanel",
        "Maxima are searched on samples and refined; root mean squares are integrals, those under"
        " N(0,1) over the whole axis.",
    )


def scene(asked: Asked, answer: Fit | None) -> Scene:
    """Return the errors of what was fitted, before and after."""
    quantity = TARGETS[asked.target]
    lines = [Line(ErrorCurve(asked.curve, quantity), "muted", translate("FitPanel", "now"))]
    markers: tuple[Marker, ...] = ()
    if answer is not None and answer.converged:
        sides = (answer.before, answer.after)
        fitted = (asked.at(tuple(side.coefficients.items())) for side in sides)
        curves = [ErrorCurve(part.curve, quantity) for part in fitted]
        role = asked.curve.name
        lines = [
            Line(curves[0], "muted", translate("FitPanel", "before"), dashed=True),
            Line(curves[1], role, translate("FitPanel", "after")),
        ]
        few = answer.after.extrema if len(answer.after.extrema) <= MARKERS_MOST else ()
        markers = tuple(Marker(peak.at, peak.value, role) for peak in few)
    x = np.linspace(*asked.interval, SAMPLES)
    values = np.concatenate([line.curve.evaluate(x) for line in lines])
    seen = values[np.isfinite(values)]
    titles = {
        "value": translate("FitPanel", "Error of the value"),
        "slope": translate("FitPanel", "Error of the slope"),
        "gate": translate("FitPanel", "Error of the gate"),
    }
    return Scene(
        x_range=asked.interval,
        y_range=nice_range(float(np.min(seen, initial=0.0)), float(np.max(seen, initial=0.0))),
        lines=tuple(lines),
        markers=markers,
        title=titles[quantity],
    )
