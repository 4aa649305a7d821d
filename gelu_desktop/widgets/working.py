"""What panels with long work share: the thread, its progress, and a view that scrolls."""

import math
from typing import Any

from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Jobs
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.notice import Notice
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme

STEPS = 1000
BAR_WIDTH = 140


class Scrolled(QScrollArea):
    """An area without a frame in which a widget is as large as it asks to be.

    Tab comes to it, so that the keys can scroll it; it says then what the widget shows.

    Parameters
    ----------
    view : QWidget
        The widget, which has its name for screen readers already.
    told : QWidget, optional
        The part of it whose description is said, if that is not its own.
    """

    def __init__(self, view: QWidget, told: QWidget | None = None) -> None:
        super().__init__()
        self._told = told or view
        self.setWidget(view)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(view.accessibleName())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what is shown now."""
        told = self._told
        self.setAccessibleDescription(told.accessibleDescription() if told.isVisible() else "")
        super().focusInEvent(event)


def jobs_of(session: Session, name: str) -> Jobs:
    """Return the work of that name, which belongs to the session.

    So it goes on when language or theme are switched, for which all panels are built again.
    """
    found = session.findChild(Jobs, name)
    if found is None:
        found = Jobs(session)
        found.setObjectName(name)
    return found


class TurnButton(QPushButton):
    """A button whose next press takes the last one back, such as Start that becomes Cancel.

    Presses that follow the one before as fast as in a double click are not taken.
    """

    def __init__(self) -> None:
        super().__init__()
        self._pressed = -math.inf

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a press that has no other shortly before it."""
        before, self._pressed = self._pressed, event.timestamp()
        if self._pressed - before > QApplication.doubleClickInterval():
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave out the second press of a double click."""
        self._pressed = event.timestamp()


class WorkPanel(Panel):
    """Settings above, then a row with buttons, progress and a sentence, and a view below.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    name : str
        The name of the work in the session.
    progress : str
        What the progress is of, for screen readers.
    """

    def __init__(self, session: Session, theme: Theme, name: str, progress: str) -> None:
        super().__init__(session, theme)
        self.jobs = jobs_of(session, name)
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(pixels(BAR_WIDTH))
        self.bar.setAccessibleName(progress)
        self.message = Notice(hides=False)
        self.row = QWidget()

    def arrange(self, settings: QWidget, buttons: tuple[QPushButton, ...], view: QWidget) -> None:
        """Put everything in its place."""
        row = QHBoxLayout(self.row)
        row.setContentsMargins(8, 2, 8, 4)
        row.setSpacing(8)
        for widget in (*buttons, self.bar):
            row.addWidget(widget)
        row.addWidget(self.message, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(settings)
        layout.addWidget(self.row)
        layout.addWidget(Scrolled(view), 1)

    def tell(self, text: str, failed: bool = False) -> None:
        """Show a sentence, in the colour of errors if something failed."""
        self.message.say(text, failed)

    def _on_jobs_progressed(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _on_jobs_done(self, answer: Any) -> None:
        raise NotImplementedError

    def _on_jobs_failed(self, error: Exception) -> None:
        raise NotImplementedError
