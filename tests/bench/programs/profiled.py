"""This program as it starts, under Python's profiler; the file is the variable's BENCH_PROFILE."""

import cProfile
import os

profiler, leave = cProfile.Profile(), os._exit


def finish(code):
    """Keep what was measured, and end the process."""
    profiler.disable()
    profiler.dump_stats(os.environ["BENCH_PROFILE"])
    leave(code)


os._exit = finish
profiler.enable()

from bench.programs import own  # noqa: E402, F401 - it starts the program
