import math

import numpy as np
import pytest

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.errors import (
    MEASURES,
    QUANTITIES,
    absolute_error,
    error,
    exceeding,
    peak,
    quantity_of,
    summarise,
)
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.quadrature import over_interval
from gelu_desktop.numerics.quantities import exact_quantity

TANH, SIGMOID = APPROXIMATIONS["gelu_tanh"], APPROXIMATIONS["gelu_sigmoid"]
FOUR, SIX = (-4.0, 4.0), (-6.0, 6.0)


def test_absolute_error_keeps_its_sign():
    np.testing.assert_array_equal(absolute_error([1.5, -2.0], [1.0, -1.0]), [0.5, -1.0])


def test_equal_infinities_do_not_differ():
    with np.errstate(all="raise"):
        computed = absolute_error([np.inf, -np.inf, np.inf, 1.0], [np.inf, -np.inf, 1.0, -np.inf])
    np.testing.assert_array_equal(computed, [0, 0, np.inf, np.inf])


def test_what_is_kept_of_exact_quantities_cannot_be_written_to():
    x = np.linspace(-4.0, 4.0, 101)
    for quantity in QUANTITIES:
        found = exact_quantity(x, quantity)
        assert exact_quantity(x.copy(), quantity) is found
        assert not found.flags.writeable
        wanted = quantity_of(ACTIVATIONS["gelu"], {}, x, quantity)
        np.testing.assert_allclose(found, wanted, rtol=1e-13)


def test_absolute_error_keeps_float32():
    assert absolute_error(np.float32(1), np.float32(0.5)).dtype == np.float32
    assert np.isnan(absolute_error(np.nan, 1.0))


@pytest.mark.parametrize("span", [FOUR, SIX, (-1000.0, 1000.0)])
@pytest.mark.parametrize(
    ("form", "quantity", "largest", "at"),
    [
        (TANH, "value", 4.732355206872848771e-4, 2.69894138637727030),
        (TANH, "gate", 1.789325837723033e-4, 2.592144883379),
        (TANH, "slope", 8.684518349859139e-4, 2.018655759771837),
        (SIGMOID, "value", 0.02033487220923923022, 2.27039773719661017),
        (SIGMOID, "gate", 9.486324445585937e-3, 0.571485370897),
        (SIGMOID, "slope", 0.02907204551562298, 1.421947590964823),
    ],
)
def test_largest_errors(form, quantity, largest, at, span):
    found = summarise(form, {}, span, quantity=quantity)
    assert math.isclose(found.max, largest, rel_tol=2e-12)
    assert math.isclose(found.at, at, rel_tol=1e-9)


@pytest.mark.parametrize(
    ("form", "quantity", "span", "figure"),
    [
        (TANH, "value", FOUR, 2.4637409018866e-4),
        (TANH, "value", SIX, 2.0136688519135e-4),
        (TANH, "slope", FOUR, 4.1465e-4),
        (TANH, "slope", SIX, 3.3984e-4),
        (SIGMOID, "value", FOUR, 0.011814765888366),
        (SIGMOID, "value", SIX, 9.7020215585752e-3),
        (SIGMOID, "slope", FOUR, 0.0143941),
        (SIGMOID, "slope", SIX, 0.0118453),
    ],
)
def test_root_mean_squares(form, quantity, span, figure):
    assert agrees(summarise(form, {}, span, quantity=quantity).rms, figure)


@pytest.mark.parametrize(
    ("form", "value", "slope"),
    [(TANH, 1.2877962500386e-4, 2.93752e-4), (SIGMOID, 6.9072452385152e-3, 0.0148990)],
)
def test_root_mean_squares_under_the_normal_distribution(form, value, slope):
    assert agrees(summarise(form, {}, FOUR).rms_normal, value)
    assert agrees(summarise(form, {}, SIX, quantity="slope").rms_normal, slope)


@pytest.mark.parametrize(
    ("form", "norm"), [(TANH, 6.9755535223065e-4), (SIGMOID, 0.033609256567771)]
)
def test_norm_on_the_whole_axis(form, norm):
    assert agrees(summarise(form, {}, (-50.0, 50.0)).rms * math.sqrt(100), norm)


