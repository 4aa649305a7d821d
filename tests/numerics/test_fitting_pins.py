"""Coefficients that follow from the gate at 0, against what the formula says they must be."""

import math

import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.fitting_pins import Pins, UnpinnedError
from gelu_desktop.numerics.own import from_formula

SLOPE = 1 / math.sqrt(2 * math.pi)
"""φ(0)."""


@pytest.mark.parametrize(
    ("formula", "start", "expected"),
    [
        ("x*sigmoid(k*x)", {"k": 5.0}, {"k": 4 * SLOPE}),
        ("x*sigmoid(k*x)", {"k": 0.0}, {"k": 4 * SLOPE}),
        # Where the slope goes as the square or the cube, one step of Newton is not enough.
        ("x*sigmoid(u^2*x)", {"u": 1.1}, {"u": math.sqrt(4 * SLOPE)}),
        ("x*sigmoid(u^3*x)", {"u": 2.0}, {"u": (4 * SLOPE) ** (1 / 3)}),
        ("x*sigmoid(x/u)", {"u": 0.4}, {"u": 1 / (4 * SLOPE)}),
        # The value at 0 counts where a coefficient moves it, and is then met as well.
        ("x*(s^2+u^3*x)", {"s": 0.4, "u": 1.3}, {"s": math.sqrt(0.5), "u": SLOPE ** (1 / 3)}),
        # One of the two may hold from the beginning.
        ("x*(s+u^3*x)", {"s": 0.5, "u": 1.9}, {"s": 0.5, "u": SLOPE ** (1 / 3)}),
        ("x*(s*u+u^2*x)", {"s": 0.4, "u": 0.9}, {"s": 0.5 / math.sqrt(SLOPE), "u": SLOPE**0.5}),
        (
            "x*(s*u+u^3*x)",
            {"s": 2.0, "u": 1.9},
            {"s": 0.5 / SLOPE ** (1 / 3), "u": SLOPE ** (1 / 3)},
        ),
    ],
)
def test_what_the_gate_at_0_fixes(formula, start, expected):
    values = dict(start)
    pins = Pins(from_formula(formula), values, tuple(start))
    assert sorted(pins.dependent) == sorted(expected)
    assert values == pytest.approx(expected, rel=1e-12)


def test_the_steepest_coefficient_follows_from_the_others():
    values = {"c": 0.9, "a": 0.1}
    assert Pins(FUNCTIONS["gelu_tanh"], values, ("a", "c")).dependent == ["c"]
    assert values == pytest.approx({"c": 2 * SLOPE, "a": 0.1}, rel=1e-12)
    values = {"u": 0.1, "v": 0.1}
    pins = Pins(from_formula("x*sigmoid((u+7*v)*x)"), values, ("u", "v"))
    assert pins.dependent == ["v"]
    values["u"] = 1.0
    pins.settle(values)
    assert values == pytest.approx({"u": 1.0, "v": (4 * SLOPE - 1) / 7}, rel=1e-12)


@pytest.mark.parametrize(
    "formula", ["x*sigmoid(1.5*x+k*x^3)", "x*(0.5+tanh(x)*(1+k^2))", "x*(0.4+k*x^3)"]
)
def test_gates_that_cannot_be_pinned(formula):
    with pytest.raises(UnpinnedError):
        Pins(from_formula(formula), {"k": 0.3}, ("k",))


def test_a_gate_that_has_the_slope_of_itself_needs_no_coefficient():
    values = {"k": 0.3}
    pins = Pins(from_formula("x*(Phi(x)+k*x^3*exp(-x^2))"), values, ("k",))
    assert (pins.dependent, values) == ([], {"k": 0.3})
