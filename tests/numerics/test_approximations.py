import math

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from mpmath import mpf

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FAMILIES, FUNCTIONS
from gelu_desktop.numerics.errors import peak
from gelu_desktop.numerics.expression import parse

EPS = 2.0**-52
GELU, TANH, SIGMOID = (FUNCTIONS[name] for name in ("gelu", "gelu_tanh", "gelu_sigmoid"))
coefficient = st.floats(-1000, 1000) | st.sampled_from([0.0, -0.0, 5e-324, -1e-300, 1e-9, 1.0])
SLIDER = ("lower", "upper")
anywhere = st.floats(allow_nan=False, allow_infinity=False)
ROWS = pytest.mark.parametrize("row", APPROXIMATIONS.values(), ids=lambda row: row.name)
PUBLISHED_ROWS = pytest.mark.parametrize("row", [TANH, SIGMOID], ids=lambda row: row.name)


@ROWS
def test_a_row_is_complete(row):
    assert set(parse(row.formula).names) == {part.name for part in row.coefficients}
    for part in row.coefficients:
        assert part.lower < part.published < part.upper
    assert row.family in FAMILIES
    assert row.shipped or row.family in ("tanh", "piecewise")


def test_families_stand_together_in_their_order():
    families = [row.family for row in APPROXIMATIONS.values()]
    assert list(dict.fromkeys(families)) == list(FAMILIES)
    assert families == sorted(families, key=list(FAMILIES).index)


def test_wordings_of_one_form_share_its_kernels():
    for names in (
        ("gelu_tanh", "gelu_tanh_exp", "gelu_tanh_factored"),
        ("gelu_sigmoid", "gelu_sigmoid_exp"),
        ("gelu_erf", "gelu_erfc", "gelu_ndtr"),
    ):
        assert len({APPROXIMATIONS[name].kernels for name in names}) == 1
        assert len({APPROXIMATIONS[name].formula for name in names}) == len(names)
    assert APPROXIMATIONS["gelu_erf"].kernels == GELU.kernels


def test_both_tables_make_one():
    assert {**ACTIVATIONS, **APPROXIMATIONS} == FUNCTIONS


@PUBLISHED_ROWS
def test_the_reference_points(oracle, row):
    """The reference takes the coefficients as the decimal numbers that were published."""
    x, table = oracle.points()
    assert oracle.ulps(row.evaluate(x), table[row.name]).max() <= 4
    truth = table["d" + row.name]
    slope = row.evaluate(x, 1)
    distance = np.array([float(abs(mpf(s) - t)) for s, t in zip(slope, truth, strict=True)])
    size = np.abs(np.array(truth).astype(float))
    # The slope passes through zero near −0.75, where only its terms have digits.
    room = np.where((x > -2) & (x < 0), 2 * EPS, 4 * np.spacing(size))
    assert np.all(distance <= room)


@PUBLISHED_ROWS
def test_the_error_at_the_reference_points(oracle, row):
    x, table = oracle.points()
    error = row.evaluate(x) - GELU.evaluate(x)
    truth = np.array(table[row.name.replace("gelu", "err")]).astype(float)
    assert np.all(np.abs(error - truth) <= 3 * EPS * np.maximum(1, np.abs(x)))


@PUBLISHED_ROWS
def test_special_values(oracle, row):
    for special in oracle.reference("values")["specials"]:
        x, truth = float(special["x"]), float(special[row.name])
        with np.errstate(all="raise"):
            computed = row.evaluate(x)
            slope = row.evaluate(x, 1)
        np.testing.assert_array_equal(computed, truth)
        np.testing.assert_array_equal(slope, float(special["dgelu"]))
        assert np.signbit(computed) == np.signbit(truth) or math.isnan(truth)


PUBLISHED = [
    (TANH, 0, 4.732355206872848771e-4, 2.69894138637727030),
    (SIGMOID, 0, -0.02033487220923923022, 2.27039773719661017),
    (TANH, 1, 8.684518349859139e-4, 2.018655759771837),
    (SIGMOID, 1, -0.02907204551562298, 1.421947590964823),
]


@pytest.mark.parametrize(("row", "order", "value", "at"), PUBLISHED)
@pytest.mark.parametrize("span", [(-4, 4), (-6, 6), (-1000, 1000), (-4, 17), (1, 3), (-1000, 3)])
def test_published_largest_errors(row, order, value, at, span):
    found = peak(lambda x: row.evaluate(x, order) - GELU.evaluate(x, order), *span)
    assert math.isclose(found.value, value, rel_tol=1e-11)
    assert math.isclose(found.at, at, abs_tol=1e-7)


@pytest.mark.parametrize(
    ("row", "lowest", "at", "steepest", "where"),
    [
        (TANH, -0.17004075057125405, -0.75246142207101626, 1.12899306865877177, 1.41850400879083),
        (
            SIGMOID,
            -0.16361018963635358,
            -0.75115425544128895,
            1.09983932012886692,
            1.40972813191273,
        ),
    ],
)
def test_published_extremes(row, lowest, at, steepest, where):
    assert abs(row.evaluate(at) - lowest) <= EPS
    assert abs(row.evaluate(at, 1)) <= 2 * EPS
    assert abs(row.evaluate(where, 1) - steepest) <= 2 * EPS
    assert abs(row.evaluate(where, 2)) <= 1e-14


