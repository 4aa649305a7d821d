"""Three plots of this program, without the rest of it."""

import dataclasses
import time

from bench.contestants import shared
from bench.painted import Watch, quiet
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gelu_desktop.app.application import apply_theme, create_application
from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.widgets.plots import PlotView
from gelu_desktop.widgets.theme import THEMES

ROLES = ("gelu", "relu", "silu", "tanh", "sigmoid", "elu")


class Plots:
    """The plots and what is done to them.

    Parameters
    ----------
    samples : int
        How many points a curve is given as, straight lines between them; 0 gives the functions
        themselves.
    """

    def __init__(self, samples):
        self._samples = samples
        self._window = QWidget()
        row = QHBoxLayout(self._window)
        self._views = [PlotView(THEMES["light"]) for _ in shared.TITLES]
        for view in self._views:
            row.addWidget(view)
        self._window.resize(shared.WIDTH, shared.HEIGHT)
        self._step = 0
        self._scenes = [self._scene(order) for order in range(3)]
        self._watch = Watch({str(n): view.viewport() for n, view in enumerate(self._views)})
        self._window.show()
        self._show(self._scenes)

    def _curve(self, curve):
        if not self._samples:
            return curve
        x = shared.sampled(self._samples)
        return PointsCurve(x, curve.evaluate(x))

    def _scene(self, order):
        lines = tuple(
            Line(self._curve(curve), role, FUNCTIONS[curve.name].label, False, "0.000000", 0.0)
            for curve, role in zip(shared.curves(order, self._step), ROLES, strict=True)
        )
        span, heights, title = shared.SPAN, shared.HEIGHTS[order], shared.TITLES[order]
        return Scene(span, heights, lines, probe=1.0, title=title)

    def _show(self, scenes):
        self._watch.forget()
        for view, scene in zip(self._views, scenes, strict=True):
            view.show_scene(scene)
        quiet(self._watch, least=len(self._views))

    def coefficient(self, step):
        """Drag a coefficient on which all curves depend; given points are there when it begins."""
        self._step = step
        begun = time.perf_counter()
        scenes = self._scenes = [self._scene(order) for order in range(3)]
        if self._samples:
            begun = time.perf_counter()
        self._show(scenes)
        return time.perf_counter() - begun

    def probe(self, step):
        """Drag the probe, with its dots and the readings in the legend."""
        x = shared.probe(step)

        def moved(line):
            return Line(line.curve, line.role, line.label, False, f"{x:.6f}", x / 4)

        self._show(
            [
                dataclasses.replace(scene, probe=x, lines=tuple(map(moved, scene.lines)))
                for scene in self._scenes
            ]
        )

    def span(self, step):
        """Drag the visible range."""
        span = shared.span(step)
        self._show([dataclasses.replace(scene, x_range=span) for scene in self._scenes])


def steps(samples=0):
    """Return what can be done."""
    app = create_application([])
    apply_theme(app, THEMES["light"])
    plots = Plots(samples)
    return {"coefficient": plots.coefficient, "probe": plots.probe, "span": plots.span}
