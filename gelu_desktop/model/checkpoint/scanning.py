"""What a checkpoint offers, from its header alone."""

from dataclasses import dataclass
from pathlib import Path

from gelu_desktop.model.checkpoint.candidates import Candidate
from gelu_desktop.model.checkpoint.errors import CheckpointError, reading
from gelu_desktop.model.checkpoint.kind import ARRAY, kind_of, regular
from gelu_desktop.model.checkpoint.npz import read_members
from gelu_desktop.model.checkpoint.safetensors import read_header
from gelu_desktop.model.checkpoint.search import find
from gelu_desktop.model.checkpoint.tensors import FLOATS, Contents
from gelu_desktop.text import QT_TRANSLATE_NOOP

NO_PAIR = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} has {count} arrays, but no two that could be a feed-forward block: one matrix of"
    " [hidden, width] and one of [width, hidden], in {formats}. It has {found}.",
)
ONE_ARRAY = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} has a single array, but a feed-forward block is two at least: one matrix of [hidden,"
    " width] and one of [width, hidden], in {formats}. It has {found}.",
)
NO_ARRAYS = QT_TRANSLATE_NOOP("Checkpoint", "{file} has no arrays.")


@dataclass(frozen=True)
class Checkpoint:
    """The feed-forward blocks of a file.

    Attributes
    ----------
    path : pathlib.Path
        The file.
    candidates : tuple of Candidate
        At least one; those that were found by name first.
    tensors : int
        How many arrays the file has in all.
    size : int
        Bytes of the file.
    """

    path: Path
    candidates: tuple[Candidate, ...]
    tensors: int
    size: int


def scan(path: Path) -> Checkpoint:
    """Return what can be loaded from a ``.safetensors`` or ``.npz`` file.

    Only the header is read. What the file is, its content decides, not its name.

    Parameters
    ----------
    path : pathlib.Path
        The file.

    Raises
    ------
    CheckpointError
        When the file cannot be read, is of another type or damaged, has pickled objects, or no
        feed-forward block.
    """
    with reading(path):
        contents = contents_of(path)
    candidates = find(contents)
    if not candidates:
        raise _nothing(contents)
    return Checkpoint(path, candidates, len(contents.tensors), contents.size)


def contents_of(path: Path) -> Contents:
    """Return the arrays of a checkpoint, whatever they are for.

    Raises
    ------
    CheckpointError
        As for `scan`.
    OSError
        When the file cannot be read.
    """
    size, modified = regular(path)
    with path.open("rb") as file:
        kind = kind_of(file, path)
        if kind == "npy":
            raise CheckpointError(ARRAY, file=path)
        tensors = read_members(path) if kind == "npz" else read_header(file, path, size)
    return Contents(path, kind == "npz", size, modified, tensors)


def _nothing(contents: Contents) -> CheckpointError:
    if not contents.tensors:
        return CheckpointError(NO_ARRAYS, file=contents.path)
    found = ", ".join(sorted({tensor.dtype for tensor in contents.tensors}))
    return CheckpointError(
        NO_PAIR if len(contents.tensors) > 1 else ONE_ARRAY,
        file=contents.path,
        count=len(contents.tensors),
        formats=", ".join(FLOATS),
        found=found,
    )
