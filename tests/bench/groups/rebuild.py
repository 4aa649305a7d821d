"""Building the window anew, as for another language or theme."""

from bench.groups.frames import rounds, told
from bench.rows import single

MOST_MS = 150.0


def measure(run):
    """Yield the rows of this group."""
    with run.program() as program:
        for step in ("theme", "language"):
            medians, times, processor = rounds(run, program, step, run.few(4, 1))
            note = told(times, processor)
            yield single(f"window built anew: {step}", medians, MOST_MS, note=note)
