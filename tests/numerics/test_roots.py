import numpy as np
import pytest

from gelu_desktop.numerics.roots import narrowed


def test_sign_changes_are_found_to_rounding():
    left, right = narrowed(np.sin, np.array([3.0, 6.0, -4.0]), np.array([4.0, 7.0, -2.0]))
    np.testing.assert_allclose(left, [np.pi, 2 * np.pi, -np.pi], rtol=1e-14)
    assert np.all(right - left < 1e-14)
    assert np.all(np.sin(left) * np.sin(right) <= 0)


def test_a_jump_is_a_change_and_zero_is_negative():
    left, right = narrowed(lambda x: np.where(x < 0.3, 0.0, 1.0), np.zeros(1), np.ones(1))
    assert left[0] < 0.3 <= right[0]
    assert right[0] - left[0] < 1e-13


def test_of_three_changes_the_first():
    left, _ = narrowed(lambda x: np.sin(x), np.array([1.0]), np.array([10.0]))
    np.testing.assert_allclose(left, np.pi, rtol=1e-13)


def test_very_many_changes_cost_few_evaluations():
    asked = 0

    def wave(x):
        nonlocal asked
        asked += x.size
        return np.sin(np.pi * x)

    places = np.arange(1, 20001.0)
    left, right = narrowed(wave, places - 0.4, places + 0.3)
    np.testing.assert_allclose(left, places, rtol=1e-14)
    assert np.all(right - left < 1e-11)
    assert asked < 60 * places.size


def test_nothing_to_narrow():
    left, right = narrowed(np.sin, np.empty(0), np.empty(0))
    assert left.size == right.size == 0


def test_a_smooth_change_takes_five_rounds_and_a_jump_ten():
    for f, most in ((np.cos, 5), (lambda x: np.where(x < 1.3, -1.0, 1.0), 10)):
        rounds = 0

        def counted(x, f=f):
            nonlocal rounds
            rounds += 1
            return f(x)

        left, right = narrowed(counted, np.array([1.1, 1.2]), np.array([1.9, 1.7]))
        assert rounds <= most
        assert np.all(right - left <= 2e-13)


def test_ends_that_are_zero_or_infinite_still_lead_to_the_change():
    for size in (np.inf, 1e308):
        left, right = narrowed(lambda x, s=size: np.where(x < 0.3, -s, s), np.zeros(1), np.ones(1))
        assert left[0] < 0.3 <= right[0]
    left, right = narrowed(lambda x: np.minimum(x, 0.0) + (x > 0.5), np.zeros(1), np.ones(1))
    assert left[0] <= 0.5 <= right[0]
    assert right[0] - left[0] < 1e-12


@pytest.mark.parametrize("count", [1, 5000])
@pytest.mark.parametrize("place", [1e-9, 0.01, 0.5, 0.985, 0.9999, 1 - 1e-9])
def test_a_jump_anywhere_lies_between_the_ends_that_are_left(place, count):
    left, right = narrowed(
        lambda x: np.where(x < place, -1.0, 1.0), np.zeros(count), np.ones(count)
    )
    assert np.all(left < place) and np.all(place <= right)
    assert np.all(right - left < 1e-13)


@pytest.mark.parametrize("count", [1, 5000])
@pytest.mark.parametrize("low", [0.0, np.nan])
def test_an_end_that_is_zero_or_no_number_counts_as_negative(low, count):
    left, right = narrowed(
        lambda x: np.where(x < 0.7, np.where(x == 0, low, -1.0), 1.0),
        np.zeros(count),
        np.ones(count),
    )
    assert np.all(left < 0.7) and np.all(right >= 0.7)
    assert np.all(right - left < 1e-13)
