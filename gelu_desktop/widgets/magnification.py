"""How much larger than the system's text everything is drawn: one factor for the whole window.

It is kept with the application, because the font is the application's too. It changes only while
the window is built anew, so that no widget sees two of them.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

_FACTOR, _SYSTEM = "magnification", "systemFontSize"


def magnification() -> float:
    """Return the factor; 1 is the size of the system's text."""
    application = QApplication.instance()
    factor = application.property(_FACTOR) if application is not None else None
    return factor if isinstance(factor, float) else 1.0


def magnify(app: QApplication, factor: float) -> None:
    """Draw what is built from now on ``factor`` times as large as the system's text."""
    font = app.font()
    size = app.property(_SYSTEM)
    if not isinstance(size, float):
        size = font.pointSizeF() if font.pixelSize() < 0 else -float(font.pixelSize())
        app.setProperty(_SYSTEM, size)
    if factor == magnification():
        return
    app.setProperty(_FACTOR, float(factor))
    if size > 0:
        font.setPointSizeF(size * factor)
    else:
        font.setPixelSize(max(1, round(-size * factor)))
    app.setFont(font)


def pixels(length: float) -> int:
    """Return a length that suits the system's text as one that suits the text of now."""
    return round(length * magnification())


def room(widget: QWidget) -> QRectF:
    """Return what a widget has to paint in, in the units of its painter."""
    return QRectF(0.0, 0.0, widget.width() / magnification(), widget.height() / magnification())


def place(point: QPointF) -> QPointF:
    """Return a point of a widget in the units of its painter."""
    return point / magnification()


def covering(parts: Iterable[QRectF]) -> QRegion:
    """Return what parts, in the units of a widget's painter, cover of the widget."""
    region, factor = QRegion(), magnification()
    for part in parts:
        if factor != 1.0:
            part = QRectF(part.topLeft() * factor, part.size() * factor)
        region += part.toAlignedRect()
    return region


def painter_on(widget: QWidget) -> QPainter:
    """Return a painter on a widget that draws everything as large as its text."""
    painter = QPainter(widget)
    painter.scale(magnification(), magnification())
    return painter
