"""The workers of this program: started when long work first begins, and used again and again.

Where there can be none, or one dies, the work is done where it was asked for, as if there were no
workers; the answers are the same.
"""

import atexit
import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from gelu_desktop.model.workers.task import Cancelled, Task
from gelu_desktop.model.workers.worker import Worker

LOOK_S = 0.02
"""How often it is asked whether to stop or to pause."""
DEATHS_MOST = 4
"""After so many workers that died, or could not be started, no more are tried."""
NICENESS = 5


def cores() -> int:
    """Return how many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def _never() -> bool:
    return False


def _ignore(_index: int, _value: object) -> None:
    pass


class Crew:
    """A few workers.

    Parameters
    ----------
    most : int
        How many.
    niceness : int
        By how much other programs come first.
    """

    def __init__(self, most: int, niceness: int = NICENESS) -> None:
        self.most = most
        self._niceness = niceness
        self._workers: list[Worker] = []
        self._deaths = 0
        self._closed = False
        self._turn = threading.Lock()

    def workers(self) -> tuple[Worker, ...]:
        """Return the workers that live, after those that are missing were started."""
        with self._turn:
            alive = [worker for worker in self._workers if worker.alive]
            self._deaths += len(self._workers) - len(alive)
            if not self._workers:
                atexit.register(self.close)
            self._workers = alive
            while not self._closed and len(alive) < self.most and self._deaths < DEATHS_MOST:
                try:
                    alive.append(Worker(self._niceness))
                except (OSError, ValueError):
                    self._deaths += 1
            return tuple(alive)

    def close(self) -> None:
        """End all workers; a crew that is closed does nothing any more."""
        with self._turn:
            self._closed = True
            workers, self._workers = self._workers, []
        atexit.unregister(self.close)
        for worker in workers:
            worker.close()

    def run(
        self,
        tasks: Sequence[Task],
        hear: Callable[[int, Any], None] = _ignore,
        cancelled: Cancelled | None = None,
        held: Callable[[], bool] | None = None,
    ) -> list[Any] | None:
        """Do tasks, as many at a time as there are workers.

        Parameters
        ----------
        tasks : sequence of Task
            Begun in this order.
        hear : callable, optional
            Told what a task tells, after its place among the tasks. If its worker dies, a task is
            done again and tells everything once more.
        cancelled : callable, optional
            Says whether to stop.
        held : callable, optional
            Says whether to wait.

        Returns
        -------
        list or None
            The answers, in the order of the tasks; None when cancelled.

        Raises
        ------
        Exception
            Whatever a task raises.
        """
        errand = _Errand(tasks, hear, cancelled or _never, held or _never)
        return errand.run(self.workers(), lambda: self._closed)


class _Errand:
    """Tasks under way."""

    def __init__(
        self,
        tasks: Sequence[Task],
        hear: Callable[[int, Any], None],
        cancelled: Cancelled,
        held: Callable[[], bool],
    ) -> None:
        self._tasks, self._hear = tasks, hear
        self._cancelled, self._held = cancelled, held
        self._answers: list[Any] = [None] * len(tasks)
        self._waiting = deque(range(len(tasks)))
        self._lost: list[int] = []
        self._under_way: dict[int, tuple[Worker, int]] = {}
        self._heard: SimpleQueue[tuple[int, str, Any]] = SimpleQueue()
        self._holding = False

    def run(self, workers: Sequence[Worker], closed: Callable[[], bool]) -> list[Any] | None:
        """Return the answers, or None when cancelled."""
        try:
            self._holding = self._held()
            for worker in workers:
                self._give(worker)
            while self._under_way:
                if self._cancelled():
                    return None
                self._pass_on_hold()
                self._listen()
        finally:
            for worker, number in self._under_way.values():
                worker.pull(number, "stop")
        for index in sorted((*self._lost, *self._waiting)):
            if closed() or self._stopped():
                return None
            tell = partial(self._hear, index)
            self._answers[index] = self._tasks[index].run(tell, self._stopped)
        return None if self._cancelled() else self._answers

    def _give(self, worker: Worker) -> None:
        """Give a worker the next task, if there is any."""
        if not self._waiting or not worker.alive:
            return
        index = self._waiting.popleft()

        def listener(what: str, value: object) -> None:
            self._heard.put((index, what, value))

        number = worker.begin(self._tasks[index], self._holding, listener)
        self._under_way[index] = worker, number

    def _listen(self) -> None:
        """Take what was said, if anything is within a moment."""
        try:
            index, what, value = self._heard.get(timeout=LOOK_S)
        except Empty:
            return
        if what == "told":
            self._hear(index, value)
            return
        worker = self._under_way.pop(index)[0]
        if what == "failed":
            raise value
        if what == "gone":
            self._lost.append(index)
        else:
            self._answers[index] = value
            self._give(worker)

    def _pass_on_hold(self) -> None:
        holding = self._held()
        if holding != self._holding:
            self._holding = holding
            for worker, number in self._under_way.values():
                worker.pull(number, "hold", holding)

    def _stopped(self) -> bool:
        """Return whether to stop, as soon as nothing is held."""
        while self._held() and not self._cancelled():
            threading.Event().wait(LOOK_S)
        return self._cancelled()


CREW = Crew(cores())
"""Does what takes long."""

ALONE = Crew(0)
"""Does it where it was asked for."""
