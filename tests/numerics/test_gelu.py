import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath import mpf

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.gaussian import phi

EPS = 2.0**-52
GELU = ACTIVATIONS["gelu"]
moderate = st.floats(-50, 50)


def test_gelu_at_the_reference_points(oracle):
    x, table = oracle.points()
    assert oracle.ulps(GELU.evaluate(x), table["gelu"]).max() <= 4


def test_gelu_slope_at_the_reference_points(oracle):
    x, table = oracle.points()
    slope = GELU.evaluate(x, 1)
    distance = np.array(
        [float(abs(mpf(v) - t)) for v, t in zip(slope, table["dgelu"], strict=True)]
    )
    assert distance.max() <= 3.4e-16
    tail = x < -1.5
    truth = [t for t, far in zip(table["dgelu"], tail, strict=True) if far]
    assert oracle.ulps(slope[tail], truth).max() <= 5


def test_gelu_curvature_at_the_reference_points(oracle):
    x, table = oracle.points()
    curvature = GELU.evaluate(x, 2)
    root = np.abs(np.abs(x) - math.sqrt(2)) < 1e-9
    truth = np.array(table["d2gelu"])
    assert oracle.ulps(curvature[~root], truth[~root]).max() <= 4
    assert root.sum() == 2
    assert np.abs((curvature[root] - truth[root]).astype(float)).max() < 1e-22


@pytest.mark.parametrize(
    ("lower", "upper"),
    [(-1e-6, 1e-6), (-1, 1), (-3, -1), (-8, -3), (-20, -8), (-37.6, -20), (-38.6, -37.6), (1, 50)],
)
def test_gelu_within_four_ulp(oracle, lower, upper):
    x = np.random.default_rng(1).uniform(lower, upper, 500)
    assert oracle.ulps(GELU.evaluate(x), oracle.exact(oracle.gelu, x)).max() <= 4
    assert oracle.ulps(GELU.evaluate(x, 2), oracle.exact(oracle.gelu_curvature, x)).max() <= 4


def test_gelu_for_random_bit_patterns(oracle):
    bits = np.random.default_rng(2).integers(0, 2**64, 20_000, dtype=np.uint64)
    x = bits.view(np.float64)
    x = np.concatenate((x[np.isfinite(x)], -np.logspace(-320, 1.5, 500)))
    far = x < -40
    assert np.all(GELU.evaluate(x[far]) == 0) and np.all(np.signbit(GELU.evaluate(x[far])))
    assert oracle.ulps(GELU.evaluate(x[~far]), oracle.exact(oracle.gelu, x[~far])).max() <= 4


@pytest.mark.parametrize(
    ("x", "value"),
    [
        (-5.0, -1.4332578593969596e-06),
        (-8.0, -4.9767684594e-15),
        (-10.0, -7.6198530242e-23),
        (-20.0, -5.5072482372e-88),
        (-30.0, -1.4720141781e-196),
        (-37.5, -1.727007379e-306),
    ],
)
def test_the_tail_that_one_plus_erf_loses(oracle, x, value):
    assert math.isclose(GELU.evaluate(x), value, rel_tol=1e-9)
    assert math.isclose(GELU.evaluate(x), float(oracle.gelu(mpf(x))), rel_tol=1e-15)


def test_float32_is_correctly_rounded(oracle):
    rng = np.random.default_rng(3)
    bits = rng.integers(0, 2**32, 1000, dtype=np.uint64).astype(np.uint32).view(np.float32)
    x = np.concatenate((bits[np.abs(bits) < 15], rng.uniform(-14.4, 6, 500).astype(np.float32)))
    computed = GELU.evaluate(x)
    assert computed.dtype == np.float32
    assert oracle.ulps(computed, oracle.exact(oracle.gelu, x)).max() <= 0.5


SPECIAL = ("gelu", "dgelu", "d2gelu")


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("order", range(3))
def test_gelu_special_values(oracle, order, dtype):
    for row in oracle.reference("values")["specials"]:
        x, truth = float(row["x"]), float(row[SPECIAL[order]])
        if dtype == np.float32 and abs(x) > 1e50:
            x, truth = (np.sign(v) * 3e38 if abs(v) > 1e50 else v for v in (x, truth))
        with np.errstate(all="raise"):
            computed = GELU.evaluate(dtype(x), order)
        np.testing.assert_array_equal(computed, dtype(truth), err_msg=f"{row['x']}")
        if order == 0:
            assert np.signbit(computed) == np.signbit(truth) or math.isnan(truth), row["x"]


@given(moderate)
def test_gelu_minus_its_mirror_is_x(x):
    difference = GELU.evaluate(x) - GELU.evaluate(-x)
    assert abs(difference - x) <= 2 * EPS * abs(x)


@given(moderate)
def test_slopes_at_mirrored_places_add_to_one(x):
    assert abs(GELU.evaluate(x, 1) + GELU.evaluate(-x, 1) - 1) <= 2 * EPS


@given(moderate)
def test_gelu_below_relu_is_even(x):
    relu = ACTIVATIONS["relu"]
    below = relu.evaluate(x) - GELU.evaluate(x)
    assert abs(below - (relu.evaluate(-x) - GELU.evaluate(-x))) <= 2 * EPS * max(1, abs(x))
    assert GELU.evaluate(x, 2) == GELU.evaluate(-x, 2)


def test_published_extremes_of_gelu(oracle):
    lowest = oracle.constant("gelu_argmin")
    assert abs(GELU.evaluate(lowest) - oracle.constant("gelu_min")) <= EPS / 4
    assert abs(GELU.evaluate(lowest, 1)) <= EPS / 2
    assert abs(GELU.evaluate(lowest, 2) - 0.431493992314046919786507169629) <= EPS / 4
    root = math.sqrt(2)
    assert abs(GELU.evaluate(root, 1) - 1.12890414518515478634074444226) <= EPS
    assert abs(GELU.evaluate(-root, 1) + 0.128904145185154786340744442262) <= EPS / 4
    near = np.linspace(1.2, 1.6, 4001)
    assert np.all(GELU.evaluate(near, 1) <= GELU.evaluate(root, 1) + EPS)
    # √2 is not a float: the curvature at the nearest one is −2√2·φ(√2) times the distance.
    assert math.isclose(
        GELU.evaluate(root, 2), -2 * root * phi(root) * 9.667293313452913e-17, rel_tol=1e-6
    )
    assert abs(GELU.evaluate(2.0, 2) + 0.107981933026376103901128400821) <= EPS / 8
    assert abs(GELU.evaluate(0.0, 2) - oracle.constant("sqrt_2_over_pi")) <= EPS / 4
    assert GELU.evaluate(0.0, 1) == 0.5


def test_gelu_is_x_itself_from_a_certain_place_on():
    assert GELU.evaluate(8.2126862124) < 8.2126862124
    x = np.linspace(8.3, 1000, 999)
    np.testing.assert_array_equal(GELU.evaluate(x), x)
    assert GELU.evaluate(-38.580140223782) < 0
    assert GELU.evaluate(-38.5801402237824) == 0
