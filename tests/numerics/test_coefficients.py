"""What the literature says of each coefficient, how far its slider goes, and what may be typed."""

import math

import pytest

from gelu_desktop.numerics.approximations import FUNCTIONS

ANY = (-1e6, 1e6)
TANH = {"c": (math.sqrt(2 / math.pi), 0.5, 1.1, ANY), "a": (0.044715, 0.0, 0.1, ANY)}
SIGMOID = {"k": (1.702, 1.0, 2.5, ANY)}
TABLE = {"r": (4.0, 1.0, 10.0, (1e-3, 1e3)), "n": (64.0, 2.0, 256.0, (2.0, 65536.0))}
# Abramowitz and Stegun (1964), 7.1.26; a slider goes a tenth to both sides.
STEGUN = {
    "a1": 0.254829592,
    "a2": -0.284496736,
    "a3": 1.421413741,
    "a4": -1.453152027,
    "a5": 1.061405429,
}
KNOWN = {
    "leaky_relu": {"alpha": (0.01, 0.0, 1.0, ANY)},
    "elu": {"alpha": (1.0, 0.0, 3.0, ANY)},
    "celu": {"alpha": (1.0, 0.1, 3.0, (1e-3, 1e6))},
    "swish": {"beta": (1.0, 0.0, 5.0, ANY)},
    "softplus": {"beta": (1.0, 0.1, 10.0, (1e-3, 1e6))},
    "gelu_tanh": TANH,
    "gelu_tanh_exp": TANH,
    "gelu_tanh_factored": TANH,
    # The best a and b for this c, as test_fitting.py finds them.
    "gelu_tanh5": TANH
    | {
        "a": (0.04604067405703956, 0.0, 0.1, ANY),
        "b": (-3.949096775639958e-4, -1e-3, 1e-3, ANY),
    },
    "gelu_sigmoid": SIGMOID,
    "gelu_sigmoid_exp": SIGMOID,
    "gelu_as7126": {"p": (0.3275911, 0.2, 0.5, ANY)}
    | {name: (value, value - 0.1, value + 0.1, ANY) for name, value in STEGUN.items()},
    # Where erf is 1 in float32, less half a unit: Eigen's kErfInvOneMinusHalfULP.
    "gelu_eigen": {"c": (3.832506856900711, 2.0, 5.0, (0.1, 1e6))},
    # Kim et al. (2021), arXiv:2101.01321.
    "gelu_ibert": {"a": (-0.2888, -0.5, -0.1, ANY), "b": (-1.769, -3.0, -1.0, ANY)},
    "gelu_hard": {"w": (3.0, 1.0, 5.0, (1e-3, 1e6))},
    "gelu_table_linear": TABLE,
    "gelu_table_nearest": TABLE,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_published_values_and_ranges(name):
    rows = FUNCTIONS[name].coefficients
    assert [row.name for row in rows] == list(KNOWN.get(name, {}))
    for row in rows:
        published, lower, upper, limits = KNOWN[name][row.name]
        assert row.published == pytest.approx(published, rel=1e-15)
        assert (row.lower, row.upper) == pytest.approx((lower, upper), rel=1e-14)
        assert row.limits == limits
        assert row.whole == (row.name == "n")
