"""The race panel: settings above, the race below; the networks are trained on a thread."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from gelu_desktop.model.race import Lineup, Race
from gelu_desktop.model.race_words import METHOD, verdict_words
from gelu_desktop.model.racing import Course, blank
from gelu_desktop.model.result import Result
from gelu_desktop.panels.race.kept import RACES
from gelu_desktop.panels.race.settings import RaceControls
from gelu_desktop.panels.race.view import Picture, RaceView
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import STEPS, WorkPanel

translate = QCoreApplication.translate


class RacePanel(WorkPanel):
    """The same small network with several activations, trained while one watches.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme, translate("RacePanel", "Progress of the race"))
        held = self._held = _Held()
        # Of a bound method Qt keeps no more than a weak reference.
        self.destroyed.connect(lambda: held.let_go())
        self._fault = ""
        self.settings = RaceControls(session)
        self.start, self.hold = QPushButton(), QPushButton()
        self.start.clicked.connect(self._on_start_clicked)
        self.hold.clicked.connect(self._on_hold_clicked)
        self.message.setToolTip(translate("Race", METHOD))
        self.view = RaceView(theme)
        self.view.setAccessibleName(self.tr("Training race"))
        self.arrange(self.settings, (self.start, self.hold), self.view)

    @property
    def race(self) -> Race:
        """What is shown: what runs, else what is known of the settings, else the last one."""
        if self._held.course is not None:
            return self._held.course.race
        lineup = Lineup.of(self.session.result)
        return RACES.find(lineup) or RACES.last or blank(lineup)

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``, and the race; one that runs keeps its own settings."""
        self.settings.draw(result.state.race)
        self._draw_race()

    def _draw_race(self) -> None:
        race = self.race
        running = self.jobs.running
        self.start.setText(self.tr("Cancel") if running else self.tr("Start"))
        self.hold.setText(self.tr("Resume") if self._held.paused else self.tr("Pause"))
        self.hold.setVisible(running)
        self.bar.setVisible(running)
        self.bar.setValue(round(race.share * STEPS))
        self.tell(self._fault or self._words(race), failed=bool(self._fault))
        self.row.updateGeometry()  # the sentence may be of more lines than before
        self.view.show_picture(Picture.of(race))

    def _words(self, race: Race) -> str:
        """Return the verdict, and what has to be said of a race that is not the one asked for."""
        words = []
        if self.jobs.running:
            epochs = max((len(run.loss) - 1 for run in race.runs), default=0)
            text = self.tr("Training, epoch {epoch} of {epochs}.")
            if self._held.paused:
                text = self.tr("Paused.")
            words.append(text.format(epoch=max(epochs, 1), epochs=race.settings.epochs))
        elif not race.runs:
            return self.tr("Start trains the networks; what leads is not known before.")
        elif not race.over:
            text = self.tr("Cancelled when {share} % was done.")
            words.append(text.format(share=int(100 * race.share)))
        if race.lineup != Lineup.of(self.session.result):
            words.append(self.tr("The settings have changed since; this race has those of before."))
        if not self.jobs.running:
            words.append(verdict_words(race, translate))
        return " ".join(words)

    def _on_start_clicked(self) -> None:
        if self.jobs.running:
            self.jobs.cancel()
            self._held.let_go()
        else:
            self._fault = ""
            self._held.course = Course(Lineup.of(self.session.result))
            self.jobs.start(self._held.course.run)
        self._draw_race()

    def _on_hold_clicked(self) -> None:
        if self._held.course is not None:
            self._held.course.pause(not self._held.paused)
            self._draw_race()

    def _on_jobs_progressed(self, _share: float) -> None:
        if self.isVisible():
            self._draw_race()

    def _on_jobs_done(self, _answer: object) -> None:
        self._held.let_go()
        self._draw_race()

    def _on_jobs_failed(self, error: Exception) -> None:
        self._fault = self.tr("The race failed: {reason}").format(reason=error)
        self._held.course = None
        self._draw_race()


class _Held:
    """The race that runs; it outlives the panel, at whose end it keeps what was seen of it."""

    def __init__(self) -> None:
        self.course: Course | None = None

    @property
    def paused(self) -> bool:
        """Whether there is one, and it waits."""
        return self.course is not None and self.course.paused

    def let_go(self) -> None:
        """Keep what is known of the race, if there is one."""
        if self.course is not None:
            RACES.keep(self.course.race)
            self.course = None
