"""A piece of long work that any process can do."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Tell = Callable[[Any], None]
Cancelled = Callable[[], bool]


@dataclass(frozen=True)
class Task:
    """What is to be done.

    Attributes
    ----------
    function : callable
        A function of a module of this program. It takes a function that tells whoever waits
        something, one that says whether to stop, which it asks often, and the arguments.
    arguments : tuple
        Plain values, or what can be written down like them.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()

    def run(self, tell: Tell, cancelled: Cancelled) -> Any:
        """Do it here."""
        return self.function(tell, cancelled, *self.arguments)


def process_number(_tell: Tell, _cancelled: Cancelled) -> int:
    """Return the number of the process that does it: whoever waits can see who works."""
    return os.getpid()
