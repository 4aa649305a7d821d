"""The quiz: one question at a time, its answer hidden, and the score of all of them."""

import math
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.quiz import Question, Round, Score, questions
from gelu_desktop.panels.guide.answering import Answering
from gelu_desktop.panels.guide.buttons import button, row_of
from gelu_desktop.panels.guide.showing import show
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.language import language
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.reader import Reader
from gelu_desktop.widgets.speech import call
from gelu_desktop.widgets.theme import Theme

KEPT = "guide_round"


class QuestionsView(QWidget):
    """A question, what can be done with it, and the way to the next.

    The questions are made when it is shown first: their numbers take time.

    Parameters
    ----------
    session : Session
        The work; it remembers the score, and the round while the window is built again.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self._cleared: Score | None = None
        self._questions: dict[str, Question] = {}
        self.round = Round(("",))
        self.choice = Choice({})
        call(self.choice, self.tr("Question"))
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.score = QLabel()
        self.score.setProperty("role", "muted")
        self.reader, self.answering = Reader(theme), Answering()
        self.reader.setAccessibleName(self.tr("Question and answer"))
        self.show_me = button(self.tr("&Show me"), self.tr("Set the panels so that it is seen"))
        self.back, self.next = button(self.tr("&Back")), button(self.tr("&Next"))
        self.again = button(
            self.tr("&Repeat the wrong ones"), self.tr("Only those, with other numbers")
        )
        self.whole = button(
            self.tr("A&ll questions"), self.tr("From the first one, with other numbers")
        )
        self.clear = button("")
        self._arrange()
        self._connect()

    def _begin(self) -> None:
        """Go on with the round of before, or begin one where the score ends."""
        kept, reading = self._session.property(KEPT), self._session.reading
        seed = kept.seed if isinstance(kept, Round) else reading.quiz_seed
        self._ask(seed)
        if isinstance(kept, Round):
            self.round = kept
        else:
            score = Score.read(reading.quiz, self._questions)
            self.round = Round(tuple(self._questions), 0, seed, score).at_open()
        self._draw()

    def _ask(self, seed: int) -> None:
        self._questions = {row.id: row for row in questions(language(), seed)}

    @property
    def question(self) -> Question:
        """The question that is on."""
        return self._questions[self.round.id]

    def _arrange(self) -> None:
        head = QWidget()
        above = QVBoxLayout(head)
        above.setContentsMargins(12, 8, 12, 0)
        above.setSpacing(4)
        above.addWidget(self.choice)
        above.addWidget(self.score)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(8)
        layout.addWidget(head)
        layout.addWidget(self.reader, 1)
        layout.addWidget(self.answering)
        layout.addWidget(row_of(self.show_me, self.back, self.next))
        layout.addStretch()
        layout.addWidget(row_of(self.again, self.whole, self.clear))
        self.setMinimumWidth(pixels(260))
        self.setFocusProxy(self.choice)

    def _connect(self) -> None:
        self.choice.chosen.connect(lambda id_: self._go(self.round.at(id_)))
        self.answering.graded.connect(self._on_answering_graded)
        self.answering.given_up.connect(self._on_answering_given_up)
        self.show_me.clicked.connect(lambda: show(self._session, self.question.told))
        self.back.clicked.connect(lambda: self._go(self.round.moved(-1)))
        self.next.clicked.connect(lambda: self._go(self.round.moved(1)))
        self.again.clicked.connect(self._on_again_clicked)
        self.whole.clicked.connect(lambda: self._go(self.round.whole(tuple(self._questions))))
        self.clear.clicked.connect(self._on_clear_clicked)

    def _go(self, round_: Round) -> None:
        """Ask the question that is on in another round, and lead the keyboard to it."""
        self._take(round_)
        if self.round.open and self.round.grade is not None:
            repeat = self.again if self.again.isEnabled() else self.back
            self._leave_to(repeat if self.round.last else self.next)
        else:
            self.answering.take_focus()

    def _take(self, round_: Round) -> None:
        """Go on with another round and remember it."""
        drawn_anew = round_.seed != self.round.seed
        self.round = round_
        if drawn_anew:
            self._ask(round_.seed)
        self._session.setProperty(KEPT, round_)
        reading = self._session.reading
        kept = tuple(round_.score.kept())
        self._session.remember(replace(reading, quiz=kept, quiz_seed=round_.seed))
        self._draw()

    def _leave_to(self, way: QWidget) -> None:
        if way.isEnabled():
            way.setFocus(Qt.FocusReason.OtherFocusReason)

    def _draw(self) -> None:
        question, opened = self.question, self.round.open
        text = f"### {question.title}\n\n{filled(question.asked)}"
        if opened:
            text += f"\n\n---\n\n{filled(question.told.text)}"
        self.reader.show_text(text)
        self._fit()
        self.answering.show_question(question, opened, self.round.grade)
        self.show_me.setEnabled(opened)
        self.back.setEnabled(self.round.place > 0)
        self.next.setEnabled(not self.round.last)
        self._draw_score()

    def _fit(self) -> None:
        """Give the text the height it needs, so that the answer's field stands right below it."""
        text = self.reader.document().clone()
        text.setTextWidth(self.width())
        self.reader.setMaximumHeight(math.ceil(text.size().height()) + 1)

    def _draw_score(self) -> None:
        score, count = self.round.score, len(self._questions)
        text = self.tr("{right} right, {wrong} wrong, {open} open")
        wrong = len(score.wrong)
        left = count - score.right - wrong
        self.score.setText(text.format(right=score.right, wrong=wrong, open=left))
        self.again.setEnabled(bool(score.wrong))
        self.clear.setEnabled(bool(score.grades) or self._cleared is not None)
        cleared = self._cleared is not None and not score.grades
        self.clear.setText(
            self.tr("Bring back the sc&ore") if cleared else self.tr("Clear the sc&ore")
        )
        self.choice.clear()
        self.choice.add_rows({id_: self._row(place) for place, id_ in enumerate(self.round.ids)})
        self.choice.set_name(self.round.id)

    def _row(self, place: int) -> str:
        id_ = self.round.ids[place]
        right = self.round.score.grades.get(id_)
        mark = {None: "", True: self.tr("right"), False: self.tr("wrong")}[right]
        text = self.tr("{number} of {count}: {title}").format(
            number=place + 1, count=len(self.round.ids), title=self._questions[id_].title
        )
        return f"{text} ({mark})" if mark else text

    def _on_answering_graded(self, right: bool) -> None:
        self._cleared = None
        self._go(self.round.graded(right))

    def _on_answering_given_up(self) -> None:
        self._cleared = None
        given_up = self.question.wanted is not None
        self._go(self.round.graded(False) if given_up else self.round.reveal())

    def _on_again_clicked(self) -> None:
        wrong = self.round.wrong(tuple(self._questions))
        if wrong is not None:
            self._go(wrong)

    def _on_clear_clicked(self) -> None:
        score = self.round.score
        if score.grades:
            self._cleared = score
            self._take(self.round.scored(Score()))
        elif self._cleared is not None:
            back, self._cleared = self._cleared, None
            self._take(self.round.scored(back))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where it was left."""
        super().showEvent(event)
        if not self._questions:
            self._begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new width."""
        super().resizeEvent(event)
        self._fit()
