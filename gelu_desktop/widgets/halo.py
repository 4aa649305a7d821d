"""A quiet frame around a part of a panel that a guide points at."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QScrollArea, QWidget

from gelu_desktop.widgets.theme import Theme

REACH, ROUND, LINE = 5, 5.0, 2.0
_SHOWN = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


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
        holder, between = (target, []) if inside else _roomy(target)
        super().__init__(holder)
        self.target, self._holder = target, holder
        self._theme, self._inside = theme, inside
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for widget in (target, *between):
            widget.installEventFilter(self)
        self._follow()
        self.setVisible(not target.isHidden())

    def _follow(self) -> None:
        rect = self.target.rect()
        if not self._inside:
            rect = _around(self.target, self._holder)
        self.setGeometry(rect)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay around the target."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._follow()
        elif watched is self.target and event.type() in _SHOWN:
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


def _roomy(target: QWidget) -> tuple[QWidget, list[QWidget]]:
    """Return the nearest widget around ``target`` with room for the frame, and those between."""
    holder, between = target.parentWidget() or target, []
    while not holder.rect().contains(_around(target, holder)):
        outer = holder.parentWidget()
        if outer is None or isinstance(outer, QScrollArea | QDockWidget):
            break
        between.append(holder)
        holder = outer
    return holder, between


def _around(target: QWidget, holder: QWidget) -> QRect:
    corner = target.mapTo(holder, target.rect().topLeft())
    return QRect(corner, target.size()).adjusted(-REACH, -REACH, REACH, REACH)
