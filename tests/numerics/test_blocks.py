import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.blocks import BLOCK, blocked

CASES = [(name, order) for name in FUNCTIONS for order in range(3)]


@pytest.mark.parametrize(("name", "order"), CASES)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_an_element_does_not_depend_on_its_neighbours(name, order, dtype):
    x = np.linspace(-12, 12, 2 * BLOCK + 3).astype(dtype)
    row = FUNCTIONS[name]
    whole = row.evaluate(x, order)
    assert whole.dtype == dtype
    for place in (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 2):
        assert row.evaluate(x[place], order) == whole[place]
    for part in (slice(3, 10), slice(BLOCK - 2, BLOCK + 2)):
        np.testing.assert_array_equal(row.evaluate(x[part], order), whole[part])


@pytest.mark.parametrize(("name", "order"), CASES)
def test_shapes_are_kept(name, order):
    row = FUNCTIONS[name]
    x = np.linspace(-3, 3, 24)
    flat = row.evaluate(x, order)
    for shaped in (
        x.reshape(2, 3, 4),
        x.reshape(4, 6).T,
        x[::2],
        x[::-1],
        x[:0],
        x[:0].reshape(0, 5),
    ):
        assert row.evaluate(shaped, order).shape == shaped.shape
    np.testing.assert_array_equal(row.evaluate(x.reshape(4, 6).T, order), flat.reshape(4, 6).T)
    np.testing.assert_array_equal(row.evaluate(x[::-1], order), flat[::-1])
    assert row.evaluate(0.5, order).shape == ()


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("given", [2, True, [1, 2], np.float16([0.5, -3]), np.int32([-2, 4])])
def test_anything_but_float32_becomes_float64(name, given):
    result = FUNCTIONS[name].evaluate(given)
    assert result.dtype == np.float64
    np.testing.assert_array_equal(result, FUNCTIONS[name].evaluate(np.asarray(given, np.float64)))


@pytest.mark.parametrize(("name", "order"), CASES)
def test_the_argument_is_left_as_it_was(name, order):
    x = np.linspace(-3, 3, 11)
    x.flags.writeable = False
    answer = FUNCTIONS[name].evaluate(x, order)
    assert not np.shares_memory(answer, x)
    assert answer.flags.writeable


def test_a_kernel_sees_flat_float64_blocks():
    seen = []

    @blocked
    def kernel(x):
        seen.append((x.dtype, x.ndim, x.size))
        return x + 1

    kernel(np.zeros((BLOCK, 2), np.float32))
    assert seen == [(np.float64, 1, BLOCK)] * 2


@pytest.mark.parametrize("given", [2, True, [1, 2], np.float16([0.5, -3])], ids=str)
def test_a_kernel_may_be_given_other_numbers(given):
    half = blocked(lambda x: x / 2)(given)
    assert half.dtype == np.float64
    np.testing.assert_array_equal(half, np.asarray(given, np.float64) / 2)
