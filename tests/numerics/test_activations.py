import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mpmath import mpf

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import FUNCTIONS

EPS = 2.0**-52
INF = np.inf
moderate = st.floats(-50, 50)
CASES = [(name, order) for name in FUNCTIONS for order in range(3)]

# How the reference file calls a function, and with which coefficients.
REFERENCE = {
    "leaky_relu(0.01)": ("leaky_relu", {}),
    "prelu(0.25)": ("leaky_relu", {"alpha": 0.25}),
    "elu(1)": ("elu", {}),
    "celu(2)": ("celu", {"alpha": 2.0}),
    "swish(1.5)": ("swish", {"beta": 1.5}),
    "hardswish": ("hard_swish", {}),
    "hardsigmoid": ("hard_sigmoid", {}),
    "hardtanh": ("hard_tanh", {}),
    "quick_gelu": ("gelu_sigmoid", {}),
    **{name: (name, {}) for name in ("relu", "selu", "silu", "mish", "softplus", "softsign")},
    **{name: (name, {}) for name in ("sigmoid", "tanh", "relu6", "relu_squared", "gelu")},
    **{name: (name, {}) for name in ("gelu_tanh", "laplace_gate", "cauchy_gate")},
}
# x times a gate: where the slope or the curvature passes through zero, only its terms have digits.
GATES = {"gelu", "silu", "swish", "mish", "laplace_gate", "cauchy_gate", "hard_swish"}
GATES |= {"gelu_tanh", "gelu_sigmoid"}
FIFTY_DIGITS = [name for name in ACTIVATIONS if name != "gelu"] + ["gelu_tanh", "gelu_sigmoid"]


@pytest.mark.parametrize("row", FUNCTIONS.values(), ids=lambda row: row.name)
def test_a_row_is_complete(row):
    assert row.label and row.source
    assert "f(x)" not in row.latex
    assert row.latex.count("{") == row.latex.count("}")
    assert row.latex.count(r"\left") == row.latex.count(r"\right")
    for part in row.coefficients:
        assert part.limits[0] <= part.lower <= part.published <= part.upper <= part.limits[1]
        assert part.lower < part.upper
        assert part.meaning.endswith(".")


def test_the_reference_is_used_whole(oracle):
    assert set(oracle.reference("family")["functions"]) == set(REFERENCE)


def apart(computed, exact, unit):
    """Return |computed − exact| in units in the last place of ``unit``."""
    with np.errstate(all="ignore"):
        ulp = np.spacing(np.abs(np.array([float(size) for size in unit])))
    pairs = zip(computed.tolist(), exact, ulp.tolist(), strict=True)
    return max(float(abs(mpf(value) - truth) / mpf(one)) for value, truth, one in pairs)


@pytest.mark.parametrize("named", REFERENCE)
def test_the_family_at_the_reference_points(oracle, named):
    name, coefficients = REFERENCE[named]
    x, value, slope = oracle.family(named)
    row = FUNCTIONS[name]
    with np.errstate(all="raise"):
        computed = [row.evaluate(x, order, coefficients) for order in (0, 1)]
    assert apart(computed[0], value, value) <= 4
    gate = [f / mpf(float(at)) if at else mpf(0) for f, at in zip(value, x, strict=True)]
    terms = [max(abs(d), abs(g)) for d, g in zip(slope, gate, strict=True)]
    assert apart(computed[1], slope, terms if name in GATES else slope) <= 4


