"""Which functions are drawn, and what is drawn beside them."""

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.panels.controls.pieces import check, heading, in_columns
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate


class ShownControls(QWidget):
    """Which functions are drawn, and what is drawn beside them."""

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self.functions = {
            name: check(translate("Functions", row.label), name, theme)
            for name, row in ACTIVATIONS.items()
        }
        self.options = {
            "tangent": check(self.tr("Tangent at x")),
            "gate": check(self.tr("Gate Φ(x)"), "gate", theme),
            "second": check(self.tr("Second derivative")),
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(self.tr("Functions shown")))
        column.addLayout(in_columns(list(self.functions.values()), 3))
        column.addSpacing(8)
        column.addWidget(heading(self.tr("Also shown")))
        column.addLayout(in_columns(list(self.options.values()), 2))
        for box in self.functions.values():
            box.clicked.connect(self._on_function_clicked)
        for key, box in self.options.items():
            box.setProperty("key", key)
            box.clicked.connect(self._on_option_clicked)

    def draw(self, state: State) -> None:
        """Show what is drawn."""
        for name, box in self.functions.items():
            box.setChecked(name in state.functions)
        for key, box in self.options.items():
            box.setChecked(getattr(state, key))

    def _on_function_clicked(self) -> None:
        shown = tuple(name for name, box in self.functions.items() if box.isChecked())
        self._session.edit(functions=shown)

    def _on_option_clicked(self, checked: bool) -> None:
        changes: dict[str, Any] = {str(self.sender().property("key")): checked}
        self._session.edit(**changes)
