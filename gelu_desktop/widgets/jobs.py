"""Long work on a thread, while the window stays alive.

Work is numbered: when newer work begins, or the owner goes, what the older still says is dropped.
Panels begin work, so this stands below them and not in the application.
"""

import contextlib
import itertools
import sys
import threading
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

Progress = Callable[[float], None]
Cancelled = Callable[[], bool]
Work = Callable[[Progress, Cancelled], Any]

PATIENCE_S = 0.8
TURN_S = 0.0005
"""How long the window waits for its turn while a thread runs Python: Python's own 5 ms, many times
a frame, are more than a frame has."""

_NUMBERS = itertools.count(1)


class WorkError(Exception):
    """Why work failed, in a part of a sentence for a person."""


class Jobs(QObject):
    """One piece of work at a time.

    Parameters
    ----------
    parent : QObject
        The owner; when it goes, its work is cancelled.

    Attributes
    ----------
    about : object
        What the work is about that was begun last, as `start` was told; None once it is cancelled.
    fault : Exception, optional
        Why it failed, if it did.
    last : tuple, optional
        What the last work was about that came to its end, and its answer.
    """

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._brake = _Brake()
        self._thread: threading.Thread | None = None
        self.about: Any = None
        self.fault: Exception | None = None
        self.last: tuple[Any, Any] | None = None
        # Partial, for Qt holds that itself: this wrapper may go before the object does.
        self.destroyed.connect(partial(_Brake.pull, self._brake))
        _voice().said.connect(self._on_voice_said, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether work is under way whose answer is still wanted."""
        return self._thread is not None

    def start(self, work: Work, about: object = None) -> None:
        """Begin ``work`` on a thread of its own; older work becomes stale.

        Parameters
        ----------
        work : callable
            Takes a function to tell the share that is done, 0 to 1, and one that says whether to
            stop; what it returns comes back by `done`, what it raises by `failed`. It must not
            touch widgets, nor hold any: what the thread lets go last is destroyed on the thread.
        about : object, optional
            Tells whoever looks later what the work is about.
        """
        self.cancel()
        sys.setswitchinterval(TURN_S)
        self.about = about
        self._number = next(_NUMBERS)
        arguments = (_voice(), self._number, work, self._brake.renew())
        self._thread = threading.Thread(target=_run, args=arguments, daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:  # the system has no memory, or no thread, left to give
            _voice().said.emit(self._number, "failed", error)

    def cancel(self) -> None:
        """Ask the work to stop, and drop whatever it still says."""
        self._brake.pull()
        self._number = 0
        self._thread = None
        self.about = self.fault = None

    def stop(self) -> None:
        """Cancel, and wait until the thread has ended."""
        thread = self._thread
        self.cancel()
        if thread is not None and thread.ident is not None:
            thread.join(PATIENCE_S)

    def _on_voice_said(self, number: int, what: str, value: Any) -> None:
        if number != self._number:
            return
        if what == "progressed":
            self.progressed.emit(value)
            return
        self._thread = None
        self._number = 0
        if what == "done":
            self.last = self.about, value
            self.done.emit(value)
        else:
            self.fault = _told(value)
            self.failed.emit(self.fault)


class _Voice(QObject):
    """Speaks for all threads; it is never destroyed, least of all by one of them."""

    said = Signal(int, str, object)


class _Brake:
    """Stops the work; it outlives the owner, whose end pulls it."""

    def __init__(self) -> None:
        self._stop = threading.Event()

    def renew(self) -> threading.Event:
        """Return the event that stops the next work."""
        self._stop = threading.Event()
        return self._stop

    def pull(self) -> None:
        """Ask the work to stop."""
        self._stop.set()


def _told(error: BaseException) -> Exception:
    """Return an error that says something to a person, where ``error`` does not."""
    if isinstance(error, MemoryError):
        return WorkError(QCoreApplication.translate("Jobs", "there is not enough memory"))
    if isinstance(error, Exception) and str(error):
        return error
    text = QCoreApplication.translate("Jobs", "the work ended without an answer ({kind})")
    return WorkError(text.format(kind=type(error).__name__))


@cache
def _voice() -> _Voice:
    return _Voice()


def _run(voice: _Voice, number: int, work: Work, stop: threading.Event) -> None:
    """Do the work; a function, so that the thread holds nothing that belongs to a window."""

    def tell(what: str, value: object) -> None:
        # At the end of the program Qt takes every object away, and nobody listens.
        with contextlib.suppress(RuntimeError):
            if not stop.is_set():
                voice.said.emit(number, what, value)

    try:
        tell("done", work(lambda share: tell("progressed", share), stop.is_set))
    except BaseException as error:  # whatever ends the thread, somebody waits for its answer
        tell("failed", error)
