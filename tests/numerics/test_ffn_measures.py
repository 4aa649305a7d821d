import math

import numpy as np
import pytest

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.numerics.ffn_measures import (
    dead,
    difference,
    gates,
    histogram,
    open_gates,
    statistics,
)
from gelu_desktop.numerics.ffn_pass import Pass
from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.initialisation import initialisation


@pytest.fixture(scope="module")
def block():
    """Give a block of BERT-base's size."""
    return Block.initialised(768, 3072, initialisation("normal"), seed=2)


@pytest.fixture(scope="module")
def batch():
    return np.random.default_rng(5).standard_normal((64, 768))


def value(name):
    return Activation(FUNCTIONS[name]).value


@pytest.mark.parametrize(("name", "spread"), [("gelu", 0.36173), ("relu", 0.43445)])
def test_a_block_of_full_size(block, batch, name, spread):
    found = statistics(block.forward(batch, value(name)))
    assert (found.tokens, found.units) == (64, 3072)
    assert found.std == pytest.approx(0.55426, rel=4e-3)
    assert found.mean == pytest.approx(0, abs=4e-3)
    assert found.negative == pytest.approx(0.5, abs=4e-3)
    assert found.output_std == pytest.approx(spread, rel=0.02)
    assert found.exact_zeros == pytest.approx(0.5 if name == "relu" else 0, abs=4e-3)
    assert found.near_zeros > found.exact_zeros
    assert found.dead == 0


def test_truncation_narrows_the_pre_activations(batch):
    cut = Block.initialised(768, 3072, initialisation("bert"), seed=2)
    assert cut.forward(batch, value("gelu")).std == pytest.approx(0.4875380277, rel=4e-3)


@pytest.mark.parametrize("tokens", [1, 2, 4, 16])
def test_zero_for_all_of_n_tokens_is_a_matter_of_chance(block, batch, tokens):
    """Without biases each unit is off for half of the tokens: 2^-N for all."""
    found = statistics(block.forward(batch[:tokens], value("relu")))
    share = 2.0**-tokens
    spread = math.sqrt(share * (1 - share) / 3072)
    assert found.tokens == tokens
    assert found.dead / found.units == pytest.approx(share, abs=4 * spread + 1e-4)


def test_dead_is_zero_for_every_token_and_nothing_else():
    hidden = np.array([[0.0, -0.0, 0.0, np.nan], [0.0, 1e-300, 0.0, 0.0]])
    assert dead(hidden).tolist() == [True, False, True, False]
    assert dead(hidden[1]).tolist() == [True, False, True, True]


def test_gates(block, batch):
    stages = block.forward(batch[:4], value("gelu"))
    np.testing.assert_allclose(gates(stages), Phi(stages.pre), rtol=1e-12)
    assert open_gates(stages) == np.mean(stages.pre > 0)
    switched = gates(block.forward(batch[0], value("relu")))
    assert set(np.unique(switched)) == {0.0, 1.0}
    nothing = gates(block.forward(np.zeros(768), value("gelu")))
    assert np.isnan(nothing).all()


def test_a_histogram_counts_everything():
    values = np.array([-3.0, -1.0, -0.5, 0.0, 1.0, 7.0, 8.0, np.nan, np.inf], np.float32)
    found = histogram(values, -1, 1, 4)
    assert found.edges.tolist() == [-1, -0.5, 0, 0.5, 1]
    assert found.counts.tolist() == [1, 1, 1, 1]
    assert (found.below, found.above, found.undefined, found.total) == (1, 3, 1, 9)
    np.testing.assert_allclose(found.density, 1 / 9 / 0.5)
    empty = histogram(np.empty(0), 0, 1, 2)
    assert empty.total == 0
    assert empty.density.tolist() == [0, 0]


def test_the_density_of_normal_pre_activations(block, batch):
    pre = block.forward(batch, value("gelu")).pre / 0.55426
    found = histogram(pre, -4, 4, 80)
    middles = (found.edges[1:] + found.edges[:-1]) / 2
    np.testing.assert_allclose(found.density, phi(middles), atol=0.01)


