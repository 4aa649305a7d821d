import numpy as np
import pytest

import bake_single
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.single import TAIL, gelu_single


@pytest.mark.parametrize(
    ("low", "high", "ulps"), [(0, 14, 5), (-1, 0, 6), (-3, -1, 8), (-5, -3, 14), (-8, -5, 24)]
)
def test_it_is_off_by_a_few_units(low, high, ulps):
    x = np.linspace(low, high, 400_001, endpoint=False).astype(np.float32)
    exact = ACTIVATIONS["gelu"].evaluate(x.astype(np.float64))
    unit = np.spacing(np.abs(exact).astype(np.float32)).astype(np.float64)
    error = np.abs(gelu_single(x) - exact)
    assert np.max(error / unit) <= ulps
    assert np.max(error / np.maximum(1, np.abs(x))) < 3e-7


def test_special_values():
    x = np.array([np.inf, -np.inf, np.nan, 0.0, -0.0, 3e38, -3e38], np.float32)
    made = gelu_single(x)
    expected = np.array([np.inf, -0.0, np.nan, 0.0, -0.0, 3e38, -0.0], np.float32)
    assert np.array_equal(made, expected, equal_nan=True)
    assert np.array_equal(np.signbit(made), np.signbit(expected))


@pytest.mark.parametrize("shape", [(), (0,), (1,), (3, 5), (20_001,)])
def test_shape_and_precision_stay(shape):
    x = np.full(shape, 1.5, np.float32)
    made = gelu_single(x)
    assert made.shape == shape
    assert made.dtype == np.float32
    assert np.all(made == gelu_single(np.float32(1.5)))


def test_the_input_is_left_alone():
    x = np.linspace(-3, 3, 1001, dtype=np.float32)
    before = x.copy()
    gelu_single(x)
    assert np.array_equal(x, before)


def test_the_table_is_what_baking_gives():
    assert [f"{number:.9g}" for number in bake_single.table()] == [f"{c:.9g}" for c in TAIL]


def test_networks_in_float32_use_it():
    x = np.linspace(-4, 4, 1001, dtype=np.float32)
    gelu = Activation(ACTIVATIONS["gelu"])
    assert np.array_equal(gelu.value(x), gelu_single(x))
    double = x.astype(np.float64)
    assert np.array_equal(gelu.value(double), ACTIVATIONS["gelu"].evaluate(double))
