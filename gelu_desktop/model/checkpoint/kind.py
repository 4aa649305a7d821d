"""What a file really is, by its first bytes: the name of a file promises nothing."""

import re
import stat
from pathlib import Path
from typing import BinaryIO

from gelu_desktop.model.checkpoint.errors import CheckpointError
from gelu_desktop.text import QT_TRANSLATE_NOOP

PICKLED = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} contains pickled objects. They are not accepted, because unpickling runs whatever code"
    " they carry. Save the weights as safetensors or as plain arrays.",
)
NO_FILE = QT_TRANSLATE_NOOP("Checkpoint", "{file} is not a file but a folder or a device.")
EMPTY = QT_TRANSLATE_NOOP("Checkpoint", "{file} is empty.")
POINTER = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is a Git LFS pointer: a few lines of text in place of the weights. Fetch the file"
    " itself with git lfs pull.",
)
PAGE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is a web page, not weights: the download got an error page or a form to sign in.",
)
INDEX = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is a text in JSON. If it is the index of a model in several files, open the file that"
    " has the layer.",
)
OTHER = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} is a {form} file. Only .safetensors and .npz files are read."
)
ARRAY = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is a single array. A feed-forward block has at least two matrices: save them together"
    " as .npz.",
)
UNKNOWN = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} is neither a safetensors nor an .npz file, whatever its name says."
)

_HEAD = 512
_PICKLE = re.compile(rb"\x80[\x01-\x05]")
_PAGE = re.compile(rb"(\xef\xbb\xbf)?\s*<(!doctype|html|head|body|\?xml|!--|error)", re.IGNORECASE)
_JSON = re.compile(rb"(\xef\xbb\xbf)?\s*[{\[]\s*[\"{\[]")
_FOREIGN = (
    (b"GGUF", "GGUF"),
    (b"\x89HDF\r\n\x1a\n", "HDF5"),
    (b"\x1f\x8b", "gzip"),
    (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"%PDF", "PDF"),
    (b"7z\xbc\xaf", "7z"),
    (b"\x7fELF", "ELF"),
)


def regular(path: Path) -> tuple[int, int]:
    """Return the size of a file in bytes, and the time of its last change in nanoseconds.

    Raises
    ------
    CheckpointError
        When it is a folder, a device or a pipe, which could keep the reader waiting for ever.
    OSError
        When there is no such file.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise CheckpointError(NO_FILE, file=path)
    return found.st_size, found.st_mtime_ns


def kind_of(file: BinaryIO, path: Path) -> str:
    """Return what the open ``file`` is.

    Parameters
    ----------
    file : binary file
        At any place; it is left at the beginning.
    path : pathlib.Path
        For the message.

    Returns
    -------
    {"safetensors", "npz", "npy"}
        The last is a single array.

    Raises
    ------
    CheckpointError
        When it is anything else.
    """
    file.seek(0)
    head = file.read(_HEAD)
    file.seek(0)
    if head.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return "npz"
    if head.startswith(b"\x93NUMPY"):
        return "npy"
    if template := _refusal(head):
        raise CheckpointError(template, file=path)
    for magic, form in _FOREIGN:
        if head.startswith(magic):
            raise CheckpointError(OTHER, file=path, form=form)
    return "safetensors"


def _refusal(head: bytes) -> str:
    """Return what is said of a file that begins so; empty when it may be safetensors."""
    if not head:
        return EMPTY
    if head.startswith(b"version https://git-lfs"):
        return POINTER
    if _PAGE.match(head):
        return PAGE
    if _JSON.match(head):
        return INDEX
    # The length of a header may begin with the same two bytes; then the header itself follows.
    if _PICKLE.match(head) and head[8:9] != b"{":
        return PICKLED
    return ""
