"""The refit panel: settings above, what was found below; the search runs on a thread."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from gelu_desktop.model.result import Result
from gelu_desktop.numerics.fitting import Fit
from gelu_desktop.panels.fit.asked import ANSWERS, Asked, tunable
from gelu_desktop.panels.fit.content import verdict
from gelu_desktop.panels.fit.settings import FitSettings
from gelu_desktop.panels.fit.view import FitView, Picture
from gelu_desktop.session import Session
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import TurnButton, WorkPanel

translate = QCoreApplication.translate


class FitPanel(WorkPanel):
    """Coefficients of the chosen approximation refitted, and compared before they are applied.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme, "fit", translate("FitPanel", "Progress of the fit"))
        self._asked: Asked | None = None
        self.settings = FitSettings(session)
        self.start, self.apply = TurnButton(), QPushButton(self.tr("Apply"))
        self.start.clicked.connect(self._on_start_clicked)
        self.apply.clicked.connect(self._on_apply_clicked)
        self.apply.setToolTip(self.tr("Use the fitted coefficients; Undo takes them back"))
        self.view = FitView(theme)
        call_picture(self.view, self.tr("Refit"))
        self.arrange(self.settings, (self.start, self.apply), self.view)

    def draw(self, result: Result) -> None:
        """Show what is known of the question of ``result``; work on another one is cancelled."""
        asked = self._asked = Asked.of(result)
        if asked != self.jobs.about:
            self.jobs.cancel()
        answer = ANSWERS.find(asked)
        self.settings.draw(result)
        self._draw_actions(result, asked, answer)
        self.view.show_picture(Picture.of(asked, answer))

    def _draw_actions(self, result: Result, asked: Asked, answer: Fit | None) -> None:
        running, fault = self.jobs.running, self.jobs.fault
        self.start.setText(self.tr("Cancel") if running else self.tr("Fit"))
        self.start.setEnabled(bool(tunable(result)))
        self.bar.setVisible(running)
        self.apply.setVisible(not running)
        now = dict(asked.curve.coefficients)
        found = answer is not None and answer.converged
        self.apply.setEnabled(found and answer is not None and answer.after.coefficients != now)
        if not tunable(result):
            text = self.tr("This approximation has no coefficients to fit.")
        else:
            text = verdict(asked, answer)
        if fault is not None:
            text = self.tr("The fit failed: {reason}").format(reason=fault)
        failed = bool(fault) or (answer is not None and not answer.converged)
        self.tell("" if running else text, failed)

    def _on_start_clicked(self) -> None:
        if self.jobs.running:
            self.jobs.cancel()
        elif self._asked is not None:
            self.bar.setValue(0)
            self.jobs.start(self._asked.fit, self._asked)
        self.draw(self.session.result)

    def _on_jobs_done(self, answer: Fit) -> None:
        ANSWERS.keep(self.jobs.about, answer)
        self.draw(self.session.result)

    def _on_jobs_failed(self, _error: Exception) -> None:
        self.draw(self.session.result)

    def _on_apply_clicked(self) -> None:
        answer = ANSWERS.find(self._asked) if self._asked is not None else None
        if answer is None or not answer.converged or self._asked is None:
            return
        name = self._asked.curve.name
        found = {f"{name}.{key}": value for key, value in answer.after.coefficients.items()}
        self.session.close_gesture()
        self.session.edit(coefficients=found)
