"""Exact GELU for networks in float32, from a table of Φ, φ and the slope.

With c the node next to x, d = x − c, |d| ≤ 2⁻¹¹, and k = d·φ(c)·(1 − c·d/2), Taylor's series give

    Φ(x) = Φ(c) + k + …    GELU'(x) = GELU'(c) + k·(2 − c·x) + …

What is left out is below a unit in the last place down to x = −12. So both are off by one or two
units, but for the slope beside its zero at −0.75, where it is 3·10⁻⁸.
"""

from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.gelu import gelu, gelu_slope
from gelu_desktop.numerics.single import Kernel, Rooms, Single

FAR = 15
"""Φ(−x) is zero in float32 from here on, and 1 − Φ(−x) is one."""
NODES = 1024
"""To a unit of x."""

_ANCHOR = np.float32(1.5 * 2**23 / NODES)
"""Beside it the float32 numbers are as far apart as the nodes, and their last bits count these."""
_NEAREST = np.array(_ANCHOR)
_FIRST = np.array(int((_ANCHOR - np.float32(FAR)).view(np.int32)), np.int32)
_LOW, _HIGH = np.array(-FAR, np.float32), np.array(FAR, np.float32)
_MINUS_HALF, _ONE, _TWO = (np.array(number, np.float32) for number in (-0.5, 1, 2))


@cache
def tables() -> tuple[Single, Single, Single]:
    """Return Φ, φ and GELU' at the nodes from −`FAR` to `FAR`, rounded to float32."""
    nodes = np.arange(-FAR * NODES, FAR * NODES + 1) / NODES
    with np.errstate(under="ignore"):
        shares, densities, slopes = (f(nodes).astype(np.float32) for f in (Phi, phi, gelu_slope))
    return shares, densities, slopes


def _fill(x: Single, value: Single | None, slope: Single | None, rooms: Rooms) -> None:
    shares, densities, slopes = tables()
    near, node, step, density, bend = rooms.floats
    np.clip(x, _LOW, _HIGH, out=near)
    np.add(near, _NEAREST, node)
    code = np.subtract(node.view(np.int32), _FIRST, density.view(np.int32))
    np.copyto(rooms.place, code)
    np.subtract(node, _NEAREST, node)
    np.subtract(near, node, step)
    densities.take(rooms.place, out=density, mode="clip")
    if slope is not None:
        np.multiply(node, near, bend)
        np.subtract(_TWO, bend, bend)
    np.multiply(node, step, node)
    np.multiply(node, _MINUS_HALF, node)
    np.add(node, _ONE, node)
    np.multiply(node, step, node)
    change = np.multiply(node, density, node)
    if value is not None:
        shares.take(rooms.place, out=value, mode="clip")
        np.add(value, change, value)
        np.multiply(value, x, value)
    if slope is not None:
        slopes.take(rooms.place, out=slope, mode="clip")
        np.multiply(bend, change, bend)
        np.add(slope, bend, slope)


def _exact(x: Single, order: int) -> NDArray[np.floating]:
    return (gelu, gelu_slope)[order](x)


GELU = Kernel(_fill, _exact)


def gelu_single(x: ArrayLike, out: Single | None = None) -> Single:
    """Return GELU(x) in float32: inf at inf, −0 at −inf, NaN at NaN; see `Kernel.value`."""
    return GELU.value(x, out)
