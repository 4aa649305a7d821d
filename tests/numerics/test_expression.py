import math
import time

import numpy as np
import pytest

from gelu_desktop.numerics import tables
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_tree import (
    CALLS,
    fold,
)

X = np.linspace(-3, 3, 241)


def sigma(z):
    return 1 / (1 + np.exp(-z))


VALUES = [
    ("x", X),
    ("2", np.full_like(X, 2)),
    ("-x^2", -(X**2)),
    ("(-x)^2", X**2),
    ("2^-x", 2.0**-X),
    ("2^3^2", np.full_like(X, 512)),
    ("x-1-2", X - 3),
    ("x/2/4", X / 8),
    ("x/2*4", X * 2),
    ("x-(1-2)", X + 1),
    ("1+2*x", 1 + 2 * X),
    ("--x", X),
    ("+x*-2", -2 * X),
    ("x**3", X**3),
    ("x^0.5", np.sqrt(np.where(X < 0, np.nan, X))),
    (".5*x + 1.e1 + 2.5E-1", 0.5 * X + 10.25),
    ("pi*x+e", math.pi * X + math.e),
    ("abs(x)*sign(x)", X),
    ("min(x, 1)", np.minimum(X, 1)),
    ("max(0, x)", np.maximum(0, X)),
    ("clip(x, -1, 2)", np.clip(X, -1, 2)),
    ("step(x)", np.where(X > 0, 1.0, 0.0)),
    ("exp(x)", np.exp(X)),
    ("expm1(x)", np.expm1(X)),
    ("log(1+x^2)", np.log(1 + X**2)),
    ("log1p(x^2)", np.log1p(X**2)),
    ("tanh(x)", np.tanh(X)),
    ("sigmoid(x)", sigma(X)),
    ("x*Phi(x)", [x * math.erfc(-x / math.sqrt(2)) / 2 for x in X]),
    ("phi(x)", np.exp(-X * X / 2) / math.sqrt(2 * math.pi)),
    ("erf(x)", [math.erf(x) for x in X]),
    ("erfc(x)", [math.erfc(x) for x in X]),
    ("sqrt(x*x)", np.abs(X)),
    ("（ｘ＋１）＊２", 2 * X + 2),
    ("max（x，0）", np.maximum(X, 0)),
    ("１．５×x − x÷2", X),
    ("π·Φ(x)", [math.pi * math.erfc(-x / math.sqrt(2)) / 2 for x in X]),
    ("  x\t+\n1 ", X + 1),
    ("x² − 2·x³", X**2 - 2 * X**3),
    ("(x+4)⁻¹*2¹⁰", 1024 / (X + 4)),
    ("-x²+√(x²)", -(X**2) + np.abs(X)),
    ("table(x, 4, 16)", tables.table(X, 4.0, 16)),
    ("tableslope(x, 4, 16)", tables.table_slope(X, 4.0, 16)),
    ("nearest(x, 4, 16)", tables.nearest(X, 4.0, 16)),
]


@pytest.mark.parametrize(("text", "value"), VALUES)
def test_values(text, value):
    computed = parse(text).evaluate(X)
    assert computed.dtype == np.float64
    np.testing.assert_allclose(computed, value, rtol=1e-14, atol=1e-15)


def test_every_function_is_tried():
    tried = " ".join(text for text, _ in VALUES)
    assert [name for name in CALLS if f"{name}(" not in tried.replace("（", "(")] == []


@pytest.mark.parametrize("shape", [(), (0,), (2, 3)])
def test_shapes(shape):
    x = np.ones(shape, np.float32)
    for text in ("x^2+a", "a"):
        computed = parse(text).evaluate(x, {"a": 2})
        assert computed.shape == shape
        assert computed.dtype == np.float64
        assert computed.flags.writeable


def test_what_has_no_value_is_silent():
    with np.errstate(all="raise"):
        np.testing.assert_array_equal(
            parse("log(x)").evaluate([-1.0, 0.0, np.inf]), [np.nan, -np.inf, np.inf]
        )
        np.testing.assert_array_equal(parse("1/x").evaluate([0.0, -0.0]), [np.inf, -np.inf])
        assert np.isnan(parse("sqrt(x)").evaluate(-1))
        assert np.isnan(parse("(-2)^0.5").evaluate(0))
        assert parse("exp(x)^2").evaluate(1e6) == np.inf
        assert np.isnan(parse("max(x, 0)*step(x)").evaluate(np.nan))


