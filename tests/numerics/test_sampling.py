import math
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics import sampling, vertices


def chord_distance(function, x, y, columns, unit):
    """The largest distance in pixels between the polyline and the curve."""
    fine = np.linspace(x[0], x[-1], 20001)
    slope = np.gradient(function(fine) * unit, fine * columns / (x[-1] - x[0]))
    vertical = np.abs(np.interp(fine, x, y) - function(fine)) * unit
    return float(np.max(vertical / np.hypot(1.0, slope)))


@pytest.mark.parametrize(
    "function", [np.tanh, np.sin, lambda x: np.exp(-(x**2)), lambda x: 5e-4 * np.sin(2 * x)]
)
@pytest.mark.parametrize("columns", [120, 480, 1600])
def test_vertices_stay_within_a_tenth_of_a_pixel(function, columns):
    unit = 300 / float(np.ptp(function(np.linspace(-4, 4, 999))))
    ((x, y),) = vertices.vertices(function, [(-4.0, 4.0)], columns / 8, unit)
    assert chord_distance(function, x, y, columns, unit) <= 0.1
    assert len(x) < 400
    assert x[0] == -4.0
    assert x[-1] == 4.0


@pytest.mark.parametrize("offset", [1e5, -1e8, 1e10])
def test_a_curve_far_from_zero_bends_as_one_near_it(offset):
    def near(x):
        return 10 * np.exp(-x * x)

    ((x, _),) = vertices.vertices(near, [(-4.0, 4.0)], 100, 50.0)
    ((far, y),) = vertices.vertices(lambda x: near(x) + offset, [(-4.0, 4.0)], 100, 50.0, offset)
    assert len(far) == pytest.approx(len(x), rel=0.05)
    assert len(x) > 30
    assert np.ptp(y) == pytest.approx(10, abs=0.01)


def test_a_straight_line_needs_two_vertices():
    ((x, _),) = vertices.vertices(lambda x: 2 * x, [(0.0, 1.0)], 500, 100.0)
    assert len(x) == 2


def test_values_that_are_not_finite_are_kept():
    def function(x):
        return np.where(x < 0, np.nan, x)

    ((_, y),) = vertices.vertices(function, [(-1.0, 1.0)], 50, 1.0)
    assert np.isnan(y[0])
    assert y[-1] == 1.0


def test_many_pieces_are_sampled_in_one_call():
    calls = []

    def function(x):
        calls.append(len(x))
        return np.floor(x)

    spans = vertices.pieces(0.0, 127.5, range(129))
    lines = vertices.vertices(function, spans, 5, 10.0)
    assert len(calls) == 1 and calls[0] < 2000
    assert [(len(x), set(y)) for x, y in lines] == [(2, {float(k)}) for k in range(128)]
    assert vertices.vertices(function, [], 5, 10.0) == []


def test_pieces_meet_a_corner_from_both_sides():
    (a, b), (c, d) = vertices.pieces(-1.0, 1.0, (0.0, 5.0))
    assert (a, d) == (-1.0, 1.0)
    assert b < 0.0 < c
    assert vertices.pieces(0.0, 1.0, (0.0,)) == [(0.0, 1.0)]


@given(st.floats(-1e6, 1e6), st.floats(1e-9, 1e6), st.integers(3, 12))
def test_ticks_are_round_and_inside(low, span, count):
    high = low + span
    if high - low < 1e-9 * max(abs(low), abs(high)):
        return
    ticks = sampling.nice_ticks(low, high, count)
    assert len(ticks) <= count + 1
    slack = 1e-6 * span
    assert all(low - slack <= tick <= high + slack for tick in ticks)


@pytest.mark.parametrize(
    ("low", "high", "texts", "power"),
    [
        (-4.0, 4.0, ["−4", "−2", "0", "2", "4"], 0),
        (-5e-4, 5e-4, ["−4", "−2", "0", "2", "4"], -4),
        (0.0, 1.0, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], 0),
    ],
)
def test_tick_texts(low, high, texts, power):
    assert sampling.tick_texts(sampling.nice_ticks(low, high, 5)) == (texts, power)


@given(st.floats(-1e6, 1e6), st.floats(0, 1e6))
def test_nice_range_holds_what_it_is_given(low, span):
    lower, upper = sampling.nice_range(low, low + span)
    assert lower < upper
    assert lower <= low
    assert upper >= low + span


@pytest.mark.parametrize("low", [8e15, 1e300, 1e-300, 0.0, -3.0])
def test_a_flat_curve_gets_a_range_with_two_tick_texts(low):
    lower, upper = sampling.nice_range(low, low)
    texts, _ = sampling.tick_texts(sampling.nice_ticks(lower, upper, 6))
    assert len(set(texts)) >= 2


@pytest.mark.parametrize("size", [1e305, 1e308, sys.float_info.max])
def test_nice_range_at_the_end_of_the_numbers_is_finite(size):
    for lower, upper in (sampling.nice_range(-size, size), sampling.nice_range(size / 2, size)):
        assert math.isfinite(upper - lower)
        assert lower < upper