def everywhere(seed, count):
    """Return floats of any size, and more of those between which something happens."""
    rng = np.random.default_rng(seed)
    bits = rng.integers(0, 2**64, count, dtype=np.uint64).view(np.float64)
    near = [rng.uniform(-reach, reach, count // 4) for reach in (1, 4, 12)]
    far = [rng.uniform(-760, 40, count // 4), rng.choice([-1, 1], 50) * np.geomspace(1e-5, 1e3, 50)]
    return np.concatenate((bits[np.isfinite(bits)], *near, *far))


@pytest.mark.parametrize("name", ["gelu_tanh", "gelu_sigmoid"])
def test_the_published_forms_for_random_bit_patterns(truth, oracle, name):
    x = everywhere(6, 20_000)
    exact = oracle.exact(truth[name][1][0], x)
    assert apart(FUNCTIONS[name].evaluate(x), exact, exact) <= 4


@pytest.mark.parametrize("name", FIFTY_DIGITS)
def test_everywhere_against_fifty_digits(truth, oracle, name):
    x = everywhere(7, 1000)
    coefficients, functions = truth[name]
    exact = [oracle.exact(function, x) for function in functions]
    with np.errstate(all="raise"):
        computed = [FUNCTIONS[name].evaluate(x, order, coefficients) for order in range(3)]
    assert apart(computed[0], exact[0], exact[0]) <= 4
    units = list(exact)
    if name in GATES:
        at = [mpf(float(place)) or mpf(1) for place in x]
        gate = [f / p for f, p in zip(exact[0], at, strict=True)]
        rise = [2 * (d - g) / p for d, g, p in zip(exact[1], gate, at, strict=True)]
        units[1] = [max(abs(d), abs(g)) for d, g in zip(exact[1], gate, strict=True)]
        units[2] = [max(abs(c), abs(r)) for c, r in zip(exact[2], rise, strict=True)]
    for order in range(1, len(functions)):
        assert apart(computed[order], exact[order], units[order]) <= 4 + order


LIMITS = {
    "gelu": ((-0.0, INF), (0, 1), (0, 0)),
    "relu": ((0, INF), (0, 1), (0, 0)),
    "silu": ((-0.0, INF), (0, 1), (0, 0)),
    "sigmoid": ((0, 1), (0, 0), (0, 0)),
    "tanh": ((-1, 1), (0, 0), (0, 0)),
    "leaky_relu": ((-INF, INF), (0.01, 1), (0, 0)),
    "elu": ((-1, INF), (0, 1), (0, 0)),
    "celu": ((-1, INF), (0, 1), (0, 0)),
    "selu": ((-1.7580993408473768, INF), (0, 1.0507009873554805), (0, 0)),
    "swish": ((-0.0, INF), (0, 1), (0, 0)),
    "mish": ((-0.0, INF), (0, 1), (0, 0)),
    "softplus": ((0, INF), (0, 1), (0, 0)),
    "softsign": ((-1, 1), (0, 0), (0, 0)),
    "hard_sigmoid": ((0, 1), (0, 0), (0, 0)),
    "hard_swish": ((-0.0, INF), (0, 1), (0, 0)),
    "hard_tanh": ((-1, 1), (0, 0), (0, 0)),
    "relu6": ((0, 6), (0, 0), (0, 0)),
    "relu_squared": ((0, INF), (0, INF), (0, 2)),
    "laplace_gate": ((-0.0, INF), (0, 1), (0, 0)),
    "cauchy_gate": ((-1 / math.pi, INF), (0, 1), (0, 0)),
}
SCALED = {"leaky_relu", "selu", "relu_squared"}


@pytest.mark.parametrize(("name", "order"), CASES)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_ends_of_the_axis(name, order, dtype):
    row, largest = FUNCTIONS[name], np.finfo(dtype).max
    below, above = LIMITS.get(name, LIMITS["gelu"])[order]
    with np.errstate(all="raise"):
        infinite = row.evaluate(np.array([-INF, INF], dtype), order)
        finite = row.evaluate(np.array([-largest, largest], dtype), order)
        assert np.isnan(row.evaluate(dtype(np.nan), order))
    np.testing.assert_allclose(infinite, [below, above], rtol=1e-6)
    if order == 0 and below == 0:
        assert np.signbit(infinite[0]) == np.signbit(below)
    if name not in SCALED:
        top = largest if np.isinf(above) else above
        np.testing.assert_array_equal(finite, np.array([below, top], dtype))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_zero_and_subnormal_numbers_keep_their_sign(name):
    row = FUNCTIONS[name]
    left, right = (np.float64(row.evaluate(x)) for x in (-1e-9, 1e-9))
    if left == right or abs(left) > 1e-8 or "nearest" in name:
        return
    for x in (0.0, 5e-324, 1e-310, 1e-300):
        plus, minus = row.evaluate(x), row.evaluate(-x)
        assert not np.signbit(plus)
        assert np.signbit(minus) or minus == 0
        assert abs(plus - right * 1e9 * x) <= 5e-324 + 1e-8 * x
        assert abs(minus + left * -1e9 * x) <= 5e-324 + 1e-8 * x


@pytest.mark.parametrize(
    ("name", "corners"),
    [
        ("relu", (0,)),
        ("leaky_relu", (0,)),
        ("elu", (0,)),
        ("celu", (0,)),
        ("selu", (0,)),
        ("softsign", (0,)),
        ("hard_sigmoid", (-3, 3)),
        ("hard_swish", (-3, 3)),
        ("hard_tanh", (-1, 1)),
        ("relu6", (0, 6)),
        ("relu_squared", (0,)),
    ],
)
def test_at_a_corner_something_jumps(name, corners):
    row = ACTIVATIONS[name]
    assert row.corners == row.corners_at() == corners
    for corner in corners:
        sides = [
            [float(row.evaluate(side, order)) for order in (1, 2)]
            for side in (corner - 1e-9, corner + 1e-9)
        ]
        assert not np.allclose(*sides, atol=1e-6)


def test_the_other_activations_are_smooth():
    near = np.array([-1e-9, 1e-9])
    for row in ACTIVATIONS.values():
        if not row.corners:
            for order in (0, 1, 2):
                left, right = row.evaluate(near, order)
                assert abs(left - right) < 1e-8, row.name


@pytest.mark.parametrize(
    ("name", "at", "slope"),
    [
        ("relu", 0, 0),
        ("leaky_relu", 0, 0.01),
        ("elu", 0, 1),
        ("selu", 0, 1.7580993408473768),
        ("hard_sigmoid", -3, 0),
        ("hard_sigmoid", 3, 0),
        ("hard_swish", -3, 0),
        ("hard_swish", 3, 1),
        ("hard_tanh", -1, 0),
        ("hard_tanh", 1, 0),
        ("relu6", 0, 0),
        ("relu6", 6, 0),
        ("relu_squared", 0, 0),
    ],
)
def test_the_slope_at_a_corner_is_that_of_the_frameworks(name, at, slope):
    assert ACTIVATIONS[name].evaluate(at, 1) == slope


@pytest.mark.parametrize(("name", "order"), [case for case in CASES if case[1] < 2])
def test_each_derivative_is_that_of_the_one_before(name, order):
    row, h = FUNCTIONS[name], 1e-5
    x = np.linspace(-8, 8, 2000)
    x = x[np.min(np.abs(x[:, None] - [*row.corners_at(), 99.0]), axis=1) > h]
    central = (row.evaluate(x + h, order) - row.evaluate(x - h, order)) / (2 * h)
    room = 5e-10 * np.maximum(1, np.abs(row.evaluate(x, order)))
    assert np.all(np.abs(row.evaluate(x, order + 1) - central) <= room)


BAD = {
    "leaky_relu": [{"alpha": value} for value in (0.0, -1.0, 1e6)],
    "elu": [{"alpha": value} for value in (0.0, -1.0, 1e6)],
    "celu": [{"alpha": value} for value in (0.0, -0.0, 1e-3, 1e6)],
    "swish": [{"beta": value} for value in (0.0, -2.0, 1e6, 5e-324)],
    "softplus": [{"beta": value} for value in (-1.0, 1e-3, 1e6)],
    "gelu_hard": [{"w": value} for value in (0.0, -3.0, 1e-3, 1e6)],
    "gelu_ibert": [{"a": value, "b": value} for value in (0.0, -1e6, -1e-6)],
    "gelu_eigen": [{"c": 0.1}, {"c": 1e6}],
    "gelu_as7126": [{"p": 0.0}, {"p": 1e6}, {"a1": 1e6}],
    "gelu_table_linear": [{"r": r, "n": n} for r in (0.0, 1e-3, 1e3) for n in (0.0, 2.5, 1e9)],
    "gelu_table_nearest": [{"r": r, "n": n} for r in (0.0, 1e-3, 1e3) for n in (0.0, 2.5, 1e9)],
    "gelu_tanh5": [{"a": a, "b": b} for a in (0.0, -1e6, 1e6) for b in (0.0, -1e6, 1e6)],
}


@pytest.mark.parametrize("name", BAD)
def test_no_coefficient_makes_nan(name):
    x = np.concatenate((np.linspace(-9, 9, 37), [-INF, INF, -1e308, 1e308, 5e-324, -0.0]))
    for coefficients in BAD[name]:
        for order in range(3):
            with np.errstate(all="raise"):
                computed = FUNCTIONS[name].evaluate(x, order, coefficients)
            assert not np.isnan(computed).any(), (coefficients, order, x[np.isnan(computed)])


def test_the_limits_that_coefficients_have():
    x = np.linspace(-5, 5, 101)
    relu, relu_slope = (ACTIVATIONS["relu"].evaluate(x, order) for order in (0, 1))
    for row in (ACTIVATIONS["leaky_relu"], ACTIVATIONS["celu"]):
        np.testing.assert_array_equal(row.evaluate(x, 0, {"alpha": 0.0}), relu)
        np.testing.assert_array_equal(row.evaluate(x, 1, {"alpha": 0.0}), relu_slope)
    np.testing.assert_array_equal(ACTIVATIONS["swish"].evaluate(x, 0, {"beta": 0.0}), x / 2)
    np.testing.assert_array_equal(ACTIVATIONS["swish"].evaluate(x), ACTIVATIONS["silu"].evaluate(x))
    assert np.all(ACTIVATIONS["softplus"].evaluate(x, 0, {"beta": 0.0}) == INF)
    assert np.all(ACTIVATIONS["softplus"].evaluate(x, 1, {"beta": 0.0}) == 0.5)


@given(moderate)
def test_symmetries(x):
    tanh, sigmoid, softsign = (ACTIVATIONS[name] for name in ("tanh", "sigmoid", "softsign"))
    for order, sign in ((0, -1), (1, 1), (2, -1)):
        assert tanh.evaluate(x, order) == sign * tanh.evaluate(-x, order)
        assert softsign.evaluate(x, order) == sign * softsign.evaluate(-x, order)
    assert abs(sigmoid.evaluate(x) + sigmoid.evaluate(-x) - 1) <= EPS
    assert sigmoid.evaluate(x, 1) == sigmoid.evaluate(-x, 1)


@given(moderate)
@pytest.mark.parametrize("name", ["laplace_gate", "cauchy_gate", "gelu_as7126", "gelu_ibert"])
def test_a_symmetric_gate_lets_through_x_in_all(name, x):
    row = FUNCTIONS[name]
    assert abs(row.evaluate(x) - row.evaluate(-x) - x) <= 3 * EPS * abs(x) + 1e-323
    assert abs(row.evaluate(x, 1) + row.evaluate(-x, 1) - 1) <= 3 * EPS


EXTREMES = [
    # function, where it is least, its least value, where it is steepest, its steepest slope
    ("silu", -1.278464542761073795, -0.278464542761073795, 2.399357280515467668, 1.09983932012887),
    ("mish", -1.1924312145154952, -0.30884341301725040663, 1.490571179485428459, 1.08849816125173),
    ("laplace_gate", -1.0, -0.18393972058572117, 2.0, 1.0676676416183063),
    ("hard_swish", -1.5, -0.375, 3 - 1e-15, 1.5),
]


@pytest.mark.parametrize(("name", "lowest", "least", "steepest", "slope"), EXTREMES)
def test_published_extremes(name, lowest, least, steepest, slope):
    row = ACTIVATIONS[name]
    assert abs(row.evaluate(lowest) - least) <= EPS
    assert abs(row.evaluate(lowest, 1)) <= EPS
    assert math.isclose(row.evaluate(steepest, 1), slope, rel_tol=1e-13)
    x = np.linspace(-10, 10, 20001)
    assert row.evaluate(x).min() >= least - EPS
    assert row.evaluate(x, 1).max() <= slope + 1e-13


def test_published_values():
    assert ACTIVATIONS["mish"].evaluate(0.0, 1) == 0.6
    assert abs(ACTIVATIONS["softplus"].evaluate(0.0) - math.log(2)) <= EPS / 4
    assert ACTIVATIONS["cauchy_gate"].evaluate(-1e300) == pytest.approx(-1 / math.pi, rel=EPS)
    swish = ACTIVATIONS["swish"]
    assert (
        abs(swish.evaluate(-1.278464542761073795 / 2, 0, {"beta": 2.0}) + 0.1392322713805369) < EPS
    )
