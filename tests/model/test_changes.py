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
