import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.peaks import Peak, beside, peak


@given(st.floats(-900, 900), st.floats(1e-4, 50), st.floats(1e-12, 1e3), st.booleans())
def test_a_hill_is_found_wherever_it_is(place, breadth, height, down):
    height = -height if down else height
    span = (place - 40 * breadth, place + 70 * breadth)
    found = peak(lambda x: height / (1 + np.square((x - place) / breadth)), *span)
    assert math.isclose(found.value, height, rel_tol=1e-12)
    assert abs(found.at - place) <= 1e-6 * breadth + 1e-13 * abs(place)


@pytest.mark.parametrize("span", [(-4.0, 4.0), (-4.0, 5.3), (-7.1, 4.0), (-1000.0, 1000.0)])
def test_of_equal_hills_the_right_one(span):
    found = peak(lambda x: np.exp(-np.square(np.abs(x) - 2.3)) * -0.4, *span)
    assert math.isclose(found.value, -0.4, rel_tol=1e-12)
    assert math.isclose(found.at, 2.3, abs_tol=1e-6)


@pytest.mark.parametrize("higher", [-1, 1])
def test_a_slightly_higher_hill_wins(higher):
    found = peak(lambda x: np.sin(x) ** 2 * (1 + higher * 1e-6 * x), -3.0, 3.0)
    assert math.isclose(found.at, higher * math.pi / 2, abs_tol=1e-4)


def test_a_narrow_hill_near_zero_is_seen_in_a_wide_range():
    found = peak(lambda x: np.exp(-np.square((x - 1e-3) / 2e-4)), -1000.0, 1000.0)
    assert math.isclose(found.value, 1, rel_tol=1e-9)


@pytest.mark.parametrize(
    ("function", "span", "value", "at"),
    [
        (lambda x: x, (-2, 3), 3, 3),
        (lambda x: x, (-4, 3), -4, -4),
        (lambda x: x * x, (-3, 3), 9, 3),
        (np.exp, (-5, 2), math.exp(2), 2),
        (lambda x: 1 - np.abs(x - 1 / 3), (-1, 1), 1, 1 / 3),
        (lambda x: 0 * x, (-1, 1), 0, 1),
        (lambda x: np.where(x > 0.5, np.inf, x), (-1, 1), np.inf, 1),
        (lambda x: np.where(x > 0.5, np.nan, x), (-0.1, 1), 0.5, 0.5),
    ],
)
def test_ends_corners_and_flats(function, span, value, at):
    found = peak(function, *span)
    assert math.isclose(found.value, value, rel_tol=1e-9, abs_tol=1e-12)
    assert math.isclose(found.at, at, rel_tol=1e-8, abs_tol=1e-12)
    assert isinstance(found, Peak)
    assert isinstance(found.at, float)


def test_nothing_but_nan():
    found = peak(lambda x: x * np.nan, -1, 1)
    assert math.isnan(found.value)
    assert found.at == 1


def test_jumps_are_seen_from_both_sides():
    teeth = np.linspace(-4, 4, 60_001)
    found = peak(lambda x: (x * 7500) % 1 * (1 - 1e-3 * x), -4, 4, teeth)
    assert math.isclose(found.value, 1.004, rel_tol=1e-6)
    assert found.at < -3.9998
    np.testing.assert_array_equal(
        beside([0.0, 1.0, 2.0], 0.0, 1.5),
        [0, 1, math.nextafter(1, 0), 5e-324, 1 + 2**-52, 0.5, 1.5],
    )


@pytest.mark.parametrize("place", [0.3, 1.23456, 2.7, -3.3])
def test_a_place_has_more_digits_than_the_height_could_tell(place):
    """Values within 1e-8 of a top differ from it by less than rounding; a cubic tells more."""
    found = peak(lambda x: np.exp(-np.square(x - place)), -4.0, 5.0)
    assert abs(found.at - place) < 1e-10
