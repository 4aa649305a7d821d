"""Text in columns of a terminal, where characters of some scripts take two."""

from __future__ import annotations

import unicodedata

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_NEVER_FIRST = "，。；：！？、）》”’…,.;:!?)"
_NEVER_LAST = "（《“‘"


def text_width(text: str) -> int:
    """Return how many columns of a terminal ``text`` takes: two for a wide character."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrap(text: str, width: int) -> list[str]:
    """Return ``text`` in lines of at most ``width`` columns.

    Lines end at blanks or beside wide characters, and none begins with a closing mark or
    ends with an opening one.
    """
    lines = [""]
    for piece in _pieces(text):
        if text_width((lines[-1] + piece).rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return lines


def _pieces(text: str) -> Iterator[str]:
    piece = ""
    for sign in text:
        wide = text_width(sign) == 2
        ends = piece[-1:] == " " or (piece and (wide or text_width(piece[-1]) == 2))
        if ends and sign not in _NEVER_FIRST + " " and piece[-1] not in _NEVER_LAST:
            yield piece
            piece = ""
        piece += sign
    yield piece
