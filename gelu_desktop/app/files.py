"""Sessions in the window: new, open, save, and what has to be asked before work is left."""

import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QMainWindow

from gelu_desktop.app import questions
from gelu_desktop.app.document import Document, ReadError
from gelu_desktop.app.file_dialogs import ask_session, ask_session_target
from gelu_desktop.app.questions import ask, tell
from gelu_desktop.app.recent import Recent
from gelu_desktop.app.recovery import Recovery, Remains, remains
from gelu_desktop.app.writing import WriteError
from gelu_desktop.model import places
from gelu_desktop.model.files import ENDING, Loaded
from gelu_desktop.session import Session

translate = QCoreApplication.translate

SHOWN_MS = 4000
SAFE_MS = 3000
"""A restored session that was on the screen so long does not end the program."""


class Files(QObject):
    """What the menu File does with sessions.

    Parameters
    ----------
    session : Session
        The work.
    window : QMainWindow
        Over which things are asked.
    kept : QSettings
        Where recent files and the folder are remembered.
    """

    def __init__(self, session: Session, window: QMainWindow, kept: QSettings) -> None:
        super().__init__(window)
        self._window, self._kept = window, kept
        self.document = Document(session)
        self.recent = Recent(kept)
        self.recovery = Recovery(session, self.document)
        self._asking = False
        self.document.renamed.connect(self.show_title)
        self.recovery.failed.connect(self._on_recovery_failed)

    def show_title(self) -> None:
        """Write the name of the work into the title, with a mark if it is not saved."""
        self._window.setWindowTitle(f"[*]{self.document.name} - GELU Desktop")
        self._window.setWindowModified(self.document.modified)

    def new(self) -> bool:
        """Begin anew; return whether that was done."""
        if not self.may_leave():
            return False
        self.document.new()
        return True

    def open(self, path: Path | None = None) -> bool:
        """Open a file, or the one that the person chooses; return whether that was done."""
        if not self.may_leave():
            return False
        path = path or ask_session(self._window, self._folder())
        if path is None:
            return False
        try:
            loaded = self.document.open(path)
        except ReadError as error:
            tell(self._window, translate("Files", "Open"), str(error))
            return False
        self._remember(path)
        self._tell_of(loaded)
        return True

    def reload(self) -> None:
        """Read the file again."""
        if self.document.path is not None:
            try:
                self._tell_of(self.document.open(self.document.path))
            except ReadError as error:
                self.document.keep_mine()
                tell(self._window, translate("Files", "Open"), str(error))

    def save(self) -> bool:
        """Save the work, asking where if it has no file; return whether it is saved."""
        document = self.document
        if document.path is None:
            return self.save_as()
        name, lines = document.name, [each.said(translate) for each in document.loaded.problems]
        question = None
        if document.risky:
            question = questions.risky(name, document.loaded.newer, lines)
        elif document.changed_on_disk and places.exists(document.path):
            question = questions.replaced(name)
        answer = questions.SAVE if question is None else ask(self._window, question)
        if answer == questions.OTHER:
            return self.save_as()
        return answer == questions.SAVE and self._write(document.path)

    def save_as(self) -> bool:
        """Ask for a file and save the work there; return whether it is saved."""
        start = self.document.path or self._folder() / f"{translate('Files', 'session')}{ENDING}"
        path = ask_session_target(self._window, start)
        return path is not None and self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            self.document.save(path)
        except WriteError as error:
            kept = translate("Files", "Your work is still unsaved: save it under another name.")
            tell(self._window, translate("Files", "Save"), str(error), (kept,))
            return False
        self._remember(path)
        text = translate("Files", "Saved: {file}").format(file=path)
        self._window.statusBar().showMessage(text, SHOWN_MS)
        return True

    def may_leave(self) -> bool:
        """Ask what becomes of unsaved work; return whether it may be left."""
        if not self.document.modified:
            return True
        answer = ask(self._window, questions.unsaved(self.document.name))
        return self.save() if answer == questions.SAVE else answer == questions.DISCARD

    def leave(self) -> None:
        """End properly: nothing is left to restore."""
        self.recovery.drop()
        self.recovery.end()

    def keep(self) -> None:
        """End at once: unsaved work is left for the next start."""
        self.recovery.keep()
        self.recovery.end()

    def look(self) -> None:
        """Notice that another program changed the file."""
        document = self.document
        if self._asking or not document.changed_on_disk:
            return
        self._asking = True
        try:
            if document.path is not None and not places.exists(document.path):
                document.keep_mine()
                text = translate("Files", "{file} is gone: save to write it anew.")
                text = text.format(file=document.path)
                self._window.statusBar().showMessage(text, 2 * SHOWN_MS)
            elif ask(self._window, questions.changed(document.name, document.modified)) == (
                questions.RELOAD
            ):
                self.reload()
            else:
                document.keep_mine()
        finally:
            self._asking = False

    def offer_remains(self) -> None:
        """Ask about work that programs left behind which did not end properly."""
        for found in remains():
            name = found.origin.name if found.origin else translate("Document", "Untitled")
            when = _date(found.when)
            question = questions.recover(when, name, str(found.file), found.tried)
            answer = ask(self._window, question)
            if answer == questions.DISCARD:
                found.forget()
            elif answer == questions.SAVE:
                self._restore(found)
                return

    def _restore(self, found: Remains) -> None:
        begun = found.begin()
        self.document.restore(begun.loaded, begun.origin)
        self._tell_of(begun.loaded)
        QTimer.singleShot(SAFE_MS, self, lambda: self._settle(begun))

    def _settle(self, begun: Remains) -> None:
        """Let go of a file that was restored, once its work is kept in a new one."""
        self.recovery.keep()
        if self.recovery.file is not None or not self.document.modified:
            begun.forget()

    def _on_recovery_failed(self, reason: str) -> None:
        text = translate("Files", "A crash would lose unsaved work: {reason} Save often.")
        self._window.statusBar().showMessage(text.format(reason=reason), 5 * SHOWN_MS)

    def _tell_of(self, loaded: Loaded) -> None:
        lines = [problem.said(translate) for problem in loaded.problems]
        if loaded.newer:
            text = translate(
                "Files",
                "A newer version of the program wrote this file. What this version knows of it is"
                " shown; the rest is kept.",
            )
            tell(self._window, translate("Files", "Open"), text, lines)
        elif lines:
            text = translate("Files", "Some entries were left out; the others are shown.")
            tell(self._window, translate("Files", "Open"), text, lines)

    def _remember(self, path: Path) -> None:
        self.recent.add(path.absolute())
        self._kept.setValue("files/folder", str(path.absolute().parent))

    def _folder(self) -> Path:
        kept = self._kept.value("files/folder")
        home = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        known = isinstance(kept, str) and places.is_folder(Path(kept))
        return Path(kept) if known else Path(home)


def _date(seconds: float) -> str:
    """Return a time for reading; a clock that was wrong may have left one that is none."""
    try:
        return f"{datetime.datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
    except (OverflowError, OSError, ValueError):
        return "?"
