"""A training race as numbers: median and percentiles over the epochs, and at the end."""

from dataclasses import asdict

import numpy as np
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.plotted import NothingPlottedError, Plotted, Series, numbered
from gelu_desktop.model.race import HIGH, LOW, MEASURES, Lineup, Race, percentile
from gelu_desktop.model.race_words import verdict_words
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.panels.race.kept import RACES
from gelu_desktop.panels.race.picture import NOT_RUN

translate = QCoreApplication.translate


def data(result: Result) -> Plotted:
    """Return each measure over the epochs: shares of 1 where the plot has percent."""
    race = _run(result)
    series = (
        _series(race, name, measure)
        for measure in MEASURES
        for name in race.settings.activations
        if race.spread(name, measure).median
    )
    settings = {key: each for key, each in asdict(race.settings).items() if key != "activations"}
    settings |= {"train": race.train, "test": race.test, "verdict": verdict_words(race, translate)}
    return Plotted(tuple(series), race.settings.activations, settings)


def _run(result: Result) -> Race:
    race = RACES.find(Lineup.of(result))
    if race is None or not race.runs or not _begun(race):
        raise NothingPlottedError(translate("RacePanel", NOT_RUN))
    return race


def _begun(race: Race) -> bool:
    """Return whether there is a point to plot."""
    return any(
        len(race.spread(name, measure).median) > 1
        for name in race.settings.activations
        for measure in MEASURES
    )


def _series(race: Race, name: str, measure: str) -> Series:
    spread = race.spread(name, measure)
    meanings = {
        "loss": translate("RacePanel", "{name}: training loss over the seeds"),
        "test_error": translate("RacePanel", "{name}: test error over the seeds, a share of 1"),
        "dead": translate("RacePanel", "{name}: dead units over the seeds, a share of 1"),
    }
    sides = {"median": spread.median, f"p{LOW}": spread.low, f"p{HIGH}": spread.high}
    meaning = meanings[measure].format(name=_label(name))
    return numbered(f"{measure}_{name}", meaning, "epoch", 0, **sides)


def _label(name: str) -> str:
    return translate("Functions", ACTIVATIONS[name].label)


def tables(result: Result) -> tuple[Grid]:
    """Return how each activation ended; shares of 1."""
    race = _run(result)
    header = (
        "",
        translate("RacePanel", "test error"),
        translate("RacePanel", "test error, {percent} %").format(percent=LOW),
        translate("RacePanel", "test error, {percent} %").format(percent=HIGH),
        translate("RacePanel", "loss"),
        translate("RacePanel", "dead"),
        translate("RacePanel", "seeds done"),
    )
    rows = tuple(_row(race, name) for name in race.settings.activations)
    return (Grid(translate("RacePanel", "At the end, median over the seeds"), header, rows),)


def _row(race: Race, name: str) -> tuple[Cell, ...]:
    ends = [race.last(name, measure) for measure in ("test_error", "loss", "dead")]
    done = len(race.finished(name))
    if not done:
        return (_label(name), *(None,) * 5, done)
    error, loss, dead = ends
    shares = (_at(error, 50), _at(error, LOW), _at(error, HIGH))
    return (_label(name), *shares, _at(loss, 50), _at(dead, 50), done)


def _at(values: tuple[float, ...], share: float) -> float:
    return percentile(np.array(values)[:, None], share)[0]
