"""The picture of a plot without what moves with the probe: the axes, and the curves over them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import cast

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from gelu_desktop.numerics.blending import blend
from gelu_desktop.numerics.coverage import Places, Stroke
from gelu_desktop.widgets.magnification import magnification
from gelu_desktop.widgets.tracing import Grid

Pixels = NDArray[np.uint32]


class Canvas:
    """An opaque picture, as large as a widget, that is painted anew only where it changes.

    Curves are laid over the ground pixel by pixel, and what was there before is kept: so other
    curves cost neither a new ground nor a copy of it. What else is painted over the ground is taken
    away with a copy.

    Parameters
    ----------
    widget : QWidget
        Whose size and resolution it has.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._whole: Hashable = None
        self._ground: Hashable = None
        self._curves: Hashable = None
        self._image = QImage()
        self._pixels: Pixels = np.empty(0, np.uint32)
        self._clean: Pixels | None = None  # a copy of the ground
        self._painted = False  # over the ground, by a painter
        self._under: list[tuple[Places, Pixels]] = []

    @property
    def grid(self) -> Grid:
        """Its pixels."""
        ratio = self._widget.devicePixelRatioF()
        size = self._widget.size() * ratio
        return Grid(ratio * magnification(), (size.width(), size.height()))

    def show(
        self,
        painter: QPainter,
        region: QRegion,
        ground: tuple[Hashable, Callable[[QPainter], None]],
        curves: tuple[Hashable, Callable[["Canvas"], None]],
    ) -> None:
        """Paint the picture on the widget.

        Parameters
        ----------
        painter : QPainter
            On the widget.
        region : QRegion
            What of the widget is painted.
        ground, curves : tuple
            A key of what is shown, which is painted anew only when that is another, and what paints
            it: the ground all over the picture.
        """
        self._fit()
        if (ground[0], curves[0]) != (self._ground, self._curves):
            # Somebody may have got the picture too: then Qt gives it other pixels now.
            self._pixels = np.frombuffer(self._image.bits(), np.uint32)
        if ground[0] != self._ground:
            self._ground = self._curves = self._clean = None  # should there be an error
            with self._painter() as own:
                ground[1](own)
            self._ground, self._under, self._painted = ground[0], [], False
        elif curves[0] != self._curves:
            self._wipe()
        if curves[0] != self._curves or self._curves is None:
            self._curves = None
            curves[1](self)
            self._curves = curves[0]
        self._copy(painter, region)

    def _copy(self, painter: QPainter, region: QRegion) -> None:
        """Copy the picture to the widget.

        Where several rectangles are painted, Qt copies line by line unless it gets them one by one.
        """
        if region.rectCount() == 1:
            painter.drawImage(0, 0, self._image)
            return
        for rect in cast(Iterable[QRect], region):
            painter.save()
            painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
            painter.drawImage(0, 0, self._image)
            painter.restore()

    def _fit(self) -> None:
        """Begin anew with another size."""
        grid, ratio = self.grid, self._widget.devicePixelRatioF()
        if (grid, ratio) != self._whole:
            self._image = QImage(*grid.size, QImage.Format.Format_RGB32)
            # What is painted may end in the middle of the last pixels.
            self._image.fill(self._widget.palette().color(self._widget.backgroundRole()))
            self._image.setDevicePixelRatio(ratio)
            self._whole, self._ground = (grid, ratio), None
            # Nothing is seen through it, unless the widget ends within a pixel.
            covers = ratio.is_integer()
            self._widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, covers)
            self._widget.setAutoFillBackground(not covers)

    def _wipe(self) -> None:
        """Take everything away that is over the ground."""
        self._curves = None
        if self._painted and self._clean is not None:
            self._pixels[:] = self._clean
        for places, before in self._under:
            self._pixels[places] = before
        self._under, self._painted = [], False

    def lay(self, drawn: Sequence[tuple[Stroke, QColor]]) -> None:
        """Lay curves over the picture, each with its colour."""
        if drawn and not self._painted:
            places = np.concatenate([stroke[0] for stroke, _ in drawn])
            self._under.insert(0, (places, self._pixels.take(places)))
        blend(self._pixels, [(stroke, colour.rgba()) for stroke, colour in drawn])

    @contextmanager
    def over(self) -> Iterator[QPainter]:
        """Paint over the ground."""
        if self._clean is None:
            self._clean = self._pixels.copy()
        self._painted = True
        with self._painter() as painter:
            yield painter

    @contextmanager
    def _painter(self) -> Iterator[QPainter]:
        painter = QPainter(self._image)
        painter.scale(magnification(), magnification())
        try:
            yield painter
        finally:
            painter.end()
