from fractions import Fraction

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics import twofold

numbers = st.floats(1e-100, 1e100) | st.floats(-1e100, -1e-100)


def one(value):
    return np.array([value])


@given(numbers, numbers)
def test_a_product_and_what_it_lost_are_exact(x, y):
    rounded, lost = twofold.product(one(x), one(y))
    assert rounded[0] == x * y
    rest = Fraction(x) * Fraction(y) - Fraction(x * y)
    assert abs(Fraction(float(lost[0])) - rest) <= abs(Fraction(x * y)) * Fraction(2) ** -104


@given(numbers, numbers)
def test_a_sum_and_what_it_lost_are_exact(x, y):
    rounded, lost = twofold.total(one(x), one(y))
    assert Fraction(float(rounded[0])) + Fraction(float(lost[0])) == Fraction(x) + Fraction(y)


@given(numbers, st.floats(0.01, 100))
def test_a_quotient_and_what_it_lost(x, y):
    number = twofold.meant(y)
    rounded, lost = twofold.quotient(one(x), number)
    exact = Fraction(x) / number
    off = Fraction(float(rounded[0])) + Fraction(float(lost[0])) - exact
    assert abs(off) <= abs(exact) * Fraction(2) ** -100


def test_a_coefficient_is_the_decimal_number_that_one_reads():
    assert twofold.meant(0.044715) == Fraction(44715, 10**6)
    assert twofold.meant(1e-300) == Fraction(1, 10**300)
    assert twofold.meant(2.0) == 2


@pytest.mark.parametrize("bits", [14, 26, 53])
def test_parts_of_a_number(bits):
    number = Fraction(1, 3)
    high, rest = twofold.parted(number, bits)
    assert abs(Fraction(high) + Fraction(rest) - number) <= Fraction(2) ** -(bits + 53)
    assert (Fraction(high) * 2 ** (bits + 2)).denominator == 1
    high, low = twofold.cut(one(1 / 3), bits)
    assert high[0] + low[0] == 1 / 3
    assert (Fraction(float(high[0])) * 2 ** (bits + 2)).denominator == 1


def test_an_exponential_keeps_its_digits_to_the_last():
    v = np.array([0.0, -1.0, -700.0, -745.0, -1500.0, -np.inf])
    with np.errstate(over="raise", invalid="raise"):
        faded = twofold.faded(np.full(6, 1e300), v)
        shut = twofold.faded(np.array([-np.inf, np.inf]), np.array([-np.inf, -2000.0]))
    truth = [float(1e300 * mpmath.exp(exponent)) for exponent in v[:4]]
    np.testing.assert_allclose(faded, [*truth, 0, 0], rtol=4e-16)
    np.testing.assert_array_equal(shut, [0, 0])
    assert np.signbit(shut[0]) and not np.signbit(shut[1])
    np.testing.assert_allclose(twofold.faded(2.0, v[:2], 1e-12), 2 * np.exp(v[:2]) * (1 + 1e-12))


def test_infinity_gives_no_warning():
    far = np.array([np.inf, -np.inf, 1e308])
    with np.errstate(invalid="raise"), np.errstate(over="ignore"):
        twofold.product(far, np.float64(10))
        twofold.total(far, np.float64(1e308))
        rounded, lost = twofold.quotient(far, twofold.meant(0.7))
    np.testing.assert_array_equal(rounded[:2], far[:2])
    np.testing.assert_array_equal(lost[:2], 0)
