import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import special

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import GATED, NEAR_ZERO, Block, two_thirds
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gelu import gelu, gelu_slope
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


# Independent of the package: NumPy and SciPy alone, on complex numbers too.
PLAIN = {
    "relu": lambda z: z * (z.real > 0),
    "gelu": lambda z: 0.5 * z * (1 + special.erf(z / np.sqrt(2))),
    "silu": lambda z: z / (1 + np.exp(-z)),
    "tanh": np.tanh,
    "sigmoid": lambda z: 1 / (1 + np.exp(-z)),
    "gelu_tanh": lambda z: 0.5 * z * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3))),
    "elu": lambda z: np.where(z.real > 0, z, np.exp(z) - 1),
    "softplus": lambda z: np.log(1 + np.exp(z)),
}
FIELDS = ("w1", "b1", "w2", "b2", "v", "c")


def by_hand(parts, token, f):
    hidden = f(token @ parts["w1"] + parts["b1"])
    if "v" in parts:
        hidden = hidden * (token @ parts["v"] + parts["c"])
    return hidden @ parts["w2"] + parts["b2"]


def problem(*, gated, tokens=5, dtype=np.float64):
    rng = np.random.default_rng(11)
    shapes = {"w1": (4, 7), "b1": (7,), "w2": (7, 4), "b2": (4,), "v": (4, 7), "c": (7,)}
    parts = {
        name: rng.standard_normal(shape).astype(dtype)
        for name, shape in shapes.items()
        if gated or name not in ("v", "c")
    }
    token = rng.standard_normal((tokens, 4)).astype(dtype)
    return parts, token, rng.standard_normal((tokens, 4)).astype(dtype)


def complex_step(parts, token, upstream, f):
    """Return the gradient of every number that goes in, exact to the last digits."""
    given = {**parts, "token": token}
    found = {}
    for name, array in given.items():
        found[name] = np.empty(array.shape)
        for place in np.ndindex(array.shape):
            moved = {key: value.astype(complex) for key, value in given.items()}
            moved[name][place] += 1e-30j
            there = moved.pop("token")
            found[name][place] = np.sum(by_hand(moved, there, f) * upstream).imag / 1e-30
    return found


def assert_near(found, expected, tolerance):
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() <= tolerance * np.abs(expected).max()


@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("name", PLAIN)
def test_forward_and_backward_against_an_independent_one(name, gated):
    parts, token, upstream = problem(gated=gated)
    activation, block = Activation(FUNCTIONS[name]), Block(**parts)
    stages = block.forward(token, activation.value)
    assert_near(stages.output, by_hand(parts, token, PLAIN[name]), 1e-14)
    gradients = block.backward(stages, upstream, activation.slope)
    expected = complex_step(parts, token, upstream, PLAIN[name])
    for field, value in expected.items():
        assert_near(getattr(gradients, field), value, 1e-12)
    alone = block.backward_to_token(stages, upstream, activation.slope)
    np.testing.assert_array_equal(alone, gradients.token)
    assert (gradients.v is None) == (gradients.c is None) == (not gated)


@pytest.mark.parametrize("variant", GATED)
def test_gated_variants_in_both_precisions(variant):
    name = GATED[variant]
    parts, token, upstream = problem(gated=True)
    activation = Activation(FUNCTIONS[name])
    expected = complex_step(parts, token, upstream, PLAIN[name])
    single = Block(**{key: value.astype(np.float32) for key, value in parts.items()})
    stages = single.forward(token, activation.value)
    np.testing.assert_array_equal(stages.hidden, stages.activated * stages.linear)
    gradients = single.backward(stages, upstream, activation.slope)
    for field in (*FIELDS, "token"):
        assert getattr(gradients, field).dtype == np.float32
        assert_near(getattr(gradients, field), expected[field], 1e-6)
    for stage in (stages.pre, stages.hidden, stages.output, stages.token):
        assert stage.dtype == np.float32


