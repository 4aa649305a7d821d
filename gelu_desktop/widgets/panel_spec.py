"""What declares a panel: a row of ``PANELS``; it needs neither Qt nor the panel to be loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gelu_desktop.model.grid import Grid
    from gelu_desktop.model.plotted import Plotted
    from gelu_desktop.model.result import Result
    from gelu_desktop.session import Session
    from gelu_desktop.widgets.panel import Panel
    from gelu_desktop.widgets.theme import Theme

    Paint = Callable[[QPainter, QRectF, Result, Theme], None]


@dataclass(frozen=True)
class PanelSpec:
    """One row of ``PANELS``.

    Attributes
    ----------
    name : str
        The name in settings and on the command line.
    title : str
        The dock's title; translatable in the context ``"Panels"``.
    shortcut : str
        The key that shows or hides the dock, as a portable key sequence.
    create : callable
        Makes the panel from the session and the theme.
    paint : callable, optional
        Paints the panel's picture into a rectangle, on any paint device; None if it has none.
    size : tuple of int
        The size of its picture in pixels when none is asked for.
    data : callable, optional
        Returns what it plots; raises `NothingPlottedError` where there is nothing now. None if
        it plots nothing at all.
    tables : callable, optional
        Returns its figures in all their digits, the most important one first; raises as ``data``
        does. None if it has none of its own.
    """

    name: str
    title: str
    shortcut: str
    create: Callable[[Session, Theme], Panel]
    paint: Paint | None = None
    size: tuple[int, int] = (960, 600)
    data: Callable[[Result], Plotted] | None = None
    tables: Callable[[Result], tuple[Grid, ...]] | None = None
