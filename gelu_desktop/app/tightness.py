"""A window that large text would make larger than the screen: its plots become tabs meanwhile."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QCoreApplication, QSize
from PySide6.QtWidgets import QMainWindow

from gelu_desktop.app.layout import VERSION, available, crowded, pile
from gelu_desktop.widgets.dock import Dock
from gelu_desktop.widgets.magnification import magnification


class Tightness:
    """Keeps the window within the screen, and knows what it was before.

    Parameters
    ----------
    window : QMainWindow
        The window with the docks.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._before: QByteArray | None = None
        self._wanted = self._given = QSize()

    def settle(self, docks: Mapping[str, Dock], size: QSize) -> None:
        """Find room for docks that were just made.

        Where the text is larger than usual all panels are made first: one behind a tab may need
        more room than those in sight.

        Parameters
        ----------
        docks : mapping of str to Dock
            The panels.
        size : QSize
            How large the window was before.
        """
        if magnification() > 1.0:
            for dock in docks.values():
                dock.fill()
        if self._before is not None and not crowded():
            self._window.restoreState(self._before, VERSION)
            self._before = None
        if not self._fits():
            if self._before is None:
                self._before = self._window.saveState(VERSION)
            pile(self._window, docks)
        if not self._window.isMaximized() and not self._window.isFullScreen():
            self._wanted = self._wanted if size == self._given else size
            self._window.resize(self._wanted)
            self._given = self._window.size()

    def forget(self) -> None:
        """Have nothing to come back to: the person has arranged the docks anew."""
        self._before = None

    def _fits(self) -> bool:
        QCoreApplication.sendPostedEvents()
        if (layout := self._window.layout()) is not None:
            layout.activate()
        least, room = self._window.minimumSizeHint(), available()
        return least.width() <= room.width() and least.height() <= room.height()
