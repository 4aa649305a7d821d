import subprocess
import sys
from pathlib import Path

import mpmath
import numpy as np
import pytest

import bake_gaussian
from gelu_desktop.numerics import gaussian

ROOT = Path(__file__).parents[2]


def spread(lower, upper, count=400):
    return np.random.default_rng(20).uniform(lower, upper, count)


def test_the_tables_are_those_that_the_script_derives():
    for name, value in bake_gaussian.bake().items():
        assert getattr(gaussian, name) == value, name


def test_scipy_is_not_imported():
    code = (
        "import sys; import gelu_desktop.numerics.expression;"
        "import gelu_desktop.numerics.approximations; print('scipy' in sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "False"


def test_distribution_at_the_reference_points(oracle):
    x, table = oracle.points()
    assert oracle.ulps(gaussian.Phi(x), table["Phi"]).max() <= 4
    assert oracle.ulps(gaussian.tail(-x), table["Phi"]).max() <= 4


@pytest.mark.parametrize(
    ("lower", "upper"), [(-40, -8), (-1, 1), (0, 1e-5), (1, 5), (5, 20), (20, 37.7), (37.7, 38.8)]
)
def test_tail_and_density(oracle, lower, upper):
    x = spread(lower, upper)
    assert oracle.ulps(gaussian.tail(x), oracle.exact(lambda v: oracle.Phi(-v), x)).max() <= 4
    assert oracle.ulps(gaussian.phi(x), oracle.exact(oracle.phi, x)).max() <= 4
    assert oracle.ulps(gaussian.phi(-x), oracle.exact(oracle.phi, x)).max() <= 4


@pytest.mark.parametrize(
    ("lower", "upper"), [(-6, -0.5), (-0.5, 0.5), (-1e-8, 1e-8), (0.4, 0.6), (0.5, 6), (6, 27.3)]
)
def test_error_functions(oracle, lower, upper):
    x = spread(lower, upper)
    assert oracle.ulps(gaussian.erf(x), oracle.exact(mpmath.erf, x)).max() <= 3
    assert oracle.ulps(gaussian.erfc(x), oracle.exact(mpmath.erfc, x)).max() <= 6


@pytest.mark.parametrize("function", ["Phi", "phi", "tail", "erf", "erfc"])
def test_float32_is_rounded_once(oracle, function):
    rng = np.random.default_rng(4)
    x = np.concatenate((rng.uniform(-14, 14, 400), rng.normal(0, 1e-3, 50))).astype(np.float32)
    computed = getattr(gaussian, function)(x)
    truth = {
        "Phi": oracle.Phi,
        "tail": lambda v: oracle.Phi(-v),
        "phi": oracle.phi,
        "erf": mpmath.erf,
        "erfc": mpmath.erfc,
    }[function]
    assert computed.dtype == np.float32
    assert oracle.ulps(computed, oracle.exact(truth, x)).max() <= 0.5001


LIMITS = {"Phi": (0, 0.5, 1), "tail": (1, 0.5, 0), "phi": (0, 0.3989422804014327, 0)}
LIMITS |= {"erf": (-1, 0, 1), "erfc": (2, 1, 0)}


@pytest.mark.parametrize("function", LIMITS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_special_values_come_in_silence(function, dtype):
    largest = np.finfo(dtype).max
    below, middle, above = LIMITS[function]
    x = np.array([-np.inf, -largest, -1e30, -0.0, 0.0, np.finfo(dtype).smallest_subnormal], dtype)
    with np.errstate(all="raise"):
        computed = getattr(gaussian, function)(x)
        mirrored = getattr(gaussian, function)(-x)
        assert np.isnan(getattr(gaussian, function)(dtype(np.nan)))
    limits = np.array([below] * 3 + [middle] * 3, dtype)
    np.testing.assert_allclose(computed, limits, rtol=0, atol=1e-44)
    np.testing.assert_allclose(
        mirrored, np.array([above] * 3 + [middle] * 3, dtype), rtol=0, atol=1e-44
    )


def test_half_is_exact():
    assert gaussian.Phi(0.0) == gaussian.tail(-0.0) == 0.5
    assert gaussian.erfc(0.0) == 1
    assert np.copysign(1, gaussian.erf(-0.0)) == -1
