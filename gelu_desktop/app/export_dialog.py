"""The dialog that exports a panel's picture, or those of all panels."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.application import settings
from gelu_desktop.app.export import (
    DPI,
    ENCODERS,
    PICTURES,
    SCALE_MAX,
    SCALE_MIN,
    SIDE_MAX,
    Picture,
    ending_problem,
    save,
    size_problem,
)
from gelu_desktop.app.export_choices import AS_SHOWN, CUSTOM, PRESETS, Choices
from gelu_desktop.app.export_preview import Preview
from gelu_desktop.app.file_dialogs import ask_file, ask_folder, may_replace
from gelu_desktop.app.writing import WriteError
from gelu_desktop.model.result import Result
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.panel import PanelSpec
from gelu_desktop.widgets.theme import THEMES, Theme

ALL = "all"


class ExportDialog(QDialog):
    """Asks which panel, in which form and size, shows what will come out, and writes it.

    Parameters
    ----------
    parent : QWidget
        The window.
    result : Result
        What the panels show.
    theme : Theme
        The theme of the window.
    panel : str
        The panel to begin with.
    kept : QSettings
        Where the choices are remembered.
    """

    def __init__(
        self, parent: QWidget | None, result: Result, theme: Theme, panel: str, kept: QSettings
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export image"))
        self.written: list[Path] = []
        self._refused = False  # since the button was last pressed
        self._result, self._theme, self._kept = result, theme, kept
        self._choices = Choices.recall(kept)
        self._make_choices()
        self._make_numbers()
        self._preview = Preview(theme)
        self._message = QLabel()
        self._message.setProperty("role", "error")
        self._message.setWordWrap(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._save = self._buttons.addButton(
            self.tr("Export…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._buttons.accepted.connect(self._on_buttons_accepted)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._save.setDefault(True)  # only now has the dialog it as its own
        self._show_choices(self._choices, panel)

    def _make_choices(self) -> None:
        titles = {
            name: QCoreApplication.translate("Panels", spec.title)
            for name, spec in PICTURES.items()
        }
        self.panel = Choice({**titles, ALL: self.tr("All panels, one file each")})
        self.kind = Choice({kind: kind.upper() for kind in ENCODERS})
        self.colours = Choice(
            {
                AS_SHOWN: self.tr("As shown"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
                "paper": self.tr("Paper, for print"),
            }
        )
        self.preset = Choice(
            {
                "normal": self.tr("Normal"),
                "double": self.tr("Double, for sharp screens"),
                "slide": self.tr("Slide, 1920 × 1080"),
                CUSTOM: self.tr("Custom"),
            }
        )
        self.kind.chosen.connect(self._refresh)
        self.colours.chosen.connect(self._refresh)
        self.panel.chosen.connect(self._on_panel_chosen)
        self.preset.chosen.connect(self._on_preset_chosen)

    def _make_numbers(self) -> None:
        self.width_field = NumberField(1, SIDE_MAX, step=10, whole=True)
        self.height_field = NumberField(1, SIDE_MAX, step=10, whole=True)
        self.scale_field = NumberField(SCALE_MIN, SCALE_MAX, step=0.25)
        self._dots = QLabel()
        self.width_field.setAccessibleName(self.tr("Width in pixels"))
        self.height_field.setAccessibleName(self.tr("Height in pixels"))
        self.scale_field.setAccessibleName(self.tr("Scale of lines and text"))
        self.scale_field.setToolTip(self.tr("How much larger lines and text are drawn"))
        self._fields = (self.width_field, self.height_field, self.scale_field)
        for field in self._fields:
            field.refused.connect(self._on_field_refused)
            field.edited.connect(self._on_field_edited)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Panel"), self.panel)
        form.addRow(self.tr("&Format"), self.kind)
        form.addRow(self.tr("&Colours"), self.colours)
        form.addRow(self.tr("&Size"), self.preset)
        form.addRow(
            self.tr("Pi&xels"),
            _row(self.width_field, QLabel("×"), self.height_field),
        )
        form.addRow(self.tr("Sca&le"), _row(self.scale_field, self._dots))
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addLayout(form)
        top.addWidget(self._preview, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self._message)
        layout.addWidget(self._buttons)

    @property
    def spec(self) -> PanelSpec:
        """The panel that is shown in the preview."""
        return PICTURES.get(self.panel.name, next(iter(PICTURES.values())))

    @property
    def size_chosen(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return int(self.width_field.number), int(self.height_field.number)

    def picture(self, spec: PanelSpec) -> Picture:
        """Return the picture of ``spec`` as chosen."""
        name = self.colours.name
        theme = self._theme if name == AS_SHOWN else THEMES[name]
        return Picture(spec, self._result, theme, self.size_chosen, self.scale_field.number)

    def _on_panel_chosen(self) -> None:
        self._on_preset_chosen(self.preset.name)

    def _on_preset_chosen(self, name: str) -> None:
        if name in PRESETS:
            width, height, scale = PRESETS[name]
            if not width:
                width, height = (round(side * scale) for side in self.spec.size)
            self._set_size(width, height, scale)
        self._refresh()

    def _set_size(self, width: int, height: int, scale: float) -> None:
        self.width_field.set_value(width)
        self.height_field.set_value(height)
        self.scale_field.set_value(scale)

    def _on_field_edited(self) -> None:
        self.preset.set_name(CUSTOM)
        self._refresh()

    def _refresh(self) -> None:
        self._dots.setText(self.tr("{0} dpi").format(round(self.scale_field.number * DPI)))
        problem = size_problem(*self.size_chosen)
        self._say(problem)
        self._save.setEnabled(not problem)
        if not problem:
            self._preview.show_picture(self.picture(self.spec))

    def _say(self, text: str) -> None:
        self._message.setText(text)
        self._message.setVisible(bool(text))

    def _on_field_refused(self) -> None:
        self._refused = True

    def _on_buttons_accepted(self) -> None:
        stopped, self._refused = self._refused, False
        if stopped and any(field.property("refused") for field in self._fields):
            return
        try:
            self.written = self._write()
        except WriteError as error:
            self._say(str(error))
            return
        if self.written:
            self._remember()
            self.accept()

    def _write(self) -> list[Path]:
        """Ask where to, and write; return what was written: nothing if the person cancels."""
        kind = self.kind.name
        targets = self._targets(Path(self._choices.folder), kind)
        for path in targets:
            if problem := ending_problem(path, kind):
                raise WriteError(problem)
        for path, spec in targets.items():
            save(self.picture(spec), path, kind, replace=True)
        return list(targets)

    def _targets(self, start: Path, kind: str) -> dict[Path, PanelSpec]:
        if self.panel.name != ALL:
            path = ask_file(self, start / f"{self.spec.name}.{kind}", kind)
            return {path: self.spec} if path else {}
        folder = ask_folder(self, start)
        if folder is None:
            return {}
        targets = {folder / f"{name}.{kind}": spec for name, spec in PICTURES.items()}
        return targets if may_replace(self, targets) else {}

    def _remember(self) -> None:
        Choices(
            kind=self.kind.name,
            colours=self.colours.name,
            preset=self.preset.name,
            size=(*self.size_chosen, self.scale_field.number),
            folder=str(self.written[0].parent),
        ).remember(self._kept)

    def _show_choices(self, choices: Choices, panel: str) -> None:
        self.panel.set_name(panel if panel in PICTURES else next(iter(PICTURES)))
        self.kind.set_name(choices.kind)
        self.colours.set_name(choices.colours)
        self.preset.set_name(choices.preset)
        if choices.size is not None:
            self._set_size(*choices.size)
        self._on_preset_chosen(choices.preset)


def _row(*widgets: QWidget) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    row.setFocusProxy(widgets[0])
    return row


def export_image(window: QMainWindow, session: Session, theme: Theme, panel: str) -> list[Path]:
    """Ask how, and export the picture of ``panel`` or of all; return what was written."""
    dialog = ExportDialog(window, session.result, theme, panel, settings())
    dialog.exec()
    dialog.deleteLater()
    if dialog.written:
        text = QCoreApplication.translate("ExportDialog", "Exported: {0}")
        names = ", ".join(str(path) for path in dialog.written)
        window.statusBar().showMessage(text.format(names), 8000)
    return dialog.written
