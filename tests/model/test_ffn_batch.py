from dataclasses import replace

import numpy as np
import pytest

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.ffn_batch import (
    BatchAsked,
    activation,
    block_shape,
    compute,
    hidden_units,
    noise,
    source,
)
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_store import NotLoadedError, Store, TooManyError
from gelu_desktop.model.layer import Layer, Suggestion
from gelu_desktop.model.result import Result
from gelu_desktop.model.sample import sample
from gelu_desktop.model.state import State
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.numerics.initialisation import truncated_deviation
from gelu_desktop.numerics.sampling import nice_range

SMALL = {"source": "synthetic", "width": 24, "batch": 12}


def asked(first="gelu", other="relu", **settings):
    return BatchAsked(FfnSettings(**settings), Curve(first), Curve(other))


def test_one_token_asks_for_no_batch():
    assert Result(State()).batch_asked is None


def test_the_state_asks_with_its_coefficients():
    state = State(ffn=FfnSettings(**SMALL), ffn_other="gelu_tanh").replace(
        coefficients={"gelu_tanh.a": 0.05}
    )
    question = Result(state).batch_asked
    assert dict(question.other.coefficients)["a"] == 0.05
    published = compute(asked("gelu", "gelu_tanh", **SMALL))
    assert compute(question).difference.relative != published.difference.relative


def test_noise_is_normalised_and_repeats():
    tokens = noise(5, 64, 3)
    assert np.allclose(tokens.mean(axis=1), 0, atol=1e-14)
    assert np.allclose(tokens.std(axis=1), 1)
    assert np.array_equal(tokens, noise(5, 64, 3))
    assert np.array_equal(noise(2, 1, 0), np.zeros((2, 1)))


def test_pre_activations_have_the_spread_of_bert():
    batch = compute(asked(source="synthetic", width=768))
    assert batch.shape == (768, 3072)
    wanted = 0.02 * truncated_deviation() * 768**0.5
    assert batch.statistics[0].std == pytest.approx(wanted, rel=5e-3)
    assert batch.noise


def test_a_gated_block_has_two_thirds_of_the_units():
    settings = FfnSettings(**SMALL, gated=True)
    assert hidden_units(settings) == 64
    batch = compute(asked(**SMALL, gated=True))
    assert batch.gated
    done = batch.passes[0]
    assert np.array_equal(done.hidden, done.activated * done.linear)


def test_the_trained_layer_is_compared_as_by_hand():
    bundled = sample()
    block = bundled.layer.block
    pre = bundled.states.astype(float) @ block.w1.astype(float) + block.b1
    hidden = Curve("gelu").evaluate(pre), Curve("relu").evaluate(pre)
    first, other = (side @ block.w2.astype(float) + block.b2 for side in hidden)
    batch = compute(asked(source="sample"))
    wanted = np.linalg.norm(other - first) / np.linalg.norm(first)
    assert batch.difference.relative == pytest.approx(wanted, rel=1e-9)
    assert batch.statistics[1].exact_zeros == pytest.approx(np.mean(pre <= 0), abs=1e-12)
    assert batch.tokens == bundled.tokens
    assert not batch.noise


def test_a_number_format_changes_only_the_other_function():
    plain, coarse = (
        compute(asked("gelu", "gelu", **SMALL, number_format=name))
        for name in ("float64", "bfloat16")
    )
    assert plain.difference.relative == 0
    assert 1e-4 < coarse.difference.relative < 1e-2
    assert np.array_equal(plain.passes[0].output, coarse.passes[0].output)


def test_it_stops_when_asked():
    assert compute(asked(**SMALL), cancelled=lambda: True) is None


def test_layers_of_files_come_from_the_store():
    store, block = Store(), Block.draw(8, 16, seed=1)
    question = asked(source="file", file="a.npz", layer="up", batch=4)
    with pytest.raises(NotLoadedError):
        compute(question, store=store)
    store.keep("a.npz", "up", Layer(block, Suggestion("gelu", {}, "said"), "a.npz: up"))
    assert compute(question, store=store).noise
    given = asked(source="file", file="a.npz", layer="up", inputs="h.npy")
    with pytest.raises(NotLoadedError):
        compute(given, store=store)
    store.keep_states("h.npy", np.ones((3, 8)))
    batch = compute(given, store=store)
    assert not batch.noise
    assert batch.statistics[0].tokens == 3