@pytest.mark.parametrize(
    ("form", "zero", "at_four", "at_six"),
    [
        (TANH, 1.88456956982115, 5.6439019140e-5, 5.8351294e-9),
        (SIGMOID, 1.21167814071646, -4.2880391722e-3, -2.2034763e-4),
    ],
)
def test_errors_at_single_places(form, zero, at_four, at_six):
    assert abs(error(form, {}, zero)) < 2e-14
    assert agrees(float(error(form, {}, 4.0)), at_four)
    assert math.isclose(error(form, {}, 6.0), at_six, rel_tol=1e-7)
    x = np.linspace(-8, 8, 101)
    np.testing.assert_allclose(error(form, {}, x), error(form, {}, -x), atol=2e-15)
    for quantity in ("slope", "gate"):
        right, left = (error(form, {}, side, quantity=quantity) for side in (x, -x))
        np.testing.assert_allclose(right, -left, atol=1e-15)


@pytest.mark.parametrize(
    ("form", "quantity", "lower", "upper", "value", "at"),
    [
        (TANH, "gate", 0.5, 1.8, -1.788953e-4, 1.242084393),
        (SIGMOID, "gate", 1.2, 4.0, -9.442164e-3, 2.043839377),
        (SIGMOID, "slope", 2.0, 5.0, 0.01260267679690, 2.999923378),
    ],
)
def test_the_other_extremes(form, quantity, lower, upper, value, at):
    found = peak(lambda x: error(form, {}, x, quantity=quantity), lower, upper)
    assert math.isclose(found.value, value, rel_tol=1e-6)
    assert math.isclose(found.at, at, abs_tol=1e-8)


def agrees(found, figure):
    """Tell whether a number agrees with a figure to the last digit of the figure."""
    digits = len(repr(abs(figure)).split("e")[0].replace(".", "").lstrip("0"))
    return math.isclose(found, figure, rel_tol=10.0 ** (1 - digits))


def test_shares_above_the_tolerance():
    found = summarise(SIGMOID, {}, FOUR, tolerance=0.003)
    assert math.isclose(found.share_over, 0.8473339376, abs_tol=1e-9)
    assert math.isclose(found.share_over_normal, 0.6181380608, abs_tol=1e-9)
    found = summarise(TANH, {}, FOUR, tolerance=0.003)
    assert (found.share_over, found.share_over_normal) == (0, 0)
    assert summarise(TANH, {}, FOUR).share_over is None


def test_where_the_tolerance_is_exceeded():
    def off(x):
        return error(SIGMOID, {}, x)

    right = [(0.36961411, 1.08130937), (1.32235951, 4.25485461)]
    expected = [(-high, -low) for low, high in right[::-1]] + right
    np.testing.assert_allclose(exceeding(off, 0.003, SIX), expected, atol=5.1e-9)
    inside = exceeding(off, 0.003, (0.5, 3.0))
    np.testing.assert_allclose(inside, [(0.5, 1.08130937), (1.32235951, 3.0)], atol=5.1e-9)
    assert exceeding(off, 1.0, SIX).shape == (0, 2)
    np.testing.assert_array_equal(exceeding(off, 0.0, (1.0, 1.1)), [(1.0, 1.1)])


def test_nan_is_above_every_tolerance():
    found = exceeding(lambda x: np.where(x > 0.5, np.nan, 0), 1.0, (0.0, 1.0))
    np.testing.assert_allclose(found, [(0.5, 1.0)])


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_the_exact_function_has_no_error(name, quantity):
    x = np.array([-np.inf, -1000, -38.3, -2, -1e-300, -5e-324, -0.0, 0, 1e-310, 3, 1e300, np.inf])
    for measure in MEASURES:
        found = error(ACTIVATIONS["gelu"], {}, x, quantity=quantity, measure=measure)
        np.testing.assert_array_equal(found, 0)
        found = error(FUNCTIONS[name], {}, x[1:-1], quantity=quantity, measure=measure)
        assert not np.isnan(found).any()
        assert np.isnan(error(FUNCTIONS[name], {}, np.nan, quantity=quantity, measure=measure))


def test_the_gate_is_continued_at_zero_and_infinity():
    x = np.array([-np.inf, -1e-300, -0.0, 0.0, 5e-324, 1e-12, np.inf])
    np.testing.assert_allclose(
        quantity_of(TANH, {}, x, "gate"), [0, 0.5, 0.5, 0.5, 0.5, 0.5, 1], rtol=1e-11
    )
    assert quantity_of(SIGMOID, {"k": -1.0}, np.inf, "gate") == 0
    assert quantity_of(TANH, {}, 2.0, "gate") == TANH.evaluate(2.0) / 2


