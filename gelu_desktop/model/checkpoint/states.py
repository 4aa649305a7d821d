"""Hidden states that a person brings along: what enters the block instead of noise."""

from pathlib import Path

from gelu_desktop.model.checkpoint.decoding import Watch, decode
from gelu_desktop.model.checkpoint.errors import CheckpointError, reading
from gelu_desktop.model.checkpoint.kind import kind_of, regular
from gelu_desktop.model.checkpoint.npz import read_members, read_npy_header
from gelu_desktop.model.checkpoint.tensors import FLOATS, Contents, Tensor
from gelu_desktop.numerics.ffn import Values
from gelu_desktop.text import QT_TRANSLATE_NOOP

NUMBERS_MAX = 2**25
NAMES = ("hidden_states", "states", "last_hidden_state", "inputs", "x")

NOT_STATES = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} holds no hidden states: they come as .npy or .npz files."
)
NO_ARRAY = QT_TRANSLATE_NOOP("Checkpoint", "{file} holds no array of floating-point numbers.")
WHICH = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} holds several arrays ({names}): which are the hidden states? Name it hidden_states.",
)
WIDTH = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The hidden states in {file} have the shape {shape}; this layer takes tokens of {width}"
    " numbers, so the last axis has to be {width}.",
)
DTYPE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The hidden states in {file} are stored as {dtype}, not as floating-point numbers.",
)
TOO_MANY = QT_TRANSLATE_NOOP(
    "Checkpoint", "The hidden states in {file} are {count} numbers; at most {limit} are read."
)


def load_states(path: Path, width: int) -> Values:
    """Return hidden states from an ``.npy`` or ``.npz`` file.

    Parameters
    ----------
    path : pathlib.Path
        One array, or several of which one has a name of ``NAMES``.
    width : int
        Length of a token: the array's last axis.

    Returns
    -------
    ndarray
        [n, width], one row a token, all other axes in one; float64 or, of smaller formats,
        float32. It cannot be written to.

    Raises
    ------
    CheckpointError
        When the file is damaged, pickled, too large, of another shape, or has numbers that
        are not finite.
    """
    with reading(path):
        contents = _contents(path)
    tensor = _chosen(contents)
    if tensor.dtype not in FLOATS:
        raise CheckpointError(DTYPE, file=path, dtype=tensor.dtype)
    if not tensor.count or tensor.shape[-1:] != (width,):
        shape = "×".join(str(axis) for axis in tensor.shape) or "1"
        raise CheckpointError(WIDTH, file=path, shape=shape, width=width)
    if tensor.count > NUMBERS_MAX:
        raise CheckpointError(TOO_MANY, file=path, count=tensor.count, limit=NUMBERS_MAX)
    states = decode(contents, tensor, Watch(0)).reshape(-1, width)
    states.flags.writeable = False
    return states


def _contents(path: Path) -> Contents:
    size, modified = regular(path)
    with path.open("rb") as file:
        kind = kind_of(file, path)
        if kind == "npz":
            return Contents(path, True, size, modified, read_members(path))
        if kind != "npy":
            raise CheckpointError(NOT_STATES, file=path)
        tensor = read_npy_header(file, path, path.name, size)
    return Contents(path, False, size, modified, (tensor,))


def _chosen(contents: Contents) -> Tensor:
    """Return the only array, or the one that has a name of hidden states."""
    found = contents.tensors
    if len(found) > 1:
        found = tuple(tensor for tensor in found if tensor.dtype in FLOATS)
    if not found:
        raise CheckpointError(NO_ARRAY, file=contents.path)
    named = [tensor for name in NAMES for tensor in found if tensor.name == name]
    if len(found) > 1 and not named:
        names = ", ".join(tensor.name for tensor in found)
        raise CheckpointError(WHICH, file=contents.path, names=names)
    return (named or list(found))[0]
