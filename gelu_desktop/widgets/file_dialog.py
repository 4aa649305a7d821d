"""The system's dialog for files, with all its labels in the language of the program."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from gelu_desktop.model import places

translate = QCoreApplication.translate


def file_dialog(
    parent: QWidget, title: str, folder: Path, kind: type[QFileDialog] = QFileDialog
) -> QFileDialog:
    """Return a dialog that begins in ``folder``, or at home if there is no such folder."""
    there = folder if places.is_folder(folder) else places.home()
    dialog = kind(parent, title, str(there))
    # Qt's own translations leave these two out.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, translate("FileDialogs", "Look in:"))
    dialog.setLabelText(
        QFileDialog.DialogLabel.FileType, translate("FileDialogs", "Files of type:")
    )
    return dialog


def chosen(dialog: QFileDialog) -> Path | None:
    """Show the dialog; return what was chosen, or None when the person cancels."""
    found = dialog.selectedFiles() if dialog.exec() else []
    # With its question before a file is replaced, it may leave no window with the keyboard.
    if (owner := dialog.parentWidget()) is not None:
        owner.activateWindow()
    dialog.deleteLater()
    return Path(found[0]) if found else None


def ask_open(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Ask for a file that exists; None when the person cancels.

    Parameters
    ----------
    parent : QWidget
        What the dialog belongs to.
    title : str
        Its title, already translated.
    folder : pathlib.Path
        Where it begins.
    kinds : str
        What kind of files is listed first, in the form of Qt; all files can be listed too.
    """
    dialog = file_dialog(parent, title, folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([kinds, translate("FileDialogs", "All files (*)")])
    return chosen(dialog)
