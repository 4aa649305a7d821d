import numpy as np
import pytest

from gelu_desktop.numerics import tables
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.formats import FORMATS

GELU = FUNCTIONS["gelu"].evaluate


@pytest.mark.parametrize("n", [1, 2, 5, 64, 65536])
def test_entries_are_exact(n):
    grid = 4.0 * ((2 * np.arange(min(n, 200) + 1) - n) / n)
    exact = GELU(grid)
    np.testing.assert_allclose(tables.table(grid, 4.0, n), exact, rtol=1e-11, atol=1e-15)
    np.testing.assert_array_equal(tables.nearest(grid, 4.0, n), exact)


def test_between_two_entries_runs_a_straight_line():
    left, right = GELU(1.0), GELU(1.25)
    x = np.linspace(1.0, 1.25, 7)
    straight = left + (x - 1) * 4 * (right - left)
    np.testing.assert_allclose(tables.table(x, 4.0, 32), straight, rtol=1e-15)
    np.testing.assert_allclose(tables.table_slope(x[:-1], 4.0, 32), 4 * (right - left), rtol=1e-14)


def test_half_way_the_entry_at_the_right_is_read():
    below = 1.125 - 1e-12
    assert tables.nearest(1.125, 4.0, 32) == GELU(1.25)
    assert tables.nearest(below, 4.0, 32) == GELU(1.0)


def test_outside_of_the_table():
    for read in (tables.table, tables.nearest):
        far = read(np.array([-np.inf, -4.001, 4.001, np.inf, np.nan]), 4.0, 64)
        np.testing.assert_array_equal(far, [0, 0, 4.001, np.inf, np.nan])
        assert np.signbit(far[0])
        np.testing.assert_array_equal(read(np.array([-4.0, 4.0]), 4.0, 64), GELU([-4.0, 4.0]))


@pytest.mark.parametrize("n", [1e9, 65536.4])
def test_there_are_at_most_65536_segments(n):
    assert tables.table(0.3, 4.0, n) == tables.table(0.3, 4.0, 65536)


@pytest.mark.parametrize("name", ["float16", "bfloat16", "e4m3fn"])
@pytest.mark.parametrize("n", [64, 100])
def test_the_entries_are_rounded_to_the_format_and_the_result_once(name, n):
    row = FORMATS[name]
    x = row.round(np.linspace(-5, 5, 4001))
    entries = row.round(GELU(4.0 * ((2 * np.arange(n + 1) - n) / n)))
    place = np.clip((x + 4) * n / 8, 0, n)
    index = np.minimum(np.floor(place), n - 1).astype(int)
    line = entries[index] + (place - index) * (entries[index + 1] - entries[index])
    inside = np.abs(x) <= 4
    expected = row.round(np.where(inside, line, np.maximum(x, 0)))
    given = {"r": 4.0, "n": float(n)}
    computed = parse("table(x,r,n)").evaluate(x, given, row)
    off = np.abs(computed - expected) / row.ulp(expected)
    assert off.max() <= 1 and np.mean(off > 0) < 0.01
    computed = parse("nearest(x,r,n)").evaluate(x, given, row)
    index = np.floor(place + 0.5).astype(int)
    np.testing.assert_array_equal(computed, np.where(inside, entries[index], np.maximum(x, 0)))


def test_the_layout_of_a_table_is_not_rounded():
    """101 is no number of e4m3fn, and yet the table has 101 segments."""
    x = np.array([1.0, 2.5])
    read = parse("table(x,4,101)").evaluate(x, {}, FORMATS["e4m3fn"])
    entries = FORMATS["e4m3fn"]
    near = entries.round(tables.table(x, 4.0, 101, entries.round))
    np.testing.assert_array_equal(read, near)


def test_corners_are_where_the_pieces_meet():
    assert tables.linear_corners(4.0, 4.0) == (-4, -2, 0, 2, 4)
    assert tables.nearest_corners(4.0, 4.0) == (-4, -3, -1, 1, 3, 4)
    assert tables.linear_corners(4.0, 1e9) == tables.nearest_corners(4.0, 1e9) == (-4, 4)
    assert tables.linear_corners(0.0, 8.0) == tables.nearest_corners(-1.0, 8.0) == (0.0,)
    row = FUNCTIONS["gelu_table_nearest"]
    assert len(row.corners_at()) == 66
    assert len(row.corners_at({"n": 2.0})) == 4


def test_a_table_laid_out_by_x_is_read_too():
    x = np.array([0.5, 1.0, 3.0])
    computed = parse("table(x, x, 2*x+1)").evaluate(x)
    one_by_one = [float(tables.table(v, v, 2 * v + 1)) for v in x]
    np.testing.assert_array_equal(computed, one_by_one)


@pytest.mark.parametrize(
    ("name", "kernel"),
    [("table", tables.table), ("tableslope", tables.table_slope), ("nearest", tables.nearest)],
)
def test_what_lays_out_a_table_is_not_rounded_to_a_format(name, kernel):
    row = FORMATS["e4m3fn"]
    x = row.values()
    x = x[np.abs(x) < 4]
    expected = row.round(kernel(x, 3.3, 37.0, row.round))
    made = parse(f"{name}(x, 3.3, 37)").evaluate(x, {}, row)
    np.testing.assert_array_equal(made, expected)
    assert np.any(made != row.round(kernel(x, row.round(3.3), row.round(37.0), row.round)))


