"""Files that are dropped on the window: a session is opened, a checkpoint goes to its panel."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from gelu_desktop.app.files import Files
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.questions import tell

translate = QCoreApplication.translate

CHECKPOINTS = (".safetensors", ".npz", ".npy")


class Taker(Protocol):
    """A panel that opens files."""

    def take(self, path: Path) -> None:
        """Open a file."""

    def ask(self) -> None:
        """Ask for a file and open it."""


class Drops(QObject):
    """Opens what is dropped, or says why not.

    Parameters
    ----------
    window : MainWindow
        Where things are dropped.
    files : Files
        Opens sessions.
    """

    def __init__(self, window: MainWindow, files: Files) -> None:
        super().__init__(window)
        self._window, self._files = window, files
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def take(self, names: list[str]) -> None:
        """Open what was dropped; empty names stand for what is no file of this computer."""
        local = [Path(name) for name in names if name]
        if len(names) != 1 or not local:
            text = translate("Drops", "Drop one file of this computer at a time.")
        elif local[0].suffix.lower() == ".json":
            self._files.open(local[0])
            return
        elif local[0].suffix.lower() in CHECKPOINTS:
            self.panel().take(local[0])
            return
        else:
            text = translate(
                "Drops",
                "{file} is neither a session (.gelu.json) nor a checkpoint (.safetensors, .npz)."
                " Nothing was opened.",
            ).format(file=local[0].name)
        tell(self._window, translate("Drops", "Dropped"), text)

    def panel(self) -> Taker:
        """Bring the panel that opens checkpoints to the front and return it."""
        dock = self._window.docks["ffn"]
        dock.show()
        dock.raise_()
        panel: Taker = dock.widget()  # type: ignore[assignment]
        return panel

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files that are dropped on the window."""
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasUrls():
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self.take([url.toLocalFile() for url in event.mimeData().urls()])
            return True
        return super().eventFilter(watched, event)
