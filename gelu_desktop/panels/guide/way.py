"""The way through the lesson: chapters and steps to jump to, back, next, and leave."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.guide.reading import Place
from gelu_desktop.panels.guide.course import page_at, pages
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.speech import call

NEXT, BACK = "Alt+Right", "Alt+Left"


class Jumps(QWidget):
    """A list of chapters, and one of the steps of the chapter that is open."""

    jumped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._place: Place | None = None
        self.chapters, self.steps = Choice({}), Choice({})
        call(self.chapters, self.tr("Chapter"))
        call(self.steps, self.tr("Step"))
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        row = QHBoxLayout()
        row.addWidget(self.steps, 1)
        row.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 0)
        column.setSpacing(5)
        column.addWidget(self.chapters)
        column.addLayout(row)
        self.chapters.chosen.connect(self._on_chapters_chosen)
        self.steps.chosen.connect(self._on_steps_chosen)

    def show_place(self, place: Place) -> None:
        """Show where the lesson is."""
        self._place = place
        page = page_at(place)
        self.chapters.clear()
        self.chapters.add_rows({each.id: each.title for each in pages(place.kind)})
        self.chapters.set_name(page.id)
        self.steps.clear()
        for number, step in enumerate(page.steps):
            self.steps.add_rows({str(number): step.heading})
        self.steps.set_name(str(place.step))
        text = self.tr("{number} of {count}")
        self.count.setText(text.format(number=place.step + 1, count=len(page.steps)))

    def _on_chapters_chosen(self, page: str) -> None:
        if self._place is not None:
            self.jumped.emit(Place(self._place.kind, page, 0))

    def _on_steps_chosen(self, number: str) -> None:
        if self._place is not None:
            self.jumped.emit(self._place._replace(step=int(number)))


class Way(QWidget):
    """Back, next and leave; before the lesson is begun: begin, and the tour."""

    def __init__(self) -> None:
        super().__init__()
        self.back, self.next, self.leave = QPushButton(), QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.addWidget(self.leave)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.next)
        # From anywhere in the window: the hand is often in a plot when the task is done.
        for keys, button in ((NEXT, self.next), (BACK, self.back)):
            QShortcut(QKeySequence(keys), self, button.click)
        self.next.setDefault(True)

    def show_start(self, begun: bool, toured: bool) -> None:
        """Offer to begin.

        Parameters
        ----------
        begun : bool
            Whether there is a place to go on from.
        toured : bool
            Whether there is a tour.
        """
        self.back.hide()
        self.next.setText(self.tr("&Continue") if begun else self.tr("&Start the lesson"))
        self.next.setToolTip("")
        self.leave.setText(self.tr("Take the to&ur"))
        self.leave.setToolTip(self.tr("Two minutes: what is where in this window"))
        self.leave.setVisible(toured)

    def show_step(self, first: bool, last: bool) -> None:
        """Offer to go on and back.

        Parameters
        ----------
        first, last : bool
            Whether there is nothing before, or after, the step.
        """
        self.back.show()
        self.back.setText(self.tr("&Back"))
        self.back.setToolTip(BACK)
        self.back.setEnabled(not first)
        self.next.setText(self.tr("Fi&nish") if last else self.tr("&Next"))
        self.next.setToolTip(NEXT)
        self.leave.setText(self.tr("&Leave"))
        self.leave.setToolTip(self.tr("Back to your own work, exactly as it was"))
        self.leave.show()
