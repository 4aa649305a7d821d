"""The verb ``fit``: the coefficients that make an error smallest, before and after."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice
from gelu_desktop.app.bench_options import QUANTITY_WORDS, read_interval
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import say, translate, warn
from gelu_desktop.app.reports import brief
from gelu_desktop.app.subject import Subject, known_coefficient, read_subject
from gelu_desktop.model.numbers import write
from gelu_desktop.numerics.fitting import INTERVAL, NORMS, TARGETS, Fit, Norms
from gelu_desktop.numerics.fitting import fit as fit_coefficients
from gelu_desktop.numerics.fitting_search import WHOLE
from gelu_desktop.text import QT_TRANSLATE_NOOP

Given = Mapping[str, Sequence[str]]

_TARGETS = {
    "gelu": QT_TRANSLATE_NOOP("CommandLine", "{0} fitted to GELU"),
    "slope": QT_TRANSLATE_NOOP("CommandLine", "{0} fitted to the slope of GELU"),
    "gate": QT_TRANSLATE_NOOP("CommandLine", "{0} fitted to the gate of GELU"),
}
_NORMS = {
    "minimax": QT_TRANSLATE_NOOP("CommandLine", "minimax from {0} to {1}"),
    "l2": QT_TRANSLATE_NOOP("CommandLine", "least squares from {0} to {1}"),
    "normal": QT_TRANSLATE_NOOP("CommandLine", "least squares under N(0,1)"),
}
_MEASURED = {
    "max": QT_TRANSLATE_NOOP("CommandLine", "{0}, largest error"),
    "rms": QT_TRANSLATE_NOOP("CommandLine", "{0}, rms over the range"),
    "rms_normal": QT_TRANSLATE_NOOP("CommandLine", "{0}, rms under N(0,1)"),
}


def fit(given: Given) -> int:
    """Print the coefficients before and after a fit; return 0, or 1 if nothing was reached."""
    style = reports.style(given)
    subject = read_subject(given, "--approximation", "gelu_tanh")
    free, span = _read_free(given, subject), read_interval(given, INTERVAL)
    target = choice("--target", given.get("target", ["gelu"])[0], TARGETS)
    norm = choice("--norm", given.get("norm", ["minimax"])[0], NORMS)
    pinned = "pinned" in given
    found = fit_coefficients(
        subject.row,
        subject.coefficients,
        free,
        target=target,
        norm=norm,
        interval=span,
        pinned=pinned,
    )
    reason = translate("Fitting", found.message).format(name=found.name) if found.message else ""
    if style == "json":
        how = {"free": free, "target": target, "norm": norm, "range": span, "pinned": pinned}
        reports.say_json({**_about(subject), **how, **_content(found), "message": reason})
    else:
        text = translate("CommandLine", _NORMS[norm]).format(*map(brief, span))
        title = translate("CommandLine", _TARGETS[target]).format(subject.name)
        say(translate("CommandLine", "{0}, {1}").format(title, text))
        reports.say_table(*_table(found))
    if found.converged:
        return 0
    text = translate("CommandLine", "Nothing is changed. {0}").format(reason)
    warn(f"gelu-desktop: {text}")
    return 1


def _read_free(given: Given, subject: Subject) -> tuple[str, ...]:
    words = re.split(r"[\s,，、]+", " ".join(given.get("free", ())).strip())
    rows = [known_coefficient(subject.row, name) for name in dict.fromkeys(filter(None, words))]
    if whole := [row.name for row in rows if row.whole]:
        raise UsageError(translate("Fitting", WHOLE).format(name=whole[0]))
    free = rows or [row for row in subject.row.coefficients if not row.whole]
    if not free:
        text = translate("CommandLine", "{0} has no coefficients to fit.")
        raise UsageError(text.format(subject.name))
    return tuple(row.name for row in free)


def _about(subject: Subject) -> dict[str, Any]:
    about = subject.content()
    del about["coefficients"]  # they stand under before and after
    return about


def _content(found: Fit) -> dict[str, Any]:
    return {
        "before": _norms(found.before),
        "after": _norms(found.after),
        "converged": found.converged,
    }


def _norms(norms: Norms) -> dict[str, Any]:
    return {
        "coefficients": norms.coefficients,
        "max": norms.max,
        "rms": norms.rms,
        "rms_normal": norms.rms_normal,
        "equioscillates": norms.equioscillates,
        "extrema": [{"x": peak.at, "error": peak.value} for peak in norms.extrema],
        "errors": {
            quantity: {
                "max": errors.max,
                "at": errors.at,
                "rms": errors.rms,
                "rms_normal": errors.rms_normal,
            }
            for quantity, errors in norms.errors.items()
        },
    }


def _table(found: Fit) -> tuple[list[str], list[list[str]]]:
    headings = ["", translate("CommandLine", "before"), translate("CommandLine", "after")]
    sides = found.before, found.after
    rows = [
        [name, *(write(side.coefficients[name], None) for side in sides)]
        for name in found.before.coefficients
    ]
    for quantity in found.before.errors:
        word = translate("CommandLine", QUANTITY_WORDS[quantity])
        for norm, text in _MEASURED.items():
            sizes = (brief(getattr(side.errors[quantity], norm)) for side in sides)
            rows.append([translate("CommandLine", text).format(word), *sizes])
    yes, no = translate("CommandLine", "yes"), translate("CommandLine", "no")
    text = translate("CommandLine", "equioscillates")
    return headings, [*rows, [text, *(yes if side.equioscillates else no for side in sides)]]
