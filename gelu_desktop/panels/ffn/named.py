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
    name : str
        The name for screen readers where the label is too short to say.
    """

    def __init__(self, text: str, widget: QWidget, name: str = "") -> None:
        super().__init__()
        self._widget, self._name = widget, name
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
        self.label.setAccessibleName(self._name)
        self._widget.setAccessibleName(self._name or text)
