import numpy as np
import pytest

from gelu_desktop.numerics import training
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.classifier import Classifier
from gelu_desktop.numerics.digits import split
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.training import Training, train
from gelu_desktop.numerics.wiring import Wiring

SMALL = Training(blocks=1, width=16, epochs=6, rate=5e-3)


def run(training, name, seed=0, **options):
    return list(train(training, Activation(FUNCTIONS[name]), seed, **options))


@pytest.mark.parametrize("name", ["gelu", "relu", "silu", "tanh", "sigmoid"])
def test_the_digits_are_learned(name):
    epochs = run(SMALL, name)
    assert [epoch.number for epoch in epochs] == list(range(7))
    first, last = epochs[0], epochs[-1]
    assert first.test_error > 0.6
    assert 2 < first.loss < 4
    assert last.test_error < 0.12
    assert last.loss < 0.35
    assert abs(last.train_error - last.test_error) < 0.06
    assert last.test_error * 500 == pytest.approx(round(last.test_error * 500), abs=1e-9)
    assert (last.zeros > 0.3) == (name == "relu")
    assert 0 <= last.dead <= last.zeros


def test_plain_gradient_descent_learns_too():
    sgd = Training(blocks=1, width=16, epochs=4, optimiser="sgd", rate=0.1)
    assert run(sgd, "gelu")[-1].test_error < 0.15


def test_the_same_seed_gives_the_same_numbers():
    brief = Training(blocks=1, width=8, epochs=2)
    assert run(brief, "gelu", 5) == run(brief, "gelu", 5)
    assert run(brief, "gelu", 5) != run(brief, "gelu", 6)


def test_runs_side_by_side_do_not_disturb_each_other():
    brief = Training(blocks=1, width=8, epochs=2)
    pair = [train(brief, Activation(FUNCTIONS[name]), 1) for name in ("gelu", "relu")]
    together = list(zip(*pair, strict=True))
    assert [one for one, _ in together] == run(brief, "gelu", 1)
    assert [other for _, other in together] == run(brief, "relu", 1)


def test_nothing_is_trained_until_asked_and_nothing_after_cancelling():
    asked = []

    def enough():
        asked.append(True)
        return len(asked) > 30

    waiting = train(SMALL, Activation(FUNCTIONS["gelu"]), 0, enough)
    assert next(waiting).number == 0
    assert not asked
    assert next(waiting).number == 1
    assert len(asked) == 21  # 1297 images in steps of 64
    assert next(waiting, None) is None
    assert len(asked) == 31


def test_large_steps_kill_units_of_relu():
    wild = Training(
        blocks=2, width=16, epochs=4, optimiser="sgd", rate=3.0, wiring=Wiring(norm="pre")
    )
    assert max(epoch.dead for epoch in run(wild, "relu")) > 0.05
    assert run(wild, "tanh")[-1].dead == 0


def test_weights_that_grow_without_bound_are_a_result():
    burst = Training(
        blocks=2, width=8, epochs=2, optimiser="sgd", rate=1e12, wiring=Wiring(norm="none")
    )
    last = run(burst, "relu_squared")[-1]
    assert not np.isfinite(last.loss)
    assert last.test_error == last.train_error == 1


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"blocks": 0}, "at least 1"),
        ({"epochs": -1}, "negative"),
        ({"rate": 0.0}, "learning rate"),
        ({"rate": float("nan")}, "learning rate"),
        ({"optimiser": "lion"}, "adam, sgd"),
        ({"rule": "orthogonal"}, "initialisation"),
    ],
)
def test_what_cannot_be_is_refused(wrong, words):
    with pytest.raises(ValueError, match=words):
        Training(**wrong)


def test_no_gain_no_training():
    with pytest.raises(ValueError, match="no gain"):
        next(train(SMALL, Activation(from_formula("0*x")), 0))


def test_every_image_is_seen_once_an_epoch(monkeypatch):
    seen, gradient = [], Classifier.gradient

    def watched(network, pixels, labels):
        seen.append((pixels, labels))
        return gradient(network, pixels, labels)

    monkeypatch.setattr(Classifier, "gradient", watched)
    run(Training(blocks=1, width=4, epochs=2), "gelu", 3)
    assert [len(labels) for _, labels in seen] == 2 * [*[64] * 20, 17]
    parts = split(3)
    known = np.column_stack((parts.train, parts.train_labels)).astype(np.float32)
    for epoch in (seen[:21], seen[21:]):
        shown = np.vstack([np.column_stack(pair) for pair in epoch]).astype(np.float32)
        assert sorted(map(bytes, shown)) == sorted(map(bytes, known))
    assert not np.array_equal(seen[0][1], seen[21][1])


def test_what_is_trained_unless_something_else_is_asked():
    layout = Training().layout
    assert (layout.blocks, layout.width, layout.hidden) == (2, 32, 128)
    assert [epoch.number for epoch in run(Training(epochs=0), "gelu")] == [0]


def test_an_answer_with_a_gap_is_a_wrong_answer(monkeypatch):
    """The largest of some numbers and a NaN is the NaN, which would stand for the digit 9."""

    class Broken(Classifier):
        def forward(self, pixels, **options):
            steps, end, logits = super().forward(pixels, **options)
            logits[:, 9] = np.nan
            return steps, end, logits

    monkeypatch.setattr(training, "Classifier", Broken)
    [first] = run(Training(blocks=1, width=4, epochs=0), "gelu")
    assert first.test_error == first.train_error == 1
