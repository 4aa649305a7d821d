"""Formulas within sentences, kept on one line: a line ends neither at a sign nor within brackets."""

import re

FIRM = "\u00a0"
"""A space at which no line is broken."""

_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
_SIGN = re.compile(r"(?<=\S) (\\?[=≈≠≤≥<>+−×·→~]) (?=\S)")
_PAIR = re.compile(r"([(\[]\S{1,12},) (?=\S{1,12}[)\]])")


def glued(text: str) -> str:
    """Return Markdown in which ``x = −2``, ``(2 − x²)`` and ``N(0, 1)`` are not broken.

    Code stays as it is.
    """
    parts = _CODE.split(text)
    return "".join(
        part if place % 2 else _PAIR.sub(rf"\1{FIRM}", _SIGN.sub(rf"{FIRM}\1{FIRM}", part))
        for place, part in enumerate(parts)
    )
