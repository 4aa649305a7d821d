"""Tests of `gelu_desktop.numerics.thinning`."""

import numpy as np
import pytest

from gelu_desktop.numerics.thinning import PER_COLUMN, straightened, thinned

WIDE = 500.0
COUNTS = [2_000, 20_000, 100_000]


def line(count, heights):
    x = np.linspace(0.0, WIDE, count)
    return np.stack((x, heights(x)), axis=1)


def thin(points):
    """Return a polyline in pixels as it is drawn."""
    columns = np.arange(np.floor(points[1, 0]) + 1, points[-2, 0])
    x, y = thinned(*points.T, columns)
    return straightened(np.stack((x, y), axis=1))


def noise(x):
    return 100 * np.random.default_rng(1).standard_normal(len(x))


@pytest.mark.parametrize("count", [2, 3, 200, 1000])
def test_points_that_can_be_told_apart_all_stay(count):
    points = line(count, np.sin)
    x, y = points.T
    kept = thinned(x, y, np.arange(1.0, WIDE))
    assert kept[0] is x and kept[1] is y


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(
    "heights",
    [
        lambda x: 100 * np.sin(x / 40),
        lambda x: 300 / (1 + np.exp(-(x - 250) / 30)),
        lambda x: (x - 250) ** 2 / 400,
        lambda x: 0.7 * x,
    ],
    ids=["wave", "step", "bowl", "straight"],
)
def test_a_smooth_curve_keeps_to_it_with_few_points(count, heights):
    points = line(count, heights)
    kept = thin(points)
    assert len(kept) < 200
    assert np.array_equal(kept[[0, -1]], points[[0, -1]])
    away = np.interp(points[:, 0], *kept.T) - points[:, 1]
    assert np.abs(away).max() < 0.1


@pytest.mark.parametrize("count", COUNTS)
def test_noise_goes_as_far_up_and_down_in_every_column_with_two_points_each(count):
    points = line(count, noise)
    kept = thin(points)
    assert len(kept) <= PER_COLUMN * (WIDE + 2)
    for column in (0, 17, 250, int(WIDE) - 2):
        inside, found = (each[np.floor(each[:, 0]) == column, 1] for each in (points, kept))
        assert (found.min(), found.max()) == (inside.min(), inside.max())


def test_a_single_spike_is_not_lost():
    points = line(20_000, lambda x: 0 * x)
    points[12_345, 1] = -40.0
    kept = thin(points)
    assert kept[:, 1].min() == -40.0
    assert len(kept) < 20


def test_a_gap_and_a_point_far_outside_are_no_trouble():
    x = np.concatenate(([-1e5], np.linspace(0, 100, 5_000), np.linspace(400, 500, 5_000), [1e5]))
    points = np.stack((x, np.cos(x)), axis=1)
    kept = thin(points)
    assert np.array_equal(kept[[0, -1]], points[[0, -1]])
    assert (np.diff(kept[:, 0]) >= 0).all()
    assert not ((kept[:, 0] > 101) & (kept[:, 0] < 399)).any()


def test_points_in_some_columns_only_are_there_once():
    x = np.concatenate((np.linspace(0.1, 0.9, 50), [1.5, 2.5, 3.5], np.linspace(4.1, 4.9, 50)))
    y = np.arange(len(x), dtype=float)
    kept = thinned(x, y, np.arange(1.0, 5.0))
    assert kept[0].tolist() == [0.1, 0.1, 0.9, 1.5, 2.5, 3.5, 4.1, 4.9, 4.9]
    assert kept[1].tolist() == [0.0, 0.0, 49.0, 50.0, 51.0, 52.0, 53.0, 102.0, 102.0]


def test_a_column_of_equal_ends_goes_up_first():
    kept = thinned(np.linspace(0.1, 0.9, 5), np.array([0.0, 3.0, 0.0, -2.0, 0.0]), np.array([]))
    assert kept[1].tolist() == [0.0, -2.0, 3.0, 0.0]


@pytest.mark.parametrize("count", [2, 3])
def test_a_few_points_are_not_straightened(count):
    points = np.array([[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]])[:count]
    assert straightened(points) is points
