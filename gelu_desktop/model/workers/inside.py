"""What a worker does: it takes tasks from its standard input until that is closed.

Each task has a thread of its own, so that no long one lets another wait, and the first thread
always listens: when the program ends, in whatever way, the pipe closes and the worker is gone.
"""

import contextlib
import os
import signal
import sys
import threading
from typing import Any

from gelu_desktop.model.workers.task import Task
from gelu_desktop.model.workers.wire import Sender, receive, survives


def serve(niceness: int) -> None:
    """Work until the other end closes the pipe, and end the process.

    Parameters
    ----------
    niceness : int
        By how much other programs come first, where the system knows that.
    """
    if sys.stdin is None or sys.stdout is None:
        os._exit(1)
    inward, sender = sys.stdin.buffer, Sender(sys.stdout.buffer)
    sys.stdout = sys.stderr  # what is printed must not get among the messages
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(niceness)
    desk = _Desk(sender)
    code = 1  # what cannot be read or begun ends the worker, and the program does it itself
    with contextlib.suppress(EOFError):
        try:
            while True:
                desk.take(*receive(inward))
        except EOFError:
            code = 0
        except BaseException:  # no words: whoever asked notices, and has another way
            code = 1
    os._exit(code)


class _Desk:
    """The tasks that are under way."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender
        self._reins: dict[int, _Rein] = {}

    def take(self, number: int, what: str, value: Any) -> None:
        """Do what a message asks."""
        if what == "begin":
            task, held = value
            rein = self._reins[number] = _Rein(held)
            threading.Thread(target=self._do, args=(number, task, rein), daemon=True).start()
        elif (found := self._reins.get(number)) is not None:
            found.pull(what, value)

    def _do(self, number: int, task: Task, rein: "_Rein") -> None:
        def tell(value: object) -> None:
            self._sender.send(number, "told", value)

        try:
            answer = task.run(tell, rein.stopped)
            self._sender.send(number, "done", answer)
        except OSError:
            os._exit(1)  # nobody listens any more
        except BaseException as error:
            self._fail(number, error)
        finally:
            del self._reins[number]

    def _fail(self, number: int, error: BaseException) -> None:
        if not survives(error):
            error = RuntimeError(str(error) or type(error).__name__)
        try:
            self._sender.send(number, "failed", error)
        except OSError:
            os._exit(1)


class _Rein:
    """Holds a task, or stops it."""

    def __init__(self, held: bool) -> None:
        self._stop = False
        self._going = threading.Event()
        self.pull("hold", held)

    def pull(self, what: str, value: bool) -> None:
        """Hold it, let it go on, or stop it for ever."""
        self._stop = self._stop or what == "stop"
        if self._stop or not value:
            self._going.set()
        else:
            self._going.clear()

    def stopped(self) -> bool:
        """Return whether to stop, as soon as it is not held."""
        self._going.wait()
        return self._stop
