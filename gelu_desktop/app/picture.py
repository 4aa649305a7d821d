"""A panel's picture, before it is a file: what it shows, how large, and how it is drawn."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPaintDevice, QPainter

from gelu_desktop.app.export_look import DPI, USUAL, Look
from gelu_desktop.app.figure_words import exact, footer
from gelu_desktop.app.languages import speaking
from gelu_desktop.app.pdf import PAGE_MAX
from gelu_desktop.app.surround import Words, enough, paint_words, room
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.result import Result
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.panel import PanelSpec
from gelu_desktop.widgets.strokes import fill_ground
from gelu_desktop.widgets.theme import Style, Theme

translate = QCoreApplication.translate

PICTURES = {spec.name: spec for spec in PANELS if spec.paint is not None}
SIDE_MAX = 16384
AREA_MAX = 100_000_000
SCALE_MIN, SCALE_MAX = 0.25, 16.0
_POINTS = 72
_SHRUNK = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.5, 3.0)


@dataclass(frozen=True)
class Picture:
    """A picture of a panel.

    Attributes
    ----------
    spec : PanelSpec
        The panel.
    result : Result
        What it shows.
    theme : Theme
        Its colours.
    size : tuple of int
        Width and height in pixels.
    scale : float
        Pixels to a logical pixel: how much larger lines and text are drawn.
    look : Look
        The rest of how it looks.
    unit : {"px", "mm", "in"}
        In which unit a file without pixels tells its size.
    """

    spec: PanelSpec
    result: Result
    theme: Theme
    size: tuple[int, int]
    scale: float = 1.0
    look: Look = USUAL
    unit: str = "px"

    @property
    def title(self) -> str:
        """The panel's title."""
        with speaking(self.look.language):
            return translate("Panels", self.spec.title)

    @property
    def footer(self) -> str:
        """Sentences on what the picture depends on."""
        with speaking(self.look.language):
            return footer(self.spec.name, self.result.state)

    @property
    def description(self) -> str:
        """What the picture depends on, in words and in numbers that read back exactly."""
        return f"{self.footer} [{exact(self.result.state)}]"

    @cached_property
    def words(self) -> Words:
        """The texts around the panel's own picture."""
        title, below = (self.title if self.look.title else ""), self.look.footer
        return Words(title, self.look.caption.strip(), self.footer if below else "")

    @property
    def rect(self) -> QRectF:
        """The page, in units of which text is 12 high."""
        width, height = (side / self.scale / self.look.font for side in self.size)
        return QRectF(0, 0, width, height)

    @property
    def page(self) -> tuple[float, float]:
        """Width and height in points, at its resolution."""
        width, height = (side * _POINTS / DPI / self.scale for side in self.size)
        return width, height

    def paint(self, device: QPaintDevice) -> None:
        """Paint it on ``device``, whose units are pixels."""
        painter = QPainter(device)
        try:
            self.draw(painter, self.scale)
        finally:
            painter.end()

    def draw(self, painter: QPainter, scale: float) -> None:
        """Draw it; ``scale`` is how many units of ``painter`` are a logical pixel."""
        look, rect, theme = self.look, self.rect, self._styled(1.0)
        with _kept(painter), speaking(look.language):
            painter.scale(scale * look.font, scale * look.font)
            fill_ground(painter, rect, theme)
            paint_words(painter, rect, self.words, theme)
            self.draw_panel(painter, self.shrunk)

    @cached_property
    def shrunk(self) -> float:
        """How many times smaller than asked for the panel is drawn, so that all texts fit.

        It is 1 where they do, and where no size within reason would make them fit.
        """
        page, missing = room(self.rect, self.words), {}
        with speaking(self.look.language):
            for by in _SHRUNK:
                boxes = text_boxes(partial(self.draw_panel, shrunk=by))
                missing[by] = sum(not box.whole(page) for box in boxes)
                if not missing[by]:
                    break
        return min(missing, key=lambda by: missing[by])

    def draw_panel(self, painter: QPainter, shrunk: float) -> None:
        """Draw the panel alone, so many times smaller, into what the texts around it leave."""
        if self.spec.paint is None:
            return
        place = room(self.rect, self.words)
        larger = QRectF(0, 0, place.width() * shrunk, place.height() * shrunk)
        with _kept(painter):
            painter.translate(place.topLeft())
            painter.scale(1 / shrunk, 1 / shrunk)
            self.spec.paint(painter, larger, self.result, self._styled(shrunk))

    def _styled(self, shrunk: float) -> Theme:
        """Return the theme with lines that are as thick as asked for, however small the text."""
        look = self.look
        style = Style(look.lines / look.font * shrunk, look.legend, look.transparent)
        return dataclasses.replace(self.theme, style=style)


@contextmanager
def _kept(painter: QPainter) -> Iterator[None]:
    """Put the painter back as it was at the end of the block, however that comes."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def size_problem(width: int, height: int) -> str:
    """Return why a picture cannot have that size, in words; empty if it can."""
    if width < 1 or height < 1:
        return translate("Export", "A picture is at least 1 pixel wide and 1 pixel high.")
    if max(width, height) > SIDE_MAX or width * height > AREA_MAX:
        text = translate(
            "Export",
            "{0} × {1} pixels are too many: at most {2} a side and {3} in all.",
        )
        return text.format(width, height, SIDE_MAX, f"{AREA_MAX:,}")
    return ""


def picture_problem(picture: Picture, kind: str) -> str:
    """Return why there can be no such file of ``kind``, in words; empty if there can."""
    if problem := size_problem(*picture.size):
        return problem
    if kind == "pdf" and max(picture.page) > PAGE_MAX:
        return translate("Export", "A page of a PDF is at most 5 metres wide or high.")
    if not enough(picture.rect, picture.words):
        return translate(
            "Export", "Title, caption and footer leave too little room for the picture itself."
        )
    return ""
