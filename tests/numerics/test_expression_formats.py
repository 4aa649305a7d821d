"""Formulas with every operation rounded, against the arithmetic of NumPy and ml_dtypes."""

import ml_dtypes
import mpmath
import numpy as np
import pytest
from mpmath import mpf

from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.formats import FORMATS

DTYPES = {
    "float32": np.float32,
    "float16": np.float16,
    "bfloat16": ml_dtypes.bfloat16,
    "e4m3fn": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
}


def inputs(row):
    if row.bits <= 16:
        return row.values()
    codes = np.random.default_rng(7).integers(0, 2**32, 50_000, dtype=np.uint64)
    x = codes.astype(np.uint32).view(np.float32).astype(float)
    return x[np.isfinite(x)]


@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_arithmetic(name):
    row, dtype = FORMATS[name], DTYPES[name]
    x = inputs(row)
    t, a, half = x.astype(dtype), dtype(0.044715), dtype(0.5)
    native = {
        "x*x": t * t,
        "a*x": a * t,
        "0.5*x*(1+a*x)": half * t * (dtype(1) + a * t),
        "x*0.5*x*x": t * half * t * t,
        "x/(1+x*x)": t / (dtype(1) + t * t),
        "x-a": t - a,
        "-x/a": -t / a,
        "max(x, 0)*min(x, a)": np.maximum(t, dtype(0)) * np.minimum(t, a),
        "sqrt(abs(x))": np.sqrt(np.abs(t)),
    }
    for text, expected in native.items():
        made = parse(text).evaluate(x, {"a": 0.044715}, row)
        np.testing.assert_array_equal(made, expected.astype(float), err_msg=f"{name} {text}")


FUNCTIONS = {
    "tanh": mpmath.tanh,
    "exp": mpmath.exp,
    "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
    "erf": mpmath.erf,
    "erfc": mpmath.erfc,
    "Phi": lambda x: mpmath.erfc(-x / mpmath.sqrt(2)) / 2,
    "phi": lambda x: mpmath.exp(-x * x / 2) / mpmath.sqrt(2 * mpmath.pi),
    "log": mpmath.log,
}


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("name", ["float16", "bfloat16", "e4m3fn", "e5m2"])
def test_functions_are_correctly_rounded(name, function):
    """Wherever a few ulp of float64 could change the rounding, 50 digits decide."""
    row = FORMATS[name]
    x = row.values()[row.values() > 0] if function == "log" else row.values()
    formula = parse(f"{function}(x)")
    made, wide = formula.evaluate(x, {}, row), formula.evaluate(x)
    with np.errstate(invalid="ignore"):
        slack = 16 * np.spacing(np.abs(wide))
    low, high = row.round(wide - slack), row.round(wide + slack)
    doubtful = (low != high) & np.isfinite(low) & np.isfinite(high) & (wide != 0)
    # Where the result is the argument or a constant but for less than float64 can tell, the
    # interval is around a number of the format, and there is no doubt.
    for at, result in zip(x[doubtful], made[doubtful], strict=True):
        truth = FUNCTIONS[function](mpf(float(at)))
        unit = mpf(float(row.ulp(float(truth))))
        assert abs(truth - mpf(float(result))) <= unit / 2, (at, result)
    assert np.count_nonzero(doubtful) < x.size / 100


def test_numbers_and_coefficients_are_rounded():
    row = FORMATS["e4m3fn"]
    assert parse("1.702").evaluate(0.0, {}, row) == 1.75
    assert parse("k").evaluate(0.0, {"k": 0.044715}, row) == 0.04296875
    assert parse("pi").evaluate(0.0, {}, row) == 3.25
    assert parse("x").evaluate(1.702, {}, row) == 1.75
    assert np.isnan(parse("k").evaluate(0.0, {"k": 1000.0}, row))
    assert parse("k").evaluate(0.0, {"k": 1e6}, FORMATS["e5m2"]) == np.inf


