"""A deep stack as numbers: signals and gradients layer by layer, measured and in theory."""

from dataclasses import asdict

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.plotted import NothingPlottedError, Plotted, Series, numbered
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.panels.depth.asked import ANSWERS, Answer, Asked
from gelu_desktop.panels.depth.content import too_large, unknown

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return the sizes of signal and gradient at each layer; the plot shows their logarithms."""
    asked, answer = _answered(result)
    measured = translate(
        "DepthPanel",
        "{name}, measured: size of the signal, norm of the gradient, and the share of the signal"
        " that differs between tokens",
    )
    wide = translate("DepthPanel", "{name}, theory of infinitely wide layers")
    series = []
    for curve, one, other in zip(asked.curves, answer.measured, answer.theories, strict=True):
        label = translate("Functions", curve.function.label)
        apart = {"between_tokens": one.apart}
        series.append(_series(curve.name, measured.format(name=label), one, **apart))
        series.append(_series(f"{curve.name}_theory", wide.format(name=label), other))
    names = tuple(curve.name for curve in asked.curves)
    settings = {key: each for key, each in asdict(asked.given).items() if key != "activations"}
    return Plotted(tuple(series), names, settings)


def _series(name: str, meaning: str, profile: Profile, **more: NDArray[np.float64]) -> Series:
    sizes = {"signal": profile.signal, "gradient": profile.gradient, **more}
    return numbered(name, meaning, "layer", 0, **sizes)


def _answered(result: Result) -> tuple[Asked, Answer]:
    asked = Asked.of(result)
    answer = ANSWERS.get(asked)
    if answer is None:
        raise NothingPlottedError(unknown() if asked.fits else too_large())
    return asked, answer


def tables(result: Result) -> tuple[Grid]:
    """Return what becomes of gradient and signal from one end to the other."""
    asked, answer = _answered(result)
    rows: list[tuple[Cell, ...]] = []
    for curve, profile in zip(asked.curves, answer.measured, strict=True):
        gradient, signal = profile.gradient.tolist(), profile.signal.tolist()
        label = translate("Functions", curve.function.label)
        apart = float(profile.apart[-1])
        rows.append((label, gradient[0], gradient[-1], signal[0], signal[-1], apart))
    header = (
        "",
        translate("DepthPanel", "gradient at the first layer"),
        translate("DepthPanel", "gradient at the end"),
        translate("DepthPanel", "signal at the first layer"),
        translate("DepthPanel", "signal at the end"),
        translate("DepthPanel", "of which differs between tokens"),
    )
    title = translate("DepthPanel", "Signals and gradients, layers: {layers}")
    return (Grid(title.format(layers=asked.given.layers), header, tuple(rows)),)
