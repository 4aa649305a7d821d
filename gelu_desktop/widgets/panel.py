"""What every panel is: a row that declares it, and a widget that draws only when it is seen."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.grid import Grid
from gelu_desktop.model.plotted import Plotted
from gelu_desktop.model.result import Result
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import Theme

Paint = Callable[[QPainter, QRectF, Result, Theme], None]


class Panel(QWidget):
    """The content of one dock.

    It draws the `Result` of each change while it is visible, and catches up when it is shown.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours; a change of theme builds a new panel.
    """

    export_requested = Signal()

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self._stale = True
        session.changed.connect(self._on_session_changed)

    def draw(self, result: Result) -> None:
        """Show ``result``."""
        raise NotImplementedError

    def _on_session_changed(self, result: Result) -> None:
        if self.isVisible():
            self.draw(result)
            self._stale = False
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while the panel was hidden."""
        super().showEvent(event)
        if self._stale:
            self.draw(self.session.result)
            self._stale = False


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
