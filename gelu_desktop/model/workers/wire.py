"""Messages between the program and its workers: objects that follow each other in a pipe."""

import io
import pickle
import threading
from typing import IO, Any

TRUSTED = frozenset({"builtins", "collections", "gelu_desktop", "numpy"})
"""Packages whose functions and classes a message may name."""


class _Reader(pickle.Unpickler):
    """Both ends of a pipe are this program; still a message names nothing but what is its own."""

    def find_class(self, module: str, name: str) -> Any:
        """Return what a message names, which pickle asks for."""
        if module.partition(".")[0] not in TRUSTED:
            raise pickle.UnpicklingError(f"not a part of the program: {module}.{name}")
        return super().find_class(module, name)


def receive(stream: IO[bytes]) -> Any:
    """Return the next message; wait for it.

    Raises
    ------
    EOFError
        When the other end is closed.
    """
    return _Reader(stream).load()


def survives(value: object) -> bool:
    """Return whether ``value`` can be sent, and read at the other end."""
    try:
        receive(io.BytesIO(pickle.dumps(value)))
    except Exception:  # what a class does when it is copied is its own affair
        return False
    return True


class Sender:
    """Puts messages into a pipe, from any thread.

    Parameters
    ----------
    stream : file
        The end that is written to.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._turn = threading.Lock()

    def send(self, *message: object) -> None:
        """Send a message whole, or not at all if it cannot be written down.

        Raises
        ------
        OSError
            When the other end is closed.
        """
        written = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        with self._turn:
            self._stream.write(written)
            self._stream.flush()