def test_the_store_forgets_the_oldest():
    store, layer = Store(), Layer(Block.draw(2, 3), Suggestion(None, {}, "said"), "x")
    for name in ("0", "1", "0", "2"):
        store.keep("a", name, layer)
    with pytest.raises(NotLoadedError):
        store.layer("a", "1")
    assert store.layer("a", "0") is store.layer("a", "2") is layer
    for name in ("0", "1", "2", "3", "0", "4"):
        store.keep_states(name, np.full((1, 2), float(name)))
    with pytest.raises(NotLoadedError):
        store.states("1")
    assert [store.states(name)[0, 0] for name in ("0", "2", "3", "4")] == [0, 2, 3, 4]


def test_it_is_told_how_many_tokens_would_do():
    assert TooManyError(512, 2**16).most == 256


def test_another_function_is_put_into_the_same_block_without_drawing_it_again(monkeypatch):
    """A slider that is dragged asks for one pass after the other with the first one kept."""
    settings = FfnSettings(source="synthetic", width=16, batch=4)
    questions = [
        BatchAsked(settings, Curve("gelu"), Curve("gelu_tanh", 0, (("a", a), ("c", 0.8))))
        for a in (0.03, 0.04)
    ]
    first, second = map(compute, questions)
    assert second.passes[0] is first.passes[0]
    assert second.outgoing is first.outgoing
    assert (second.passes[1].output != first.passes[1].output).any()
    block, states, _, _ = source(questions[1])
    fresh = block.forward(states, activation(questions[1].other, "float64"))
    assert np.array_equal(fresh.output, second.passes[1].output)
    other = compute(replace(questions[0], settings=replace(settings, seed=1)))
    assert (other.passes[0].pre != first.passes[0].pre).any()
    relu = compute(replace(questions[0], first=Curve("relu")))
    assert (relu.passes[0].output != first.passes[0].output).any()
    assert np.array_equal(relu.passes[0].pre, first.passes[0].pre)


def test_the_shape_is_known_before_the_block_is_made():
    store, block = Store(), Block.draw(8, 16, seed=1)
    assert block_shape(FfnSettings(source="sample")) == (*sample().layer.block.w1.shape, False)
    assert block_shape(FfnSettings(**SMALL, gated=True)) == (24, 64, True)
    file = FfnSettings(source="file", file="a.npz", layer="up")
    assert block_shape(file, store) is None
    store.keep("a.npz", "up", Layer(block, Suggestion("gelu", {}, "said"), "a.npz: up"))
    assert block_shape(file, store) == (8, 16, False)


def test_a_gate_without_bounds_is_seen_from_minus_1_to_2():
    """f(z)/z of a function that is not 0 at 0 goes to infinity there."""
    constant = Curve("own", 0, (), "1")
    batch = compute(BatchAsked(FfnSettings(**SMALL), Curve("gelu"), constant))
    seen, pre = batch.views.gate, batch.passes[1].pre
    assert seen.span == nice_range(-1.0, 2.0)
    share = 1 / pre
    assert seen.outside == (0.0, np.mean((share < -1) | (share > 2)))
    assert seen.reach is None
    assert batch.views.before.span[1] >= 3.5


def test_a_view_holds_the_values_of_both_functions():
    for formula in ("x - 3", "x + 3"):
        shifted = Curve("own", 0, (), formula)
        for pair in ((Curve("gelu"), shifted), (shifted, Curve("gelu"))):
            batch = compute(BatchAsked(FfnSettings(**SMALL), *pair))
            low, high = batch.views.after.span
            for made in batch.passes:
                assert np.mean((made.hidden < low) | (made.hidden > high)) < 0.002


@pytest.mark.parametrize("formula", ["exp(1e5*x)", "-exp(-1e5*x)"])
def test_what_is_infinite_is_out_of_view(formula):
    batch = compute(BatchAsked(FfnSettings(**SMALL), Curve("own", 0, (), formula), Curve("gelu")))
    hidden = batch.passes[0].hidden
    assert np.isinf(hidden).any()
    finite = np.concatenate((hidden[np.isfinite(hidden)], batch.passes[1].hidden.ravel()))
    assert batch.views.after.reach == (finite.min(), finite.max())


def test_gates_are_open_where_more_than_half_is_let_through():
    batch = compute(asked("gelu", "tanh", **SMALL, rule="he"))
    pre = batch.passes[0].pre
    assert batch.open_gates == (np.mean(pre > 0), np.mean(np.tanh(pre) / pre > 0.5))
    assert batch.open_gates[0] != batch.open_gates[1]
