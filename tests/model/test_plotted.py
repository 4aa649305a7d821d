"""Curves as columns of numbers."""

import numpy as np
import pytest

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.plotted import (
    SAMPLES,
    Column,
    Plotted,
    Series,
    binned,
    joined,
    numbered,
    over_x,
    places,
    traced,
)
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS


def test_places_are_even_with_both_ends_and_the_probe():
    x = places((-4.0, 4.0), probe=1.23456789)
    assert (x[0], x[-1]) == (-4.0, 4.0)
    assert len(x) == SAMPLES + 1
    assert 1.23456789 in x
    assert (np.diff(x) > 0).all()


def test_a_probe_out_of_view_is_there_too():
    x = places((-4.0, 4.0), probe=-6.1234567)
    assert x[0] == -6.1234567
    assert len(x) == SAMPLES + 1


def test_zero_has_no_sign():
    x = places((1.0, 2.0), probe=-0.0)
    assert x[0] == 0
    assert not np.signbit(x[0])


def test_a_jump_is_met_from_both_sides():
    x = places((-4.0, 4.0), corners=(0.3,))
    below, above = np.nextafter(0.3, -1), np.nextafter(0.3, 1)
    assert below in x and above in x


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_values_are_those_of_the_function(name):
    result = Result(State(x_range=(-7.0, 2.0), x=0.1))
    x, value = traced(name, "", Curve(name), result, "value").columns
    assert (x.key, value.key) == ("x", "value")
    assert np.array_equal(value.values, ACTIVATIONS[name].evaluate(x.values), equal_nan=True)


def test_numbers_and_bins():
    counted = numbered("a", "", "unit", 1, z=[0.5, 0.25])
    assert [column.values.tolist() for column in counted.columns] == [[1, 2], [0.5, 0.25]]
    low, high, count = binned("b", "", [0.0, 1.0, 3.0], count=[5, 6]).columns
    assert (low.values.tolist(), high.values.tolist()) == ([0.0, 1.0], [1.0, 3.0])
    assert count.values.tolist() == [5, 6]


def series(name, x, **values):
    columns = (Column(key, np.array(each)) for key, each in values.items())
    return Series(name, f"the {name}", (Column("x", np.array(x)), *columns))


def test_curves_share_one_column_of_x():
    plotted = Plotted(
        (series("a", [0.0, 1.0, 2.0], y=[5.0, 6.0, 7.0]), series("b", [1.0], y=[8.0]))
    )
    (name, _, x), (first, meaning, a), (second, _, b) = joined(plotted)
    assert (name, first, second, meaning) == ("x", "a.y", "b.y", "the a")
    np.testing.assert_array_equal(x.values, [0, 1, 2])
    np.testing.assert_array_equal(a.values, [5, 6, 7])
    np.testing.assert_array_equal(b.values, [np.nan, 8, np.nan])


def test_the_shared_x_keeps_its_unit():
    columns = (Column("x", np.array([0.0, 1.0]), "s"), Column("y", np.array([5.0, 6.0]), "m"))
    x, y = (column for _, _, column in joined(Plotted((Series("a", "", columns),))))
    assert (x.unit, y.unit) == ("s", "m")


def test_places_without_values_are_no_curve():
    assert over_x(Plotted((series("a", [0.0, 1.0], y=[5.0, 6.0]),)))
    assert not over_x(Plotted((series("a", [0.0, 1.0]),)))


@pytest.mark.parametrize("x", [[0.0, 0.0], [1.0, 0.0]])
def test_what_is_no_curve_over_x_keeps_its_own_columns(x):
    plotted = Plotted((series("a", [0.0, 1.0], y=[5.0, 6.0]), series("b", x, y=[8.0, 9.0])))
    assert [name for name, _, _ in joined(plotted)] == ["a.x", "a.y", "b.x", "b.y"]
