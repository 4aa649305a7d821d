"""The values at the probe, in the status bar."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel

from gelu_desktop.model.figures import fixed, short
from gelu_desktop.model.result import EXACT, Result

_LARGEST = 16_777_215  # Qt's own limit


class ProbeStatus(QLabel):
    """x, GELU, its slope and its gate."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def show_result(self, result: Result) -> None:
        """Show the values of ``result`` in the language of now."""
        exact = result.readings[EXACT]
        text = self.tr("x {x}     GELU {value}     slope {slope}     gate Φ(x) {gate}")
        text = text.format(
            x=short(result.state.x),
            value=fixed(exact.value),
            slope=fixed(exact.slope),
            gate=fixed(result.gate),
        )
        if text != self.text():
            self.setText(text)
            self._keep_room()
        if self.accessibleDescription() != (name := self.tr("Values at the probe")):
            self.setAccessibleDescription(name)

    def _keep_room(self) -> None:
        """Take the room of the widest text so far: while it is fixed nothing is laid out anew."""
        wanted = self.sizeHint().expandedTo(self.minimumSize())
        if wanted != self.minimumSize():
            self.setFixedSize(wanted)

    def give_way(self, message: str) -> None:
        """Be hidden while a message is shown; Qt alone shows both once the bar has a new part."""
        self.setVisible(not message)

    def changeEvent(self, event: QEvent) -> None:
        """Begin anew with the room that text of another size needs."""
        if event.type() == QEvent.Type.FontChange:
            self.setMinimumSize(0, 0)
            self.setMaximumSize(_LARGEST, _LARGEST)
        super().changeEvent(event)
