"""The names of the guide's tabs: all of them in sight, in two rows where one is too narrow."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from gelu_desktop.widgets.flow import FlowLayout


class Sections(QWidget):
    """A button for each tab, one of which is down; arrow keys go from one to the next.

    Parameters
    ----------
    titles : sequence of str
        What stands on them, already translated.
    """

    chosen = Signal(int)

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        flow = FlowLayout(self, 2, even=True)
        flow.setContentsMargins(8, 2, 8, 2)
        for index, title in enumerate(titles):
            button = QPushButton(title)
            button.setCheckable(True)
            button.setProperty("role", "section")
            self._group.addButton(button, index)
            flow.addWidget(button)
        self._group.idToggled.connect(self._on_group_id_toggled)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in the order of the tabs."""
        found = (self._group.button(index) for index in range(len(self._group.buttons())))
        return [button for button in found if isinstance(button, QPushButton)]

    def show_chosen(self, index: int) -> None:
        """Show that a tab is open."""
        self._group.button(index).setChecked(True)

    def _on_group_id_toggled(self, index: int, checked: bool) -> None:
        if checked:
            self.chosen.emit(index)
