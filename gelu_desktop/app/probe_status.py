"""The values at the probe, in the status bar."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gelu_desktop.model.figures import fixed, short
from gelu_desktop.model.result import EXACT, Result


class ProbeStatus(QLabel):
    """x, GELU, its slope and its gate."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_result(self, result: Result) -> None:
        """Show the values of ``result`` in the language of now."""
        exact = result.readings[EXACT]
        text = self.tr("x {x}     GELU {value}     slope {slope}     gate Φ(x) {gate}")
        self.setText(
            text.format(
                x=short(result.state.x),
                value=fixed(exact.value),
                slope=fixed(exact.slope),
                gate=fixed(result.gate),
            )
        )
        if self.accessibleDescription() != (name := self.tr("Values at the probe")):
            self.setAccessibleDescription(name)

    def give_way(self, message: str) -> None:
        """Be hidden while a message is shown; Qt alone shows both once the bar has a new part."""
        self.setVisible(not message)
