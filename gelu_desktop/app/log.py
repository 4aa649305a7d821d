"""The log file: it rotates, and a folder that cannot be written never stops the program."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QStandardPaths

SIZE = 256 * 1024
KEPT = 3
LOGGER = logging.getLogger("gelu_desktop")


class _QuietHandler(RotatingFileHandler):
    """A log file that is given up silently when the disk refuses it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """Leave the person alone: there is nothing they could do about it here."""


def log_path() -> Path:
    """Return where the log is written."""
    state = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(state)) / "gelu-desktop.log"


def start_log() -> logging.Handler | None:
    """Write the log from now on; return its handler, or None where it cannot be written."""
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = _QuietHandler(path, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
    return handler
