"""Where the time of a piece of work goes, function by function."""

import cProfile
import pstats
from pathlib import Path

from bench.running import ROOT

OWN = str(ROOT / "gelu_desktop")
MOST = 25
WAITING = ("<built-in method time.sleep>",)


def profiled(work):
    """Carry ``work`` out; return its statistics."""
    profiler = cProfile.Profile()
    profiler.runcall(work)
    return pstats.Stats(profiler)


def rows(statistics, count=1, key="own", only_own=False, most=MOST):
    """Return the functions that take the most time.

    Parameters
    ----------
    statistics : pstats.Stats
        What was measured.
    count : int
        How many frames that were.
    key : {"own", "all"}
        Whether the functions that a function calls count for it in the order.
    only_own : bool
        Whether functions of Qt, of Python and of other libraries are left out.
    most : int
        How many rows.

    Returns
    -------
    list of dict
        ``"name"``, ``"calls"`` a frame, ``"own"`` and ``"all"`` in milliseconds a frame, and
        ``"share"`` of the own time in all that was measured.
    """
    rested = sum(row[2] for place, row in statistics.stats.items() if place[2] in WAITING)
    total = statistics.total_tt - rested or 1.0
    found = [
        {
            "name": _named(place),
            "calls": calls / count,
            "own": 1e3 * own / count,
            "all": 1e3 * whole / count,
            "share": own / total,
        }
        for place, (_, calls, own, whole, _) in statistics.stats.items()
        if place[0].startswith(OWN) or (not only_own and place[2] not in WAITING)
    ]
    return sorted(found, key=lambda row: -row[key])[:most]


def _named(place):
    file, line, name = place
    if file == "~":
        return name.strip("<>").replace("built-in method ", "").replace("method ", "")
    path = Path(file)
    if path.is_relative_to(ROOT):
        return f"{path.relative_to(ROOT)}:{line} {name}"
    return f"{'/'.join(path.parts[-2:])}:{line} {name}"
