"""The numbers of one array, decoded exactly, with no more of the file in memory than a piece."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO

import numpy as np

from gelu_desktop.model.checkpoint.errors import CheckpointError, reading
from gelu_desktop.model.checkpoint.npz import archive
from gelu_desktop.model.checkpoint.tensors import FLOATS, Contents, Tensor
from gelu_desktop.numerics.ffn import Values
from gelu_desktop.numerics.float_format import dtype_called
from gelu_desktop.text import QT_TRANSLATE_NOOP

_PIECE = 2**20

CHANGED = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} has changed since it was opened. Open it once more."
)
NOT_FINITE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "Infinite or NaN numbers in {name} ({file}): {count}. With them every output would be lost.",
)
ENDED = QT_TRANSLATE_NOOP("Checkpoint", "{file} ends in the middle of {name}.")


class StoppedError(Exception):
    """The work was cancelled."""


class Watch:
    """Reports progress in bytes, and ends the work when it is cancelled.

    Parameters
    ----------
    total : int
        Bytes there are to read.
    progress : callable, optional
        Gets the part that is done, 0 to 1.
    cancelled : callable, optional
        Asked between two pieces.
    """

    def __init__(
        self,
        total: int,
        progress: Callable[[float], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self._total, self._done = max(total, 1), 0
        self._progress, self._cancelled = progress, cancelled

    def step(self, size: int) -> None:
        """Count ``size`` more bytes.

        Raises
        ------
        StoppedError
            When the work was cancelled.
        """
        if self._cancelled is not None and self._cancelled():
            raise StoppedError
        self._done += size
        if self._progress is not None:
            self._progress(min(self._done / self._total, 1.0))


def decode(contents: Contents, tensor: Tensor, watch: Watch) -> Values:
    """Return the numbers of an array in its own shape.

    Parameters
    ----------
    contents : Contents
        The file.
    tensor : Tensor
        Of that file, with a dtype in ``FLOATS``.
    watch : Watch
        Told of every piece.

    Returns
    -------
    ndarray
        float64 when the file has float64, else float32, which holds every number of the smaller
        formats exactly.

    Raises
    ------
    CheckpointError
        When the file has changed, ends early, cannot be read, or has numbers that are not finite.
    StoppedError
        When the work was cancelled.
    """
    with reading(contents.path):
        check_unchanged(contents)
        with _opened(contents, tensor) as stream:
            flat = _flat(stream, contents, tensor, watch)
    return flat.reshape(tensor.shape, order="F" if tensor.fortran else "C")


def check_unchanged(contents: Contents) -> None:
    """Check that the file is still the one whose header was read.

    Raises
    ------
    CheckpointError
        When its size or its time differ.
    OSError
        When it is gone.
    """
    now = contents.path.stat()
    if (now.st_size, now.st_mtime_ns) != (contents.size, contents.modified):
        raise CheckpointError(CHANGED, file=contents.path)


@contextmanager
def _opened(contents: Contents, tensor: Tensor) -> Iterator[IO[bytes]]:
    """Open the file, or the member of an archive, where the array's bytes begin."""
    if not contents.archive:
        with contents.path.open("rb") as file:
            file.seek(tensor.offset)
            yield file
        return
    with archive(contents.path) as opened, opened.open(f"{tensor.name}.npy") as member:
        member.read(tensor.offset)
        yield member


def _flat(stream: IO[bytes], contents: Contents, tensor: Tensor, watch: Watch) -> Values:
    stored = dtype_called(FLOATS[tensor.dtype])
    if stored.itemsize > 1 and tensor.swapped != (sys.byteorder == "big"):
        stored = stored.newbyteorder()
    wide = tensor.dtype == "F64"
    flat: Values = np.empty(tensor.count, np.float64 if wide else np.float32)
    step, lost = _PIECE // stored.itemsize, 0
    for begin in range(0, flat.size, step):
        wanted = min(step, flat.size - begin) * stored.itemsize
        piece = stream.read(wanted)
        if len(piece) < wanted:
            raise CheckpointError(ENDED, file=contents.path, name=tensor.name)
        with np.errstate(invalid="ignore"):  # signalling NaNs, which are counted below
            flat[begin : begin + step] = np.frombuffer(piece, stored)
        lost += int(np.count_nonzero(~np.isfinite(flat[begin : begin + step])))
        watch.step(wanted)
    if lost:
        raise CheckpointError(NOT_FINITE, file=contents.path, name=tensor.name, count=lost)
    return flat
