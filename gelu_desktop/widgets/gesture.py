"""When a person's gesture ends: at once, or when a wheel or a key has been still for a moment.

X11 repeats a held key as releases and presses, which Qt cannot always tell from real ones.
"""

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

PAUSE_MS = 400
LATE_MS = 100  # that a second click may come after its interval, on a busy machine


def after_click() -> int:
    """Return how long after a click its gesture stays open, in milliseconds."""
    return max(PAUSE_MS, QGuiApplication.styleHints().mouseDoubleClickInterval() + LATE_MS)


def release_button(widget: QWidget) -> None:
    """End a drag of a widget that does not expect its end, as if the left button were released."""
    at, none = QPointF(), Qt.MouseButton.NoButton
    left, bare = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    release = QEvent.Type.MouseButtonRelease
    QApplication.sendEvent(widget, QMouseEvent(release, at, at, left, none, bare))


class Gesture(QObject):
    """A run of changes that belong together; a person is at one of them at a time.

    Parameters
    ----------
    parent : QObject
        The control that is moved.
    """

    ended = Signal()
    _present: ClassVar["Gesture | None"] = None

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._open = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.end)

    def touch(self) -> None:
        """Begin the gesture, or go on with it; another one is over then."""
        other, Gesture._present = Gesture._present, self
        if other is not None and other is not self and isValid(other):
            other.end()
        self._timer.stop()
        self._open = True

    def end_soon(self, pause: int | None = None) -> None:
        """End the gesture unless it goes on within ``pause`` milliseconds."""
        if self._open:
            self._timer.start(PAUSE_MS if pause is None else pause)

    def end(self) -> None:
        """End the gesture if there is one."""
        self._timer.stop()
        if self._open:
            self._open = False
            self.ended.emit()