def test_nice_range_refuses_what_is_not_finite():
    assert sampling.nice_range(math.nan, 1.0) == (-1.0, 1.0)
    assert sampling.nice_range(0.0, math.inf) == (-1.0, 1.0)


def test_zoom_keeps_the_point_under_the_pointer():
    low, high = sampling.zoomed((-4.0, 4.0), 0.5, 2.0, 1000.0, 1e-6)
    assert (low, high) == (-1.0, 3.0)


@given(st.floats(-1000, 999), st.floats(1e-3, 500), st.floats(1e-3, 1e3), st.floats(0, 1))
def test_zoom_stays_within_its_limits(low, width, factor, where):
    span = (low, min(low + width, 1000.0))
    about = span[0] + where * (span[1] - span[0])
    lower, upper = sampling.zoomed(span, factor, about, 1000.0, 1e-6)
    assert -1000.0 <= lower < upper <= 1000.0


@pytest.mark.parametrize("about", [0.0, 1.7619047604761905e-4, 0.5, 999.9999, -123456.789])
def test_zooming_in_for_ever_leaves_ranges_that_can_be_drawn(about):
    span = (about - 1.0, about + 1.0)
    for _ in range(400):
        span = sampling.zoomed(span, 1 / 1.15, about, 1e6, 1e-12)
        assert span[1] - span[0] >= 1e-12 * (1 - 1e-6)
        assert len(np.unique(np.linspace(*span, 1001))) == 1001


def test_shift_stops_at_the_limit():
    assert sampling.shifted((900.0, 950.0), 100.0, 1000.0) == (950.0, 1000.0)
    assert sampling.shifted((-950.0, -900.0), -100.0, 1000.0) == (-1000.0, -950.0)


@pytest.mark.parametrize(
    ("value", "reach", "expected"),
    [
        (0.987, 0.02, 1.0),
        (-0.013, 0.02, 0.0),
        (-0.7433, 0.018, -0.75),
        (1.3271, 0.01, 1.32),
        (99.96, 0.2, 100.0),
        (500.1234567, 1e-9, 500.1234567),
        (1234.5, 300.0, 1000.0),
    ],
)
def test_the_roundest_number_within_reach(value, reach, expected):
    found = sampling.roundest(value, reach)
    assert found == expected
    assert abs(found - value) <= reach
    assert str(sampling.roundest(-1e-5, 0.02)) == "0.0"  # and not -0.0


def test_steps_there_and_back_leave_no_noise():
    value = 1.0
    for _ in range(50):
        value = sampling.without_noise(value - 0.02, 0.02)
    assert value == 0.0
    assert sampling.without_noise(0.7518 + 0.02, 0.02) == 0.7718
    assert sampling.without_noise(123.0, 5.0) == 123.0


@pytest.mark.parametrize("span", [(-4.0, 4.0), (999.999, 1000.0), (-1e-3, 7e5), (0.0, 1 / 3)])
def test_tick_counts_leave_out_what_only_repeats(span):
    def ticks(counts):
        return [tuple(sampling.nice_ticks(*span, count).tolist()) for count in counts]

    found = ticks(sampling.tick_counts(*span, 300))
    assert list(dict.fromkeys(ticks(range(300, 0, -1)))) == list(dict.fromkeys(found))
    assert len(found) < 14


UNTOLD = {
    "max": lambda x: np.maximum(x, 0.9 * x),
    "flat abs": lambda x: 0.05 * np.abs(x),
    "clip": lambda x: 0.2 * np.clip(x, -1.0, 1.0),
    "steps": np.floor,
    "stairs": lambda x: np.floor(20 * x) / 20,
    "small step": lambda x: 1.0 + 0.1 * (x > 0.3),
    "steep": lambda x: np.tanh(80 * x),
    "wave": lambda x: np.sin(20 * x),
    "noise": lambda x: np.sin(1e9 * x),
}


@pytest.mark.parametrize("f", UNTOLD.values(), ids=UNTOLD)
@pytest.mark.parametrize("tolerance", [0.05, 0.03])
def test_a_corner_that_nobody_told_of_is_kept(f, tolerance):
    """A person's own formula says nothing of its corners: one chord went over them, 20 px off."""
    ((x, y),) = vertices.vertices(f, [(-4.0, 4.0)], 112.5, 100.0, 2.0, tolerance)
    places = np.linspace(-4.0, 4.0, 1801)  # the samples: two a pixel
    assert np.abs(np.interp(places, x, y) - f(places)).max() * 100 <= 2 * tolerance + 1e-9


def test_corners_cost_few_vertices():
    for name, most in (("max", 5), ("flat abs", 5), ("clip", 8), ("small step", 6)):
        ((x, _),) = vertices.vertices(UNTOLD[name], [(-4.0, 4.0)], 112.5, 100.0, 2.0)
        assert len(x) <= most, name
