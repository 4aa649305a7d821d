"""Sweeps: every number of bfloat16 in a frame, a range of float32 on all cores."""

from bench.rows import Limit, Row, single

MOST_MS = 8.0
CORES = 1.6
"""Of two; Python's own lock and what comes before and after take their part."""


def measure(run):
    """Yield the rows of this group."""
    run.say("sweeps")
    with run.remote("own_sweeps") as own:
        for mode in ("every", "once", "float32"):
            medians = run.interleave({"": own}, mode, run.few(8, 1))[""]
            yield single(f"sweep of bfloat16, all figures, {mode}", medians, MOST_MS)
    yield cores(run, "range", "float32 sweep of −2 to −1, 8.4 million numbers")


def cores(run, work, name):
    """Return the row of long work: it is to keep both cores busy."""
    run.say(name)
    with run.remote("own_sweeps") as own:
        found = own.ask("busy", work=work, short=run.short)
    note = f"{found['seconds']:.2f} s, processor {found['processor']:.2f} s"
    return Row(f"{name}: cores busy", "", found["cores"], limit=Limit(CORES, "least"), note=note)
