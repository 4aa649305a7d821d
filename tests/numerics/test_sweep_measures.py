import math

import numpy as np

from gelu_desktop.numerics.sweep_measures import NOWHERE, Measures, Worst, histogram, merged


def measures(ulp, **changes):
    row = {"count": 4, "non_finite": 1, "correct": 2, "absolute": NOWHERE, "relative": NOWHERE}
    return Measures(ulp=ulp, percentiles={50.0: 1.0}, **{**row, **changes})


def test_merged():
    left = measures(Worst(3.0, -2.0), absolute=Worst(1.0, -2.0))
    right = measures(Worst(2.0, 5.0), count=6, non_finite=0, correct=3)
    both = merged(left, right)
    assert (both.count, both.non_finite, both.correct) == (10, 1, 5)
    assert both.correctly_rounded == 0.5
    assert both.ulp == (3.0, -2.0)
    assert both.absolute == (1.0, -2.0)
    assert math.isnan(both.max_rel) and math.isnan(both.max_rel_at)
    assert both.percentiles == {}
    assert merged(measures(NOWHERE), right).ulp == (2.0, 5.0)


def test_of_equal_errors_the_larger_input_is_named():
    assert merged(measures(Worst(3.0, -2.0)), measures(Worst(3.0, 2.0))).max_ulp_at == 2.0


def test_histogram():
    octaves = np.zeros(2048, np.int64)
    octaves[[0, 1000, 1016, 1022, 1024]] = [1, 2, 3, 4, 5]
    edges, counts = histogram(octaves)
    np.testing.assert_array_equal(edges, [0, *2.0 ** np.arange(-6, 3)])
    np.testing.assert_array_equal(counts, [6, 0, 0, 0, 0, 0, 4, 0, 5])
    edges, counts = histogram(np.zeros(2048, np.int64))
    np.testing.assert_array_equal(edges, [0, 2.0**-6])
    np.testing.assert_array_equal(counts, [0])
