"""The picture of the random gate: a dot a trial, their running mean, and what it approaches."""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.curves import PointsCurve
from gelu_desktop.model.figures import fixed, signed, significant
from gelu_desktop.model.numbers import write
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Line, Ribbon, Scene
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.panels.chance.trials import MOST, Trials
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.legend import paint_corner, placed
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.marks import paint_below
from gelu_desktop.widgets.painting import paint_curves, paint_header
from gelu_desktop.widgets.paragraphs import Paragraph, paint_paragraphs, paragraphs_height
from gelu_desktop.widgets.strokes import Points, fill_ground
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate

REACHES = (20, 50, 100, 200, 500, MOST)
DOT = 4.0
PLOT_LEAST = 130.0
SPREAD = 2.0
SPREAD_POINTS = 100
DIGITS = 5


@dataclass(frozen=True)
class Picture:
    """The trials and what is said of them."""

    trials: Trials

    @cached_property
    def scene(self) -> Scene:
        """The plot without the dots."""
        trials, x = self.trials, self.trials.x
        reach = next(reach for reach in REACHES if reach >= trials.count)
        low, high = nice_range(min(x, 0.0), max(x, 0.0)) if x else (-1.0, 1.0)
        exact = PointsCurve((0.0, float(reach)), (trials.exact, trials.exact))
        places = np.arange(1.0, trials.count + 1)
        mean = PointsCurve(places, trials.draws.running_mean)
        text = translate("ChancePanel", "running mean of x·m")
        return Scene(
            x_range=(0.0, float(reach)),
            y_range=(low, high),
            lines=(
                Line(exact, "gelu", "x·Φ(x) = GELU(x)", reading=significant(trials.exact, DIGITS)),
                Line(mean, "gate", text, reading=significant(trials.mean, DIGITS)),
            ),
            ribbons=(_spread(trials, reach),),
            whole=True,
            x_name=translate("ChancePanel", "trial"),
            title=translate("ChancePanel", "x·m at x = {x}").format(x=signed(write(x))),
        )

    @cached_property
    def texts(self) -> tuple[Paragraph, ...]:
        """What the trials show, and what GELU is."""
        return (_numbers(self.trials), "text"), (_meaning(self.trials), "muted")

    def least(self, width: float) -> float:
        """Return the height that is needed at this width."""
        header = Frame(QRectF(0, 0, width, 400), self.scene).header
        return header + PLOT_LEAST + paragraphs_height(self.texts, width)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, fast: bool = False) -> None:
        """Paint it into ``rect``; ``fast`` is for the screen."""
        fill_ground(painter, rect, theme)
        below = paragraphs_height(self.texts, rect.width())
        frame = Frame.of(rect.adjusted(0, 0, 0, -below), self.scene, theme)
        frame = placed(frame, theme, self._dots(frame))
        painter.save()
        paint_axes(painter, frame, theme)
        self._paint_dots(painter, frame, theme)
        paint_curves(painter, frame, theme, fast=fast)
        paint_header(painter, frame, theme)
        paint_corner(painter, frame, theme)
        paint_below(painter, frame, theme)
        painter.restore()
        text = QRectF(rect.left(), rect.bottom() - below, rect.width(), below)
        paint_paragraphs(painter, text, self.texts, theme)

    def _dots(self, frame: Frame) -> Points:
        values = self.trials.draws.passed
        return frame.to_pixels(np.arange(1.0, len(values) + 1), values)

    def _paint_dots(self, painter: QPainter, frame: Frame, theme: Theme) -> None:
        made = QPen(theme.colour("muted", 0.55), theme.thick(DOT))
        made.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(made)
        painter.drawPoints([QPointF(*point) for point in self._dots(frame).tolist()])


def _spread(trials: Trials, reach: int) -> Ribbon:
    """Return where the mean of n trials is expected, within two standard errors."""
    count = np.unique(np.geomspace(1, reach, SPREAD_POINTS).round())
    error = SPREAD * math.sqrt(trials.variance) / np.sqrt(count)
    low, high = (tuple((trials.exact + sign * error).tolist()) for sign in (-1, 1))
    return Ribbon(tuple(count.tolist()), low, high, "gelu")


def _numbers(trials: Trials) -> str:
    if not trials.count:
        return translate("ChancePanel", "No trial yet.")
    text = translate(
        "ChancePanel",
        "After {count} trials, {kept} of which kept x, their mean is {mean}; exactly it is"
        " {exact}.",
    )
    if math.isfinite(trials.apart):
        text = translate(
            "ChancePanel",
            "After {count} trials, {kept} of which kept x, their mean is {mean}; exactly it is"
            " {exact}, which is {apart} standard errors away.",
        )
    return text.format(
        count=trials.count,
        kept=trials.kept,
        mean=significant(trials.mean, DIGITS),
        exact=significant(trials.exact, DIGITS),
        apart=fixed(trials.apart, 1),
    )


def _meaning(trials: Trials) -> str:
    text = translate(
        "ChancePanel",
        "GELU itself is deterministic: it is the mean of x·m, where the random mask m is 1 with the"
        " probability Φ(x) = {gate} and else 0. The variance of x·m is x²·Φ(x)·(1 − Φ(x)) ="
        " {variance}. Tinted: two standard errors around the mean.",
    )
    return text.format(
        gate=significant(trials.gate, DIGITS), variance=significant(trials.variance, DIGITS)
    )


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture with all the trials."""
    Picture(Trials(result.state.x, result.state.chance_seed, MOST)).paint(painter, rect, theme)


class ChanceView(QWidget):
    """Shows a picture; as high as that needs.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.picture = Picture(Trials(0.0, 0, 0))
        self.setMinimumWidth(pixels(260))

    def show_picture(self, picture: Picture) -> None:
        """Show ``picture``."""
        self.picture = picture
        self.setAccessibleDescription("\n".join(text for text, _ in picture.texts))
        self._grow()
        self.update()

    def _grow(self) -> None:
        least = self.picture.least(room(self).width())
        self.setMinimumHeight(math.ceil(least * magnification()))

    def sizeHint(self) -> QSize:
        """Ask for the room of a plot that reads well."""
        return QSize(600, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = painter_on(self)
        self.picture.paint(painter, room(self), self._theme, fast=True)
        painter.end()
