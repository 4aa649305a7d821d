"""What each layer of a plot shows: where that is the same as before, the layer is kept."""

from typing import Any

from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.frame import Frame


def axes_of(frame: Frame) -> tuple[Any, ...]:
    """Return what the background shows: the axes."""
    scene = frame.scene
    return frame.plot, scene.x_range, scene.y_range, scene.log, scene.x_name


def names_of(frame: Frame) -> tuple[Any, ...]:
    """Return what the heading names: all but the readings and the note."""
    entries = tuple(
        (entry.label, entry.role, getattr(entry, "dashed", None)) for entry in frame.entries
    )
    return frame.scene.title, entries, frame.columns, frame.column_width, frame.heading_rows


def curves_of(scene: Scene) -> tuple[Any, ...]:
    """Return what the curve layer shows: all but the readings."""
    lines = ((line.curve, line.role, line.dashed, line.fill, line.shift) for line in scene.lines)
    return (*lines, *scene.ribbons)
