import threading

import numpy as np
import pytest
from mpmath import mpf

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.single import BLOCK
from gelu_desktop.numerics.single_gates import fast
from gelu_desktop.numerics.single_gelu import FAR, NODES, gelu_single, tables

FAST = ("gelu", "gelu_tanh", "gelu_tanh_exp", "gelu_tanh_factored", "gelu_sigmoid")
FAST = (*FAST, "gelu_sigmoid_exp", "silu", "swish")
each = pytest.mark.parametrize("name", FAST)


def kernel(name, **coefficients):
    return fast(FUNCTIONS[name], coefficients)


def units(made, exact):
    unit = np.spacing(np.abs(exact).astype(np.float32)).astype(np.float64)
    return np.abs(made - exact) / unit


@each
@pytest.mark.parametrize("scale", [1e-6, 1, 4, 100])
def test_errors_vanish_beside_the_rounding_of_a_network(name, scale):
    x = np.random.default_rng(1).uniform(-scale, scale, 200_001).astype(np.float32)
    wide = x.astype(np.float64)
    value, slope = kernel(name).both(x)
    error = np.abs(value - FUNCTIONS[name].evaluate(wide)) / np.maximum(1, np.abs(wide))
    assert error.max() < 1.3e-7
    assert np.abs(slope - FUNCTIONS[name].evaluate(wide, 1)).max() < 3e-7


@pytest.mark.parametrize(
    ("low", "high", "ulps"), [(0, 14, 2.5), (-3, 0, 3), (-12, -3, 3), (-12.9, -12, 4)]
)
def test_exact_gelu_is_off_by_a_few_units(oracle, low, high, ulps):
    x = np.random.default_rng(2).uniform(low, high, 4000).astype(np.float32)
    assert oracle.ulps(gelu_single(x), oracle.exact(oracle.gelu, x)).max() <= ulps
    away = x[np.abs(x + 0.75) > 0.2]
    slopes = kernel("gelu").slope(away)
    assert oracle.ulps(slopes, oracle.exact(oracle.gelu_slope, away)).max() <= ulps + 2


def test_tables_are_rounded_once(oracle):
    places = np.arange(0, 2 * FAR * NODES + 1, 377)
    x = places / NODES - FAR
    for table, exact in zip(tables(), (oracle.Phi, oracle.phi, oracle.gelu_slope), strict=True):
        assert table.size == 2 * FAR * NODES + 1
        assert oracle.ulps(table[places], oracle.exact(exact, x)).max() <= 0.5001


@pytest.mark.parametrize(("name", "terms"), [("gelu_tanh", (2, 1)), ("gelu_sigmoid", (1, 0))])
def test_forms_against_fifty_digits(oracle, truth, name, terms):
    x = np.random.default_rng(3).uniform(-5, 5, 500).astype(np.float32)
    _, (value, slope, *_) = truth[name]
    made = kernel(name).both(x)
    near = np.abs(x) < 2
    assert oracle.ulps(made[0][near], oracle.exact(value, x[near])).max() <= 8
    assert oracle.ulps(made[0], oracle.exact(value, x)).max() <= 30
    exact = oracle.exact(slope, x)
    error = [abs(float(mpf(float(s)) - e)) for s, e in zip(made[1], exact, strict=True)]
    assert max(error) < 3e-7


@each
def test_special_values(name):
    x = np.array(
        [np.inf, -np.inf, np.nan, 0.0, -0.0, 3e38, -3e38, 1e30, -1e30, 1e-45, -1e-45], np.float32
    )
    padded = np.concatenate((np.linspace(-3, 3, 77, dtype=np.float32), x))
    with np.errstate(all="raise"):
        value, slope = kernel(name).both(padded)
    value, slope = value[77:], slope[77:]
    expected = np.array([np.inf, -0.0, np.nan, 0, -0.0, 3e38, -0.0, 1e30, -0.0], np.float32)
    np.testing.assert_array_equal(value[:9], expected)
    assert np.signbit(value[~np.isnan(x)]).tolist() == np.signbit(x[~np.isnan(x)]).tolist()
    np.testing.assert_array_equal(slope[:9], [1, 0, np.nan, 0.5, 0.5, 1, 0, 1, 0])


