"""The measures of a sweep against plain loops over the values, in 50 digits."""

import math

import mpmath
import numpy as np
import pytest
from mpmath import mpf

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.sweep_errors import (
    MINIMUM_AT,
    compared,
    every_truth,
    parts,
    percentiles,
    truth,
    weights,
)
from gelu_desktop.numerics.sweeps import results, sweep

NARROW = [row for row in FORMATS.values() if row.bits <= 16]
FORMS = ["0.5*x*(1+tanh(0.8*(x+0.044715*x^3)))", "x/(1+exp(-1.702*x))", "x*Phi(x)", "max(x, 0)"]


def by_name(row):
    return row.name


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_the_exact_result_is_correctly_rounded(row, oracle):
    """Wherever 8 ulp of float64 could change the rounding, 50 digits decide."""
    known = every_truth(row, False)
    slack = 8 * np.spacing(np.abs(known.exact))
    low, high = row.round(known.exact - slack), row.round(known.exact + slack)
    doubtful = np.flatnonzero(low != high)
    for place in doubtful:
        exact = oracle.gelu(mpf(float(known.x[place])))
        unit = mpf(float(known.exact[place] and 1 / known.per_ulp[place]))
        rounded = mpf(float(known.rounded[place]))
        excess = abs(exact - rounded) / unit - mpf(1) / 2
        # GELU of a subnormal x is x/2 and a share x of it: beside 1e-38 that share is no number
        # of float64, and what is called a tie there is one but for less than 1e-35 ulp.
        assert excess <= 1e-35
        if excess > -1e-35:
            assert row.code(float(rounded)) % 2 == 0


@pytest.mark.parametrize("row", [FORMATS["e4m3fn"], FORMATS["e5m2"]], ids=by_name)
@pytest.mark.parametrize("text", FORMS)
def test_every_error(row, text, oracle):
    x = row.values()
    made = results(from_formula(text), None, x, row, "every")
    found = compared(every_truth(row, False), made)
    for place, at in enumerate(x):
        if not np.isfinite(made[place]):
            assert found.ulp[place] == found.absolute[place] == -1
            continue
        exact = oracle.gelu(mpf(float(at)))
        exponent = (
            max(int(mpmath.floor(mpmath.log(abs(exact), 2))), row.emin) if exact else row.emin
        )
        unit = mpf(2) ** (exponent - row.precision + 1)
        error = abs(mpf(float(made[place])) - exact)
        assert found.absolute[place] == pytest.approx(float(error), rel=1e-9, abs=1e-15)
        assert found.ulp[place] == pytest.approx(float(error / unit), rel=1e-9, abs=1e-12)
        nearest = row.round(float(exact))
        assert found.correct[place] == (made[place] == nearest)


@pytest.mark.parametrize("row", NARROW, ids=by_name)
@pytest.mark.parametrize("text", FORMS)
def test_summaries(row, text):
    form = from_formula(text)
    made = sweep(form, None, row, "every")
    y = results(form, None, row.values(), row, "every")
    x, finite = row.values(), np.isfinite(y)
    exact = ACTIVATIONS["gelu"].evaluate(x)
    ulp = (np.abs(y - exact) / row.ulp(exact))[finite]
    normal = finite & (np.abs(exact) >= row.smallest_normal)
    relative = np.abs(y[normal] / exact[normal] - 1)
    assert made.values == made.count == x.size
    assert made.non_finite == np.count_nonzero(~finite)
    assert made.max_ulp == ulp.max()
    assert made.max_abs == np.abs(y - exact)[finite].max()
    assert made.max_rel == pytest.approx(relative.max(), rel=1e-12)
    assert made.correctly_rounded == np.mean(y == row.round(exact))
    for at, largest in (
        (made.max_ulp_at, x[finite][ulp == ulp.max()].max()),
        (made.max_abs_at, x[finite][np.abs(y - exact)[finite] == made.max_abs].max()),
    ):
        assert at == largest
    assert made.max_rel_at in x
    assert made.max_ulp_at_hex == row.hex(made.max_ulp_at)
    assert (made.low, made.high) == (-row.largest, row.largest)
    for share, size in made.percentiles.items():
        assert np.count_nonzero(ulp <= size) >= ulp.size * share / 100
        assert np.count_nonzero(ulp < size) < ulp.size * share / 100
    edges, counts = made.histogram
    assert counts.sum() == ulp.size
    assert edges.size == counts.size + 1
    for low, high, count in zip(edges[:-1], edges[1:], counts, strict=True):
        inside = (ulp > low) & (ulp <= high) if low else ulp <= high
        assert count == np.count_nonzero(inside)


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_regions(row):
    form = from_formula(FORMS[0])
    made = sweep(form, None, row, "every")
    assert [region.name for region in made.regions] == [
        "x ≥ 0",
        "[−1, 0)",
        "[−3, −1)",
        "[−5, −3)",
        "[−8, −5)",
        "x < −8",
    ]
    assert [region.low for region in made.regions] == [0, -1, -3, -5, -8, -math.inf]
    assert [region.high for region in made.regions] == [math.inf, 0, -1, -3, -5, -8]
    shares = [region.normal for region in made.regions]
    expected = [0.5, 0.341344746, 0.157305356, 1.3496114e-3, 2.86651571e-7, 6.22096057e-16]
    assert shares == pytest.approx(expected, rel=1e-7)
    assert sum(shares) == pytest.approx(1, abs=1e-15)
    x = row.values()
    for region in made.regions:
        inside = (x >= region.low) & (x < region.high)
        assert region.count == np.count_nonzero(inside)
        if region.non_finite < region.count:
            assert region.low <= region.at == region.max_ulp_at < region.high
    assert sum(region.correct for region in made.regions) == made.correct
    assert sum(region.non_finite for region in made.regions) == made.non_finite
    assert max(region.max_ulp for region in made.regions if region.max_ulp >= 0) == made.max_ulp


