"""A check box that emits for the person only, also where no click ticks it."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QWidget


class Tick(QCheckBox):
    """A check box; a screen reader may tick it, which is no click for Qt.

    Parameters
    ----------
    text : str
        What it says, already translated.
    parent : QWidget, optional
        The owner.
    """

    chosen = Signal(bool)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.toggled.connect(self.chosen)

    def set_on(self, on: bool) -> None:
        """Tick it, or take the tick away, without emitting."""
        if on != self.isChecked():
            with QSignalBlocker(self):
                self.setChecked(on)
