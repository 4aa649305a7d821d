"""Three plots of matplotlib in a Qt window, redrawn or blitted.

Written as its documentation advises: the style ``fast``, artists that stay and get new data, the
legend at a fixed place, and either ``draw_idle`` or the blitting of the animated artists over a
saved background. The sliders are matplotlib's own when all is redrawn; blitting is driven by hand,
without a slider that would have to be drawn too.
"""

import matplotlib as mpl
from bench.contestants import shared
from bench.painted import Watch, quiet
from matplotlib import style
from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg
from matplotlib.figure import Figure
from matplotlib.widgets import Slider
from PySide6.QtWidgets import QApplication, QMainWindow

DPI = 100
PIXELS = 72 / DPI
"""A pixel in points."""


class Plots:
    """The plots and what is done to them.

    Parameters
    ----------
    samples : int
        Points a curve.
    blit : bool
        Whether only the curves and the probe are drawn anew.
    """

    def __init__(self, samples, blit):
        self._samples, self._blit, self._span = samples, blit, shared.SPAN
        self._figure = Figure((shared.WIDTH / DPI, shared.HEIGHT / DPI), dpi=DPI)
        self.canvas = FigureCanvasQTAgg(self._figure)
        self._axes = self._figure.subplots(1, 3)
        self._figure.subplots_adjust(0.03, 0.2, 0.99, 0.94, 0.1)
        self._lines = [self._fill(order, axes) for order, axes in enumerate(self._axes)]
        self._probes = [axes.axvline(1.0, color="r", lw=2 * PIXELS) for axes in self._axes]
        self._sliders = [] if blit else self._make_sliders()
        self._animated = [*(line for lines in self._lines for line in lines), *self._probes]
        if blit:
            for artist in self._animated:
                artist.set_animated(True)
            self.canvas.mpl_connect("draw_event", self._on_canvas_draw)
        self._ground = None
        self._watch = Watch({"canvas": self.canvas})

    def begin(self):
        """Wait for the first painting."""
        quiet(self._watch)

    def _fill(self, order, axes):
        x = shared.sampled(self._samples)
        lines = [
            axes.plot(x, curve.evaluate(x), color=colour, lw=2 * PIXELS, label=curve.name)[0]
            for curve, colour in zip(shared.curves(order, 0), shared.COLOURS, strict=True)
        ]
        axes.set(xlim=shared.SPAN, ylim=shared.HEIGHTS[order], title=shared.TITLES[order])
        axes.legend(loc="upper left")
        axes.grid(True)
        return lines

    def _make_sliders(self):
        ends = (0.0, 1e6), shared.SPAN
        places = (0.1, 0.03, 0.3, 0.04), (0.6, 0.03, 0.3, 0.04)
        made = [
            Slider(self._figure.add_axes(place), name, *bounds, valinit=bounds[0])
            for place, name, bounds in zip(places, ("coefficient", "x"), ends, strict=True)
        ]
        made[0].on_changed(self._set_data)
        made[1].on_changed(self._set_probe)
        return made

    def _on_canvas_draw(self, _event):
        self._ground = self.canvas.copy_from_bbox(self._figure.bbox)
        self._draw_animated()

    def _draw_animated(self):
        for artist in self._animated:
            self._figure.draw_artist(artist)

    def _renew(self):
        """Show what has changed."""
        if self._blit:
            self.canvas.restore_region(self._ground)
            self._draw_animated()
            self.canvas.blit(self._figure.bbox)
            self.canvas.flush_events()
        else:
            self.canvas.draw_idle()

    def _set_data(self, step):
        x = shared.sampled(self._samples, self._span)
        for order, lines in enumerate(self._lines):
            for line, curve in zip(lines, shared.curves(order, step), strict=True):
                line.set_data(x, curve.evaluate(x))
        self._renew()

    def _set_probe(self, x):
        for line in self._probes:
            line.set_xdata([x, x])
        self._renew()

    def coefficient(self, step):
        """Drag a coefficient on which all curves depend."""
        self._watch.forget()
        if self._sliders:
            self._sliders[0].set_val(step + 1)
        else:
            self._set_data(step)
        quiet(self._watch)

    def probe(self, step):
        """Drag the probe."""
        self._watch.forget()
        if self._sliders:
            self._sliders[1].set_val(shared.probe(step))
        else:
            self._set_probe(shared.probe(step))
        quiet(self._watch)

    def span(self, step):
        """Drag the visible range: axes have to be drawn anew, so that nothing can be blitted."""
        self._watch.forget()
        self._span = shared.span(step)
        for axes in self._axes:
            axes.set_xlim(self._span)
        x = shared.sampled(self._samples, self._span)
        for order, lines in enumerate(self._lines):
            for line, curve in zip(lines, shared.curves(order, 0), strict=True):
                line.set_data(x, curve.evaluate(x))
        self.canvas.draw_idle()
        quiet(self._watch)


def steps(samples=1000, blit=False):
    """Return what can be done."""
    app = QApplication([])
    mpl.rcParams["font.size"] = 8
    style.use("fast")
    plots, window = Plots(samples, blit), QMainWindow()
    window.setCentralWidget(plots.canvas)
    window.resize(shared.WIDTH, shared.HEIGHT)
    window.show()
    plots.begin()
    return {
        "coefficient": plots.coefficient,
        "probe": plots.probe,
        "span": plots.span,
        "window": lambda: window.size().toTuple() and bool(app),
    }
