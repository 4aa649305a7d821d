"""How far the frames of a sweep are, told in a dialog that can stop them."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from gelu_desktop.app.picture import Picture
from gelu_desktop.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


class StoppedError(Exception):
    """The person has had enough."""


MEASURING = QT_TRANSLATE_NOOP("SweepDialog", "Measuring {0} frames")
DRAWING = QT_TRANSLATE_NOOP("SweepDialog", "Drawing {0} frames")


def told(parent: QWidget, frames: Sequence[Picture], text: str = DRAWING) -> Iterator[Picture]:
    """Yield the frames, and tell how far it is.

    Parameters
    ----------
    parent : QWidget
        Over which it is told.
    frames : sequence of Picture
        What is yielded.
    text : str
        What is done with them.

    Raises
    ------
    StoppedError
        When the person stops it.
    """
    said = translate("SweepDialog", text).format(len(frames))
    shown = QProgressDialog(said, translate("SweepDialog", "Stop"), 0, len(frames), parent)
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
