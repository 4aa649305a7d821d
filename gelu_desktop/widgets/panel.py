"""What every panel is: a widget that draws only when it is seen."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import Theme


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
