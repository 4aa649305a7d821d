import math

import pytest

from gelu_desktop.model.figures import (
    counted,
    fixed,
    percent,
    place,
    power_of_ten,
    rounded,
    scientific,
    short,
    significant,
    ten_to,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.8413447460685429, "0.841345"),
        (-0.1699712, "−0.169971"),
        (-1e-9, "0.000000"),
        (2.5e7, "2.5000×10⁷"),
        (math.nan, "–"),
        (-math.inf, "−∞"),
    ],
)
def test_fixed(value, text):
    assert fixed(value) == text


def test_scientific_has_four_decimals_unless_told():
    assert scientific(4.7323552e-4) == "4.7324×10⁻⁴"
    assert scientific(-0.02033487) == "−2.0335×10⁻²"


@pytest.mark.parametrize(
    ("value", "text"), [(-4.0, "−4"), (0.1 + 0.2, "0.3"), (1e-7, "1×10⁻⁷"), (-2.5e7, "−2.5×10⁷")]
)
def test_short(value, text):
    assert short(value) == text


def test_ten_to_the_zeroth_is_left_out():
    assert scientific(-1.99994) == "−1.9999"
    assert scientific(10.0) == "1.0000×10¹"


@pytest.mark.parametrize(
    ("value", "span", "text"),
    [
        (2.69894138, 8.0, "2.6989"),
        (2.69894138, 2000.0, "2.6989"),
        (0.1234571, 2e-6, "0.12345710000"),
    ],
)
def test_a_place_is_told_from_its_neighbours(value, span, text):
    assert place(value, span) == text


def test_percent():
    assert percent(0.8413447) == "84.13\u202f%"


def test_power_of_ten():
    assert power_of_ten(-4) == "×10⁻⁴"
    assert power_of_ten(12) == "×10¹²"


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
def test_rounded(value, decimals, text):
    assert rounded(value, decimals) == text


def test_rounded_can_do_with_fewer_significant_digits():
    assert rounded(-0.00405, 4, digits=1) == "−0.0040"


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
    assert scientific(value, 2) == text


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


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (999999.9999994, "999999.999999"),
        (1e6, "1.0000×10⁶"),
        (-1e6, "−1.0000×10⁶"),
        (0.0, "0.000000"),
        (1e-6, "0.000001"),
    ],
)
def test_fixed_ends_at_a_million(value, text):
    assert fixed(value) == text
    assert fixed(2.0 / 3.0, 2) == "0.67"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.001, "0.00100"),
        (0.00099999, "1.00×10⁻³"),
        (999999.0, "999999.0000"),
        (1e6, "1.00×10⁶"),
        (0.1, "0.1000"),
        (0.01, "0.0100"),
        (0.0099, "0.00990"),
    ],
)
def test_rounded_has_three_digits_at_least(value, text):
    assert rounded(value) == text


@pytest.mark.parametrize(
    ("power", "text"),
    [
        (0.0, "1.00"),
        (0.5, "3.16"),
        (-0.5, "3.16×10⁻¹"),
        (1.0, "1.00×10¹"),
        (2.9999, "1.00×10³"),
        (-400.5, "3.16×10⁻⁴⁰¹"),
        (1e5, "1.00×10¹⁰⁰⁰⁰⁰"),
    ],
)
def test_ten_to_any_power(power, text):
    assert ten_to(power) == text
    assert ten_to(0.5, 4) == "3.1623"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (9999, "9999"), (10_000, "10,000"), (-10_000, "-10,000"), (1234567, "1,234,567")],
)
def test_counted(number, text):
    assert counted(number) == text


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [
        (0.001, 5, "0.0010000"),
        (0.000999999, 5, "1.0000×10⁻³"),
        (1e4, 5, "1.0000×10⁴"),
        (99.9, 3, "99.9"),
        (100.0, 3, "1.00×10²"),
        (0.0, 3, "0.00"),
    ],
)
def test_significant_digits_that_are_asked_for(value, digits, text):
    assert significant(value, digits) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.23456789, "1.23457"),
        (123456.0, "123456"),
        (1234567.0, "1.23457×10⁶"),
        (1.0, "1"),
        (math.inf, "∞"),
        (-math.inf, "−∞"),
        (math.nan, "–"),
    ],
)
def test_short_has_six_digits_at_most(value, text):
    assert short(value) == text


@pytest.mark.parametrize(
    ("span", "text"),
    [
        (8.0, "0.1235"),
        (7.9, "0.12346"),
        (80.0, "0.1235"),
        (0.8, "0.12346"),
        (0.08, "0.123457"),
        (1e-7, "0.123456789012"),
        (1e-9, "0.123456789012"),
    ],
)
def test_a_place_has_a_decimal_more_in_a_tenth_of_the_range(span, text):
    assert place(0.1234567890123, span) == text


def test_percentages_with_other_decimals():
    assert percent(0.5, 0) == "50\u202f%"
    assert percent(-0.12345, 1) == "−12.3\u202f%"
