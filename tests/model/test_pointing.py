"""The ring at a place that the guide points at: on the curve it names, in its own plot."""

import math

import mpmath
import numpy as np
import pytest

from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.pointing import markers
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State

GELU = float(mpmath.ncdf(1.5) * 1.5)
SLOPE = float(mpmath.ncdf(1.5) + 1.5 * mpmath.npdf(1.5))
TANH = 0.75 * (1 + math.tanh(math.sqrt(2 / math.pi) * (1.5 + 0.044715 * 1.5**3)))


def ring(point, **changes):
    """Return the ring at a point, after a look that no other plot has one."""
    result = Result(State(**changes), point=point)
    assert all(markers(result, plot) == () for plot in PLOTS if plot != point.panel)
    return markers(result, point.panel)


@pytest.mark.parametrize(
    ("point", "changes", "height"),
    [
        (Point("curve", x=1.5), {}, GELU),
        (Point("curve", x=1.5, of="relu"), {}, 1.5),
        (Point("curve", x=1.5, of="gate"), {}, float(mpmath.ncdf(1.5))),
        (Point("derivative", x=1.5), {}, SLOPE),
        (Point("error", x=1.5), {}, TANH - GELU),
        (Point("error", x=1.5), {"log_error": True}, math.log10(abs(TANH - GELU))),
        (Point("curve", x=1.5, y=-0.25), {}, -0.25),
    ],
)
def test_the_ring_is_on_the_curve(point, changes, height):
    (marker,) = ring(point, **changes)
    assert (marker.x, marker.role, marker.radius) == (1.5, "accent", 12.0)
    np.testing.assert_allclose(marker.y, height, rtol=1e-9)


@pytest.mark.parametrize(
    ("point", "changes"),
    [
        (Point("curve"), {}),
        (Point("curve", "legend"), {}),
        (Point("error", x=0.0), {"log_error": True}),  # there is no logarithm of no error
    ],
)
def test_without_a_height_there_is_no_ring(point, changes):
    assert ring(point, **changes) == ()
    assert markers(Result(State()), "curve") == ()
