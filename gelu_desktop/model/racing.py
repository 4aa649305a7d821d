"""The race as it runs: networks side by side, an epoch at a time, so that all can be watched."""

import threading
import time
from collections.abc import Callable, Iterator

from gelu_desktop.model.race import MEASURES, Lineup, Race, Run
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.numerics import training
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.digits import TEST, TRAIN
from gelu_desktop.numerics.training import Epoch

TOGETHER = 2**28
"""How many bytes of weights and of what the optimiser keeps may be in training at a time."""

TELL_S = 0.1
WAIT_S = 0.02
NUMBERS_EACH = 4  # a weight, its gradient and two moments
BYTES = 4
EXPANSION = 4


def blank(lineup: Lineup) -> Race:
    """Return a race that has not begun."""
    return Race(lineup, (), TRAIN, TEST)


class Course:
    """One race, run on any thread and looked at from any other.

    Parameters
    ----------
    lineup : Lineup
        What is asked for.
    """

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        self._going = threading.Event()
        self._going.set()
        self._epochs: dict[tuple[str, int], list[Epoch]] = {}

    @property
    def paused(self) -> bool:
        """Whether it waits."""
        return not self._going.is_set()

    def pause(self, wait: bool) -> None:
        """Let it wait, or go on."""
        if wait:
            self._going.clear()
        else:
            self._going.set()

    @property
    def race(self) -> Race:
        """What is known so far."""
        runs = []
        for (activation, seed), epochs in list(self._epochs.items()):
            known = tuple(epochs)
            values = (tuple(getattr(epoch, measure) for epoch in known) for measure in MEASURES)
            if known:
                runs.append(Run(activation, seed, *values))
        return Race(self.lineup, tuple(runs), TRAIN, TEST)

    def run(self, progress: Callable[[float], None], cancelled: Callable[[], bool]) -> Race:
        """Train every network, or until ``cancelled`` says so.

        Parameters
        ----------
        progress : callable
            Takes the share that is done, several times a second.
        cancelled : callable
            Says whether to stop.

        Returns
        -------
        Race
            All that was seen.
        """
        told, share = 0.0, 0.0
        for share in self._epochs_done(cancelled):
            if time.monotonic() - told >= TELL_S:
                told = time.monotonic()
                progress(share)
        progress(share)
        return self.race

    def _epochs_done(self, cancelled: Callable[[], bool]) -> Iterator[float]:
        """Train; give the share that is done after each epoch of each network."""
        settings, done = self.lineup.settings, 0
        every = len(settings.activations) * settings.seeds * (settings.epochs + 1)
        for group in groups(settings):
            begun = {key: self._begin(key, cancelled) for key in group}
            for _ in range(settings.epochs + 1):
                for key, epochs in begun.items():
                    while not (self._going.wait(WAIT_S) or cancelled()):
                        pass
                    epoch = None if cancelled() else next(epochs, None)
                    if epoch is None:
                        return
                    self._epochs[key].append(epoch)
                    done += 1
                    yield done / every

    def _begin(self, key: tuple[str, int], cancelled: Callable[[], bool]) -> Iterator[Epoch]:
        self._epochs[key] = []
        return train(self.lineup, *key, cancelled)


def groups(settings: RaceSettings) -> Iterator[list[tuple[str, int]]]:
    """Give the networks that are trained side by side: all, as far as there is memory."""
    weights = settings.blocks * 2 * EXPANSION * settings.width**2
    count = max(1, TOGETHER // (weights * NUMBERS_EACH * BYTES))
    every = [
        (name, settings.seed + index)
        for index in range(settings.seeds)
        for name in settings.activations
    ]
    for start in range(0, len(every), count):
        yield every[start : start + count]


def train(
    lineup: Lineup, activation: str, seed: int, cancelled: Callable[[], bool]
) -> Iterator[Epoch]:
    """Train one network; see `gelu_desktop.numerics.training.train`."""
    curve = next(curve for curve in lineup.curves if curve.name == activation)
    used = Activation(curve.function, dict(curve.coefficients))
    return training.train(_training(lineup.settings), used, seed, cancelled)


def _training(settings: RaceSettings) -> training.Training:
    return training.Training(
        blocks=settings.blocks,
        width=settings.width,
        optimiser=settings.optimiser,
        rate=settings.rate,
        epochs=settings.epochs,
    )
