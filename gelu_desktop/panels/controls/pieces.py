"""What the sections of the controls have in common."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QScrollArea, QWidget

from gelu_desktop.widgets.theme import Theme

SWATCH = QSize(16, 12)
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


def check(text: str, role: str = "", theme: Theme | None = None) -> QCheckBox:
    """Return a check box, with a piece of line in the colour of ``role`` if there is one."""
    made = QCheckBox(text)
    made.setIconSize(SWATCH)
    if theme is not None:
        made.setIcon(swatch(theme.colour(role)))
    return made


def in_columns(widgets: Sequence[QWidget], columns: int) -> QGridLayout:
    """Return ``widgets`` in rows of ``columns``."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    for index, widget in enumerate(widgets):
        grid.addWidget(widget, index // columns, index % columns)
    grid.setColumnStretch(columns, 1)
    return grid


def swatch(colour: QColor) -> QIcon:
    """Return a piece of line in ``colour``, as it is drawn in the plots."""
    pixmap = QPixmap(SWATCH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = SWATCH.height() / 2
    painter.drawLine(QPointF(2, middle), QPointF(SWATCH.width() - 2, middle))
    painter.end()
    return QIcon(pixmap)
