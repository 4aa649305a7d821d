"""The system's own dialogs for where a file goes."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

translate = QCoreApplication.translate


def ask_file(parent: QWidget, start: Path, kind: str) -> Path | None:
    """Ask for the name of a file; the dialog itself asks before one is replaced.

    Parameters
    ----------
    parent : QWidget
        What the dialog belongs to.
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
    return ask_target(parent, translate("FileDialogs", "Export image"), start, kind, pattern)


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
    dialog = QFileDialog(parent, title, str(start.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(pattern)
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(start.name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def ask_folder(parent: QWidget, start: Path) -> Path | None:
    """Ask for a folder; None when the person cancels."""
    title = translate("FileDialogs", "Folder for the pictures")
    chosen = QFileDialog.getExistingDirectory(parent, title, str(start))
    return Path(chosen) if chosen else None


def may_replace(parent: QWidget, paths: Iterable[Path]) -> bool:
    """Ask whether those of ``paths`` that exist may be replaced; do not ask if none does."""
    names = [path.name for path in paths if path.exists()]
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
