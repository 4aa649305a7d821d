"""Ctrl+C in the terminal and the request to end: the window closes properly, and at once."""

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

_SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Interrupts(QObject):
    """Ends the program at a signal of the operating system.

    The event loop of Qt runs no Python code while it waits, so a handler alone would be late
    until the mouse moves. The signal's number arrives through a pair of sockets instead, which
    wakes the loop and costs nothing while it is quiet.

    Parameters
    ----------
    app : QApplication
        The application that ends.
    end : callable
        Closes the window, which must not ask anything.
    """

    def __init__(self, app: QApplication, end: Callable[[], None]) -> None:
        super().__init__(app)
        self._app = app
        self._end = end
        self._inner, self._outer = socket.socketpair()
        self._inner.setblocking(False)
        self._outer.setblocking(False)
        self._notifier = QSocketNotifier(self._inner.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_notifier_activated)
        self._before = [(number, signal.signal(number, _ignore)) for number in _SIGNALS]
        self._wakeup = signal.set_wakeup_fd(self._outer.fileno(), warn_on_full_buffer=False)

    def _on_notifier_activated(self) -> None:
        numbers = self._inner.recv(64)
        if numbers:
            self._end()
            self._app.exit(128 + numbers[0])

    def uninstall(self) -> None:
        """Give the signals back."""
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before:
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._inner.close()
        self._outer.close()


def _ignore(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the number has already gone through the sockets."""
