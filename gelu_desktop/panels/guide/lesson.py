"""The lesson: chapters and steps, what they ask for, and the way back to one's own work."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.page import Step
from gelu_desktop.model.guide.reading import MARK, Place
from gelu_desktop.model.result import Result
from gelu_desktop.panels.guide.contents import contents
from gelu_desktop.panels.guide.course import (
    LESSON,
    TOUR,
    beside,
    go,
    known,
    places,
    step_at,
)
from gelu_desktop.panels.guide.program import Program
from gelu_desktop.panels.guide.task import Task
from gelu_desktop.panels.guide.way import Jumps, Way
from gelu_desktop.session import Session
from gelu_desktop.widgets.reader import Reader
from gelu_desktop.widgets.theme import Theme


class LessonView(QWidget):
    """The step that the session shows, or the contents while it shows none.

    Parameters
    ----------
    session : Session
        The work; it knows which step is shown.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self._shown: Place | None = None
        self._ran: tuple[float, ...] = ()
        self.jumps, self.way = Jumps(), Way()
        self.reader, self.task, self.program = Reader(theme), Task(), Program()
        self.reader.setAccessibleName(self.tr("Lesson"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 8)
        column.setSpacing(6)
        for widget in (self.jumps, self.reader, self.program, self.task, self.way):
            column.addWidget(widget, int(widget is self.reader))
        self.jumps.jumped.connect(self._go)
        self.reader.followed.connect(self._on_reader_followed)
        self.program.ran.connect(self._on_program_ran)
        self.task.go.clicked.connect(self._on_task_go_clicked)
        self.way.back.clicked.connect(lambda: self._move(-1))
        self.way.next.clicked.connect(self._on_way_next_clicked)
        self.way.leave.clicked.connect(self._on_way_leave_clicked)
        self._show_contents()

    def draw(self, result: Result) -> None:
        """Show the step that the session is at, and notice what was done."""
        place = self._session.reached
        if place is not None and not known(place):
            place = None
        if place != self._shown:
            self._shown, self._ran = place, ()
            self._show_contents() if place is None else self._show_step(place)
        if place is not None:
            self._notice(result, place, step_at(place))

    def _show_contents(self) -> None:
        reading = self._session.reading
        self.jumps.hide()
        self.program.hide()
        self.task.show_task("")
        self.way.show_start(begun=known(reading.place), toured=bool(places(TOUR)))
        self.reader.show_text(contents(reading))

    def _show_step(self, place: Place) -> None:
        step = step_at(place)
        self.jumps.show_place(place)
        self.jumps.show()
        self.way.show_step(first=beside(place, -1) is None, last=beside(place, 1) is None)
        self.program.setVisible(bool(step.run))
        self.program.begin(step.run)
        self.reader.show_text(filled(step.text))

    def _notice(self, result: Result, place: Place, step: Step) -> None:
        """Show whether the task of a step is done; once it was, it stays so."""
        reading = self._session.reading
        done = place in reading.done
        if step.check and not done:
            done = all(each.met(result.state, self._ran) for each in step.check)
            if done:
                self._session.remember(reading.did(place))
        self.task.show_task(filled(step.task), filled(step.done), done)

    def _go(self, place: Place) -> None:
        go(self._session, place)

    def _move(self, by: int) -> None:
        place = self._shown and beside(self._shown, by)
        if place is not None:
            self._go(place)

    def _on_way_next_clicked(self) -> None:
        if self._shown is None:
            kept = self._session.reading.place
            self._go(kept if kept is not None and known(kept) else places(LESSON)[0])
        elif beside(self._shown, 1) is None:
            self._session.come_back()
        else:
            self._move(1)

    def _on_way_leave_clicked(self) -> None:
        if self._shown is None:
            self._go(places(TOUR)[0])
        else:
            self._session.come_back()

    def _on_task_go_clicked(self) -> None:
        if self._shown is None:
            return
        step = step_at(self._shown)
        if step.run:
            self.program.inputs.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif step.place is not None:
            self._session.panel_asked.emit(step.place.panel, True)

    def _on_program_ran(self, numbers: tuple[float, ...]) -> None:
        self._ran += numbers
        self.draw(self._session.result)

    def _on_reader_followed(self, link: str) -> None:
        kind, _, rest = link.partition(MARK)
        page, _, number = rest.partition(MARK)
        place = Place.named(MARK.join((kind, page, number or "0")))
        if place is not None and known(place):
            self._go(place)
