"""The error that a fit minimises, and how it moves, against derivatives taken by hand."""

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.fitting import fit
from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Problem
from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.own import from_formula

X = np.array([-6.0, -2.5, -1.0, -0.3, 0.4, 1.2, 3.0, 7.0])
QUANTITIES = ("value", "slope", "gate")


def sigmoid_problem(quantity, span=(-8.0, 8.0)):
    return Problem(FUNCTIONS["gelu_sigmoid"], {"k": 1.7}, ("k",), quantity, span, pinned=False)


def parts(x, k=1.7):
    """Return σ(kx), and its slope by kx."""
    s = 1 / (1 + np.exp(-k * x))
    return s, s * (1 - s)


@pytest.mark.parametrize("quantity", QUANTITIES)
def test_the_error_and_its_derivatives(quantity):
    problem, k, x = sigmoid_problem(quantity), 1.7, X
    s, w = parts(x)
    bent = w * (2 + k * x * (1 - 2 * s))
    error = {"value": x * (s - Phi(x)), "slope": s + k * x * w - Phi(x) - x * phi(x)}
    by_x = {"slope": k * bent - phi(x) * (2 - x * x), "gate": k * w - phi(x)}
    by_k = {"value": x * x * w, "slope": x * bent, "gate": x * w}
    error["gate"], by_x["value"] = s - Phi(x), error["slope"]
    at = problem.start
    np.testing.assert_allclose(problem.residual(at, x), error[quantity], atol=1e-15)
    np.testing.assert_allclose(problem.slope(at, x), by_x[quantity], atol=2e-14)
    np.testing.assert_allclose(problem.jacobian(at, x)[:, 0], by_k[quantity], rtol=1e-9, atol=1e-11)


def test_the_slope_of_the_gate_at_0_is_half_the_curvature():
    found = sigmoid_problem("gate").slope(np.array([1.7]), np.array([0.0, 9e-4, 1.1e-3]))
    np.testing.assert_allclose(found[0], 1.7 / 4 - phi(0.0), rtol=1e-13)
    np.testing.assert_allclose(found, found[0], rtol=1e-4)


def test_each_of_two_parameters_has_its_column():
    form, at = FUNCTIONS["gelu_tanh"], np.array([0.8, 0.04])
    problem = Problem(form, {"c": 0.8, "a": 0.04}, ("c", "a"), "value", (-8.0, 8.0), pinned=False)
    steep = X / 2 / np.cosh(0.8 * (X + 0.04 * X**3)) ** 2
    expected = np.column_stack((steep * (X + 0.04 * X**3), steep * 0.8 * X**3))
    np.testing.assert_allclose(problem.jacobian(at, X), expected, rtol=1e-9, atol=1e-11)
    x = np.linspace(-8, 8, 4001)
    steep = x / 2 / np.cosh(0.8 * (x + 0.04 * x**3)) ** 2
    most = np.max(np.abs(np.column_stack((steep * (x + 0.04 * x**3), steep * 0.8 * x**3))), axis=0)
    np.testing.assert_allclose(problem.reaction(at), most, rtol=0.03)
    for step in np.diag(problem.steps(at, 1e-4)):
        moved = problem.residual(at + step, x) - problem.residual(at, x)
        assert np.max(np.abs(moved)) == pytest.approx(1e-4, rel=0.03)


@pytest.mark.parametrize("span", [(-8.0, 8.0), (-300.0, 900.0), (0.5, 400.0)])
def test_what_a_parameter_does_near_0_is_seen_in_a_wide_interval(span):
    x = np.linspace(max(span[0], -8), 8, 4001)
    most = np.max(x * x * parts(x)[1])
    problem = sigmoid_problem("value", span)
    assert problem.reaction(problem.start)[0] == pytest.approx(most, rel=0.05)


