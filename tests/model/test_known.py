"""Tests of `gelu_desktop.model.known`."""

import numpy as np

from gelu_desktop.model.known import MOST, Known


def test_an_array_is_measured_once_and_another_one_anew():
    known, made = Known(), []

    def measured(values):
        return known.measure(values, "sum", lambda: made.append(1) or float(values.sum()))

    first, same = np.arange(3.0), np.arange(3.0)
    assert [measured(first), measured(first), measured(same)] == [3.0, 3.0, 3.0]
    assert len(made) == 2
    assert known.measure(first, "size", lambda: first.size) == 3


def test_what_belongs_to_an_array_that_is_gone_is_forgotten():
    known = Known()
    for number in range(10):
        known.measure(np.full(4, float(number)), "first", lambda: 0)
    assert len(known._found) <= 2
    kept = [np.zeros(1) for _ in range(2 * MOST)]
    for values in kept:
        known.measure(values, "first", lambda: 0)
    assert len(known._found) == MOST