@pytest.mark.parametrize(
    ("name", "coefficients"),
    [
        ("gelu_tanh", {"c": 0.6, "a": -0.05}),
        ("gelu_tanh", {"c": -0.7, "a": 0.1}),
        ("gelu_tanh", {"a": 0.0}),
        ("gelu_sigmoid", {"k": -2.5}),
        ("gelu_sigmoid", {"k": 1e4}),
        ("swish", {"beta": 0.0}),
        ("swish", {"beta": -0.3}),
    ],
)
def test_any_coefficients(name, coefficients):
    x = np.concatenate((np.linspace(-12, 12, 4001), [1e20, -1e20, np.inf, -np.inf]))
    x = x.astype(np.float32)
    value, slope = kernel(name, **coefficients).both(x)
    exact = [
        FUNCTIONS[name].evaluate(x.astype(np.float64), order, coefficients) for order in (0, 1)
    ]
    scale = max(1.0, *np.abs(list(coefficients.values())))
    finite = np.isfinite(exact[0])
    np.testing.assert_array_equal(value[~finite], exact[0][~finite])
    error = np.abs(value[finite] - exact[0][finite]) / np.maximum(1, np.abs(x[finite]))
    assert error.max() < 1e-6
    assert np.abs(slope - exact[1]).max() < 2e-6 * scale


@each
@pytest.mark.parametrize("shape", [(), (0,), (0, 4), (1,), (3, 5), (BLOCK,), (2, BLOCK + 7)])
def test_shape_precision_and_out(name, shape):
    x = np.random.default_rng(4).normal(0, 2, shape).astype(np.float32)
    value, slope = kernel(name).both(x)
    for made, alone in ((value, kernel(name).value), (slope, kernel(name).slope)):
        assert made.shape == shape
        assert made.dtype == np.float32
        np.testing.assert_array_equal(alone(x), made)
        out = np.full(shape, 7, np.float32)
        assert alone(x, out) is out
        np.testing.assert_array_equal(out, made)


@each
def test_neither_x_nor_out_must_be_contiguous(name):
    x = np.random.default_rng(5).normal(0, 2, (30, 50)).astype(np.float32)
    before = x.copy()
    whole = kernel(name).both(x)
    for view in (np.s_[::2], np.s_[:, ::-3], np.s_[4], np.s_[:, 7]):
        made = kernel(name).both(x[view])
        room = np.zeros((*x[view].shape, 2), np.float32)
        kernel(name).value(x[view], room[..., 1])
        kernel(name).slope(x[view], room[..., 0])
        for place, part in enumerate(made):
            np.testing.assert_array_equal(part, whole[place][view])
            np.testing.assert_array_equal(part, room[..., 1 - place])
    np.testing.assert_array_equal(kernel(name).value(x.T), whole[0].T)
    np.testing.assert_array_equal(x, before)


@pytest.mark.parametrize("out", [np.zeros(4, np.float32), np.zeros(3), None])
def test_an_unfit_out_is_refused(out):
    x = np.zeros(3, np.float32)
    with pytest.raises(ValueError, match="out"):
        gelu_single(x, x if out is None else out)


def test_threads_do_not_share_their_rooms():
    x = np.random.default_rng(6).normal(0, 2, 40 * BLOCK).astype(np.float32)
    expected, found = gelu_single(x), {}

    def work(number):
        found[number] = all(np.array_equal(gelu_single(x), expected) for _ in range(5))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == dict.fromkeys(range(4), True)


@each
def test_networks_in_float32_use_it(name):
    x = np.linspace(-4, 4, 1001, dtype=np.float32)
    used = Activation(FUNCTIONS[name])
    np.testing.assert_array_equal(used.value(x), kernel(name).value(x))
    np.testing.assert_array_equal(used.slope(x), kernel(name).slope(x))
    for made, alone in zip(used.both(x), (used.value(x), used.slope(x)), strict=True):
        np.testing.assert_array_equal(made, alone)
    double = x.astype(np.float64)
    np.testing.assert_array_equal(used.value(double), FUNCTIONS[name].evaluate(double))
    np.testing.assert_array_equal(used.both(double)[1], FUNCTIONS[name].evaluate(double, 1))


def test_others_and_number_formats_do_not():
    assert fast(FUNCTIONS["relu"], {}) is None
    x = np.linspace(-4, 4, 101, dtype=np.float32)
    relu = Activation(FUNCTIONS["relu"])
    np.testing.assert_array_equal(relu.both(x)[1], relu.slope(x))
    short = Activation(FUNCTIONS["gelu"], number_format=FORMATS["bfloat16"])
    np.testing.assert_array_equal(short.both(x)[0], short.value(x))
    assert not np.array_equal(short.value(x), gelu_single(x))
