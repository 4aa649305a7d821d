"""How often tests repeat what has to hold however often it is done.

A few times by default; GELU_DESKTOP_STEPS multiplies that, up to the figure that has to hold.
"""

import os

MORE = int(os.environ.get("GELU_DESKTOP_STEPS", "1"))


def times(few: int, all_: int) -> int:
    """Return ``few``, multiplied as asked for, but no more than ``all_``."""
    return min(few * MORE, all_)
