"""The race as it runs: networks side by side, an epoch at a time, so that all can be watched."""

import threading
import time
from collections.abc import Callable, Iterator

from gelu_desktop.model.race import MEASURES, Lineup, Race, Run
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.workers.crew import ALONE, CREW
from gelu_desktop.model.workers.task import Task
from gelu_desktop.numerics import training
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.digits import TEST, TRAIN
from gelu_desktop.numerics.training import Epoch

TOGETHER = 2**28
"""How many bytes of weights and of what the optimiser keeps may be in training at a time."""

TELL_S = 0.1
NUMBERS_EACH = 4  # a weight, its gradient and two moments
BYTES = 4
EXPANSION = 4

QUICK = 2**18
"""How many weights, each counted once an epoch, are trained in less than half a second."""
CALLS = 2**12
"""As many weights take the time that an epoch of the smallest network takes."""

Key = tuple[str, int]
"""An activation and a seed."""
Seen = tuple[Key, Epoch]


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
        self._epochs: dict[Key, list[Epoch]] = {}

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
        told, settings = 0.0, self.lineup.settings
        every = len(settings.activations) * settings.seeds * (settings.epochs + 1)

        def hear(_index: int, seen: Seen) -> None:
            nonlocal told
            (key, epoch), now = seen, time.monotonic()
            if epoch.number == len(self._epochs[key]):  # a worker that died is begun anew
                self._epochs[key].append(epoch)
            if now - told >= TELL_S:
                told = now
                progress(self._done / every)

        for group in groups(settings):
            self._epochs.update((key, []) for key in group)
            crew = ALONE if quick(settings) else CREW
            shares = dealt(group, len(crew.workers()))
            tasks = [Task(train_some, (self.lineup, share)) for share in shares]
            if crew.run(tasks, hear, cancelled, lambda: self.paused) is None:
                break
        progress(self._done / every)
        return self.race

    @property
    def _done(self) -> int:
        return sum(map(len, self._epochs.values()))


def quick(settings: RaceSettings) -> bool:
    """Return whether a race is over before a worker would have been started."""
    networks = len(settings.activations) * settings.seeds
    return networks * settings.epochs * (_weights(settings) + CALLS) <= QUICK


def dealt(group: list[Key], count: int) -> list[list[Key]]:
    """Deal networks to workers, forth and back, so that each has some of every activation."""
    count = max(1, min(count, len(group)))
    shares: list[list[Key]] = [[] for _ in range(count)]
    for place, key in enumerate(group):
        turn, share = divmod(place, count)
        shares[share if turn % 2 == 0 else count - 1 - share].append(key)
    return shares


def train_some(
    tell: Callable[[Seen], None],
    cancelled: Callable[[], bool],
    lineup: Lineup,
    keys: list[Key],
) -> None:
    """Train networks side by side, and tell each epoch of each."""
    begun = {key: train(lineup, *key, cancelled) for key in keys}
    for _ in range(lineup.settings.epochs + 1):
        for key, epochs in begun.items():
            epoch = None if cancelled() else next(epochs, None)
            if epoch is None:
                return
            tell((key, epoch))


def groups(settings: RaceSettings) -> Iterator[list[Key]]:
    """Give the networks that are trained side by side: all, as far as there is memory."""
    count = max(1, TOGETHER // (_weights(settings) * NUMBERS_EACH * BYTES))
    every = [
        (name, settings.seed + index)
        for index in range(settings.seeds)
        for name in settings.activations
    ]
    for start in range(0, len(every), count):
        yield every[start : start + count]


def _weights(settings: RaceSettings) -> int:
    return settings.blocks * 2 * EXPANSION * settings.width**2


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
