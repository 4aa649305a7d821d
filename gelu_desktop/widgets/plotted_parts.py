"""What of a scene each layer of a plot shows: while that is equal, the layer stands."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter

from PySide6.QtCore import QRectF

from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, Y_LIMIT, Y_SPAN_MIN
from gelu_desktop.model.scene import Scene
from gelu_desktop.widgets.entries import READING_TEMPLATE
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.letters import letters
from gelu_desktop.widgets.marks import BADGE_GAP, around
from gelu_desktop.widgets.theme import Theme

MOVING = ("lines", "probe", "note")
_standing = attrgetter(*(part.name for part in fields(Scene) if part.name not in MOVING))
_named = attrgetter("curve", "role", "label", "dashed", "fill", "shift")
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
    if _standing(before) != _standing(after) or old.shown_names != new.shown_names:
        return None
    if after.markers and any(_crowded(frame, theme) for frame in (old, new)):
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
    return [above, below, *strips, *_columns(old, new, theme)]


def _crowded(frame: Frame, theme: Theme) -> bool:
    """Return whether the text of a mark may have to make way for a dot."""
    scene = frame.scene
    heights = (line.dot for line in scene.lines if line.dot is not None)
    dots = [] if scene.probe is None else [frame.point(scene.probe, y) for y in heights]
    texts = (around(frame, theme, marker) for marker in scene.markers if marker.text)
    return any(text.contains(dot) for text in texts for dot in dots)


def alike(before: Scene, after: Scene) -> bool:
    """Return whether all that differs is where the probe is, with the dots and the readings there.

    Then everything else stands where it stood.
    """
    if before.bars or after.bars or after.markers or before.note != after.note:
        return False
    if len(before.lines) != len(after.lines) or _standing(before) != _standing(after):
        return False
    written = letters()
    usual = written.width(READING_TEMPLATE)
    for old, new in zip(before.lines, after.lines, strict=True):
        if old is new:
            continue
        if _named(old) != _named(new) or bool(old.reading) != bool(new.reading):
            return False
        if not (written.fit(old.reading, usual) and written.fit(new.reading, usual)):
            return False  # a legend's columns are as wide as the widest
    return True


def probed(old: Frame, new: Frame, theme: Theme) -> list[QRectF]:
    """Return where the frames of two scenes differ that are alike, in logical pixels."""
    readings = QRectF()
    if new.entry_places:
        readings = QRectF(new.entry_places[0].topLeft(), new.entry_places[-1].bottomRight())
        readings.setLeft(new.rect.left())
        readings.setRight(new.rect.right())
    wide = BADGE_GAP + max((place.width() for place, _ in new.x_texts), default=0.0)
    badges = [
        frame.badge[0].adjusted(-wide, 0, wide, 0)
        for frame in (old, new)
        if frame.scene.probe is not None
    ]
    return [readings, *_joined(badges), *_columns(old, new, theme)]


def _columns(old: Frame, new: Frame, theme: Theme) -> list[QRectF]:
    """Return where the probe's line and its dots are in two frames."""
    aside, made = theme.thick(DOT) + EDGE, []
    for frame in (old, new):
        if frame.scene.probe is not None:
            x, plot = frame.place(frame.scene.probe, 0.0)[0], frame.plot
            made.append(QRectF(x - aside, plot.top() - EDGE, 2 * aside, plot.height() + 2 * EDGE))
    return _joined(made)


def _joined(parts: list[QRectF]) -> list[QRectF]:
    """Return two parts as one where that is hardly more to paint."""
    if len(parts) == 2 and (both := parts[0] | parts[1]).width() < 2 * parts[0].width():
        return [both]
    return parts
