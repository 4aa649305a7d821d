"""Three plots painted with Qt alone: what any Qt program pays at least for this picture.

Axes, grid and legend lie in a pixmap; curves are polylines of all samples, drawn as separate lines.
"""

import numpy as np
import shiboken6
from bench.contestants import shared
from bench.painted import Watch, quiet
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from gelu_desktop.numerics.sampling import nice_ticks

LEFT, TOP, RIGHT, BOTTOM = 45.0, 26.0, 12.0, 26.0


class Plot(QWidget):
    """One plot."""

    def __init__(self, order, samples):
        super().__init__()
        self._order, self._samples = order, samples
        self.span, self.probe = shared.SPAN, 1.0
        self._curves, self._ground, self._layer = shared.curves(order, 0), None, None

    def renew(self, step, span=None):
        """Show other curves, or another range."""
        self._curves, self._layer = shared.curves(self._order, step), None
        if span is not None:
            self.span, self._ground = span, None
        self.update()

    def move_probe(self, x):
        """Show the probe somewhere else."""
        self.probe = x
        self.update()

    @property
    def _plot(self):
        return QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)

    def _to_pixels(self, x, y):
        plot, (low, high) = self._plot, shared.HEIGHTS[self._order]
        across = plot.left() + (x - self.span[0]) * plot.width() / (self.span[1] - self.span[0])
        return across, plot.bottom() - (y - low) * plot.height() / (high - low)

    def _draw_ground(self):
        ground, plot = QPixmap(self.size()), self._plot
        ground.fill(Qt.GlobalColor.white)
        painter = QPainter(ground)
        for number in nice_ticks(*self.span, 8):
            x, _ = self._to_pixels(number, 0.0)
            painter.setPen(QColor("#dddddd"))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            painter.setPen(QColor("black"))
            painter.drawText(QPointF(x - 8, plot.bottom() + 16), f"{number:g}")
        for number in nice_ticks(*shared.HEIGHTS[self._order], 8):
            _, y = self._to_pixels(0.0, number)
            painter.setPen(QColor("#dddddd"))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor("black"))
            painter.drawText(QPointF(6, y + 4), f"{number:g}")
        painter.drawText(QPointF(plot.left(), 16), shared.TITLES[self._order])
        for row, (name, _, _) in enumerate(shared.FUNCTIONS):
            painter.setPen(QPen(QColor(shared.COLOURS[row]), 2))
            painter.drawLine(QPointF(60, 40 + 16 * row), QPointF(80, 40 + 16 * row))
            painter.setPen(QColor("black"))
            painter.drawText(QPointF(86, 44 + 16 * row), name)
        painter.end()
        return ground

    def _draw_curves(self):
        layer, x = QPixmap(self._ground), shared.sampled(self._samples, self.span)
        painter = QPainter(layer)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self._plot)
        for curve, colour in zip(self._curves, shared.COLOURS, strict=True):
            points = np.column_stack(self._to_pixels(x, curve.evaluate(x)))
            lines = np.concatenate((points[:-1], points[1:]), axis=1)
            painter.setPen(QPen(QColor(colour), 2, c=Qt.PenCapStyle.FlatCap))
            first = shiboken6.wrapInstance(lines.ctypes.data, QLineF)
            painter.drawLines(first, len(lines))
        painter.end()
        return layer

    def paintEvent(self, _event):
        self._ground = self._ground or self._draw_ground()
        self._layer = self._layer or self._draw_curves()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._layer)
        x, _ = self._to_pixels(self.probe, 0.0)
        painter.setPen(QPen(QColor("red"), 2))
        painter.drawLine(QPointF(x, self._plot.top()), QPointF(x, self._plot.bottom()))
        painter.end()


class Plots:
    """The plots and what is done to them.

    Parameters
    ----------
    samples : int
        Points a curve.
    """

    def __init__(self, samples):
        self._window = QWidget()
        self._plots = [Plot(order, samples) for order in range(3)]
        row = QHBoxLayout(self._window)
        for plot in self._plots:
            row.addWidget(plot)
        self._window.resize(shared.WIDTH, shared.HEIGHT)
        self._watch = Watch({str(number): plot for number, plot in enumerate(self._plots)})
        self._window.show()
        quiet(self._watch, least=3)

    def _done(self, change):
        self._watch.forget()
        for plot in self._plots:
            change(plot)
        quiet(self._watch, least=3)

    def coefficient(self, step):
        """Drag a coefficient on which all curves depend."""
        self._done(lambda plot: plot.renew(step))

    def probe(self, step):
        """Drag the probe."""
        self._done(lambda plot: plot.move_probe(shared.probe(step)))

    def span(self, step):
        """Drag the visible range."""
        self._done(lambda plot: plot.renew(0, shared.span(step)))


def steps(samples=1000):
    """Return what can be done."""
    app = QApplication([])
    plots = Plots(samples)
    return {
        "coefficient": plots.coefficient,
        "probe": plots.probe,
        "span": plots.span,
        "style": lambda: app.style().objectName(),
    }