@pytest.mark.parametrize("name", PLAIN)
def test_single_precision(name):
    parts, token, upstream = problem(gated=False, dtype=np.float32)
    activation, block = Activation(FUNCTIONS[name]), Block(**parts)
    stages = block.forward(token, activation.value)
    wide = {key: value.astype(np.float64) for key, value in parts.items()}
    assert_near(stages.output, by_hand(wide, token.astype(np.float64), PLAIN[name]), 1e-6)
    gradients = block.backward(stages, upstream, activation.slope)
    expected = complex_step(wide, token.astype(np.float64), upstream, PLAIN[name])
    for field, value in expected.items():
        assert_near(getattr(gradients, field), value, 1e-6)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_goes_backward(name):
    """Finite differences of the package's own forward pass, for functions with no twin above."""
    parts, token, upstream = problem(gated=False)
    activation, block = Activation(FUNCTIONS[name]), Block(**parts)
    corners = FUNCTIONS[name].seams_at()
    stages = block.forward(token, activation.value)
    gap = min((np.abs(stages.pre - corner).min() for corner in corners), default=1.0)
    step = min(1e-5, gap / 100)

    def summed(x):
        return np.sum(block.forward(x, activation.value).output * upstream)

    found = block.backward(stages, upstream, activation.slope).token
    for place in np.ndindex(token.shape):
        ahead, back = token.copy(), token.copy()
        ahead[place] += step
        back[place] -= step
        slope = (summed(ahead) - summed(back)) / (ahead[place] - back[place])
        assert found[place] == pytest.approx(slope, rel=1e-5, abs=1e-7 + 1e-13 / step)


def test_one_token_is_a_batch_of_one():
    parts, token, upstream = problem(gated=True, tokens=1)
    block = Block(**parts)
    alone = block.backward(block.forward(token[0], gelu), upstream[0], gelu_slope)
    batch = block.backward(block.forward(token, gelu), upstream, gelu_slope)
    np.testing.assert_allclose(alone.token, batch.token[0], rtol=1e-13)
    for field in FIELDS:
        np.testing.assert_allclose(getattr(alone, field), getattr(batch, field), rtol=1e-13)


def test_numbers_that_are_too_large_become_infinite_without_a_word():
    block = Block(*(1e38 * np.ones(shape, np.float32) for shape in ((2, 3), 3, (3, 2), 2)))
    stages = block.forward([1e30, -1e30], gelu)
    gradients = block.backward(stages, [1e30, 1e30], gelu_slope)
    assert not np.isfinite(stages.output).all()
    assert not np.isfinite(gradients.w1).all()


def test_two_thirds_keeps_the_number_of_weights():
    assert two_thirds(3072) == 2048
    assert two_thirds(16384, 256) == 11008  # LLaMA 7B
    assert two_thirds(1) == 1
    for hidden in (6, 48, 1536):
        assert 3 * two_thirds(hidden) == 2 * hidden


def test_an_activation_in_a_number_format():
    """What goes into the kernel and what comes out of it are numbers of the format."""
    short = FORMATS["bfloat16"]
    activation = Activation(FUNCTIONS["gelu_tanh"], number_format=short, mode="every")
    z = np.linspace(-6, 6, 999).astype(np.float32)
    made = activation.value(z)
    assert made.dtype == np.float32
    np.testing.assert_array_equal(made, short.round(made))
    assert np.abs(made - gelu(z)).max() > 1e-3
    np.testing.assert_array_equal(activation.value(short.round(z).astype(np.float32)), made)
    np.testing.assert_array_equal(activation.slope(z), FUNCTIONS["gelu_tanh"].evaluate(z, 1))
    steeper = Activation(FUNCTIONS["leaky_relu"], {"alpha": 0.5})
    assert steeper.name == "leaky_relu"
    np.testing.assert_array_equal(steeper.value(np.array([-2.0, 2.0])), [-1.0, 2.0])


@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", ["gelu", "gelu_tanh", "relu"])
def test_slopes_computed_on_the_way_and_arrays_given_change_nothing(name, dtype, gated):
    parts, token, upstream = problem(gated=gated, dtype=dtype)
    activation, block = Activation(FUNCTIONS[name]), Block(**parts)
    stages = block.forward(token, activation.value)
    plain = block.backward(stages, upstream, activation.slope)
    together = block.forward(token, activation.value, both=activation.both)
    np.testing.assert_array_equal(together.output, stages.output)
    np.testing.assert_array_equal(together.steep, activation.slope(stages.pre))
    assert stages.steep is None
    room = {key: np.full_like(value, 7) for key, value in parts.items()}
    made = block.backward(together, upstream, pytest.fail, room)
    for key, array in room.items():
        assert getattr(made, key) is array
        np.testing.assert_array_equal(array, getattr(plain, key))
    np.testing.assert_array_equal(made.token, plain.token)
    np.testing.assert_array_equal(
        block.backward_to_token(together, upstream, pytest.fail), made.token
    )


def test_one_token_fills_arrays_too():
    parts, token, upstream = problem(gated=False, tokens=1)
    block = Block(**parts)
    stages = block.forward(token[0], gelu)
    room = {key: np.empty_like(value) for key, value in parts.items()}
    made = block.backward(stages, upstream[0], gelu_slope, room)
    plain = block.backward(stages, upstream[0], gelu_slope)
    assert made.token.shape == (4,)
    for key, array in room.items():
        np.testing.assert_array_equal(array, getattr(plain, key))
