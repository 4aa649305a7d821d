"""A control with its label at its left."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget


class Named(QWidget):
    """A widget behind its label, which is also its name for screen readers.

    Parameters
    ----------
    text : str
        The label, already translated.
    widget : QWidget
        The control.
    """

    def __init__(self, text: str, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget
        self.label = QLabel()
        self.label.setBuddy(widget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(self.label)
        row.addWidget(widget)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Change the label."""
        self.label.setText(text)
        self._widget.setAccessibleName(text)
