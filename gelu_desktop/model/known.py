"""What was measured of arrays that are still there: one of two passes seldom changes."""

import weakref
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Measured = TypeVar("Measured")

MOST = 64


class Known:
    """Measures of arrays by identity; what belongs to an array that is gone is forgotten."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, Hashable], tuple[weakref.ref[Any], Any]] = {}

    def measure(
        self, values: NDArray[np.floating], what: Hashable, make: Callable[[], Measured]
    ) -> Measured:
        """Return what ``make`` returns, or returned when it was last asked for.

        Parameters
        ----------
        values : ndarray
            What is measured; it must not be written to.
        what : hashable
            Tells the measures of one array apart.
        make : callable
            Measures.
        """
        key = id(values), what
        owner, found = self._found.get(key, (None, None))
        if owner is not None and owner() is values:
            return cast(Measured, found)
        made = make()
        alive = {old: entry for old, entry in self._found.items() if entry[0]() is not None}
        alive[key] = weakref.ref(values), made
        while len(alive) > MOST:
            del alive[next(iter(alive))]
        self._found = alive
        return made
