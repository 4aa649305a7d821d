import math

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.moments import (
    VarianceMap,
    _sum,
    gain,
    gate_square,
    gelu_moments,
    moments,
)
from gelu_desktop.numerics.own import from_formula

# E f, E f², E f'², by quadrature in 50 digits.
REFERENCE = {
    "relu": (0.3989422804014327, 0.5, 0.5),
    "gelu": (0.2820947917738781, 0.4252214825702987, 0.4558508656492871),
    "gelu_tanh": (0.2820385880787887, 0.4251937110330995, 0.4558178459629506),
    "gelu_sigmoid": (0.2823305528127853, 0.4219528068969808, 0.4495492004791021),
    "silu": (0.2066209641419070, 0.3557755198173522, 0.3794823516328293),
    "mish": (0.2404038883747914, 0.4523421923758828, 0.4790837583739698),
    "elu": (0.1605205722665560, 0.6449454174929239, 0.6681020012231706),
    "selu": (0.0, 1.0, 1.071574992455799),
    "tanh": (0.0, 0.3942944903978412, 0.4644029024482682),
    "sigmoid": (0.5, 0.2933790358580930, 0.04483624135019437),
    "softplus": (0.8060591833474398, 0.9212459088593003, 0.2933790358580930),
    "softsign": (0.0, 0.1830140212665475, 0.2276713404221825),
    "hard_swish": (0.1662167006561233, 0.3315673751379077, 0.3585315171786052),
    "relu_squared": (0.5, 1.5, 2.0),
    "leaky_relu": (0.3949528575974184, 0.50005, 0.50005),
}
GAINS = {
    "relu": 1.414213562373095,
    "gelu": 1.533530441195535,
    "silu": 1.676532470331091,
    "tanh": 1.592537419722831,
    "sigmoid": 1.846228545338605,
    "relu_squared": 0.816496580927726,
}
# √(χ^24)
CHI_24 = {
    "relu": 1,
    "gelu": 2.304045429742541,
    "silu": 2.168633969263735,
    "tanh": 7.126734850821431,
    "sigmoid": 1.623309967172104e-10,
    "softsign": 13.73687701400152,
    "hard_swish": 2.555445201682215,
}


@pytest.mark.parametrize("name", REFERENCE)
def test_means_under_the_normal_distribution(name):
    found = moments(FUNCTIONS[name])
    expected = REFERENCE[name]
    assert (found.mean, found.square, found.slope_square) == pytest.approx(
        expected, rel=2e-15, abs=2e-16
    )
    assert found.variance == pytest.approx(expected[1] - expected[0] ** 2, rel=1e-14)


def test_gains_and_chi():
    for name, expected in GAINS.items():
        assert gain(FUNCTIONS[name]) == pytest.approx(expected, rel=1e-15)
        assert moments(FUNCTIONS[name]).gain == pytest.approx(expected, rel=1e-15)
    for name, expected in CHI_24.items():
        assert moments(FUNCTIONS[name]).chi ** 12 == pytest.approx(expected, rel=5e-14)


@pytest.mark.parametrize("sigma", [0.01, 0.25, 0.5, 0.5543, 1.0, 2.0, 4.0, 100.0])
def test_the_closed_forms_of_gelu(sigma):
    found, closed = moments(FUNCTIONS["gelu"], sigma=sigma), gelu_moments(sigma)
    for field in ("mean", "square", "slope_square"):
        assert getattr(found, field) == pytest.approx(getattr(closed, field), rel=5e-14)


def test_gelu_at_known_spreads():
    one = gelu_moments()
    assert one.mean == pytest.approx(1 / (2 * math.sqrt(math.pi)), rel=1e-15)
    assert one.square == pytest.approx(1 / 3 + 1 / (2 * math.pi * math.sqrt(3)), rel=1e-15)
    assert one.slope_square == pytest.approx(1 / 3 + 2 / (3 * math.pi * math.sqrt(3)), rel=1e-15)
    assert one.variance == pytest.approx(0.345644011024351007, rel=1e-15)
    assert gate_square() == pytest.approx(1 / 3, rel=1e-15)
    wide = gelu_moments(0.02 * math.sqrt(768))
    assert wide.square == pytest.approx(0.106484592966227, rel=1e-14)
    assert wide.slope_square == pytest.approx(0.370465053772291, rel=1e-14)
    cut = gelu_moments(0.02 * math.sqrt(768) * 0.8796256610342397504)
    assert cut.square == pytest.approx(0.0786962338605441, rel=1e-14)
    assert cut.slope_square == pytest.approx(0.352192576641718, rel=1e-14)


