"""Kernels of x·G(x) for a gate with G(−x) = 1 − G(x), from what it lets pass below zero.

Such a function is max(x, 0) − |x|·G(−|x|). The last term, as a function of a = |x|, is all that is
to be told: it has no cancellation.
"""

from collections.abc import Callable

import numpy as np

from gelu_desktop.numerics.blocks import Array, Values, blocked
from gelu_desktop.numerics.function import Kernel

Term = Callable[..., Array]

_FAR = 1e150


def kernels(gate: Term) -> tuple[Kernel, Kernel, Kernel]:
    """Return value, slope and curvature of max(x, 0) − a·g(a), a = |x|.

    Parameters
    ----------
    gate : callable
        Takes a ≥ 0, which of its derivatives is wanted (0, 1 or 2), and the coefficients as
        keywords; returns g(a) = G(−a) or that derivative. It should be 0 where a·g(a) is far from
        any number, and is called with a up to 1e150.
    """

    def value(x: Array, **coefficients: float) -> Values:
        a = np.abs(x)
        opening = gate(np.minimum(a, _FAR), 0, **coefficients)
        # A gate that is shut lets nothing through, infinity included.
        below = np.where(opening == 0, 0.0, a) * opening
        past = np.where(np.isinf(x), 0.0, below)
        return np.where(x > 0, x - past, np.where(x == 0, x, -below))

    def slope(x: Array, **coefficients: float) -> Values:
        a = np.minimum(np.abs(x), _FAR)
        below = gate(a, 0, **coefficients) + a * gate(a, 1, **coefficients)
        # At zero, where sign(x) is 0, the gate is half open, whatever it is beside.
        return np.where(x > 0, 1 - below, np.where(x == 0, 0.5, below))

    def curvature(x: Array, **coefficients: float) -> Values:
        a = np.minimum(np.abs(x), _FAR)
        result: Values = -2 * gate(a, 1, **coefficients) - a * gate(a, 2, **coefficients)
        return result

    return blocked(value), blocked(slope), blocked(curvature)
