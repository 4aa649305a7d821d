import numpy as np
import pytest

from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.errors import error
from gelu_desktop.numerics.extremes import (
    Extremes,
    equioscillates,
    extremes,
    lowest_and_highest,
)

TANH, SIGMOID = APPROXIMATIONS["gelu_tanh"], APPROXIMATIONS["gelu_sigmoid"]
EIGHT = (-8.0, 8.0)


def curve(form, quantity):
    return lambda x: error(form, {}, x, quantity=quantity)


@pytest.mark.parametrize(
    ("form", "places", "values"),
    [
        (
            TANH,
            [1.36449771736416050, 2.69894138637727030],
            [-2.336706321176572495e-4, 4.732355206872848771e-4],
        ),
        (
            SIGMOID,
            [0.755632749071671349, 2.27039773719661017],
            [6.361546825112077012e-3, -0.02033487220923923022],
        ),
    ],
)
def test_extremes_of_the_published_forms(form, places, values):
    found = extremes(curve(form, "value"), curve(form, "slope"), EIGHT)
    right = found.x > 0
    np.testing.assert_allclose(found.x[right], places, rtol=1e-12)
    np.testing.assert_allclose(found.value[right], values, rtol=1e-12)
    np.testing.assert_allclose(found.x[~right], -np.array(places)[::-1], rtol=1e-12)
    assert found.smooth.all()
    assert found.level == np.abs(found.value).max()


@pytest.mark.parametrize(
    ("form", "places", "values"),
    [
        (
            TANH,
            [0.956083615, 2.018655759771837, 3.259876758],
            [-3.552329e-4, 8.684518349859139e-4, -4.531496e-4],
        ),
        (
            SIGMOID,
            [0.387034255939, 1.421947590964823, 2.999923378],
            [0.01311351123514, -0.02907204551562298, 0.01260267679690],
        ),
    ],
)
def test_extremes_of_the_slope_of_the_published_forms(form, places, values):
    def bend(x):
        return form.evaluate(x, 2) - APPROXIMATIONS["gelu_erf"].evaluate(x, 2)

    found = extremes(curve(form, "slope"), bend, (0.0, 8.0))
    np.testing.assert_allclose(found.x[:3], places, atol=6e-10)
    np.testing.assert_allclose(found.value[:3], values, atol=5e-11)


def test_ends_corners_and_jumps():
    found = extremes(lambda x: x, np.ones_like, (-1.0, 2.0))
    np.testing.assert_array_equal(found.x, [-1, 2])
    assert found.smooth.all()
    found = extremes(lambda x: 1 - np.abs(x - 1 / 3), lambda x: -np.sign(x - 1 / 3), (-1.0, 1.0))
    np.testing.assert_allclose(found.x[-1], 1 / 3, rtol=1e-13)
    assert not found.smooth[-1]
    found = extremes(
        lambda x: np.where(x < 0.3, x, 0.1), lambda x: np.where(x < 0.3, 1.0, -1.0), (0.0, 0.5)
    )
    np.testing.assert_allclose(found.value[0], 0.3, rtol=1e-12)
    assert found.x[0] < 0.3 and not found.smooth[0]


def test_no_finite_values():
    with pytest.raises(ArithmeticError):
        extremes(lambda x: np.where(x > 0.5, np.nan, x), np.ones_like, (-1.0, 1.0))


def test_only_the_highest_are_kept():
    found = extremes(lambda x: np.sin(40 * x), lambda x: 40 * np.cos(40 * x), EIGHT)
    assert found.x.size == 64
    np.testing.assert_allclose(np.abs(found.value), 1, rtol=1e-12)
    found = extremes(
        lambda x: np.exp(-x * x) + 1e-4 * np.sin(9 * x),
        lambda x: -2 * x * np.exp(-x * x) + 9e-4 * np.cos(9 * x),
        EIGHT,
    )
    assert found.x.size == 1


def test_which_extremes_became_which():
    before = Extremes(np.array([0.0, 1.0]), np.array([1.0, -1.0]), np.array([True, True]))
    after = Extremes(np.array([-2, 0.1, 1.2]), np.array([-1, 1.0, -0.9]), np.full(3, True))
    np.testing.assert_array_equal(before.nearest(after), [1, 2])
    for signs in (-1, [1, 1, -1]):
        assert before.nearest(Extremes(after.x, signs * after.value, after.smooth)) is None
    assert before.nearest(Extremes(after.x[:1], after.value[:1], after.smooth[:1])) is None


