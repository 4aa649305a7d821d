"""The picture of a deep stack: two plots side by side, and below them what they say."""

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.depth_words import finding
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Scene
from gelu_desktop.panels.depth.asked import ANSWERS, Answer, Asked
from gelu_desktop.panels.depth.content import absent, legend, method, scenes, too_large, unknown
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.magnification import magnification, painter_on, pixels, room
from gelu_desktop.widgets.painting import paint_scene
from gelu_desktop.widgets.paragraphs import paint_paragraphs, paragraphs_height
from gelu_desktop.widgets.strokes import fill_ground
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate

PLOT_LEAST = 80.0
BELOW = 43.0
FADED = 0.35
"""How strongly a picture is painted whose settings are no longer those of now."""


@dataclass(frozen=True)
class Picture:
    """All there is to paint: the plots, if anything is known, and the sentences below them."""

    scenes: tuple[Scene, ...]
    finding: str
    legend: str

    @classmethod
    def of(cls, asked: Asked, answer: Answer | None) -> "Picture":
        """Return the picture of an answer, or of none."""
        if answer is None:
            return cls((), unknown() if asked.fits else too_large(), legend(asked))
        words = finding(asked.stack, answer.measured, translate)
        return cls(scenes(asked, answer), words, legend(asked))

    def measured(self) -> "Picture":
        """Return the picture without the theory."""
        kept = (
            replace(scene, lines=tuple(line for line in scene.lines if not line.dashed))
            for scene in self.scenes
        )
        return Picture(tuple(kept), self.finding, absent())

    @property
    def texts(self) -> tuple[tuple[str, str], ...]:
        """The sentences, each with its colour role."""
        return (self.finding, "text"), (self.legend, "muted")

    def least(self, width: float) -> float:
        """Return the height that is needed at this width."""
        halves = [Frame(QRectF(0, 0, width / 2, 400), scene) for scene in self.scenes]
        header = max((frame.header for frame in halves), default=0.0)
        return header + PLOT_LEAST + BELOW + self._below(width)

    def _below(self, width: float) -> float:
        return paragraphs_height(self.texts, width)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint it into ``rect``."""
        fill_ground(painter, rect, theme)
        plots = rect.adjusted(0, 0, 0, -self._below(rect.width()))
        for index, scene in enumerate(self.scenes):
            left = plots.left() + index * plots.width() / 2
            paint_scene(
                painter, QRectF(left, plots.top(), plots.width() / 2, plots.height()), scene, theme
            )
        below = QRectF(rect.left(), plots.bottom(), rect.width(), rect.bottom() - plots.bottom())
        paint_paragraphs(painter, below, self.texts, theme)


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint the panel's picture; a stack that is not known is computed if that is quick."""
    asked = Asked.of(result)
    picture = Picture.of(asked, ANSWERS.get(asked))
    # In print, dashes tell the activations apart.
    (picture.measured() if theme.dashes else picture).paint(painter, rect, theme)


class DepthView(QWidget):
    """Shows a picture; as high as that needs.

    Parameters
    ----------
    theme : Theme
        The colours.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.picture = Picture((), unknown(), legend())
        self.faded = False
        self.setMinimumWidth(pixels(320))
        self.setToolTip(method())

    def show_picture(self, picture: Picture, before: bool = False) -> None:
        """Show ``picture``, faded if it is that of ``before``."""
        self.picture, self.faded = picture, before
        self.setAccessibleDescription(f"{picture.finding}\n{picture.legend}")
        self._grow()
        self.update()

    def fade(self) -> None:
        """Show that the picture is that of other settings than now."""
        self.faded = True
        self.update()

    def _grow(self) -> None:
        least = self.picture.least(room(self).width())
        self.setMinimumHeight(math.ceil(least * magnification()))

    def sizeHint(self) -> QSize:
        """Ask for the room of two plots that read well."""
        return QSize(900, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the new width needs."""
        super().resizeEvent(event)
        self._grow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture."""
        painter, rect = painter_on(self), room(self)
        painter.fillRect(rect, self._theme.colour("surface"))
        painter.setOpacity(FADED if self.faded and self.picture.scenes else 1.0)
        self.picture.paint(painter, rect, self._theme)
        painter.end()
