"""The gate left to chance: x·m with m ~ Bernoulli(Φ(x)), whose mean is GELU(x).

Hendrycks and Gimpel (2016), arXiv:1606.08415, derive GELU as the expectation of this map. GELU
itself is deterministic: nothing is drawn when it is computed.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.gaussian import Phi, tail

Array = NDArray[np.float64]

_STREAM = 8


@dataclass(frozen=True, eq=False)
class Draws:
    """Some draws of the gate.

    Attributes
    ----------
    x : float
        What the gate is applied to.
    open : ndarray of bool
        [n]: m, whether x passed.
    """

    x: float
    open: NDArray[np.bool_]

    @property
    def passed(self) -> Array:
        """What came out of each draw: x or 0."""
        return np.where(self.open, self.x, 0.0)

    @property
    def running_mean(self) -> Array:
        """The mean of the first, the first two, … of all draws; it tends to x·Φ(x)."""
        counts = np.arange(1, self.open.size + 1)
        return np.asarray(np.cumsum(self.passed) / counts)


def draws(x: float, count: int, seed: int, start: int = 0) -> Draws:
    """Draw the gate.

    Parameters
    ----------
    x : float
        Finite.
    count : int
        How often, not negative.
    seed : int
        Not negative. The same seed gives the same draws, and gates that open at x stay open
        where Φ is larger.
    start : int
        How many draws of this seed to leave out at the beginning.

    Returns
    -------
    Draws
        Draws number ``start`` to ``start + count − 1``.
    """
    source = np.random.PCG64([seed, 0, 0, _STREAM])
    source.advance(start)
    return Draws(x, np.random.Generator(source).random(count) < float(Phi(x)))


def variance(x: float) -> float:
    """Return the variance of a draw, x²·Φ(x)·(1 − Φ(x)); a mean of n has an n-th of it."""
    return x * x * float(Phi(x)) * float(tail(x))
