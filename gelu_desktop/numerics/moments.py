"""Means of an activation and of its slope under a normal distribution, and what follows.

A layer of many weights makes normal pre-activations. What it passes on, forward and backward, then
hangs on three means: of f, of f² and of f'² (He et al. 2015, arXiv:1502.01852; Poole et al. 2016,
arXiv:1606.05340; Schoenholz et al. 2017, arXiv:1611.01232).
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import phi
from gelu_desktop.numerics.quadrature import REACH, over_interval

Array = NDArray[np.float64]

_BENT = 40.0
"""Farther out the activations are straight in every digit."""

_STEP = 0.25


@dataclass(frozen=True)
class Moments:
    """Means of a function f of z ~ N(0, σ²).

    Attributes
    ----------
    sigma : float
        The standard deviation of z.
    mean : float
        E f.
    square : float
        E f².
    slope_square : float
        E f'².
    """

    sigma: float
    mean: float
    square: float
    slope_square: float

    @property
    def variance(self) -> float:
        """The variance of f, E f² − (E f)²."""
        return self.square - self.mean**2

    @property
    def gain(self) -> float:
        """1/√(E f²): weights of standard deviation gain/√fan-in make up for f.

        Zero where E f² is infinite, infinite where it is zero.
        """
        return 1 / math.sqrt(self.square) if self.square else math.inf

    @property
    def chi(self) -> float:
        """E f'²/E f²: the growth of a squared gradient in a layer that keeps σ = 1."""
        return self.slope_square / self.square if self.square else math.nan


def moments(
    function: Function, coefficients: Mapping[str, float] | None = None, *, sigma: float = 1.0
) -> Moments:
    """Return the means of a function by quadrature.

    Parameters
    ----------
    function : Function
        With its corners known, as the rows of the tables have them.
    coefficients : mapping of str to float, optional
        Values that replace the published ones.
    sigma : float
        The standard deviation of the pre-activations, positive and finite.

    Returns
    -------
    Moments
        To about 15 digits; infinite or NaN where the function is.

    Raises
    ------
    ValueError
        When ``sigma`` is not positive and finite, or a coefficient is unknown.
    """
    z, weights = _places(function, coefficients, sigma)
    value, slope = (function.evaluate(sigma * z, order, coefficients) for order in (0, 1))
    with np.errstate(over="ignore", under="ignore", invalid="ignore"):
        means = (_sum(weights, term) for term in (value, value * value, slope * slope))
        return Moments(sigma, *means)


def gain(function: Function, coefficients: Mapping[str, float] | None = None) -> float:
    """Return 1/√(E f²) for z ~ N(0, 1): 1.53353 for GELU, √2 for ReLU as in He et al. (2015).

    Parameters
    ----------
    function, coefficients
        As for `moments`.

    Raises
    ------
    ValueError
        When E f² is zero or not finite: no gain makes up for that.
    """
    square = moments(function, coefficients).square
    if not (square > 0 and math.isfinite(square)):
        raise ValueError(f"{function.name} has no gain: E f² is {square}")
    return 1 / math.sqrt(square)


def gelu_moments(sigma: float = 1.0) -> Moments:
    """Return the means of GELU in closed form.

    With v = σ² and E Φ² of `gate_square`: E f = v/√(2π(1 + v)),
    E f² = v·(E Φ² + v/(π(1 + v)√(1 + 2v))) and
    E f'² = E f²/v + v/(2π(1 + 2v)^{3/2}), by Stein's identity and the integral of Φ².

    Parameters
    ----------
    sigma : float
        The standard deviation of z, positive and finite.
    """
    v = sigma * sigma
    shared = gate_square(sigma) + v / (math.pi * (1 + v) * math.sqrt(1 + 2 * v))
    return Moments(
        sigma,
        v / math.sqrt(2 * math.pi * (1 + v)),
        v * shared,
        shared + v / (2 * math.pi * (1 + 2 * v) ** 1.5),
    )


def gate_square(sigma: float = 1.0) -> float:
    """Return E Φ(z)² = ¼ + asin(v/(1 + v))/(2π) for z ~ N(0, v), v = σ²: Sheppard's formula."""
    v = sigma * sigma
    return 0.25 + math.asin(v / (1 + v)) / (2 * math.pi)


@dataclass(frozen=True)
class VarianceMap:
    """q → σ_w²·E f(√q·z)²: how a layer changes the mean square of its pre-activations.

    Attributes
    ----------
    function : Function
        The activation f.
    weight : float
        σ_w² = fan-in·Var W; the square of the gain if the weights have it.
    coefficients : mapping of str to float, optional
        Values that replace the published ones.
    """

    function: Function
    weight: float
    coefficients: Mapping[str, float] | None = None

    def __call__(self, q: float) -> float:
        """Return what the layer makes of a mean square ``q``, which is positive."""
        return self.weight * moments(self.function, self.coefficients, sigma=math.sqrt(q)).square

    def iterate(self, q: float, layers: int) -> list[float]:
        """Return ``q`` and what it becomes after each of ``layers`` layers."""
        values = [q]
        for _ in range(layers):
            values.append(self(values[-1]))
        return values

    def slope(self, q: float) -> float:
        """Return the slope of the map, σ_w²·E[z·f(√q·z)·f'(√q·z)]/√q.

        A fixed point q is stable where it is below 1.
        """
        sigma = math.sqrt(q)
        z, weights = _places(self.function, self.coefficients, sigma)
        value, slope = (
            self.function.evaluate(sigma * z, order, self.coefficients) for order in (0, 1)
        )
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            return self.weight * _sum(weights, z * value * slope) / sigma


def _places(
    function: Function, coefficients: Mapping[str, float] | None, sigma: float
) -> tuple[Array, Array]:
    """Return places and weights for means over z ~ N(0, 1) of functions of σ·z."""
    if not 0 < sigma < math.inf:
        raise ValueError(f"sigma must be positive and finite, not {sigma}")
    edges = [corner / sigma for corner in function.seams_at(coefficients)]
    if sigma > 1:
        # What bends within a few units of x is narrow in z.
        edges += (np.arange(-_BENT, _BENT + _STEP, _STEP) / sigma).tolist()
    z, weights = over_interval(-REACH, REACH, tuple(edges))
    return z, weights * phi(z) * (2 * REACH)


def _sum(weights: Array, values: NDArray[np.floating]) -> float:
    # Where the density has underflown, a person's own formula may be infinite.
    # Each term counts to its last digit, so that those of an odd function add up to nothing.
    terms = np.where(weights > 0, weights * values, 0.0)
    try:
        return math.fsum(terms)
    except (OverflowError, ValueError):  # infinite, or of both signs
        with np.errstate(over="ignore", invalid="ignore"):
            return float(np.sum(terms))
