"""x·σ(v) with v = x·(b + d·x²) for networks in float32: the tanh and sigmoid forms, SiLU, Swish.

With e = exp(−v), the gate is σ = 1/(1 + e), and 1 − σ = e·σ. The slope is σ + σ·e·σ·x·v'.
"""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.single import BLOCK, Fill, Kernel, Rooms, Single
from gelu_desktop.numerics.single_gelu import GELU

_ONE, _THREE = np.array(1, np.float32), np.array(3, np.float32)
# Instead of an infinite e, which would give 0·∞. With a number, the minimum takes longer.
_MOST = np.full(BLOCK, 1e30, np.float32)
_MOST.flags.writeable = False

_TERMS: Mapping[str, Callable[..., tuple[float, float]]] = {
    "gelu_tanh": lambda c, a: (2 * c, 2 * c * a),
    "gelu_tanh_exp": lambda c, a: (2 * c, 2 * c * a),
    "gelu_tanh_factored": lambda c, a: (2 * c, 2 * c * a),
    "gelu_sigmoid": lambda k: (k, 0.0),
    "gelu_sigmoid_exp": lambda k: (k, 0.0),
    "swish": lambda beta: (beta, 0.0),
    "silu": lambda: (1.0, 0.0),
}


def fast(function: Function, coefficients: Mapping[str, float]) -> Kernel | None:
    """Return the float32 kernel of a function, or None if it has none.

    Parameters
    ----------
    function : Function
        Exact GELU, a tanh form of third order, a sigmoid form, SiLU or Swish have one.
    coefficients : mapping of str to float
        Values that replace the published ones.
    """
    if function.name == "gelu":
        return GELU
    if function.name not in _TERMS:
        return None
    terms = _TERMS[function.name](**{**function.published(), **coefficients})

    def exact(x: Single, order: int) -> NDArray[np.floating]:
        return function.evaluate(x, order, coefficients)

    return Kernel(_filling(*terms), exact)


def _filling(b: float, d: float) -> Fill:
    first, third = (np.array(-number, np.float32) for number in (b, d))

    def fill(x: Single, value: Single | None, slope: Single | None, rooms: Rooms) -> None:
        bend, power, share = rooms.floats[:3]
        if d:
            np.multiply(x, x, bend)
            np.multiply(bend, third, bend)
            np.add(bend, first, power)
            np.multiply(power, x, power)
        else:
            np.multiply(x, first, power)
        np.exp(power, power)
        np.add(power, _ONE, share)
        if value is not None:
            np.divide(x, share, value)
        if slope is None:
            return
        np.divide(_ONE, share, share)
        np.minimum(power, _MOST[: x.size], out=power)
        np.multiply(power, share, power)
        np.multiply(power, x, power)
        if d:
            np.multiply(bend, _THREE, bend)
            np.add(bend, first, bend)
            np.multiply(power, bend, power)
        else:
            np.multiply(power, first, power)
        np.subtract(_ONE, power, power)
        np.multiply(power, share, slope)

    return fill
