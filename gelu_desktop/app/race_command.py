"""The verb ``race``: small networks trained with several activations, and who leads."""

from __future__ import annotations

import contextlib
import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.errors import CommandError, UsageError
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.progress import Progress
from gelu_desktop.app.reports import brief
from gelu_desktop.model.numbers import write
from gelu_desktop.model.race import HIGH, LOW, MEASURES, Lineup, Race, percentile
from gelu_desktop.model.race_settings import (
    BLOCKS_MAX,
    EPOCHS_MAX,
    OPTIMISERS,
    SEED_MAX,
    SEEDS_MAX,
    WIDTH_MAX,
    RaceSettings,
)
from gelu_desktop.model.race_verdict import verdict
from gelu_desktop.model.race_words import (
    METHOD,
    about_words,
    percent_words,
    settings_words,
    verdict_words,
)
from gelu_desktop.model.racing import Course
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS

Given = Mapping[str, Sequence[str]]

_COUNTS = {
    "epochs": (1, EPOCHS_MAX),
    "blocks": (1, BLOCKS_MAX),
    "width": (1, WIDTH_MAX),
    "seeds": (1, SEEDS_MAX),
    "seed": (0, SEED_MAX),
}
_RATES = (1e-5, 1.0)


def race(given: Given) -> int:
    """Train the networks, print how they ended and who leads; return 0.

    Raises
    ------
    CommandError
        When it was interrupted, after what is known was printed.
    """
    style = reports.style(given)
    settings = read_settings(given)
    course = Course(Lineup.of(Result(State(race=settings))))
    with Progress() as progress, contextlib.suppress(KeyboardInterrupt):
        course.run(progress, lambda: False)
    found = course.race
    if found.runs:
        _print(found, style)
    if found.over:
        return 0
    text = translate("CommandLine", "Stopped before the work was done.")
    if found.runs:
        text = translate(
            "CommandLine", "Stopped when {0} % was done; what was trained until then is printed."
        )
    raise CommandError(text.format(int(100 * found.share)))


def _print(found: Race, style: str) -> None:
    if style == "json":
        reports.say_json(_content(found))
        return
    if not found.over:
        text = translate("CommandLine", "Interrupted: {0} % of the training is done.")
        say(text.format(int(100 * found.share)))
    say(settings_words(found.settings, translate))
    reports.say_table(*_table(found))
    for text in (verdict_words(found, translate), translate("Race", METHOD)):
        say("")
        say(text)
    say("")
    say(about_words(found, translate))


def read_settings(given: Given) -> RaceSettings:
    """Return what is asked for.

    Raises
    ------
    UsageError
        When an activation is unknown, or a number is not one that a race can have.
    """
    changes: dict[str, Any] = {}
    if "activation" in given:
        words = filter(None, re.split(r"[\s,，、]+", " ".join(given["activation"])))
        names = [choice("--activation", word, ACTIVATIONS) for word in words]
        if not names:
            text = translate("CommandLine", "--activation needs the name of an activation.")
            raise UsageError(text)
        changes["activations"] = tuple(names)
    if "optimiser" in given:
        changes["optimiser"] = choice("--optimiser", given["optimiser"][0], OPTIMISERS)
    if "rate" in given:
        changes["rate"] = _bounded("rate", given["rate"][0], *_RATES)
    for key, limits in _COUNTS.items():
        if key in given:
            changes[key] = int(_bounded(key, given[key][0], *limits, whole=True))
    return RaceSettings(**changes)


def _bounded(key: str, text: str, low: float, high: float, whole: bool = False) -> float:
    value = number(text)
    if low <= value <= high and (not whole or value == int(value)):
        return value
    if whole:
        words = translate("CommandLine", "--{0} takes a whole number from {1} to {2}, not {3}.")
    else:
        words = translate("CommandLine", "--{0} takes a number from {1} to {2}, not {3}.")
    ends = (write(end, None) for end in (low, high))
    raise UsageError(words.format(key, *ends, shortened(text)))


def _content(found: Race) -> dict[str, Any]:
    judged = verdict(found)
    return {
        **dataclasses.asdict(found.settings),
        "interrupted": not found.over,
        "train": found.train,
        "test": found.test,
        "runs": [dataclasses.asdict(run) for run in found.runs],
        "summary": {
            name: {measure: _summary(found.last(name, measure)) for measure in MEASURES}
            for name in found.settings.activations
        },
        "verdict": {**dataclasses.asdict(judged), "text": verdict_words(found, translate)},
    }


def _summary(values: tuple[float, ...]) -> dict[str, float] | None:
    if not values:
        return None
    column = np.array(values)[:, None]
    shares = {"median": 50, "low": LOW, "high": HIGH}
    return {name: percentile(column, share)[0] for name, share in shares.items()}


def _table(found: Race) -> tuple[list[str], list[list[str]]]:
    headings = [
        "",
        translate("CommandLine", "test error"),
        translate("CommandLine", "{0}–{1} %").format(LOW, HIGH),
        translate("CommandLine", "loss"),
        translate("CommandLine", "dead units"),
        translate("CommandLine", "epochs"),
        translate("CommandLine", "seeds"),
    ]
    return headings, [_row(found, name) for name in found.settings.activations]


def _row(found: Race, name: str) -> list[str]:
    """Return how the networks of an activation stand, at the last epoch that all of them saw."""
    label = translate("Functions", ACTIVATIONS[name].label)
    error, loss, dead = (found.spread(name, measure) for measure in ("test_error", "loss", "dead"))
    counted = str(len(found.counted(name)))
    if not error.median:
        return [label, *["–"] * 5, counted]
    return [
        label,
        percent_words(error.median[-1]),
        f"{100 * error.low[-1]:.1f}–{100 * error.high[-1]:.1f}",
        brief(loss.median[-1], 3),
        percent_words(dead.median[-1]),
        str(len(error.median) - 1),
        counted,
    ]
