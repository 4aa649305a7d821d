"""A file of the guide as a page: headers between lines of three hyphens, Markdown after each."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from gelu_desktop.model.guide.conditions import conditions
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.guide.point import point
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State

RULE, FENCE = "---", "```"
VALUES = ("answer", "tolerance", "generator")
KEYS = ("title", "state", "panel", "point", "task", "act", "done", "check", "run", *VALUES)

Lines = list[tuple[int, str]]


def parsed(text: str, id_: str, file: str) -> Page:
    """Return the page of a file.

    Parameters
    ----------
    text : str
        The file.
    id_ : str
        The page's name.
    file : str
        How errors call the file.

    Raises
    ------
    GuideError
        When the file cannot be read as it is meant; the error names file and line.
    """
    before, *parts = _parts(text)
    if any(line.strip() for _, line in before) or not parts or len(parts) % 2:
        raise GuideError("a page is a header between two lines ---, text, and so on", file, 1)
    title = ""
    steps: list[Step] = []
    for header, body in zip(parts[::2], parts[1::2], strict=True):
        entries = _entries(header, file)
        if bool(steps) == ("title" in entries):
            line = next((number for number, _ in (*header, *body)), 1)
            raise GuideError("title stands in the first header and in no other", file, line)
        title = title or entries["title"][1]
        steps.append(_step(entries, body, file))
    return Page(id_, title, tuple(steps))


def _parts(text: str) -> list[Lines]:
    """Return the numbered lines between the rules; a rule in a block of code is none."""
    parts: list[Lines] = [[]]
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        fenced ^= line.startswith(FENCE)
        if line.rstrip() == RULE and not fenced:
            parts.append([])
        else:
            parts[-1].append((number, line))
    return parts


def _entries(header: Lines, file: str) -> dict[str, tuple[int, str]]:
    found: dict[str, tuple[int, str]] = {}
    for number, line in header:
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            raise GuideError(f"{line!r} is no `key: value`", file, number)
        if key not in KEYS:
            raise GuideError(f"unknown key {key!r}; the keys are {', '.join(KEYS)}", file, number)
        if key in found:
            raise GuideError(f"{key} stands there twice", file, number)
        found[key] = number, value.strip()
    return found


def _step(entries: Mapping[str, tuple[int, str]], body: Lines, file: str) -> Step:
    text = "\n".join(line for _, line in body).strip()
    if not text:
        raise GuideError("a step without text", file, body[0][0] if body else 1)
    given: dict[str, Any] = {key: entries[key][1] for key in VALUES if key in entries}
    made: dict[str, Any] = {"text": text, "values": given}
    for key, (number, value) in entries.items():
        if key in VALUES or key == "title":
            continue
        try:
            made[key] = _READ.get(key, str)(value)
        except GuideError as error:
            raise error.at(file, number) from None
    if ("check" in made) != ("task" in made):
        raise GuideError("task and check stand together", file, body[0][0])
    if "act" in made and "task" not in made:
        raise GuideError("act needs a task", file, body[0][0])
    return Step(**made)


def _state(text: str) -> Mapping[str, Any]:
    try:
        given = json.loads(text)
        if not isinstance(given, dict):
            raise GuideError("state is no object of JSON")
        Step("", given).applied(State())
    except (StateError, TypeError, ValueError) as error:
        reason = error.reason if isinstance(error, GuideError) else str(error)
        raise GuideError(f"state does not load: {reason}") from None
    return given


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(_floats(text.split()))


def _floats(words: list[str]) -> Iterator[float]:
    for word in words:
        try:
            yield float(word)
        except ValueError:
            raise GuideError(f"{word!r} is no number") from None


_READ: Mapping[str, Any] = {
    "state": _state,
    "point": point,
    "act": point,
    "check": conditions,
    "run": _numbers,
}
