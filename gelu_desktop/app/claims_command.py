"""The verb ``claims``: what is said about GELU, measured now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice
from gelu_desktop.app.help import WIDTH
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.subject import unknown_name
from gelu_desktop.app.terminal import wrap
from gelu_desktop.model.claims import (
    CLAIMS,
    VERDICTS,
    Answer,
    Claim,
    markdown,
    measure,
    verdict_text,
)
from gelu_desktop.model.facts import value

Given = Mapping[str, Sequence[str]]

FORMATS = ("text", "json", "markdown")


def claims(given: Given) -> int:
    """Print the claims that are asked for, measured; return 0."""
    style = choice("--format", given["format"][0] if "format" in given else "text", FORMATS)
    wanted = [choice("--verdict", word, tuple(VERDICTS)) for word in given.get("verdict", ())]
    rows = {(row := _claim(name)).id: row for name in given.get("id", CLAIMS)}
    measured = (measure(row, translate) for row in rows.values())
    answers = (answer for answer in measured if answer.verdict in (wanted or VERDICTS))
    if style == "json":
        reports.say_json([_plain(answer) for answer in answers])
    elif style == "markdown":
        _say_each(markdown([answer], translate) for answer in answers)
    else:
        _say_each("\n".join(_lines(answer)) for answer in answers)
    return 0


def _claim(name: str) -> Claim:
    if name.upper() not in CLAIMS:
        near = get_close_matches(name.upper(), CLAIMS)
        raise unknown_name("--id", name, tuple(CLAIMS), near)
    return CLAIMS[name.upper()]


def _say_each(blocks: Iterator[str]) -> None:
    """Print blocks with an empty line between them, each as soon as it is measured."""
    for number, block in enumerate(blocks):
        say(f"\n{block}" if number else block)


def _plain(answer: Answer) -> dict[str, Any]:
    return {
        "id": answer.claim.id,
        "claim": answer.said,
        "verdict": answer.verdict,
        "measured": answer.measured,
        "method": answer.method,
        "truth": answer.truth,
        "source": answer.claim.source,
        "figures": {name: value(name) for name in answer.claim.facts},
    }


def _lines(answer: Answer) -> Iterator[str]:
    yield from wrap(f"{answer.claim.id}  {answer.said}", WIDTH)
    for text, part in (
        (translate("CommandLine", "Verdict: {0}"), verdict_text(answer.verdict, translate)),
        (translate("CommandLine", "Measured: {0}"), answer.measured),
        (translate("CommandLine", "What is true: {0}"), answer.truth),
        (translate("CommandLine", "How: {0}"), answer.method),
        (translate("CommandLine", "Source: {0}"), answer.claim.source),
    ):
        yield from (f"    {line}" for line in wrap(text.format(part), WIDTH - 4))
