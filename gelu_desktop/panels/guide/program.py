"""The small program of the lesson: numbers go in, what it prints comes out."""

import math
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.model.numbers import NumberError, read, write
from gelu_desktop.model.program import MOST, Printed, printed
from gelu_desktop.widgets.magnification import pixels

_SPECIAL = {"inf": math.inf, "-inf": -math.inf, "nan": math.nan}
HEIGHT = 140


class Program(QWidget):
    """A field for the numbers, a button, and the output."""

    ran = Signal(tuple)
    """The program was run with these numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.inputs = QLineEdit()
        self.inputs.setAccessibleName(self.tr("INPUTS of the program"))
        self.button = QPushButton(self.tr("&Run"))
        self.output = QPlainTextEdit()
        self.output.setReadOnly(True)
        self.output.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())  # that of the text, large or not
        self.output.setFont(fixed)
        self.output.setAccessibleName(self.tr("What the program prints"))
        self.output.setPlaceholderText(self.tr("What it prints appears here."))
        self.output.setFixedHeight(pixels(HEIGHT))
        label = QLabel("INPUTS =")
        label.setBuddy(self.inputs)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.inputs, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.output)
        self.inputs.returnPressed.connect(self.run)
        self.button.clicked.connect(self.run)

    def begin(self, inputs: Sequence[float]) -> None:
        """Offer numbers to begin with; nothing was printed yet."""
        self.inputs.setText("  ".join(_written(x) for x in inputs))
        self.output.clear()

    def run(self) -> None:
        """Run the program with the numbers in the field, or say what is wrong with them."""
        try:
            numbers = tuple(_number(word) for word in self.inputs.text().split())
        except NumberError as error:
            text = self.tr("“{text}” is no number. The program was not run.")
            self.output.setPlainText(text.format(text=error.text[:40]))
            return
        if not 0 < len(numbers) <= MOST:
            text = self.tr("Give between 1 and {most} numbers with blanks between them.")
            self.output.setPlainText(text.format(most=MOST))
            return
        self.output.setPlainText("\n".join(self._told(line) for line in printed(numbers)))
        self.ran.emit(numbers)

    def _told(self, line: Printed) -> str:
        if not line.true:
            return line.text
        note = self.tr("truly {value}").format(value=line.true)
        return f"{line.text}\n        ↑ {note}"


def _number(word: str) -> float:
    """Return a number as people or Python write it.

    Raises
    ------
    NumberError
        When it is none.
    """
    plain = word.strip("[],，;；").replace("−", "-").lower()
    return _SPECIAL[plain] if plain in _SPECIAL else read(plain)


def _written(x: float) -> str:
    return write(x) if math.isfinite(x) else f"{x:g}"
