"""The verb ``errors``: how far an approximation is from exact GELU."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice
from gelu_desktop.app.bench_options import (
    QUANTITY_WORDS,
    read_format,
    read_interval,
    read_measure,
    read_tolerance,
)
from gelu_desktop.app.messages import translate
from gelu_desktop.app.subject import read_subject
from gelu_desktop.numerics.errors import QUANTITIES, error, summarise
from gelu_desktop.text import QT_TRANSLATE_NOOP

Given = Mapping[str, Sequence[str]]

_MEASURE_WORDS = {
    "absolute": QT_TRANSLATE_NOOP("CommandLine", "absolute error"),
    "relative": QT_TRANSLATE_NOOP("CommandLine", "relative error"),
    "ulp": QT_TRANSLATE_NOOP("CommandLine", "error in ulp of {0}"),
}


def errors(given: Given) -> int:
    """Print how far an approximation is from exact GELU; return 0."""
    style = reports.style(given)
    subject = read_subject(given, "--approximation", "gelu_tanh")
    span, tolerance = read_interval(given), read_tolerance(given)
    quantity = choice("--quantity", given.get("quantity", ["value"])[0], QUANTITIES)
    measure, unit = read_measure(given), read_format(given, "float64")
    row, values = subject.row, subject.coefficients
    found = summarise(
        row,
        values,
        span,
        quantity=quantity,
        measure=measure,
        number_format=unit,
        tolerance=tolerance,
    )
    signed = error(row, values, found.at, quantity=quantity, measure=measure, number_format=unit)
    if found.pole is not None:
        signed = np.copysign(found.max, signed)
    content = {
        **subject.content(),
        "quantity": quantity,
        "measure": measure,
        "number_format": unit.name,
        "range": span,
        "method": "sampled",
        "max": found.max,
        "at": found.at,
        "signed": float(signed),
        "rms": found.rms,
        "rms_normal": found.rms_normal,
    }
    if found.pole is not None:
        content["pole"] = found.pole
    if tolerance is not None:
        content["tolerance"] = tolerance
        content["share_over"] = found.share_over
        content["share_over_normal"] = found.share_over_normal
    if style == "json":
        reports.say_json(content)
    else:
        title = translate("CommandLine", "{0} against exact GELU")
        reports.say_rows(title.format(subject.name), _rows(content))
    return 0


def _rows(content: Mapping[str, Any]) -> Iterator[reports.Row]:
    brief = reports.brief
    low, high = content["range"]
    what = translate("CommandLine", _MEASURE_WORDS[content["measure"]]).format(
        content["number_format"]
    )
    quantity = translate("CommandLine", QUANTITY_WORDS[content["quantity"]])
    yield translate("CommandLine", "coefficients"), reports.coefficients(content["coefficients"])
    yield (
        translate("CommandLine", "measured"),
        translate("CommandLine", "{0}, {1}").format(quantity, what),
    )
    text = translate("CommandLine", "{0} to {1}, sampled, the peak refined")
    yield translate("CommandLine", "range"), text.format(brief(low), brief(high))
    text = translate("CommandLine", "{0} at x = {1}")
    if "pole" in content:
        text = translate("CommandLine", "pole at x = {1}, unbounded")
    yield (
        translate("CommandLine", "largest"),
        text.format(brief(content["signed"]), brief(content["at"])),
    )
    yield translate("CommandLine", "rms over the range"), _bounded(content["rms"])
    yield translate("CommandLine", "rms under N(0,1)"), _bounded(content["rms_normal"])
    if "tolerance" in content:
        over = brief(content["tolerance"])
        text = translate("CommandLine", "above {0} on")
        shares = translate("CommandLine", "{0} of the range, {1} of N(0,1)")
        yield (
            text.format(over),
            shares.format(
                reports.percent(content["share_over"]),
                reports.percent(content["share_over_normal"]),
            ),
        )
    if math.isnan(content["rms"]) or math.isnan(content["rms_normal"]):
        text = translate("CommandLine", "NaN on a part of the axis, which is left out of “largest”")
        yield translate("CommandLine", "note"), text


def _bounded(value: float) -> str:
    return translate("CommandLine", "unbounded") if math.isinf(value) else reports.brief(value)
