"""The sweep of float32 by ranges, on a thread: progress, cancel, and the answer of before."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from gelu_desktop.model.figures import short
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.numerics.sweeps import sweep_float32
from gelu_desktop.panels.formats.kept import SWEEPS, Asked, asked_of
from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Cancelled, Jobs, Progress

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
        self._asked: Asked | None = None
        self.jobs = Jobs(self)
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.button = QPushButton()
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
        self._rest()

    def draw(self, result: Result) -> None:
        """Name the interval of ``result``; work for other settings is cancelled."""
        if self.jobs.running and self._asked != asked_of(result):
            self.jobs.cancel()
            self._rest()
        low, high = (short(end) for end in result.state.interval)
        text = self.tr("Sweep every float32 value from {low} to {high}")
        if not self.jobs.running:
            self.button.setText(text.format(low=low, high=high))

    def _rest(self) -> None:
        self.bar.hide()
        self.note.clear()

    def _on_button_clicked(self) -> None:
        if self.jobs.running:
            self.jobs.cancel()
            self._rest()
            self.draw(self._session.result)
            return
        self._asked = asked_of(self._session.result)
        curve, (low, high), mode, flush = self._asked

        def work(progress: Progress, cancelled: Cancelled) -> Sweep | None:
            return sweep_float32(
                curve.function,
                dict(curve.coefficients),
                low,
                high,
                mode=mode,
                flush=flush,
                progress=progress,
                cancelled=cancelled,
            )

        self.button.setText(self.tr("Cancel"))
        self.bar.setValue(0)
        self.bar.show()
        self.jobs.start(work)

    def _on_jobs_progressed(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _on_jobs_done(self, answer: Sweep | None) -> None:
        self._rest()
        if answer is not None and self._asked is not None:
            SWEEPS.keep(self._asked, answer)
        self.swept.emit()

    def _on_jobs_failed(self, error: Exception) -> None:
        self._rest()
        self.draw(self._session.result)
        self.note.setText(self.tr("The sweep failed: {reason}").format(reason=error))
