"""A parameter that runs from one value to another: a picture for each step, or all in motion."""

import dataclasses
import io
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from gelu_desktop import sizes
from gelu_desktop.app.export import render
from gelu_desktop.app.figure_words import program
from gelu_desktop.app.picture import Picture, Steady
from gelu_desktop.app.surround import Running
from gelu_desktop.app.writing import WriteError
from gelu_desktop.model.figures import signed
from gelu_desktop.model.limits import PLOTS, X_LIMIT, Y_LIMIT
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.own import lookup
from gelu_desktop.widgets.letters import text_width

if TYPE_CHECKING:
    from PIL import Image

translate = QCoreApplication.translate

PROBE = "x"
FRAMES_MAX = sizes.SWEEP_FRAMES
AREA_MAX = sizes.SWEEP_AREA
FPS = 20.0
FPS_MIN, FPS_MAX = 0.1, 50.0
FRAMES, GIF, APNG = "png", "gif", "apng"
FORMS = (FRAMES, GIF, APNG)
_COLOURS = 256
Watched = Callable[[Sequence[Picture]], Iterator[Picture]]
_FITTED = 25  # states whose plots decide how high the axis is
_DECIMALS = 12
_NEARLY = 1e-9  # of a decade: steps such as 0.1 are not exact


@dataclass(frozen=True)
class Sweep:
    """What runs, and from where to where.

    Attributes
    ----------
    name : str
        ``"x"`` for the probe, or a coefficient of the approximation.
    start, end : float
        The first and the last value.
    frames : int
        How many values, 2 to ``FRAMES_MAX``, equally far apart.
    """

    name: str
    start: float
    end: float
    frames: int

    @property
    def ends(self) -> "Sweep":
        """The first and the last frame alone."""
        return dataclasses.replace(self, frames=2)

    def states(self, state: State, panel: str) -> list[State]:
        """Return a state for each value; the vertical axis of a plot is the same in all.

        Raises
        ------
        gelu_desktop.model.rules.StateError
            When a value is not allowed.
        """
        made = [self._at(state, value) for value in np.linspace(self.start, self.end, self.frames)]
        if panel not in PLOTS or panel in state.y_ranges:
            return made
        sample = made[:: max(1, len(made) // _FITTED)]
        ranges = [Result(one).y_range(panel) for one in (*sample, made[-1])]
        low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
        if not -Y_LIMIT <= low < high <= Y_LIMIT:
            return made
        return [one.replace(y_ranges={panel: (low, high)}) for one in made]

    def text(self, value: float) -> str:
        """Return a value as text: as many decimals in every frame, enough to tell them apart."""
        step = abs(self.end - self.start) / (self.frames - 1)
        most = max(abs(self.start), abs(self.end), 1e-9)
        decimals = 1 - math.floor(math.log10(step or most) + _NEARLY)
        return signed(f"{value + 0.0:.{min(max(decimals, 0), _DECIMALS)}f}")

    def value(self, state: State) -> float:
        """Return what the number is in a state."""
        if self.name == PROBE:
            return state.x
        return state.coefficients_of(state.approximation)[self.name]

    def _at(self, state: State, value: float) -> State:
        if self.name == PROBE:
            return state.replace(x=float(value))
        rows = {row.name: row for row in lookup(state.approximation, state.formula).coefficients}
        value = round(value) if rows[self.name].whole else float(value)
        return state.replace(coefficients={f"{state.approximation}.{self.name}": float(value)})


def runnable(state: State) -> list[str]:
    """Return what can run: the probe, and the coefficients of the approximation."""
    return [PROBE, *state.coefficients_of(state.approximation)]


def span_of(name: str, state: State) -> tuple[float, float]:
    """Return from where to where ``name`` runs as a rule: the ends of its slider."""
    if name == PROBE:
        return state.x_range
    rows = {row.name: row for row in lookup(state.approximation, state.formula).coefficients}
    return rows[name].lower, rows[name].upper


def limits_of(name: str, state: State) -> tuple[float, float]:
    """Return how far ``name`` may run."""
    if name == PROBE:
        return -X_LIMIT, X_LIMIT
    rows = {row.name: row for row in lookup(state.approximation, state.formula).coefficients}
    return rows[name].limits


def pictures(
    sweep: Sweep, first: Picture, ends: bool = False, watched: Watched = iter
) -> list[Picture]:
    """Return the picture of each frame, or of the ends alone; they look as ``first`` does.

    In all of them everything but what the number changes stands in the same place.

    Parameters
    ----------
    sweep : Sweep
        What runs.
    first : Picture
        How they look.
    ends : bool
        Whether only the first and the last are wanted.
    watched : callable
        Gets the frames that are measured, and yields each before it is: it may tell how far it
        is, and raise what ends it.
    """
    shown = sweep.ends if ends else sweep
    states = shown.states(first.result.state, first.spec.name)
    texts = [sweep.text(sweep.value(state)) for state in states]
    widest = max((sweep.text(end) for end in (sweep.start, sweep.end)), key=text_width)
    made = [
        dataclasses.replace(
            first, result=Result(state), steady=Steady(Running(sweep.name, text, widest))
        )
        for state, text in zip(states, texts, strict=True)
    ]
    return _steady(made, sweep.name != PROBE and first.spec.name in PLOTS, watched)


def _steady(frames: list[Picture], noted: bool, watched: Watched) -> list[Picture]:
    """Return the frames with the room that the largest of a sample of them needs."""
    sample = [*frames[:: max(1, len(frames) // _FITTED)], frames[-1]]
    shrunk = max(frame.shrunk for frame in watched(sample))
    sample = [frame.held(shrunk=shrunk) for frame in sample]
    below = max(frame.below for frame in sample)
    header = max(frame.header for frame in sample) if noted else 0.0
    return [frame.held(shrunk=shrunk, below=below, header=header) for frame in frames]


def frame_paths(folder: Path, count: int) -> list[Path]:
    """Return the files of the frames: in order also where their names are sorted as text."""
    digits = max(4, len(str(count)))
    return [folder / f"frame-{number:0{digits}}.png" for number in range(1, count + 1)]


def motion_problem(form: str, frames: int, size: tuple[int, int], transparent: bool) -> str:
    """Return why there can be no such animation, in words; empty if there can."""
    if form == GIF and transparent:
        return translate("Export", "A GIF cannot have a transparent ground; an APNG can.")
    if form != FRAMES and frames * size[0] * size[1] > AREA_MAX:
        text = translate(
            "Export",
            "{0} frames of {1} × {2} pixels are too many for one file. With so many frames, "
            "{3} × {4} pixels are the limit; in this size, {5} frames.",
        )
        return text.format(frames, *size, *fitting(frames, size), AREA_MAX // (size[0] * size[1]))
    return ""


def fitting(frames: int, size: tuple[int, int]) -> tuple[int, int]:
    """Return the size, or the largest of its shape of which one file takes so many frames."""
    by = min(1.0, math.sqrt(AREA_MAX / (frames * size[0] * size[1])))
    return max(1, math.floor(size[0] * by)), max(1, math.floor(size[1] * by))


def animation(frames: Sequence[Picture], images: Iterable[QImage], form: str, fps: float) -> bytes:
    """Return the frames as one file that moves and begins again at its end.

    Parameters
    ----------
    frames : sequence of Picture
        The frames, for what is written beside them.
    images : iterable of QImage
        Their images, such as ``map(render, frames)``; it may tell how far it has come.
    form : {"gif", "apng"}
        The kind of file.
    fps : float
        Frames a second, 0.1 to 50.

    Raises
    ------
    WriteError
        When it cannot be encoded.
    """
    words = {
        "Title": frames[0].title,
        "Description": f"{frames[0].description} … {frames[-1].description}",
        "Software": program(),
    }
    milliseconds = round(1000 / fps)
    try:
        if form == GIF:
            return _gif(map(_converted, images), milliseconds, words, _palette(frames))
        return _apng(map(_converted, images), milliseconds, words)
    except (MemoryError, ValueError) as error:
        raise WriteError(translate("Export", "The picture could not be encoded.")) from error


def _converted(image: QImage) -> "Image.Image":
    # On first use: only animations need it.
    from PIL import Image  # noqa: PLC0415

    alpha = image.hasAlphaChannel()
    formats = QImage.Format
    plain = image.convertToFormat(formats.Format_RGBA8888 if alpha else formats.Format_RGB888)
    mode = "RGBA" if alpha else "RGB"
    size, stride = (plain.width(), plain.height()), plain.bytesPerLine()
    return Image.frombytes(mode, size, bytes(plain.constBits()), "raw", mode, stride)


def _palette(frames: Sequence[Picture]) -> "Image.Image":
    """Return both ends of the sweep in one image: their colours are those of all frames."""
    from PIL import Image  # noqa: PLC0415

    ends = [_converted(render(frame)) for frame in (frames[0], frames[-1])]
    both = Image.new("RGB", (ends[0].width, 2 * ends[0].height))
    for index, end in enumerate(ends):
        both.paste(end, (0, index * end.height))
    return both.quantize(_COLOURS)


def _gif(
    images: Iterable["Image.Image"],
    milliseconds: int,
    words: Mapping[str, str],
    palette: "Image.Image",
) -> bytes:
    from PIL import Image  # noqa: PLC0415

    first, *rest = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images)
    comment = "\n".join(words.values()).encode()
    buffer = io.BytesIO()
    first.save(
        buffer,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=milliseconds,
        loop=0,
        comment=comment,
        optimize=False,
    )
    return buffer.getvalue()


def _apng(
    images: Iterable["Image.Image"],
    milliseconds: int,
    words: Mapping[str, str],
) -> bytes:
    from PIL.PngImagePlugin import PngInfo  # noqa: PLC0415

    info = PngInfo()
    for key, text in words.items():
        info.add_itxt(key, text)
    first, *rest = images
    buffer = io.BytesIO()
    first.save(
        buffer,
        "PNG",
        save_all=True,
        append_images=rest,
        duration=milliseconds,
        loop=0,
        pnginfo=info,
    )
    return buffer.getvalue()
