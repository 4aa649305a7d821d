"""Where a question is answered: a number is typed, or a person grades themself."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from gelu_desktop.model.numbers import NumberError
from gelu_desktop.model.quiz import Question, Tolerance
from gelu_desktop.panels.guide.buttons import button, row_of
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.notice import Notice

FIELD_WIDTH = 140
LONGEST = 32
TYPED_MAX = 64


class Answering(QWidget):
    """A field and its buttons, and a sentence on how it went."""

    graded = Signal(bool)
    """The answer was right, or was not."""
    given_up = Signal()
    """The answer is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._question: Question | None = None
        self.field = QLineEdit()
        self.field.setMaximumWidth(pixels(FIELD_WIDTH))
        self.field.setMaxLength(TYPED_MAX)
        self.label = QLabel(self.tr("&Your answer"))
        self.label.setBuddy(self.field)
        self.label.setContentsMargins(0, 0, pixels(3), 0)  # Qt counts a mnemonic short
        self.check = button(self.tr("&Check"))
        self.reveal = button(self.tr("Show the &answer"))
        self.had = button(self.tr("&I had it"), self.tr("Count this one as right"))
        self.missed = button(self.tr("I &did not"), self.tr("Count this one as wrong"))
        self.verdict = Notice()
        self.verdict.setContentsMargins(pixels(12), 0, pixels(12), 0)
        self._arrange()
        self.field.returnPressed.connect(self._on_field_return_pressed)
        self.check.clicked.connect(self._on_field_return_pressed)
        self.reveal.clicked.connect(self.given_up)
        self.had.clicked.connect(lambda: self.graded.emit(True))
        self.missed.clicked.connect(lambda: self.graded.emit(False))

    def _arrange(self) -> None:
        self.typed = QWidget()
        typed = QHBoxLayout(self.typed)
        typed.setContentsMargins(12, 0, 12, 0)
        typed.setSpacing(6)
        for widget in (self.label, self.field, self.check):
            typed.addWidget(widget)
        typed.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.verdict)
        layout.addWidget(self.typed)
        self.hidden, self.grading = row_of(self.reveal), row_of(self.had, self.missed)
        layout.addWidget(self.hidden)
        layout.addWidget(self.grading)

    def show_question(self, question: Question, open_: bool, grade: bool | None) -> None:
        """Show what can be done with a question.

        Parameters
        ----------
        question : Question
            What is asked.
        open_ : bool
            Whether its answer is shown.
        grade : bool, optional
            Whether it was right; None while that is not said.
        """
        if question != self._question or not open_:
            self._question = question
            self.field.clear()
        numeric = question.wanted is not None
        self.typed.setVisible(numeric and not open_)
        self.hidden.setVisible(not open_)
        self.grading.setVisible(open_ and not numeric)
        self._say(self._graded(question, grade) if open_ else "", failed=grade is False)

    def take_focus(self) -> None:
        """Give the focus to what comes next."""
        ways = (self.field, self.reveal, self.had)
        first = next((way for way in ways if way.isVisibleTo(self)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _graded(self, question: Question, grade: bool | None) -> str:
        if grade is None:
            return self.tr("Did you have it?")
        if question.wanted is None:
            return self.tr("Counted as right.") if grade else self.tr("Counted as wrong.")
        if grade:
            return self.tr("Right.")
        given = self.field.text().strip()
        if not given:
            return self.tr("Counted as wrong.")
        text = self.tr("Not right: {given} is too far from the answer; {room} is near enough.")
        return text.format(given=_short(given), room=self._room(question.tolerance))

    def _room(self, tolerance: Tolerance | None) -> str:
        assert tolerance is not None
        return f"±{100 * tolerance.size:g}\u202f%" if tolerance.relative else f"±{tolerance.size:g}"

    def _say(self, text: str, failed: bool = False) -> None:
        self.verdict.say(text, failed, calm="heading")

    def _reason(self, error: NumberError) -> str:
        reasons = {
            "empty": self.tr("Type a number first, or show the answer."),
            "unreadable": self.tr("“{text}” is not a number. Nothing was graded."),
            "ambiguous": self.tr(
                "“{text}” could mean two numbers: use a point for decimals and no thousands"
                " separator. Nothing was graded."
            ),
            "size": self.tr("“{text}” is beyond what can be calculated. Nothing was graded."),
        }
        return reasons[error.kind].format(text=_short(error.text.strip()))

    def _on_field_return_pressed(self) -> None:
        if self._question is None:
            return
        try:
            self.graded.emit(self._question.right(self.field.text()))
        except NumberError as error:
            self._say(self._reason(error), failed=True)
            self.field.selectAll()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
