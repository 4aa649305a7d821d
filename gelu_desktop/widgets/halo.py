"""A quiet frame around a part of a panel that a guide points at."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gelu_desktop.widgets.theme import Theme

REACH, ROUND, LINE = 4, 5.0, 2.0


class Halo(QWidget):
    """The frame: it follows its target, and lets the mouse through.

    Parameters
    ----------
    target : QWidget
        What it is drawn around; the frame lies inside where there is no room outside.
    theme : Theme
        The colours.
    inside : bool
        Whether it lies inside of the target: around a whole panel there is no room.
    """

    def __init__(self, target: QWidget, theme: Theme, inside: bool) -> None:
        holder = target if inside else target.parentWidget() or target
        super().__init__(holder)
        self.target, self._holder = target, holder
        self._theme, self._inside = theme, inside
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self._follow()
        self.setVisible(not target.isHidden())

    def _follow(self) -> None:
        rect = self.target.rect()
        if not self._inside:
            rect = self.target.geometry().adjusted(-REACH, -REACH, REACH, REACH)
            rect = rect.intersected(self._holder.rect())
        self.setGeometry(rect)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay around the target."""
        if watched is not self.target:
            return False
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._follow()
        elif event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(event.type() == QEvent.Type.ShowToParent)
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.colour("accent"), LINE))
            edge = LINE / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), ROUND, ROUND
            )
