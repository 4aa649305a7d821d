"""The header of a safetensors file, read with a limit on everything that it could inflate.

The format: eight bytes with the header's length, little endian; the header, a JSON object from
names to dtype, shape and place; then the bytes of the arrays without holes or overlaps
(https://github.com/huggingface/safetensors). The header is untrusted: its length is compared with
the file before anything is allocated, and nothing in it is believed without a check.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from gelu_desktop import sizes
from gelu_desktop.model.checkpoint.errors import CheckpointError
from gelu_desktop.model.checkpoint.kind import UNKNOWN
from gelu_desktop.model.checkpoint.tensors import BITS, Tensor
from gelu_desktop.text import QT_TRANSLATE_NOOP

HEADER_MAX = sizes.HEADER_BYTES
TENSORS_MAX = sizes.TENSORS
_MARKS_MAX = 12 * TENSORS_MAX
_RANK_MAX = sizes.RANK
_PLACE_MAX = 2**63

CUT = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} is cut off: its header tells of {expected} bytes, and {found} are there. The download"
    " or copy stopped early.",
)
LENGTH = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} says that its header has {length} bytes, but the whole file has {found}: it is damaged,"
    " cut off, or no safetensors file.",
)
LARGE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "{file} has a header of {length} bytes; at most {limit} are read. No real model needs more.",
)
MANY = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} lists more than {limit} arrays. No real model needs so many."
)
TEXT = QT_TRANSLATE_NOOP("Checkpoint", "The header of {file} is not JSON in UTF-8.")
DEEP = QT_TRANSLATE_NOOP("Checkpoint", "The header of {file} is nested too deeply.")
TWICE = QT_TRANSLATE_NOOP("Checkpoint", "The header of {file} has the name {name} twice.")
ENTRY = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The header of {file} is wrong about {name}: its dtype, shape or place is missing or not"
    " possible.",
)
SIZES = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "The header of {file} is wrong about {name}: shape {shape} in {dtype} takes {expected} bytes,"
    " and {found} are set aside.",
)
OVERLAP = QT_TRANSLATE_NOOP(
    "Checkpoint", "The header of {file} puts {name} where another array already is."
)
HOLES = QT_TRANSLATE_NOOP(
    "Checkpoint", "{file} has bytes that belong to no array, which the format forbids."
)


def read_header(file: BinaryIO, path: Path, size: int) -> tuple[Tensor, ...]:
    """Return the arrays of a safetensors file; none of their numbers is read.

    Parameters
    ----------
    file : binary file
        At its beginning.
    path : pathlib.Path
        For the messages.
    size : int
        Bytes of the file.

    Raises
    ------
    CheckpointError
        When the header breaks the format's rules, or the limits on its length and on the number
        of arrays.
    """
    start = file.read(9)
    length = int.from_bytes(start[:8], "little")
    if not start.endswith(b"{") or length == 0:
        raise CheckpointError(UNKNOWN, file=path)
    if length > size - 8:
        raise CheckpointError(LENGTH, file=path, length=length, found=size)
    if length > HEADER_MAX:
        raise CheckpointError(LARGE, file=path, length=length, limit=HEADER_MAX)
    header = b"{" + file.read(length - 1)
    marks = header.count(b",") + header.count(b":")
    if header.count(b'"data_offsets"') > TENSORS_MAX or marks > _MARKS_MAX:
        raise CheckpointError(MANY, file=path, limit=TENSORS_MAX)
    places = _parsed(header, path)
    _check_places(places, path, size - 8 - length)
    return tuple(
        Tensor(name, place.dtype, place.shape, 8 + length + place.begin)
        for name, place in places.items()
    )


class _Place(NamedTuple):
    """Where an array is, among the bytes behind the header."""

    dtype: str
    shape: tuple[int, ...]
    begin: int
    end: int


def _parsed(header: bytes, path: Path) -> dict[str, _Place]:
    """Return the header's entries; a name that comes twice is refused, not overwritten."""

    # Called from the innermost object outwards: an entry shrinks before the next one is read.
    def once(pairs: list[tuple[str, Any]]) -> Any:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise CheckpointError(TWICE, file=path, name=name)
            found[name] = value
        return _place(found) or found

    try:
        found = json.loads(header.decode("utf-8"), object_pairs_hook=once)
    except RecursionError as error:
        raise CheckpointError(DEEP, file=path) from error
    except CheckpointError:
        raise
    except ValueError as error:
        raise CheckpointError(TEXT, file=path) from error
    if not isinstance(found, dict):  # the header itself looks like an array's entry
        raise CheckpointError(UNKNOWN, file=path)
    found.pop("__metadata__", None)
    for name, place in found.items():
        _check_size(name, place, path)
    return found


def _place(entry: dict[str, Any]) -> _Place | None:
    """Return what an object says of an array; None when it says something else."""
    if entry.keys() != {"dtype", "shape", "data_offsets"}:
        return None
    dtype, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    possible = (
        isinstance(dtype, str)
        and isinstance(shape, list)
        and isinstance(offsets, list)
        and len(shape) <= _RANK_MAX
        and len(offsets) == 2
        and all(type(number) is int and 0 <= number < _PLACE_MAX for number in (*shape, *offsets))
        and offsets[0] <= offsets[1]
    )
    return _Place(sys.intern(dtype), tuple(shape), *offsets) if possible else None


def _check_size(name: str, place: object, path: Path) -> None:
    """Check that an array's shape takes the bytes that are set aside for it."""
    if not isinstance(place, _Place):
        raise CheckpointError(ENTRY, file=path, name=name)
    expected, found = math.prod(place.shape) * BITS.get(place.dtype, 0), place.end - place.begin
    if place.dtype in BITS and expected != 8 * found:
        raise CheckpointError(
            SIZES,
            file=path,
            name=name,
            shape="×".join(str(axis) for axis in place.shape),
            dtype=place.dtype,
            expected=expected // 8,
            found=found,
        )


def _check_places(places: dict[str, _Place], path: Path, available: int) -> None:
    """Check that the arrays fill the rest of the file, one behind the other."""
    reached = 0
    for name, place in sorted(places.items(), key=lambda item: item[1][2:]):
        if place.begin < reached:
            raise CheckpointError(OVERLAP, file=path, name=name)
        if place.begin > reached:
            raise CheckpointError(HOLES, file=path)
        reached = place.end
    if reached > available:
        raise CheckpointError(CUT, file=path, expected=reached, found=available)
    if reached < available:
        raise CheckpointError(HOLES, file=path)
