"""Whether a process that played many rounds grew: memory, objects of Python and of Qt."""

import contextlib
import ctypes
import functools
import gc
import itertools
import os
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import getAllValidWrappers

MEGABYTE = 2**20
FIRST = 4
"""After so many rounds all that is loaded late is loaded."""
LIMITS = {"resident": 40 * MEGABYTE, "objects": 8000, "wrappers": 20}
"""Of memory that was freed, much is kept between what is not: 24 rounds in one process took 175 to
211 MB at first, 271 after one that drew large pictures, and 270 at the end. So the largest step is
left out; a leak takes many."""


def now():
    """Return the memory in bytes, and how many objects of Python and of Qt there are.

    What is kept on purpose, up to a limit, is let go before: it would hide what is not.
    """
    for kept in gc.get_objects():
        if isinstance(kept, functools._lru_cache_wrapper) and kept.cache_parameters()["maxsize"]:
            kept.cache_clear()
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return {
        "resident": pages * os.sysconf("SC_PAGE_SIZE"),
        "objects": len(gc.get_objects()),
        "wrappers": sum(isinstance(each, QObject) for each in getAllValidWrappers()),
    }


def of(rounds):
    """Return what grew without end; empty for nothing.

    The least of the last third is compared with the least of the third before it: caches fill up
    and rounds differ, but a leak is in every one of them.
    """
    later = rounds[FIRST:]
    third = len(later) // 2
    if third < 3:
        return ""
    found = []
    for key, limit in LIMITS.items():
        before, after = (
            min(each[key] for each in part) for part in (later[:third], later[-third:])
        )
        steps = [b[key] - a[key] for a, b in itertools.pairwise(later)]
        once = max(0, *steps) if key == "resident" else 0
        if after - before - once > limit:
            found.append(f"{key} grew from {before} to {after}")
    return "; ".join(found)
