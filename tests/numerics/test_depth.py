import numpy as np
import pytest

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import LAYERS, Stack, profiles
from gelu_desktop.numerics.depth_stack import Draws, start
from gelu_desktop.numerics.depth_theory import theory
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.wiring import EPSILON, Wiring

NAMES = ("relu", "gelu", "silu", "tanh", "sigmoid")
PLAIN, RESIDUAL = Wiring(residual=False), Wiring()
PRE, POST = Wiring(norm="pre"), Wiring(norm="post")
ONLY_NORM = Wiring(residual=False, norm="pre")
# A gradient of norm 1 at the end of 24 blocks 768/3072, at their input; and the last signal.
GRADIENTS = {
    PLAIN: (1.97e-9, 6.50e-13, 5.76e-13, 6.34e-6, 1.68e-20),
    ONLY_NORM: (0.467, 0.866, 0.587, 0.851, 2.3e-15),
    RESIDUAL: (7.90, 6.86, 5.21, 5.37, 1.20),
    PRE: (0.995, 1.050, 1.031, 1.049, 0.356),
    POST: (0.986, 1.098, 1.057, 1.117, 0.042),
}
SIGNALS = {
    RESIDUAL: (8.0, 6.2, 4.8, 3.9, 3.2),
    PRE: (2.37, 2.03, 1.92, 2.63, 3.02),
    POST: (1.0,) * 5,
}


def activations(*names):
    return [Activation(FUNCTIONS[name]) for name in names]


def layer_norm(x):
    centred = x - x.mean(axis=1, keepdims=True)
    return centred / np.sqrt(np.mean(centred**2, axis=1, keepdims=True) + EPSILON)


def by_hand(stack, x):
    """Return the stream before every layer and at the end, with tanh; complex numbers too."""
    streams, wiring = [x], stack.wiring
    deviations = stack.deviations(Activation(FUNCTIONS["tanh"]))
    for index in range(stack.layers):
        layer = Draws(stack, index).layer(deviations)
        given = layer_norm(x) if wiring.norm == "pre" else x
        if stack.kind == "mlp":
            made = np.tanh(given) @ layer.weights
        else:
            made = np.tanh(given @ layer.w1) @ layer.w2
        x = x + made if wiring.residual else made
        x = layer_norm(x) if wiring.norm == "post" else x
        streams.append(x)
    return streams, layer_norm(x) if stack.normalised_end else x


def test_a_seed_draws_what_it_drew_before():
    """What a class has seen it sees again."""
    for seed, signal, gradient in (
        (0, (1.008425355, 1.008601545, 1.009212496), (1.001084851, 1.000748898, 1.0)),
        (1, (1.115778075, 1.116590305, 1.114358362), (0.999175200, 0.999748414, 1.0)),
    ):
        (profile,) = profiles(Stack(2, 16, 32, 4, seed=seed), activations("gelu"))
        np.testing.assert_allclose(profile.signal, signal, rtol=1e-8)
        np.testing.assert_allclose(profile.gradient, gradient, rtol=1e-8)
    assert Stack() == Stack(12, 768, 3072, 32, RESIDUAL, "normal", "ffn", seed=0)


@pytest.mark.parametrize("kind", ["ffn", "mlp"])
@pytest.mark.parametrize("wiring", [PLAIN, ONLY_NORM, RESIDUAL, PRE, POST], ids=str)
def test_signals_and_gradients_against_an_independent_stack(wiring, kind):
    stack = Stack(
        layers=3, width=5, hidden=7, batch=2, wiring=wiring, rule="keeping", kind=kind, seed=8
    )
    [found] = profiles(stack, activations("tanh"))
    tokens, direction = start(stack)
    streams, _ = by_hand(stack, tokens)
    sizes = [np.sqrt(np.mean(x**2)) for x in streams]
    np.testing.assert_allclose(found.signal, sizes, rtol=1e-13)
    gradient = np.empty(tokens.shape)
    for place in np.ndindex(tokens.shape):
        moved = tokens.astype(complex)
        moved[place] += 1e-30j
        gradient[place] = np.sum(by_hand(stack, moved)[1] * direction).imag / 1e-30
    assert found.gradient[0] == pytest.approx(np.linalg.norm(gradient), rel=1e-12)
    assert np.linalg.norm(direction) == pytest.approx(1, rel=1e-14)
    assert found.gradient.shape == found.signal.shape == (4,)
    if not stack.normalised_end:
        assert found.gradient[-1] == pytest.approx(1, rel=1e-14)


