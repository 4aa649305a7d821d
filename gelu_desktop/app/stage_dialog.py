"""The dialog that chooses which panels and controls a session shows, as for a class."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.layout import in_sight
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.palette_entries import plain
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.panels import PANELS
from gelu_desktop.panels.controls.groups import GROUPS
from gelu_desktop.session import Session
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.tick import Tick

translate = QCoreApplication.translate
_COLUMNS = 2


class Chooser(QWidget):
    """One box that limits what is shown, and under it a box for each name.

    Parameters
    ----------
    title : str
        What the first box says, already translated.
    rows : mapping of str to str
        The names with their texts, already translated.
    ticked : set of str
        The names that are ticked.
    limited : bool
        Whether only these are shown.
    """

    changed = Signal()

    def __init__(
        self, key: str, title: str, rows: Mapping[str, str], ticked: set[str], limited: bool
    ) -> None:
        super().__init__()
        self.limit = Tick(title)
        self.limit.setObjectName(key)
        self.limit.set_on(limited)
        self.boxes = {name: Tick(text) for name, text in rows.items()}
        self._grid = QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(pixels(22), 0, 0, 0)
        grid.setHorizontalSpacing(pixels(20))
        for index, (name, box) in enumerate(self.boxes.items()):
            box.setObjectName(f"{key}_{name}")
            box.set_on(name in ticked)
            box.setAccessibleDescription(plain(title))
            box.chosen.connect(self.changed)
            grid.addWidget(box, index // _COLUMNS, index % _COLUMNS)
        grid.setColumnStretch(_COLUMNS, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.limit)
        column.addWidget(self._grid)
        self.limit.chosen.connect(self._on_limit_clicked)
        self._grid.setEnabled(limited)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are shown; empty where nothing is limited."""
        ticked = (name for name, box in self.boxes.items() if box.isChecked())
        return tuple(ticked) if self.limit.isChecked() else ()

    @property
    def complete(self) -> bool:
        """Whether something is left to show."""
        return not self.limit.isChecked() or bool(self.names)

    def _on_limit_clicked(self, limited: bool) -> None:
        self._grid.setEnabled(limited)
        self.changed.emit()


class StageDialog(RebuiltDialog):
    """Chooses panels and groups of controls; what is chosen is one step of the work.

    Parameters
    ----------
    window : MainWindow
        The window.
    session : Session
        The work.
    """

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self._session = session
        stage = session.state.stage
        seen = {name for name, dock in window.docks.items() if in_sight(dock)}
        panels, controls = set(stage.panels) & {spec.name for spec in PANELS}, set(stage.controls)
        self._panels = panels or seen, bool(panels)
        self._controls = controls & set(GROUPS) or set(GROUPS), bool(controls & set(GROUPS))
        self.rebuild()

    def fill(self, body: QWidget) -> None:
        """Lay out the boxes."""
        self.setWindowTitle(self.tr("Choose what is shown"))
        text = QLabel(
            self.tr(
                "For a class or a demonstration: the session shows only what is ticked, also when"
                " it is opened again. What is put away keeps its values."
            )
        )
        text.setWordWrap(True)
        self.panels = Chooser(
            "panels",
            self.tr("Show only these &panels"),
            {spec.name: translate("Panels", spec.title) for spec in PANELS},
            *self._panels,
        )
        self.controls = Chooser(
            "controls",
            self.tr("Show only these &controls"),
            {name: translate("Controls", title) for name, title in GROUPS.items()},
            *self._controls,
        )
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.accepted.connect(self._on_buttons_accepted)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(14)
        column.addWidget(text)
        for chooser in (self.panels, self.controls):
            chooser.changed.connect(self._on_chooser_changed)
            column.addWidget(chooser)
        column.addStretch(1)
        column.addWidget(self.buttons)

    def _on_chooser_changed(self) -> None:
        """Remember what is ticked; something must be left to show."""
        for chooser in (self.panels, self.controls):
            ticked = {name for name, box in chooser.boxes.items() if box.isChecked()}
            if chooser is self.panels:
                self._panels = ticked, chooser.limit.isChecked()
            else:
                self._controls = ticked, chooser.limit.isChecked()
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.panels.complete and self.controls.complete)

    def _on_buttons_accepted(self) -> None:
        stage = StageSettings(panels=self.panels.names, controls=self.controls.names)
        self._session.edit(stage=stage)
        self.accept()
