"""When a person's gesture ends: at once, or when a wheel has stood still for a moment."""

from PySide6.QtCore import QObject, QTimer, Signal

PAUSE_MS = 400


class Gesture(QObject):
    """A run of changes that belong together.

    Parameters
    ----------
    parent : QObject
        The control that is moved.
    """

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.end)

    def touch(self) -> None:
        """Begin the gesture, or go on with it."""
        self._open = True

    def end_soon(self) -> None:
        """End the gesture unless it goes on within a moment."""
        if self._open:
            self._timer.start()

    def end(self) -> None:
        """End the gesture if there is one."""
        self._timer.stop()
        if self._open:
            self._open = False
            self.ended.emit()