def test_plain_stacks_with_small_weights_fade_for_every_activation():
    """The explanation of vanishing gradients by the activation alone does not hold."""
    stack = Stack(24, 64, 256, 16, PLAIN)
    for found in profiles(stack, activations("gelu", "relu")):
        assert found.signal[-1] < 1e-20
        assert found.gradient[0] < 1e-20
    for found in profiles(Stack(24, 64, 256, 16, PRE), activations("gelu", "relu")):
        assert 0.9 < found.signal[-1] < 1.2
        assert 0.9 < found.gradient[0] < 1.1


@pytest.mark.parametrize("wiring", [PLAIN, RESIDUAL, PRE, POST], ids=str)
@pytest.mark.parametrize("rule", ["keeping", "bert"])
def test_wide_layers_follow_the_theory(wiring, rule):
    stack = Stack(layers=6, width=256, hidden=1024, batch=16, wiring=wiring, rule=rule, seed=1)
    rows = activations("gelu", "relu", "tanh")
    for found, activation in zip(profiles(stack, rows), rows, strict=True):
        expected = theory(stack, activation)
        np.testing.assert_allclose(found.signal, expected.signal, rtol=0.15)
        np.testing.assert_allclose(found.gradient, expected.gradient, rtol=0.15)
        np.testing.assert_allclose(found.pre, expected.pre, rtol=0.15)


@pytest.mark.parametrize("wiring", GRADIENTS, ids=str)
def test_the_theory_of_24_blocks_is_near_what_was_measured(wiring):
    for place, name in enumerate(NAMES):
        expected = theory(Stack(24, wiring=wiring), Activation(FUNCTIONS[name]))
        loose = name == "sigmoid" or wiring == ONLY_NORM
        assert expected.gradient[0] == pytest.approx(
            GRADIENTS[wiring][place], rel=0.1 if loose else 0.06
        )
        if wiring in SIGNALS:
            assert expected.signal[-1] == pytest.approx(SIGNALS[wiring][place], rel=0.03)


def test_the_theory_of_plain_layers_is_chi():
    stack = Stack(24, 512, 1, wiring=PLAIN, rule="gain", kind="mlp")
    for name, expected in (("gelu", 2.304045), ("tanh", 7.126735), ("sigmoid", 1.6233100e-10)):
        assert theory(stack, Activation(FUNCTIONS[name])).gradient[0] == pytest.approx(
            expected, rel=1e-6
        )
    fading = theory(Stack(24, 512, 1, wiring=PLAIN, rule="he", kind="mlp"), *activations("gelu"))
    assert fading.signal[-1] ** 2 == pytest.approx(1.99398e-6, rel=1e-5)


def test_residual_branches_shrunk_as_in_gpt_2():
    stack = Stack(24, wiring=PRE, shrunk=True)
    for name, gradient, signal in (("relu", 0.998, 1.045), ("gelu", 1.0, 1.031)):
        found = theory(stack, Activation(FUNCTIONS[name]))
        assert found.gradient[0] == pytest.approx(gradient, abs=0.004)
        assert found.signal[-1] == pytest.approx(signal, abs=0.004)


