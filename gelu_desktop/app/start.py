"""The window from its start to its end."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication

from gelu_desktop.app import messages
from gelu_desktop.app.application import create_application, settings_path
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.faults import install_fault_notice
from gelu_desktop.app.settings_file import open_settings
from gelu_desktop.model.library import Library
from gelu_desktop.session import Session

NOTICE_MS = 20_000


def run_window(
    language: str | None = None,
    theme: str | None = None,
    file: Path | None = None,
    reset_settings: bool = False,
) -> int:
    """Open the window and run until it is closed.

    Parameters
    ----------
    language, theme : str, optional
        Choices for this run, which are remembered.
    file : pathlib.Path, optional
        A session to open.
    reset_settings : bool
        Whether the settings are put aside first.

    Returns
    -------
    int
        The exit code.
    """
    app = create_application([])
    opened = open_settings(settings_path(), reset_settings)
    kept = opened.kept
    if notice := opened.notice(messages.translate):
        messages.warn(f"gelu-desktop: {notice}")
    for key, choice in (("language", language), ("theme", theme)):
        if choice is not None:
            kept.setValue(key, choice)
    session = Session(library=Library(settings_path().with_name("formulas.json")))
    desktop = Desktop(app, session, kept)
    install_fault_notice(app, desktop)
    desktop.window.show()
    QTimer.singleShot(0, desktop.window, lambda: desktop.begin(file))
    if notice := opened.notice(QCoreApplication.translate):
        desktop.window.statusBar().showMessage(notice, NOTICE_MS)
    return QGuiApplication.exec()
