"""The legend of a plot: samples, names and readings, above the plot or in a corner of it."""

from dataclasses import replace

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.model.scene import Bars, Line
from gelu_desktop.widgets.frame import AROUND, Frame
from gelu_desktop.widgets.letters import ROW
from gelu_desktop.widgets.marks import level_place, marker_place
from gelu_desktop.widgets.numbering import draw_numbers
from gelu_desktop.widgets.occupied import hidden, lines_of
from gelu_desktop.widgets.strokes import LINE, RIGHT, Points, draw_text, fill_ground, pen
from gelu_desktop.widgets.theme import CORNERS, Theme

SAMPLE = 3.0
_SHORT_DASHES = [3.0, 1.5]


def paint_rows(
    painter: QPainter, frame: Frame, theme: Theme, names: bool = True, readings: bool = True
) -> None:
    """Draw a legend above the plot, in as many columns as fit: its names and its readings.

    Readings alone are what changes on a screen.
    """
    if not names:
        texts = [entry.reading for entry in frame.entries]
        numbers = zip(frame.reading_slots, texts, strict=True)
        draw_numbers(painter, numbers, theme.colour("text"))
        return
    for entry, place in zip(frame.entries, frame.entry_places, strict=True):
        _paint_name(painter, frame, theme, entry, place)
        if readings:
            _paint_reading(painter, frame, theme, entry, place)


def placed(frame: Frame, theme: Theme, dots: Points | None = None) -> Frame:
    """Return the frame with its legend where it hides nothing: above, if no corner is free.

    Parameters
    ----------
    frame : Frame
        The geometry; its corner is the one that is wanted.
    theme : Theme
        The style.
    dots : ndarray, optional
        Dots that the scene does not know of, [n, 2] in pixels.
    """
    if not frame.corner:
        return frame
    lines = lines_of(frame)
    texts = [marker_place(frame, theme, marker, lines) for marker in frame.scene.markers]
    texts += [level_place(frame, level) for level in frame.scene.levels if level.text]
    wanted = sorted(CORNERS, key=lambda corner: corner != frame.legend)
    tried = (replace(frame, legend=corner) for corner in wanted)
    free = (one for one in tried if not hidden(one, one.corner_rect, texts, dots))
    return next(free, replace(frame, legend="above"))


def paint_corner(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Draw the legend in its corner, over everything else, if it stands there."""
    if not frame.corner:
        return
    rect = frame.corner_rect
    fill_ground(painter, rect, theme, 0.85)
    row = QRectF(rect.left() + AROUND, rect.top() + AROUND / 2, rect.width() - 2 * AROUND, ROW)
    for index, entry in enumerate(frame.entries):
        where = row.translated(0, ROW * index)
        _paint_name(painter, frame, theme, entry, where)
        _paint_reading(painter, frame, theme, entry, where)


def _paint_name(
    painter: QPainter, frame: Frame, theme: Theme, entry: Line | Bars, place: QRectF
) -> None:
    sample = QRectF(place.left(), place.top(), frame.swatch - 5, ROW)
    _paint_sample(painter, theme, entry, sample)
    words = place.adjusted(frame.swatch, 0, 0, 0)
    draw_text(painter, words, entry.label, theme.colour("muted"))


def _paint_reading(
    painter: QPainter, frame: Frame, theme: Theme, entry: Line | Bars, place: QRectF
) -> None:
    right, _, room = frame.reading_slot(entry, place)
    words = QRectF(right - room, place.top(), room, place.height())
    draw_text(painter, words, entry.reading, theme.colour("text"), RIGHT)


def _paint_sample(painter: QPainter, theme: Theme, entry: Line | Bars, place: QRectF) -> None:
    middle = place.center().y()
    if isinstance(entry, Line):
        dashes = theme.dash(entry.role) or (_SHORT_DASHES if entry.dashed else None)
        width = theme.thick(LINE if theme.dashes else SAMPLE)
        painter.setPen(pen(theme.colour(entry.role), width, dashes))
        painter.drawLine(QLineF(place.left(), middle, place.right(), middle))
    else:
        square = QRectF(place.left() + 1, middle - 5, 10, 10)
        painter.fillRect(square, theme.colour(entry.role))
