"""One feed-forward block read from a file: only its own arrays, decoded and turned round."""

import math
from collections.abc import Callable

import numpy as np

from gelu_desktop import sizes
from gelu_desktop.model.checkpoint.activation import suggest
from gelu_desktop.model.checkpoint.candidates import Candidate, Part
from gelu_desktop.model.checkpoint.decoding import StoppedError, Watch, decode
from gelu_desktop.model.checkpoint.errors import CheckpointError, shown
from gelu_desktop.model.checkpoint.tensors import BITS, FLOATS, Contents, Tensor
from gelu_desktop.model.layer import Layer
from gelu_desktop.numerics.ffn import Block, Values
from gelu_desktop.text import QT_TRANSLATE_NOOP

WEIGHTS_MAX = sizes.LAYER_WEIGHTS
_BLOCK = 128

TOO_LARGE = QT_TRANSLATE_NOOP(
    "Checkpoint", "The layer {name} has {count} weights; at most {limit} are loaded."
)
UNSCALED = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The 8-bit weights {name} come with scales of the shape {shape} in {dtype}, which are not"
    " understood; without them the weights mean nothing.",
)


def load(
    candidate: Candidate,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Layer | None:
    """Read one feed-forward block; nothing else of the file is read.

    Parameters
    ----------
    candidate : Candidate
        What `scan` found.
    progress : callable, optional
        Gets the part that is done, 0 to 1.
    cancelled : callable, optional
        Asked between pieces of at most a mebibyte; true ends the work.

    Returns
    -------
    Layer or None
        None when cancelled. Its arrays cannot be written to.

    Raises
    ------
    CheckpointError
        When the file has changed since it was scanned, ends early, or the block is larger than
        ``WEIGHTS_MAX``, has numbers that are not finite, or scales that are not understood.
    """
    count = sum(part.weight.count for part in candidate.parts)
    if count > WEIGHTS_MAX:
        raise CheckpointError(TOO_LARGE, name=candidate.name, count=count, limit=WEIGHTS_MAX)
    tensors = [tensor for part in candidate.parts for tensor in (part.weight, part.bias) if tensor]
    total = sum(tensor.count * BITS[tensor.dtype] // 8 for tensor in tensors)
    try:
        return _layer(candidate, Watch(total, progress, cancelled))
    except StoppedError:
        return None


def _layer(candidate: Candidate, watch: Watch) -> Layer:
    hidden = candidate.shape[1]
    arrays = [array for part in candidate.parts for array in _projection(candidate, part, watch)]
    w1, b1, *rest = _alike(arrays)
    if candidate.fused:
        halves = (slice(None, hidden), slice(hidden, None))
        acted, linear = halves if candidate.fused == "first" else halves[::-1]
        rest += [w1[:, linear], b1[linear]]
        w1, b1 = w1[:, acted], b1[acted]
    path = candidate.contents.path
    source = f"{shown(path)}: {shown(candidate.name)}"
    return Layer(Block(w1, b1, *rest), suggest(path, candidate.name), source)


def _alike(arrays: list[Values]) -> list[Values]:
    """Return the arrays in the widest of their precisions, and never to be written to."""
    dtype = np.result_type(*arrays)
    alike = [array.astype(dtype, copy=False) for array in arrays]
    for array in alike:
        array.flags.writeable = False
    return alike


def _projection(candidate: Candidate, part: Part, watch: Watch) -> tuple[Values, Values]:
    """Return a matrix, [inputs, outputs], and its bias, zeros if it has none."""
    contents = candidate.contents
    weight = decode(contents, part.weight, watch)
    if part.scale is not None:
        weight = weight * _scale(contents, part.weight, part.scale, watch)
    turned = weight if candidate.transposed else weight.T
    bias = (
        np.zeros(turned.shape[1], weight.dtype)
        if part.bias is None
        else decode(contents, part.bias, watch)
    )
    return turned, bias


def _scale(contents: Contents, weight: Tensor, scale: Tensor, watch: Watch) -> Values:
    """Return what an 8-bit matrix is multiplied with, in a shape that broadcasts to it."""
    rows, columns = weight.shape
    grid = (math.ceil(rows / _BLOCK), math.ceil(columns / _BLOCK))
    if scale.dtype in FLOATS:
        if scale.shape in ((), (1,), (1, 1), (rows, 1), (1, columns)):
            return decode(contents, scale, watch)
        if scale.shape == (rows,):
            return decode(contents, scale, watch)[:, np.newaxis]
        if scale.shape == grid:
            blocks = decode(contents, scale, watch)
            return blocks.repeat(_BLOCK, 0)[:rows].repeat(_BLOCK, 1)[:, :columns]
    shape = "×".join(str(axis) for axis in scale.shape)
    raise CheckpointError(UNSCALED, name=weight.name, shape=shape, dtype=scale.dtype)
