"""What the window says where all its panels are closed: how they come back."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.widgets.dock import Dock


class EmptyHint(QWidget):
    """A calm sentence in the middle of a window without panels, and a button.

    Parameters
    ----------
    window : QMainWindow
        The window.
    """

    reset_requested = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._docks: Mapping[str, Dock] = {}
        self._text = QLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setWordWrap(True)
        self._text.setProperty("role", "muted")
        self.button = QPushButton()
        self.button.clicked.connect(self.reset_requested)
        column = QVBoxLayout(self)
        column.setSpacing(14)
        column.addStretch(1)
        column.addWidget(self._text)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._appear)
        window.installEventFilter(self)
        self.hide()

    def watch(self, docks: Mapping[str, Dock]) -> None:
        """Look after new ``docks``, and speak the language of now."""
        self._docks = docks
        self._text.setText(
            self.tr("All panels are closed. View > Panels brings each of them back.")
        )
        self.button.setText(self.tr("Reset layout"))
        for dock in docks.values():
            dock.visibilityChanged.connect(self._timer.start)
            dock.topLevelChanged.connect(self._timer.start)
        self._timer.start()

    def _appear(self) -> None:
        empty = all(dock.isHidden() or dock.isFloating() for dock in self._docks.values())
        if empty:
            self._fill()
            self.raise_()
        self.setVisible(empty)

    def _fill(self) -> None:
        """Cover what is between the menu bar and the status bar."""
        room = self._window.rect()
        if (bar := self._window.menuBar()).isVisible():
            room.setTop(bar.geometry().bottom() + 1)
        if (status := self._window.statusBar()).isVisible():
            room.setBottom(status.geometry().top() - 1)
        self.setGeometry(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the window filled."""
        if watched is self._window and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fill()
        return False
