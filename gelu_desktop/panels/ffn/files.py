"""The dialogs that ask for files, and what may be dropped."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

translate = QCoreApplication.translate

STATES_SUFFIX = ".npy"


def ask_checkpoint(parent: QWidget) -> Path | None:
    """Ask for a checkpoint; None when the person cancels."""
    kind = translate("FfnPanel", "Checkpoints (*.safetensors *.npz)")
    return _ask(parent, translate("FfnPanel", "Open checkpoint"), kind)


def ask_states(parent: QWidget) -> Path | None:
    """Ask for hidden states; None when the person cancels."""
    kind = translate("FfnPanel", "Hidden states (*.npy *.npz)")
    return _ask(parent, translate("FfnPanel", "Open hidden states"), kind)


def _ask(parent: QWidget, title: str, kind: str) -> Path | None:
    every = translate("FfnPanel", "All files (*)")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, "", f"{kind};;{every}")
    return Path(chosen) if chosen else None


def dropped(data: QMimeData) -> Path | None:
    """Return the one local file that is being dropped, if it is one."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 else None
