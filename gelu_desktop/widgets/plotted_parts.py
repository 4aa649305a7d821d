"""What of a scene each layer of a plot shows: while that is equal, the layer stands."""

from collections.abc import Callable
from dataclasses import fields

from PySide6.QtCore import QRectF

from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, Y_LIMIT, Y_SPAN_MIN
from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.theme import Theme

MOVING = ("lines", "probe", "note")
_STANDING = tuple(part.name for part in fields(Scene) if part.name not in MOVING)
MOST = 0.9
"""The share of a plot's height from which all of it is painted."""
DOT, EDGE = 4.5, 3.0
"""The radius of the probe's dots, and what lies around them."""


def y_limits(scene: Scene) -> tuple[float, float]:
    """Return how far and how near the vertical range may go."""
    return (LOG_LIMIT, LOG_SPAN_MIN) if scene.log else (Y_LIMIT, Y_SPAN_MIN)


Rows = tuple[float, float]


def moved(
    old: Frame, new: Frame, theme: Theme, drawn: Callable[[], Rows | None]
) -> list[QRectF] | None:
    """Return where two frames on the same axes differ, if only parts of them do.

    These are the probe, the readings, the note, and curves if no text keeps out of their way.

    Parameters
    ----------
    old, new : Frame
        What was painted last, and what will be.
    theme : Theme
        The style.
    drawn : callable
        Returns between which heights the curves of both are, if that is known.

    Returns
    -------
    list of QRectF or None
        In logical pixels. None where something else differs: then all is to be painted.
    """
    before, after = old.scene, new.scene
    if old.rect != new.rect or before.bars or after.bars:
        return None
    if any(getattr(before, name) != getattr(after, name) for name in _STANDING):
        return None
    if old.shown_names != new.shown_names:
        return None
    rect, plot = new.rect, new.plot
    strips = []
    if old.shown_curves != new.shown_curves:
        rows = None if after.markers else drawn()
        if rows is None or rows[1] - rows[0] > MOST * rect.height():
            return None
        strips = [QRectF(plot.left() - 1, rows[0] - 1, plot.width() + 2, rows[1] - rows[0] + 2)]
    above = QRectF(rect.left(), rect.top(), rect.width(), plot.top() - rect.top())
    below = QRectF(rect.left(), plot.bottom(), rect.width(), rect.bottom() - plot.bottom())
    columns = [_column(frame, theme) for frame in (old, new) if frame.scene.probe is not None]
    return [above, below, *strips, *columns]


def _column(frame: Frame, theme: Theme) -> QRectF:
    """Return where the probe's line and its dots are."""
    assert frame.scene.probe is not None
    x, aside = frame.point(frame.scene.probe, 0.0).x(), theme.thick(DOT) + EDGE
    return QRectF(x - aside, frame.rect.top(), 2 * aside, frame.rect.height())
