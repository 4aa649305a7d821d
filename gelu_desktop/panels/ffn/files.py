"""The dialogs that ask for files, and what may be dropped."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtWidgets import QWidget

from gelu_desktop.widgets.file_dialog import ask_open

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
    return ask_open(parent, title, Path(), kind)


def dropped(data: QMimeData) -> Path | None:
    """Return the one local file that is being dropped, if it is one and no session."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 and files[0].suffix.lower() != ".json" else None
