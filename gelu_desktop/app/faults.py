"""A fault shows one notice and keeps the program alive.

Whatever was not caught ends here: in a slot, while painting, in a thread, in a destructor. It is
logged, counted and shown once; a fault that repeats at every frame neither floods the log nor
opens a second notice.
"""

import datetime
import platform
import sys
import threading
import time
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.app.files import Files
from gelu_desktop.app.interrupts import Interrupts
from gelu_desktop.app.log import LOGGER, log_path, start_log
from gelu_desktop.app.lost_display import LostDisplay
from gelu_desktop.app.versions import versions

QUIET_S = 10.0


class Desktop(Protocol):
    """The window and the work, as far as a fault concerns them."""

    @property
    def window(self) -> QWidget:
        """The window."""

    @property
    def files(self) -> Files:
        """The work."""

    def end(self) -> None:
        """Close the window without a question."""


@dataclass
class Fault:
    """One fault, however often it happened.

    Attributes
    ----------
    trace : str
        The traceback.
    first : datetime
        When it first happened.
    count : int
        How often it happened.
    last : float
        When it last mattered, on the monotonic clock.
    """

    trace: str
    first: datetime.datetime
    count: int = 0
    last: float = float("-inf")

    def report(self) -> str:
        """Return the text that a person may copy and send."""
        lines = [f"{name} {version}" for name, version in versions().items()]
        lines += [f"{platform.platform()}", f"Log: {log_path()}"]
        lines += [f"First {self.first:%Y-%m-%d %H:%M:%S}, {self.count} in all", "", self.trace]
        return "\n".join(lines)


class Faults(QObject):
    """Takes what was not caught.

    Parameters
    ----------
    app : QApplication
        The application, which Quit ends.
    desktop : Desktop
        The window over which the notice is shown, and the work.
    """

    raised = Signal(object)

    def __init__(self, app: QApplication, desktop: Desktop) -> None:
        super().__init__(app)
        self._app = app
        self._desktop = desktop
        self._known: dict[str, Fault] = {}
        self._shown: Fault | None = None
        self.dialog: FaultDialog | None = None
        # Queued: a notice must not open in the middle of painting, nor in another thread.
        self.raised.connect(self._on_self_raised, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread
        sys.unraisablehook = self._take_unraisable

    def uninstall(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _take(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._app.exit(130)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        fault = self._known.setdefault(text, Fault(text, datetime.datetime.now()))
        fault.count += 1
        if fault.count.bit_count() == 1:
            LOGGER.error("fault, %d in all\n%s", fault.count, text)
        if fault.count == 1 and sys.stderr is not None:
            sys.stderr.write(text)
        self.raised.emit(fault)

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _take_unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_self_raised(self, fault: Fault) -> None:
        """Show the fault, unless a notice is open or this fault was shown a moment ago."""
        now = time.monotonic()
        quiet, fault.last = now - fault.last > QUIET_S, now
        if self.dialog is not None:
            self.dialog.count_up()
        elif quiet:
            self._show(fault)

    def _show(self, fault: Fault) -> None:
        self._shown = fault
        kept = self._desktop.files.recovery.keep()
        self.dialog = FaultDialog(fault.report(), self._desktop.window, kept)
        self.dialog.finished.connect(self._on_dialog_finished)
        self.dialog.quit_chosen.connect(self._on_dialog_quit_chosen)
        self.dialog.save_chosen.connect(self._desktop.files.save)
        self.dialog.open()

    def _on_dialog_finished(self) -> None:
        if self._shown is not None:
            self._shown.last = time.monotonic()
        self.dialog = self._shown = None

    def _on_dialog_quit_chosen(self) -> None:
        self._desktop.end()
        self._app.exit(1)


def install_fault_notice(app: QApplication, desktop: Desktop) -> Faults:
    """Take all faults from now on, write the log, and end properly at a signal or without display.

    Parameters
    ----------
    app : QApplication
        The application.
    desktop : Desktop
        The window and the work.
    """
    start_log()
    Interrupts(app, desktop.end)
    LostDisplay(app, desktop.files.recovery.keep)
    return Faults(app, desktop)
