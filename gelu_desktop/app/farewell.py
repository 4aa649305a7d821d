"""What the window says for a few seconds before an audience: how that ends."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QMainWindow

from gelu_desktop.widgets.magnification import pixels

SHOWN_MS = 4000
MARGIN = 16


class Farewell(QLabel):
    """A quiet sentence at the lower edge of a window, which no click meets.

    Parameters
    ----------
    window : QMainWindow
        The window.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        self.setObjectName("farewell")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def begin(self) -> None:
        """Appear for a few seconds."""
        self.setText(self.tr("Escape ends the presentation"))
        self.show()
        self.place()
        self._timer.start()

    def place(self) -> None:
        """Stand in the middle of the lower edge."""
        self.adjustSize()
        room = self._window.rect()
        left = (room.width() - self.width()) // 2
        self.move(left, room.height() - self.height() - pixels(MARGIN))
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay at the edge: the full screen comes a moment later."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Count no more."""
        super().hideEvent(event)
        self._timer.stop()