def test_a_region_without_finite_results():
    """Beyond −8 the cube of the tanh form is NaN in e4m3fn."""
    made = sweep(from_formula("0.5*x*(1+tanh(0.8*(x+0.05*x^3)))"), None, FORMATS["e4m3fn"], "every")
    tail = made.regions[-1]
    assert tail.non_finite == tail.count - 0 == 46
    assert math.isnan(tail.max_ulp) and math.isnan(tail.at) and math.isnan(tail.percentiles[99.0])
    assert tail.correctly_rounded == 0


def test_the_first_zero_passes_over_what_must_be_zero():
    row = FORMATS["float16"]
    # Half of the smallest number is a tie, which goes to the even zero: no fault of any formula.
    assert ACTIVATIONS["gelu"].evaluate(-row.smallest) == pytest.approx(-row.smallest / 2)
    assert sweep(from_formula("x*Phi(x)"), None, row, "every").first_zero == -5.421875
    relu = sweep(from_formula("max(x, 0)"), None, row, "every")
    assert relu.first_zero == -2 * row.smallest
    assert sweep(from_formula("x"), None, row, "every").first_zero is None


def test_sign_violations():
    row = FORMATS["e5m2"]
    count = np.count_nonzero
    x = row.values()
    assert sweep(from_formula("x"), None, row).sign_violations == 0
    assert sweep(from_formula("max(x, 0)"), None, row).sign_violations == 0
    assert sweep(from_formula("-x"), None, row).sign_violations == count(x != 0)
    assert sweep(from_formula("x+1"), None, row).sign_violations == count((x > -1) & (x <= 0))


def test_monotonicity_violations():
    row = FORMATS["e5m2"]
    x = row.values()
    # Exact GELU falls up to its minimum and rises from there: the identity only rises.
    falls = np.count_nonzero(x < MINIMUM_AT) - 1
    rises = np.count_nonzero(x > MINIMUM_AT) - 1
    assert sweep(from_formula("x"), None, row).monotonicity_violations == falls
    # From −0 to 0 nothing moves.
    assert sweep(from_formula("-x"), None, row).monotonicity_violations == rises - 1
    assert sweep(from_formula("0*x"), None, row).monotonicity_violations == 0
    for narrow in NARROW:
        assert sweep(ACTIVATIONS["gelu"], None, narrow).monotonicity_violations == 0


def test_what_is_not_finite_breaks_no_order():
    row = FORMATS["e4m3fn"]
    known = every_truth(row, False)
    made = known.rounded.copy()
    made[100] = np.nan
    made[200] = np.inf
    found = compared(known, made)
    assert found.monotonicity_violations() == 0
    assert found.sign_violations() == 0
    assert found.measures(slice(None)).non_finite == 2


def test_minimum():
    slope = ACTIVATIONS["gelu"].evaluate(np.array([MINIMUM_AT]), 1)[0]
    assert abs(slope) < 1e-15


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_weights(row):
    share = weights(row)
    x = row.values()
    assert share.sum() == pytest.approx(1, abs=1e-14)
    assert np.all(share >= 0)
    np.testing.assert_array_equal(share, share[::-1])
    # For narrow cells the density times the width.
    place = int(np.searchsorted(x, 1.0))
    width = (x[place + 1] - x[place - 1]) / 2
    assert share[place] == pytest.approx(width * math.exp(-0.5) / math.sqrt(2 * math.pi), rel=0.05)


def test_the_share_under_a_normal_distribution_is_not_flattered():
    made = sweep(from_formula(FORMS[0]), None, FORMATS["bfloat16"], "every")
    assert made.correctly_rounded > 0.98
    assert made.correctly_rounded_normal < 0.7


def test_percentiles():
    sizes = np.concatenate((-np.ones(5), np.arange(1, 1001.0)))
    np.random.default_rng(1).shuffle(sizes)
    assert percentiles(sizes, 1000) == {50.0: 500, 90.0: 900, 99.0: 990, 99.9: 999}
    assert percentiles(np.array([3.0]), 1) == dict.fromkeys((50.0, 90.0, 99.0, 99.9), 3.0)
    assert all(math.isnan(size) for size in percentiles(-np.ones(3), 0).values())


def test_parts():
    x = np.array([-9.0, -8.0, -0.5, -0.0, 0.0, 3.0])
    assert parts(x) == {0: slice(0, 1), 1: slice(1, 2), 4: slice(2, 3), 5: slice(3, 6)}
    assert parts(np.array([])) == {}


def test_truth_under_flush():
    row = FORMATS["float16"]
    x = row.values()
    plain, flushed = truth(x, row, False), truth(x, row, True)
    np.testing.assert_array_equal(plain.rounded, flushed.rounded)
    least = row.smallest_normal
    # −2·least·Φ is just below the smallest normal number, but rounds to it.
    assert flushed.tail[x == -2 * least]
    assert not flushed.tail[x == -least]
    assert plain.tail[x == -least]


def test_an_error_relative_to_next_to_nothing_is_infinite_in_silence():
    """A person's own formula may be huge where GELU is nearly 0."""
    x = np.array([-12.0, -6.0, 1.0])
    known = truth(x, FORMATS["float32"], flush=False)
    relative = compared(known, np.array([0.0, 1e306, 1.0])).measures(slice(None)).relative
    assert (relative.value, relative.at) == (np.inf, -6.0)