@pytest.mark.parametrize("factor", [1e-5, 1e4])
@pytest.mark.parametrize("norm", ["minimax", "l2"])
def test_the_unit_of_a_coefficient_does_not_matter(factor, norm):
    """What is found is the best k, whatever it is called in the formula."""
    form = from_formula(f"x*sigmoid({factor}*u*x)")
    best = fit(FUNCTIONS["gelu_sigmoid"], {}, ["k"], norm=norm).after.coefficients["k"]
    found = fit(form, {"u": 1.5 / factor}, ["u"], norm=norm)
    assert found.converged
    assert found.after.coefficients["u"] * factor == pytest.approx(best, rel=1e-9)


@pytest.mark.parametrize(("value", "admitted"), [(-1e6, True), (1e6, True), (-1e6 - 1, False)])
def test_a_parameter_stays_within_its_limits(value, admitted):
    problem = sigmoid_problem("value")
    if admitted:
        assert problem.admit(np.array([value])) == {"k": value}
        return
    for beyond in (value, -value):
        with pytest.raises(UnfitError):
            problem.admit(np.array([beyond]))


def test_coefficients_of_many_places_are_those_of_each():
    problem = sigmoid_problem("value")
    places = np.linspace(1, 2, 200)
    for _ in range(2):
        found = [problem.coefficients(np.array([place]))["k"] for place in places]
        np.testing.assert_array_equal(found, places)


def test_a_corner_takes_its_height_along():
    """The corner is at c = 1/(2k), where the error is c − GELU(c)."""
    k, form = 0.2, from_formula("x*clip(k*x+0.5,0,1)")
    problem = Problem(form, {"k": k}, ("k",), "value", (-8.0, 8.0), pinned=False)
    found = problem.extremes(problem.start)
    slopes = problem.extreme_slopes(problem.start, found)[:, 0]
    corner = 1 / (2 * k)
    at_corner = ~found.smooth
    np.testing.assert_allclose(np.abs(found.x[at_corner]), corner, rtol=1e-12)
    expected = -(1 - Phi(corner) - corner * phi(corner)) / (2 * k * k)
    np.testing.assert_allclose(slopes[at_corner], expected, rtol=1e-4)
    inside = found.smooth & (np.abs(found.x) < corner)
    np.testing.assert_allclose(slopes[inside], found.x[inside] ** 2, rtol=1e-9)
    assert at_corner.any() and inside.any()


def test_a_step_that_leaves_what_the_function_is_defined_for_is_shortened():
    """Of |x|^a a negative a is infinite at 0, and what is asked is the slope at a small one."""
    form, span = from_formula("abs(x)^a"), (-4.0, 4.0)
    problem = Problem(form, {"a": 0.079}, ("a",), "value", span, pinned=False)
    x = np.array([-2.0, 0.0, 0.5, 3.0])
    for a in (0.079, 1e-4):
        slopes = problem.jacobian(np.array([a]), x)[:, 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            expected = np.where(x == 0, 0.0, np.abs(x) ** a * np.log(np.abs(x)))
        np.testing.assert_allclose(slopes, expected, rtol=1e-5, atol=1e-12)
    with pytest.raises(UnfitError):
        problem.jacobian(np.array([0.0]), x)


@pytest.mark.parametrize("norm", ["minimax", "l2"])
@pytest.mark.parametrize("target", ["gate", "gelu"])
@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("abs(x)^a", {"a": 0.079}),
        ("x*log(abs(x)+p)", {"p": 1e-9}),
        ("sqrt(p)*x", {"p": 0.0}),
        ("x*sigmoid(1.7*x)*(x+5)^p", {"p": 0.01}),
    ],
)
def test_a_fit_at_the_edge_of_what_is_defined_ends_with_an_answer(text, given, target, norm):
    answer = fit(
        from_formula(text), given, list(given), target=target, norm=norm, interval=(-4.0, 4.0)
    )
    assert all(np.isfinite(list(answer.after.coefficients.values())))
    if not answer.converged:
        assert answer.after.coefficients == given
