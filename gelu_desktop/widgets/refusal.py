"""A short notice under a control that says why it kept its old value."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.speech import announce

SHOWN_MS = 8000
_WIDTH = 260
_MARGIN = 4


class Refusal(QLabel):
    """The notice: it goes away after a while, with a click, and when its control moves away.

    Parameters
    ----------
    control : QWidget
        The one that refuses.
    """

    gone = Signal()

    def __init__(self, control: QWidget) -> None:
        super().__init__(control.window())
        self._control = control
        self.setProperty("role", "refusal")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        control.destroyed.connect(self.deleteLater)
        control.installEventFilter(self)
        self._follow_scrolling()

    def _follow_scrolling(self) -> None:
        widget = self._control.parentWidget()
        while widget is not None:
            if isinstance(widget, QAbstractScrollArea):
                widget.verticalScrollBar().valueChanged.connect(self.hide)
            widget = widget.parentWidget()

    def say(self, reason: str) -> None:
        """Show ``reason``, a sentence in the person's language."""
        self.setText(reason)
        if self.parentWidget() is not self._control.window():
            self.setParent(self._control.window())
        self.ensurePolished()
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        announce(self._control, reason, urgent=True)

    def _place(self) -> None:
        """Stand under the control, or above it where there is no room, inside the window."""
        window, control = self._control.window(), self._control
        width = min(max(control.width(), pixels(_WIDTH)), window.width() - 2 * _MARGIN)
        self.resize(width, self.heightForWidth(width))
        corner = control.mapTo(window, QPoint(0, control.height() + _MARGIN))
        if corner.y() + self.height() > window.height():
            corner.setY(corner.y() - control.height() - self.height() - 2 * _MARGIN)
        corner.setX(max(_MARGIN, min(corner.x(), window.width() - width - _MARGIN)))
        self.move(corner)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        event.accept()
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no timer running."""
        self._timer.stop()
        self.gone.emit()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go away when the control does."""
        gone = (QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
        if watched is self._control and event.type() in gone:
            self.hide()
        return False
