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
_KEPT_LEAST, _KEPT_MOST = 64, 10_000


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
    """Return GELU(x), GELU'(x) or Φ(x); at places that were asked of late, what was kept.

    The answer must not be written to.
    """
    x = np.asarray(x, dtype=np.float64)
    if x.size < _KEPT_LEAST or x.size > _KEPT_MOST:
        return _exact(x, quantity)
    return _kept(x.tobytes(), x.shape, quantity)


@lru_cache(maxsize=32)
def _kept(places: bytes, shape: tuple[int, ...], quantity: str) -> NDArray[np.floating]:
    """Return the exact quantity on a grid: whoever tunes a function compares on the same ones."""
    found = _exact(np.frombuffer(places).reshape(shape), quantity)
    found.flags.writeable = False
    return found


def _exact(x: NDArray[np.float64], quantity: str) -> NDArray[np.floating]:
    return Phi(x) if quantity == "gate" else quantity_of(EXACT, {}, x, quantity)
