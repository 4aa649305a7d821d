"""Φ(−a) and φ(a) near zero from their values at 19,457 nodes, without an exponential.

With the node c next to a, d = a − c and v = a + c, |d| ≤ 2⁻¹²,

    Φ(−a) = Φ(−c) − 6·d·φ(c) / (6 + d·(v + c·(1 + d·v/4)))
    a·φ(a) = c·φ(c) + φ(c)·(d − 24·a·d·v / (48 + 12·d·v + (d·v)²))

The first: Φ(−c) − Φ(−a) = φ(c)·∫exp(−c·s − s²/2)ds over 0 ≤ s ≤ d, and d divided by the integral
is 1 + c·d/2 + d²/6 + c²·d²/12 + c·d³/24 − …, for w/(1 − exp(−w)) = 1 + w/2 + w²/12 − w⁴/720 + …
The second is the [2/2] Padé approximant of exp(−d·v/2). What is left out is below a unit in
the last place at the edge, and falls with the fifth power of c.

The distribution at the nodes is summed from the edge inwards in integers, which lose nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.blocks import Array, Values, floats

EDGE = 9.5
"""The last node."""

NODES = 2048
"""To a unit of a."""

BLOCK = 8192
"""So many numbers that the arrays of a `Room` stay in the second cache."""

_EDGE_TAIL = 374456810684479855540443
"""Φ(−EDGE)·2¹⁴⁸, rounded."""
_DENSITY, _DENSITY_SHORT = 0.3989422804014327, -6.2473378348613e-17
"""1/√(2π) in float64, and by which share of it that is too small."""
_EDGE_SLOPE = -33786854531357260852360769
"""(Φ(−EDGE) − EDGE·φ(EDGE))·2¹⁴⁸, rounded."""
_LIMBS, _WIDTH = (52, 100, 148), 48
"""Sums are kept in three integers: in units of 2⁻⁵², 2⁻¹⁰⁰ and 2⁻¹⁴⁸."""
_ANCHOR = 1.5 * 2.0**52 / NODES
"""Beside it the float64 numbers are as far apart as the nodes, and their last bits count these."""
_ANCHOR_CODE = int(np.float64(_ANCHOR).view(np.int64))
# An array is handed to a ufunc sooner than a Python number is.
_NEAREST, _FIRST = np.array(_ANCHOR), np.array(_ANCHOR_CODE)
_QUARTER, _SIX, _TWELVE, _SIXTH = (np.array(number) for number in (0.25, 6.0, 12.0, 1 / 6))


@dataclass(frozen=True, eq=False)
class Room:
    """Arrays to work in, as long as a block.

    Attributes
    ----------
    a : ndarray
        Distances from zero.
    node, step, density : ndarray
        The node next to each, how far it is away, and 6·φ there.
    place : ndarray of int
        The number of that node.
    spare, other : ndarray
        For whatever comes.
    """

    a: Array
    node: Array
    step: Array
    density: Array
    place: NDArray[np.int64]
    spare: Array
    other: Array

    @classmethod
    def sized(cls, size: int) -> "Room":
        """Return arrays of ``size`` numbers, whatever these are."""
        a, node, step, density, spare, other = np.empty((6, size))
        return cls(a, node, step, density, np.empty(size, np.int64), spare, other)

    def first(self, size: int) -> "Room":
        """Return the first ``size`` numbers of each array."""
        return Room(*(part[:size] for part in vars(self).values()))

    def locate(self) -> None:
        """Find the nodes next to `a`; beyond the edge and at NaN it is any node."""
        np.add(self.a, _NEAREST, self.node)
        np.subtract(self.node.view(np.int64), _FIRST, self.place)
        np.subtract(self.node, _NEAREST, self.node)
        np.subtract(self.a, self.node, self.step)
        density_at_nodes().take(self.place, out=self.density, mode="clip")

    def fill_tail(self, out: Array) -> None:
        """Fill ``out`` with Φ(−a), after `locate`; a is overwritten."""
        whole = self._bent(self.spare, self.other)[1]
        np.multiply(self.step, self.density, self.step)
        np.divide(self.step, whole, whole)
        tail_at_nodes().take(self.place, out=out, mode="clip")
        np.subtract(out, whole, out)

    def fill_slope(self, x: Array, out: Array) -> None:
        """Fill ``out`` with Φ(−a) − a·φ(a), a = |x|, after `locate`; a is overwritten."""
        bend, whole = self._bent(self.spare, self.other)
        np.divide(self.step, whole, whole)
        np.multiply(self.step, _SIXTH, self.step)
        np.add(whole, self.step, whole)
        # What is left of a·φ(a) − c·φ(c).
        np.multiply(bend, _QUARTER, self.step)
        np.add(bend, _TWELVE, self.a)
        np.multiply(self.a, self.step, self.a)
        np.add(self.a, _TWELVE, self.a)
        np.multiply(bend, np.abs(x, self.node), bend)
        np.divide(bend, self.a, bend)
        np.subtract(whole, bend, whole)
        np.multiply(whole, self.density, whole)
        slope_at_nodes().take(self.place, out=out, mode="clip")
        np.subtract(out, whole, out)

    def _bent(self, bend: Array, whole: Array) -> tuple[Array, Array]:
        """Fill in d·v, and 6 + d·(v + c·(1 + d·v/4))."""
        np.add(self.a, self.node, self.a)
        np.multiply(self.a, self.step, bend)
        np.multiply(bend, _QUARTER, whole)
        np.multiply(whole, self.node, whole)
        np.add(whole, self.node, whole)
        np.add(whole, self.a, whole)
        np.multiply(whole, self.step, whole)
        np.add(whole, _SIX, whole)
        return bend, whole


Fill = Callable[[Array, Array, Room], None]


def filling(fill: Fill, alone: Callable[[float], float]) -> Callable[..., Values]:
    """Make a kernel that fills blocks into a function on any array.

    Parameters
    ----------
    fill : callable
        Takes a flat float64 array of 1 to `BLOCK` numbers, one of the same size to fill, and a
        room. It must not write into the first; each number of the answer must depend on the same
        number of the argument only.
    alone : callable
        Does the same for one number, in the same operations.

    Returns
    -------
    callable
        Takes an array or a scalar of any shape, and as ``out`` an array of that shape, which
        need not be contiguous and may be the argument itself. Returns ``out`` or a new array of
        that shape: float32 for float32, else float64; what is computed is float64, rounded once
        where float32 is to hold it. It gives no warning.
    """

    def apply(x: ArrayLike, out: Values | None = None) -> Values:
        array = floats(x)
        made = np.empty(array.shape, array.dtype) if out is None else out
        if made.shape != array.shape:
            raise ValueError(f"out has shape {made.shape}, not {array.shape}")
        if out is not None and np.may_share_memory(array, out):
            array = array.copy()
        # Tails fade into subnormal numbers, and beyond the edge anything may come in between.
        with np.errstate(all="ignore"):
            if array.size == 1:
                made[...] = alone(array.item())
            elif made.flags.c_contiguous:
                _filled(fill, array.reshape(-1), made.reshape(-1))
            else:
                flat = np.empty(array.size, made.dtype)
                _filled(fill, array.reshape(-1), flat)
                made[...] = flat.reshape(made.shape)
        return made

    return apply


def _filled(fill: Fill, source: Values, target: Values) -> None:
    whole = Room.sized(min(source.size, BLOCK))
    direct = source.dtype == target.dtype == np.float64
    given, made = np.empty((2, 0 if direct else whole.a.size))
    for start in range(0, source.size, BLOCK):
        part, into = source[start : start + BLOCK], target[start : start + BLOCK]
        room = whole if part.size == whole.a.size else whole.first(part.size)
        if direct:
            fill(part.view(np.float64), into.view(np.float64), room)
        else:
            given[: part.size] = part
            fill(given[: part.size], made[: part.size], room)
            into[:] = made[: part.size]


def tail_alone(a: float) -> float:
    """Return Φ(−a) for 0 ≤ a ≤ `EDGE`: what `Room.fill_tail` gives, bit by bit."""
    node = (a + _ANCHOR) - _ANCHOR
    place, step, v = int(node * NODES), a - node, a + node
    whole = ((v * step * 0.25 * node + node) + v) * step + 6.0
    return tail_at_nodes().item(place) - step * density_at_nodes().item(place) / whole


def slope_alone(a: float) -> float:
    """Return Φ(−a) − a·φ(a) for 0 ≤ a ≤ `EDGE`: what `Room.fill_slope` gives, bit by bit."""
    node = (a + _ANCHOR) - _ANCHOR
    place, step, v = int(node * NODES), a - node, a + node
    bend = v * step
    whole = ((bend * 0.25 * node + node) + v) * step + 6.0
    rest = bend * a / ((bend + 12.0) * (bend * 0.25) + 12.0)
    change = (step / whole + step * (1 / 6) - rest) * density_at_nodes().item(place)
    return slope_at_nodes().item(place) - change


@cache
def density_at_nodes() -> Array:
    """Return 6·φ at the nodes from 0 to `EDGE`; good to a unit, which is more than is needed."""
    node = np.arange(int(EDGE * NODES) + 1) / NODES
    return np.asarray(6 * _DENSITY * np.exp(-0.5 * node * node))


@cache
def tail_at_nodes() -> Array:
    """Return Φ(−c) at the nodes c from 0 to `EDGE`, to a unit in the last place."""
    return _summed(_EDGE_TAIL, lambda m: (1.0, m * m - 1, m**4 - 6 * m * m + 3))


@cache
def slope_at_nodes() -> Array:
    """Return Φ(−c) − c·φ(c) at the same nodes; to 10⁻¹⁹ beside its zero at 0.75."""

    def terms(m: Array) -> tuple[Array, Array, Array]:
        square = m * m
        second, fourth = square - 1, square * square - 6 * square + 3
        sixth = square * (square * (square - 15) + 45) - 15
        return 1 - second, second - fourth, fourth - sixth

    return _summed(_EDGE_SLOPE, terms)


def _summed(last: int, terms: Callable[[Array], Sequence[Array | float]]) -> Array:
    """Return a function at the nodes, from its value at the edge and its slope −f·φ in between.

    Parameters
    ----------
    last : int
        Its value at the edge times 2¹⁴⁸.
    terms : callable
        Gives the polynomials p, q, r with f = p, f·φ twice derived = q·φ, and four times = r·φ.
        Over 1/NODES about the middle m, with z = 1/(2·NODES)², the function changes by the
        integral φ(m)/NODES·(p + z·q/6 + z²·r/120). Its roundings are random and vanish in the sum.
    """
    m, z = (np.arange(int(EDGE * NODES)) + 0.5) / NODES, (0.5 / NODES) ** 2
    first, second, third = terms(m)
    density = np.exp(-0.5 * m * m) * (_DENSITY / NODES)
    share = density * first
    share += density * (z * (second / 6 + z * third / 120) + first * _DENSITY_SHORT)
    total, sign, last = np.zeros(m.size + 1), 1 if last > 0 else -1, abs(last)
    limbs, rest = [], share[::-1]
    for bits in _LIMBS:
        limbs.append(np.rint(rest * 2.0**bits))
        rest = rest - limbs[-1] * 2.0**-bits
    # From the least: what is added to it is exact until the last addition rounds.
    for bits, limb in zip(_LIMBS[::-1], limbs[::-1], strict=True):
        first = last
        if bits > _LIMBS[0]:
            last, first = divmod(last, 2**_WIDTH)
        total += np.cumsum(np.concatenate(([sign * first], limb)).astype(np.int64)) * 2.0**-bits
    return np.ascontiguousarray(total[::-1])
