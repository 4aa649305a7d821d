"""How far the frames of a sweep are, told in a dialog that can stop them."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from gelu_desktop.app.picture import Picture

translate = QCoreApplication.translate


class StoppedError(Exception):
    """The person has had enough."""


def told(parent: QWidget, frames: Sequence[Picture]) -> Iterator[Picture]:
    """Yield the frames, and tell how far it is.

    Raises
    ------
    StoppedError
        When the person stops it.
    """
    text = translate("SweepDialog", "Drawing {0} frames").format(len(frames))
    shown = QProgressDialog(text, translate("SweepDialog", "Stop"), 0, len(frames), parent)
    shown.setWindowModality(Qt.WindowModality.WindowModal)
    try:
        for done, frame in enumerate(frames):
            shown.setValue(done)
            if shown.wasCanceled():
                raise StoppedError
            yield frame
    finally:
        shown.close()
        shown.deleteLater()
