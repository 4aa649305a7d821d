"""The dialog that exports what a panel plots as numbers."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.application import setting
from gelu_desktop.app.data_files import DATA, KINDS, data_file
from gelu_desktop.app.export import ending_problem
from gelu_desktop.app.file_dialogs import ask_target
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.model.sound import CURVES_MAX
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.notice import Notice

SHOWN_MS = 8000
WIDTH = 420


class DataDialog(QDialog):
    """Asks which panel and which kind of file, and writes it.

    Parameters
    ----------
    parent : QWidget
        The window.
    result : Result
        What the panels show.
    panel : str
        The panel to begin with.
    kept : QSettings
        Where the choices are remembered.
    """

    def __init__(self, parent: QWidget | None, result: Result, panel: str, kept: QSettings) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export data"))
        self.written: Path | None = None
        self._result, self._kept = result, kept
        titles = {
            name: QCoreApplication.translate("Panels", spec.title) for name, spec in DATA.items()
        }
        self.panel = Choice(titles)
        self.panel.set_name(panel if panel in DATA else next(iter(DATA)))
        kinds = {
            "csv": self.tr("CSV, for spreadsheets"),
            "json": "JSON",
            "wav": self.tr("WAV, a sound: high where the value is high"),
        }
        self.kind = Choice(kinds)
        self.kind.set_name(setting(kept, "data/kind", KINDS, "csv"))
        self.message = Notice()
        self.panel.chosen.connect(lambda: self.message.say(""))
        self.kind.chosen.connect(self._tell)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.save = self._buttons.addButton(
            self.tr("Export…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._buttons.accepted.connect(self._on_buttons_accepted)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self.save.setDefault(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Panel"), self.panel)
        form.addRow(self.tr("&Format"), self.kind)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self._tell()
        layout = QVBoxLayout(self)
        for part in (self.about, self.message):
            part.setMinimumWidth(WIDTH)
        layout.addLayout(form)
        layout.addWidget(self.about)
        layout.addWidget(self.message)
        layout.addWidget(self._buttons)

    def _tell(self) -> None:
        """Say what the kind of file holds."""
        text = self.tr(
            "Every number reads back exactly, each curve stands beside its own x, and a"
            " logarithmic axis changes nothing. A header says what the numbers depend on."
        )
        if self.kind.name == "wav":
            text = self.tr(
                "Each curve once from left to right, as long as it is in view, the first {most} of"
                " them: a higher value is a higher tone, and a click marks x = 0."
            ).format(most=CURVES_MAX)
        self.about.setText(text)

    def _on_buttons_accepted(self) -> None:
        self.message.say("")
        try:
            self.written = self._write()
        except (NothingPlottedError, WriteError) as error:
            self.message.say(str(error), failed=True)
            self.adjustSize()  # a label that wraps does not make room for itself
            return
        if self.written is not None:
            self._kept.setValue("data/kind", self.kind.name)
            self._kept.setValue("data/folder", str(self.written.parent))
            self.accept()

    def _write(self) -> Path | None:
        """Ask where to, and write; None if the person cancels."""
        kind = self.kind.name
        data = data_file(DATA[self.panel.name], self._result, kind)
        start = Path(str(self._kept.value("data/folder") or _documents()))
        pattern = self.tr("{0} files (*.{1})").format(kind.upper(), kind)
        name = f"{self.panel.name}.{kind}"
        path = ask_target(self, self.windowTitle(), start / name, kind, pattern)
        if path is None:
            return None
        if problem := ending_problem(path, kind) or _ending_problem(path, kind):
            raise WriteError(problem)
        check_target(path, replace=True)
        write_whole(path, data)
        return path


def _ending_problem(path: Path, kind: str) -> str:
    ending = path.suffix.removeprefix(".").lower()
    if ending in KINDS and ending != kind:
        text = QCoreApplication.translate("Export", "The ending of {0} is not that of {1}.")
        return text.format(path, kind)
    return ""


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def export_data(window: QMainWindow, result: Result, panel: str, kept: QSettings) -> Path | None:
    """Ask how, and export what ``panel`` plots; return what was written."""
    dialog = DataDialog(window, result, panel, kept)
    dialog.exec()
    dialog.deleteLater()
    if dialog.written is not None:
        text = QCoreApplication.translate("DataDialog", "Exported: {0}")
        window.statusBar().showMessage(text.format(dialog.written), SHOWN_MS)
    return dialog.written
