"""Whether a process that played many rounds grew: memory, objects of Python and of Qt."""

MEGABYTE = 2**20
FIRST = 4
"""After so many rounds all that is loaded late is loaded."""
LIMITS = {"resident": 40 * MEGABYTE, "objects": 12_000, "wrappers": 300}


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
        if after - before > limit:
            found.append(f"{key} grew from {before} to {after}")
    return "; ".join(found)
