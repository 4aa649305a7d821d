import math

import numpy as np
import pytest

from gelu_desktop.numerics.chance import draws, variance
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.gelu import gelu


@pytest.mark.parametrize("x", [-2.0, -0.75, 0.5, 1.0, 3.0])
def test_the_mean_tends_to_gelu(x):
    count = 40_000
    found = draws(x, count, seed=1)
    mean = found.running_mean
    assert mean.shape == found.passed.shape == found.open.shape == (count,)
    assert mean[-1] == pytest.approx(float(gelu(x)), abs=4 * math.sqrt(variance(x) / count))
    assert set(np.unique(found.passed)) == {0.0, x}
    np.testing.assert_allclose(mean[:9], [found.passed[: n + 1].mean() for n in range(9)])
    assert found.passed.var() == pytest.approx(variance(x), rel=0.1)


def test_the_variance():
    assert variance(1.0) == pytest.approx(0.8413447460685429 * 0.15865525393145705, rel=1e-15)
    assert variance(-1.0) == variance(1.0)
    assert variance(0.0) == 0
    assert variance(30.0) == pytest.approx(900 * float(Phi(-30.0)), rel=1e-14)


def test_draws_go_on_where_they_stopped():
    whole = draws(0.3, 100, seed=7).open
    parts = [draws(0.3, 40, seed=7).open, draws(0.3, 60, seed=7, start=40).open]
    np.testing.assert_array_equal(np.concatenate(parts), whole)
    assert (draws(0.3, 100, seed=8).open != whole).any()
    assert draws(0.3, 0, seed=7).running_mean.size == 0


def test_a_gate_that_is_open_stays_open_as_x_grows():
    below, above = draws(-0.2, 500, seed=2).open, draws(0.4, 500, seed=2).open
    assert (above >= below).all()
    assert above.sum() > below.sum()
    assert draws(40.0, 10, seed=0).open.all()
    assert not draws(-40.0, 10, seed=0).open.any()
