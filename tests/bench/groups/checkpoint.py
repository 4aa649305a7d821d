"""Checkpoints: the header is read and nothing else, however large the file is."""

from bench.groups.growth import FILES, FLAT, grown


def measure(run):
    """Yield the rows of this group."""
    run.say("checkpoints")
    with run.remote("own_growth") as own:
        yield grown(run, own, "checkpoint", "bytes of a checkpoint", FILES, 1, FLAT)
