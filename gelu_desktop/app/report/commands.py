"""The command lines that give the numbers of a report."""

import shlex

from gelu_desktop.app.bench_options import MEASURES
from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.help import PROGRAM
from gelu_desktop.app.report.measured import approximations
from gelu_desktop.app.report.pictures import drawn, size_of
from gelu_desktop.model.files import ENDING
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.numerics.errors import QUANTITIES
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import OWN

UNNAMED = f"session{ENDING}"


def commands(result: Result, session: str, language: str) -> tuple[str, ...]:
    """Return what to type for the numbers of a report, one line each, ready for a shell.

    Parameters
    ----------
    result : Result
        What is reported.
    session : str
        The name of its session file.
    language : str
        The language of the report.
    """
    whole = ["report", "--session", session, "--out", "report.html", "--language", language]
    x = repr(result.state.x)
    lines = [whole]
    lines += [["eval", "--order", order, "--x", x, "--function", EXACT] for order in "012"]
    others = (name for name in result.readings if name != EXACT)
    lines += [["eval", "--x", x, *_of_eval(_subject(result, name))] for name in others]
    for name in approximations(result):
        subject = _subject(result, name)
        lines += _errors(result, subject)
        lines += _sweeps(result, subject)
    lines += _fit(result)
    lines += _ffn(result)
    lines += _depth(result)
    given = ("--session", session, "--language", language)
    for name in drawn(result):
        lines += [["export", "--panel", name, *given, "--out", f"{name}.svg", *_size(result, name)]]
    return tuple(shlex.join([PROGRAM, *line]) for line in lines)


def _subject(result: Result, name: str) -> list[str]:
    """Return the options that name an approximation with its coefficients."""
    given = result.state.coefficients_of(name)
    subject = ["--formula", result.state.formula] if name == OWN else ["--approximation", name]
    numbers = [f"{key}={value!r}" for key, value in given.items()]
    return [*subject, *(["--set", *numbers] if numbers else [])]


def _of_eval(subject: list[str]) -> list[str]:
    return ["--function" if word == "--approximation" else word for word in subject]


def _errors(result: Result, subject: list[str]) -> list[list[str]]:
    state = result.state
    span = ["--range", *map(repr, state.interval)]
    return [
        ["errors", *subject, "--quantity", quantity, "--measure", measure, *span]
        + (["--number-format", state.number_format] if measure == "ulp" else [])
        for quantity in QUANTITIES
        for measure in MEASURES
    ]


def _sweeps(result: Result, subject: list[str]) -> list[list[str]]:
    state = result.state
    flush = ["--ftz"] if state.flush else []
    return [
        ["sweep", *subject, "--number-format", row.name, "--mode", state.mode, *flush]
        for row in FORMATS.values()
        if row.bits <= 16
    ]


def _fit(result: Result) -> list[list[str]]:
    """Return the refit of the state, if its approximation has something to fit."""
    state = result.state
    row = result.function(state.approximation)
    names = [each.name for each in row.coefficients if not each.whole]
    if not names:
        return []
    free = [name for name in names if name in state.fit_free] or names
    options = ["--target", state.fit_target, "--norm", state.fit_norm, "--free", *free]
    span = ["--range", *map(repr, state.interval)]
    pinned = ["--pinned"] if state.fit_pinned else []
    return [["fit", *_subject(result, state.approximation), *options, *span, *pinned]]


def _ffn(result: Result) -> list[list[str]]:
    """Return the block of the state, where the command knows its functions and its layer."""
    state, settings = result.state, result.state.ffn
    pair = (state.ffn_activation, state.ffn_other)
    tuned = any(
        name == OWN or state.coefficients_of(name) != result.function(name).published()
        for name in pair
    )
    if tuned or settings.source not in ("sample", "synthetic"):
        return []
    line = ["ffn", "--source", settings.source, "--activation", pair[0], "--compare", pair[1]]
    line += ["--number-format", settings.number_format]
    if settings.source == "synthetic":
        line += ["--width", str(settings.width), "--expansion", str(settings.expansion)]
        line += ["--weights", settings.rule, "--tokens", str(settings.batch)]
        line += ["--seed", str(settings.seed), *(["--gated"] if settings.gated else [])]
    return [line]


def _depth(result: Result) -> list[list[str]]:
    settings = result.state.depth
    line = ["depth", "--layers", str(settings.layers), "--kind", settings.kind]
    line += ["--activation", ",".join(settings.activations), "--norm", settings.norm]
    line += ["--weights", settings.rule, "--width", str(settings.width)]
    line += ["--hidden", str(settings.hidden), "--batch", str(settings.batch)]
    return [[*line, "--seed", str(settings.seed), *(["--residual"] if settings.residual else [])]]


def _size(result: Result, name: str) -> list[str]:
    size = size_of(result, name)
    return [] if size == PICTURES[name].size else ["--size", f"{size[0]}x{size[1]}"]
