"""Drawing a scene: its curves, heading, and what moves with the probe."""

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.scene import Bars, Line, Ribbon, Scene
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.canvas import Canvas
from gelu_desktop.widgets.dots import Dots
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.legend import paint_corner, paint_rows, placed
from gelu_desktop.widgets.letters import ROW
from gelu_desktop.widgets.marks import level_place, paint_below, paint_marker
from gelu_desktop.widgets.occupied import lines_of
from gelu_desktop.widgets.outlines import fill, path_of
from gelu_desktop.widgets.plotted_parts import DOT
from gelu_desktop.widgets.strokes import (
    LEFT,
    LINE,
    RIGHT,
    Points,
    curve_points,
    draw_points,
    draw_text,
    pen,
)
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tracing import Trace, dashes_of, outlined


def paint_curves(
    painter: QPainter,
    frame: Frame,
    theme: Theme,
    traces: dict[AnyCurve, Trace] | None = None,
    fast: bool = False,
    canvas: Canvas | None = None,
) -> None:
    """Draw bars, tinted areas and curves, clipped to the plot.

    Parameters
    ----------
    painter : QPainter
        Where to draw, in logical pixels.
    frame : Frame
        The geometry.
    theme : Theme
        The colours.
    traces : dict, optional
        What is known already of the curves on the screen.
    fast : bool
        Whether curves are drawn as on the screen.
    canvas : Canvas, optional
        The one that the painter paints on, where curves are laid that are known by their pixels.
    """
    painter.save()
    painter.setClipRect(frame.plot.adjusted(0, -1, 0, 1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    scene = frame.scene
    for bars in scene.bars:
        _paint_bars(painter, frame, theme, bars)
    for ribbon in scene.ribbons:
        _paint_ribbon(painter, frame, theme, ribbon)
    if fast and traces is None:
        ratio, width = painter.combinedTransform().m11(), theme.thick(LINE)
        traces = {line.curve: outlined(frame, line.curve, ratio, width) for line in scene.lines}
    for line in scene.lines:
        trace = traces[line.curve] if traces else None
        _paint_line(painter, frame, theme, line, trace, canvas)
    painter.restore()


def _paint_line(
    painter: QPainter,
    frame: Frame,
    theme: Theme,
    line: Line,
    trace: Trace | None,
    canvas: Canvas | None,
) -> None:
    """Draw a curve and what is tinted below it; as on the screen if its trace is known."""
    known = curve_points(frame, line.curve) if trace is None else trace.points
    if line.fill:
        _paint_area(painter, frame, theme, line, known)
    dashes, colour = dashes_of(theme, line), theme.shifted(line.role, line.shift)
    if trace is not None and trace.stroke is not None and canvas is not None and not dashes:
        canvas.lay([(trace.stroke, colour)])
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, theme.thick(LINE), dashes))
    if trace is not None and not dashes:
        _fill_line(painter, trace)
        return
    for part in known:
        if trace is not None:  # each vertex of a dashed line is dear, and half of them will do
            part = np.concatenate((part[:-1:2], part[-1:]))
        draw_points(painter, part, fast=False)


def lay_curves(canvas: Canvas, frame: Frame, theme: Theme, traces: dict[AnyCurve, Trace]) -> None:
    """Draw what `paint_curves` draws, with a painter only where one is needed.

    Parameters
    ----------
    canvas : Canvas
        Where to draw.
    frame : Frame
        The geometry.
    theme : Theme
        The colours.
    traces : dict
        The curves on the screen.
    """
    scene, drawn = frame.scene, []
    for line in scene.lines:
        stroke = traces[line.curve].stroke
        if stroke is None or line.fill or dashes_of(theme, line):
            break
        drawn.append((stroke, theme.shifted(line.role, line.shift)))
    if len(drawn) == len(scene.lines) and not scene.bars and not scene.ribbons:
        canvas.lay(drawn)
        return
    with canvas.over() as painter:
        paint_curves(painter, frame, theme, traces, fast=True, canvas=canvas)


def _fill_line(painter: QPainter, trace: Trace) -> None:
    for part, shape in zip(trace.points, trace.outlines, strict=True):
        if shape is None:
            draw_points(painter, part, fast=True)
        else:
            fill(painter, shape)


def _paint_area(
    painter: QPainter, frame: Frame, theme: Theme, line: Line, points: list[Points]
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(line.role, 0.12))
    zero = min(max(frame.point(0.0, 0.0).y(), frame.plot.top()), frame.plot.bottom())
    for part in points:
        path = path_of(part)
        path.lineTo(part[-1, 0], zero)
        path.lineTo(part[0, 0], zero)
        painter.drawPath(path)


def _paint_ribbon(painter: QPainter, frame: Frame, theme: Theme, ribbon: Ribbon) -> None:
    if len(ribbon.x) < 2:
        return
    x = np.array(ribbon.x)
    upper, lower = (frame.to_pixels(x, np.array(side)) for side in (ribbon.high, ribbon.low))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(ribbon.role, 0.16))
    painter.drawPath(path_of(np.concatenate((upper, lower[::-1]))))


def _paint_bars(painter: QPainter, frame: Frame, theme: Theme, bars: Bars) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(bars.role))
    left = frame.to_pixels(bars.lefts, np.zeros_like(bars.lefts))
    right = frame.to_pixels(bars.rights, bars.heights)
    gap = min(1.0, 0.15 * float(np.min(right[:, 0] - left[:, 0], initial=1.0)))
    ends = zip(left.tolist(), right.tolist(), strict=True)
    painter.drawRects([_bar(start, end, gap) for start, end in ends])


