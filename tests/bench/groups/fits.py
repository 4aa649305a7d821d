"""Fits: all coefficients of the tanh form, minimax."""

from bench.rows import single

MOST_MS = 50.0


def measure(run):
    """Yield the rows of this group."""
    run.say("fits")
    with run.remote("own_sweeps") as own:
        medians = run.interleave({"": own}, "fit", run.few(3, 1), warm=1)[""]
    yield single("minimax refit of the tanh form", medians, MOST_MS)
