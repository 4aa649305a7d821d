"""The option ``--sweep`` of ``export``: what runs, and where the frames go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtGui import QImage

from gelu_desktop.app.arguments import shortened
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export import png, render
from gelu_desktop.app.export_options import first, out_of_range
from gelu_desktop.app.export_targets import STDOUT, new_folder
from gelu_desktop.app.messages import translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.picture import PICTURES, Picture
from gelu_desktop.app.progress import Progress
from gelu_desktop.app.subject import read_coefficients
from gelu_desktop.app.sweep_frames import (
    APNG,
    FPS,
    FPS_MAX,
    FPS_MIN,
    FRAMES,
    FRAMES_MAX,
    GIF,
    PROBE,
    Sweep,
    animation,
    frame_paths,
    motion_problem,
    pictures,
)
from gelu_desktop.app.writing import check_target, write_whole
from gelu_desktop.model.limits import X_LIMIT
from gelu_desktop.model.state import State
from gelu_desktop.numerics.own import lookup

Given = Mapping[str, Sequence[str]]

_SWEEP = re.compile(r"([^=]+)=([^:]+):([^:]+):(\d{1,9})", re.ASCII)


def read_sweep(text: str, state: State) -> Sweep:
    """Return the sweep in a text such as ``a=0.04:0.05:100``.

    Raises
    ------
    UsageError
        When it is none, or runs where the state may not go.
    """
    found = _SWEEP.fullmatch(text.strip())
    if found is None or not 2 <= int(found[4]) <= FRAMES_MAX:
        message = translate(
            "CommandLine", "--sweep needs NAME=FROM:TO:FRAMES with 2 to {0} frames, not “{1}”."
        )
        raise UsageError(message.format(FRAMES_MAX, shortened(text)))
    name, ends = found[1].strip(), (found[2], found[3])
    if name == PROBE:
        values = [number(end) for end in ends]
        if not all(-X_LIMIT <= value <= X_LIMIT for value in values):
            raise UsageError(out_of_range("--sweep x", -X_LIMIT, X_LIMIT))
    else:
        row = lookup(state.approximation, state.formula)
        values = [read_coefficients(row, [f"{name}={end}"])[name] for end in ends]
    return Sweep(name, values[0], values[1], int(found[4]))


def read_fps(given: Given) -> float:
    """Return how many frames a second are shown.

    Raises
    ------
    UsageError
        When it is out of range.
    """
    fps = number(given["fps"][0]) if "fps" in given else FPS
    if not FPS_MIN <= fps <= FPS_MAX:
        raise UsageError(out_of_range("--fps", FPS_MIN, FPS_MAX))
    return fps


def read_form(given: Given) -> tuple[str, str]:
    """Return the panel and the form of a sweep.

    Raises
    ------
    UsageError
        When there is not one panel, or no place for the frames.
    """
    panels = given.get("panel", ())
    if len(panels) != 1 or panels[0] not in PICTURES or {"all", "pdf"} & set(given):
        text = translate("CommandLine", "--sweep takes one --panel, and --out for where to.")
        raise UsageError(text)
    if "out" not in given:
        raise UsageError(translate("CommandLine", "--sweep needs --out: a folder, .gif or .apng."))
    ending = Path(given["out"][0]).suffix.lower().removeprefix(".")
    form = first(given, "format", ending if ending in (GIF, APNG) else FRAMES)
    if form not in (FRAMES, GIF, APNG) or (form == FRAMES and given["out"][0] == STDOUT):
        text = translate(
            "CommandLine", "--sweep writes frames as png into a folder, or one gif or apng."
        )
        raise UsageError(text)
    return panels[0], form


def export_sweep(given: Given, sweep: Sweep, start: Picture, form: str) -> Iterator[Path | bytes]:
    """Write the frames; yield the path of each file, or the file that has none.

    Raises
    ------
    CommandError
        When the frames are too many, or cannot be written.
    """
    size, transparent = start.size, start.look.transparent
    if problem := motion_problem(form, sweep.frames, size, transparent):
        raise UsageError(problem)
    frames, out, replace = pictures(sweep, start), Path(given["out"][0]), "force" in given
    if form == FRAMES:
        new_folder(out)
        paths = frame_paths(out, len(frames))
        for path in paths:
            check_target(path, replace)
        for path, frame in zip(paths, frames, strict=True):
            write_whole(path, png(frame))
            yield path
        return
    if given["out"][0] == STDOUT:
        yield _animated(frames, form, read_fps(given))
        return
    check_target(out, replace)
    write_whole(out, _animated(frames, form, read_fps(given)))
    yield out


def _animated(frames: Sequence[Picture], form: str, fps: float) -> bytes:
    with Progress() as progress:

        def images() -> Iterator[QImage]:
            for done, frame in enumerate(frames):
                progress(done / len(frames))
                yield render(frame)

        return animation(frames, images(), form, fps)
