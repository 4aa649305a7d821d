import numpy as np
import pytest
from scipy.optimize import linprog

from gelu_desktop.numerics.exchange import minimax_step


def level_by_linear_programming(residual, jacobian, bounds):
    ones = np.ones((residual.size, 1))
    answer = linprog(
        np.append(np.zeros(bounds.size), 1.0),
        A_ub=np.vstack((np.hstack((jacobian, -ones)), np.hstack((-jacobian, -ones)))),
        b_ub=np.concatenate((-residual, residual)),
        bounds=[(-bound, bound) for bound in bounds] + [(0, None)],
    )
    return answer.fun


@pytest.mark.parametrize("seed", range(60))
def test_the_step_is_the_best_one(seed):
    random = np.random.default_rng(seed)
    points, size = random.integers(1, 60), random.integers(1, 6)
    residual = random.normal(size=points)
    jacobian = random.normal(size=(points, size)) * 10.0 ** random.uniform(-3, 3, size)
    if seed % 3 == 0:  # an odd error: every point has a twin
        residual = np.concatenate((residual, -residual))
        jacobian = np.concatenate((jacobian, -jacobian))
    bounds = 10.0 ** random.uniform(-2, 2, size)
    step = minimax_step(residual, jacobian, bounds)
    expected = level_by_linear_programming(residual, jacobian, bounds)
    assert np.isclose(step.level, expected, rtol=1e-8, atol=1e-9)
    assert np.all(np.abs(step.change) <= bounds)
    left = np.abs(residual + jacobian @ step.change)
    assert np.isclose(left.max(), step.level)


def test_the_weights_hold_the_level_up():
    # The best line through a parabola: half a unit off at the ends and in the middle.
    x = np.linspace(-1, 1, 201)
    step = minimax_step(x * x, np.column_stack((np.ones(201), x)), np.full(2, 10.0))
    np.testing.assert_allclose(step.change, [-0.5, 0], atol=1e-12)
    np.testing.assert_allclose(step.level, 0.5)
    assert step.free
    np.testing.assert_array_equal(np.flatnonzero(step.weights), [0, 100, 200])
    np.testing.assert_allclose(step.weights[[0, 100, 200]], [0.25, -0.5, 0.25])


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_bound_holds_the_step_back(sign):
    step = minimax_step(np.array([1.0, 0.2]), sign * np.array([[1.0], [-1.0]]), np.array([0.1]))
    assert (step.change[0], step.level, step.free) == (-0.1 * sign, 0.9, False)
    np.testing.assert_array_equal(step.weights, [1, 0])


def test_a_parameter_that_does_nothing():
    step = minimax_step(np.array([1.0, -0.5]), np.zeros((2, 1)), np.array([3.0]))
    assert step.level == 1
    assert abs(step.change[0]) <= 3