def test_relative_and_ulp_errors():
    x = np.array([-2.0, 0.0, 1.5])
    exact, off = ACTIVATIONS["gelu"].evaluate(x), error(TANH, {}, x)
    relative = error(TANH, {}, x, measure="relative")
    np.testing.assert_allclose(relative, [off[0] / -exact[0], 0, off[2] / exact[2]], rtol=1e-15)
    ulps = error(TANH, {}, x, measure="ulp")
    np.testing.assert_allclose(ulps, [off[0] / np.spacing(-exact[0]), 0, off[2] * 2**52])
    ulps = error(TANH, {}, x, measure="ulp", number_format=FORMATS["bfloat16"])
    np.testing.assert_allclose(ulps, [off[0] * 2**12, 0, off[2] * 2**7])
    assert error(TANH, {}, 1.5, measure="ulp").shape == ()


@pytest.mark.parametrize("x", [-37.7, -60.0])
def test_a_value_where_there_should_be_none_is_infinitely_wrong(x):
    wrong = from_formula("x*k*0+1")
    exact = ACTIVATIONS["gelu"].evaluate(x)
    found = error(wrong, {}, x, measure="relative")
    assert found == np.inf if exact == 0 else found > 1e300


def test_the_zero_of_the_slope_is_a_pole():
    found = summarise(TANH, {}, FOUR, quantity="slope", measure="relative")
    assert (found.max, found.at) == (np.inf, -0.7517915246935645)
    found = summarise(
        TANH, {}, FOUR, quantity="slope", measure="ulp", number_format=FORMATS["bfloat16"]
    )
    assert found.max == found.rms == found.rms_normal == np.inf
    assert found.pole == found.at == -0.7517915246935645
    beside = summarise(TANH, {}, (0.0, 4.0), quantity="slope", measure="relative")
    assert beside.max < 1e-3
    assert beside.rms < 1e-3
    assert (beside.rms_normal, beside.pole) == (np.inf, None)
    assert summarise(TANH, {}, FOUR, quantity="slope").pole is None
    assert summarise(TANH, {}, FOUR, quantity="gate", measure="ulp").pole is None
    exact = summarise(ACTIVATIONS["gelu"], {}, FOUR, quantity="slope", measure="relative")
    assert exact.max == exact.rms == exact.rms_normal == 0


def test_a_value_where_gelu_is_zero_is_a_pole():
    moved = from_formula("x*k*0+1")
    found = summarise(moved, {}, (-3.0, 3.5), measure="relative")
    assert (found.max, found.at, found.rms, found.pole) == (np.inf, 0.0, np.inf, 0.0)


@pytest.mark.parametrize("name", ["gelu_erf", "gelu_ndtr", "gelu_erfc"])
@pytest.mark.parametrize("quantity", ["value", "slope"])
def test_what_is_only_rounded_has_no_pole(name, quantity):
    form = APPROXIMATIONS[name]
    assert summarise(form, {}, FOUR, quantity=quantity, measure="relative").pole is None


def test_a_relative_error_that_grows_beyond_all_numbers():
    assert summarise(SIGMOID, {}, FOUR, measure="relative").rms_normal == np.inf
    assert summarise(TANH, {}, FOUR, measure="relative").rms_normal < 0.01


def test_corners_are_respected():
    off = summarise(ACTIVATIONS["relu"], {}, FOUR)
    assert math.isclose(off.max, 0.169971207479903661693868, rel_tol=1e-14)
    x, weights = over_interval(*FOUR)
    rms = math.sqrt(weights @ np.square(error(ACTIVATIONS["relu"], {}, x)))
    assert math.isclose(off.rms, rms, rel_tol=1e-12)


