"""The sweep of float32 by ranges, on a thread: progress, cancel, and the answer of before."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QWidget

from gelu_desktop.model.figures import short
from gelu_desktop.model.result import Result
from gelu_desktop.model.sweeping import sweep_wide
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.panels.formats.kept import SWEEPS, Asked, asked_of
from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Cancelled, Progress
from gelu_desktop.widgets.working import TurnButton, jobs_of

STEPS = 1000


class WideSweep(QWidget):
    """A button that sweeps every float32 value of the interval.

    Parameters
    ----------
    session : Session
        The work.
    """

    swept = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.jobs = jobs_of(session, "sweep")
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.button = TurnButton()
        self.button.clicked.connect(self._on_button_clicked)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.note = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        for widget in (self.button, self.bar, self.note):
            row.addWidget(widget)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.bar.hide()

    def draw(self, result: Result) -> None:
        """Name the interval of ``result``; work for other settings is cancelled."""
        if self.jobs.about != asked_of(result):
            self.jobs.cancel()
        low, high = (short(end) for end in result.state.interval)
        text = self.tr("Sweep every float32 value from {low} to {high}").format(low=low, high=high)
        self.button.setText(self.tr("Cancel") if self.jobs.running else text)
        self.bar.setVisible(self.jobs.running)
        failed = self.tr("The sweep failed: {reason}").format(reason=self.jobs.fault)
        self.note.setText(failed if self.jobs.fault else "")

    def _on_button_clicked(self) -> None:
        if self.jobs.running:
            self.jobs.cancel()
        else:
            self.bar.setValue(0)
            self._start(asked_of(self._session.result))
        self.draw(self._session.result)

    def _start(self, asked: Asked) -> None:
        curve, (low, high), mode, flush = asked

        def work(progress: Progress, cancelled: Cancelled) -> Sweep | None:
            return sweep_wide(
                curve,
                low,
                high,
                mode=mode,
                flush=flush,
                progress=progress,
                cancelled=cancelled,
            )

        self.jobs.start(work, asked)

    def _on_jobs_progressed(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _on_jobs_done(self, answer: Sweep | None) -> None:
        if answer is not None:
            SWEEPS.keep(self.jobs.about, answer)
        self.draw(self._session.result)
        self.swept.emit()

    def _on_jobs_failed(self, _error: Exception) -> None:
        self.draw(self._session.result)
