"""What marks a place in a plot: rings with their texts, and the badge of the probe."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from gelu_desktop.model.scene import Level, Marker
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.letters import Slot, text_font, text_width
from gelu_desktop.widgets.numbering import draw_numbers
from gelu_desktop.widgets.occupied import DOT, crossed, dots_of, dotted
from gelu_desktop.widgets.strokes import CENTRE, Points, draw_text, fill_ground, pen
from gelu_desktop.widgets.theme import Theme

HIGH = 16.0
HALO, THROUGH = 4.0, 0.75  # how wide and how opaque the halo of a text is
BADGE_GAP = 3.0


def paint_marker(
    painter: QPainter, frame: Frame, theme: Theme, marker: Marker, lines: Sequence[Points]
) -> None:
    """Draw a ring, and its text where that hides no curve, if there is such a place near."""
    point = frame.point(marker.x, marker.y)
    if not frame.plot.adjusted(-1, -1, 1, 1).contains(point):
        return
    radius = theme.thick(marker.radius)
    painter.setPen(pen(theme.colour(marker.role), theme.thick(2.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(point, radius, radius)
    if marker.text:
        where = marker_place(frame, theme, marker, lines)
        if crossed(lines, where):
            _paint_halo(painter, where, marker.text, theme)
        draw_text(painter, where, marker.text, theme.colour("text"))


def marker_place(frame: Frame, theme: Theme, marker: Marker, lines: Sequence[Points]) -> QRectF:
    """Return where the text of a marker stands: the first place that is free, else the first."""
    places = _places(frame, theme, marker)
    point = frame.point(marker.x, marker.y)
    others = [dot for dot in dots_of(frame) if dot != point]
    free = (at for at in places if not (crossed(lines, at) or dotted(others, at)))
    return next(free, places[0])


def around(frame: Frame, theme: Theme, marker: Marker) -> QRectF:
    """Return where a dot may stand in the way of the text of a marker, at one place or another."""
    point, aside = frame.point(marker.x, marker.y), theme.thick(marker.radius) + 5
    wide, high = text_width(marker.text) + 4 + aside + DOT, HIGH + 2 + aside + DOT
    return QRectF(point.x() - wide, point.y() - high, 2 * wide, 2 * high)


def _places(frame: Frame, theme: Theme, marker: Marker) -> list[QRectF]:
    """Return places near a ring that are within the plot, the usual one first."""
    plot, point = frame.plot, frame.point(marker.x, marker.y)
    width, aside = text_width(marker.text) + 4, theme.thick(marker.radius) + 5
    lefts = [point.x() + aside, point.x() - width - aside]
    if point.x() + width + aside + 1 >= plot.right():
        lefts.reverse()
    upper, lower = point.y() - 18, point.y() + 2
    tops = [upper, lower] if point.y() > plot.center().y() else [lower, upper]
    beyond = [point.y() - aside - HIGH - 2, point.y() + aside + 2]
    if tops[0] == lower:
        beyond.reverse()
    made = [QRectF(left, top, width, HIGH) for left in lefts for top in tops]
    over = [point.x() - width / 2, *lefts]
    made += [QRectF(left, top, width, HIGH) for top in beyond for left in over]
    inside = [where for where in made if plot.contains(where)]
    return inside or made[:1]


def _paint_halo(painter: QPainter, where: QRectF, text: str, theme: Theme) -> None:
    """Lighten what lies around the letters, and no more, unless the picture has no ground."""
    if theme.style.transparent:
        return
    font = text_font()
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    top = where.center().y() - metrics.height() / 2
    path.addText(where.left(), top + metrics.ascent(), font, text)
    painter.setPen(pen(theme.colour("surface", THROUGH), HALO))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def level_place(frame: Frame, level: Level) -> QRectF:
    """Return where the text of a line across stands."""
    y = frame.point(0.0, level.y).y()
    return QRectF(frame.plot.left() + 4, y - 17, text_width(level.text) + 4, HIGH)


def paint_numbers(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Write the numbers of the horizontal axis under the plot, all of them."""
    for where, tick in frame.x_texts:
        draw_text(painter, where, tick, theme.colour("muted"), CENTRE)


def paint_below(painter: QPainter, frame: Frame, theme: Theme, numbered: bool = False) -> None:
    """Write the numbers under the plot: the ticks, and over them where the probe is.

    A tick's number that the badge of the probe would cut is left out, or wiped out if the numbers
    are there already.
    """
    covered = QRectF()
    if frame.scene.probe is not None:
        covered, text = frame.badge
    around = covered.adjusted(-BADGE_GAP, 0, BADGE_GAP, 0)
    for where, tick in frame.x_texts:
        if where.intersects(around):
            if numbered:
                fill_ground(painter, where, theme)
        elif not numbered:
            draw_text(painter, where, tick, theme.colour("muted"), CENTRE)
    if frame.scene.probe is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(covered, 4, 4)
        if numbered:
            half = (covered.width() + text_width(text)) / 2
            slot = Slot(covered.left() + half, covered.center().y(), half)
            draw_numbers(painter, [(slot, text)], theme.colour("surface"))
        else:
            draw_text(painter, covered, text, theme.colour("surface"), CENTRE)
