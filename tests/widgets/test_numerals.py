import math

import pytest

from gelu_desktop.widgets.numerals import fixed, scientific, significant


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (1.0, 3, "1.000"),
        (-0.75, 3, "−0.750"),
        (0.8413447, 4, "0.8413"),
        (0.0, 4, "0.0000"),
        (-0.0, 4, "0.0000"),
        (0.0123456, 3, "0.0123"),
        (0.00135, 4, "0.00135"),
        (-7.743e-4, 4, "−7.74×10⁻⁴"),
        (1e-300, 4, "1.00×10⁻³⁰⁰"),
        (1000.0, 3, "1000.000"),
        (2.5e7, 4, "2.50×10⁷"),
        (math.inf, 4, "∞"),
        (-math.inf, 4, "−∞"),
        (math.nan, 4, "–"),
    ],
)
def test_fixed(value, decimals, text):
    assert fixed(value, decimals) == text


def test_fixed_can_do_with_fewer_significant_digits():
    assert fixed(-0.00405, 4, digits=1) == "−0.0040"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-1.5279e-4, "−1.53×10⁻⁴"),
        (2000.0, "2.00×10³"),
        (0.0, "0"),
        (-0.0, "0"),
        (math.nan, "–"),
        (math.inf, "∞"),
    ],
)
def test_scientific(value, text):
    assert scientific(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.7978845608, "0.79788"),
        (0.044715, "0.044715"),
        (1.702, "1.7020"),
        (-1000.0, "−1000.0"),
        (0.0, "0.0000"),
        (1e-6, "1.0000×10⁻⁶"),
        (9999.9, "9999.9"),
        (9999.99, "10000"),
        (123456.0, "1.2346×10⁵"),
        (math.nan, "–"),
    ],
)
def test_significant(value, text):
    assert significant(value) == text
