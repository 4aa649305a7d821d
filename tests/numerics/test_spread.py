import numpy as np
import pytest

from gelu_desktop.numerics.spread import deviation_of, mean_of


@pytest.fixture
def values():
    return np.random.default_rng(0).standard_normal((7, 5)) + 1.5


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("power", [-1040, -900, -600, 0, 600, 900, 1020])
def test_as_of_values_of_another_size(values, axis, power):
    with np.errstate(all="raise", under="ignore"):
        mean, deviation = (of(np.ldexp(values, power), axis) for of in (mean_of, deviation_of))
    accurate = 1e-6 if power < -1000 else 1e-14
    for found, expected in ((mean, values.mean(axis)), (deviation, values.std(axis))):
        assert np.allclose(np.ldexp(found, -power), expected, rtol=accurate, atol=0)


def test_ordinary_values_are_left_to_numpy(values):
    for of, numpys in ((mean_of, np.mean), (deviation_of, np.std)):
        single = values.astype(np.float32)
        assert of(single) == numpys(single, dtype=np.float64)
        assert of(np.zeros(3)) == 0


@pytest.mark.parametrize("strange", [np.nan, np.inf])
def test_what_is_not_finite_stays_so_in_silence(values, strange):
    values[0, 0] = strange
    assert not np.isfinite(mean_of(values))
    assert np.isnan(deviation_of(values))


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("power", [-900, 900, 1020])
def test_a_power_of_two_changes_no_digit(values, axis, power):
    for of in (mean_of, deviation_of):
        np.testing.assert_array_equal(
            of(np.ldexp(values, power), axis), np.ldexp(of(values, axis), power)
        )


@pytest.mark.parametrize(
    "size", [np.finfo(np.float64).max, np.finfo(np.float64).smallest_subnormal]
)
def test_the_largest_and_the_smallest_number(size):
    with np.errstate(all="raise", under="ignore"):
        assert mean_of(np.array([size, size])) == size
        assert deviation_of(np.array([-size, size])) == size


@pytest.mark.parametrize("other", [0.0, 1.0, -1e-300])
def test_one_large_number_among_others(other):
    values = np.array([other, 1e300])
    assert mean_of(values) == deviation_of(values) == 5e299
