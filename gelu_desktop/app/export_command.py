"""The verb ``export``: pictures of panels without a window."""

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path

from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.arguments import choice
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export import (
    DPI,
    ENCODERS,
    PICTURES,
    SCALE_MAX,
    SCALE_MIN,
    Picture,
    ending_problem,
    save,
    size_problem,
)
from gelu_desktop.app.messages import report, translate, wanted_language
from gelu_desktop.app.numbers import number
from gelu_desktop.app.subject import read_subject
from gelu_desktop.app.writing import WriteError, check_target
from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.widgets.panel import PanelSpec
from gelu_desktop.widgets.theme import THEMES

Given = Mapping[str, Sequence[str]]

_SIZE = re.compile(r"(\d{1,9})[x×*](\d{1,9})", re.ASCII | re.IGNORECASE)


def export(given: Given) -> int:
    """Write the pictures, print their paths, and return 0."""
    targets = _targets(given)
    result = Result(read_state(given))
    theme = THEMES[choice("--theme", _first(given, "theme", "light"), THEMES)]
    scale = read_scale(given)
    size = read_size(given["size"][0]) if "size" in given else None
    use_no_display()
    app = create_application([])
    install_language(app, language(given))
    _make_folder(given)
    for path, _, _ in targets:
        check_target(path, "force" in given)
    for path, spec, kind in targets:
        save(Picture(spec, result, theme, size or spec.size, scale), path, kind, "force" in given)
        report(str(path))
    return 0


def use_no_display() -> None:
    """Draw off screen, where the same picture comes out on every machine."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def language(given: Given) -> str:
    """Return the language to use."""
    return _first(given, "language", wanted_language([], os.environ))


def _first(given: Given, name: str, default: str) -> str:
    return given[name][0] if name in given else default


def _targets(given: Given) -> list[tuple[Path, PanelSpec, str]]:
    kinds = [choice("--format", kind, ENCODERS) for kind in given.get("format", ())]
    if "all" in given:
        if "panel" in given or "out" in given:
            text = translate("CommandLine", "--all cannot be combined with --panel or --out.")
            raise UsageError(text)
        folder = Path(given["all"][0])
        return [
            (folder / f"{spec.name}.{kind}", spec, kind)
            for spec in PICTURES.values()
            for kind in dict.fromkeys(kinds or ["png"])
        ]
    if "panel" not in given or "out" not in given:
        text = translate("CommandLine", "Give --panel and --out for one picture, or --all for all.")
        raise UsageError(text)
    spec = PICTURES[choice("--panel", given["panel"][0], PICTURES)]
    path = Path(given["out"][0])
    return [(path, spec, _kind(path, kinds))]


def _kind(path: Path, kinds: Sequence[str]) -> str:
    """Return the kind of file; the ending of its name must not say otherwise."""
    if len(kinds) > 1:
        text = translate("CommandLine", "--format takes one kind of file for --out.")
        raise UsageError(text)
    ending = path.suffix.removeprefix(".").lower()
    kind = kinds[0] if kinds else choice("--format", ending or "png", ENCODERS)
    if problem := ending_problem(path, kind):
        raise UsageError(problem)
    return kind


def read_size(text: str) -> tuple[int, int]:
    """Return width and height in pixels from a text such as ``1600x900``.

    Raises
    ------
    UsageError
        When it is not a size, or one that no picture can have.
    """
    found = _SIZE.fullmatch(unicodedata.normalize("NFKC", text))
    if found is None:
        message = translate("CommandLine", "--size needs WIDTHxHEIGHT in pixels, not “{0}”.")
        raise UsageError(message.format(text[:80]))
    width, height = int(found[1]), int(found[2])
    if problem := size_problem(width, height):
        raise UsageError(problem)
    return width, height


def read_scale(given: Given) -> float:
    """Return how much larger lines and text are drawn.

    Raises
    ------
    UsageError
        When it is out of range, or given in two ways.
    """
    if "scale" in given and "dpi" in given:
        raise UsageError(translate("CommandLine", "Give --scale or --dpi, not both."))
    name, unit = ("--dpi", DPI) if "dpi" in given else ("--scale", 1)
    value = number(_first(given, name[2:], str(unit)))
    if not SCALE_MIN * unit <= value <= SCALE_MAX * unit:
        raise UsageError(_out_of_range(name, SCALE_MIN * unit, SCALE_MAX * unit))
    return value / unit


def _out_of_range(option: str, low: float, high: float) -> str:
    text = translate("CommandLine", "{0} takes a number from {1} to {2}.")
    return text.format(option, f"{low:g}", f"{high:g}")


def read_state(given: Given) -> State:
    """Return the state that the options describe.

    Raises
    ------
    UsageError
        When a value is not allowed.
    """
    state = State()
    subject = read_subject(given, "--approximation", state.approximation, APPROXIMATIONS)
    names = [choice("--functions", name, ACTIVATIONS) for name in given.get("functions", ())]
    limits = [number(text) for text in given.get("range", ())]
    try:
        return state.replace(
            formula=_first(given, "formula", state.formula),
            approximation=subject.row.name,
            functions=tuple(names) or state.functions,
            coefficients={f"{subject.row.name}.{key}": value for key, value in subject.set.items()},
            x_range=tuple(limits) or state.x_range,
            x=number(_first(given, "x", str(state.x))),
        )
    except StateError as error:
        raise UsageError(_refused(error.key)) from error


def _refused(key: str) -> str:
    if key == "x":
        return _out_of_range("--x", -X_LIMIT, X_LIMIT)
    text = translate(
        "CommandLine",
        "--range needs two numbers, the smaller one first, from {0} to {1} and at least {2} apart.",
    )
    return text.format(f"{-X_LIMIT:g}", f"{X_LIMIT:g}", f"{X_SPAN_MIN:g}")


def _make_folder(given: Given) -> None:
    if "all" not in given:
        return
    try:
        Path(given["all"][0]).mkdir(exist_ok=True)
    except FileExistsError:
        return  # what stands there is refused by name when the files are checked
    except OSError as error:
        text = translate("CommandLine", "The folder {0} could not be made: {1}.")
        raise WriteError(text.format(given["all"][0], error.strerror)) from error
