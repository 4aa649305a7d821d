"""Kernels of x·G(x) for a gate with G(−x) = 1 − G(x), from what it lets pass below zero.

Such a function is max(x, 0) − |x|·G(−|x|). The last term, as a formula of x ≥ 0, is all that is
to be told: it has no cancellation, and its derivatives follow.
"""

from functools import cache

import numpy as np

from gelu_desktop.numerics.blocks import Array, blocked
from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.function import Kernel

_FAR = 1e150


@cache
def _term(below: str, order: int) -> Expression:
    return _term(below, order - 1).derivative() if order else parse(below)


def kernels(below: str) -> tuple[Kernel, Kernel, Kernel]:
    """Return value, slope and curvature of max(x, 0) − below(|x|).

    Parameters
    ----------
    below : str
        In the language of `gelu_desktop.numerics.expression`; where it is undefined at infinity
        it is taken to be 0. It is read on first use.
    """

    def value(x: Array, **coefficients: float) -> Array:
        term = _term(below, 0).evaluate(np.abs(x), coefficients)
        far = np.isinf(x)
        term = np.where(far & np.isnan(term), 0.0, term)
        return np.where(x > 0, x - np.where(far, 0.0, term), np.where(x == 0, x, -term))

    def slope(x: Array, **coefficients: float) -> Array:
        term = _term(below, 1).evaluate(np.minimum(np.abs(x), _FAR), coefficients)
        # At zero, where sign(x) is 0, the gate is half open, whatever it is beside.
        return np.where(x > 0, 1 - term, np.where(x == 0, 0.5, term))

    def curvature(x: Array, **coefficients: float) -> Array:
        return -_term(below, 2).evaluate(np.minimum(np.abs(x), _FAR), coefficients)

    return blocked(value), blocked(slope), blocked(curvature)
