"""The conditions for a best fit, on errors whose level is a known function of the parameters."""

import numpy as np
import pytest

from gelu_desktop.numerics.fitting_conditions import Conditions
from gelu_desktop.numerics.fitting_problem import Problem
from gelu_desktop.numerics.own import from_formula

# With x·Φ(x) in front, what follows is the error.
HILL = "x*Phi(x)+({})*exp(-x^2)"  # its level is what stands in the brackets, at x = 0
QUARTIC = "x*Phi(x)+x^4-p*x^2-q"  # best at p = 1, q = −1/8: a Chebyshev polynomial over 8


def conditions(text, at, span=(-1.0, 1.0), right_half=False):
    """Return the conditions of all the highest extremes, and the parameters' place."""
    form = from_formula(text)
    problem = Problem(form, dict(at), tuple(at), "value", span, pinned=False)
    found = problem.extremes(problem.start)
    kept = found.x > -0.1 if right_half else np.full(found.x.size, True)
    active = type(found)(found.x[kept], found.value[kept], found.smooth[kept])
    return Conditions(problem, active, np.ones(active.x.size), lambda: None), problem.start


@pytest.mark.parametrize(
    "level", ["1+k^2+j^2", "2+3*k^2+k*j+j^2", "1-k^2-2*j^2", "3+k^2+4*k*j+j^2"]
)
def test_one_step_of_newton_solves_a_level_that_is_quadratic(level):
    equations, place = conditions(HILL.format(level), {"k": 0.03, "j": -0.02})
    change, size = equations.step(place)
    np.testing.assert_allclose(place + change, 0, atol=1e-7)
    assert 0 < size < 0.1


@pytest.mark.parametrize(
    ("level", "minimal"),
    [
        ("1+k^2+j^2", True),
        ("1+k^2+k*j+j^2", True),
        ("1+k^2+3*k*j+j^2", False),
        ("1-k^2-j^2", False),
        ("1+k^2-j^2", False),
        ("1+k^2+j^3", False),
    ],
)
def test_whether_a_level_is_lowest_where_it_is_flat(level, minimal):
    text = HILL.format(level) + "+(k+j*x)*x^2*exp(-9*x^2)/9"
    equations, place = conditions(text, {"k": 0.0, "j": 0.0})
    assert equations.minimal(place) is minimal


@pytest.mark.parametrize("bent", ["k^2", "-k^2"])
def test_parameters_may_be_of_very_different_weight(bent):
    """The two ends hold p where it is; whether k may move is told by how the level bends."""
    text = f"x*Phi(x)+x*(1+{bent})+p/10000+k*x*(1-x^2)/2"
    equations, place = conditions(text, {"p": 0.0, "k": 0.0})
    assert equations.minimal(place) is (bent == "k^2")


def test_more_extremes_than_parameters_fix_them_without_any_bend():
    equations, place = conditions(QUARTIC, {"p": 1.001, "q": -0.1252}, right_half=True)
    level = 0.125
    change, size = equations.step(place)
    np.testing.assert_allclose(place + change, [1, -0.125], atol=1e-6)
    # The extremes at 0, 1/√2 and 1 move by the change of q, and by x² times that of p.
    moved = np.abs(change[1] + np.array([0, 0.5, 1]) * change[0])
    assert size == pytest.approx(moved.max() / level, rel=2e-3)
    change, size = equations.step(place + change)
    assert size < 1e-5
    assert equations.minimal(place + change)


def test_weights_that_pull_the_wrong_way_are_no_minimum():
    """Of x³ + p the ends pull against each other; of 1 + x² + p·(3 + x) both pull down."""
    for text, minimal in (("x*Phi(x)+x^3+p", True), ("x*Phi(x)+1+x^2+p*(3+x)", False)):
        equations, place = conditions(text, {"p": 0.0})
        equations.step(place)
        assert equations.minimal(place) is minimal


@pytest.mark.parametrize("place", [-0.08, 0.08])
def test_a_level_that_still_falls_is_not_the_lowest(place):
    equations, place = conditions(HILL.format("1+k^3"), {"k": place})
    assert not equations.minimal(place)
