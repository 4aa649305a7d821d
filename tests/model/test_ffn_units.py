from dataclasses import replace

import numpy as np
import pytest

from gelu_desktop.model.ffn_batch import compute
from gelu_desktop.model.ffn_settings import ORDERS, FfnSettings
from gelu_desktop.model.ffn_units import ordered, unit
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State


@pytest.fixture(scope="module")
def batch():
    settings = FfnSettings(source="synthetic", width=24, batch=12, rule="he")
    return compute(Result(State(ffn=settings)).batch_asked)


@pytest.mark.parametrize("order", ORDERS[1:])
def test_every_order_has_every_unit(batch, order):
    assert sorted(ordered(batch, order)) == list(range(96))


def test_units_are_ordered_by_their_spread(batch):
    spreads = batch.passes[0].pre.std(axis=0)[ordered(batch, "std")]
    assert np.all(np.diff(spreads) <= 0)


def test_the_first_by_change_changes_the_output_most(batch):
    first, other = batch.passes
    apart = np.linalg.norm(other.hidden - first.hidden, axis=0) * batch.outgoing
    assert unit(batch, "change", 1).number == np.argmax(apart)


def test_a_unit_has_its_pre_activations(batch):
    picked = unit(batch, "number", 5)
    assert picked.number == 4
    assert np.array_equal(picked.pre, batch.passes[0].pre[:, 4])
    assert unit(batch, "number", 10**6).number == 95


def test_which_unit_is_picked_asks_for_no_other_batch():
    settings = FfnSettings(source="sample", order="mean", rank=7)
    plain = FfnSettings(source="sample")
    questions = [Result(State(ffn=each)).batch_asked for each in (settings, plain)]
    assert questions[0] == questions[1]


def test_dead_units_of_the_second_function_are_found_by_their_zeros():
    """GELU has no zeros of its own; the first by zeros are those that ReLU leaves dead."""
    settings = FfnSettings(source="synthetic", width=24, batch=4, rule="he")
    state = State(ffn=settings, ffn_activation="gelu", ffn_other="relu")
    few = compute(Result(state).batch_asked)
    count = few.statistics[1].dead
    assert count > 0
    assert few.statistics[0].dead == 0
    numbers = ordered(few, "zeros")[:count]
    assert np.all(few.passes[1].hidden[:, numbers] == 0)
    assert (unit(few, "zeros", 1).zeros, unit(few, "zeros", 1).other_zeros) == (0, 1)


def test_units_of_huge_pre_activations_have_a_spread_and_an_order(batch):
    big = tuple(
        replace(done, pre=done.pre * 2.0**1000, hidden=done.hidden * 2.0**1000)
        for done in batch.passes
    )
    huge = replace(batch, made=big)
    for order in ("mean", "std", "change"):
        assert np.array_equal(ordered(huge, order), ordered(batch, order))


def test_a_value_that_does_not_change_is_no_measure_of_those_that_do(batch):
    first, other = (done.hidden * 2.0**1000 for done in batch.passes)
    other[0, 0] = first[0, 0]
    passes = tuple(
        replace(done, hidden=hidden)
        for done, hidden in zip(batch.passes, (first, other), strict=True)
    )
    apart = (other - first) / 2.0**1000
    expected = np.argsort(-np.linalg.norm(apart, axis=0) * batch.outgoing, kind="stable")
    assert np.array_equal(ordered(replace(batch, made=passes), "change"), expected)
    same = replace(batch, made=(batch.passes[0],) * 2)
    assert np.array_equal(ordered(same, "change"), np.arange(96))
