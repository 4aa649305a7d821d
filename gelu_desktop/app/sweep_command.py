"""The verb ``sweep``: an approximation at every number of a format."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.bench_options import read_format
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.progress import Progress
from gelu_desktop.app.reports import brief, percent
from gelu_desktop.app.subject import Subject, read_subject
from gelu_desktop.model.sweeping import sweep_wide
from gelu_desktop.numerics.formats import FORMATS, NumberFormat
from gelu_desktop.numerics.sweep_measures import Measures, Region, Sweep
from gelu_desktop.numerics.sweeps import MODES
from gelu_desktop.numerics.sweeps import sweep as sweep_all
from gelu_desktop.text import QT_TRANSLATE_NOOP

Given = Mapping[str, Sequence[str]]

_MODE_WORDS = {
    "once": QT_TRANSLATE_NOOP("CommandLine", "the result rounded once"),
    "every": QT_TRANSLATE_NOOP("CommandLine", "every operation rounded"),
    "float32": QT_TRANSLATE_NOOP("CommandLine", "operations in float32, the result rounded"),
    "single": QT_TRANSLATE_NOOP("CommandLine", "one operation, its result rounded"),
}


def sweep(given: Given) -> int:
    """Print how an approximation does at every number of a format; return 0."""
    style = reports.style(given)
    subject = read_subject(given, "--approximation", "gelu_tanh")
    number_format = read_format(given, "bfloat16")
    mode = choice("--mode", given.get("mode", ["every"])[0], MODES)
    span = _read_span(given, number_format)
    found = _swept(subject, number_format, mode, "ftz" in given, span)
    if style == "json":
        reports.say_json({**subject.content(), **_content(found)})
        return 0
    title = translate("CommandLine", "{0} in {1} against exact GELU")
    reports.say_rows(title.format(subject.name, number_format.label), _rows(subject, found))
    headings = [
        translate("CommandLine", text)
        for text in (
            QT_TRANSLATE_NOOP("CommandLine", "inputs x"),
            QT_TRANSLATE_NOOP("CommandLine", "count"),
            QT_TRANSLATE_NOOP("CommandLine", "max ulp"),
            QT_TRANSLATE_NOOP("CommandLine", "at"),
            QT_TRANSLATE_NOOP("CommandLine", "not finite"),
            QT_TRANSLATE_NOOP("CommandLine", "correct"),
            QT_TRANSLATE_NOOP("CommandLine", "of N(0,1)"),
        )
    ]
    say("")
    reports.say_table(headings, map(_cells, found.regions))
    return 0


def _read_span(given: Given, number_format: NumberFormat) -> tuple[float, float]:
    if number_format.bits > 32:
        text = translate(
            "CommandLine", "{0} has too many numbers to try them all. “errors” samples them."
        )
        raise UsageError(text.format(number_format.name))
    if "range" not in given:
        return -math.inf, math.inf
    if number_format.bits < 32:
        text = translate(
            "CommandLine", "--range is for float32; every number of {0} is tried in any case."
        )
        raise UsageError(text.format(number_format.name))
    low, high = map(number, given["range"])
    if not low <= high:
        text = translate("CommandLine", "--range needs two numbers, the smaller one first.")
        raise UsageError(text)
    return low, high


def _swept(
    subject: Subject,
    number_format: NumberFormat,
    mode: str,
    flush: bool,
    span: tuple[float, float],
) -> Sweep:
    row, values = subject.row, subject.coefficients
    if number_format is not FORMATS["float32"]:
        return sweep_all(row, values, number_format, mode, flush)
    try:
        with Progress() as progress:
            found = sweep_wide(subject.curve, *span, mode=mode, flush=flush, progress=progress)
    except ValueError as error:
        text = translate("CommandLine", "{0} has no numbers from {1} to {2}.")
        low, high = (shortened(repr(end)) for end in span)
        raise UsageError(text.format(number_format.name, low, high)) from error
    assert found is not None
    return found


def _content(found: Sweep) -> dict[str, Any]:
    return {
        "number_format": found.number_format.name,
        "mode": found.mode,
        "ftz": found.flush,
        "method": "exhaustive",
        "range": (found.low, found.high),
        **_measures(found, found.number_format),
        "first_zero": found.first_zero,
        "sign_violations": found.sign_violations,
        "monotonicity_violations": found.monotonicity_violations,
        "correctly_rounded_normal": found.correctly_rounded_normal,
        "regions": [_region(region, found.number_format) for region in found.regions],
        "histogram": {
            "edges": found.histogram.edges.tolist(),
            "counts": found.histogram.counts.tolist(),
        },
    }


def _measures(found: Measures, unit: NumberFormat) -> dict[str, Any]:
    return {
        "values": found.count,
        "max_ulp": found.max_ulp,
        "max_ulp_at": found.max_ulp_at,
        "max_ulp_at_hex": None if math.isnan(found.max_ulp_at) else unit.hex(found.max_ulp_at),
        "max_abs": found.max_abs,
        "max_abs_at": found.max_abs_at,
        "max_rel": found.max_rel,
        "max_rel_at": found.max_rel_at,
        "correctly_rounded": found.correctly_rounded,
        "non_finite": found.non_finite,
        "percentiles": {f"{share:g}": size for share, size in found.percentiles.items()},
    }


def _region(found: Region, unit: NumberFormat) -> dict[str, Any]:
    span = {"name": found.name, "low": found.low, "high": found.high}
    return {**span, **_measures(found, unit), "at": found.at, "weight": found.normal}


def _rows(subject: Subject, found: Sweep) -> Iterator[reports.Row]:
    mode = found.mode if getattr(subject.row, "formula", "") else "single"
    text = translate("CommandLine", _MODE_WORDS[mode])
    flushed = translate("CommandLine", ", subnormals flushed to zero") if found.flush else ""
    yield translate("CommandLine", "coefficients"), reports.coefficients(subject.coefficients)
    yield translate("CommandLine", "arithmetic"), text + flushed
    text = translate("CommandLine", "{0}, exhaustive: every number from {1} to {2}")
    ends = brief(found.low), brief(found.high)
    yield translate("CommandLine", "inputs"), text.format(found.count, *ends)
    unit = found.number_format
    yield (
        translate("CommandLine", "largest error in ulp"),
        _at(found.max_ulp, found.max_ulp_at, unit),
    )
    yield (
        translate("CommandLine", "largest absolute error"),
        _at(found.max_abs, found.max_abs_at, unit),
    )
    text = translate("CommandLine", "largest relative error")
    yield text, _at(found.max_rel, found.max_rel_at, unit)
    yield translate("CommandLine", "correctly rounded"), _correct(found)
    sizes = ", ".join(f"{brief(size)} ({at:g} %)" for at, size in found.percentiles.items())
    yield translate("CommandLine", "ulp at most"), sizes
    yield translate("CommandLine", "first zero at"), brief(found.first_zero)
    yield translate("CommandLine", "not finite"), f"{found.non_finite}"
    yield translate("CommandLine", "wrong sign"), f"{found.sign_violations}"
    yield translate("CommandLine", "steps the wrong way"), f"{found.monotonicity_violations}"


def _at(size: float, at: float, unit: NumberFormat) -> str:
    if math.isnan(at):
        return brief(at)
    text = translate("CommandLine", "{0} at x = {1} ({2})")
    return text.format(brief(size), brief(at), unit.hex(at))


def _correct(found: Sweep) -> str:
    share = percent(found.correctly_rounded)
    if found.correctly_rounded_normal is None:
        return translate("CommandLine", "{0} of the inputs").format(share)
    text = translate("CommandLine", "{0} of the inputs, {1} of N(0,1)")
    return text.format(share, percent(found.correctly_rounded_normal))


def _cells(found: Region) -> list[str]:
    return [
        found.name,
        f"{found.count}",
        brief(found.max_ulp, 6),
        brief(found.at),
        f"{found.non_finite}",
        percent(found.correctly_rounded),
        percent(found.normal),
    ]
