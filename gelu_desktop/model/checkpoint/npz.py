"""Arrays in NumPy's files: what they are, without unpickling and without unpacking them.

An ``.npz`` file is a zip archive of ``.npy`` files, each a header and the plain bytes of an array
(https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html). Sizes are compared before
anything is allocated, since a few bytes of an archive can claim to be gigabytes.
"""

import ast
import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from gelu_desktop import sizes
from gelu_desktop.model.checkpoint.errors import CheckpointError
from gelu_desktop.model.checkpoint.kind import PICKLED
from gelu_desktop.model.checkpoint.tensors import BITS, Tensor
from gelu_desktop.text import QT_TRANSLATE_NOOP

MEMBERS_MAX = sizes.MEMBERS
_DIRECTORY_MAX = sizes.DIRECTORY_BYTES
_HEADER_MAX = sizes.ARRAY_HEADER_BYTES
_RANK_MAX = sizes.RANK
_PLACE_MAX = 2**63
_BOMB_RATIO, _BOMB_SIZE = sizes.BOMB_RATIO, sizes.BOMB_BYTES
_DESCR = re.compile(r"([<>|=]?)([fiubcOVSU])(\d*)")
_LETTERS = {"f": "F", "i": "I", "u": "U", "c": "C"}

MEMBERS = QT_TRANSLATE_NOOP("Checkpoint", "{file} is an archive of more than {limit} files.")
FOREIGN = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} is an archive, but {name} in it is no NumPy array: this is no .npz file."
)
BOMB = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is not unpacked: {name} would grow from {packed} to {unpacked} bytes, which real"
    " weights never do.",
)
PACKING = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{name} in {file} cannot be read: it is packed in a way that NumPy does not use, or needs a"
    " password.",
)
TWICE = QT_TRANSLATE_NOOP("Checkpoint", "{file} has the name {name} twice.")
HEADER = QT_TRANSLATE_NOOP("Checkpoint", "The header of the array {name} in {file} is damaged.")
SIZES = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The array {name} in {file} has {found} bytes of numbers, but its shape and dtype need"
    " {expected}: it is cut off or damaged.",
)
ZIP = QT_TRANSLATE_NOOP("Checkpoint", "{file} is damaged or cut off: its archive cannot be read.")


class _Bounded(io.BufferedReader):
    """A file that never gives more than ``_DIRECTORY_MAX`` bytes at once.

    A zip archive says itself how long its directory is, and `zipfile` reads so much.
    """

    def read(self, size: int | None = -1, /) -> bytes:
        """Return up to ``size`` bytes, all that are left by default.

        Raises
        ------
        CheckpointError
            When they are more than the limit.
        """
        wanted = _DIRECTORY_MAX + 1 if size is None or size < 0 else size
        found = super().read(min(wanted, _DIRECTORY_MAX + 1))
        if len(found) > _DIRECTORY_MAX:
            raise CheckpointError(MEMBERS, file=Path(str(self.name)), limit=MEMBERS_MAX)
        return found


@contextmanager
def archive(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open the archive ``path``; what is wrong with it becomes a `CheckpointError`."""
    try:
        with _Bounded(io.FileIO(path)) as file, zipfile.ZipFile(file) as opened:
            yield opened
    except (zipfile.BadZipFile, EOFError, NotImplementedError, zlib.error) as error:
        raise CheckpointError(ZIP, file=path) from error


def read_members(path: Path) -> tuple[Tensor, ...]:
    """Return the arrays of an ``.npz`` file; none of their numbers is read.

    Raises
    ------
    CheckpointError
        When the archive is damaged, holds anything but plain arrays, or would grow beyond measure.
    OSError
        When the file cannot be read.
    """
    with archive(path) as opened:
        members = opened.infolist()
        if len(members) > MEMBERS_MAX:
            raise CheckpointError(MEMBERS, file=path, limit=MEMBERS_MAX)
        names = {member.filename for member in members}
        if any(name.endswith((".pkl", ".pickle")) for name in names):
            raise CheckpointError(PICKLED, file=path)
        if len(names) < len(members):
            counted = Counter(member.filename for member in members)
            raise CheckpointError(TWICE, file=path, name=counted.most_common(1)[0][0])
        return tuple(_member(opened, member, path) for member in members)


def _member(opened: zipfile.ZipFile, member: zipfile.ZipInfo, path: Path) -> Tensor:
    name = member.filename
    if not name.endswith(".npy"):
        raise CheckpointError(FOREIGN, file=path, name=name)
    plain = member.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    if member.flag_bits & 1 or not plain:
        raise CheckpointError(PACKING, file=path, name=name)
    packed, unpacked = member.compress_size, member.file_size
    if unpacked > _BOMB_SIZE and unpacked > _BOMB_RATIO * packed:
        raise CheckpointError(BOMB, file=path, name=name, packed=packed, unpacked=unpacked)
    with opened.open(member) as stream:
        return read_npy_header(stream, path, name.removesuffix(".npy"), unpacked)


def read_npy_header(stream: IO[bytes], path: Path, name: str, size: int) -> Tensor:
    """Return what an ``.npy`` file says about its array.

    Parameters
    ----------
    stream : binary file
        At the beginning of the array's file.
    path, name : pathlib.Path, str
        The file and the array, for the messages.
    size : int
        Bytes of the array's file.

    Raises
    ------
    CheckpointError
        When the array is pickled, structured or damaged, or the size does not fit.
    """
    start = stream.read(8)
    width = 2 if start[6:7] == b"\x01" else 4
    length = int.from_bytes(stream.read(width), "little")
    if not start.startswith(b"\x93NUMPY") or not 0 < length <= _HEADER_MAX:
        raise CheckpointError(HEADER, file=path, name=name)
    try:
        said = ast.literal_eval(stream.read(length).decode("utf-8").strip())
        descr, fortran, shape = said["descr"], said["fortran_order"], said["shape"]
    except (ValueError, SyntaxError, MemoryError, RecursionError, LookupError, TypeError) as error:
        raise CheckpointError(HEADER, file=path, name=name) from error
    if not isinstance(fortran, bool) or not _possible(shape):
        raise CheckpointError(HEADER, file=path, name=name)
    dtype, swapped = _dtype(descr, path, name)
    tensor = Tensor(name, dtype, shape, 8 + width + length, fortran, swapped)
    if dtype in BITS and (expected := tensor.count * BITS[dtype] // 8) != size - tensor.offset:
        found = max(size - tensor.offset, 0)
        raise CheckpointError(SIZES, file=path, name=name, expected=expected, found=found)
    return tensor


def _possible(shape: object) -> bool:
    return (
        isinstance(shape, tuple)
        and len(shape) <= _RANK_MAX
        and all(type(axis) is int and 0 <= axis < _PLACE_MAX for axis in shape)
    )


def _dtype(descr: object, path: Path, name: str) -> tuple[str, bool]:
    """Return the name of a dtype in the manner of safetensors, and whether bytes are swapped."""
    if "'|O" in repr(descr) or descr == "O":
        raise CheckpointError(PICKLED, file=path)
    found = _DESCR.fullmatch(descr) if isinstance(descr, str) else None
    if found is None or not isinstance(descr, str):
        return "structured", False
    order, letter, size = found.groups()
    if letter == "b":
        return "BOOL", False
    if letter not in _LETTERS or not size:
        return descr.lstrip("<>|="), False
    if len(size) > 2:
        raise CheckpointError(HEADER, file=path, name=name)
    return f"{_LETTERS[letter]}{8 * int(size)}", order == ">"
