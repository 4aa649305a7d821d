"""Kernels for networks in float32: every operation in float32, block by block, in reused arrays.

A network wants speed and errors that vanish beside its rounding, not the last bit. Where figures
are shown, the kernels of `gelu_desktop.numerics.function` are used, which compute in float64.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

Single = NDArray[np.float32]

BLOCK = 65536
"""So many numbers that calls cost little beside the work, and what is worked on stays near."""

_FLOATS = 5
_LOCAL = threading.local()


class Rooms(NamedTuple):
    """Arrays to work in, as long as what is worked on.

    Attributes
    ----------
    floats : sequence of ndarray
        Five of float32.
    place : ndarray of int
        One for places in tables.
    """

    floats: Sequence[Single]
    place: NDArray[np.intp]


Fill = Callable[[Single, Single | None, Single | None, Rooms], None]
Exact = Callable[[Single, int], NDArray[np.floating]]


@dataclass(frozen=True)
class Kernel:
    """A function and its slope in float32.

    Attributes
    ----------
    fill : callable
        Takes up to `BLOCK` numbers, the array for their values and that for their slopes, either
        of which may be None, and `Rooms`. What is not a number afterwards is
        computed again by `exact`.
    exact : callable
        Takes numbers and 0 or 1, and returns their values or slopes.
    """

    fill: Fill
    exact: Exact

    def value(self, x: ArrayLike, out: Single | None = None) -> Single:
        """Return the values at ``x``.

        Parameters
        ----------
        x : array_like of float32
            Any shape; need not be contiguous.
        out : ndarray of float32, optional
            Where they go, of the same shape; must not be ``x``.

        Returns
        -------
        ndarray of float32
            ``out``, or a new array of the shape of ``x``.
        """
        array = np.asarray(x, np.float32)
        return self._run(array, (_checked(array, out), None))[0]

    def slope(self, x: ArrayLike, out: Single | None = None) -> Single:
        """Return the slopes at ``x``; as `value` otherwise."""
        array = np.asarray(x, np.float32)
        return self._run(array, (None, _checked(array, out)))[0]

    def both(self, x: ArrayLike) -> tuple[Single, Single]:
        """Return values and slopes at ``x``, for little more than one of them costs."""
        array = np.asarray(x, np.float32)
        value, slope = self._run(array, (np.empty_like(array), np.empty_like(array)))
        return value, slope

    def _run(self, x: Single, wanted: Sequence[Single | None]) -> list[Single]:
        source = x.reshape(-1)
        flat = [
            None if one is None else one.reshape(-1) if one.flags.c_contiguous else source.copy()
            for one in wanted
        ]
        with np.errstate(all="ignore"):
            for start in range(0, source.size, BLOCK):
                part = slice(start, start + BLOCK)
                self._block(source[part], [None if one is None else one[part] for one in flat])
        made = []
        for one, done in zip(wanted, flat, strict=True):
            if one is not None and done is not None:
                if not one.flags.c_contiguous:
                    one[...] = done.reshape(one.shape)
                made.append(one)
        return made

    def _block(self, x: Single, wanted: Sequence[Single | None]) -> None:
        value, slope = wanted
        self.fill(x, value, slope, rooms(x.size))
        for order, one in enumerate(wanted):
            if one is not None and np.isnan(one.max()):
                places = np.flatnonzero(np.isnan(one))
                one[places] = self.exact(x[places], order)


def rooms(size: int) -> Rooms:
    """Return arrays of ``size`` numbers, whatever these are; every thread has its own."""
    whole: Rooms | None = getattr(_LOCAL, "rooms", None)
    if whole is None:
        floats = tuple(np.empty((_FLOATS, BLOCK), np.float32))
        whole = _LOCAL.rooms = Rooms(floats, np.empty(BLOCK, np.intp))
    if size == BLOCK:
        return whole
    return Rooms([room[:size] for room in whole.floats], whole.place[:size])


def _checked(x: Single, out: Single | None) -> Single:
    if out is None:
        return np.empty(x.shape, np.float32)
    if out.shape != x.shape or out.dtype != np.float32 or np.may_share_memory(x, out):
        raise ValueError(f"out must be another array of float32 of shape {x.shape}")
    return out
