"""How much smaller a panel has to be drawn to be read in its picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gelu_desktop.app.text_boxes import text_boxes

LEAST = 0.4  # of the height of a picture that its plots take
REFUSED = 0.7  # of that is too little
STEPS = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.5, 3.0)

Told = Callable[[QRectF, float], None]
Draw = Callable[[QPainter, float, Told], None]
"""Draws so many times smaller, and tells of each plot."""


@dataclass(frozen=True)
class Fit:
    """How a panel comes out.

    Attributes
    ----------
    shrunk : float
        How many times smaller than asked for it is drawn, at least 1.
    missing : int
        How many of its texts cannot be seen whole.
    share : float, optional
        The part of the height that its plots take; None if it has no plots.
    header : float
        The height of what stands above the plots, the highest of all, in its own units.
    squashed : bool
        Whether the plots are too flat.
    """

    shrunk: float
    missing: int
    share: float | None
    header: float = 0.0
    squashed: bool = False

    def lacks(self, wanted: float) -> float:
        """Return how much of the height the plots lack."""
        return 0.0 if self.share is None else max(wanted - self.share, 0.0)


def measured(draw: Draw, shrunk: float, page: QRectF, seen: Callable[[float], QRectF]) -> Fit:
    """Return how a panel comes out when it is drawn so many times smaller.

    Parameters
    ----------
    draw : callable
        Draws it.
    shrunk : float
        How many times smaller.
    page : QRectF
        The picture.
    seen : callable
        Returns the part of the page in which it is drawn.
    """
    plots: list[QRectF] = []
    headers: list[float] = []

    def told(plot: QRectF, header: float) -> None:
        plots.append(plot)
        headers.append(header)

    boxes = text_boxes(lambda painter: draw(painter, shrunk, told))
    place = seen(shrunk)
    missing = sum(not box.whole(place) for box in boxes)
    share = _covered(plots) / page.height() if plots else None
    return Fit(shrunk, missing, share, max(headers, default=0.0))


def best(draw: Draw, page: QRectF, seen: Callable[[float], QRectF], own: Callable[[], Fit]) -> Fit:
    """Return the first way in which all texts fit and the plots are high enough, else the best.

    Parameters
    ----------
    draw, page, seen
        As for `measured`.
    own : callable
        Returns how the panel comes out in its own size: no more is asked of its plots.
    """
    tried: list[Fit] = []
    wanted = LEAST
    for by in STEPS:
        tried.append(measured(draw, by, page, seen))
        if by == 1 and tried[0].lacks(LEAST):
            wanted = min(LEAST, own().share or 0.0)
        if not tried[-1].missing and not tried[-1].lacks(wanted):
            break
    judged = [replace(fit, squashed=fit.lacks(REFUSED * wanted) > 0) for fit in tried]
    return min(judged, key=lambda fit: (fit.squashed, fit.missing, fit.lacks(wanted), fit.shrunk))


def _covered(plots: list[QRectF]) -> float:
    """Return the height that plots take together; those side by side count once."""
    covered, end = 0.0, -1e9
    for plot in sorted(plots, key=QRectF.top):
        covered += max(plot.bottom() - max(plot.top(), end), 0.0)
        end = max(end, plot.bottom())
    return covered
