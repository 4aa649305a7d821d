"""Where texts stand in a picture, found by painting it on a device that keeps only them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPaintDevice, QPaintEngine, QPainter, QTextItem

from gelu_desktop.app.export_look import DPI

ELLIPSIS = "…"
SLACK = 1.5  # how far the box of a text may reach beyond the ink


@dataclass(frozen=True)
class TextBox:
    """A piece of text as it was drawn.

    Attributes
    ----------
    text : str
        The text.
    rect : QRectF
        Its box.
    clip : QRectF, optional
        The box of what could be seen at that moment, if something was cut off there.
    colour : QColor
        The colour of its letters.
    """

    text: str
    rect: QRectF
    clip: QRectF | None
    colour: QColor

    def whole(self, page: QRectF) -> bool:
        """Return whether all of it can be seen on ``page``."""
        inner = self.rect.adjusted(SLACK, SLACK, -SLACK, -SLACK)
        seen = page if self.clip is None else page.intersected(self.clip)
        return seen.contains(inner) and not self.text.endswith(ELLIPSIS)


class _Engine(QPaintEngine):
    """Keeps the texts and forgets the rest."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.boxes: list[TextBox] = []

    def begin(self, _device: QPaintDevice) -> bool:
        """Begin."""
        return True

    def end(self) -> bool:
        """End."""
        return True

    def type(self) -> QPaintEngine.Type:
        """Return that this is none of Qt's own."""
        return QPaintEngine.Type.User

    def updateState(self, _state: Any) -> None:
        pass

    def drawTextItem(self, at: Any, item: QTextItem) -> None:
        painter = self.painter()
        moved = painter.combinedTransform()
        height = item.ascent() + item.descent()
        rect = QRectF(at.x(), at.y() - item.ascent(), item.width(), height)
        clip = moved.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        self.boxes.append(TextBox(item.text(), moved.mapRect(rect), clip, painter.pen().color()))

    def drawPath(self, _path: Any) -> None:
        pass

    def drawPolygon(self, *_: Any) -> None:
        pass

    def drawLines(self, *_: Any) -> None:
        pass

    def drawRects(self, *_: Any) -> None:
        pass

    def drawPoints(self, *_: Any) -> None:
        pass

    def drawEllipse(self, *_: Any) -> None:
        pass

    def drawPixmap(self, *_: Any) -> None:
        pass


class _Device(QPaintDevice):
    """A device of any size at the resolution of a logical pixel."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """Return a property of the device: that of a screen of usual resolution."""
        names = QPaintDevice.PaintDeviceMetric
        known = {names.PdmDevicePixelRatio: 1, names.PdmDevicePixelRatioScaled: 0x10000}
        dots = (names.PdmDpiX, names.PdmDpiY, names.PdmPhysicalDpiX, names.PdmPhysicalDpiY)
        return known.get(metric, DPI if metric in dots else 32767)


def _nothing(*_: Any) -> None:
    pass


class _Painter(QPainter):
    """Passes on no shape that PySide would hand to the engine in objects which it never frees."""

    drawPoint: Any = _nothing
    drawPoints: Any = _nothing
    drawLine: Any = _nothing
    drawLines: Any = _nothing
    drawPolyline: Any = _nothing
    drawPolygon: Any = _nothing
    drawRect: Any = _nothing
    drawRects: Any = _nothing
    fillRect: Any = _nothing


def text_boxes(draw: Callable[[QPainter], None]) -> list[TextBox]:
    """Return every piece of text that ``draw`` draws, in its units."""
    device = _Device()
    painter = _Painter(device)
    try:
        draw(painter)
    finally:
        painter.end()
    return device.engine.boxes
