"""How weights are moved against their gradient."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.floating]

OPTIMISERS = ("adam", "sgd")

BETA_1, BETA_2, EPSILON = 0.9, 0.999, 1e-8
"""The published constants of Adam."""


class Optimiser(Protocol):
    """Moves weights in place."""

    def step(self, weights: Values, gradient: Values) -> None:
        """Make one step."""


class Sgd:
    """Stochastic gradient descent, without momentum.

    Parameters
    ----------
    rate : float
        The learning rate.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate

    def step(self, weights: Values, gradient: Values) -> None:
        """Subtract the gradient times the learning rate."""
        weights -= self._rate * gradient


class Adam:
    """Adam (Kingma et al. 2015, arXiv:1412.6980, algorithm 1), without weight decay.

    Parameters
    ----------
    rate : float
        The learning rate.
    size : int
        How many weights there are.
    dtype : dtype
        Their precision.
    """

    def __init__(self, rate: float, size: int, dtype: "np.dtype[np.floating]") -> None:
        self._rate, self._count = rate, 0
        self._mean, self._square = np.zeros(size, dtype), np.zeros(size, dtype)

    def step(self, weights: Values, gradient: Values) -> None:
        """Move by the running mean of the gradient over its running root mean square."""
        self._count += 1
        self._mean += (1 - BETA_1) * (gradient - self._mean)
        self._square += (1 - BETA_2) * (gradient * gradient - self._square)
        rate = self._rate / (1 - BETA_1**self._count)
        size = np.sqrt(self._square / (1 - BETA_2**self._count)) + EPSILON
        weights -= rate * self._mean / size


def optimiser(name: str, rate: float, weights: Values) -> Optimiser:
    """Return a new optimiser for these weights.

    Raises
    ------
    ValueError
        When there is none of that name.
    """
    if name == "adam":
        return Adam(rate, weights.size, weights.dtype)
    if name == "sgd":
        return Sgd(rate)
    raise ValueError(f"no optimiser {name!r}; there are {', '.join(OPTIMISERS)}")
