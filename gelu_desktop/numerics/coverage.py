"""How much of each pixel a line along the graph of a function covers.

A line as a pen draws it lies between two boundaries, each the graph moved along its normals by half
of the line's width. In a column of pixels a boundary is as good as straight, and what such a line
covers of a pixel is a quadratic function of the row: so all pixels of all curves of a plot are
computed together, exactly and in a few operations.
"""

import math
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.floating]
Places = NDArray[np.intp]
Flags = NDArray[np.bool_]


WHOLE = 256
"""What a pixel has that is covered wholly."""
NEAR = 0.05
"""How many pixels a curve may be away from the lines through its samples."""
_FAR = 4.0  # how many heights of a plot away the height of a line no longer matters
_LEAST = 1e-3  # of a pixel: no slope is less steep
_BENT = 0.1  # of a pixel: what bends more is a corner
_TOGETHER = 12  # more curves at once would not stay in the processor's cache


class Stroke(NamedTuple):
    """What a line covers.

    Attributes
    ----------
    places : ndarray of intp
        The numbers of the pixels in the picture, row after row.
    shares : ndarray of uint32
        How much of each, of `WHOLE`.
    rows : tuple of int
        All of them lie in these rows: the first, and the one after the last.
    """

    places: Places
    shares: NDArray[np.uint32]
    rows: tuple[int, int]


def strokes(
    heights: Array, per: int, half: float, rows: tuple[int, int], first: int, stride: int
) -> list[Stroke | None]:
    """Return which pixels lines along several graphs cover, and how much of each.

    Parameters
    ----------
    heights : ndarray
        Shape (curves, samples), rows of pixels, downwards, at places ``1 / per`` columns apart; the
        first one is the left edge of the first column, the last one the right edge of the last.
    per : int
        Samples to a column.
    half : float
        Half the width of the lines, in pixels.
    rows : tuple of int
        The first row that is drawn, and the one after the last.
    first : int
        The first column.
    stride : int
        Pixels in a row of the picture.

    Returns
    -------
    list of Stroke or None
        For each curve what it covers, no pixel twice. None where a curve is not finite, where it
        may leave the lines through its samples by more than `NEAR`, or where it turns so sharply
        that its boundaries have no such graphs.
    """
    found: list[Stroke | None] = []
    for start in range(0, len(heights), _TOGETHER):
        some = heights[start : start + _TOGETHER]
        edges, smooth = boundaries(some, per, half, rows)
        drawn = iter(_covered(edges[:, smooth], rows, first, stride)) if smooth.any() else iter(())
        found += [next(drawn) if fits else None for fits in smooth.tolist()]
    return found


