"""The preferences: each takes effect at once."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.actions import ACTIONS, Window
from gelu_desktop.app.palette_entries import plain
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog
from gelu_desktop.app.remembered import SIZES
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.tick import Tick

translate = QCoreApplication.translate
_COLUMNS = 3


class PreferencesDialog(RebuiltDialog):
    """Theme, language, size of the text, and what a presentation shows.

    Parameters
    ----------
    parent : QWidget
        The window.
    window : Window
        What is asked and told of the settings.
    """

    def __init__(self, parent: QWidget, window: Window) -> None:
        super().__init__(parent)
        self._window = window
        self.rebuild()

    def fill(self, body: QWidget) -> None:
        """Lay out the settings with their values of now."""
        self.setWindowTitle(self.tr("Preferences"))
        views = self._window.views
        self.theme = self._choice("theme", _rows("theme"), self._window.choose_theme)
        self.theme.set_name(self._window.theme_choice)
        languages = _rows("language")
        self.language = self._choice("language", languages, self._window.choose_language)
        self.language.set_name(self._window.language_choice)
        sizes = {str(size): f"{size} %" for size in SIZES}
        sizes["100"] = self.tr("100 %, as the system's")
        self.text_size = self._choice("size", sizes, self._on_size_chosen)
        self.text_size.set_name(str(views.text_size))
        self.large = self._choice("large", sizes, self._on_presentation_changed)
        self.large.set_name(str(views.presentation_size))
        form = QFormLayout()
        form.addRow(self.tr("&Theme"), self.theme)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow(self.tr("Text &size"), self.text_size)
        self.dashes = Tick(self.tr("Curves differ by &dashes too"))
        self.dashes.setObjectName("dashes")
        self.dashes.set_on(views.dashed)
        self.dashes.chosen.connect(self._on_dashes_chosen)
        form.addRow(self.dashes)
        large = QFormLayout()
        large.addRow(self.tr("Text size of the &presentation"), self.large)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(_heading(self.tr("Presentation")))
        column.addLayout(large)
        column.addWidget(self._panels(views.presentation_panels))
        column.addStretch(1)
        column.addWidget(self._buttons())

    def _choice(self, name: str, rows: dict[str, str], slot: Callable[[str], object]) -> Choice:
        choice = Choice(rows)
        choice.setObjectName(name)
        choice.chosen.connect(slot)
        return choice

    def _panels(self, ticked: tuple[str, ...]) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        text = QLabel(self.tr("Panels that it shows; none ticked: those in sight."))
        text.setWordWrap(True)
        grid.addWidget(text, 0, 0, 1, _COLUMNS)
        self.panels: dict[str, Tick] = {}
        for index, spec in enumerate(PANELS):
            box = Tick(translate("Panels", spec.title))
            box.setObjectName(f"panel_{spec.name}")
            box.set_on(spec.name in ticked)
            box.setAccessibleDescription(text.text())
            box.chosen.connect(self._on_presentation_changed)
            self.panels[spec.name] = box
            grid.addWidget(box, 1 + index // _COLUMNS, index % _COLUMNS)
        return holder

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        restore = buttons.addButton(
            self.tr("&Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        restore.setObjectName("restore")
        restore.setAutoDefault(False)
        restore.clicked.connect(self._on_restore_clicked)
        buttons.rejected.connect(self.reject)
        return buttons

    def _on_size_chosen(self, name: str) -> None:
        self._window.views.choose_text_size(int(name))

    def _on_dashes_chosen(self, _on: bool) -> None:
        self._window.views.toggle_dashes()

    def _on_presentation_changed(self, _given: object) -> None:
        ticked = tuple(name for name, box in self.panels.items() if box.isChecked())
        self._window.views.choose_presentation(int(self.large.name), ticked)

    def _on_restore_clicked(self) -> None:
        self._window.views.restore_defaults()


def _rows(menu: str) -> dict[str, str]:
    """Return the choices of a menu, by the names of the settings."""
    rows = [row for row in ACTIONS if row.menu == menu]
    texts = {row.name: plain(translate("Actions", row.text)) for row in rows}
    return {name.removeprefix(f"{menu}_"): text for name, text in texts.items()}


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label
