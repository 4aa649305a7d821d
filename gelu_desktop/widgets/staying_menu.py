"""A menu of ticks that stays open while several are set."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StayingMenu(QMenu):
    """A menu whose ticks do not close it; Escape or a click beside it does."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Set the tick below the pointer."""
        if not self._tick(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set the tick that is marked."""
        if event.key() not in _KEYS or not self._tick(self.activeAction()):
            super().keyPressEvent(event)

    def _tick(self, action: QAction | None) -> bool:
        if action is None or not action.isCheckable() or not action.isEnabled():
            return False
        action.trigger()
        return True
