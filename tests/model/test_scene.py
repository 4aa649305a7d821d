import numpy as np

from gelu_desktop.model.curves import Curve, ErrorCurve, GateCurve, PointsCurve

X = np.linspace(-4, 4, 101)


def test_equal_curves_are_one_key():
    first = Curve("gelu_tanh", 0, (("c", 0.8), ("a", 0.04)))
    assert {first: 1}[Curve("gelu_tanh", 0, (("c", 0.8), ("a", 0.04)))] == 1


def test_an_error_is_a_difference():
    published = (("c", 0.7978845608028654), ("a", 0.044715))
    error = ErrorCurve(Curve("gelu_tanh", 0, published)).evaluate(X)
    assert np.max(np.abs(error)) < 4.74e-4
    assert np.max(np.abs(error)) > 4.6e-4


def test_corners_are_those_of_the_function():
    assert ErrorCurve(Curve("relu")).corners == (0.0,)
    assert Curve("gelu").corners == ()


def test_the_gate_is_the_normal_distribution():
    gate = GateCurve().evaluate(np.array([0.0, 2.0]))
    assert gate[0] == 0.5
    assert abs(gate[1] - 0.9772498680518208) < 1e-15


def test_an_own_formula_is_a_curve():
    curve = Curve("own", 1, (("k", 3.0),), "k*x^2")
    assert curve.evaluate(np.array([2.0])) == 12.0
    assert curve != Curve("own", 1, (("k", 3.0),), "k*x^3")


def test_a_line_through_points_ends_with_them_and_keeps_its_gaps():
    curve = PointsCurve((0.0, 1.0, 3.0), (2.0, 4.0, 0.0))
    assert {curve: 1}[PointsCurve((0.0, 1.0, 3.0), (2.0, 4.0, 0.0))] == 1
    values = curve.evaluate(np.array([-0.1, 0.5, 1.0, 2.0, 3.1]))
    assert np.array_equal(values, [np.nan, 3.0, 4.0, 2.0, np.nan], equal_nan=True)
    broken = PointsCurve((0.0, 1.0, 2.0), (1.0, np.nan, 1.0)).evaluate(np.array([0.5, 1.5]))
    assert np.isnan(broken).all()
    assert np.isnan(PointsCurve((), ()).evaluate(X)).all()
