"""What the race panel shows: three plots over the epochs, and a table of the ends."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.figures import significant
from gelu_desktop.model.race import HIGH, LOW, Race, Spread, percentile
from gelu_desktop.model.race_words import about_words, percent_words, settings_words
from gelu_desktop.model.rules import Range
from gelu_desktop.model.scene import Line, Ribbon, Scene
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.widgets.tables import Table

translate = QCoreApplication.translate

PERCENT = 100.0
Values = NDArray[np.float64]

LEAST, MOST = 1e-12, 1e12
NOTHING = "–"
MARGIN = 0.06


@dataclass(frozen=True)
class _Plot:
    """How a measure is drawn.

    Attributes
    ----------
    measure : str
        Which.
    scale : float
        What its values are multiplied by.
    log : bool
        Whether the axis is logarithmic.
    empty : tuple of float
        The range of the axis while there are no values, as it is drawn.
    """

    measure: str
    scale: float
    log: bool
    empty: Range


PLOTS = (
    _Plot("loss", 1.0, True, (-2.0, 0.5)),
    _Plot("test_error", PERCENT, True, (0.0, 2.0)),
    _Plot("dead", PERCENT, False, (0.0, 10.0)),
)


def scenes(race: Race) -> tuple[Scene, ...]:
    """Return training loss, test error and dead units over the epochs."""
    titles = {
        "loss": translate("RacePanel", "Training loss"),
        "test_error": translate("RacePanel", "Test error, %"),
        "dead": translate("RacePanel", "Dead units, %"),
    }
    return tuple(_scene(race, plot, titles[plot.measure]) for plot in PLOTS)


def _scene(race: Race, plot: _Plot, title: str) -> Scene:
    names = race.settings.activations
    spreads = {name: race.spread(name, plot.measure) for name in names}
    drawn = {name: _drawn(spread, plot) for name, spread in spreads.items() if spread.median}
    y_range = _range(list(drawn.values()), plot)
    lines: list[Line] = []
    ribbons: list[Ribbon] = []
    for name, (median, low, high) in drawn.items():
        x = tuple(float(epoch) for epoch in range(len(median)))
        lines.append(Line(PointsCurve(x, median), name, ""))
        if not (low == high).all():
            lower, upper = (tuple(np.clip(end, *y_range).tolist()) for end in (low, high))
            ribbons.append(Ribbon(x, lower, upper, name))
    return Scene(
        x_range=(0.0, float(race.settings.epochs)),
        y_range=y_range,
        lines=tuple(lines),
        ribbons=tuple(ribbons),
        log=plot.log,
        whole=True,
        x_name=translate("RacePanel", "epoch"),
        title=title,
    )


def _drawn(spread: Spread, plot: _Plot) -> tuple[Values, ...]:
    """Return median, low and high as they are drawn; a median that is not finite is a gap."""
    sides = [np.array(side) * plot.scale for side in (spread.median, spread.low, spread.high)]
    sides[0][~np.isfinite(sides[0])] = np.nan
    return tuple(np.log10(np.clip(side, LEAST, MOST)) if plot.log else side for side in sides)


def _range(drawn: list[tuple[Values, ...]], plot: _Plot) -> Range:
    """Return the range that shows every band; zero belongs to a linear one."""
    values = np.concatenate([np.ravel(sides) for sides in drawn]) if drawn else np.array([])
    # Zero has no place on a logarithmic axis, nor has what grew beyond all bounds.
    inner = (np.log10(LEAST), np.log10(MOST)) if plot.log else (-np.inf, np.inf)
    seen = values[(values > inner[0]) & (values < inner[1])]
    if not len(seen):
        return plot.empty
    low, high = float(seen.min()), float(seen.max())
    if plot.log:
        room = max(MARGIN * (high - low), 0.02)
        return _with_powers(low - room, high + room)
    return nice_range(0.0, max(high, 1.0))


def _with_powers(low: float, high: float) -> Range:
    """Return a logarithmic range in which two whole powers of ten can be written."""
    if math.floor(high) > math.ceil(low):
        return low, high
    if math.floor(high) == math.ceil(low):
        return float(math.floor(high) - 1), high
    return float(math.floor(low)), float(math.ceil(high))


def table(race: Race) -> Table:
    """Return how each activation ended: medians, and how far the test errors lie apart."""
    header = (
        "",
        translate("RacePanel", "test error [{low}–{high} %]").format(low=LOW, high=HIGH),
        translate("RacePanel", "loss"),
        translate("RacePanel", "dead"),
        translate("RacePanel", "seeds done"),
    )
    rows = tuple(_row(race, name) for name in race.settings.activations)
    return Table(translate("RacePanel", "At the end, median over the seeds"), rows, header)


def _row(race: Race, name: str) -> tuple[str, ...]:
    label = translate("Functions", ACTIVATIONS[name].label)
    done = f"{len(race.finished(name))}/{race.settings.seeds}"
    errors = race.last(name, "test_error")
    if not errors:
        return (label, NOTHING, NOTHING, NOTHING, done)
    error, low, high = (_at(errors, share) for share in (50, LOW, HIGH))
    loss, dead = (_at(race.last(name, measure), 50) for measure in ("loss", "dead"))
    band = f"{percent_words(error)} [{PERCENT * low:.1f}–{PERCENT * high:.1f}]"
    return (label, band, significant(loss, 3), percent_words(dead), done)


def _at(values: tuple[float, ...], share: float) -> float:
    return percentile(np.array(values)[:, None], share)[0]


def notes(race: Race) -> tuple[str, ...]:
    """Return what the race was, what its data are, and how far it can be trusted."""
    return settings_words(race.settings, translate), about_words(race, translate)
