"""What panels with long work share: the thread, its progress, and a view that scrolls."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Jobs
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme

STEPS = 1000
BAR_WIDTH = 140


def scrolled(view: QWidget) -> QScrollArea:
    """Return an area without a frame in which ``view`` is as large as it asks to be."""
    area = QScrollArea()
    area.setWidget(view)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    return area


class WorkPanel(Panel):
    """Settings above, then a row with buttons, progress and a sentence, and a view below.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    progress : str
        What the progress is of, for screen readers.
    """

    def __init__(self, session: Session, theme: Theme, progress: str) -> None:
        super().__init__(session, theme)
        self.jobs = Jobs(self)
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(pixels(BAR_WIDTH))
        self.bar.setAccessibleName(progress)
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
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
        layout.addWidget(scrolled(view), 1)

    def tell(self, text: str, failed: bool = False) -> None:
        """Show a sentence, in the colour of errors if something failed."""
        self.message.setText(text)
        role = "error" if failed else ""
        if (self.message.property("role") or "") != role:
            self.message.setProperty("role", role)
            self.message.style().polish(self.message)

    def _on_jobs_progressed(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _on_jobs_done(self, answer: Any) -> None:
        raise NotImplementedError

    def _on_jobs_failed(self, error: Exception) -> None:
        raise NotImplementedError
