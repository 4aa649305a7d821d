"""Columns of numbers as aligned text, CSV or JSON, block by block."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.app.terminal import text_width

FORMATS = ("text", "csv", "json")
_BLOCK = 4096


@dataclass(frozen=True)
class Column:
    """One column.

    Attributes
    ----------
    key : str
        Its name in CSV and JSON.
    heading : str
        What stands above it in text, already translated.
    values : ndarray
        As long as those of the other columns.
    text : callable
        How a number is written in text.
    """

    key: str
    heading: str
    values: NDArray[np.float64]
    text: Callable[[float], str] = repr


def render(columns: Sequence[Column], style: str) -> Iterator[str]:
    """Return the pieces of the output in ``style``, one of ``FORMATS``; all end a line.

    CSV and JSON hold every number in as many digits as read back exactly; JSON has strings for
    those that are not finite, which it cannot hold as numbers.
    """
    return {"text": _text, "csv": _csv, "json": _json}[style](columns)


def _blocks(columns: Sequence[Column]) -> Iterator[list[tuple[float, ...]]]:
    for start in range(0, len(columns[0].values), _BLOCK):
        part = slice(start, start + _BLOCK)
        yield list(zip(*(column.values[part].tolist() for column in columns), strict=True))


def _text(columns: Sequence[Column]) -> Iterator[str]:
    headings = [column.heading for column in columns]
    for rows in _blocks(columns):
        cells = [
            [column.text(value) for column, value in zip(columns, row, strict=True)] for row in rows
        ]
        if headings:
            cells.insert(0, headings)
            headings = []
        yield _aligned(cells)


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(text_width, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            " " * (width - text_width(cell)) + cell for cell, width in zip(row, widths, strict=True)
        )
        for row in rows
    ]
    return "\n".join(lines) + "\n"


def _csv(columns: Sequence[Column]) -> Iterator[str]:
    yield ",".join(column.key for column in columns) + "\n"
    for rows in _blocks(columns):
        yield "".join(",".join(map(repr, row)) + "\n" for row in rows)


def _json(columns: Sequence[Column]) -> Iterator[str]:
    pattern = "{" + ", ".join(f'"{column.key}": %s' for column in columns) + "}"
    before = "[\n"
    for rows in _blocks(columns):
        yield before + ",\n".join(pattern % tuple(map(_json_number, row)) for row in rows)
        before = ",\n"
    yield "\n]\n"


def _json_number(value: float) -> str:
    return repr(value) if np.isfinite(value) else f'"{value!r}"'
