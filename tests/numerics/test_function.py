import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS

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
