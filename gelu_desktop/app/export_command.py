"""The verb ``export``: pictures of panels without a window."""

import dataclasses
import os
import sys
from collections.abc import Mapping, Sequence

from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.data_files import KINDS, data_file
from gelu_desktop.app.errors import CommandError, UsageError
from gelu_desktop.app.export import ENCODERS, pdf_pages
from gelu_desktop.app.export_choices import PAGES, Choices
from gelu_desktop.app.export_look import Size
from gelu_desktop.app.export_options import first, read_choices, read_state
from gelu_desktop.app.export_targets import Target, make_folder, read_targets
from gelu_desktop.app.messages import report, say_bytes, translate, wanted_language, warn
from gelu_desktop.app.picture import PICTURES, Picture, left_out_words, telling
from gelu_desktop.app.picture_problems import picture_problem, squashed_problem
from gelu_desktop.app.session_block import bring_block
from gelu_desktop.app.sweep_option import export_sweep, read_form, read_fps, read_sweep
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.theme import THEMES

Given = Mapping[str, Sequence[str]]

FFN = "ffn"


def export(given: Given) -> int:
    """Write the pictures, print their paths, and return 0."""
    state = read_state(given)
    choices, result = read_choices(given), Result(state)
    if "sweep" in given:
        return _export_sweep(given, choices, result)
    targets = read_targets(given)
    if any(spec.name == FFN for target in targets for spec in target.specs):
        bring_block(state)
    _begin(given)
    targets = [_telling(given, target, result) for target in targets]
    made = [
        (target, [_picture(given, choices, spec, result) for spec in target.specs])
        for target in targets
        if target.kind not in KINDS
    ]
    data = _all_data(given, [target for target in targets if target.kind in KINDS], result)
    for target, pictures in made:
        _check(target, pictures)
    make_folder(given, targets)
    for target in targets:
        if target.path is not None:
            check_target(target.path, "force" in given)
    for target, pictures in made:
        _tell_shrunk(given, pictures)
        one = target.kind == PAGES
        _hand_over(
            given, target, pdf_pages(pictures) if one else ENCODERS[target.kind](pictures[0])
        )
    for target, content in data:
        _hand_over(given, target, content)
    return 0


def _telling(given: Given, target: Target, result: Result) -> Target:
    """Return the file without pages that would be empty, and say so."""
    if target.kind != PAGES:
        return target
    told = telling(target.specs, result)
    words = left_out_words([spec for spec in target.specs if spec not in told])
    if words and "quiet" not in given:
        warn(words)
    return dataclasses.replace(target, specs=tuple(told))


def _all_data(given: Given, targets: list[Target], result: Result) -> list[tuple[Target, bytes]]:
    """Return the files of numbers; with --all, without panels that plot nothing now."""
    made: list[tuple[Target, bytes]] = []
    for target in targets:
        spec = target.specs[0]
        try:
            made.append((target, data_file(spec, result, target.kind)))
        except NothingPlottedError as error:
            if "all" not in given:
                raise CommandError(str(error)) from None
            if "quiet" not in given:
                warn(f"{translate('Panels', spec.title)}: {error}")
    return made


def _export_sweep(given: Given, choices: Choices, result: Result) -> int:
    panel, form = read_form(given)
    sweep = read_sweep(given["sweep"][0], result.state)
    read_fps(given)
    _begin(given)
    start = _picture(given, choices, PICTURES[panel], result)
    if problem := picture_problem(start, "png") or squashed_problem(start):
        raise UsageError(problem)
    _tell_shrunk(given, [start])
    for written in export_sweep(given, sweep, start, form):
        if isinstance(written, bytes):
            _print(written)
        elif "quiet" not in given:
            report(str(written))
    return 0


def _begin(given: Given) -> None:
    use_no_display()
    install_language(create_application([]), language(given))


def use_no_display() -> None:
    """Draw off screen, where the same picture comes out on every machine."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def language(given: Given) -> str:
    """Return the language to use."""
    return first(given, "language", wanted_language([], os.environ))


def _picture(given: Given, choices: Choices, spec: PanelSpec, result: Result) -> Picture:
    if not choices.size.width and "preset" not in given:
        # A scale alone leaves the size of the picture as it is.
        size = Size(*spec.size, "px", choices.size.dpi)
        choices = dataclasses.replace(choices, size=size)
    return choices.picture(spec, result, THEMES["light"])


def _check(target: Target, pictures: Sequence[Picture]) -> None:
    kind = "pdf" if target.kind == PAGES else target.kind
    for picture in pictures:
        if problem := picture_problem(picture, kind) or squashed_problem(picture):
            raise UsageError(problem)


def _tell_shrunk(given: Given, pictures: Sequence[Picture]) -> None:
    """Say what is drawn smaller than asked for."""
    for picture in pictures:
        if picture.shrunk != 1 and "quiet" not in given:
            text = translate(
                "CommandLine", "{0} is drawn {1} times smaller, so that it can be read."
            )
            warn(text.format(picture.spec.name, f"{picture.shrunk:g}"))


def _hand_over(given: Given, target: Target, data: bytes) -> None:
    if target.path is None:
        _print(data)
        return
    write_whole(target.path, data)
    if "quiet" not in given:
        report(str(target.path))


def _print(data: bytes) -> None:
    """Write a file to standard output.

    Raises
    ------
    WriteError
        When it cannot be written.
    """
    if sys.stdout is None or sys.stdout.closed:
        raise WriteError(translate("CommandLine", "Standard output is closed."))
    say_bytes(data)
