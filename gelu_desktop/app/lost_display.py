"""The display goes away while the window is open: Qt ends the program, but says so before."""

import re
import sys
from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from gelu_desktop.app.log import LOGGER
from gelu_desktop.app.messages import warn

# What the plugins for X11 and Wayland say, after which they leave without any other word.
_LOST = re.compile(r"connection (?:broke|experienced a fatal error)")


class LostDisplay(QObject):
    """Keeps the work when Qt says that the display is gone; other messages go their usual way.

    Parameters
    ----------
    parent : QObject
        The application.
    keep : callable
        Writes the unsaved work; returns whether all of it is on the disk.
    """

    def __init__(self, parent: QObject, keep: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._keep = keep
        self._lost = False
        qInstallMessageHandler(self.hear)

    def hear(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Take a message of Qt."""
        if _LOST.search(text) is None or self._lost:
            if sys.stderr is not None:
                sys.stderr.write(f"{qFormatLogMessage(kind, context, text)}\n")
            return
        self._lost = True
        LOGGER.error("%s", text)
        if self._keep():
            said = QCoreApplication.translate(
                "Faults",
                "The display is gone, and the program ends. Unsaved work is kept: the next start"
                " offers it.",
            )
        else:
            said = QCoreApplication.translate(
                "Faults",
                "The display is gone, and the program ends. Unsaved work could not be kept.",
            )
        warn(f"gelu-desktop: {said}")
