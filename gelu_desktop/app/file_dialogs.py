"""The system's own dialogs for where a file goes."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gelu_desktop.model import places
from gelu_desktop.model.files import ENDING
from gelu_desktop.widgets.file_dialog import ask_open, chosen, file_dialog

translate = QCoreApplication.translate


def ask_file(parent: QWidget, start: Path, kind: str) -> Path | None:
    """Ask for the name of a file; the dialog itself asks before one is replaced.

    Parameters
    ----------
    parent : QWidget
        The dialog to which it belongs, and whose title it has.
    start : pathlib.Path
        The name offered.
    kind : str
        The ending that is added where none is given.

    Returns
    -------
    pathlib.Path or None
        None when the person cancels.
    """
    pattern = translate("FileDialogs", "{0} pictures (*.{1})").format(kind.upper(), kind)
    return ask_target(parent, parent.windowTitle(), start, kind, pattern)


def ask_target(parent: QWidget, title: str, start: Path, ending: str, pattern: str) -> Path | None:
    """Ask for the name of a file; the dialog itself asks before one is replaced.

    Parameters
    ----------
    parent : QWidget
        What the dialog belongs to.
    title : str
        Its title, already translated.
    start : pathlib.Path
        The name offered.
    ending : str
        The ending that is added where none is given.
    pattern : str
        What kind of files is listed, in the form of Qt.

    Returns
    -------
    pathlib.Path or None
        None when the person cancels.
    """
    dialog = file_dialog(parent, title, start.parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(pattern)
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(start.name)
    return chosen(dialog)


def ask_session(parent: QWidget, folder: Path) -> Path | None:
    """Ask which session to open; None when the person cancels."""
    return ask_open(parent, translate("FileDialogs", "Open session"), folder, _sessions())


def ask_session_target(parent: QWidget, start: Path) -> Path | None:
    """Ask for the file of a session; the dialog itself asks before one is replaced."""
    title = translate("FileDialogs", "Save session")
    return ask_target(parent, title, start, ENDING.removeprefix("."), _sessions())


def _sessions() -> str:
    return translate("FileDialogs", "Sessions (*{ending})").format(ending=ENDING)


class FolderDialog(QFileDialog):
    """Asks for a folder, and takes also the name of one that is still to be made."""

    def accept(self) -> None:
        """Take the name that is written, where its parent is there; else complain as usual."""
        found = self.selectedFiles()
        path = Path(found[0]) if found else None
        if path is not None and not places.exists(path) and places.is_folder(path.parent):
            self.done(self.DialogCode.Accepted)
        else:
            super().accept()


def ask_folder(parent: QWidget, start: Path) -> Path | None:
    """Ask for a folder, which may be a new one; None when the person cancels."""
    title = translate("FileDialogs", "Folder for the pictures")
    dialog = file_dialog(parent, title, start, FolderDialog)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOptions(QFileDialog.Option.ShowDirsOnly | QFileDialog.Option.DontUseNativeDialog)
    return chosen(dialog)


def written_words(written: Sequence[Path]) -> str:
    """Return what was exported: the file, or how many there are and where."""
    if len(written) == 1:
        return translate("FileDialogs", "Exported: {0}").format(written[0])
    text = translate("FileDialogs", "Exported: {0} files into {1}")
    return text.format(len(written), written[0].parent)


def may_replace(parent: QWidget, paths: Iterable[Path]) -> bool:
    """Ask whether those of ``paths`` that exist may be replaced; do not ask if none does."""
    names = [path.name for path in paths if places.exists(path)]
    if not names:
        return True
    text = translate("FileDialogs", "These files exist already. Replace them?")
    box = QMessageBox(QMessageBox.Icon.Question, translate("FileDialogs", "Replace files"), text)
    box.setParent(parent, box.windowFlags())
    box.setInformativeText("\n".join(names))
    replace = box.addButton(translate("FileDialogs", "Replace"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    chosen = box.clickedButton() is replace
    box.deleteLater()
    return chosen
