import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.ffn import NEAR_ZERO, Block
from gelu_desktop.numerics.gelu import gelu
from gelu_desktop.numerics.rectifiers import relu


def ones(width, hidden):
    return Block(
        np.ones((width, hidden)), np.zeros(hidden), np.ones((hidden, width)), np.zeros(width)
    )


def test_the_stages_by_hand():
    block = Block(
        w1=np.array([[1.0, -1.0, 0.5], [0.0, 2.0, -0.5]]),
        b1=np.array([0.5, 0.0, -0.002]),
        w2=np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]),
        b2=np.array([0.25, -0.25]),
    )
    stages = block.forward([2.0, 2.0], relu)
    np.testing.assert_array_equal(stages.pre, [2.5, 2.0, -0.002])
    np.testing.assert_array_equal(stages.hidden, [2.5, 2.0, 0.0])
    np.testing.assert_array_equal(stages.output, [2.5 + 6 + 0.25, 5 + 8 - 0.25])
    assert stages.exact_zeros == stages.near_zeros == 1 / 3
    assert stages.mean == pytest.approx(4.498 / 3)
    assert stages.std == pytest.approx(np.std([2.5, 2.0, -0.002]))


def test_gelu_has_near_zeros_and_no_exact_ones():
    stages = ones(1, 4).forward([-0.01], gelu)
    assert stages.exact_zeros == 0
    assert stages.near_zeros == 1
    assert np.all(np.abs(stages.hidden) < NEAR_ZERO)
    assert ones(1, 4).forward([0.1], gelu).near_zeros == 0


def test_near_zero_is_a_matter_of_magnitude():
    stages = Block(np.eye(3), np.zeros(3), np.eye(3), np.zeros(3)).forward(
        [-NEAR_ZERO, 0.99 * NEAR_ZERO, -0.99 * NEAR_ZERO], lambda z: z
    )
    assert stages.near_zeros == 2 / 3


def test_a_batch_is_its_tokens():
    block = Block.draw(5, 33, scale=0.7, seed=4)
    batch = np.random.default_rng(0).standard_normal((7, 5))
    together = block.forward(batch, gelu)
    assert together.pre.shape == together.hidden.shape == (7, 33)
    assert together.output.shape == (7, 5)
    for token, row in zip(batch, together.output, strict=True):
        np.testing.assert_allclose(block.forward(token, gelu).output, row, atol=1e-14)


@pytest.mark.parametrize("token", [[1.0, 2.0], np.zeros((2, 2)), 3.0, np.zeros((1, 1, 3))])
def test_a_wrong_token_is_refused(token):
    with pytest.raises(ValueError, match="3 numbers"):
        ones(3, 2).forward(token, relu)


def test_the_pre_activations_have_the_asked_spread():
    for scale in (0.25, 1.0, 3.0):
        block = Block.draw(16, 4096, scale=scale, seed=1)
        stages = block.forward(np.where(np.arange(16) % 2, 1.0, -1.0), relu)
        assert stages.std == pytest.approx(scale, rel=0.04)
        assert stages.mean == pytest.approx(0, abs=0.05 * scale)
        assert stages.exact_zeros == pytest.approx(0.5, abs=0.03)
        assert block.w2.std() * np.sqrt(4096) == pytest.approx(1, rel=0.02)
        assert not block.b1.any()
        assert not block.b2.any()


def test_seeds_are_reproducible_and_different():
    one, same, other = (Block.draw(4, 9, scale=1.0, seed=seed) for seed in (7, 7, 8))
    np.testing.assert_array_equal(one.w1, same.w1)
    np.testing.assert_array_equal(one.w2, same.w2)
    assert not np.any(one.w1 == other.w1)
    assert not np.any(np.isclose(one.w1 * np.sqrt(4), one.w2.T * np.sqrt(9)))
    assert Block.draw(1, 3, scale=1.0, seed=0).w1 == pytest.approx(SEED_0, rel=1e-12)


SEED_0 = np.array([[0.10296768001436127, -0.9805271710302613, -0.8174783249223175]])


@given(st.integers(1, 16), st.integers(1, 64), st.integers(1, 16), st.integers(1, 64))
def test_a_block_that_grows_keeps_its_draws(width, hidden, wider, more):
    """One more input or hidden unit must not change the picture of the others."""
    small = Block.draw(width, hidden, scale=1.0, seed=3)
    large = Block.draw(wider, more, scale=2.0, seed=3)
    w, h = min(width, wider), min(hidden, more)
    np.testing.assert_allclose(
        small.w1[:w, :h] * np.sqrt(width), large.w1[:w, :h] * np.sqrt(wider) / 2, rtol=1e-14
    )
    np.testing.assert_allclose(
        small.w2[:h, :w] * np.sqrt(hidden), large.w2[:h, :w] * np.sqrt(more), rtol=1e-14
    )


def test_drawn_weights_are_nobody_elses():
    first = Block.draw(2, 3, scale=1.0, seed=0)
    first.w1[:] = 0
    first.w2[:] = 0
    again = Block.draw(2, 3, scale=1.0, seed=0)
    assert again.w1.all()
    assert again.w2.all()
