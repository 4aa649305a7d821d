import numpy as np
import pytest

from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.quadrature import over_interval, over_normal


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
