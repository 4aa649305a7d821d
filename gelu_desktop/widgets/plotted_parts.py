"""What of a scene each layer of a plot shows: while that is equal, the layer stands."""

from typing import Any

from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, Y_LIMIT, Y_SPAN_MIN
from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.frame import Frame


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
