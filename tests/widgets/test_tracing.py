"""Curves as the screen shows them."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gelu_desktop.model.curves import Curve, PointsCurve
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.blending import blend
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.outlines import path_of
from gelu_desktop.widgets.strokes import curve_points
from gelu_desktop.widgets.tracing import FINE, Grid, outlined, traced

NOISE = PointsCurve(np.linspace(-4, 4, 90), np.random.default_rng(0).uniform(-1, 3, 90))
SMOOTH = [Curve("gelu"), Curve("silu", 1), Curve("tanh"), Curve("gelu", 2)]
CURVES = [*SMOOTH, Curve("relu"), Curve("relu", 1), Curve("elu"), NOISE]
SIZE = 600, 400


def grid(ratio):
    return Grid(ratio, (round(SIZE[0] * ratio), round(SIZE[1] * ratio)))


@pytest.fixture
def frame(qapp):
    lines = tuple(Line(curve, "gelu", "") for curve in CURVES)
    return Frame(QRectF(0, 0, *SIZE), Scene((-4.0, 4.0), (-1.0, 4.0), lines))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_curve_is_the_same_alone_and_among_others(frame, ratio):
    found = traced(frame, CURVES, grid(ratio))
    assert list(found) == CURVES
    for curve, trace in found.items():
        alone = traced(frame, [curve], grid(ratio))[curve].points
        assert len(alone) == len(trace.points)
        assert all(map(np.array_equal, alone, trace.points))


def test_what_is_smooth_is_laid_what_has_corners_filled_and_noise_drawn(frame):
    found = traced(frame, CURVES, grid(1.0))
    assert [curve for curve in CURVES if found[curve].stroke is not None] == SMOOTH
    assert all(shape is not None for curve in CURVES[4:7] for shape in found[curve].outlines)
    assert found[NOISE].outlines == [None]


@pytest.mark.parametrize("curve", CURVES[4:7])
def test_lines_lie_beside_the_curve_by_a_share_of_a_pixel(frame, curve):
    lines = outlined(frame, curve, 1.0, 2.0).points
    for line, exact in zip(lines, curve_points(frame, curve, FINE), strict=True):
        assert line.shape == exact.shape
        assert np.abs(line - exact).max() <= FINE


def grey(image):
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return (rows & 255).astype(float)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("span", [(-4.0, 4.0), (0.0, 1.7)])
@pytest.mark.parametrize("curve", SMOOTH)
def test_a_laid_curve_looks_like_a_stroke_of_qt(frame, curve, ratio, span):
    frame = Frame(frame.rect, Scene(span, (-1.0, 4.0), frame.scene.lines))
    laid, stroked = (QImage(*grid(ratio).size, QImage.Format.Format_RGB32) for _ in range(2))
    for image in (laid, stroked):
        image.fill("white")
    stroke = traced(frame, [curve], grid(ratio))[curve].stroke
    blend(np.frombuffer(laid.bits(), np.uint32), [(stroke, QColor("black").rgba())])
    with QPainter(stroked) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        painter.setClipRect(frame.plot.adjusted(0, -1, 0, 1))
        painter.setPen(QPen(QColor("black"), 2.0))
        x = np.linspace(*span, 2000)
        painter.drawPath(path_of(frame.to_pixels(x, curve.evaluate(x))))
    one, other = grey(laid), grey(stroked)
    ink = (one < 255) | (other < 255)
    assert ink.sum() > 500
    assert np.abs(one - other).max() < 40
    assert np.abs(one - other)[ink].mean() < 2.5


def test_a_picture_without_room_shows_nothing_and_does_not_fail(frame):
    for size in ((0, 0), (40, 400), (600, 5), (47, 30)):
        trace = traced(frame, SMOOTH[:1], Grid(1.0, size))[SMOOTH[0]]
        places = trace.stroke[0] if trace.stroke is not None else np.empty(0, np.intp)
        assert np.max(places, initial=-1) < size[0] * size[1]
        assert np.min(places, initial=0) >= 0


def test_beyond_the_range_no_value_is_asked_for(frame):
    asked = []

    class Heard(Curve):
        def evaluate(self, x):
            asked.append((x.min(), x.max()))
            return super().evaluate(x)

    for ratio in (1.0, 1.25, 2.0):
        assert traced(frame, [Heard("gelu")], grid(ratio))[Heard("gelu")].stroke is not None
    assert len(asked) == 3
    assert all(-4.0 <= low < -3.9 and 3.9 < high <= 4.0 for low, high in asked)


@pytest.mark.parametrize(("name", "formula"), [("relu", ""), ("own", "max(x, 0)"), ("own", "x")])
@pytest.mark.parametrize("near", [1e-2, 1e-3, 1e-6])
def test_a_steep_straight_line_is_where_it_belongs(frame, name, formula, near):
    curve = Curve(name, 0, (), formula)
    frame = Frame(frame.rect, Scene((-4.0, 4.0), (3.0 - near, 3.0 + near), ()))
    right = frame.point(3.0, 3.0)
    crossings = [
        float(np.interp(right.y(), line[::-1, 1], line[::-1, 0]))
        for line in curve_points(frame, curve)
        if line[0, 1] > right.y() > line[-1, 1]
    ]
    assert crossings == pytest.approx([right.x()], abs=0.1)


def test_where_a_curve_is_infinite_it_has_a_gap(frame):
    class Endless(Curve):
        def evaluate(self, x):
            return np.where(np.abs(x) < 1, -np.inf, x)

    assert traced(frame, [Endless("gelu")], grid(1.0))[Endless("gelu")].stroke is None
    assert len(traced(frame, [Endless("gelu")], grid(1.0))[Endless("gelu")].points) == 2
