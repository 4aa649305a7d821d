"""Three plots of stock pyqtgraph: antialiased pens of 2 pixels, legend, grid, a fixed range.

As its documentation advises for speed, the range is not fitted anew at every change, and data are
set into items that stay.
"""

import pyqtgraph as pg
from bench.contestants import shared
from bench.painted import Watch, quiet


class Plots:
    """The plots and what is done to them.

    Parameters
    ----------
    samples : int
        Points a curve.
    """

    def __init__(self, samples):
        pg.setConfigOptions(antialias=True, background="w", foreground="k")
        self._samples, self._span, self._step = samples, shared.SPAN, 0
        self._window = pg.GraphicsLayoutWidget(size=(shared.WIDTH, shared.HEIGHT))
        self._plots = [self._window.addPlot(title=title) for title in shared.TITLES]
        self._lines = [self._fill(order, plot) for order, plot in enumerate(self._plots)]
        self._probes = [plot.addLine(x=1.0, pen=pg.mkPen("r", width=2)) for plot in self._plots]
        self._watch = Watch({"plots": self._window.viewport()})
        self._window.show()
        quiet(self._watch)

    def _fill(self, order, plot):
        plot.addLegend()
        plot.showGrid(x=True, y=True, alpha=0.3)
        plot.setXRange(*shared.SPAN, padding=0)
        plot.setYRange(*shared.HEIGHTS[order], padding=0)
        plot.disableAutoRange()
        return [
            plot.plot(pen=pg.mkPen(colour, width=2), name=curve.name, skipFiniteCheck=True)
            for curve, colour in zip(shared.curves(order, 0), shared.COLOURS, strict=True)
        ]

    def _set_data(self):
        x = shared.sampled(self._samples, self._span)
        for order, lines in enumerate(self._lines):
            for line, curve in zip(lines, shared.curves(order, self._step), strict=True):
                line.setData(x, curve.evaluate(x))

    def coefficient(self, step):
        """Drag a coefficient on which all curves depend."""
        self._watch.forget()
        self._step = step
        self._set_data()
        quiet(self._watch)

    def probe(self, step):
        """Drag the probe."""
        self._watch.forget()
        for line in self._probes:
            line.setValue(shared.probe(step))
        quiet(self._watch)

    def span(self, step):
        """Drag the visible range."""
        self._watch.forget()
        self._span = shared.span(step)
        for plot in self._plots:
            plot.setXRange(*self._span, padding=0)
        self._set_data()
        quiet(self._watch)


def steps(samples=1000):
    """Return what can be done."""
    pg.mkQApp()
    plots = Plots(samples)
    return {"coefficient": plots.coefficient, "probe": plots.probe, "span": plots.span}
