"""Hears whatever nobody is to hear: exceptions, messages of Qt, warnings, records of the log."""

import logging
import sys
import threading
import traceback
import warnings

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

QUIET = (
    "This plugin does not support propagateSizeHints",
    "This plugin does not support raise",  # the offscreen platform has no stack of windows
    "This plugin does not support grabbing",
    "occurs outside target window",  # a drag that leaves the window, says the tool that drags
)
"""What the platform without a screen says of itself."""


class FoundError(Exception):
    """Something that must not be."""


class Ears(logging.Handler):
    """Keeps what was heard.

    Attributes
    ----------
    heard : list of str
        What it was, each time.
    """

    def __init__(self):
        super().__init__(logging.WARNING)
        self.heard = []
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread
        sys.unraisablehook = self._take_unraisable
        qInstallMessageHandler(self._take_message)
        warnings.simplefilter("error")
        logging.getLogger().addHandler(self)

    def forget(self):
        """Return what was heard so far, and begin anew."""
        heard, self.heard = self.heard, []
        return heard

    def emit(self, record):
        self.heard.append(f"{record.levelname} {record.name}: {record.getMessage()}")

    def _take(self, kind, error, trace):
        self.heard.append("".join(traceback.format_exception(kind, error, trace)))

    def _take_from_thread(self, args):
        if not issubclass(args.exc_type, SystemExit):
            self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _take_unraisable(self, args):
        self._take(args.exc_type, args.exc_value, args.exc_traceback)

    def _take_message(self, kind, _context, text):
        loud = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if loud and not any(quiet in text for quiet in QUIET):
            self.heard.append(f"Qt says: {text}")
