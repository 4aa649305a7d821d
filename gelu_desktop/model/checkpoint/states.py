"""Hidden states that a person brings along: what enters the block instead of noise."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gelu_desktop import sizes
from gelu_desktop.model.checkpoint import decoding, kind, npz
from gelu_desktop.model.checkpoint.decoding import Watch, decode
from gelu_desktop.model.checkpoint.errors import CheckpointError, reading
from gelu_desktop.model.checkpoint.kind import kind_of, regular
from gelu_desktop.model.checkpoint.npz import read_members, read_npy_header
from gelu_desktop.model.checkpoint.tensors import FLOATS, Contents, Tensor
from gelu_desktop.numerics.ffn import Values
from gelu_desktop.text import QT_TRANSLATE_NOOP

NUMBERS_MAX = sizes.STATES_NUMBERS
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
NO_TOKEN = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The hidden states in {file} have the shape {shape}: they hold no token, and nothing can be"
    " sent through the layer.",
)
DTYPE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The hidden states in {file} are stored as {dtype}, not as floating-point numbers.",
)
TOO_MANY = QT_TRANSLATE_NOOP(
    "Checkpoint", "The hidden states in {file} are {count} numbers; at most {limit} are read."
)

OTHERWISE = {
    kind.PICKLED: QT_TRANSLATE_NOOP(
        "Checkpoint",
        "{file} contains pickled objects. They are not accepted, because unpickling runs whatever"
        " code they carry. Save the hidden states as a plain array of numbers, .npy or .npz.",
    ),
    kind.POINTER: QT_TRANSLATE_NOOP(
        "Checkpoint",
        "{file} is a Git LFS pointer: a few lines of text in place of the hidden states. Fetch the"
        " file itself with git lfs pull.",
    ),
    kind.PAGE: QT_TRANSLATE_NOOP(
        "Checkpoint",
        "{file} is a web page, not hidden states: the download got an error page or a form to sign"
        " in.",
    ),
    kind.INDEX: NOT_STATES,
    kind.OTHER: NOT_STATES,
}
"""What is said of hidden states where the words are those for weights."""

ALONE = {
    npz.HEADER: QT_TRANSLATE_NOOP("Checkpoint", "The header of {file} is damaged."),
    npz.SIZES: QT_TRANSLATE_NOOP(
        "Checkpoint",
        "{file} has {found} bytes of numbers, but its shape and dtype need {expected}: it is cut"
        " off or damaged.",
    ),
    decoding.ENDED: QT_TRANSLATE_NOOP("Checkpoint", "{file} ends before all its numbers."),
    decoding.NOT_FINITE: QT_TRANSLATE_NOOP(
        "Checkpoint",
        "Infinite or NaN numbers in {file}: {count}. With them every output would be lost.",
    ),
}
"""What is said of an .npy file, whose only array has no name of its own."""


def read_states(path: Path, width: int) -> Values:
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
        [..., width] as they are stored; float64 or, of smaller formats, float32. They cannot be
        written to.

    Raises
    ------
    CheckpointError
        When the file is damaged, pickled, too large, of another shape, or has numbers that
        are not finite.
    """
    with _words(path), reading(path):
        contents = _contents(path)
        tensor = _chosen(contents)
        _check(tensor, path, width)
        states = decode(contents, tensor, Watch(0))
    states.flags.writeable = False
    return states


def load_states(path: Path, width: int) -> Values:
    """Return hidden states as `read_states` does, [n, width]: one row a token, all axes in one."""
    states = read_states(path, width).reshape(-1, width)
    states.flags.writeable = False
    return states


@contextmanager
def _words(path: Path) -> Iterator[None]:
    """Speak of hidden states rather than of weights, and name a file but once."""
    try:
        yield
    except CheckpointError as error:
        alone = error.values.get("name") == error.values.get("file")
        known = {**OTHERWISE, **(ALONE if alone else {})}
        if error.template not in known:
            raise
        values = {key: value for key, value in error.values.items() if key != "file"}
        raise CheckpointError(known[error.template], file=path, **values) from None


def _check(tensor: Tensor, path: Path, width: int) -> None:
    if tensor.dtype not in FLOATS:
        raise CheckpointError(DTYPE, file=path, dtype=tensor.dtype)
    shape = "×".join(str(axis) for axis in tensor.shape) or "1"
    if tensor.shape[-1:] != (width,):
        raise CheckpointError(WIDTH, file=path, shape=shape, width=width)
    if not tensor.count:
        raise CheckpointError(NO_TOKEN, file=path, shape=shape)
    if tensor.count > NUMBERS_MAX:
        raise CheckpointError(TOO_MANY, file=path, count=tensor.count, limit=NUMBERS_MAX)


def _contents(path: Path) -> Contents:
    size, modified = regular(path)
    with path.open("rb") as file:
        found = kind_of(file, path)
        if found == "npz":
            return Contents(path, True, size, modified, read_members(path))
        if found != "npy":
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
