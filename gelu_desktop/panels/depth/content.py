"""What the depth panel shows: sizes of signals and gradients, and what they are."""

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.depth_words import DIGITS, final_words
from gelu_desktop.model.figures import significant
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.panels.depth.asked import Answer, Asked

translate = QCoreApplication.translate

ROOM = 0.05
SHIFT = 0.55
"""So much the theory stands out from what was measured, over which it mostly lies."""


def scenes(asked: Asked, answer: Answer) -> tuple[Scene, Scene]:
    """Return the size of the signal and the norm of the gradient, layer by layer."""
    titles = (
        translate("DepthPanel", "Signal size after each layer (rms)"),
        translate("DepthPanel", "Gradient norm at each layer"),
    )
    signals = [(one.signal, other.signal) for one, other in _pairs(answer)]
    gradients = [(one.gradient, other.gradient) for one, other in _pairs(answer)]
    return (
        _scene(titles[0], asked, signals, reading=-1),
        _scene(titles[1], asked, gradients, reading=0),
    )


def _pairs(answer: Answer) -> list[tuple[Profile, Profile]]:
    return list(zip(answer.measured, answer.theories, strict=True))


def _scene(
    title: str,
    asked: Asked,
    pairs: list[tuple[NDArray[np.float64], NDArray[np.float64]]],
    reading: int,
) -> Scene:
    """Return a plot over the layers, the reading being the value at the far end."""
    plain = asked.given.kind == "mlp"
    theories = [_line(asked, index, pair[1], "") for index, pair in enumerate(pairs)]
    measured = [
        _line(asked, index, pair[0], significant(float(pair[0][reading]), DIGITS))
        for index, pair in enumerate(pairs)
    ]
    return Scene(
        x_range=(0.0, float(asked.given.layers)),
        y_range=_decades([*(pair[0] for pair in pairs), *(pair[1] for pair in pairs)]),
        lines=(*measured, *theories),
        log=True,
        whole=True,
        x_name=translate("DepthPanel", "layer") if plain else translate("DepthPanel", "block"),
        title=title,
    )


def _line(asked: Asked, index: int, values: NDArray[np.float64], reading: str) -> Line:
    """Return the line of an activation; without a reading it is that of the theory."""
    places = np.arange(float(len(values)))
    curve = PointsCurve(places, _powers(values))
    shift = 0.0 if reading else SHIFT
    label = translate("Functions", asked.curves[index].function.label) if reading else ""
    return Line(curve, asked.curves[index].name, label, not reading, reading, shift=shift)


def _powers(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return log₁₀ of the values, NaN where there is none."""
    powers = np.full(len(values), np.nan)
    np.log10(values, where=np.isfinite(values) & (values > 0), out=powers)
    return powers


def _decades(every: list[NDArray[np.float64]]) -> tuple[float, float]:
    """Return whole powers of ten that hold the values, and 1."""
    powers = _powers(np.concatenate([[1.0], *every]))
    low, high = float(np.nanmin(powers)), float(np.nanmax(powers))
    return math.floor(low - ROOM), math.ceil(high + ROOM)


def legend(asked: Asked | None = None) -> str:
    """Return what is left out, what the dashes are, and what stands behind the stack."""
    text = translate(
        "DepthPanel", "Attention is absent. Dashed: the theory of infinitely wide layers (χ)."
    )
    final = final_words(asked.stack, translate) if asked is not None and asked.fits else ""
    both = translate("Depth", "{first} {second}")
    return both.format(first=text, second=final) if final else text


def absent() -> str:
    """Return what is left out."""
    return translate("DepthPanel", "Attention is absent.")


def method() -> str:
    """Return how the lines are measured."""
    return translate(
        "DepthPanel",
        "A batch of random tokens goes through a stack at the beginning of training, and a"
        " gradient of norm 1 goes back from its end. Every activation meets the same weights."
        " A gradient below a hundredth vanishes, one above a hundred explodes. A signal of which"
        " less than a hundredth differs between tokens is nearly the same for all of them.",
    )


def unknown() -> str:
    """Return what stands there while nothing is known."""
    return translate("DepthPanel", "Not computed yet: this stack takes a while.")


def too_large() -> str:
    """Return what stands there in place of a stack that there is no room for."""
    return translate(
        "DepthPanel", "This stack is too large: take fewer layers, or a smaller width or batch."
    )
