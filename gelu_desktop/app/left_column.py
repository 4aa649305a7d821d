"""The columns at the sides keep their widths: room that is won or lost is the plots'."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from gelu_desktop.app.layout import (
    COLUMN,
    COLUMN_WIDTH,
    GUIDE,
    GUIDE_WIDTH,
    keep_column,
    name_tabs,
    stands,
    stands_beside,
)
from gelu_desktop.widgets.dock import Dock
from gelu_desktop.widgets.magnification import magnification, pixels

SHARE_MIN, SHARE_MAX = 0.2, 0.45


class Column(QObject):
    """Remembers how wide the person made the left column and the guide, and brings it back.

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
        self.width, self.guide = width, GUIDE_WIDTH
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
        docks[GUIDE].resized.connect(self._on_guide_resized)
        for dock in docks.values():
            dock.visibilityChanged.connect(self._on_dock_visibility_changed)

    def reset(self) -> None:
        """Have the width of the first start."""
        self.width, self.guide = COLUMN_WIDTH, GUIDE_WIDTH

    def settle(self) -> None:
        """Bring the widths back, in a window of another size or with other panels."""
        name_tabs(self._window)
        self._settled = self._window.size()
        if self._docks:
            wanted = self._wanted(self.width), self._wanted(self.guide)
            if wanted != (self._docks["controls"].width(), self._docks[GUIDE].width()):
                keep_column(self._window, self._docks, *wanted)

    def _wanted(self, width: int) -> int:
        """Return a width with the text of now; large text leaves more than half to the plots."""
        if self.narrow and width == self.width:
            docks = (self._docks["controls"], self._docks["formula"])
            standing = (dock for dock in docks if stands(self._window, dock, COLUMN))
            least = max((dock.minimumSizeHint().width() for dock in standing), default=0)
            share = max(least, round(SHARE_MIN * self._window.width()))
            return min(pixels(self.width), share)
        if magnification() == 1.0:
            return width
        return min(pixels(width), round(SHARE_MAX * self._window.width()))

    def _on_controls_resized(self, width: int) -> None:
        """Remember what a hand did, not what panels do that come or go."""
        if self._by_hand and stands(self._window, self._docks["controls"], COLUMN):
            self.width = round(width / magnification())

    def _on_guide_resized(self, width: int) -> None:
        if self._by_hand and stands_beside(self._window, self._docks):
            self.guide = round(width / magnification())

    @property
    def _by_hand(self) -> bool:
        """Whether a hand is moving something, in a window of the same size."""
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        return pressed and self._window.size() == self._settled

    def _on_dock_visibility_changed(self) -> None:
        self._timer.start()