def boundaries(heights: Array, per: int, half: float, rows: tuple[int, int]) -> tuple[Array, Flags]:
    """Return the boundaries of lines along several graphs.

    Parameters
    ----------
    heights, per, half, rows
        As for `strokes`.

    Returns
    -------
    ndarray
        Shape (2, curves, columns + 1): the upper and the lower boundary at the edges of the
        columns, in rows.
    ndarray of bool
        For each curve whether its boundaries are graphs, as far as it can be seen: the point of a
        boundary that belongs to a sample lies right of that of the sample before, and the samples
        are dense enough.
    """
    curves, count = heights.shape
    slopes = np.empty_like(heights)
    np.subtract(heights[:, 2:], heights[:, :-2], out=slopes[:, 1:-1])
    slopes[:, 0] = 2 * (heights[:, 1] - heights[:, 0])
    slopes[:, -1] = 2 * (heights[:, -1] - heights[:, -2])
    slopes *= per / 2
    ends = slopes[:, [0, -1]]
    upwards = slopes * slopes
    upwards += 1
    np.sqrt(upwards, out=upwards)
    np.divide(half, upwards, out=upwards)
    aside = np.multiply(slopes, upwards, out=slopes)
    x = np.arange(count) / per
    across, along = np.empty((2, curves, count + 2)), np.empty((2, curves, count + 2))
    np.add(x, aside, out=across[0, :, 1:-1])
    np.subtract(x, aside, out=across[1, :, 1:-1])
    np.subtract(heights, upwards, out=along[0, :, 1:-1])
    np.add(heights, upwards, out=along[1, :, 1:-1])
    for outer, end, side, step in ((0, 1, 0, -1), (-1, -2, 1, 1)):  # straight on at the ends
        by = 2 * half + 1
        across[:, :, outer] = across[:, :, end] + step * by
        along[:, :, outer] = along[:, :, end] + step * by * ends[:, side]
    smooth = _smooth(across, heights, upwards / half, rows, math.ceil(half * per) - 1)
    edges = np.zeros((2, curves, (count - 1) // per + 1))
    for side in range(2):
        for row in np.flatnonzero(smooth).tolist():
            edges[side, row] = np.interp(x[::per], across[side, row], along[side, row])
    return _through_the_mean(edges), smooth


def _through_the_mean(edges: Array) -> Array:
    """Move boundaries to where they have, in each column, the mean that the curved ones have.

    The mean over a column is that of the two ends, less a twelfth of the bend.
    """
    bend = edges[:, :, 2:] - 2 * edges[:, :, 1:-1] + edges[:, :, :-2]
    bend /= 12
    edges[:, :, 1:-1] -= np.clip(bend, -_BENT, _BENT, out=bend)
    return edges


def _smooth(
    across: Array, heights: Array, upwards: Array, rows: tuple[int, int], aside: int
) -> Flags:
    """Return for each curve whether it is smooth where it can be seen.

    Parameters
    ----------
    across : ndarray
        Where the points of both boundaries are, from left to right; put in order where they are
        not.
    heights, rows
        As for `strokes`.
    upwards : ndarray
        How much of the line's width goes upwards at each sample.
    aside : int
        How many samples aside of what is seen the boundaries have to be in order.
    """
    right = across[:, :, 1:] > across[:, :, :-1]
    smooth: Flags = np.all(right, axis=(0, 2))
    # A chord leaves a curve by an eighth of its bend upwards, and by less across the line.
    bend = heights[:, 2:] - 2 * heights[:, 1:-1] + heights[:, :-2]
    bend *= upwards[:, 1:-1]
    far = np.abs(bend, out=bend)
    smooth &= far.max(axis=1) <= 8 * NEAR
    if not smooth.all():
        reach = rows[1] - rows[0]
        # Steps of which a part is seen; also those from far above to far below.
        low = np.minimum(heights[:, 1:], heights[:, :-1]) < rows[1] + reach
        near = low & (np.maximum(heights[:, 1:], heights[:, :-1]) > rows[0] - reach)
        smooth = np.all(np.isfinite(heights), axis=1)
        smooth &= np.all((far <= 8 * NEAR) | ~(near[:, 1:] & near[:, :-1]), axis=1)
        # A boundary may lie aside of them by half of the line's width.
        near = np.pad(near, ((0, 0), (1, 1)), mode="edge")
        for _ in range(aside):
            near[:, 1:-1] |= near[:, 2:] | near[:, :-2]
        smooth &= np.all(right | ~near, axis=(0, 2))
        np.maximum.accumulate(across, axis=2, out=across)
    return smooth


def _covered(edges: Array, rows: tuple[int, int], first: int, stride: int) -> list[Stroke]:
    """Return the pixels between boundaries, given at the edges of the columns."""
    top, bottom = rows
    reach = _FAR * (bottom - top)
    _, curves, count = edges.shape
    columns = count - 1
    edges = np.clip(edges, top - reach, bottom + reach)
    low = np.minimum(edges[:, :, :-1], edges[:, :, 1:]).reshape(2, -1)
    high = np.maximum(edges[:, :, :-1], edges[:, :, 1:]).reshape(2, -1)
    begins = np.clip(np.floor(low[0]), top, bottom)
    ends = np.clip(np.ceil(high[1]), top, bottom)
    counts = (ends - begins).astype(np.intp)
    stops = np.cumsum(counts)
    starts = stops - counts
    steep = np.maximum(high - low, _LEAST).astype(np.float32)
    low = low.astype(np.float32)
    shares = _shares(begins, starts, counts, low, steep)
    into = ((begins.astype(np.intp) - starts) * stride).reshape(curves, columns)
    into += np.arange(first, first + columns)
    places = np.repeat(into.ravel(), counts)
    places += _multiples(_rounded_up(len(places)), stride)[: len(places)]
    cuts = [0, *stops[columns - 1 :: columns].tolist()]
    shape = curves, columns
    rows_of = begins.reshape(shape).min(axis=1), ends.reshape(shape).max(axis=1)
    between = zip(*(edge.astype(int).tolist() for edge in rows_of), strict=True)
    return [
        Stroke(places[start:stop], shares[start:stop], rows)
        for (start, stop), rows in zip(pairwise(cuts), between, strict=True)
    ]


def _shares(
    begins: Array, starts: Places, counts: Places, low: Array, steep: Array
) -> NDArray[np.uint32]:
    """Return what is covered of each pixel, column after column.

    Of the column above a row, the line covers what lies below its upper boundary without what lies
    below its lower one; a pixel has the difference between two rows of that.
    """
    total = int(counts.sum())
    row = np.repeat((begins + 1 - starts).astype(np.float32), counts)
    row += _count(_rounded_up(total))[:total]
    above = _below(row - np.repeat(low[0], counts), np.repeat(steep[0], counts))
    above -= _below(row - np.repeat(low[1], counts), np.repeat(steep[1], counts))
    shares = np.empty_like(above)
    np.subtract(above[1:], above[:-1], out=shares[1:])
    before = begins.astype(np.float32)
    out = _below(before - low[0], steep[0]) - _below(before - low[1], steep[1])
    some = np.flatnonzero(counts)
    shares[starts[some]] = above[starts[some]] - out[some]
    shares *= WHOLE
    shares += np.float32(0.5)
    return shares.astype(np.uint32)


def _below(row: Array, steep: Array) -> Array:
    """Return the area between a straight boundary and a row below it, in one column.

    Parameters
    ----------
    row : ndarray
        The row, measured from the upper end of the boundary; it is overwritten.
    steep : ndarray
        How far below that the boundary's lower end is.
    """
    row /= steep
    part = np.clip(row, 0, 1)
    row -= part * np.float32(0.5)
    row *= part
    row *= steep
    return row


def _rounded_up(count: int) -> int:
    return 1 << max(count - 1, 1).bit_length()


@lru_cache(maxsize=4)
def _count(count: int) -> NDArray[np.float32]:
    made = np.arange(count, dtype=np.float32)
    made.flags.writeable = False
    return made


@lru_cache(maxsize=16)
def _multiples(count: int, step: int) -> Places:
    made = np.arange(count, dtype=np.intp) * step
    made.flags.writeable = False
    return made
