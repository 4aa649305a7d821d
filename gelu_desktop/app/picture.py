"""A panel's picture, before it is a file: what it shows, how large, and how it is drawn."""

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPaintDevice, QPainter

from gelu_desktop import sizes
from gelu_desktop.app.export_fit import Fit, Told, best, measured
from gelu_desktop.app.export_look import DPI, USUAL, Look
from gelu_desktop.app.figure_words import exact, footer
from gelu_desktop.app.languages import speaking
from gelu_desktop.app.surround import Running, Words, height_below, paint_words, room
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.strokes import fill_ground
from gelu_desktop.widgets.theme import Style, Theme

translate = QCoreApplication.translate

PICTURES = {spec.name: spec for spec in PANELS if spec.paint is not None}
SIDE_MAX = sizes.PICTURE_SIDE
AREA_MAX = sizes.PICTURE_AREA
SCALE_MIN, SCALE_MAX = 0.25, 16.0
_POINTS = 72
_DIGITS = 8


@dataclass(frozen=True)
class Steady:
    """What stands still in the frames of a sweep.

    Attributes
    ----------
    running : Running
        The number that runs.
    shrunk : float
        How many times smaller than asked for every frame is drawn; 0 to find out.
    below : float
        How high caption and footer are, as for `Words`.
    header : float
        How high what stands above the curves is at least, as for `Style`.
    """

    running: Running
    shrunk: float = 0.0
    below: float = 0.0
    header: float = 0.0


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
    steady : Steady, optional
        What is the same in all frames of a sweep, where the picture is one of them.
    """

    spec: PanelSpec
    result: Result
    theme: Theme
    size: tuple[int, int]
    scale: float = 1.0
    look: Look = USUAL
    unit: str = "px"
    steady: "Steady | None" = None

    @property
    def title(self) -> str:
        """The panel's title."""
        with speaking(self.look.language):
            return translate("Panels", self.spec.title)

    @property
    def footer(self) -> str:
        """Sentences on what the picture depends on, in numbers that are short enough to read."""
        running = self.steady.running if self.steady else None
        own = {running.name: running.value} if running else {}
        with speaking(self.look.language):
            return footer(self.spec.name, self.result.state, _DIGITS, own)

    @property
    def description(self) -> str:
        """What the picture depends on, in words and in numbers that read back exactly."""
        with speaking(self.look.language):
            told = footer(self.spec.name, self.result.state)
        return f"{told} [{exact(self.result.state)}]"

    @cached_property
    def words(self) -> Words:
        """The texts around the panel's own picture."""
        title, below = (self.title if self.look.title else ""), self.look.footer
        made = Words(title, self.look.caption.strip(), self.footer if below else "")
        if self.steady is None:
            return made
        return dataclasses.replace(made, running=self.steady.running, below=self.steady.below)

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
            paint_words(painter, rect, self.words, theme, self.shrunk)
            self.draw_panel(painter, self.shrunk)

    @property
    def shrunk(self) -> float:
        """How many times smaller than asked for it is drawn."""
        return self.fit.shrunk

    @cached_property
    def fit(self) -> Fit:
        """How it is drawn so that all texts fit and its plots are high enough."""
        if self.steady is not None and self.steady.shrunk:
            return Fit(self.steady.shrunk, 0, None)
        with speaking(self.look.language):
            return best(self.draw_panel, self.rect, self._place, self._own_fit)

    @property
    def below(self) -> float:
        """How high caption and footer are, as for `Words`."""
        return height_below(self.rect, self.words, self.shrunk)

    @property
    def header(self) -> float:
        """How high what stands above the curves is, as for `Style`."""
        with speaking(self.look.language):
            return measured(self.draw_panel, self.shrunk, self.rect, self._place).header

    def held(self, shrunk: float, below: float = 0.0, header: float = 0.0) -> "Picture":
        """Return this frame of a sweep with other values of what stands still."""
        assert self.steady is not None
        steady = Steady(self.steady.running, shrunk, below, header)
        return dataclasses.replace(self, steady=steady)

    def _own_fit(self) -> Fit:
        """Return how the panel comes out in its own size, with nothing around it."""
        own = dataclasses.replace(self, size=self.spec.size, scale=1.0, look=USUAL)
        return measured(own.draw_panel, 1.0, own.rect, own._place)

    def _place(self, shrunk: float) -> QRectF:
        return room(self.rect, self.words, shrunk)

    def draw_panel(self, painter: QPainter, shrunk: float, told: Told | None = None) -> None:
        """Draw the panel alone, so many times smaller, into what the texts around it leave."""
        if self.spec.paint is None:
            return
        place = self._place(shrunk)
        larger = QRectF(0, 0, place.width() * shrunk, place.height() * shrunk)
        with _kept(painter):
            painter.translate(place.topLeft())
            painter.scale(1 / shrunk, 1 / shrunk)
            self.spec.paint(painter, larger, self.result, self._styled(shrunk, told))

    def _styled(self, shrunk: float, told: Told | None = None) -> Theme:
        """Return the theme with lines that are as thick as asked for, however small the text."""
        look = self.look
        header = self.steady.header if self.steady else 0.0
        lines = look.lines / look.font * shrunk
        style = Style(lines, look.legend, look.transparent, told, header)
        return dataclasses.replace(self.theme, style=style)


@contextmanager
def _kept(painter: QPainter) -> Iterator[None]:
    """Put the painter back as it was at the end of the block, however that comes."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def telling(specs: Sequence[PanelSpec], result: Result) -> list[PanelSpec]:
    """Return the panels that have something to show, or all of them if none has.

    A race that was never run has nothing, nor has a layer that is not in memory.
    """
    return [spec for spec in specs if _tells(spec, result)] or list(specs)


def _tells(spec: PanelSpec, result: Result) -> bool:
    try:
        if spec.data is not None:
            spec.data(result)
    except NothingPlottedError:
        return False
    return True


def left_out_words(left_out: Sequence[PanelSpec]) -> str:
    """Return which panels have no page, in words; empty if all have one."""
    if not left_out:
        return ""
    names = ", ".join(translate("Panels", spec.title) for spec in left_out)
    return translate("Export", "Left out, because there is nothing to show yet: {0}.").format(names)
