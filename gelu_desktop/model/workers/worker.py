"""A worker as the program sees it: a process behind two pipes."""

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

from gelu_desktop.model.workers.task import Task
from gelu_desktop.model.workers.wire import Sender, receive

AS_WORKER = "--as-worker"
"""The argument that makes a process of this program a worker."""

_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
_PATIENCE_S = 2.0

Listener = Callable[[str, Any], None]


class Worker:
    """A process that does tasks.

    Parameters
    ----------
    niceness : int
        By how much other programs come first.

    Raises
    ------
    OSError
        When the system gives no process.
    """

    def __init__(self, niceness: int) -> None:
        self.process = subprocess.Popen(
            command(niceness),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=_environment(),
            **_apart(niceness),
        )
        assert self.process.stdin is not None
        self._sender = Sender(self.process.stdin)
        self._listeners: dict[int, Listener] = {}
        self._count = 0
        self._turn = threading.Lock()
        self._alive = True
        self._thread = threading.Thread(target=self._listen, daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:
            self._end()
            raise OSError("no thread to listen") from error

    @property
    def alive(self) -> bool:
        """Whether it can take tasks."""
        return self._alive

    def begin(self, task: Task, held: bool, listener: Listener) -> int:
        """Give it a task, beside those it has.

        Parameters
        ----------
        task : Task
            What is to be done.
        held : bool
            Whether it is to wait before it begins.
        listener : callable
            Called on a thread: ``"told"`` with what the task tells, and once, at the end,
            ``"done"`` with the answer, ``"failed"`` with the error, or ``"gone"``.

        Returns
        -------
        int
            The number of the task, for `pull`.
        """
        with self._turn:
            self._count += 1
            number, taken = self._count, self._alive
            if taken:
                self._listeners[number] = listener
        if taken:
            self.pull(number, "begin", (task, held))
        else:
            listener("gone", None)
        return number

    def pull(self, number: int, what: str, value: object = None) -> None:
        """Hold a task, let it go on, or stop it; say nothing if the worker is gone."""
        if what == "stop":
            self._listeners.pop(number, None)
        with contextlib.suppress(OSError, ValueError):  # closed meanwhile
            self._sender.send(number, what, value)

    def close(self) -> None:
        """End the process now; it has nothing that could get lost."""
        self.process.kill()
        if threading.current_thread() is not self._thread:
            self._thread.join(_PATIENCE_S)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(Exception):  # its end, in whatever way
            while True:
                number, what, value = receive(self.process.stdout)
                if what == "told":
                    listener = self._listeners.get(number)
                else:
                    listener = self._listeners.pop(number, None)
                if listener is not None:
                    listener(what, value)
                del listener, value
        self._end()

    def _end(self) -> None:
        with self._turn:
            self._alive = False
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        self._lose()

    def _lose(self) -> None:
        while self._listeners:
            with contextlib.suppress(KeyError):
                self._listeners.popitem()[1]("gone", None)


def command(niceness: int) -> list[str]:
    """Return the command that starts a worker."""
    program = [sys.executable]
    if not getattr(sys, "frozen", False):
        program += ["-P", "-m", "gelu_desktop"]
    return [*program, AS_WORKER, str(niceness)]


def _environment() -> dict[str, str]:
    """Return the environment of a worker: it finds the same modules, and has one core.

    Unless the program itself was given more: the same number of threads gives the same digits.
    """
    path = os.pathsep.join(filter(None, sys.path))
    frozen = getattr(sys, "frozen", False)
    return {
        **dict.fromkeys(_ONE_THREAD, "1"),
        **os.environ,
        **({} if frozen else {"PYTHONPATH": path}),
    }


def _apart(niceness: int) -> dict[str, Any]:
    """Return what keeps a worker out of the terminal's sight, and behind the window."""
    if sys.platform != "win32":
        return {"process_group": 0}
    flags = subprocess.CREATE_NO_WINDOW
    return {"creationflags": flags | (subprocess.BELOW_NORMAL_PRIORITY_CLASS if niceness else 0)}
