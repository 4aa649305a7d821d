import math

import numpy as np
import pytest

from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import Block

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


@pytest.mark.parametrize(
    ("changes", "plot", "expected"),
    [
        ({}, "curve", (-0.5, 4.5)),
        ({}, "derivative", (-0.2, 1.2)),
        ({}, "error", (-3e-4, 5e-4)),
        ({"functions": ("relu",), "show_approximation": False}, "derivative", (-0.05, 1.1)),
        (
            {"functions": ("relu",), "show_approximation": False, "second": True},
            "derivative",
            (-0.2, 1.2),
        ),
        ({"functions": ("relu",), "x_range": (-4, -1)}, "curve", (-0.2, 0.2)),
        (
            {"functions": ("relu",), "show_approximation": False, "gate": False},
            "curve",
            (-0.25, 4.5),
        ),
        ({"functions": (), "show_approximation": False, "gate": False}, "curve", (-0.05, 1.1)),
        # The tolerance is in view up to four times the range of the curve, here 0.0005.
        ({"show_tolerance": True, "tolerance": 0.0019999}, "error", (-0.00219989, 0.00219989)),
        ({"show_tolerance": True, "tolerance": 0.0020001}, "error", (-3e-4, 5e-4)),
        ({"show_tolerance": True, "tolerance": 2e-4}, "error", (-3e-4, 5e-4)),
        (
            {"show_tolerance": True, "tolerance": 0.001, "magnitude": True},
            "error",
            (-2.5e-5, 0.0011),
        ),
        ({"compared": ("gelu_sigmoid",)}, "error", (-0.025, 0.01)),
        ({"log_error": True}, "error", (-9.0, -3.0)),
        ({"log_error": True, "compared": ("gelu_sigmoid",)}, "error", (-7.0, -1.0)),
        ({"log_error": True, "x_range": (2.0, 3.0)}, "error", (-5.0, -3.0)),
        ({"log_error": True, "approximation": "gelu_hard"}, "error", (-4.0, 0.0)),
        # An error just below a power of ten has the next one above it.
        (
            {"log_error": True, "formula": "x*Phi(x)+0.095", "approximation": "own"},
            "error",
            (-2.0, 0.0),
        ),
        (
            {"log_error": True, "formula": "x*Phi(x)+0.088", "approximation": "own"},
            "error",
            (-2.0, -1.0),
        ),
        # No error at all: decades about 1.
        ({"log_error": True, "x_range": (900.0, 1000.0)}, "error", (-1.0, 1.0)),
    ],
)
def test_fitted_ranges(changes, plot, expected):
    assert Result(State().replace(**changes)).y_range(plot) == pytest.approx(expected, rel=1e-9)


X = 1.5
GELU = X * 0.5 * (1 + math.erf(X / math.sqrt(2)))
SIGMOID = X / (1 + math.exp(-1.702 * X))
SLOPE = SIGMOID / X * (1 + 1.702 * X * (1 - SIGMOID / X))
GELU_SLOPE = GELU / X + X * math.exp(-X * X / 2) / math.sqrt(2 * math.pi)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({}, SIGMOID - GELU),
        ({"magnitude": True}, GELU - SIGMOID),
        ({"measure": "relative"}, (SIGMOID - GELU) / GELU),
        ({"measure": "ulp", "number_format": "bfloat16"}, (SIGMOID - GELU) * 2**7),
        ({"measure": "ulp", "number_format": "float16"}, (SIGMOID - GELU) * 2**10),
        ({"quantity": "slope"}, SLOPE - GELU_SLOPE),
        ({"quantity": "gate"}, (SIGMOID - GELU) / X),
    ],
)
def test_the_error_at_the_probe_in_every_measure(changes, error):
    result = Result(State(x=X, approximation="gelu_sigmoid", **changes))
    assert result.error_at("gelu_sigmoid") == pytest.approx(error, rel=1e-12)
    assert result.error_at_probe == pytest.approx(SIGMOID - GELU, rel=1e-12)


def test_the_largest_error_has_its_sign_unless_left_out():
    state = State(approximation="gelu_sigmoid")
    assert Result(state).error_peak == pytest.approx(SIGMOID_PEAK[0], rel=1e-12)
    assert Result(state.replace(magnitude=True)).error_peak == pytest.approx(-SIGMOID_PEAK[0])


def test_the_density_and_the_functions_by_name():
    result = Result(State(x=2.0, formula="k*x", coefficients={"own.k": 3.0}))
    assert result.density == pytest.approx(0.0539909665131880519505642, rel=1e-15)
    assert result.function("gelu") is FUNCTIONS["gelu"]
    assert result.function("own").coefficients[0].name == "k"
    assert result.curve("own").evaluate(np.array(2.0)) == 6.0
    assert result.curve("own").formula == "k*x"
    assert result.curve("gelu").formula == ""


def test_a_format_of_at_most_16_bits_is_swept():
    def swept(name, **changes):
        return Result(State(number_format=name, **changes)).sweep

    assert swept("float32") is None
    assert swept("float64") is None
    sweep = swept("e4m3fn", mode="once", flush=True)
    assert (sweep.count, sweep.number_format.name) == (254, "e4m3fn")
    assert (sweep.mode, sweep.flush) == ("once", True)
    assert swept("float16", approximation="gelu_sigmoid").count == 63488


def test_a_curve_without_finite_values_in_view_is_blank():
    result = Result(State(formula="log(x)", approximation="own", x_range=(-2.0, -1.0)))
    assert result.blank(result.curve("own"))
    assert not result.blank(result.curve("gelu"))


def test_what_is_asked_of_the_block():
    assert Result(State()).batch_asked is None
    assert Result(State()).block_shape == (6, 24, False)
    settings = FfnSettings(source="synthetic", width=96, gated=True, order="mean", rank=3)
    result = Result(State(ffn=settings))
    assert result.block_shape == (96, 256, True)
    asked = result.batch_asked
    assert (asked.settings.order, asked.settings.rank) == ("none", 1)
    assert (asked.first.name, asked.other.name) == ("gelu", "relu")


def test_a_picked_unit_is_forgotten_with_its_question():
    state = State(ffn=FfnSettings(source="synthetic"))
    unit = Picked(Result(state).batch_asked, 3, (0.5,))
    assert Result(state, unit).unit is unit
    assert Result(state.replace(x=2.0), unit).unit is unit
    assert Result(state.replace(ffn_other="silu"), unit).unit is None
    assert Result(state).unit is None


def test_the_second_function_of_the_block_is_in_its_format():
    state = State(ffn=FfnSettings(number_format="bfloat16"), ffn_other="gelu")
    first, second = Result(state).passes
    assert np.array_equal(first.pre, second.pre)
    assert np.any(first.hidden != second.hidden)
    exact, same = Result(State(ffn_other="gelu")).passes
    assert np.array_equal(exact.hidden, same.hidden)
    assert np.array_equal(exact.hidden, first.hidden)


def test_the_block_is_drawn_as_chosen():
    state = State(ffn_input=(1.0, 2.0), ffn_hidden=7, ffn_scale=2.0, ffn_seed=5)
    block = Result(state).block
    assert block.w1.shape == (2, 7)
    assert np.array_equal(block.w1, Block.draw(2, 7, scale=2.0, seed=5).w1)
    assert not np.array_equal(block.w1, Result(state.replace(ffn_seed=6)).block.w1)
