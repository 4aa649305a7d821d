"""The window from its start to its end: an empty one first, then what is in it."""

import gc
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import messages
from gelu_desktop.app.application import chosen_theme, create_application, settings_path
from gelu_desktop.app.layout import first_geometry
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.remembered import text_size
from gelu_desktop.app.settings_file import open_settings
from gelu_desktop.widgets.magnification import magnify
from gelu_desktop.widgets.theme import palette

NOTICE_MS = 20_000
PATIENCE_MS = 500  # for a window that the system shows late, or never


class Painted(QObject):
    """Waits until a window has been painted for the first time.

    Parameters
    ----------
    window : MainWindow
        The window, which is shown already or will be.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._loop = QEventLoop(self)
        window.installEventFilter(self)

    def wait(self) -> None:
        """Return once it is painted, or when that takes too long."""
        QTimer.singleShot(PATIENCE_MS, self._loop, self._loop.quit)
        self._loop.exec()
        self.deleteLater()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look for the first painting; what is under way ends before the loop does."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._loop, self._loop.quit)
        return False


def shown_empty(app: QApplication, kept: QSettings) -> MainWindow:
    """Return a window that has its place and its colours, has been painted, and is empty."""
    magnify(app, text_size(kept) / 100)  # before there is a menu bar, which would stay small
    window = MainWindow(None, kept)
    first_geometry(window, kept)
    app.setPalette(palette(chosen_theme(kept)))
    painted = Painted(window)
    window.show()
    painted.wait()
    return window


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
    window = shown_empty(app, kept)
    if not window.isVisible():
        return 0
    # All that is large is loaded now, while the window is there to be seen.
    from gelu_desktop.app.desktop import Desktop
    from gelu_desktop.app.faults import install_fault_notice
    from gelu_desktop.model.library import Library
    from gelu_desktop.session import Session

    gc.freeze()  # modules: none of them will ever be garbage
    session = Session(library=Library(settings_path().with_name("formulas.json")))
    desktop = Desktop(app, session, kept, window)
    install_fault_notice(app, desktop)
    gc.enable()
    QTimer.singleShot(0, window, lambda: desktop.begin(file))
    if notice := opened.notice(QCoreApplication.translate):
        window.statusBar().showMessage(notice, NOTICE_MS)
    return QGuiApplication.exec()
