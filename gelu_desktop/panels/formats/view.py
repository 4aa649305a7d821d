"""The picture of a sweep: tables at the left, the distribution beside or below them."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.panels.formats.content import distribution, figures, operations, regions
from gelu_desktop.panels.formats.kept import known
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.strokes import fill_ground
from gelu_desktop.widgets.tables import Table, paint_table
from gelu_desktop.widgets.theme import Theme

MARGIN = 12.0
GAP = 28.0
PLOT_LEAST = 200.0
PLOT_HEIGHT = 150.0
BETWEEN = 10.0
PADDING = 4.0


@dataclass(frozen=True)
class Plan:
    """Where everything stands.

    Attributes
    ----------
    tables : tuple of (Table, QRectF)
        The tables with their places.
    plot : QRectF
        The place of the distribution.
    bottom : float
        Where everything ends.
    """

    tables: tuple[tuple[Table, QRectF], ...]
    plot: QRectF
    bottom: float


def plan(
    rect: QRectF, result: Result, sweep: Sweep, measured: tuple[Table, ...] | None = None
) -> Plan:
    """Set figures, regions and plot side by side as far as there is room, operations below.

    Parameters
    ----------
    rect : QRectF
        The room.
    result, sweep : Result, Sweep
        What is shown.
    measured : tuple of Table, optional
        Figures and regions, if they were made already.
    """
    left, right, top = rect.left() + MARGIN, rect.right() - MARGIN, rect.top() + MARGIN
    x, y, lowest, tables = left, top, top, []
    for table in measured or (figures(result, sweep), regions(sweep)):
        if x > left and x + table.width > right:
            x, y = left, lowest
        tables.append((table, QRectF(x, y, table.width + 4, table.height)))
        x, lowest = x + table.width + GAP, max(lowest, y + table.height + BETWEEN)
    beside, tall = right - x >= PLOT_LEAST and y == top, lowest
    steps = operations(result, (x - GAP if beside else right) - left)
    tables.append((steps, QRectF(left, lowest, steps.width + 4, steps.height)))
    lowest += steps.height + BETWEEN
    bottom = max(rect.bottom() - PADDING, lowest)
    if beside:
        plot = QRectF(x - MARGIN, rect.top() + PADDING, right - x + 2 * MARGIN, 0)
        plot.setBottom(bottom if bottom > lowest + PADDING else max(tall, top + PLOT_HEIGHT))
    else:
        plot = QRectF(rect.left(), lowest, rect.width(), max(bottom - lowest, PLOT_HEIGHT))
    return Plan(tuple(tables), plot, max(lowest, plot.bottom()))


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture."""
    paint_sweep(painter, rect, result, known(result), theme)


def paint_sweep(
    painter: QPainter, rect: QRectF, result: Result, sweep: Sweep | None, theme: Theme
) -> None:
    """Paint the tables and the distribution of ``sweep``; nothing if there is none."""
    fill_ground(painter, rect, theme)
    if sweep is None:
        return
    paint_plan(painter, plan(rect, result, sweep), result, sweep, theme)


def paint_plan(
    painter: QPainter, planned: Plan, result: Result, sweep: Sweep, theme: Theme
) -> None:
    """Paint the tables and the distribution of ``sweep`` where they were planned."""
    # No clip here: Qt's SVG writer would leave that of the last table in force for the plot.
    for table, place in planned.tables:
        paint_table(painter, place, table, theme)
    scene = distribution(sweep, result.state.approximation)
    paint_scene(painter, planned.plot, scene, theme)


class SweepView(QWidget):
    """Shows the sweep of a result; as high as that needs.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: tuple[Result, Sweep] | None = None
        self._measured: tuple[Table, ...] = ()
        self._planned: Plan | None = None
        self.setMinimumWidth(pixels(300))

    def show_sweep(self, result: Result, sweep: Sweep) -> None:
        """Show a sweep of the approximation of ``result``; the one that is shown costs nothing."""
        old, self._shown = self._shown, (result, sweep)
        if old is None or old[1] is not sweep or _named(old[0]) != _named(result):
            self._measured = figures(result, sweep), regions(sweep)
            self._grow()
            self.update()

    def _plan(self, height: float) -> Plan:
        assert self._shown is not None
        space = QRectF(0, 0, room(self).width(), height)
        return plan(space, *self._shown, self._measured)

    def _grow(self) -> None:
        if self._shown is None:
            return
        planned = self._plan(0)
        self._planned = None
        self.setMinimumHeight(math.ceil(planned.bottom * magnification()))
        self.setAccessibleDescription("\n".join(table.text for table, _ in planned.tables))

    def sizeHint(self) -> QSize:
        """Ask for the room of all tables and the plot side by side."""
        return QSize(1000, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sweep."""
        if self._shown is None:
            return
        if self._planned is None:
            self._planned = self._plan(room(self).height())
        with painter_on(self) as painter:
            fill_ground(painter, room(self), self._theme)
            paint_plan(painter, self._planned, *self._shown, self._theme)


def _named(result: Result) -> tuple[str, str]:
    """Return what the tables name that a sweep does not tell."""
    return result.state.approximation, result.state.formula