def test_a_tiny_number_lies_in_the_segment_of_its_own_side():
    """The middle is an entry: at its left and at its right the line has slopes of its own."""
    for entry in (-0.125, 0.125):
        x = entry * 1e-20
        assert tables.table(x, 4.0, 64) == pytest.approx(x * GELU(entry) / entry, rel=1e-14)
        slope = tables.table_slope(x, 4.0, 64)
        assert slope == pytest.approx(GELU(entry) / entry, rel=1e-14)


def test_at_its_ends_a_table_has_the_slope_of_its_outermost_segments():
    first, last = 4 * (GELU(-3.75) - GELU(-4.0)), 4 * (GELU(4.0) - GELU(3.75))
    slopes = tables.table_slope(np.array([-4.0, 4.0]), 4.0, 32)
    np.testing.assert_allclose(slopes, [first, last], rtol=1e-12)


@pytest.mark.parametrize("n", [1, 2, 5, 16, 37])
@pytest.mark.parametrize("r", [0.5, 3.3])
def test_a_table_is_read_as_numpy_interpolates(n, r):
    grid = np.linspace(-r, r, n + 1)
    x = np.linspace(-r, r, 1000)[1:-1]
    read = tables.table(x, r, n)
    np.testing.assert_allclose(read, np.interp(x, grid, GELU(grid)), rtol=1e-13, atol=1e-15)
    slopes = tables.table_slope((grid[1:] + grid[:-1]) / 2, r, n)
    np.testing.assert_allclose(slopes, np.diff(GELU(grid)) / np.diff(grid), rtol=1e-12)


@pytest.mark.parametrize("r", [0.5, 0.0, -0.5])
def test_outside_of_the_table_it_is_relu(r):
    x = np.array([-np.inf, -0.7, 0.7, np.inf, np.nan])
    for values in (tables.table(x, r, 8), tables.nearest(x, r, 8)):
        np.testing.assert_array_equal(values, [0, 0, 0.7, np.inf, np.nan])
    for slopes in (tables.table_slope(x, r, 8), tables.nearest_slope(x, r)):
        np.testing.assert_array_equal(slopes, [0, 0, 1, 1, np.nan])


@pytest.mark.parametrize("r", [0.0, -0.5])
def test_a_table_without_width_is_relu_at_zero_too(r):
    with np.errstate(all="raise"):
        assert tables.table(0.0, r, 8) == tables.nearest(0.0, r, 8) == 0
        assert tables.table_slope(0.0, r, 8) == tables.nearest_slope(0.0, r) == 0


def test_inside_of_the_table_the_nearest_entry_has_no_slope():
    np.testing.assert_array_equal(tables.nearest_slope(np.array([-4, -1, 0, 0.3, 4]), 4.0), 0)
    assert tables.nearest_slope(0.3, 0.5) == 0


@pytest.mark.parametrize("n", [-3.0, 0.0, 1.0])
def test_there_is_at_least_one_segment(n):
    assert tables.linear_seams(4.0, n) == (-4, 4)
    assert tables.nearest_seams(4.0, n) == (-4, 0, 4)
    assert tables.table(1.0, 4.0, n) == tables.table(1.0, 4.0, 1)


def test_small_tables_have_seams_and_those_without_width_meet_at_zero():
    assert tables.linear_seams(0.5, 2.0) == (-0.5, 0, 0.5)
    assert tables.nearest_seams(0.5, 2.0) == (-0.5, -0.25, 0.25, 0.5)
    assert tables.linear_corners(0.5, 1e9) == tables.nearest_corners(0.5, 1e9) == (-0.5, 0.5)
    for r in (0.0, -0.5):
        for meet in (tables.linear_seams, tables.nearest_seams):
            assert meet(r, 2.0) == (0.0,)
        for drawn in (tables.linear_corners, tables.nearest_corners):
            assert drawn(r, 1e9) == (0.0,)


def test_up_to_128_segments_are_drawn_one_by_one():
    assert [len(tables.linear_corners(4.0, n)) for n in (127.0, 128.0, 129.0)] == [128, 129, 2]
    assert [len(tables.nearest_corners(4.0, n)) for n in (127.0, 128.0, 129.0)] == [129, 130, 2]


def test_rounding_does_not_lead_out_of_a_table():
    """r·n/(2r) is computed as more than n/2 here, and yet nothing lies beyond the last entry."""
    r, n = 0.40267113439463614, 108.0
    assert r * n / (2 * r) > n / 2
    ends = np.array([-r, r])
    slopes = tables.table_slope(ends * (1 - 1e-9), r, n)
    np.testing.assert_allclose(tables.table_slope(ends, r, n), slopes, rtol=1e-11)
    np.testing.assert_array_equal(tables.nearest(ends, r, n), GELU(ends))
