"""Tests of `gelu_desktop.widgets.spoken`."""

import dataclasses

import numpy as np
import pytest

from gelu_desktop.model.curves import Curve, ErrorCurve, LogCurve, PointsCurve
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.extremes import lowest_and_highest
from gelu_desktop.widgets.spoken import spoken

SCENE = Scene(
    (-4.0, 4.0), (-1.0, 5.0), (Line(Curve("gelu"), "gelu", "GELU", reading="0.841345"),), probe=1.0
)


def test_probe_range_and_reach_are_told():
    lines = spoken(SCENE).splitlines()
    assert lines[0] == "Probe at x = 1: GELU 0.841345"
    assert lines[1].startswith("In view: x from −4 to 4")
    # The minimum of GELU: −0.169971 at −0.751792.
    assert lines[2] == "GELU: lowest −0.169971 at x = −0.751792, highest 3.99987 at x = 4"
    assert spoken(SCENE, whole=False).splitlines() == lines[:2]


def test_a_constant_and_nothing_have_words_of_their_own():
    x = np.linspace(-4, 4, 9)
    curves = PointsCurve(x, 0 * x + 2.5), PointsCurve(x, x * np.nan)
    lines = tuple(Line(curve, "gelu", f"c{place}") for place, curve in enumerate(curves))
    text = spoken(dataclasses.replace(SCENE, lines=lines))
    assert "c0: 2.5 everywhere in view" in text
    assert "c1: no value in view" in text


def test_a_plateau_has_no_place():
    slope = Line(Curve("relu", 1), "relu", "ReLU′")
    text = spoken(dataclasses.replace(SCENE, lines=(slope,)))
    assert "ReLU′: lowest 0, highest 1" in text.splitlines()


def test_a_logarithmic_axis_is_read_as_numbers():
    error = LogCurve(ErrorCurve(Curve("gelu_tanh"), magnitude=True))
    scene = dataclasses.replace(SCENE, lines=(Line(error, "gelu_tanh", "tanh"),), log=True)
    # The largest error of the tanh form, 4.7e-4 near 2.2.
    assert "highest 4.7×10⁻⁴" in spoken(scene)


@pytest.mark.parametrize(
    ("f", "low", "high"),
    [
        (lambda x: x**3 - 3 * x, (-4.0, -52.0), (4.0, 52.0)),
        (lambda x: np.exp(-((x - 0.3) ** 2)), (-4.0, np.exp(-(4.3**2))), (0.3, 1.0)),
        (np.abs, (0.0, 0.0), (-4.0, 4.0)),
        (lambda x: np.where(x < 1, x, np.nan), (-4.0, -4.0), (1.0, 1.0)),
    ],
)
def test_lowest_and_highest(f, low, high):
    found = lowest_and_highest(f, (-4.0, 4.0), (0.0,))
    for (x, y), (x0, y0) in zip(found, (low, high), strict=True):
        assert y == pytest.approx(y0, abs=1e-7)
        assert abs(x) == pytest.approx(abs(x0), abs=1e-6)


def test_infinities_do_not_count_and_nothing_is_none():
    assert lowest_and_highest(lambda x: np.full(x.shape, np.inf), (-1.0, 1.0)) is None
    low, high = lowest_and_highest(lambda x: np.where(x > 0, np.inf, x), (-1.0, 1.0))
    assert low == (-1.0, -1.0)
    assert high[1] == 0.0