@pytest.mark.parametrize(
    ("f", "span", "parameters", "expected"),
    [
        (lambda x: np.cos(3 * np.arccos(np.clip(x, -1, 1))), (-1.0, 1.0), 1, True),
        (lambda x: np.cos(3 * np.arccos(np.clip(x, -1, 1))), (-1.0, 1.0), 2, False),
        (lambda x: np.cos(3 * np.arccos(np.clip(x, -1, 1))), (-1.0, 0.99), 2, True),
        (
            lambda x: np.cos(3 * np.arccos(np.clip(x, -1, 1))) * (1 + 1e-3 * x),
            (-1.0, 1.0),
            1,
            False,
        ),
        (lambda x: 1e-14 * np.sin(9 * x), (-4.0, 4.0), 1, False),
        (np.sin, (-4.0, 4.0), 0, False),
    ],
)
def test_equioscillation(f, span, parameters, expected):
    def slope(x):
        return (f(x + 1e-7) - f(x - 1e-7)) / 2e-7

    assert equioscillates(f, extremes(f, slope, span), span, parameters) is expected


@pytest.mark.parametrize("slope", [0.0, 1.0, -1.0, np.nan])
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_slope_that_is_wrong(slope, sign):
    found = extremes(
        lambda x: sign * np.exp(-((x - 0.2) ** 2)), lambda x: np.full(x.shape, slope), (-3.0, 3.0)
    )
    np.testing.assert_allclose(found.x, [0.2], atol=1e-6)
    np.testing.assert_allclose(found.value, [sign], rtol=1e-12)


@pytest.mark.parametrize("side", [-1.0, 1.0])
@pytest.mark.parametrize("share", [0.3, 0.7, 1.3])
def test_a_peak_between_the_outermost_samples(side, share):
    """1025 samples lie 2/1024 apart on [-1, 1]."""
    top = side * (1 - share * 2 / 1024)
    low, high = lowest_and_highest(lambda x: 3 - (x - top) ** 2, (-1.0, 1.0))
    assert high == pytest.approx((top, 3), abs=1e-6)
    assert low[0] == pytest.approx(-side)


def test_an_even_error_counts_its_right_half_and_the_middle():
    """The polynomial of Chebyshev of degree 4: five times of size 1, thrice where x >= 0."""
    x = np.array([-1.0, -np.sqrt(0.5), 0.0, np.sqrt(0.5), 1.0])
    found = Extremes(x, np.array([1.0, -1, 1, -1, 1]), np.full(5, True))
    told = [
        equioscillates(lambda x: 8 * x**4 - 8 * x**2 + 1, found, (-1.0, 1.0), n) for n in (2, 3)
    ]
    assert told == [True, False]


@pytest.mark.parametrize("degree", [2, 4, 6, 8])
def test_the_polynomials_of_chebyshev_equioscillate_wherever_the_middle_is_found(degree):
    """It may be found a rounding left of 0: then it was not counted."""
    polynomial = np.polynomial.chebyshev.Chebyshev.basis(degree)
    found = extremes(polynomial, polynomial.deriv(), (-1.0, 1.0))
    told = [
        equioscillates(polynomial, found, (-1.0, 1.0), n) for n in (degree // 2, degree // 2 + 1)
    ]
    assert told == [True, False]


def test_the_ends_of_a_gentle_slope_are_smooth():
    found = extremes(lambda x: 0.5 * x, lambda x: np.full(x.shape, 0.5), (-1.0, 1.0))
    np.testing.assert_array_equal(found.x, [-1, 1])
    assert found.smooth.all()


def test_at_a_jump_the_higher_side_is_the_extreme():
    for side in (-1.0, 1.0):
        place = 0.3 * side
        found = extremes(
            lambda x, place=place, side=side: np.where(
                (x - place) * side < 0, 0.2, 0.4 - (x - place) * side
            ),
            lambda x, place=place: np.where(x < place, 1.0, -1.0),
            (-0.5, 0.5),
        )
        assert found.level == pytest.approx(0.4, rel=1e-12)
        highest = found.x[np.argmax(found.value)]
        assert highest == pytest.approx(place, abs=1e-12)
        assert (highest - place) * side >= 0


@pytest.mark.parametrize("level", [1e-4, 1e4])
def test_only_an_even_or_odd_error_repeats_itself(level):
    """A bent Chebyshev polynomial of degree 2: its middle extreme lies left of 0."""

    def f(x):
        return level * (2 * (x + 0.2 * (1 - x * x)) ** 2 - 1)

    def slope(x):
        return level * 4 * (x + 0.2 * (1 - x * x)) * (1 - 0.4 * x)

    found = extremes(f, slope, (-1.0, 1.0))
    assert equioscillates(f, found, (-1.0, 1.0), 2)
    assert not equioscillates(f, found, (-1.0, 1.0), 3)
