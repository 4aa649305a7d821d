"""The verb ``dictionary``: which GELU is meant by a name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.help import WIDTH
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.subject import unknown_name
from gelu_desktop.app.terminal import wrap
from gelu_desktop.model.dictionary import (
    ENTRIES,
    Entry,
    UnknownNameError,
    coefficients,
    find,
    resolve,
    twins,
)
from gelu_desktop.numerics.approximations import FUNCTIONS

Given = Mapping[str, Sequence[str]]

_LONGEST = 100


def dictionary(given: Given) -> int:
    """Print what a name means and the entries that have it, or all entries; return 0."""
    style = reports.style(given)
    name = " ".join(given.get("NAME", ())).strip()[:_LONGEST]
    entries = find(name)
    content = _meaning(name, needed=not entries) if name else {}
    entries = entries or tuple(entry for entry in ENTRIES if _means(entry, content))
    if style == "json":
        reports.say_json({**content, "entries": [_plain(entry) for entry in entries]})
        return 0
    say("\n\n".join(filter(None, [_head(content), *map(_block, entries)])))
    return 0


def _meaning(name: str, needed: bool) -> dict[str, Any]:
    try:
        key, changed = resolve(name)
    except UnknownNameError as error:
        if needed:
            raise unknown_name("dictionary", name, error.known, error.near) from None
        return {}
    values = {**FUNCTIONS[key].published(), **changed}
    return {"name": name, "function": key, "coefficients": values, "alike": twins(name)}


def _means(entry: Entry, content: Mapping[str, Any]) -> bool:
    meant = content["function"], content["coefficients"]
    return (entry.row, coefficients(entry)) == meant


def _plain(entry: Entry) -> dict[str, Any]:
    return {
        "project": entry.project,
        "version": entry.version,
        "name": entry.name,
        "function": entry.row,
        "coefficients": coefficients(entry),
        "default": entry.default,
        "trap": translate("Dictionary", entry.trap),
        "source": entry.source,
    }


def _head(content: Mapping[str, Any]) -> str:
    if not content:
        return ""
    text = translate("CommandLine", "{0} is {1} here.")
    lines = [text.format(content["name"], _function(content["function"], content["coefficients"]))]
    if content["alike"]:
        text = translate("CommandLine", "The same up to rounding: {0}.")
        lines.append(text.format(", ".join(content["alike"])))
    return "\n".join(line for text in lines for line in wrap(text, WIDTH))


def _block(entry: Entry) -> str:
    return "\n".join(_lines(entry))


def _lines(entry: Entry) -> Iterator[str]:
    yield from wrap(f"{entry.project} {entry.version}".strip() + f": {entry.name}", WIDTH)
    text = _function(entry.row, coefficients(entry))
    if entry.default:
        text = translate("CommandLine", "{0}, the default").format(text)
    if entry.default is False:
        text = translate("CommandLine", "{0}, to be asked for").format(text)
    source = translate("CommandLine", "Source: {0}").format(entry.source)
    for part in (f"= {text}", translate("Dictionary", entry.trap), source):
        yield from (f"    {line}" for line in wrap(part, WIDTH - 4))


def _function(key: str, values: Mapping[str, float]) -> str:
    return f"{key} ({reports.coefficients(values)})" if values else key
