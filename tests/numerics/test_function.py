import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.function import Coefficient

TANH = FUNCTIONS["gelu_tanh"]


def test_published_values_stand_in_for_those_not_given():
    assert TANH.published() == {"c": 0.7978845608028654, "a": 0.044715}
    assert TANH.evaluate(1.0) == TANH.evaluate(1.0, 0, {"a": 0.044715})
    assert TANH.evaluate(1.0) != TANH.evaluate(1.0, 0, {"a": 0.05})


@pytest.mark.parametrize("order", [-1, 3, 0.5, None])
def test_only_three_orders_exist(order):
    with pytest.raises(ValueError, match="order"):
        TANH.evaluate(1.0, order)


def test_an_unknown_coefficient_is_named():
    with pytest.raises(ValueError, match="gelu_tanh has no coefficient 'k'"):
        TANH.evaluate(1.0, 0, {"k": 1.0})


def test_values_come_back_as_arrays():
    assert isinstance(FUNCTIONS["relu"].evaluate([1, -1]), np.ndarray)


def test_what_may_be_typed_for_a_coefficient():
    row = Coefficient("a", 1.0, 0.0, 2.0, "A coefficient.")
    assert (row.limits, row.whole) == ((-1e6, 1e6), False)


def test_seams_are_all_corners():
    relu, table = FUNCTIONS["relu"], FUNCTIONS["gelu_table_linear"]
    assert TANH.seams_at() == TANH.corners_at() == ()
    assert relu.seams_at({}) == relu.corners_at({}) == (0.0,)
    # Four steps of 1 from -2 on.
    assert sorted(table.seams_at({"r": 2.0, "n": 4.0})) == [-2.0, -1.0, 0.0, 1.0, 2.0]
    assert table.seams_at() == table.seams_at(table.published())
    assert len(table.seams_at()) == table.published()["n"] + 1