def test_coefficients():
    formula = parse("c*x + a*x^2 + c - alpha + k_1 + b2")
    assert formula.names == ("c", "a", "alpha", "k_1", "b2")
    values = {"c": 2.0, "a": 3.0, "alpha": 5.0, "k_1": 7.0, "b2": 11.0, "unused": 0.0}
    assert formula.evaluate(2.0, values) == 4 + 12 + 2 - 5 + 7 + 11
    with pytest.raises(ValueError, match="coefficient a"):
        formula.evaluate(1.0, {"c": 1.0})
    assert parse("pi*e*x").names == ()


def test_the_order_of_operations_is_kept():
    x = np.array([0.1, 1e16])
    np.testing.assert_array_equal(parse("x+1+2").evaluate(x), (x + 1) + 2)
    np.testing.assert_array_equal(parse("x+(1+2)").evaluate(x), x + 3)
    assert parse("0.5*x*(1+tanh(x))").root.operation == "*"
    assert parse("2*3*x") != parse("2*(3*x)")


SMOOTH = [
    "x^3 - 2*x^2 + a",
    "(x^2+1)^a",
    "a^x",
    "x^x",
    "1/(1+x^2)",
    "x/(a+exp(-x))",
    "exp(-x^2)*tanh(a*x)",
    "expm1(x) + log1p(x^2) + log(2+x^2)",
    "sqrt(1+x^2)",
    "x*sigmoid(1.702*x)",
    "x*Phi(x) - phi(x)",
    "erf(a*x)*erfc(x/2)",
    "0.5*x*(1+tanh(a*(x+0.044715*x^3)))",
    "abs(x)*x",
    "min(x^2, x+2) + max(x, a*x)",
    "clip(x^3, -2, 2*x+3)",
    "-(-x)",
    "x*table(a*x, 4, 16) + tableslope(x, 4, 16)",
    "x*nearest(a*x, 4, 16)",
]


@pytest.mark.parametrize("text", SMOOTH)
@pytest.mark.parametrize("wrt", ["x", "a"])
def test_derivatives_against_central_differences(text, wrt):
    formula, h = parse(text), 1e-6
    x = np.array([-1.7, -0.613, 0.217, 1.43, 2.9])
    if text == "x^x":
        x = x[x > 0]

    def moved(step):
        a = 1.3 + (step if wrt == "a" else 0)
        return formula.evaluate(x + (step if wrt == "x" else 0), {"a": a})

    computed = formula.derivative(wrt).evaluate(x, {"a": 1.3})
    central = (moved(h) - moved(-h)) / (2 * h)
    np.testing.assert_allclose(computed, central, rtol=1e-7, atol=1e-7)


def test_every_slope_is_tried():
    tried = "".join(SMOOTH)
    assert [name for name in CALLS - {"sign", "step"} if f"{name}(" not in tried] == []


@pytest.mark.parametrize(
    ("text", "at", "slope"),
    [
        ("max(x, 0)", 0, 0),
        ("max(0, x)", 0, 0),
        ("max(x, x)", 2, 1),
        ("min(x, x)", 2, 1),
        ("min(max(x, 0), 6)", 6, 0),
        ("min(6, x)", 6, 0),
        ("max(6, x)", 6, 0),
        ("clip(x, 0, 6)", 6, 0),
        ("abs(x)", 0, 0),
        ("sign(x)", 2, 0),
        ("step(x)", 2, 0),
    ],
)
def test_slopes_at_corners(text, at, slope):
    assert parse(text).derivative().evaluate(at) == slope


def test_derivatives_are_folded():
    assert str(parse("3*x+5").derivative()) == "3"
    assert str(parse("a+2").derivative()) == "0"
    assert str(parse("x^3").derivative()) == "3*x^2"
    assert str(parse("x*x").derivative()) == "x + x"
    assert str(parse("-x").derivative()) == "-1"
    assert str(parse("c*x").derivative("c")) == "x"


@pytest.mark.parametrize(
    "text", ["*".join("x" * 249), "+".join("x" * 249), "exp(" * 60 + "x" + ")" * 60]
)
def test_large_formulas_stay_manageable(text):
    formula = parse(text)
    second = formula.derivative().derivative()
    visited = []
    fold(second.root, lambda node, parts: visited.append(node))
    assert len(visited) < 15_000
    start = time.perf_counter()
    second.evaluate(X)
    assert time.perf_counter() - start < 10
    assert parse(str(formula)) == formula
    assert hash(parse(text)) == hash(formula)
    assert repr(formula) == f"Expression({str(formula)!r})"
