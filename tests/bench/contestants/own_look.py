"""How near to the true picture curves are drawn: ours, and those of stock antialiased drawing."""

import numpy as np
from bench.contestants import shared
from bench.contestants.own_plots import ROLES
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from gelu_desktop.app.application import create_application
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.blending import blend
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.outlines import path_of
from gelu_desktop.widgets.theme import THEMES
from gelu_desktop.widgets.tracing import Grid, traced

WIDTH, HEIGHT, SUPER = 530, 430, 8
STOCK, DENSE = 1_000, 20_000
THEME = THEMES["light"]


def _frame(order):
    curves = zip(shared.curves(order, 1), ROLES, strict=True)
    lines = tuple(Line(curve, role, "") for curve, role in curves)
    scene = Scene(shared.SPAN, shared.HEIGHTS[order], lines)
    return Frame(QRectF(0, 0, WIDTH, HEIGHT), scene)


def _painted(scale, paint):
    """Return a picture as an array [rows, columns, 3]."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB888)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 3 * image.width()].reshape(image.height(), -1, 3).astype(float)


def _stroked(frame, samples):
    """Return what draws every curve as one path of evenly spaced points."""

    def paint(painter):
        painter.setClipRect(frame.plot.adjusted(0, -1, 0, 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = shared.sampled(samples)
        for line in frame.scene.lines:
            painter.setPen(QPen(THEME.colour(line.role), 2))
            painter.drawPath(path_of(frame.to_pixels(x, line.curve.evaluate(x))))

    return paint


def _laid(frame, scale):
    """Return a picture of the curves as the program lays them over its ground."""
    pixels = np.full(WIDTH * scale * HEIGHT * scale, 0xFFFFFFFF, np.uint32)
    grid = Grid(scale, (WIDTH * scale, HEIGHT * scale))
    traces = traced(frame, [line.curve for line in frame.scene.lines], grid)
    colours = [THEME.colour(line.role).rgba() for line in frame.scene.lines]
    strokes = [traces[line.curve].stroke for line in frame.scene.lines]
    blend(pixels, list(zip(strokes, colours, strict=True)))
    channels = [pixels >> shift & 255 for shift in (16, 8, 0)]
    return np.stack(channels, axis=-1).reshape(HEIGHT * scale, -1, 3).astype(float)


def differences(scale):
    """Return how far both are from the true picture, in grey levels where a curve is.

    Parameters
    ----------
    scale : int
        Pixels to a logical pixel.
    """
    found = {"ours": [], "stock": []}
    for order in range(3):
        frame = _frame(order)
        true = _painted(scale * SUPER, _stroked(frame, DENSE))
        shape = (HEIGHT * scale, SUPER, WIDTH * scale, SUPER, 3)
        true = true.reshape(shape).mean(axis=(1, 3))
        pictures = {
            "ours": _laid(frame, scale),
            "stock": _painted(scale, _stroked(frame, STOCK)),
        }
        for name, picture in pictures.items():
            inked = (true < 254).any(axis=2) | (picture < 254).any(axis=2)
            found[name].append(float(np.sqrt(np.mean((picture - true)[inked] ** 2))))
    return found


def steps():
    """Return what can be asked for."""
    create_application([])
    return {"differences": differences}
