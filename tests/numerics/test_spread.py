import numpy as np
import pytest

from gelu_desktop.numerics.spread import deviation_of, mean_of


@pytest.fixture
def values():
    return np.random.default_rng(0).standard_normal((7, 5)) + 1.5


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("power", [-1040, -900, 0, 900, 1020])
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
