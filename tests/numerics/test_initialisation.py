import itertools

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.numerics.initialisation import (
    INITIALISATIONS,
    Matrix,
    initialisation,
    standard,
    streams,
    truncated_deviation,
)
from gelu_desktop.numerics.moments import gain


def generator(seed=0):
    return np.random.Generator(np.random.PCG64(seed))


def test_what_the_rules_ask_for():
    own = gain(FUNCTIONS["gelu"])
    first, second = Matrix(768, 3072, own), Matrix(3072, 768, own, activated=True)
    expected = {
        "bert": (0.02, 0.02),
        "normal": (0.02, 0.02),
        "xavier": ((2 / 3840) ** 0.5, (2 / 3840) ** 0.5),
        "he": ((2 / 768) ** 0.5, (2 / 3072) ** 0.5),
        "gain": (1.533530441195535 / 768**0.5, 1.533530441195535 / 3072**0.5),
        "keeping": (1 / 768**0.5, 1.533530441195535 / 3072**0.5),
    }
    assert set(expected) == set(INITIALISATIONS)
    for name, deviations in expected.items():
        rule = initialisation(name)
        asked = (rule.deviation(first), rule.deviation(second))
        assert asked == pytest.approx(deviations, rel=1e-15)
        shrunk = 0.8796256610342397504 if name == "bert" else 1
        assert rule.actual(first) == pytest.approx(shrunk * deviations[0], rel=1e-15)
        drawn = rule.draw(generator(), (300, 1000), first)
        assert drawn.std() == pytest.approx(rule.actual(first), rel=5e-3)


def test_an_unknown_rule_is_refused_with_the_names():
    with pytest.raises(ValueError, match="bert, normal"):
        initialisation("orthogonal")


def test_truncation():
    assert truncated_deviation() == pytest.approx(0.8796256610342397504, rel=1e-15)
    drawn = standard(generator(), (200_000,), truncated=True)
    assert np.abs(drawn).max() <= 2
    assert np.abs(drawn).max() == pytest.approx(2, abs=1e-3)
    assert drawn.std() == pytest.approx(truncated_deviation(), rel=5e-3)


@pytest.mark.parametrize("truncated", [False, True])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_longer_draw_begins_with_the_shorter(truncated, dtype):
    short, long = (
        standard(generator(3), (count,), truncated=truncated, dtype=dtype) for count in (17, 1000)
    )
    np.testing.assert_array_equal(short, long[:17])
    assert (short == short.astype(np.float32)).all() == (dtype == np.float32)


@pytest.mark.parametrize("name", INITIALISATIONS)
def test_blocks_by_rule(name):
    rule = initialisation(name)
    block = Block.initialised(48, 192, rule, gain=1.5, gated=True, seed=4)
    spreads = {
        "w1": rule.actual(Matrix(48, 192, 1.5)),
        "v": rule.actual(Matrix(48, 192, 1.5)),
        "w2": rule.actual(Matrix(192, 48, 1.5, activated=True)),
    }
    for field, spread in spreads.items():
        assert getattr(block, field).std() == pytest.approx(spread, rel=0.03)
    for field in ("b1", "b2", "c"):
        assert not getattr(block, field).any()
    assert np.corrcoef(block.w1.ravel(), block.v.ravel())[0, 1] == pytest.approx(0, abs=0.05)


def test_the_precisions_have_the_same_weights_and_growth_keeps_them():
    rule = initialisation("bert")
    double = Block.initialised(6, 20, rule, seed=9)
    single = Block.initialised(6, 20, rule, seed=9, dtype=np.float32)
    wider = Block.initialised(7, 25, rule, seed=9)
    assert single.w1.dtype == single.w2.dtype == single.b1.dtype == np.float32
    np.testing.assert_array_equal(single.w1, double.w1.astype(np.float32))
    np.testing.assert_array_equal(wider.w1[:6, :20], double.w1)
    np.testing.assert_array_equal(wider.w2[:20, :6], double.w2)
    assert double.v is double.c is None


def test_each_matrix_has_draws_of_its_own():
    block = Block.initialised(12, 40, initialisation("normal"), gated=True, seed=3)
    drawn = [part / part.std() for part in (block.w1, block.w2.T, block.v)]
    for first, second in itertools.combinations(drawn, 2):
        assert abs(np.mean(first * second)) < 0.2
    expected = [streams(3, place, 12, 40, False) for place in (1, 2, 3)]
    for part, values in zip(drawn, expected, strict=True):
        np.testing.assert_allclose(part, values / values.std(), rtol=1e-12)
