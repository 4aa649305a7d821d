"""Curves as the screen shows them."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from gelu_desktop.model.curves import Curve, PointsCurve
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.strokes import curve_points
from gelu_desktop.widgets.tracing import FINE, screen_points, traced

NOISE = PointsCurve(np.linspace(-4, 4, 90), np.random.default_rng(0).uniform(-1, 3, 90))
CURVES = [Curve("gelu"), Curve("relu"), Curve("silu", 1), Curve("relu", 1), Curve("elu"), NOISE]


@pytest.fixture
def frame(qapp):
    lines = tuple(Line(curve, "gelu", "") for curve in CURVES)
    return Frame(QRectF(0, 0, 600, 400), Scene((-4.0, 4.0), (-1.0, 4.0), lines))


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_curve_is_the_same_alone_and_among_others(frame, ratio):
    found = traced(frame, CURVES, ratio)
    assert list(found) == CURVES
    for curve, trace in found.items():
        alone = screen_points(frame, curve, ratio)
        assert len(alone) == len(trace.points) == len(trace.outlines)
        assert all(map(np.array_equal, alone, trace.points))


@pytest.mark.parametrize("curve", CURVES[:5])
def test_lines_lie_beside_the_curve_by_a_share_of_a_pixel(frame, curve):
    lines = traced(frame, CURVES, 1.0)[curve].points
    for line, exact in zip(lines, curve_points(frame, curve, FINE), strict=True):
        assert line.shape == exact.shape
        assert np.abs(line - exact).max() <= FINE


def test_what_is_smooth_is_filled_and_noise_is_not(frame):
    found = traced(frame, CURVES, 1.0)
    assert all(shape is not None for curve in CURVES[:5] for shape in found[curve].outlines)
    assert found[NOISE].outlines == [None]
