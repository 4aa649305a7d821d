"""Where Tab goes, and a frame around what has the focus and does not show it by itself."""

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSplitter,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)
from shiboken6 import delete, isValid

LINE = 2


def stops(panel: QWidget) -> list[QWidget]:
    """Return what Tab comes to in a panel, in the order of its layouts."""
    return [each for each in leaves(panel) if each.isVisible() and each.isEnabled()]


def first_to_focus(panel: QWidget) -> QWidget:
    """Return what Tab comes to first in a panel, or the panel itself."""
    return next(iter(stops(panel)), panel)


def put_in_order(content: QWidget, first: QWidget | None = None) -> None:
    """Let Tab go through ``content`` as one reads it, whenever its widgets were made.

    Parameters
    ----------
    content : QWidget
        Whose widgets are put in order.
    first : QWidget, optional
        The one of them where Tab enters now: it is not always the first to be read.
    """
    order = list(leaves(content))
    if first is not None and first is not order[0]:
        QWidget.setTabOrder(first, order[0])
        QWidget.setTabOrder(order[0], first)
    for before, after in itertools.pairwise(order):
        QWidget.setTabOrder(before, after)


def leaves(content: QWidget) -> Iterator[QWidget]:
    """Yield what takes the focus, or passes it on, in the order of the layouts around it.

    Qt could be asked for the chain of the focus itself, but the Python objects that it is asked for
    one after the other become invalid together.
    """
    layout = content.layout()
    if layout is not None and not isinstance(content, QTabWidget):
        yield from _parts(layout)
        return
    for part in _held(content):
        yield from leaves(part)
    if content.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(content, QTabWidget):
        yield content


def _held(holder: QWidget) -> list[QWidget]:
    """Return what stands in a widget that lays its parts out without a layout."""
    held: list[QWidget | None] = []
    match holder:
        case QScrollArea():
            held = [holder.widget()]
        case QTabWidget():
            held = [holder.tabBar(), holder.currentWidget()]
        case QSplitter():
            held = [holder.widget(index) for index in range(holder.count())]
    return [part for part in held if part is not None]


def _parts(layout: QLayout) -> Iterator[QWidget]:
    for index in range(layout.count()):
        item = layout.itemAt(index)
        assert item is not None
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from leaves(widget)
        elif inner is not None:
            yield from _parts(inner)


class FocusFrames(QObject):
    """Shows where the keyboard is: on plots, areas that scroll, lists, tabs and small buttons.

    What was clicked has no frame: the person knows where that is.

    Parameters
    ----------
    parent : QObject
        The owner.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._frame: FocusFrame | None = None
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    def _on_app_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # At once, not later: a row of tabs is Qt's own, and nothing but the frame holds its object
        # in Python. The two would be garbage, collected at any time, also while Qt paints them.
        if self._frame is not None and isValid(self._frame):
            delete(self._frame)
        self._frame = None
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not pressed and _plain(now):
            self._frame = FocusFrame(now)
            self._frame.show()


def _plain(widget: QWidget) -> bool:
    """Return whether a widget looks the same with the focus as without it."""
    kinds = (QAbstractScrollArea, QLabel, QTabBar, QToolButton)
    return isinstance(widget, kinds) and not isinstance(widget, QPlainTextEdit | QLineEdit)


class FocusFrame(QWidget):
    """A frame inside the edge of a widget; it lets the mouse through.

    Parameters
    ----------
    target : QWidget
        What has the focus.
    """

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        self._target = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        rect = self._target.rect()
        self.setGeometry(rect)
        inner = rect.adjusted(LINE, LINE, -LINE, -LINE)
        # Without the middle: what moves there is painted as fast as before.
        self.setMask(QRegion(rect).subtracted(QRegion(inner)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the edge."""
        if watched is self._target and event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame in the colour of choices."""
        with QPainter(self) as painter:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2 * LINE))
            painter.drawRect(self.rect())
