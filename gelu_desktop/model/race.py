"""A training race: what each network did, and the middle and the spread over the seeds."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.result import Result

MEASURES = ("loss", "test_error", "dead")
LOW, HIGH = 10, 90
"""Percentiles between which the band lies."""


@dataclass(frozen=True)
class Lineup:
    """What is asked of a race: two equal ones have the same answer on the same machine.

    Attributes
    ----------
    settings : RaceSettings
        What was chosen.
    curves : tuple of Curve
        The activations with their coefficients.
    """

    settings: RaceSettings
    curves: tuple[Curve, ...]

    @classmethod
    def of(cls, result: Result) -> "Lineup":
        """Return what the state asks."""
        settings = result.state.race
        return cls(settings, tuple(result.curve(name) for name in settings.activations))


@dataclass(frozen=True)
class Run:
    """The training of one network; the first value of each measure is that before training.

    Attributes
    ----------
    activation : str
        What its blocks use.
    seed : int
        Drew its weights and the order of its examples.
    loss, test_error, dead : tuple of float
        After each epoch so far: the mean loss on the training set, and as shares of 1 the images
        of the test set that were taken for another digit, and the hidden units that give zero for
        every image of the training set.
    """

    activation: str
    seed: int
    loss: tuple[float, ...] = ()
    test_error: tuple[float, ...] = ()
    dead: tuple[float, ...] = ()


@dataclass(frozen=True)
class Spread:
    """The middle of several runs and the percentiles about it; equal length, one an epoch."""

    median: tuple[float, ...] = ()
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()


@dataclass(frozen=True)
class Race:
    """A race, whether it is over or not.

    Attributes
    ----------
    lineup : Lineup
        What was asked for.
    runs : tuple of Run
        Those that have begun.
    train, test : int
        How many images the networks learn from, and how many they are tested on.
    """

    lineup: Lineup
    runs: tuple[Run, ...] = ()
    train: int = 0
    test: int = 0

    @property
    def settings(self) -> RaceSettings:
        """What was chosen."""
        return self.lineup.settings

    @property
    def share(self) -> float:
        """How much of the work is done, 0 to 1."""
        settings = self.settings
        every = len(settings.activations) * settings.seeds * settings.epochs
        return sum(max(len(run.loss) - 1, 0) for run in self.runs) / every

    @property
    def over(self) -> bool:
        """Whether every network is trained."""
        return self.share >= 1.0

    def finished(self, activation: str) -> tuple[Run, ...]:
        """Return the runs of an activation that saw every epoch, in the order of their seeds."""
        full = self.settings.epochs + 1
        found = [run for run in self.runs if run.activation == activation and len(run.loss) == full]
        return tuple(sorted(found, key=lambda run: run.seed))

    def counted(self, activation: str) -> tuple[Run, ...]:
        """Return the runs that are summed up: the finished ones, or before there are any, all."""
        begun = tuple(run for run in self.runs if run.activation == activation and run.loss)
        return self.finished(activation) or begun

    def spread(self, activation: str, measure: str) -> Spread:
        """Return a measure over the seeds, as far as every counted run has come."""
        rows = [getattr(run, measure) for run in self.counted(activation)]
        if not rows:
            return Spread()
        length = min(map(len, rows))
        values = np.array([row[:length] for row in rows], dtype=np.float64)
        return Spread(*(percentile(values, share) for share in (50, LOW, HIGH)))

    def last(self, activation: str, measure: str) -> tuple[float, ...]:
        """Return a measure at the end, one value a finished run."""
        return tuple(getattr(run, measure)[-1] for run in self.finished(activation))


def percentile(values: NDArray[np.float64], share: float) -> tuple[float, ...]:
    """Return a percentile of each column, linear between order statistics.

    A value that is not a number counts as infinite: a run that failed is not left out.
    """
    ordered = np.sort(np.where(np.isnan(values), np.inf, values), axis=0)
    place = share / 100 * (len(ordered) - 1)
    below, part = int(place), place - int(place)
    low, high = ordered[below], ordered[min(below + 1, len(ordered) - 1)]
    with np.errstate(invalid="ignore"):
        between = low + part * (high - low)
    return tuple(np.where(low == high, low, between if part else low).tolist())
