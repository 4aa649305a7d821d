"""Tells when a window that starts is on the screen, and when everything in it is painted."""

import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject, Qt, QTimer

QUIET_MS = int(os.environ.get("BENCH_QUIET_MS", "1200"))
"""A window in which nothing was painted for so long is taken for finished."""

BEATS = 10
"""It has to answer so often meanwhile: one that is busy has not been quiet."""

MARK = QEvent.Type(QEvent.registerEventType())
PAINTING = (QEvent.Type.Paint, QEvent.Type.UpdateRequest)


class Marks(QObject):
    """Watches one window.

    Times are those of the system's monotonic clock, which all processes share.
    """

    def __init__(self, window):
        super().__init__()
        self._shown, self._painted, self._fresh, self._blocked = 0.0, 0.0, False, False
        self._calm = 0
        self._timer = QTimer(self)
        self._timer.setInterval(QUIET_MS // BEATS)
        self._timer.timeout.connect(self._beat)
        window.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() in PAINTING:
            self._fresh = True
            if not self._shown:
                # Handled before all else that is posted, but after the painting that now begins.
                most = Qt.EventPriority.HighEventPriority.value * 1000
                QCoreApplication.postEvent(self, QEvent(MARK), most)
            if not self._blocked:
                self._blocked = True
                QAbstractEventDispatcher.instance().aboutToBlock.connect(self._on_about_to_block)
        return False

    def customEvent(self, _event):
        self._shown = self._shown or time.monotonic()

    def _on_about_to_block(self):
        if self._fresh:
            self._fresh, self._painted, self._calm = False, time.monotonic(), 0
            self._timer.start()

    def _beat(self):
        self._calm += 1
        if self._calm > BEATS:
            self._finish()

    def _finish(self):
        status = Path("/proc/self/status").read_text(encoding="ascii")
        memory = {
            key: int(line.split()[1]) * 1024
            for line in status.splitlines()
            for key in ("VmRSS", "VmHWM")
            if line.startswith(key)
        }
        told = {"shown": self._shown, "painted": self._painted, **memory}
        print(json.dumps(told), flush=True)
        sys.stdout.flush()
        os._exit(0)


def watch(window):
    """Watch a window that is about to be shown, and end the process once it is finished."""
    window.marks = Marks(window)
