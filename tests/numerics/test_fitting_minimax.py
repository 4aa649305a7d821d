"""Smallest largest errors that are known, and those that are nowhere the smallest."""

import numpy as np
import pytest

from gelu_desktop.numerics.fitting import fit
from gelu_desktop.numerics.fitting_conditions import Conditions
from gelu_desktop.numerics.fitting_minimax import minimax
from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Problem
from gelu_desktop.numerics.own import from_formula


def best_of(text, at, span=(-1.0, 1.0)):
    """Return what the search finds; with x·Φ(x) in front, what follows is the error."""
    form = from_formula(f"x*Phi(x)+{text}")
    problem = Problem(form, at, tuple(at), "value", span, pinned=False)
    return minimax(problem, problem.start, lambda: None)


@pytest.mark.parametrize("start", [(0.9, -0.1), (0.0, 0.0), (30.0, -20.0)])
def test_a_power_is_met_by_the_polynomial_of_chebyshev(start):
    best = best_of("x^4-p*x^2-q", dict(zip("pq", start, strict=True)))
    assert best.settled
    np.testing.assert_allclose(best.at, [1, -0.125], rtol=1e-9)
    assert best.level == pytest.approx(1 / 8, rel=1e-11)


@pytest.mark.parametrize("start", [0.3, -2.0, 25.0])
def test_a_level_with_a_round_bottom(start):
    """The level goes as the square of k, so that nothing but its bend tells where the least is."""
    best = best_of("(2+(k-0.25)^2)*exp(-x^2)", {"k": start})
    assert best.settled
    assert best.at[0] == pytest.approx(0.25, abs=1e-7)
    assert best.level == pytest.approx(2, rel=1e-12)


def test_a_level_that_is_flat_without_being_lowest_is_not_settled():
    assert not best_of("(1+k^3)*exp(-x^2)", {"k": 0.5}).settled


@pytest.mark.parametrize("edge", ["log(k)", "sqrt(k-0.2)"])
def test_a_search_does_not_leave_where_the_error_is_finite(edge):
    best = best_of(f"x^2+0.5+({edge}-3)^2/50", {"k": 1.0})
    assert best.settled
    assert best.at[0] == pytest.approx(np.exp(3) if "log" in edge else 9.2, rel=1e-6)


def test_a_line_is_fitted_on_the_interval_that_is_taken_unless_another_is_given():
    """GELU less x/2 is |x|/2 far out, and from 0 to 4 on [-8, 8]: the best line leaves 4."""
    found = fit(from_formula("p*x"), {"p": 0.2}, ["p"])
    assert found.converged
    assert found.after.coefficients["p"] == pytest.approx(0.5, rel=1e-9)
    assert found.after.max == pytest.approx(4, rel=1e-9)
    assert [peak.at for peak in found.after.extrema] == [-8, 8]
    assert (found.parameters, fit(from_formula("p*x"), {}, []).parameters) == (1, 0)


def test_extremes_that_are_lost_on_the_way_leave_the_search_where_it_was(monkeypatch):
    known = best_of("x^4-p*x^2-q", {"p": 0.9, "q": -0.1})

    def lost(*_):
        raise UnfitError

    monkeypatch.setattr(Conditions, "step", lost)
    best = best_of("x^4-p*x^2-q", {"p": 0.9, "q": -0.1})
    assert not best.settled
    assert best.level == pytest.approx(known.level, rel=1e-3)