def test_the_share_that_differs_between_tokens():
    """It is what the tokens do not have in common; weights that are alike for all keep it."""
    stack = Stack(3, 16, 32, 6, PLAIN, rule="keeping")
    [found] = profiles(stack, activations("tanh"))
    tokens, _ = start(stack)
    streams, _ = by_hand(stack, tokens)
    for stream, share in zip(streams, found.apart, strict=True):
        spread = np.sqrt(np.mean(np.var(stream, axis=0, ddof=1)))
        assert share == pytest.approx(min(spread / np.sqrt(np.mean(stream**2)), 1), rel=1e-12)
    [faded] = profiles(Stack(24, 64, 256, 16, PLAIN), activations("sigmoid"))
    assert faded.signal[-1] > 0.1
    assert faded.apart[-1] < 1e-12
    [alone] = profiles(Stack(2, 16, 32, 1), activations("gelu"))
    assert np.isnan(alone.apart).all()
    assert np.isnan(theory(stack, *activations("gelu")).apart).all()


def test_seeds_and_company_do_not_matter_to_a_run():
    small = Stack(2, 8, 16, 4, seed=3)
    alone = profiles(small, activations("gelu"))[0]
    beside = profiles(small, activations("relu", "gelu"))[1]
    other = profiles(Stack(2, 8, 16, 4, seed=4), activations("gelu"))[0]
    np.testing.assert_array_equal(alone.gradient, beside.gradient)
    np.testing.assert_array_equal(alone.signal, beside.signal)
    assert beside.name == "gelu"
    assert other.gradient[0] != alone.gradient[0]


def test_progress_and_cancelling():
    told, asked = [], []
    small, rows = Stack(3, 4, 8, 2), activations("gelu", "relu")
    assert profiles(small, rows, progress=told.append) is not None
    assert told == pytest.approx([share / 6 for share in range(1, 7)])

    def enough():
        asked.append(True)
        return len(asked) > 5

    told.clear()
    assert profiles(small, rows, progress=told.append, cancelled=enough) is None
    assert told == pytest.approx([1 / 6, 2 / 6])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"layers": 0}, "layers"),
        ({"layers": LAYERS + 1}, "layers"),
        ({"width": 0}, "at least 1"),
        ({"seed": -1}, "negative"),
        ({"kind": "rnn"}, "ffn, mlp"),
        ({"rule": "orthogonal"}, "initialisation"),
        ({"width": 8192, "hidden": 8192}, "too large"),
        ({"batch": 2**20}, "too large"),
        ({"layers": 96, "width": 2**16, "hidden": 1, "batch": 4}, "too large"),
    ],
)
def test_what_cannot_be_is_refused(wrong, words):
    with pytest.raises(ValueError, match=words):
        Stack(**wrong)


@pytest.mark.parametrize("text", ["0*x", "x^3", "exp(x^2)"])
def test_signals_that_end_or_overflow(text):
    """They come out as zeros, infinities or NaN, without a warning and without a fault."""
    stack = Stack(12, 16, 64, 4, RESIDUAL, rule="he")
    strange = Activation(from_formula(text))
    [found] = profiles(stack, [strange])
    expected = theory(stack, strange)
    assert found.signal.shape == found.gradient.shape == expected.signal.shape == (13,)
    for wiring in (PLAIN, POST, PRE):
        stack = Stack(4, 16, 64, 4, wiring, rule="he")
        assert len(profiles(stack, [strange])[0].signal) == 5
        assert len(theory(stack, strange).signal) == 5


def test_a_rule_that_needs_a_gain_says_so():
    with pytest.raises(ValueError, match="no gain"):
        profiles(Stack(2, 4, 4, 2, rule="gain"), [Activation(from_formula("0*x"))])


@pytest.mark.parametrize("name", NAMES)
def test_a_normalised_stream_has_the_size_1_throughout(name):
    expected = theory(Stack(6, wiring=POST), Activation(FUNCTIONS[name]))
    np.testing.assert_array_equal(expected.signal, np.ones(7))
