import numpy as np
import pytest

from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State

TANH_PEAK = (4.732355206872848771e-4, 2.69894138637727030)
SIGMOID_PEAK = (-0.02033487220923923022, 2.27039773719661017)


def test_readings_at_the_probe():
    result = Result(State(x=2.0))
    assert result.readings["gelu"].value == pytest.approx(
        1.95449973610364158559943472567, rel=1e-15
    )
    assert result.readings["gelu"].slope == pytest.approx(1.08523180107819689670, rel=1e-15)
    assert result.readings["gelu"].curvature == pytest.approx(-0.107981933026376103901, rel=1e-14)
    assert result.gate == pytest.approx(0.977249868051820792799717362833, rel=1e-15)
    assert result.readings["relu"].value == 2.0


@pytest.mark.parametrize(
    ("approximation", "peak"), [("gelu_tanh", TANH_PEAK), ("gelu_sigmoid", SIGMOID_PEAK)]
)
def test_the_peak_of_the_error(approximation, peak):
    result = Result(State(approximation=approximation))
    assert result.error_summary.max == pytest.approx(abs(peak[0]), rel=1e-9)
    assert result.error_summary.at == pytest.approx(peak[1], abs=1e-6)


def test_the_peak_stays_on_the_right_while_the_range_moves():
    for left in np.linspace(-4, -7, 40):
        result = Result(State(interval=(float(left), 4.0)))
        assert result.error_summary.at == pytest.approx(TANH_PEAK[1], abs=1e-6)


def test_the_peak_follows_a_coefficient():
    tuned = State().replace(coefficients={"gelu_tanh.a": 0.05})
    assert Result(tuned).error_summary.max > 2.5e-3


def test_the_error_at_the_probe_has_its_sign():
    assert Result(State(x=1.0)).error_at_probe == pytest.approx(-1.5275e-4, rel=1e-3)


def test_the_vertical_range_holds_the_curves_or_is_the_chosen_one():
    result = Result(State())
    low, high = result.y_range("curve")
    assert low < -0.2784645428
    assert high > 4.0
    chosen = State().replace(y_ranges={"curve": (0.0, 0.5)})
    assert Result(chosen).y_range("curve") == (0.0, 0.5)


def test_what_is_shown_ends_with_the_approximation():
    assert Result(State(functions=("gelu",))).shown == ("gelu", "gelu_tanh")
    assert Result(State(functions=("gelu",), show_approximation=False)).shown == ("gelu",)


def test_nothing_shown_still_has_a_range():
    state = State(functions=(), show_approximation=False, gate=False)
    assert Result(state).y_range("derivative")[0] < Result(state).y_range("derivative")[1]


def test_the_block_is_the_same_for_both_functions():
    first, second = Result(State(ffn_activation="gelu", ffn_other="relu")).passes
    assert np.array_equal(first.pre, second.pre)
    assert first.exact_zeros == 0.0
    assert second.exact_zeros == pytest.approx(np.mean(first.pre <= 0))


def test_the_tuned_approximation_is_what_the_block_uses():
    state = State(ffn_activation="gelu", ffn_other="gelu_sigmoid")
    tuned = state.replace(coefficients={"gelu_sigmoid.k": 1.0})
    before, after = Result(state).passes[1], Result(tuned).passes[1]
    assert not np.array_equal(before.hidden, after.hidden)


def test_the_interval_is_what_is_measured():
    assert Result(State(interval=(0.0, 1.0))).error_summary.at == 1.0


@pytest.mark.parametrize(
    ("approximation", "tolerance", "share", "normal"),
    [("gelu_sigmoid", 0.003, 0.8473, 0.6181), ("gelu_tanh", 0.003, 0.0, 0.0)],
)
def test_the_share_above_the_tolerance(approximation, tolerance, share, normal):
    state = State(approximation=approximation, tolerance=tolerance, show_tolerance=True)
    summary = Result(state).error_summary
    assert summary.share_over == pytest.approx(share, abs=5e-5)
    assert summary.share_over_normal == pytest.approx(normal, abs=5e-5)


def test_what_exceeds_the_tolerance_is_told_stretch_by_stretch():
    exceeded = Result(State(approximation="gelu_sigmoid")).exceeded
    inner = [bound for stretch in exceeded for bound in stretch if abs(bound) < 4]
    expected = [-1.32235951, -1.08130937, -0.36961411, 0.36961411, 1.08130937, 1.32235951]
    assert inner == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize(
    ("quantity", "peak"), [("value", 4.732355e-4), ("slope", 8.684518e-4), ("gate", 1.789326e-4)]
)
def test_the_quantities(quantity, peak):
    assert Result(State(quantity=quantity)).error_summary.max == pytest.approx(peak, rel=1e-6)


def test_the_vertical_range_of_a_logarithmic_axis_is_in_powers_of_ten():
    low, high = Result(State(log_error=True)).y_range("error")
    assert (low, high) == (-9.0, -3.0)


def test_the_tolerance_is_in_view_unless_it_would_flatten_the_curve():
    near = Result(State(show_tolerance=True, tolerance=0.001)).y_range("error")
    assert near[0] < -0.001 < 0.001 < near[1]
    far = Result(State(show_tolerance=True, tolerance=0.1)).y_range("error")
    assert far[1] < 0.001


@pytest.mark.parametrize("span", [(-1000.0, 1000.0), (-3.0, 1000.0), (-4.0, 4.0)])
def test_the_fitted_ranges_hold_what_happens_near_zero_however_wide_they_are(span):
    result = Result(State(x_range=span))
    assert result.y_range("error")[1] >= TANH_PEAK[0]
    low, high = result.y_range("derivative")
    assert low < -0.12
    assert high > 1.12
