"""The verb ``snippet``: an approximation as code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gelu_desktop.app.arguments import choice
from gelu_desktop.app.bench_options import read_format, read_interval
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.subject import read_subject
from gelu_desktop.model.snippets import LANGUAGES, formula_of, measure
from gelu_desktop.model.snippets import snippet as code_of
from gelu_desktop.numerics.sweeps import MODES

Given = Mapping[str, Sequence[str]]


def snippet(given: Given) -> int:
    """Print code that computes an approximation; return 0."""
    subject = read_subject(given, "--approximation", "gelu_tanh")
    language = choice("--language", given.get("language", ["python"])[0].lower(), LANGUAGES)
    span, unit = read_interval(given), read_format(given, "float64")
    mode = choice("--mode", given.get("mode", ["every"])[0], MODES)
    row, values = subject.row, subject.coefficients
    try:
        formula = formula_of(row)
    except ValueError as error:
        text = translate("CommandLine", "{0} has no formula that could be written as code.")
        raise UsageError(text.format(row.name)) from error
    measured = measure(
        row,
        values,
        span,
        formula=formula,
        number_format=unit.name,
        mode=mode,
        flush="ftz" in given,
    )
    say(code_of(row, values, language, measured=measured, translate=translate), end="")
    return 0
