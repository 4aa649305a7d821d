"""The other end of a worker: starts a contestant and asks it."""

import importlib.util
import json
import subprocess
import sys
from contextlib import suppress

FOLDER = "bench.contestants."


class ContestantError(Exception):
    """A contestant is absent or broke down: what it said."""


class Remote:
    """A contestant in a process of its own.

    Parameters
    ----------
    module : str
        The module below ``bench.contestants`` that gives its steps.
    options : dict
        What they are made with.
    variables : dict of str to str
        The environment of the process.
    needs : str
        The library without which it cannot be.

    Attributes
    ----------
    collections : int
        How often garbage was collected while it was timed.
    processor : list of float
        Seconds of the processor that each repetition took: less than the time where others have
        the machine.

    Raises
    ------
    ContestantError
        When it is absent or does not start.
    """

    def __init__(self, module, options, variables, needs=""):
        if needs and importlib.util.find_spec(needs) is None:
            raise ContestantError(f"{needs} is not installed")
        self.name, self.collections, self.processor = module, 0, []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", FOLDER + module, json.dumps(options)],
            env=variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def _answer(self):
        line = self._process.stdout.readline()
        answer = json.loads(line) if line else {"error": f"{self.name} ended without a word"}
        if "error" in answer:
            self.close()
            raise ContestantError(answer["error"])
        return answer

    def _say(self, **asked):
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        return self._answer()

    def time(self, step, count):
        """Return the seconds of each of ``count`` repetitions of a step."""
        answer = self._say(time=step, count=count)
        self.collections += answer["garbage"]["collections"]
        self.processor += answer["processor"]
        return answer["times"]

    def forget(self):
        """Begin to count anew."""
        self.collections, self.processor = 0, []

    def ask(self, step, **given):
        """Return what a step answers."""
        return self._say(ask=step, **{"with": given})["answer"]

    def close(self):
        """End it."""
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(BrokenPipeError):
                stream.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
