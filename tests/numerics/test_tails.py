import numpy as np
import pytest

from gelu_desktop.numerics import tails as module
from gelu_desktop.numerics.tails import tails


def drawn(kind, size):
    chance = np.random.default_rng([size, len(kind)])
    values = chance.standard_normal(size)
    return {
        "normal": values,
        "zeros": np.maximum(values, 0.0),
        "one": np.zeros(size),
        "sorted": np.sort(values),
        "falling": -np.sort(values),
        "tailed": values**9,
        "single": values.astype(np.float32),
        # what is looked at first is not like the rest
        "unlike": np.where(np.arange(size) % module.EACH == 0, 100.0, values),
        "far": np.where(np.arange(size) % module.EACH == 0, -100.0, values),
    }[kind]


KINDS = ("normal", "zeros", "one", "sorted", "falling", "tailed", "single", "unlike", "far")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 2, 100, 4096, 5001, 98304, 393216])
@pytest.mark.parametrize("share", [5e-4, 1e-6, 0.01, 0.3])
def test_they_are_those_of_numpy(kind, size, share):
    values = drawn(kind, size)
    expected = np.quantile(values, (share, 1 - share))
    assert tails(values, share) == tuple(float(value) for value in expected)


@pytest.mark.parametrize("size", range(36, 48))
def test_a_part_that_begins_beside_the_quantile(size):
    """Of 4096 numbers 64 are looked at first; the seventh of them is the last of the part."""
    order = np.arange(4096.0)[::-1]
    chosen = np.concatenate((order[:6], order[size - 1 :][:58]))
    values = np.empty((64, 64))
    values[:, 0] = chosen
    values[:, 1:] = np.setdiff1d(order, chosen).reshape(64, 63)
    for each in (values, -values):
        assert tails(each, 0.01) == tuple(np.quantile(each, (0.01, 0.99)).tolist())


def test_the_shape_does_not_matter():
    values = drawn("normal", 98304)
    assert tails(values.reshape(128, 768), 5e-4) == tails(values, 5e-4)
