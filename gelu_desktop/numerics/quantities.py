"""What an error is of: the value, the slope or the gate of a function."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import Phi

Array = NDArray[np.float64]

QUANTITIES = ("value", "slope", "gate")
EXACT = ACTIVATIONS["gelu"]

_GATE_FROM = 1e-290
_KEPT = 4096


def quantity_of(
    function: Function, coefficients: Mapping[str, float], x: ArrayLike, quantity: str
) -> NDArray[np.floating]:
    """Return the value, the slope or the gate of a function.

    Parameters
    ----------
    function : Function
        An activation or an approximation.
    coefficients : mapping of str to float
        Its coefficients; published values where there is none.
    x : array_like
        Any shape.
    quantity : {"value", "slope", "gate"}
        The gate is f(x)/x: what the input is multiplied by. At 0 and ±inf it is the slope there,
        its limit.

    Returns
    -------
    ndarray
        The shape of ``x``.

    Raises
    ------
    ValueError
        When there is no such quantity.
    """
    if quantity not in QUANTITIES:
        raise ValueError(f"quantity must be one of {', '.join(QUANTITIES)}, not {quantity!r}")
    x = np.asarray(x, dtype=np.float64)
    if quantity == "slope":
        return function.evaluate(x, 1, coefficients)
    value = function.evaluate(x, 0, coefficients)
    if quantity == "value":
        return value
    divisible = (np.abs(x) >= _GATE_FROM) & np.isfinite(x)
    with np.errstate(over="ignore"):  # a person's formula may be large where x is small
        if divisible.all():
            return np.asarray(value / x)
        limit = np.array(function.evaluate(x, 1, coefficients))
        np.divide(value, x, out=limit, where=divisible)
    return limit


def exact_quantity(x: ArrayLike, quantity: str) -> NDArray[np.floating]:
    """Return GELU(x), GELU'(x) or Φ(x), perhaps read-only: the last few answers are kept."""
    x = np.asarray(x, dtype=np.float64)
    if x.size <= _KEPT:
        return _exact(x.tobytes(), x.shape, quantity)
    return _exactly(x, quantity)


@lru_cache(maxsize=48)
def _exact(places: bytes, shape: tuple[int, ...], quantity: str) -> NDArray[np.floating]:
    """Return it at places that are the same for every coefficient: grids, nodes of quadrature."""
    made = np.asarray(_exactly(np.frombuffer(places).reshape(shape), quantity))
    made.flags.writeable = False
    return made


def _exactly(x: Array, quantity: str) -> NDArray[np.floating]:
    return Phi(x) if quantity == "gate" else quantity_of(EXACT, {}, x, quantity)