def test_the_gate_by_chance():
    z = 0.7 * np.random.default_rng(0).standard_normal(400_000)
    gate = FUNCTIONS["gelu"].evaluate(z) / z
    assert np.mean(gate**2) == pytest.approx(gate_square(0.7), rel=3e-3)


def test_the_unit_fixed_point_of_gelu_is_unstable():
    weight = gain(FUNCTIONS["gelu"]) ** 2
    assert weight == pytest.approx(2.351715614073372947580, rel=1e-15)
    layer = VarianceMap(FUNCTIONS["gelu"], weight)
    assert layer(1.0) == pytest.approx(1, rel=1e-15)
    assert layer.slope(1.0) == pytest.approx(1.1440631968725838, rel=1e-14)
    assert layer(1e-12) / 1e-12 == pytest.approx(0.5879289, abs=5e-8)
    assert layer(1e12) / 1e12 == pytest.approx(1.1758578, abs=5e-8)


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (0.5, 2.656e-5),
        (0.9, 0.025616),
        (0.99, 0.764490),
        (1, 1),
        (1.01, 1.268994),
        (1.1, 4.670387),
        (2, 52.559),
    ],
)
def test_small_deviations_grow_through_24_layers(start, end):
    layer = VarianceMap(FUNCTIONS["gelu"], gain(FUNCTIONS["gelu"]) ** 2)
    values = layer.iterate(start, 24)
    assert len(values) == 25
    assert values[0] == start
    assert values[-1] == pytest.approx(end, rel=2e-5)


def test_gelu_with_the_gain_of_relu_fades():
    values = VarianceMap(FUNCTIONS["gelu"], 2.0).iterate(1.0, 24)
    for layer, expected in ((1, 0.8504430), (6, 0.2292348), (12, 0.0079247), (24, 1.99398e-6)):
        assert values[layer] == pytest.approx(expected, rel=7e-6)


def test_the_slope_of_the_map_is_a_slope():
    for name in ("relu", "silu", "hard_swish", "tanh"):
        layer = VarianceMap(FUNCTIONS[name], 1.7)
        for q in (0.2, 1.0, 9.0):
            h = 1e-4 * q
            by_differences = (layer(q + h) - layer(q - h)) / (2 * h)
            assert layer.slope(q) == pytest.approx(by_differences, rel=1e-6)


def test_coefficients_and_own_formulas():
    leaky = moments(FUNCTIONS["leaky_relu"], {"alpha": 1.0}, sigma=3.0)
    assert (leaky.mean, leaky.square, leaky.slope_square) == pytest.approx((0, 9, 1), abs=1e-12)
    growing = moments(from_formula("exp(x)"))
    assert growing.mean == pytest.approx(math.exp(0.5), rel=1e-13)
    assert growing.square == pytest.approx(math.exp(2), rel=1e-13)
    with pytest.raises(ValueError, match="no coefficient"):
        moments(FUNCTIONS["gelu"], {"alpha": 1.0})


@pytest.mark.parametrize("text", ["0*x", "exp(x^2)", "log(x)"])
def test_what_has_no_gain_says_so(text):
    with pytest.raises(ValueError, match="no gain"):
        gain(from_formula(text))


def test_degenerate_gains():
    nothing = moments(from_formula("0*x"))
    assert nothing.gain == math.inf
    assert math.isnan(nothing.chi)


@pytest.mark.parametrize("sigma", [0.0, -1.0, math.inf, math.nan])
def test_a_spread_is_positive_and_finite(sigma):
    with pytest.raises(ValueError, match="sigma"):
        moments(FUNCTIONS["gelu"], sigma=sigma)


def test_terms_of_both_signs_add_up_to_nothing_and_large_ones_to_infinity():
    weights = np.ones(3)
    assert _sum(weights, np.array([1e16, 1.0, -1e16])) == 1.0
    assert _sum(weights, np.array([1.7e308, 1.7e308, 0.0])) == np.inf
    assert np.isnan(_sum(weights, np.array([np.inf, -np.inf, 0.0])))
