"""What a file says about its arrays before any of their numbers is read."""

import math
from dataclasses import dataclass
from pathlib import Path

FLOATS = {
    "F64": "float64",
    "F32": "float32",
    "F16": "float16",
    "BF16": "bfloat16",
    "F8_E4M3": "float8_e4m3fn",
    "F8_E5M2": "float8_e5m2",
}
"""The formats that are decoded, under the names that safetensors gives them, with the names of
their types in NumPy and ml_dtypes."""

BITS = {
    "BOOL": 8,
    "U8": 8,
    "I8": 8,
    "F8_E4M3": 8,
    "F8_E5M2": 8,
    "F8_E8M0": 8,
    "I16": 16,
    "U16": 16,
    "F16": 16,
    "BF16": 16,
    "I32": 32,
    "U32": 32,
    "F32": 32,
    "I64": 64,
    "U64": 64,
    "F64": 64,
    "C64": 64,
}
"""Bits of an element, where the format is known."""


@dataclass(frozen=True, slots=True)
class Tensor:
    """An array in a file.

    Attributes
    ----------
    name : str
        As in the file.
    dtype : str
        A key of ``FLOATS``, or another format's name; such arrays are not read.
    shape : tuple of int
        Its axes.
    offset : int
        Where its bytes begin: in the file, or in its member of an archive.
    fortran : bool
        Whether the first axis varies fastest.
    swapped : bool
        Whether the bytes of a number are stored the high one first.
    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    offset: int
    fortran: bool = False
    swapped: bool = False

    @property
    def count(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Contents:
    """The arrays of a file, and how to know it again.

    Attributes
    ----------
    path : pathlib.Path
        The file.
    archive : bool
        Whether it is an ``.npz`` archive rather than safetensors.
    size, modified : int
        Bytes, and the time of the last change in nanoseconds.
    tensors : tuple of Tensor
        In the order of the file.
    """

    path: Path
    archive: bool
    size: int
    modified: int
    tensors: tuple[Tensor, ...]
