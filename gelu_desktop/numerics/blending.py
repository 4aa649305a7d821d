"""Lines laid over a picture, pixel by pixel."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.coverage import Stroke

_OUTER = np.uint32(0xFF00FF)
_BYTE = np.uint32(8)
_HALF = np.uint32(0x800080)


def blend(pixels: NDArray[np.uint32], drawn: Sequence[tuple[Stroke, int]]) -> None:
    """Lay lines over a picture, one over the other.

    Parameters
    ----------
    pixels : ndarray
        Shape (pixels,): red, green and blue of each in one number, ``0xffRRGGBB``; written to.
    drawn : sequence of tuple
        For each line what it covers, and its colour ``0xAARRGGBB``.
    """
    for (places, shares, _), colour in drawn:
        opaque = colour >> 24
        if opaque < 255:
            shares = shares * np.uint32(opaque) // np.uint32(255)
        under = pixels.take(places)
        outer = under & _OUTER
        under >>= _BYTE
        under &= _OUTER
        _approach(outer, np.uint32(colour & 0xFF00FF), shares)
        _approach(under, np.uint32(colour >> 8 & 0xFF | 0xFF0000), shares)
        under <<= _BYTE
        outer |= under
        pixels[places] = outer


def _approach(parts: NDArray[np.uint32], wanted: np.uint32, shares: NDArray[np.uint32]) -> None:
    """Bring two bytes of each number nearer to those that are wanted, by shares of `WHOLE`.

    What one borrows in the difference from the other comes back with the sum.
    """
    way = wanted - parts
    way *= shares
    way += _HALF
    way >>= _BYTE
    parts += way
    parts &= _OUTER
