"""What the depth panel shows: sizes of signals and gradients, and what they say."""

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.figures import short, significant
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.panels.depth.asked import Answer, Asked

translate = QCoreApplication.translate

VANISHED, EXPLODED = 0.01, 100.0
DIGITS = 3
ABLE = frozenset({"gelu", "relu"})
"""Activations that carry a gradient through where the weights are drawn for it."""

NAMED_MOST = 6
ROOM = 0.05


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
        title=title,
    )


def _line(asked: Asked, index: int, values: NDArray[np.float64], reading: str) -> Line:
    """Return the line of an activation; without a reading it is that of the theory."""
    places = tuple(np.arange(float(len(values))).tolist())
    curve = PointsCurve(places, tuple(_powers(values).tolist()))
    label = translate("Functions", asked.curves[index].function.label) if reading else ""
    return Line(curve, asked.curves[index].name, label, not reading, reading)


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


def finding(asked: Asked, answer: Answer) -> str:
    """Return in a sentence what becomes of the gradient."""
    ratios = {
        translate("Functions", curve.function.label): _ratio(profile)
        for curve, profile in zip(asked.curves, answer.measured, strict=True)
    }
    if asked.given.layers == 1:
        text = translate(
            "DepthPanel",
            "Carried back through one layer, the gradient is {sizes} times as large: {verdict}.",
        )
    else:
        text = translate(
            "DepthPanel",
            "Carried back through {layers} layers, the gradient is {sizes} times as large:"
            " {verdict}.",
        )
    named = translate("DepthPanel", "{size} ({name})")
    sizes = [
        named.format(size=short(float(f"{ratio:.2g}")), name=name)
        for name, ratio in _extremes(ratios).items()
    ]
    return text.format(
        layers=asked.given.layers, sizes=_listed(sizes), verdict=_verdict(asked, ratios)
    )


def _ratio(profile: Profile) -> float:
    end = float(profile.gradient[-1])
    return float(profile.gradient[0]) / end if end else math.nan


def _extremes(ratios: dict[str, float]) -> dict[str, float]:
    """Return all ratios, or the least and the largest where there are too many for a sentence."""
    finite = {name: ratio for name, ratio in ratios.items() if math.isfinite(ratio)}
    if len(ratios) <= NAMED_MOST or len(finite) < 2:
        return ratios
    ends = min(finite, key=finite.__getitem__), max(finite, key=finite.__getitem__)
    return {name: finite[name] for name in ends}


def _verdict(asked: Asked, ratios: dict[str, float]) -> str:
    groups: dict[str, list[str]] = {"vanishes": [], "passes": [], "explodes": []}
    for name, ratio in ratios.items():
        groups[_fate(ratio)].append(name)
    fates = {fate: names for fate, names in groups.items() if names}
    if len(fates) == 1 and len(ratios) > 1:
        able = ABLE.intersection(curve.name for curve in asked.curves)
        return _shared(next(iter(fates)), bool(able))
    texts = {
        "vanishes": translate("DepthPanel", "it vanishes with {names}"),
        "passes": translate("DepthPanel", "it gets through with {names}"),
        "explodes": translate("DepthPanel", "it explodes with {names}"),
    }
    parts = [texts[fate].format(names=_listed(names)) for fate, names in fates.items()]
    return translate("DepthPanel", "; ").join(parts)


def _fate(ratio: float) -> str:
    if ratio < VANISHED:
        return "vanishes"
    return "passes" if ratio <= EXPLODED else "explodes"


def _shared(fate: str, able: bool) -> str:
    if fate == "vanishes" and able:
        return translate(
            "DepthPanel", "it vanishes with all of them, so the activation is not the cause"
        )
    texts = {
        "vanishes": translate("DepthPanel", "it vanishes with all of them"),
        "passes": translate("DepthPanel", "it gets through with all of them"),
        "explodes": translate("DepthPanel", "it explodes with all of them"),
    }
    return texts[fate]


def _listed(texts: list[str]) -> str:
    return translate("DepthPanel", ", ").join(texts)


def legend() -> str:
    """Return what is left out, and what the dashes are."""
    return translate(
        "DepthPanel", "Attention is absent. Dashed: the theory of infinitely wide layers (χ)."
    )


def absent() -> str:
    """Return what is left out."""
    return translate("DepthPanel", "Attention is absent.")


def method() -> str:
    """Return how the lines are measured."""
    return translate(
        "DepthPanel",
        "A batch of random tokens goes through a stack at the beginning of training, and a"
        " gradient of norm 1 goes back from its end. Every activation meets the same weights."
        " A gradient below a hundredth vanishes, one above a hundred explodes.",
    )


def unknown() -> str:
    """Return what stands there while nothing is known."""
    return translate("DepthPanel", "Not computed yet: this stack takes a while.")
