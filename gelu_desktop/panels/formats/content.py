"""What the formats panel shows of a sweep: figures, regions, operations, distribution."""

import math
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import fixed, percent, short, significant
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Bars, Scene
from gelu_desktop.model.state import State
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.sweep_measures import Sweep, Worst
from gelu_desktop.widgets.letters import text_width
from gelu_desktop.widgets.tables import GAP, Table

translate = QCoreApplication.translate

STEPS_MOST = 40


def figures(result: Result, sweep: Sweep) -> Table:
    """Return the sweep in figures."""
    every = translate("FormatsPanel", "{count}, exhaustive")
    at = translate("FormatsPanel", "{value} at {place}")
    ranks = "/".join(f"{rank:g}" for rank in sweep.percentiles)
    spread = "  ".join(_ulp(value) for value in sweep.percentiles.values())
    rows = [
        (
            translate("FormatsPanel", "values"),
            every.format(count=f"{sweep.values:,}"),
        ),
        (translate("FormatsPanel", "worst error"), _worst_ulp(sweep)),
        (translate("FormatsPanel", "worst absolute"), _worst(at, sweep.absolute)),
        (translate("FormatsPanel", "worst relative"), _worst(at, sweep.relative)),
        (translate("FormatsPanel", "correctly rounded"), _correct(sweep)),
        (translate("FormatsPanel", "{ranks} %").format(ranks=ranks), spread),
        (translate("FormatsPanel", "gives 0 from"), _zero(sweep)),
        (translate("FormatsPanel", "not finite"), f"{sweep.non_finite:,}"),
        (
            translate("FormatsPanel", "wrong sign, direction"),
            f"{sweep.sign_violations:,}, {sweep.monotonicity_violations:,}",
        ),
    ]
    label = result.function(result.state.approximation).label
    title = translate("FormatsPanel", "{approximation} in {format} against exact GELU").format(
        approximation=translate("Functions", label), format=sweep.number_format.label
    )
    return Table(title, tuple(rows), left=frozenset({0, 1}))


def _worst_ulp(sweep: Sweep) -> str:
    if math.isnan(sweep.max_ulp):
        return "–"
    return translate("FormatsPanel", "{value} ulp at {place} ({pattern})").format(
        value=_ulp(sweep.max_ulp), place=short(sweep.max_ulp_at), pattern=sweep.max_ulp_at_hex
    )


def _worst(text: str, worst: Worst) -> str:
    if math.isnan(worst.value):
        return "–"
    return text.format(value=significant(worst.value, 4), place=short(worst.at))


def _correct(sweep: Sweep) -> str:
    share = percent(sweep.correctly_rounded)
    if sweep.correctly_rounded_normal is None:
        return translate("FormatsPanel", "{share} of the values").format(share=share)
    text = translate("FormatsPanel", "{share} of the values, {normal} of N(0,1)")
    return text.format(share=share, normal=percent(sweep.correctly_rounded_normal))


def _zero(sweep: Sweep) -> str:
    return "–" if sweep.first_zero is None else short(sweep.first_zero)


def _ulp(value: float) -> str:
    return fixed(value, 2) if value < 1000 else significant(value, 4)


def regions(sweep: Sweep) -> Table:
    """Return the worst errors by stretches of inputs, with their weight under N(0,1)."""
    header = (
        translate("FormatsPanel", "x"),
        translate("FormatsPanel", "values"),
        translate("FormatsPanel", "worst ulp"),
        translate("FormatsPanel", "at"),
        translate("FormatsPanel", "N(0,1)"),
    )
    rows = tuple(
        (
            region.name,
            f"{region.count:,}",
            "–" if math.isnan(region.max_ulp) else _ulp(region.max_ulp),
            "–" if math.isnan(region.max_ulp) else short(region.at),
            percent(region.normal),
        )
        for region in sweep.regions
    )
    return Table(translate("FormatsPanel", "By region"), rows, header)


def operations(result: Result, width: float) -> Table:
    """Return the operations in their order, as many a row as fit, and what of them is rounded."""
    function = result.function(result.state.approximation)
    steps = _steps(getattr(function, "formula", ""))
    shown = [*steps[:STEPS_MOST], *(["…"] if len(steps) > STEPS_MOST else [])]
    widest = max((text_width(step) for step in shown), default=1.0) + GAP
    columns = max(1, int((width + GAP) // widest))
    rows = tuple(tuple(shown[k : k + columns]) for k in range(0, len(shown), columns))
    return Table(_rounding(result.state, len(steps)), rows, left=frozenset(range(columns)))


@lru_cache(maxsize=64)
def _steps(formula: str) -> tuple[str, ...]:
    return tuple(parse(formula).steps()) if formula else ()


def _rounding(state: State, count: int) -> str:
    """Return how many operations there are, and what is rounded."""
    titles = {
        "every": translate("FormatsPanel", "Operations: {count}, each rounded"),
        "once": translate("FormatsPanel", "Operations: {count}, only the result rounded"),
        "float32": translate("FormatsPanel", "Operations: {count} in float32, the result rounded"),
    }
    single = state.number_format == "float32" and state.mode == "float32"
    text = titles["every" if single else state.mode].format(count=count)
    if state.flush:
        text = translate("FormatsPanel", "{text}, subnormals are zero").format(text=text)
    return text


def distribution(sweep: Sweep, role: str) -> Scene:
    """Return how many errors lie in each octave, on a logarithmic axis, in the colour ``role``."""
    edges, counts = sweep.histogram
    some = counts > 0
    right = np.log2(edges[1:])
    heights = np.log10(counts, where=some, out=np.zeros(len(counts)))
    heights = np.where(counts == 1, 0.15, heights)
    bars = Bars(right[some] - 0.9, right[some] - 0.1, heights[some], role)
    low, high = float(right[some].min(initial=0.0)), float(right[some].max(initial=1.0))
    return Scene(
        x_range=(low - 1.0, max(high, low + 4.0) + 0.5),
        y_range=(0.0, math.ceil(max(float(heights.max(initial=0.0)), 1.0) + 0.1)),
        bars=(bars,),
        log=True,
        title=translate("FormatsPanel", "Values by log₂ |error in ulp|"),
    )
