"""The race panel: settings above, the race below; the networks are trained on a thread."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.race import Lineup, Race
from gelu_desktop.model.race_words import METHOD, verdict_words
from gelu_desktop.model.racing import Course, blank
from gelu_desktop.model.result import Result
from gelu_desktop.panels.race.kept import RACES
from gelu_desktop.panels.race.settings import RaceControls
from gelu_desktop.panels.race.view import Picture, RaceView
from gelu_desktop.session import Session
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import STEPS, TurnButton, WorkPanel

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
        super().__init__(session, theme, "race", translate("RacePanel", "Progress of the race"))
        self.settings = RaceControls(session)
        self.start, self.hold = TurnButton(), TurnButton()
        self.start.clicked.connect(self._on_start_clicked)
        self.hold.clicked.connect(self._on_hold_clicked)
        self.message.setToolTip(translate("Race", METHOD))
        self.view = RaceView(theme)
        call_picture(self.view, self.tr("Training race"))
        self.arrange(self.settings, (self.start, self.hold), self.view)

    @property
    def _course(self) -> Course | None:
        """The race that runs, which may have been begun by a panel that is gone."""
        course: Course | None = self.jobs.about if self.jobs.running else None
        return course

    @property
    def race(self) -> Race:
        """What is shown: what runs, else what is known of the settings, else the last one."""
        if self._course is not None:
            return self._course.race
        lineup = Lineup.of(self.session.result)
        return RACES.find(lineup) or RACES.last or blank(lineup)

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``, and the race; one that runs keeps its own settings."""
        self.settings.draw(result.state.race)
        self._draw_race()

    def _draw_race(self) -> None:
        race, fault = self.race, self.jobs.fault
        running = self.jobs.running
        self.start.setText(self.tr("Cancel") if running else self.tr("Start"))
        self.hold.setText(self.tr("Resume") if self._paused else self.tr("Pause"))
        self.hold.setVisible(running)
        self.bar.setVisible(running)
        self.bar.setValue(round(race.share * STEPS))
        failed = self.tr("The race failed: {reason}")
        self.tell(failed.format(reason=fault) if fault else self._words(race), bool(fault))
        self.row.updateGeometry()  # the sentence may be of more lines than before
        self.view.show_picture(Picture.of(race))

    @property
    def _paused(self) -> bool:
        return self._course is not None and self._course.paused

    def _words(self, race: Race) -> str:
        """Return the verdict, and what has to be said of a race that is not the one asked for."""
        words = []
        if self.jobs.running:
            epochs = max((len(run.loss) - 1 for run in race.runs), default=0)
            text = self.tr("Training, epoch {epoch} of {epochs}.")
            if self._paused:
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
        if self._course is not None:
            RACES.keep(self._course.race)
            self.jobs.cancel()
        else:
            course = Course(Lineup.of(self.session.result))
            self.jobs.start(course.run, course)
        self._draw_race()

    def _on_hold_clicked(self) -> None:
        if self._course is not None:
            self._course.pause(not self._course.paused)
            self._draw_race()

    def _on_jobs_progressed(self, _share: float) -> None:
        if self.isVisible():
            self._draw_race()

    def _on_jobs_done(self, answer: Race) -> None:
        RACES.keep(answer)
        self._draw_race()

    def _on_jobs_failed(self, _error: Exception) -> None:
        RACES.keep(self.jobs.about.race)
        self._draw_race()
