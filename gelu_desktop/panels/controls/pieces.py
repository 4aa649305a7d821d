"""What the sections of the controls have in common."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.widgets.magnification import magnification
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tick import Tick

SWATCH, LONG_SWATCH = QSize(16, 12), QSize(30, 12)
_LEAST_HEIGHT = 120


class VerticalArea(QScrollArea):
    """An area that scrolls upwards and downwards only, and is as wide as its content needs.

    Parameters
    ----------
    content : QWidget
        What is scrolled.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        """Return the width below which the content would be cut."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, _LEAST_HEIGHT)


def heading(text: str) -> QLabel:
    """Return the title of a section."""
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label


def stacked(*widgets: QWidget) -> QWidget:
    """Return ``widgets`` in one, each below the other."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        column.addWidget(widget)
    return holder


def check(text: str, role: str = "", theme: Theme | None = None) -> Tick:
    """Return a check box, with a piece of line in the colour of ``role`` if there is one."""
    made = Tick(text)
    if theme is not None:
        give_swatch(made, theme, role)
    return made


def give_swatch(box: Tick, theme: Theme, role: str) -> None:
    """Put a piece of the line of ``role`` beside a box: a long one where dashes differ."""
    size = LONG_SWATCH if theme.dashes else SWATCH
    box.setIconSize(size * magnification())
    box.setIcon(swatch(theme.colour(role), theme.dash(role), size))


class Columns(QWidget):
    """Widgets in rows, one under the other.

    Parameters
    ----------
    columns : int
        How many widgets stand in a row.
    """

    def __init__(self, columns: int) -> None:
        super().__init__()
        self._columns = columns
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(columns, 1)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Put ``widgets`` in their places; what was there before is no longer shown."""
        while self._grid.count():
            item = self._grid.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None and gone not in widgets:
                gone.hide()
        for index, widget in enumerate(widgets):
            self._grid.addWidget(widget, index // self._columns, index % self._columns)
            widget.show()


def swatch(colour: QColor, dashes: Sequence[float] | None = None, size: QSize = SWATCH) -> QIcon:
    """Return a piece of line in ``colour``, as it is drawn in the plots."""
    pixmap = QPixmap(size * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if dashes:
        pen = QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    middle = size.height() / 2
    painter.drawLine(QPointF(2, middle), QPointF(size.width() - 2, middle))
    painter.end()
    return QIcon(pixmap)
