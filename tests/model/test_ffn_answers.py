from dataclasses import replace

import numpy as np
import pytest

from gelu_desktop.model import ffn_answers, ffn_batch
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.ffn_answers import answer
from gelu_desktop.model.ffn_batch import BatchAsked, compute
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_store import TooManyError
from gelu_desktop.model.workers.crew import Crew

DRAWN = FfnSettings(source="synthetic", width=24, batch=16, seed=4)


@pytest.fixture
def crew(monkeypatch):
    """Give a worker that even a small block goes to."""
    made = Crew(1)
    monkeypatch.setattr(ffn_answers, "BATCHES", made)
    monkeypatch.setattr(ffn_answers, "SMALL", 0)
    yield made
    made.close()


def asked(a=0.044715, **changes):
    tanh = Curve("gelu_tanh", 0, (("a", a), ("c", 0.7978845608028654)))
    return BatchAsked(replace(DRAWN, **changes), Curve("gelu"), tanh)


def never():
    return False


def told(view):
    counted = [
        (each.edges.tolist(), each.counts.tolist(), each.below, each.above, each.undefined)
        for each in view.counted
    ]
    return view.span, counted, view.reach, view.outside


def same(found, other):
    """Whether two batches say the same to the last bit."""
    names = ("asked", "shape", "gated", "noise", "tokens", "statistics", "open_gates", "difference")
    assert all(getattr(found, name) == getattr(other, name) for name in names)
    assert np.array_equal(found.outgoing, other.outgoing)
    assert (found.views.mean, found.views.std) == (other.views.mean, other.views.std)
    for name in ("entered", "before", "gate", "after", "left"):
        assert told(getattr(found.views, name)) == told(getattr(other.views, name))
    for one, two in zip(found.passes, other.passes, strict=True):
        for name in ("token", "pre", "activated", "hidden", "output"):
            assert np.array_equal(getattr(one, name), getattr(two, name))
    return True


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"gated": True},
        {"number_format": "bfloat16"},
        {"rule": "gain"},
        {"source": "sample"},
    ],
)
@pytest.mark.parametrize("whole", [False, True])
def test_a_worker_says_the_same(crew, changes, whole):
    for a in (0.044715, 0.05):
        found = answer(asked(a, **changes), whole, never)
        assert (found.made is not None) == whole
        assert same(found, compute(asked(a, **changes)))
    assert len(crew.workers()) == 1


def test_the_worker_keeps_the_first_pass_and_the_answer_is_that_of_a_fresh_one(crew, monkeypatch):
    """A slider goes back and forth; each answer is that of its own question."""
    values = [0.04, 0.05, 0.04]
    found = [answer(asked(a), False, never) for a in values]
    for a, one in zip(values, found, strict=True):
        monkeypatch.setattr(ffn_batch, "_KEPT", type(ffn_batch._KEPT)())
        assert same(one, compute(asked(a)))


def test_it_is_answered_where_no_worker_can_be(monkeypatch):
    monkeypatch.setattr(ffn_answers, "BATCHES", Crew(0))
    monkeypatch.setattr(ffn_answers, "SMALL", 0)
    assert same(answer(asked(), False, never), compute(asked()))


def test_a_worker_that_dies_is_replaced(crew):
    answer(asked(), False, never)
    crew.workers()[0].process.kill()
    assert same(answer(asked(0.05), False, never), compute(asked(0.05)))
    assert same(answer(asked(0.06), False, never), compute(asked(0.06)))


def test_it_stops_when_it_is_told(crew):
    assert answer(asked(), False, lambda: True) is None
    assert answer(asked(), False, never) is not None


def test_small_blocks_and_files_stay_here(monkeypatch):
    monkeypatch.setattr(ffn_answers.BATCHES, "run", lambda *_, **__: 1 / 0)
    assert answer(asked(), False, never).made is not None
    with pytest.raises(ZeroDivisionError):
        answer(asked(width=768, batch=128), False, never)


def test_errors_come_back_as_they_are(crew, monkeypatch):
    with pytest.raises(ValueError, match="gain"):
        answer(
            replace(asked(rule="gain"), first=Curve("own", 0, (), "0*x")),
            False,
            never,
        )
    monkeypatch.setattr(ffn_answers, "VALUES_MAX", 10)
    monkeypatch.setattr(ffn_batch, "VALUES_MAX", 10)
    with pytest.raises(TooManyError):
        answer(asked(seed=9), False, never)
