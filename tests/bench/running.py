"""How everything is run: how long, on which platform, and in which order."""

import os
import statistics
import sys
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.remote import ContestantError, Remote
from bench.rows import paired

ROOT = Path(__file__).resolve().parents[2]
PROJECT_PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
"""The Python of the program; that of the benchmark finds the peers too, and starts slower."""


@dataclass
class Run:
    """What the groups are given.

    Attributes
    ----------
    short : bool
        Only see that it works.
    rounds : int
        How many pairs there are of everything.
    variables : dict of str to str
        The environment of every process that is started.
    absent : set of str
        Why contestants were left out.
    collections : int
        How often garbage was collected while something was timed.
    """

    short: bool = False
    rounds: int = 9
    variables: dict[str, str] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)
    collections: int = 0
    _kept: Remote | None = None

    def few(self, many, few):
        """Return ``many``, or ``few`` in a short run."""
        return few if self.short else many

    def say(self, text):
        """Tell what is being done."""
        print(f"  {text}", file=sys.stderr, flush=True)

    def remote(self, module, needs="", variables=None, **options):
        """Start a contestant.

        Raises
        ------
        ContestantError
            When it is absent or broke down.
        """
        return Remote(module, options, {**self.variables, **(variables or {})}, needs)

    @contextmanager
    def program(self):
        """Give the real program in its window; a short run makes do with one for all groups."""
        if not self.short:
            with self.remote("own_window") as fresh:
                yield fresh
            return
        self._kept = self._kept or self.remote("own_window")
        yield self._kept

    def close(self):
        """End what was kept."""
        if self._kept is not None:
            self._kept.close()

    def contest(self, stack, contestants):
        """Start contestants; those that are absent are said to be, and have None.

        Parameters
        ----------
        stack : contextlib.ExitStack
            Ends them.
        contestants : dict of str to dict
            What `remote` is given for each.
        """
        found = {}
        for name, given in contestants.items():
            try:
                found[name] = stack.enter_context(self.remote(**given))
            except ContestantError as error:
                self.absent.add(f"{name}: {error}")
                found[name] = None
        return found

    def interleave(self, runners, step, count, warm=3):
        """Return the median seconds of a step in each round, by contestant.

        In every second round the order is the other way round, so that a machine that grows
        slower or faster favours nobody.

        Parameters
        ----------
        runners : dict of str to (Remote or None)
            Who takes part; None for an absent one.
        step : str or dict of str to str
            What is timed, if need be by contestant.
        count : int or dict of str to int
            How often in a round.
        warm : int
            Repetitions before the first round that are not counted.
        """

        def of(given, name):
            return given[name] if isinstance(given, dict) else given

        present = {name: runner for name, runner in runners.items() if runner is not None}
        for name, runner in present.items():
            runner.time(of(step, name), warm)
            runner.forget()
        medians = {name: [] for name in present}
        for number in range(self.rounds):
            order = list(present) if number % 2 == 0 else list(present)[::-1]
            for name in order:
                times = present[name].time(of(step, name), of(count, name))
                medians[name].append(statistics.median(times))
        self.collections += sum(runner.collections for runner in present.values())
        return {name: medians.get(name) for name in runners}

    def compare(self, contestants, steps, count, limits, warm=3):
        """Yield a row for each step and peer: the first contestant is ours.

        Parameters
        ----------
        contestants : dict of str to dict
            What `remote` is given for each.
        steps : dict of str to str
            What is timed, and the names of the rows.
        count, warm
            As for `interleave`.
        limits : dict of (str, str) to Limit
            By step and peer; others are only told.
        """
        with ExitStack() as stack:
            runners = self.contest(stack, contestants)
            ours, *peers = contestants
            for step, name in steps.items():
                self.say(name)
                medians = self.interleave(runners, step, count, self.few(warm, 1))
                for peer in peers:
                    limit = limits.get((step, peer))
                    yield paired(name, peer, medians[ours], medians[peer], limit)
