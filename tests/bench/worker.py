"""A contestant in a process of its own, which does what it is told, line by line.

Each line of standard input is a JSON object: ``{"time": NAME, "count": N}`` carries a step out N
times and answers with the seconds of each; ``{"ask": NAME, "with": {...}}`` answers with what the
step returns. The steps are those that the contestant's module gives. Nothing runs in between, so a
waiting contestant leaves the processor to the others.
"""

import gc
import importlib
import json
import os
import sys
import time
import traceback


class Garbage:
    """How often and how long Python collects garbage meanwhile; it is left on, as in life."""

    def __init__(self):
        self.collections, self.seconds, self._begun = 0, 0.0, 0.0
        gc.callbacks.append(self._on_gc)

    def _on_gc(self, phase, _info):
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self.collections += 1
            self.seconds += time.perf_counter() - self._begun

    def taken(self):
        """Return both, and begin again."""
        found = {"collections": self.collections, "seconds": self.seconds}
        self.collections, self.seconds = 0, 0.0
        return found


def timed(step, first, count):
    """Return the seconds of each of ``count`` steps, and those of the processor.

    A step may return what it measured itself instead of all that it took.
    """
    times, processor = [], []
    for number in range(first, first + count):
        start, worked = time.perf_counter(), time.process_time()
        measured = step(number)
        taken = time.perf_counter() - start
        processor.append(time.process_time() - worked)
        times.append(measured if isinstance(measured, float) else taken)
    return {"times": times, "processor": processor}


def answers(steps, lines):
    """Yield the answer to each line."""
    garbage, done = Garbage(), 0
    for line in lines:
        asked = json.loads(line)
        if "ask" in asked:
            yield {"answer": steps[asked["ask"]](**asked.get("with", {}))}
            continue
        gc.collect()
        garbage.taken()
        found = timed(steps[asked["time"]], done, asked["count"])
        done += asked["count"]
        yield {**found, "garbage": garbage.taken()}


def main():
    """Serve the module and the options that the command line names."""
    # Whatever a library prints must not come between the answers.
    answering = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    module, options = sys.argv[1], json.loads(sys.argv[2])
    try:
        steps = importlib.import_module(module).steps(**options)
        print(json.dumps({"ready": sorted(steps)}), file=answering, flush=True)
        for answer in answers(steps, sys.stdin):
            print(json.dumps(answer), file=answering, flush=True)
    except Exception as error:
        traceback.print_exc()
        kind = type(error).__name__
        print(json.dumps({"error": f"{kind}: {error}"}), file=answering, flush=True)
    answering.flush()
    os._exit(0)  # what Qt and thread pools do at their end is not measured


if __name__ == "__main__":
    main()
