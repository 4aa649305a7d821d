"""Growth: what more of everything costs; the figure is the exponent, 1 is linear and 0 is flat."""

import numpy as np
from bench.rows import Limit, Row

LINEAR, FLAT = 1.15, 0.15
KB, MB, GB = 1e3, 1e6, 1e9
# What grows: how its sizes are shown, the sizes, the power of them that is work, and the limit.
SERIES = {
    "curves": ("curves in a plot", (1, 3, 6, 12, 24, 60), 1, LINEAR),
    "points": ("points of a curve", (200, 1_000, 4_000, 20_000, 100_000), 1, FLAT),
    "weights": ("width, by weights", (64, 128, 256, 512, 1024, 2048, 4096, 8192), 2, LINEAR),
    "tokens": ("tokens", (1, 8, 32, 128, 512, 2048), 1, LINEAR),
    "layers": ("layers", (1, 4, 12, 24, 48, 96), 1, LINEAR),
    "session": ("bytes of a session", (2 * KB, 10 * KB, 100 * KB, 1 * MB), 1, LINEAR),
}
SHORT = 3
FILES = (1 * MB, 100 * MB, 1 * GB, 5 * GB, 20 * GB)
LARGE = 4096


def measure(run):
    """Yield the rows of this group."""
    with run.remote("own_growth") as own:
        for name, (title, sizes, power, limit) in SERIES.items():
            run.say(f"growth: {title}")
            yield grown(run, own, name, title, sizes, power, limit)


def grown(run, own, name, title, sizes, power, limit):
    """Return the row of a series: how steeply the cost rises over its upper half.

    Parameters
    ----------
    run : Run
        How it is run.
    own : Remote
        The contestant.
    name : str
        What is asked of it.
    title : str
        What grows, in words.
    sizes : sequence of float
        How far.
    power : int
        The power of a size that the work is proportional to.
    limit : float
        The largest exponent allowed.
    """
    chosen = sizes[:SHORT] if run.short else sizes
    seconds = [
        own.ask(name, **_asked(name, size, run.few(7, 1) if size < LARGE or power == 1 else 1))
        for size in chosen
    ]
    told = ", ".join(
        f"{size:,.0f}: {1e3 * second:.3g}" for size, second in zip(chosen, seconds, strict=True)
    )
    upper = slice(len(chosen) // 2 - (len(chosen) < 4), None)
    work = power * np.log(np.asarray(chosen, dtype=float)[upper])
    exponent = float(np.polyfit(work, np.log(seconds[upper]), 1)[0])
    bound = Limit(limit)
    return Row(f"growth with {title}: exponent", "", exponent, limit=bound, note=f"ms at {told}")


def _asked(name, size, repeats):
    key = {"weights": "width", "session": "size", "checkpoint": "size"}.get(name, "count")
    return {key: int(size), "repeats": repeats}
