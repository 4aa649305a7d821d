"""Buttons of the guide's tabs: Enter presses them too, and rows of them break where room ends."""

from PySide6.QtWidgets import QPushButton, QWidget

from gelu_desktop.widgets.flow import FlowLayout


def button(text: str, tooltip: str = "") -> QPushButton:
    """Return a button that Enter presses where it has the focus.

    Parameters
    ----------
    text : str
        What stands on it, already translated, with its mnemonic.
    tooltip : str
        What it does in more words, already translated.
    """
    made = QPushButton(text)
    made.setAutoDefault(True)
    made.setToolTip(tooltip)
    return made


def row_of(*widgets: QWidget) -> QWidget:
    """Return widgets beside each other, in more than one row where there is little room."""
    row = QWidget()
    flow = FlowLayout(row, 6)
    flow.setContentsMargins(12, 0, 12, 0)
    for widget in widgets:
        flow.addWidget(widget)
    return row
