"""Kernels applied block by block, so that their temporaries stay in the processor's cache."""

from collections.abc import Callable
from functools import wraps

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
Values = NDArray[np.floating]
BLOCK = 4096


def floats(x: ArrayLike) -> NDArray[np.floating]:
    """Return ``x`` as an array: float32 and float64 as they are, anything else as float64."""
    array = np.asarray(x)
    if array.dtype in (np.float32, np.float64):
        return array
    return array.astype(np.float64)


def blocked(kernel: Callable[..., Values]) -> Callable[..., Values]:
    """Make a kernel on flat float64 arrays into a function on any array.

    Parameters
    ----------
    kernel : callable
        Takes a one-dimensional float64 array of at least one element, and coefficients as
        keywords; returns an array of the same shape. It must not write into its argument, and
        each element of the answer must depend on the same element of the argument only.

    Returns
    -------
    callable
        Takes an array or a scalar of any shape and returns a new array of that shape: float32
        for float32, computed in float64 and rounded once, else float64. It gives no warning.
    """

    @wraps(kernel)
    def apply(x: ArrayLike, **coefficients: float) -> NDArray[np.floating]:
        array = floats(x)
        out = np.empty(array.shape, array.dtype)
        source, target = array.reshape(-1), out.reshape(-1)
        # Tails fade into subnormal numbers, what overflows is the limit that is meant, and what
        # is lost of an infinity is no number.
        with np.errstate(under="ignore", over="ignore", invalid="ignore"):
            for start in range(0, source.size, BLOCK):
                part = slice(start, start + BLOCK)
                target[part] = kernel(source[part].astype(np.float64, copy=False), **coefficients)
        return out

    return apply