def _bar(start: list[float], end: list[float], gap: float) -> QRectF:
    (x0, zero), (x1, top) = start, end
    height = max(abs(top - zero), 1.0)
    return QRectF(x0 + gap, min(zero, top), max(x1 - x0 - 2 * gap, 0.5), height)


def paint_header(
    painter: QPainter, frame: Frame, theme: Theme, names: bool = True, readings: bool = True
) -> None:
    """Draw the title and the names of the legend, and the note and the readings."""
    scene, rect = frame.scene, frame.rect.adjusted(12, 6, -12, 0)
    row = QRectF(rect.left(), rect.top(), rect.width(), ROW)
    if names and scene.title:
        draw_text(painter, row, scene.title, theme.colour("text"), LEFT, True)
    align = RIGHT if scene.title and not frame.note_below else LEFT
    for index, line in enumerate(frame.note_lines if readings else ()):
        below = row.translated(0, ROW * (index + int(frame.note_below)))
        draw_text(painter, below, line, theme.colour("text"), align)
    if not frame.corner:
        paint_rows(painter, frame, theme, names, readings)


def paint_overlay(
    painter: QPainter,
    frame: Frame,
    theme: Theme,
    lines: Sequence[Points] | None = None,
    numbered: bool = False,
) -> None:
    """Draw what moves with the probe: its line, tangents, dots, the marked points, the numbers.

    Parameters
    ----------
    painter : QPainter
        Where to draw, in logical pixels.
    frame : Frame
        The geometry.
    theme : Theme
        The colours.
    lines : sequence of ndarray, optional
        The polylines of the curves, if they are known already.
    numbered : bool
        Whether the numbers of the horizontal axis are there already, as on the screen.
    """
    scene, plot = frame.scene, frame.plot
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    painter.setClipRect(plot.adjusted(0, -1, 0, 1))
    _paint_levels(painter, frame, theme)
    for segment in scene.segments:
        painter.setPen(pen(theme.colour(segment.role), theme.thick(1.5), [4.0, 3.0]))
        painter.drawLine(QLineF(frame.point(*segment.start), frame.point(*segment.end)))
    _paint_scatters(painter, frame, theme)
    if scene.probe is not None:
        x = frame.point(scene.probe, 0.0).x()
        painter.setPen(pen(theme.colour("accent"), theme.thick(1.5)))
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
        _paint_dots(painter, frame, theme, numbered)
    painter.restore()
    _paint_ruler(painter, frame, theme)
    if scene.markers:
        known = lines_of(frame) if lines is None else lines
        for marker in scene.markers:
            paint_marker(painter, frame, theme, marker, known)
    paint_below(painter, frame, theme, numbered)


def _paint_levels(painter: QPainter, frame: Frame, theme: Theme) -> None:
    plot = frame.plot
    for low, high in frame.scene.bands:
        left, right = frame.point(low, 0.0).x(), frame.point(high, 0.0).x()
        band = QRectF(left, plot.top(), right - left, plot.height())
        painter.fillRect(band.intersected(plot), theme.colour("error", 0.10))
    for level in frame.scene.levels:
        y = frame.point(0.0, level.y).y()
        painter.setPen(pen(theme.colour(level.role), theme.thick(1.5)))
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
        where = level_place(frame, level)
        draw_text(painter, where, level.text, theme.colour(level.role))


def _paint_ruler(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Draw the measured interval as a bracket along the top of the plot."""
    if frame.scene.interval is None:
        return
    plot, colour = frame.plot, theme.colour("text")
    ends = [frame.point(end, 0.0).x() for end in frame.scene.interval]
    left, right = (min(max(end, plot.left()), plot.right()) for end in ends)
    painter.setPen(pen(colour, theme.thick(2.0)))
    painter.drawLine(QLineF(left, plot.top(), right, plot.top()))
    for end in ends:
        if plot.left() - 0.5 <= end <= plot.right() + 0.5:
            painter.fillRect(QRectF(end - 2.5, plot.top() - 5, 5, 10), colour)


def _paint_scatters(painter: QPainter, frame: Frame, theme: Theme) -> None:
    radius = theme.thick(3.0)
    painter.setPen(Qt.PenStyle.NoPen)
    for scatter in frame.scene.scatters:
        painter.setBrush(theme.colour(scatter.role, 0.45))
        for x, y in zip(scatter.x, scatter.y, strict=True):
            painter.drawEllipse(frame.point(x, y), radius, radius)


def _paint_dots(painter: QPainter, frame: Frame, theme: Theme, screen: bool) -> None:
    probe, radius, rim = frame.scene.probe, theme.thick(DOT), theme.thick(1.5)
    dots = Dots(painter, radius, theme.colour("surface"), rim, screen)
    for line in frame.scene.lines:
        if line.dot is not None and probe is not None and math.isfinite(line.dot):
            dots.draw(*frame.place(probe, line.dot), theme.colour(line.role))


def paint_scene(painter: QPainter, rect: QRectF, scene: Scene, theme: Theme) -> None:
    """Draw a whole scene into ``rect``."""
    frame = placed(Frame.of(rect, scene, theme), theme)
    painter.save()
    paint_axes(painter, frame, theme)
    paint_curves(painter, frame, theme)
    paint_header(painter, frame, theme)
    paint_overlay(painter, frame, theme)
    paint_corner(painter, frame, theme)
    painter.restore()
