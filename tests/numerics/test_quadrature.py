import numpy as np
import pytest

from gelu_desktop.numerics import quadrature
from gelu_desktop.numerics.errors import error
from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.quadrature import (
    mean_square,
    mean_square_normal,
    over_interval,
    over_normal,
)


@pytest.mark.parametrize("span", [(-4.0, 4.0), (0.0, 1e-3), (-1000.0, 1000.0), (-0.1, 700.0)])
def test_weights_of_an_interval_make_a_mean(span):
    x, weights = over_interval(*span)
    assert np.isclose(weights.sum(), 1, rtol=1e-13)
    assert np.isclose(weights @ x, (span[0] + span[1]) / 2, rtol=1e-12)
    assert span[0] < x.min() and x.max() < span[1]


@pytest.mark.parametrize(("power", "moment"), [(0, 1), (1, 0), (2, 1), (4, 3), (8, 105)])
def test_moments_of_the_normal_distribution(power, moment):
    x, weights = over_normal()
    assert np.isclose(weights @ x**power, moment, rtol=1e-13, atol=1e-16)


def test_corners_end_the_parts():
    corner = 0.123
    x, weights = over_interval(-1.0, 1.0, (corner,))
    assert np.isclose(2 * weights @ np.abs(x - corner), 1 + corner**2, rtol=1e-14)
    x, weights = over_normal((corner,))
    expected = phi(corner) - corner * Phi(-corner)
    assert np.isclose(weights @ np.maximum(x - corner, 0), expected, rtol=1e-13)


def test_corners_need_not_be_known():
    corner = 0.1234
    expected = (4 + 12 * corner**2) / 12
    assert np.isclose(mean_square(lambda x: x - corner, (-1.0, 1.0)), expected, rtol=1e-14)
    kinked = mean_square(lambda x: np.maximum(x - corner, 0), (-1.0, 1.0))
    assert np.isclose(kinked, (1 - corner) ** 3 / 6, rtol=1e-10)
    jump = mean_square(lambda x: np.where(x > corner, 2.0, 0.0), (-1.0, 1.0))
    assert np.isclose(jump, 2 * (1 - corner), rtol=1e-10)
    assert np.isclose(mean_square_normal(lambda x: np.where(x > corner, 3.0, 0)), 9 * Phi(-corner))


def test_a_saw_with_many_teeth():
    teeth = tuple(np.linspace(-4, 4, 60_001))
    saw = mean_square(lambda x: (x * 7500) % 1, (-4.0, 4.0), teeth)
    assert np.isclose(saw, 1 / 3, rtol=1e-9)
    unknown = mean_square(lambda x: (x * 7500) % 1, (-4.0, 4.0))
    assert np.isclose(unknown, 1 / 3, rtol=1e-2)


@pytest.mark.parametrize("mean", [lambda f: mean_square(f, (-2.0, 2.0)), mean_square_normal])
def test_what_is_not_finite_stays_so(mean):
    assert mean(lambda x: np.exp(x * x) * 1e200) == np.inf
    assert np.isnan(mean(lambda x: np.where(x > 1, np.nan, x)))
    assert mean(lambda x: 0 * x) == 0


def test_noise_is_not_pursued():
    """GELU by 1 + erf is off by rounding alone, which no halving of parts makes smooth."""
    form, asked = from_formula("0.5*x*(1+erf(x/sqrt(2)))"), []

    def noise(x):
        asked.append(x.size)
        return error(form, {}, x, measure="relative")

    found = mean_square_normal(noise) ** 0.5
    assert np.isclose(found, 6.2030e-9, rtol=1e-5)
    assert sum(asked) < 400_000


FINE_TABLE = tuple(np.linspace(0, 1e-3, 3001))


@pytest.mark.parametrize(("power", "mean"), [(4, 8**4 / 5), (5, 0), (2, 8**2 / 3)])
def test_very_many_corners_in_one_place_cost_no_digits_elsewhere(power, mean):
    x, weights = over_interval(-8.0, 8.0, FINE_TABLE)
    assert np.isclose(weights @ x**power, mean, rtol=1e-13, atol=1e-9)
    assert np.isclose(weights.sum(), 1, rtol=1e-13)


@pytest.mark.parametrize("corner", [-2.3456, 1.2345])
def test_a_jump_beside_a_fine_table_is_found(corner):
    def jump(x):
        return np.where(x > corner, 2.0, 0.5)

    expected = (4 * (4 - corner) + 0.25 * (corner + 4)) / 8
    assert np.isclose(mean_square(jump, (-4.0, 4.0), FINE_TABLE), expected, rtol=1e-9)
    expected = 4 * Phi(-corner) + 0.25 * Phi(corner)
    assert np.isclose(mean_square_normal(jump, FINE_TABLE), expected, rtol=1e-9)


@pytest.mark.parametrize("points", [2, 3, 4, 8, 10])
def test_places_and_weights_are_those_of_numpy(points):
    places, weights = quadrature._legendre(points)
    theirs, weighed = np.polynomial.legendre.leggauss(points)
    np.testing.assert_allclose(places, theirs, rtol=0, atol=5e-16)
    np.testing.assert_allclose(weights, weighed, rtol=2e-14)


@pytest.mark.parametrize("points", [3, 4, 10])
def test_places_with_both_ends_integrate_every_polynomial_up_to_their_degree(points):
    places, weights = quadrature._lobatto(points)
    assert (places[0], places[-1]) == (-1.0, 1.0)
    for power in range(2 * points - 2):
        exact = 0.0 if power % 2 else 2 / (power + 1)
        assert places**power @ weights == pytest.approx(exact, abs=4e-15)


@pytest.mark.parametrize("rule", [quadrature._legendre, quadrature._lobatto])
@pytest.mark.parametrize("points", [3, 4, 8, 10])
def test_both_sides_are_the_same_to_the_last_digit(rule, points):
    places, weights = rule(points)
    assert np.array_equal(places, -places[::-1])
    assert np.array_equal(weights, weights[::-1])
