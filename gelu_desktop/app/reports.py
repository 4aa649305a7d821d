"""What a measuring command prints: aligned rows for people, or JSON whose numbers read back."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gelu_desktop.app.arguments import choice
from gelu_desktop.app.messages import say
from gelu_desktop.app.terminal import text_width
from gelu_desktop.model.numbers import write

FORMATS = ("text", "json")
Row = tuple[str, str]


def style(given: Mapping[str, Sequence[str]]) -> str:
    """Return the form of the output that is asked for.

    Raises
    ------
    UsageError
        When there is no such form.
    """
    return choice("--format", given["format"][0] if "format" in given else "text", FORMATS)


def say_json(content: Any) -> None:
    """Print ``content`` as JSON; numbers that are not finite become strings."""
    say(json.dumps(_plain(content), indent=2, ensure_ascii=False, allow_nan=False))


def _plain(content: Any) -> Any:
    if isinstance(content, Mapping):
        return {str(key): _plain(value) for key, value in content.items()}
    if isinstance(content, list | tuple):
        return [_plain(value) for value in content]
    if isinstance(content, float) and not math.isfinite(content):
        return repr(float(content))
    return content


def say_rows(title: str, rows: Iterable[Row]) -> None:
    """Print a title, and under it pairs of a name and what stands for it, aligned."""
    pairs = list(rows)
    width = max(text_width(name) for name, _ in pairs)
    say(title)
    for name, text in pairs:
        say(f"  {name}{' ' * (width - text_width(name))}  {text}")


def say_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print cells in columns: the first one flush left, the others flush right."""
    cells = [headings, *rows]
    widths = [max(map(text_width, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        padded = [" " * (width - text_width(cell)) for cell, width in zip(row, widths, strict=True)]
        first, *rest = zip(row, padded, strict=True)
        say("  " + "  ".join([first[0] + first[1], *(blank + cell for cell, blank in rest)]))


def brief(value: float | None, digits: int = 9) -> str:
    """Return a number for reading; a dash for none and for NaN."""
    return "–" if value is None or math.isnan(value) else f"{value:.{digits}g}"


def percent(share: float) -> str:
    """Return a share for reading; only all of it is 100 %, only nothing 0 %."""
    text = f"{100 * share:.6g}"
    return f"{100 * share:.12g} %" if text in ("0", "100") else f"{text} %"


def coefficients(values: Mapping[str, float]) -> str:
    """Return coefficients for reading, in all digits."""
    return ", ".join(f"{name} = {write(value, None)}" for name, value in values.items()) or "–"