def test_published_best_fits(oracle):
    """Other coefficients than the published ones have the errors that the literature gives."""
    tried = 0
    for fit in oracle.reference("values")["fits"]:
        if "max_abs_err" not in fit or "b" in fit:
            continue
        row = SIGMOID if "k" in fit else TANH
        given = {name: float(fit[name]) for name in ("c", "a", "k") if name in fit}
        found = peak(lambda x, r=row, g=given: r.evaluate(x, 0, g) - GELU.evaluate(x), -8, 8)
        assert math.isclose(abs(found.value), float(fit["max_abs_err"]), rel_tol=2e-9), fit
        tried += 1
    assert tried > 10


@ROWS
def test_the_formula_agrees_with_the_kernels(row):
    x = np.linspace(-6, 6, 2000)
    ends = [{part.name: getattr(part, end) for part in row.coefficients} for end in SLIDER]
    for values in (row.published(), *ends):
        expression = parse(row.formula)
        for order in range(3):
            formula, kernel = expression.evaluate(x, values), row.evaluate(x, order, values)
            np.testing.assert_allclose(formula, kernel, rtol=1e-13, atol=3e-14)
            expression = expression.derivative()


@given(anywhere, coefficient, coefficient)
@example(1e308, 1000.0, -1000.0)
@example(-1e160, 5e-324, 1000.0)
@example(1e-300, 1000.0, 1000.0)
@example(1.0, 1000.0, -1.0)
def test_any_coefficients_give_numbers(x, c, a):
    with np.errstate(all="raise"):
        for order in range(3):
            assert np.isfinite(TANH.evaluate(x, order, {"c": c, "a": a}))
            assert np.isfinite(SIGMOID.evaluate(x, order, {"k": c}))


@pytest.mark.parametrize(("x", "k"), [(-1e300, 7.5e-298), (-430.0, 1.702), (-7e5, 1e-3)])
def test_the_tail_of_a_gate_that_is_almost_closed(oracle, x, k):
    """The gate is subnormal where its product with x is not."""
    truth = float(oracle.gated(mpf(x), mpf(k), 0))
    assert math.isclose(SIGMOID.evaluate(x, 0, {"k": k}), truth, rel_tol=1e-12)


def test_absent_terms_are_zero_at_infinity_too():
    ends = np.array([-np.inf, np.inf])
    with np.errstate(all="raise"):
        for a in (0.0, 1.0, -1.0):
            none = {"c": 0.0, "a": a}
            np.testing.assert_array_equal(TANH.evaluate(ends[1], 0, none), np.inf)
            np.testing.assert_array_equal(TANH.evaluate(ends, 1, none), [0.5, 0.5])
            np.testing.assert_array_equal(TANH.evaluate(ends, 2, none), [0, 0])
        np.testing.assert_array_equal(TANH.evaluate(ends, 0, {"c": 1.0, "a": 0.0}), [0, np.inf])
        np.testing.assert_array_equal(TANH.evaluate(ends, 0, {"c": 1.0, "a": -1.0}), [-np.inf, 0])
        np.testing.assert_array_equal(TANH.evaluate(ends, 0, {"c": -1.0, "a": 1.0}), [-np.inf, 0])


@given(st.floats(-1000, 1000), coefficient, coefficient)
def test_the_opposite_gate_lets_through_the_rest(x, c, a):
    """The gates at c and −c add to one: the functions to x, the slopes to one."""
    for order, whole in ((0, x), (1, 1.0)):
        parts = [TANH.evaluate(x, order, {"c": sign * c, "a": a}) for sign in (1, -1)]
        scale = max(abs(float(part)) for part in parts) + abs(whole)
        assert abs(sum(parts) - whole) <= 4 * EPS * scale + 1e-323


@given(
    st.floats(-30, 30),
    st.floats(-3, 3) | st.floats(-1000, 1000),
    st.floats(-0.2, 0.2) | st.floats(-1000, 1000),
)
def test_any_coefficients_give_the_right_numbers(oracle, x, c, a):
    """Right is what a change of x or of a coefficient in its last place could explain."""
    near = [1 - mpf(2) ** -51, mpf(1), 1 + mpf(2) ** -51]
    x_, b_, a_ = mpf(x), 2 * mpf(c), mpf(a)
    for order, truth in enumerate((oracle.gated, oracle.gated_slope, oracle.gated_curvature)):
        exact = truth(x_, b_, a_)
        around = [truth(x_ * p, b_ * q, a_ * r) for p in near for q in near for r in near]
        terms = (abs(exact), 1, abs(c) * (1 + abs(a)))[order]
        room = 6 * max(abs(other - exact) for other in around) + 12 * EPS * terms
        computed = mpf(float(TANH.evaluate(x, order, {"c": c, "a": a})))
        assert abs(computed - exact) <= room + mpf("1e-318")
