"""The number formats, from float64 down to 8 bits."""

import numpy as np

from gelu_desktop.numerics.float_format import NumberFormat

__all__ = ["FORMATS", "NumberFormat", "number_format"]

_ROWS = (
    NumberFormat(
        name="float64",
        label="float64",
        bits=64,
        precision=53,
        emin=-1022,
        emax=1023,
        largest=float(np.finfo(np.float64).max),
        infinite=True,
        dtype="float64",
        aliases=("fp64", "f64", "double", "binary64"),
    ),
    NumberFormat(
        name="float32",
        label="float32",
        bits=32,
        precision=24,
        emin=-126,
        emax=127,
        largest=(2 - 2.0**-23) * 2.0**127,
        infinite=True,
        dtype="float32",
        aliases=("fp32", "f32", "single", "float", "binary32"),
    ),
    NumberFormat(
        name="float16",
        label="float16",
        bits=16,
        precision=11,
        emin=-14,
        emax=15,
        largest=65504.0,
        infinite=True,
        dtype="float16",
        aliases=("fp16", "f16", "half", "binary16"),
    ),
    NumberFormat(
        name="bfloat16",
        label="bfloat16",
        bits=16,
        precision=8,
        emin=-126,
        emax=127,
        largest=(2 - 2.0**-7) * 2.0**127,
        infinite=True,
        dtype="bfloat16",
        aliases=("bf16", "brain"),
    ),
    NumberFormat(
        name="e4m3fn",
        label="fp8 e4m3fn",
        bits=8,
        precision=4,
        emin=-6,
        emax=8,
        largest=448.0,
        infinite=False,
        dtype="float8_e4m3fn",
        aliases=("float8_e4m3fn", "fp8_e4m3fn", "float8_e4m3", "fp8_e4m3", "e4m3", "f8e4m3fn"),
    ),
    NumberFormat(
        name="e5m2",
        label="fp8 e5m2",
        bits=8,
        precision=3,
        emin=-14,
        emax=15,
        largest=57344.0,
        infinite=True,
        dtype="float8_e5m2",
        aliases=("float8_e5m2", "fp8_e5m2", "f8e5m2"),
    ),
)

FORMATS = {row.name: row for row in _ROWS}


def number_format(name: str) -> NumberFormat:
    """Return the format of a name or an alias, in either case.

    Raises
    ------
    ValueError
        When there is none; the message lists the names.
    """
    wanted = name.strip().lower()
    for row in _ROWS:
        if wanted == row.name or wanted in row.aliases:
            return row
    raise ValueError(f"no number format {name!r}; there are {', '.join(FORMATS)}")
