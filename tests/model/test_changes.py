"""What steps are called."""

import dataclasses

import pytest

from gelu_desktop.model.changes import NAMES, describe
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.state import State


def test_every_field_has_a_name():
    assert set(NAMES) == {row.name for row in dataclasses.fields(State)}


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"x": -0.751}, "Probe: −0.751"),
        ({"x_range": (0.0, 1.0)}, "Range of x: 0 to 1"),
        ({"interval": (-6.0, 0.5)}, "Interval measured: −6 to 0.5"),
        ({"y_ranges": {"error": (-0.25, 1.0)}}, "Range of y: −0.25 to 1"),
        ({"tangent": False}, "Tangent: off"),
        ({"approximation": "gelu_sigmoid"}, "Approximation: sigmoid form"),
        ({"coefficients": {"gelu_tanh.a": 0.05}}, "a (tanh form): 0.05"),
        ({"coefficients": {"gelu_tanh.a": 0.05, "gelu_tanh.c": 0.8}}, "Coefficients: a, c"),
        ({"number_format": "float16"}, "Number format: float16"),
        ({"measure": "relative"}, "Measure of error: relative"),
        ({"ffn": FfnSettings(source="sample")}, "FFN simulator"),
        ({"ffn_seed": 5, "ffn_scale": 2.0, "x": 3.0}, "Probe: 3, and 2 more"),
        ({"formula": "x*Phi(x) + 0*x*x*x*x*x*x*x"}, "Own formula: x*Phi(x) + 0*x*x*x*x*x*…"),
    ],
)
def test_a_change_is_told_in_a_few_words(changes, name):
    before = State()
    assert describe(before, before.replace(**changes)) == name


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        ({}, {"tangent": False, "gate": False}, "Tangent: off, and 1 more"),
        ({"tangent": False}, {"tangent": True}, "Tangent: on"),
        ({"y_ranges": {"error": (0, 1)}}, {"y_ranges": {"error": None}}, "Range of y: automatic"),
        (
            {"y_ranges": {"error": (0, 1)}},
            {"y_ranges": {"curve": (0, 2)}},
            "Range of y: 0 to 2",
        ),
        ({}, {"y_ranges": {"error": (0, 1), "curve": (0, 1)}}, "Range of y"),
        ({}, {"functions": ("gelu",)}, "Functions shown"),
        ({"formula": "k*x"}, {"approximation": "own"}, "Approximation: own formula"),
        ({}, {"tolerance": 1e-5}, "Tolerance: 1×10⁻⁵"),
        ({}, {"fit_norm": "l2"}, "Refit: norm: least squares"),
        ({}, {"ffn_activation": "relu"}, "FFN: activation: ReLU"),
        # 24 characters are told whole, of 25 the first 23.
        ({}, {"formula": "x*Phi(x)+100*x*x*x*x*x*x"}, "Own formula: x*Phi(x)+100*x*x*x*x*x*x"),
        ({}, {"formula": "x*Phi(x)+1000*x*x*x*x*x*x"}, "Own formula: x*Phi(x)+1000*x*x*x*x*x…"),
        (
            {},
            {"coefficients": {"gelu_ibert.b": -1.7, "gelu_ibert.a": -0.28}},
            "Coefficients: a, b",
        ),
        (
            {},
            {"coefficients": {"gelu_ibert.a": -0.28, "gelu_tanh.a": 0.05}},
            "Coefficients: a",
        ),
        (
            {},
            {"coefficients": {f"gelu_as7126.a{place}": 0.5 for place in range(1, 6)}},
            "Coefficients: a1, a2, a3, a4, a5",
        ),
        # 24 characters of names are told, 25 are not.
        (
            {"formula": "a_1*x+b*x+c*x+d*x+f*x+g*x+h*x+j"},
            {"coefficients": {f"own.{name}": 2 for name in ("a_1", *"bcdfghj")}},
            "Coefficients: a_1, b, c, d, f, g, h, j",
        ),
        (
            {"formula": "a_12*x+b*x+c*x+d*x+f*x+g*x+h*x+j"},
            {"coefficients": {f"own.{name}": 2 for name in ("a_12", *"bcdfghj")}},
            "Coefficients",
        ),
        ({"formula": "k*x^q"}, {"coefficients": {"own.q": 2.5}}, "q: 2.5"),
    ],
)
def test_a_change_of_one_state_into_another(before, after, name):
    first = State().replace(**before)
    assert describe(first, first.replace(**after)) == name


def test_a_coefficient_that_is_gone_is_named():
    before = State(formula="k*x^q", coefficients={"own.q": 2.5})
    assert describe(before, State(formula="k*x^q")) == "q"


def test_equal_states_have_no_name():
    assert describe(State(), State()) == ""


def test_every_word_is_translated():
    def translate(context, text):
        return f"<{context}: {text}>"

    def told(**changes):
        return describe(State(), State().replace(**changes), translate)

    pattern = "<Changes: <Changes: Tangent>: <Changes: off>>"
    assert told(tangent=False) == pattern
    assert told(tangent=False, gate=False) == f"<Changes: {pattern}, and 1 more>"
    assert told(measure="relative").endswith(": <Changes: relative>>")
    assert told(approximation="gelu_sigmoid").endswith(": <Functions: sigmoid form>>")
    assert told(interval=(0, 1)).endswith(": <Changes: 0 to 1>>")
    assert told(coefficients={"gelu_tanh.a": 0.05}) == (
        "<Changes: a (<Functions: tanh form>): 0.05>"
    )
