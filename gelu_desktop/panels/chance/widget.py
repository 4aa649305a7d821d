"""The panel of the random gate: buttons above, the picture below."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.limits import SEED_MAX
from gelu_desktop.model.result import Result
from gelu_desktop.panels.chance.trials import MOST, Trials
from gelu_desktop.panels.chance.view import ChanceView, Picture
from gelu_desktop.session import Session
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import Scrolled, TurnButton

COUNT = "chance_count"
FIRST = 100
FRAME_MS = 16
PACE = 60
"""A run adds this part of the trials that are there with each frame, and one at least."""


class ChancePanel(Panel):
    """Trials of the random gate at the probe, one by one or as many as there are.

    Parameters
    ----------
    session : Session
        The work; it keeps the number of trials when the window is built again.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        kept = session.property(COUNT)
        self._count = FIRST if kept is None else int(kept)
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.step = QPushButton(self.tr("Step"))
        self.step.setToolTip(self.tr("One more trial, up to {most}").format(most=MOST))
        self.run = TurnButton()
        self.run.setToolTip(self.tr("Trials up to {most}").format(most=MOST))
        self.restart = QPushButton(self.tr("Start over"))
        self.restart.setToolTip(self.tr("No trials, with the same seed"))
        self.seed = QPushButton(self.tr("New seed"))
        self.seed.setToolTip(self.tr("Other random numbers: the next seed"))
        self.end = QLabel()
        self.end.setProperty("role", "muted")
        self.view = ChanceView(theme)
        call_picture(self.view, self.tr("Random gate"))
        self._arrange()
        self.step.clicked.connect(self._on_step_clicked)
        self.run.clicked.connect(self._on_run_clicked)
        self.restart.clicked.connect(self._on_restart_clicked)
        self.seed.clicked.connect(self._on_seed_clicked)

    def _arrange(self) -> None:
        row = QWidget()
        flow = FlowLayout(row)
        flow.setContentsMargins(8, 4, 8, 2)
        for widget in (self.step, self.run, self.restart, self.seed, self.end):
            flow.addWidget(widget)
        scroll = Scrolled(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(row)
        layout.addWidget(scroll, 1)
        self._draw_buttons()

    def draw(self, result: Result) -> None:
        """Show the trials at the probe of ``result``."""
        trials = Trials(result.state.x, result.state.chance_seed, self._count)
        if self.view.picture.trials != trials:
            self.view.show_picture(Picture(trials))

    def _draw_buttons(self) -> None:
        running = self._timer.isActive()
        self.run.setText(self.tr("Pause") if running else self.tr("Run"))
        over = self._count >= MOST
        self.step.setEnabled(not running and not over)
        text = self.tr("All {most} trials are drawn; Run draws them anew.")
        self.end.setText(text.format(most=MOST) if over else "")
        self.end.setVisible(over)
        self.restart.setEnabled(running or self._count > 0)

    def _show_count(self, count: int) -> None:
        self._count = min(count, MOST)
        self.session.setProperty(COUNT, self._count)
        if self._count == MOST:
            self._timer.stop()
        self._draw_buttons()
        self.draw(self.session.result)

    def _on_timer_timeout(self) -> None:
        self._show_count(self._count + 1 + self._count // PACE)

    def _on_step_clicked(self) -> None:
        self._show_count(self._count + 1)

    def _on_run_clicked(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        else:
            self._count = 0 if self._count >= MOST else self._count
            self._timer.start()
        self._show_count(self._count)

    def _on_restart_clicked(self) -> None:
        self._timer.stop()
        self._show_count(0)

    def _on_seed_clicked(self) -> None:
        self.session.close_gesture()
        self.session.edit(chance_seed=(self.session.state.chance_seed + 1) % (SEED_MAX + 1))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop running where nobody sees it."""
        self._timer.stop()
        self._draw_buttons()
        super().hideEvent(event)
