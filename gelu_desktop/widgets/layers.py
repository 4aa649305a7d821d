"""What does not move with the probe: the axes, and over them the curves, kept in pixmaps."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gelu_desktop.widgets.magnification import magnification

Paint = Callable[[QPainter], None]


class Layers:
    """Opaque pixmaps, each drawn over the one before it, as large as a widget.

    A pixmap is painted anew only when its key, or one below it, is another. It is copied to the
    screen as it is, which costs no blending.

    Parameters
    ----------
    widget : QWidget
        Whose size and resolution they have.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._keys: list[tuple[Hashable, Hashable]] = []
        self._made: list[QPixmap] = []
        self._painted_last: list[Hashable] = []

    def paint(self, painter: QPainter, layers: Sequence[tuple[Hashable, Paint]]) -> None:
        """Paint ``layers``, each a key and what paints it, on the widget.

        The last one gets a pixmap when it is painted for the second time: while it is another in
        every frame, as a coefficient is dragged, a copy of it is worth nothing. But where a
        logical pixel is one and a half of the screen, a widget may begin within a pixel, and a
        pixmap does not.
        """
        keys: list[Hashable] = [key for key, _ in layers]
        whole = self._widget.devicePixelRatioF().is_integer()
        stands = keys == self._painted_last or not whole
        self._painted_last = keys
        painter.drawPixmap(0, 0, self.renewed(layers if stands else layers[:-1]))
        if not stands:
            painter.save()
            painter.scale(magnification(), magnification())
            layers[-1][1](painter)
            painter.restore()

    def renewed(self, layers: Sequence[tuple[Hashable, Paint]]) -> QPixmap:
        """Return the last of ``layers``, each a key and what paints it."""
        ratio, size = self._widget.devicePixelRatioF(), self._widget.size()
        whole = (ratio, size.width(), size.height(), magnification())
        keys: list[tuple[Hashable, Hashable]] = [(whole, key) for key, _ in layers]
        same = next(
            (place for place, key in enumerate(keys) if self._keys[place : place + 1] != [key]),
            len(keys),
        )
        spare = self._made[same:] if self._keys and self._keys[0][0] == whole else []
        del self._made[same:]
        for _, paint in layers[same:]:
            self._made.append(self._painted(ratio, paint, spare))
        self._keys = keys
        return self._made[-1]

    def _painted(self, ratio: float, paint: Paint, spare: list[QPixmap]) -> QPixmap:
        """Return the next layer, on a pixmap of before if there is a spare one: that is quicker."""
        pixmap = spare.pop(0) if spare else QPixmap(self._widget.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        if self._made:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawPixmap(0, 0, self._made[-1])
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(magnification(), magnification())
        paint(painter)
        painter.end()
        return pixmap
