"""The offer of a tour at the first start: a line in the status bar that can be left alone."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget


class Offer(QWidget):
    """A question and two answers; nothing waits for them."""

    answered = Signal(bool)
    """Whether the tour is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.text = QLabel()
        self.take, self.decline = QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(8)
        for part in (self.text, self.take, self.decline):
            row.addWidget(part)
        for button in (self.take, self.decline):
            button.setProperty("role", "small")
        self.take.clicked.connect(lambda: self.answered.emit(True))
        self.decline.clicked.connect(lambda: self.answered.emit(False))
        self.speak()

    def speak(self) -> None:
        """Say everything in the language of now."""
        self.text.setText(self.tr("New here?"))
        self.take.setText(self.tr("A tour of two minutes"))
        self.decline.setText(self.tr("No, thanks"))
        self.decline.setToolTip(self.tr("Help > Tour brings it back"))
