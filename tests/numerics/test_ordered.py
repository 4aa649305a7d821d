"""Numbers in their order, each once: as NumPy has it."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.ordered import ordered


@given(st.lists(st.floats(-3, 3) | st.integers(-2, 2).map(float)))
def test_it_is_what_numpy_finds(values):
    array = np.array(values, dtype=np.float64)
    before = array.copy()
    assert np.array_equal(ordered(array), np.unique(array))
    assert np.array_equal(array, before)


def test_places_stay_places():
    found = ordered(np.array([3, 0, 3, 1]))
    assert found.tolist() == [0, 1, 3]
    assert found.dtype == np.int64
