import numpy as np
import pytest

from gelu_desktop.numerics.optimisers import optimiser


def test_gradient_descent():
    weights = np.array([1.0, -2.0])
    optimiser("sgd", 0.5, weights).step(weights, np.array([2.0, 4.0]))
    assert weights.tolist() == [0.0, -4.0]


def test_adam_by_the_published_algorithm():
    rng = np.random.default_rng(0)
    weights = rng.standard_normal(7)
    expected, m, v = weights.copy(), np.zeros(7), np.zeros(7)
    moving = optimiser("adam", 0.01, weights)
    for count in range(1, 40):
        gradient = rng.standard_normal(7) * count
        moving.step(weights, gradient)
        m = 0.9 * m + 0.1 * gradient
        v = 0.999 * v + 0.001 * gradient**2
        expected -= 0.01 * (m / (1 - 0.9**count)) / (np.sqrt(v / (1 - 0.999**count)) + 1e-8)
    np.testing.assert_allclose(weights, expected, rtol=1e-11)


@pytest.mark.parametrize("name", ["adam", "sgd"])
def test_the_precision_stays(name):
    weights = np.ones(3, np.float32)
    optimiser(name, 0.1, weights).step(weights, np.ones(3, np.float32))
    assert weights.dtype == np.float32
    np.testing.assert_allclose(weights, 0.9, rtol=1e-6)


def test_an_unknown_one_is_refused():
    with pytest.raises(ValueError, match="adam, sgd"):
        optimiser("lion", 0.1, np.ones(1))