@pytest.mark.parametrize(
    ("segments", "linear", "nearest"),
    [
        (16, 2.320e-2, 0.2818),
        (32, 6.121e-3, 0.1411),
        (64, 1.551e-3, 0.0705),
        (128, 3.891e-4, 0.0353),
        (256, 9.737e-5, 0.01763),
        (1024, 6.087e-6, 0.00441),
        (65536, 1.4862e-9, 6.8903e-5),
    ],
)
def test_tables(segments, linear, nearest):
    given = {"r": 4.0, "n": float(segments)}
    straight = summarise(APPROXIMATIONS["gelu_table_linear"], given, FOUR)
    assert math.isclose(straight.max, linear, rel_tol=3e-4)
    steps = summarise(APPROXIMATIONS["gelu_table_nearest"], given, FOUR, tolerance=nearest / 2)
    # Steps of one height with random phase; the slope of GELU makes them a little unequal.
    assert math.isclose(steps.max, nearest, rel_tol=1e-3)
    slopes = ACTIVATIONS["gelu"].evaluate(over_interval(*FOUR)[0], 1)
    mean = math.sqrt(over_interval(*FOUR)[1] @ np.square(slopes))
    assert math.isclose(steps.rms, 8 / segments / math.sqrt(12) * mean, rel_tol=0.02)
    over = np.maximum(0, 1 - nearest * segments / 8 / np.maximum(np.abs(slopes), 1e-9))
    assert math.isclose(steps.share_over, over_interval(*FOUR)[1] @ over, rel_tol=0.02)


@pytest.mark.parametrize(
    ("form", "value", "at"),
    [
        ("gelu_as7126", 2.11124e-7, 3.08348),
        ("gelu_eigen", 1.61528e-7, 5.41998),
        ("gelu_ibert", 0.018151911, 2.349778),
        ("gelu_hard", 0.2953697, 1.8143),
    ],
)
def test_other_approximations_in_use(form, value, at):
    found = summarise(APPROXIMATIONS[form], {}, (-8.0, 8.0))
    assert math.isclose(found.max, value, rel_tol=3e-6)
    assert math.isclose(found.at, at, abs_tol=6e-5)


def test_corners_of_an_own_formula_cost_no_digits():
    own = summarise(from_formula("x*clip((x+w)/(2*w),0,1)"), {"w": 1.7}, (-8.0, 8.0))
    ours = summarise(APPROXIMATIONS["gelu_hard"], {"w": 1.7}, (-8.0, 8.0))
    assert math.isclose(own.rms, ours.rms, rel_tol=1e-10)
    assert math.isclose(own.rms_normal, ours.rms_normal, rel_tol=1e-10)
    assert math.isclose(own.max, ours.max, rel_tol=1e-9)


def test_unknown_words_are_refused():
    with pytest.raises(ValueError, match="quantity must be one of value, slope, gate"):
        error(TANH, {}, 1.0, quantity="curvature")
    with pytest.raises(ValueError, match="measure must be one of absolute, relative, ulp"):
        error(TANH, {}, 1.0, measure="bits")


def test_a_gate_that_is_too_large_for_a_number_is_infinite():
    form = from_formula("x^-30")
    for x in (1e-10, np.array([1e-10, 0.0, 1.0])):
        assert math.isinf(np.ravel(error(form, {}, x, quantity="gate"))[0])


def test_nothing_is_summed_up_where_a_pole_makes_it_infinite(monkeypatch):
    def fail(*_):
        pytest.fail("an integral that is known to be infinite")

    for name in ("mean_square", "mean_square_normal", "peak"):
        monkeypatch.setattr(f"gelu_desktop.numerics.errors.{name}", fail)
    found = summarise(SIGMOID, {}, FOUR, quantity="slope", measure="relative", tolerance=0.1)
    assert (found.max, found.rms, found.rms_normal) == (np.inf, np.inf, np.inf)
    assert 0 < found.share_over < 1


@pytest.mark.parametrize("span", [(-4.0, 0.0), (0.0, 4.0), (-1.0, 1.0)])
def test_a_pole_at_the_end_of_the_range_is_on_it(span):
    found = summarise(from_formula("x*Phi(x)+0.01"), {}, span, measure="relative")
    assert (found.max, found.at, found.rms, found.pole) == (math.inf, 0.0, math.inf, 0.0)


@pytest.mark.parametrize("span", [(5.0, 20.0), (-20.0, -5.0), (-20.0, 20.0), (11.0, 12.0)])
def test_the_share_of_a_range_that_goes_beyond_the_normal_distribution(span):
    found = summarise(from_formula("x*Phi(x)+0.01*step(abs(x)-7.5)"), {}, span, tolerance=0.003)
    low, high = span
    held = max(min(7.5, high) - max(-7.5, low), 0.0)
    assert math.isclose(found.share_over, 1 - held / (high - low), rel_tol=1e-9)
    assert found.share_over_normal < 1e-12
