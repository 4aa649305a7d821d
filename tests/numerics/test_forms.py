"""The largest errors of the forms, as they are published or were derived in 50 digits."""

import math

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.gaussian import Phi, erf
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.peaks import peak
from gelu_desktop.numerics.rectifiers import hard_sigmoid

GELU = FUNCTIONS["gelu"]
R2 = math.sqrt(2)
C = 0.7978845608028654


def error(row, given=None):
    """Return the error of a form as a function of x."""
    return lambda x: row.evaluate(x, 0, given or {}) - GELU.evaluate(x)


@pytest.mark.parametrize(
    ("name", "given", "largest", "at"),
    [
        ("gelu_as7126", {}, 2.11124e-7, 3.08348),
        ("gelu_ibert", {}, 0.018151911, 2.349778),
        ("gelu_hard", {}, 0.2953697, 1.8143),
        ("gelu_tanh", {"c": C, "a": 0.0}, 0.0336046, None),
        ("gelu_tanh", {"c": 0.8, "a": 0.0}, 0.0329893, None),
        ("relu", {}, 0.1699712, 0.7518),
        ("silu", {}, 0.19300198798, 1.9654689641),
        ("gelu_tanh5", {}, 4.6450006021643e-5, None),
        (
            "gelu_tanh5",
            {"c": 0.79750788428539958, "a": 0.04640160523993667, "b": -4.407690450021848e-4},
            2.5187215052267e-5,
            None,
        ),
    ],
)
@pytest.mark.parametrize("reach", [6, 200])
def test_the_largest_error_on_the_whole_axis(name, given, largest, at, reach):
    found = peak(error(FUNCTIONS[name], given), -reach, reach)
    digits = len(f"{largest:e}".split("e")[0].rstrip("0")) - 2
    assert abs(found.value) == pytest.approx(largest, rel=10.0**-digits)
    if at is not None:
        assert abs(found.at) == pytest.approx(at, abs=6e-5)


def test_the_fraction_of_eigen_is_worst_where_it_ends():
    row, end = FUNCTIONS["gelu_eigen"], 3.832506856900711 * R2
    found = peak(error(row), -9, 9)
    assert abs(found.value) == pytest.approx(1.61528e-7, rel=3e-6)
    assert abs(found.at) == pytest.approx(5.41998, abs=1e-3)
    assert row.corners_at() == pytest.approx((-end, end))
    z = np.linspace(0.01, 3.83, 2000)
    within = 2 * row.evaluate(z * R2) / (z * R2) - 1 - erf(z)
    assert np.abs(within).max() < 5.9605e-8
    assert erf(end / R2) == pytest.approx(1 - 5.9605e-8, abs=1e-12)


@pytest.mark.parametrize(
    ("text", "gate_error"),
    [
        ("0.5*(1+tanh(sqrt(2/pi)*x))", 0.0176712),
        ("0.5*(1+tanh(0.8*x))", 0.0172656),
        ("clip((x+3)/6, 0, 1)", 0.1865827),
        ("step(x)", 0.5),
        ("sigmoid(x)", 0.117402063615),
    ],
)
def test_the_largest_error_of_a_gate(text, gate_error):
    gate = from_formula(text)
    found = peak(lambda x: gate.evaluate(x) - Phi(x), 0, 10)
    assert abs(found.value) == pytest.approx(gate_error, rel=3e-6)


ERFS = [
    # the literature's formula of erf for z ≥ 0, its largest error and place, that of GELU and place
    (
        "1-{t}*(0.3480242+{t}*(-0.0958798+{t}*0.7478556))*exp(-x^2)",
        0.47047,
        (2.1804e-5, None),
        (2.5526e-5, 2.3956),
    ),
    (
        "1-{t}*(0.254829592+{t}*(-0.284496736+{t}*(1.421413741+{t}*(-1.453152027"
        "+{t}*1.061405429))))*exp(-x^2)",
        0.3275911,
        (1.39375e-7, 0.04514),
        (2.11124e-7, 3.08348),
    ),
    (
        "1-1/(1+0.278393*x+0.230389*x^2+0.000972*x^3+0.078108*x^4)^4",
        0.0,
        (4.6588e-4, None),
        (6.8791e-4, None),
    ),
    (
        "1-1/(1+0.0705230784*x+0.0422820123*x^2+0.0092705272*x^3+0.0001520143*x^4"
        "+0.0002765672*x^5+0.0000430638*x^6)^16",
        0.0,
        (2.6020e-7, None),
        (4.9442e-7, None),
    ),
]


@pytest.mark.parametrize(("text", "p", "of_erf", "of_gelu"), ERFS)
def test_erf_by_abramowitz_and_stegun(text, p, of_erf, of_gelu):
    row = from_formula(text.format(t=f"(1/(1+{p}*x))"))
    errors = (
        (lambda z: row.evaluate(z) - erf(z), of_erf),
        (lambda x: 0.5 * x * (1 + row.evaluate(x / R2)) - GELU.evaluate(x), of_gelu),
    )
    for curve, (largest, at) in errors:
        found = peak(curve, 1e-6, 8)
        assert abs(found.value) == pytest.approx(largest, rel=5e-5)
        if at is not None:
            assert found.at == pytest.approx(at, abs=6e-5)