def test_differences_by_hand():
    found = difference([[3.0, 0.0], [0.0, 4.0]], [[3.0, 1.0], [0.0, 2.0]])
    assert found.relative == pytest.approx(math.sqrt(5) / 5)
    assert (found.largest, found.place) == (-2.0, (1, 1))
    assert found.cosine == pytest.approx(17 / (5 * math.sqrt(14)))


def test_differences_at_the_ends():
    same = difference([1.0, 2.0], [1.0, 2.0])
    assert (same.relative, same.largest, same.cosine) == (0, 0, pytest.approx(1, abs=1e-15))
    zeros = difference([0.0], [0.0])
    assert zeros.relative == 0
    assert math.isnan(zeros.cosine)
    assert difference([0.0, 0.0], [0.0, 1.0]).relative == math.inf
    assert difference([1.0, 0.0], [0.0, 0.0]).relative == 1
    large = difference([1e300, 1e300], [1e300, -1e300])
    assert large.relative == pytest.approx(math.sqrt(2))
    assert large.cosine == pytest.approx(0, abs=1e-15)
    for broken in (np.nan, np.inf):
        found = difference([1.0, 2.0], [1.0, broken])
        assert not math.isfinite(found.largest)
        assert found.place == (1,)
        assert not math.isfinite(found.relative)
    with pytest.raises(ValueError, match="cannot be compared"):
        difference([1.0], [1.0, 2.0])


def test_forms_of_gelu_are_close_and_relu_is_not(block, batch):
    exact, tanh, sigmoid, relu = (
        block.forward(batch[:8], value(name)).output
        for name in ("gelu", "gelu_tanh", "gelu_sigmoid", "relu")
    )
    near, far, other = (difference(exact, output) for output in (tanh, sigmoid, relu))
    assert 1e-5 < near.relative < 2e-3 < far.relative < 0.05 < other.relative < 1
    assert near.cosine > far.cosine > other.cosine > 0.8


def test_huge_pre_activations_have_a_finite_spread(block, batch):
    with np.errstate(all="raise", under="ignore"):
        huge = statistics(block.forward(batch * 1e300, value("relu")))
    plain = statistics(block.forward(batch, value("relu")))
    assert huge.mean == pytest.approx(plain.mean * 1e300, rel=1e-9)
    assert huge.std == pytest.approx(plain.std * 1e300, rel=1e-12)
    assert huge.output_std == pytest.approx(plain.output_std * 1e300, rel=1e-12)


def test_a_pass_by_hand():
    pre = np.array([[-2.0, -1.0, 0.0, 1.0], [-3.0, 0.5, 2.0, 4.0], [-1.0, -0.5, 3.0, 0.0]])
    hidden = np.array([[0.0, 0.01, 0.5, 1.0], [0.0, 0.010005, -0.009995, 2.0], [0.0, 0.5, 0, 0]])
    stages = Pass(pre, hidden, np.array([[1.0, -1.0]] * 3), np.zeros((3, 2)), np.maximum(pre, 0.1))
    found = statistics(stages)
    assert (found.tokens, found.units, found.dead) == (3, 4, 1)
    assert (found.negative, found.exact_zeros, found.near_zeros) == (5 / 12, 5 / 12, 6 / 12)
    assert (found.mean, found.output_std) == (0.25, 1.0)
    expected = [[-0.05, -0.1, np.nan, 1], [-0.1 / 3, 1, 1, 1], [-0.1, -0.2, 1, np.nan]]
    np.testing.assert_allclose(gates(stages), expected, rtol=1e-15)
    assert open_gates(stages) == 5 / 12


def test_the_density_of_one_value_and_of_none():
    assert histogram(np.array([0.25]), 0.0, 1.0, 2).density.tolist() == [2.0, 0.0]
    assert histogram(np.array([]), 0.0, 1.0, 2).density.tolist() == [0.0, 0.0]
