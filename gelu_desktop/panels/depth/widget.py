"""The depth panel: settings above, the picture below; the stack is computed on a thread."""

import time

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QHideEvent

from gelu_desktop.model.result import Result
from gelu_desktop.panels.depth.asked import ANSWERS, Answer, Asked
from gelu_desktop.panels.depth.settings import StackSettings
from gelu_desktop.panels.depth.view import DepthView, Picture
from gelu_desktop.session import Session
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import TurnButton, WorkPanel

translate = QCoreApplication.translate

CALM_MS = 80
SOON = 0.3
"""Seconds after which a person wants to know how long it takes."""


class DepthPanel(WorkPanel):
    """Signals and gradients through a stack that is computed again with each change.

    The last picture stays until the next one is there; while a hand changes something, nothing is
    begun.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        progress = translate("DepthPanel", "Progress of the computation")
        super().__init__(session, theme, "depth", progress)
        self._asked: Asked | None = None
        self._begun = 0.0
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._compute)
        self.settings = StackSettings(session)
        self.button = TurnButton()
        self.button.clicked.connect(self._on_button_clicked)
        self.view = DepthView(theme)
        call_picture(self.view, self.tr("Depth"))
        self.arrange(self.settings, (self.button,), self.view)
        self.row.hide()

    def draw(self, result: Result) -> None:
        """Show the stack of ``result``, at once if it is known; work on another is cancelled."""
        self.settings.draw(result)
        asked = Asked.of(result)
        if asked == self._asked:
            return
        first, self._asked = self._asked is None, asked
        if first:
            self._show_last()
        self.row.hide()
        if self.jobs.running and self.jobs.about == asked:
            return  # begun by a panel that is gone
        self.jobs.cancel()
        if first or not asked.fits or ANSWERS.find(asked) is not None:
            self._compute()
        else:
            self._calm.start()

    def _show_last(self) -> None:
        """Show the last picture that there was, as that of before, until there is another."""
        if self.jobs.last is not None and self.jobs.last[1] is not None:
            self.view.show_picture(Picture.of(*self.jobs.last), before=True)

    def _compute(self) -> None:
        self._calm.stop()
        self.row.hide()
        if self._asked is None:
            return
        answer = ANSWERS.find(self._asked)
        if answer is not None or not self._asked.fits:
            self.view.show_picture(Picture.of(self._asked, answer))
        else:
            self._begun = time.monotonic()
            self.bar.setValue(0)
            self.jobs.start(self._asked.answer, self._asked)

    def _on_jobs_progressed(self, share: float) -> None:
        super()._on_jobs_progressed(share)
        if not self.row.isVisible() and time.monotonic() - self._begun > SOON:
            kept = self.tr("The picture is still that of before.")
            self._offer(kept if self.view.picture.scenes else "")

    def _on_jobs_done(self, answer: Answer | None) -> None:
        self.row.hide()
        if answer is not None:
            ANSWERS.keep(self.jobs.about, answer)
            self.view.show_picture(Picture.of(self.jobs.about, answer))

    def _on_jobs_failed(self, error: Exception) -> None:
        self._offer(self.tr("This stack cannot be computed: {reason}").format(reason=error))

    def _on_button_clicked(self) -> None:
        if not self.jobs.running:
            self._compute()
            return
        self.jobs.cancel()
        kept = self.tr("Cancelled: the picture is still that of before.")
        self._offer(kept if self.view.picture.scenes else self.tr("Cancelled."))

    def _offer(self, text: str) -> None:
        """Show the row under the settings, with what the button does now."""
        running = self.jobs.running
        self.button.setText(self.tr("Cancel") if running else self.tr("Compute"))
        self.bar.setVisible(running)
        self.tell(text)
        self.view.fade()
        self.row.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Begin nothing where nobody sees it; what was asked for is when it is seen again."""
        if self._calm.isActive():
            self._calm.stop()
            self._asked, self._stale = None, True
        super().hideEvent(event)
