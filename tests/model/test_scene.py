import numpy as np

from gelu_desktop.model.curves import Curve, ErrorCurve, GateCurve, PointsCurve
from gelu_desktop.model.scene import Level, Line, Marker, Segment

X = np.linspace(-4, 4, 101)


def test_a_tangent_goes_through_its_point_a_third_of_the_range_wide():
    tangent = Segment.tangent((1.0, 0.5), -2.0, (-5.0, 7.0), "tangent")
    assert tangent == Segment((-1.0, 4.5), (3.0, -3.5), "tangent")


def test_what_is_drawn_where_nothing_else_is_said():
    line = Line(Curve("gelu"), "gelu", "GELU")
    assert not line.dashed
    assert not line.fill
    assert (line.dot, line.shift) == (None, 0.0)
    assert Marker(0.0, 0.0, "probe").radius == 6.0
    assert Level(1.0, "tolerance").sign == 1


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


def test_an_error_has_its_sign_unless_the_magnitude_is_asked_for():
    curve, x = Curve("gelu_tanh"), np.array([1.36449771736416050, 2.69894138637727030])
    expected = [-2.336706321176572495e-4, 4.732355206872848771e-4]
    np.testing.assert_allclose(ErrorCurve(curve).evaluate(x), expected, rtol=1e-11)
    magnitude = ErrorCurve(curve, magnitude=True).evaluate(x)
    np.testing.assert_allclose(magnitude, np.abs(expected), rtol=1e-11)


def test_lines_through_other_points_are_other_lines():
    points = ((0.0, 1.0, 2.0, 3.0, 4.0), (5.0, 6.0, 7.0, 8.0, 9.0))
    for x, y, corners in (
        ((0.0, 1.0, 2.5, 3.0, 4.0), points[1], ()),
        (points[0], (5.0, 6.0, 7.5, 8.0, 9.0), ()),
        (*points, (1.0,)),
    ):
        assert PointsCurve(x, y, corners) != PointsCurve(*points)
        assert PointsCurve(x, y, corners) == PointsCurve(x, y, corners)
