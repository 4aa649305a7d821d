"""What of a scene each layer of a plot shows: while that is equal, the layer stands."""

from dataclasses import fields
from typing import Any

from PySide6.QtCore import QRectF

from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, Y_LIMIT, Y_SPAN_MIN
from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.theme import Theme

MOVING = ("lines", "probe", "note")
DOT, EDGE = 4.5, 3.0
"""The radius of the probe's dots, and what lies around them."""


def y_limits(scene: Scene) -> tuple[float, float]:
    """Return how far and how near the vertical range may go."""
    return (LOG_LIMIT, LOG_SPAN_MIN) if scene.log else (Y_LIMIT, Y_SPAN_MIN)


def shown_axes(frame: Frame) -> tuple[Any, ...]:
    """Return what the background shows: the axes."""
    scene = frame.scene
    return frame.plot, scene.x_range, scene.y_range, scene.log, scene.x_name


def shown_names(frame: Frame) -> tuple[Any, ...]:
    """Return what the heading names: all but the readings and the note."""
    entries = tuple(
        (entry.label, entry.role, getattr(entry, "dashed", None)) for entry in frame.entries
    )
    return frame.scene.title, entries, frame.columns, frame.column_width, frame.heading_rows


def shown_curves(scene: Scene) -> tuple[Any, ...]:
    """Return what the curve layer shows: all but the readings."""
    lines = ((line.curve, line.role, line.dashed, line.fill, line.shift) for line in scene.lines)
    return (*lines, *scene.ribbons)


def moved(old: Frame, new: Frame, theme: Theme) -> list[QRectF] | None:
    """Return where two frames on the same axes differ, if only probe, readings or note do.

    Parameters
    ----------
    old, new : Frame
        What was painted last, and what will be.
    theme : Theme
        The style.

    Returns
    -------
    list of QRectF or None
        In logical pixels. None where something else differs: then all is to be painted.
    """
    before, after = old.scene, new.scene
    others = (part.name for part in fields(after) if part.name not in MOVING)
    if old.rect != new.rect or before.bars or after.bars:
        return None
    if any(getattr(before, name) != getattr(after, name) for name in others):
        return None
    if shown_names(old) != shown_names(new) or shown_curves(before) != shown_curves(after):
        return None
    rect, plot = new.rect, new.plot
    above = QRectF(rect.left(), rect.top(), rect.width(), plot.top() - rect.top())
    below = QRectF(rect.left(), plot.bottom(), rect.width(), rect.bottom() - plot.bottom())
    columns = [_column(frame, theme) for frame in (old, new) if frame.scene.probe is not None]
    return [above, below, *columns]


def _column(frame: Frame, theme: Theme) -> QRectF:
    """Return where the probe's line and its dots are."""
    assert frame.scene.probe is not None
    x, aside = frame.point(frame.scene.probe, 0.0).x(), theme.thick(DOT) + EDGE
    return QRectF(x - aside, frame.rect.top(), 2 * aside, frame.rect.height())
