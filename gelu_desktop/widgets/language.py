"""The language in use, for what is written in files of its own rather than translated."""

from PySide6.QtCore import QCoreApplication

KEY = "language"
DEFAULT = "en"


def language() -> str:
    """Return the code of the language that the application speaks, English before it is told."""
    application = QCoreApplication.instance()
    return str((application and application.property(KEY)) or DEFAULT)
