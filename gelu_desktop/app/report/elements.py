"""Pieces of a page: whatever text goes into them, only what is written here becomes markup."""

import math
import re
from xml.etree.ElementTree import Element, tostring

from gelu_desktop.model.figures import short
from gelu_desktop.model.grid import Cell, Grid, plain

Piece = Element | str
MANY = 7
"""Columns from which on a table is set smaller."""

# No page may hold these, and a file name may.
_FORBIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")


def element(tag: str, *content: Piece, **attributes: str) -> Element:
    """Return an element; a trailing ``_`` of an attribute's name is left out."""
    made = Element(tag, {key.rstrip("_"): clean(text) for key, text in attributes.items()})
    last: Element | None = None
    for piece in content:
        if isinstance(piece, Element):
            made.append(piece)
            last = piece
        elif last is None:
            made.text = (made.text or "") + clean(piece)
        else:
            last.tail = (last.tail or "") + clean(piece)
    return made


def clean(text: str) -> str:
    """Return a text without characters that a page must not hold."""
    return _FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)


def written(root: Element) -> bytes:
    """Return a page as UTF-8."""
    text: str = tostring(root, encoding="unicode", method="html")
    return f"<!DOCTYPE html>\n{text}\n".encode()


def table(grid: Grid) -> Element:
    """Return a table; a number is shown in six digits and holds all of them as its value."""
    head = element(
        "tr",
        *(
            element("th", name, scope="col", **_aligned(number))
            for name, number in zip(grid.header, grid.numeric, strict=True)
        ),
    )
    body = [_row(row, grid.numeric) for row in grid.rows]
    return element(
        "table",
        element("caption", grid.title),
        element("thead", head),
        element("tbody", *body),
        class_="figures wide" if len(grid.header) > MANY else "figures",
    )


def _row(row: tuple[Cell, ...], numeric: tuple[bool, ...]) -> Element:
    first, *rest = row
    name = element("th", *_shown(first), scope="row")
    cells = (
        element("td", *_shown(cell), **_aligned(number))
        for cell, number in zip(rest, numeric[1:], strict=True)
    )
    return element("tr", name, *cells)


def _aligned(number: bool) -> dict[str, str]:
    return {"class_": "number"} if number else {}


def _shown(cell: Cell) -> tuple[Piece]:
    if isinstance(cell, str) or cell is None:
        return (plain(cell),)
    if isinstance(cell, int):
        return (element("data", f"{cell:,}", value=str(cell)),)
    return (element("data", _figure(cell), value=plain(cell)),)


def _figure(value: float) -> str:
    return "NaN" if math.isnan(value) else short(value + 0.0)  # a zero has no sign here