def test_the_row_of_abramowitz_and_stegun_is_formula_7_1_26():
    row, x = FUNCTIONS["gelu_as7126"], np.linspace(1e-3, 6, 500)
    text, p = ERFS[1][0], ERFS[1][1]
    one = from_formula(text.format(t=f"(1/(1+{p}*x))"))
    both = 0.5 * x * (1 + one.evaluate(x / R2)), 0.5 * -x * (1 - one.evaluate(x / R2))
    np.testing.assert_allclose(row.evaluate(x), both[0], rtol=1e-15)
    np.testing.assert_allclose(row.evaluate(-x), both[1], rtol=0, atol=1e-15)
    assert 2 * (row.evaluate(1e-14) / 1e-14 - 0.5) == pytest.approx(1e-9, rel=1e-4)


def test_the_gate_of_ibert_jumps_at_zero():
    row = FUNCTIONS["gelu_ibert"]
    assert float(row.evaluate(1e-300, 1)) == pytest.approx(0.5481, abs=5e-5)
    assert float(row.evaluate(-1e-300, 1)) == pytest.approx(0.4519, abs=5e-5)
    assert float(row.evaluate(0.0, 1)) == 0.5
    found = peak(lambda z: 2 * (row.evaluate(z * R2, 0) / (z * R2)) - 1 - erf(z), 1e-9, 3)
    assert abs(found.value) == pytest.approx(0.0962405432, rel=1e-8)
    assert row.corners_at() == pytest.approx((-1.769 * R2, 0, 1.769 * R2))
    assert row.corners_at({"b": -2.0}) == pytest.approx((-2 * R2, 0, 2 * R2))


LINEAR = {16: 2.320e-2, 32: 6.121e-3, 64: 1.551e-3, 128: 3.891e-4, 256: 9.737e-5, 1024: 6.087e-6}
NEAREST = {16: 0.2818, 32: 0.1411, 64: 0.0705, 128: 0.0353, 256: 0.01763, 1024: 0.00441}


def inside(count):
    """Return places on [−4, 4], dense between all entries and right beside each of them."""
    even = np.linspace(-4, 4, 64 * count + 1)
    steps = np.linspace(-4, 4, 2 * count + 1)
    return np.unique(np.clip(np.concatenate((even, steps - 1e-12, steps + 1e-12)), -4, 4))


@pytest.mark.parametrize("count", LINEAR)
def test_an_interpolated_table(count):
    row, x = FUNCTIONS["gelu_table_linear"], inside(count)
    found = np.abs(error(row, {"r": 4.0, "n": float(count)})(x)).max()
    assert found == pytest.approx(LINEAR[count], rel=3e-4)
    bound = (8 / count) ** 2 / 8 * C
    assert bound * 0.9 < found <= bound
    outside = error(row, {"r": 4.0, "n": float(count)})(np.array([-4.0 - 1e-9, 4.0 + 1e-9]))
    np.testing.assert_allclose(np.abs(outside), 1.267e-4, rtol=1e-3)


@pytest.mark.parametrize("count", NEAREST)
def test_a_table_of_the_nearest_entry(count):
    row, x = FUNCTIONS["gelu_table_nearest"], inside(count)
    found = np.abs(error(row, {"r": 4.0, "n": float(count)})(x)).max()
    assert found == pytest.approx(NEAREST[count], rel=2e-3)


def test_a_table_of_every_float16():
    """The table of llama.cpp: input and output rounded to float16, inside ±10."""
    tanh = FUNCTIONS["gelu_tanh"]
    codes = np.arange(2**16, dtype=np.uint16).view(np.float16)
    grid = np.unique(codes[np.isfinite(codes) & (np.abs(codes) < 10)]).astype(np.float64)
    middles = (grid[1:] + grid[:-1]) / 2
    x = np.concatenate((grid, np.nextafter(middles, -np.inf), np.nextafter(middles, np.inf)))
    rounded = x.astype(np.float16).astype(np.float64)
    off = np.abs(tanh.evaluate(rounded).astype(np.float16) - GELU.evaluate(x))
    assert off.max() == pytest.approx(3.9053e-3, rel=1e-3)
    assert off[np.abs(x) < 4].max() == pytest.approx(2.4424e-3, rel=1e-4)


def test_the_corners_of_the_fifth_order_are_where_the_square_is_limited():
    """With a small c the gate is not yet closed at x² = 64, so that its slope is seen to jump."""
    row, given = FUNCTIONS["gelu_tanh5"], {"c": 0.05}
    assert row.corners_at(given) == (-8.0, 8.0)
    for corner in row.corners_at(given):
        below, above = row.evaluate(corner + np.array([-1e-9, 1e-9]), 1, given)
        assert abs(above - below) > 0.01
        away = row.evaluate(corner * 0.9 + np.array([-1e-9, 1e-9]), 1, given)
        assert away[0] == pytest.approx(away[1], abs=1e-8)


def test_a_hard_gate_of_no_width_is_a_step():
    x = np.array([-2.0, -1e-9, 0.0, 1e-9, 3.0])
    np.testing.assert_array_equal(
        FUNCTIONS["gelu_hard"].evaluate(x, 0, {"w": 0.0}), np.maximum(x, 0)
    )
    np.testing.assert_array_equal(hard_sigmoid(x, w=0.0), [0, 0, 0.5, 1, 1])
