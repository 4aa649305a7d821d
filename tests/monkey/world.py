"""The whole program with its window, in folders of its own; it can be closed and started again."""

import shutil
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from gelu_desktop.app import recovery
from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.model.library import Library
from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Jobs
from gelu_desktop.widgets.magnification import magnify
from monkey.answering import Answers
from monkey.stock import stock

SIZE = 1366, 728

MOST_TURNS = 200


class World:
    """The program as a person has it before them.

    Attributes
    ----------
    folder : pathlib.Path
        Where the person's files are.
    desktop : Desktop
        The window and what belongs to it.
    session : Session
        The work.
    """

    def __init__(self, ears):
        self.app = create_application([])
        self.ears = ears
        self.root = Path(tempfile.mkdtemp(prefix="gelu-monkey-"))
        self.folder = self.root / "files"
        self.folder.mkdir()
        stock(self.folder)
        recovery.folder = lambda: self.root / "recovery"
        file = str(self.root / "settings.ini")
        self.kept = QSettings(file, QSettings.Format.IniFormat)
        for key, value in (("language", "en"), ("theme", "light"), ("guide/offered", True)):
            self.kept.setValue(key, value)
        self.kept.setValue("files/folder", str(self.folder))
        QApplication.setDoubleClickInterval(400)
        self.answers = Answers(self)
        self.start()

    @property
    def window(self):
        """The window."""
        return self.desktop.window

    def start(self, size=SIZE):
        """Open the window as the program does."""
        self.session = Session(library=Library(self.root / "formulas.json"))
        self.desktop = Desktop(self.app, self.session, self.kept)
        self.session.setParent(self.desktop)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        self.settle()
        self.desktop.begin()
        self.settle()

    def settle(self, turns=3):
        """Let everything be done that waits to be done.

        What a thread brought in the last turn is shown in the next frame only.
        """
        for _ in range(MOST_TURNS):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            turns -= 1
            if turns <= 0 and not (isValid(self.session) and self.session._timer.isActive()):
                return

    def stop(self):
        """Take down a window that is closed, as the end of the program does."""
        for jobs in self.session.findChildren(Jobs):
            jobs.stop()
        self.desktop.end()
        self.window.deleteLater()
        self.desktop.setParent(None)
        self.desktop.deleteLater()
        self.settle()
        self.desktop = self.session = None

    def end(self):
        """Leave nothing behind."""
        self.answers.stop()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self.stop()
        QApplication.clipboard().clear()
        install_language(self.app, "en")
        magnify(self.app, 1.0)
        shutil.rmtree(self.root, ignore_errors=True)
