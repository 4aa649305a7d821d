"""The left column keeps its width: room that is won or lost is the plots'."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from gelu_desktop.app.layout import COLUMN, COLUMN_WIDTH, keep_column, name_tabs, stands
from gelu_desktop.widgets.dock import Dock
from gelu_desktop.widgets.magnification import magnification, pixels

SHARE_MIN, SHARE_MAX = 0.2, 0.45


class Column(QObject):
    """Remembers how wide the person made the column, and brings it back.

    Parameters
    ----------
    window : QMainWindow
        The window with the docks.
    width : int
        How wide the column was, with text of the system's size.

    Attributes
    ----------
    narrow : bool
        Whether it is only as wide as its panels need, if that is less.
    """

    def __init__(self, window: QMainWindow, width: int) -> None:
        super().__init__(window)
        self.width = width
        self.narrow = False
        self._window = window
        self._docks: Mapping[str, Dock] = {}
        self._settled = QSize()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.settle)

    def watch(self, docks: Mapping[str, Dock]) -> None:
        """Look after new ``docks``."""
        self._docks = docks
        docks["controls"].resized.connect(self._on_controls_resized)
        for dock in docks.values():
            dock.visibilityChanged.connect(self._on_dock_visibility_changed)

    def reset(self) -> None:
        """Have the width of the first start."""
        self.width = COLUMN_WIDTH

    def settle(self) -> None:
        """Bring the width back, in a window of another size or with other panels."""
        name_tabs(self._window)
        self._settled = self._window.size()
        wanted = self._wanted
        if self._docks and self._docks["controls"].width() != wanted:
            keep_column(self._window, self._docks, wanted)

    @property
    def _wanted(self) -> int:
        """The width with the text of now; large text leaves more than half to the plots."""
        if self.narrow:
            docks = (self._docks["controls"], self._docks["formula"])
            standing = (dock for dock in docks if stands(self._window, dock, COLUMN))
            least = max((dock.minimumSizeHint().width() for dock in standing), default=0)
            share = max(least, round(SHARE_MIN * self._window.width()))
            return min(pixels(self.width), share)
        if magnification() == 1.0:
            return self.width
        return min(pixels(self.width), round(SHARE_MAX * self._window.width()))

    def _on_controls_resized(self, width: int) -> None:
        """Remember what a hand did, not what panels do that come or go."""
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        standing = stands(self._window, self._docks["controls"], COLUMN)
        if pressed and standing and self._window.size() == self._settled:
            self.width = round(width / magnification())

    def _on_dock_visibility_changed(self) -> None:
        self._timer.start()