def test_a_power_is_one_operation():
    row = FORMATS["bfloat16"]
    x = row.round(1.3)
    assert parse("x^3").evaluate(x, {}, row) == row.round(x**3)
    assert parse("x*x*x").evaluate(x, {}, row) == row.round(row.round(x * x) * x)
    assert parse("x^3").evaluate(x, {}, row) != parse("x*x*x").evaluate(x, {}, row)


def test_the_order_of_operations_matters():
    row = FORMATS["float16"]
    x = row.values()
    first = parse("0.5*x*(1+erf(x))").evaluate(x, {}, row)
    second = parse("0.5*(x*(1+erf(x)))").evaluate(x, {}, row)
    assert np.any(first != second)


def test_float64_is_plain_evaluation():
    formula = parse("0.5*x*(1+tanh(c*(x+a*x^3)))")
    x, values = np.linspace(-9, 9, 1001), {"c": 0.8, "a": 0.0447}
    np.testing.assert_array_equal(
        formula.evaluate(x, values), formula.evaluate(x, values, FORMATS["float64"])
    )


def test_flush():
    row = FORMATS["float16"]
    least = row.smallest_normal
    formula = parse("0.5*x")
    x = [least / 2, least, 2 * least, -least, -least / 2, -0.0]
    made = formula.evaluate(x, {}, row, flush=True)
    np.testing.assert_array_equal(made, [0, 0, least, 0, 0, 0])
    np.testing.assert_array_equal(np.signbit(made), [0, 0, 0, 1, 1, 1])
    np.testing.assert_array_equal(formula.evaluate(x, {}, row)[:2], [least / 4, least / 2])
    # Inputs and numbers are flushed too, before they are used.
    assert parse("x*4096").evaluate(least / 2, {}, row, flush=True) == 0
    assert parse("x*k").evaluate(4096.0, {"k": least / 2}, row, flush=True) == 0


@pytest.mark.parametrize("name", FORMATS)
def test_shapes_and_silence(name):
    formula = parse("x^3*exp(x)/a")
    with np.errstate(all="raise"):
        for shape in [(), (0,), (2, 3)]:
            made = formula.evaluate(np.full(shape, 900.0), {"a": 0.0}, FORMATS[name], flush=True)
            assert made.shape == shape
            assert made.dtype == np.float64


def test_steps():
    formula = parse("0.5*x*(1+tanh(c*(x+a*x^3)))")
    assert formula.steps() == (
        "t1 = 0.5*x",
        "t2 = x^3",
        "t3 = a*t2",
        "t4 = x + t3",
        "t5 = c*t4",
        "t6 = tanh(t5)",
        "t7 = 1 + t6",
        "t8 = t1*t7",
    )
    assert formula.count == 8
    assert parse("x/(1+exp(-1.702*x))").steps() == (
        "t1 = -1.702*x",
        "t2 = exp(t1)",
        "t3 = 1 + t2",
        "t4 = x/t3",
    )
    assert parse("clip(-x, -(1), 3)").steps()[-1] == "t2 = clip(t1, -1, 3)"
    assert parse("x").steps() == ()
    assert parse("x").count == 0


def test_steps_spare_the_names_of_coefficients():
    assert parse("t1*x + t").steps() == ("u1 = t1*x", "u2 = u1 + t")
    assert parse("t*u*v*w*s*r").steps()[0] == "step1 = t*u"


def test_steps_carried_out_one_by_one_give_the_value():
    row, values = FORMATS["bfloat16"], {"c": 0.8, "a": 0.0447}
    formula = parse("0.5*x*(1+tanh(c*(x+a*x*x*x)))/max(-x, 2)")
    x = row.values()[::37]
    known = {name: row.round(value) for name, value in values.items()} | {"x": x}
    for line in formula.steps():
        name, text = line.split(" = ")
        known[name] = parse(text).evaluate(x, known, row)
    np.testing.assert_array_equal(known[name], formula.evaluate(x, values, row))
