"""Formulas within sentences, kept on one line: none ends at a sign or within brackets."""

import re

FIRM = "\u00a0"
"""A space at which no line is broken."""

JOINER = "\u2060"
"""Nothing to be seen; no line is broken there, though one could be behind a bar or a stroke."""

_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
_SIGN = re.compile(r"(?<=\S) (\\?[=≈≠≤≥<>+−×·→~/]) (?=\S)")
_PAIR = re.compile(r"([(\[]\S{1,12},) (?=\S{1,12}[)\]])")
_MEAN = re.compile(r"\bE (?=[fσ])")
_COUNTED = re.compile(r"(?<=\d) (?=[个次层倍步处位行种条])")
_TIED = re.compile(rf"(?<=\|)(?=[^\W\d_]|[{FIRM}·)])|(?<=[′″])(?=\()|(?<=/)(?=[π√(])")


def glued(text: str) -> str:
    """Return Markdown in which ``|x| = 2``, ``(2 − x²)`` and ``N(0, 1)`` are not broken.

    Code stays as it is.
    """
    parts = _CODE.split(text)
    return "".join(part if place % 2 else _glued(part) for place, part in enumerate(parts))


def _glued(text: str) -> str:
    held = _SIGN.sub(rf"{FIRM}\1{FIRM}", text)
    held = _PAIR.sub(rf"\1{FIRM}", _MEAN.sub(f"E{FIRM}", held))
    return _TIED.sub(JOINER, _COUNTED.sub(FIRM, held))
