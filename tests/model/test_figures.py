import math

import pytest

from gelu_desktop.model.figures import fixed, percent, scientific, short


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.8413447460685429, "0.841345"),
        (-0.1699712, "−0.169971"),
        (-1e-9, "0.000000"),
        (2.5e7, "2.5000e7"),
        (math.nan, "NaN"),
        (-math.inf, "−∞"),
    ],
)
def test_fixed(value, text):
    assert fixed(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(4.7323552e-4, "4.7324e−4"), (-0.02033487, "−2.0335e−2"), (0.0, "0"), (math.inf, "∞")],
)
def test_scientific(value, text):
    assert scientific(value) == text


@pytest.mark.parametrize(("value", "text"), [(-4.0, "−4"), (0.1 + 0.2, "0.3"), (1e-7, "1e−07")])
def test_short(value, text):
    assert short(value) == text


def test_percent():
    assert percent(0.8413447) == "84.13\u202f%"
