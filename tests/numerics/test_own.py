import math

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.expression import ExpressionError
from gelu_desktop.numerics.own import OWN, from_formula, lookup

X = np.linspace(-6, 6, 400)


@pytest.mark.parametrize("name", APPROXIMATIONS)
def test_the_formula_of_a_row_as_an_own_one(name):
    row = APPROXIMATIONS[name]
    own = from_formula(row.formula)
    given = row.published()
    inside = np.min(np.abs(X[:, None] - [*row.corners_at(), 99.0]), axis=1) > 1e-9
    for order in range(3):
        np.testing.assert_allclose(
            own.evaluate(X, order, given)[inside], row.evaluate(X, order)[inside], atol=3e-14
        )


def test_it_is_read_once():
    assert from_formula("x*sigmoid(k*x)") is from_formula("x*sigmoid(k*x)")
    assert lookup(OWN, "x") is from_formula("x")
    assert lookup("relu", "x") is FUNCTIONS["relu"]
    with pytest.raises(KeyError):
        lookup("nothing")


def test_what_a_row_has():
    own = from_formula("q*x")
    assert (own.name, own.formula, own.source, own.family) == (OWN, "q*x", "q*x", "")
    assert own.corners_at() == ()
    assert own.latex == r"q\,x"


def test_known_coefficients_keep_their_values_and_ranges():
    own = from_formula("c*x + a*x^3 + k + b*x^5 + q + n + alpha")
    assert own.published() == {
        "c": 0.7978845608028654,
        "a": 0.044715,
        "k": 1.702,
        "b": -3.949096775639958e-4,
        "q": 1.0,
        "n": 1.0,
        "alpha": 1.0,
    }
    assert {(row.lower, row.upper) for row in own.coefficients[4:]} == {(-2.0, 2.0)}
    assert {row.meaning for row in own.coefficients} == {"A coefficient of your formula."}


def test_the_layout_of_a_table_has_the_limits_of_a_table():
    own = from_formula("2*nearest(x, r, n)")
    assert own.published() == {"r": 4.0, "n": 64.0}
    assert own.coefficients[1].whole


def test_numbers_are_what_the_formula_says():
    with np.errstate(all="raise"):
        assert from_formula("1/x").evaluate(0.0) == np.inf
        assert math.isnan(from_formula("sqrt(x)").evaluate(-1.0))
        assert from_formula("log(x)").evaluate(0.0, 1) == np.inf
        single = from_formula("10^30*x").evaluate(np.float32([1e20, 1.0]))
    assert single.dtype == np.float32
    np.testing.assert_array_equal(single, np.float32([np.inf, 1e30]))


@pytest.mark.parametrize("text", ["", "2x", "x.real", "(x", "lambda: x", "x" * 3000])
def test_what_is_no_formula_is_refused(text):
    with pytest.raises(ExpressionError):
        lookup(OWN, text)
