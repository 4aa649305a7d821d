import numpy as np
import pytest

from gelu_desktop.numerics.wiring import EPSILON, Stage, Wiring, normalised

WIRINGS = [Wiring(residual, norm) for residual in (True, False) for norm in ("none", "pre", "post")]


def layer_norm(x):
    """Normalise rows, complex numbers too."""
    centred = x - x.mean(axis=1, keepdims=True)
    return centred / np.sqrt(np.mean(centred**2, axis=1, keepdims=True) + EPSILON)


def by_hand(x, matrix, wiring):
    made = np.tanh((layer_norm(x) if wiring.norm == "pre" else x) @ matrix)
    total = x + made if wiring.residual else made
    return layer_norm(total) if wiring.norm == "post" else total


@pytest.mark.parametrize("wiring", WIRINGS, ids=str)
def test_forward_and_backward_against_an_independent_one(wiring):
    rng = np.random.default_rng(1)
    x, upstream, matrix = (rng.standard_normal(shape) for shape in ((3, 5), (3, 5), (5, 5)))
    entered = wiring.enter(x)
    made = np.tanh(entered.value @ matrix)
    left = wiring.leave(x, made)
    np.testing.assert_allclose(left.value, by_hand(x, matrix, wiring), rtol=1e-13)

    at_sum = left.backward(upstream)
    below = wiring.below(entered, at_sum, (at_sum * (1 - made**2)) @ matrix.T)
    expected = np.empty(x.shape)
    for place in np.ndindex(x.shape):
        moved = x.astype(complex)
        moved[place] += 1e-30j
        expected[place] = np.sum(by_hand(moved, matrix, wiring) * upstream).imag / 1e-30
    assert np.abs(below - expected).max() <= 1e-12 * np.abs(expected).max()


def test_normalised_rows():
    x = np.random.default_rng(2).standard_normal((4, 300)) * 7 + 3
    found = normalised(x)
    np.testing.assert_allclose(found.value.mean(axis=1), 0, atol=1e-14)
    np.testing.assert_allclose(found.value.std(axis=1), 1, rtol=1e-6)
    single = normalised(x.astype(np.float32))
    assert single.value.dtype == np.float32
    np.testing.assert_allclose(single.value, found.value, atol=1e-5)


def test_a_row_without_spread_is_no_division_by_zero():
    assert not normalised(np.full((1, 3), 5.0)).value.any()


def test_what_is_not_normalised_passes_through():
    x = np.ones((1, 2))
    assert Stage(x).backward(x) is x


def test_an_unknown_norm_is_refused():
    with pytest.raises(ValueError, match="none, pre, post"):
        Wiring(True, "batch")
