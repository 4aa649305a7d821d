"""Unsaved work that survives a crash: a file beside the log, written a moment after each change.

Each running program has a file of its own and holds a lock on it. A file whose lock is free belongs
to a program that ended without leaving properly. While it is being restored it has another name, so
that a file that ends the program again is known as such.
"""

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer, Signal

from gelu_desktop.app.document import Document, ReadError, read
from gelu_desktop.app.log import LOGGER
from gelu_desktop.app.writing import WriteError, failed, write_whole
from gelu_desktop.model import places
from gelu_desktop.model.files import ENDING, Loaded, dump
from gelu_desktop.model.result import Result
from gelu_desktop.session import Session

SOON_MS = 1500
KEY = "recovery"
TRYING = ".trying"
LOCK = ".lock"
KEPT = 20


def folder() -> Path:
    """Return where unsaved work is kept."""
    state = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(state)) / "recovery"


@dataclass(frozen=True)
class Remains:
    """Unsaved work that a program left behind.

    Attributes
    ----------
    file : pathlib.Path
        Where it is.
    loaded : Loaded
        What is in it.
    origin : pathlib.Path or None
        The person's own file that it belongs to.
    when : float
        When it was written, in seconds since 1970.
    tried : bool
        Whether an attempt to restore it did not end well.
    """

    file: Path
    loaded: Loaded
    origin: Path | None
    when: float
    tried: bool

    def begin(self) -> "Remains":
        """Note that it is being restored; return it under its new name."""
        if self.tried:
            return self
        name = self.file.name.removesuffix(ENDING) + TRYING + ENDING
        with contextlib.suppress(OSError):
            return Remains(
                self.file.rename(self.file.with_name(name)),
                self.loaded,
                self.origin,
                self.when,
                tried=True,
            )
        return self

    def forget(self) -> None:
        """Remove it."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)


def remains() -> list[Remains]:
    """Return what programs left behind that no longer run, the newest first."""
    found: list[Remains] = []
    try:
        files = sorted(folder().glob(f"*{ENDING}"), reverse=True)[:KEPT]
    except OSError:
        return found
    for file in files:
        lock = QLockFile(str(_lock_of(file)))
        lock.setStaleLockTime(1000 if _is_empty(_lock_of(file)) else 0)
        if not lock.tryLock(0):
            continue  # its program is at work
        with contextlib.suppress(ReadError, OSError):
            found.append(_remains(file))
        lock.unlock()
    return found


def _is_empty(lock: Path) -> bool:
    """Return whether it names no program, as after a power cut; a living one's does at once."""
    try:
        return lock.stat().st_size == 0
    except OSError:
        return False


def _remains(file: Path) -> Remains:
    loaded, _ = read(file)
    note = loaded.unknown.pop(KEY, None)
    origin = note.get("path") if isinstance(note, dict) else None
    return Remains(
        file,
        loaded,
        Path(origin) if isinstance(origin, str) and origin else None,
        file.stat().st_mtime,
        tried=TRYING in file.suffixes,
    )


def _lock_of(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(ENDING).removesuffix(TRYING) + LOCK)


class Recovery(QObject):
    """Keeps the unsaved work of a document on the disk.

    Parameters
    ----------
    session : Session
        The work.
    document : Document
        Its file.
    """

    failed = Signal(str)
    """Work could not be written; why. Said once, until it succeeds again."""

    def __init__(self, session: Session, document: Document) -> None:
        super().__init__(document)
        self._session, self._document = session, document
        self._file: Path | None = None
        self._lock: QLockFile | None = None
        self._failing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SOON_MS)
        self._timer.timeout.connect(self.keep)
        session.changed.connect(self._on_session_changed)
        document.renamed.connect(self._on_document_renamed)

    @property
    def file(self) -> Path | None:
        """Where the work is kept now, if it is."""
        return self._file if self._file is not None and places.exists(self._file) else None

    def keep(self) -> bool:
        """Write the unsaved work, or remove what was written of work that is saved.

        Returns
        -------
        bool
            Whether all work is on the disk now.
        """
        self._timer.stop()
        if not self._document.modified:
            self.drop()
            return True
        path = self._document.path
        note = {KEY: {"path": os.fspath(path) if path else ""}}
        text = dump(self._session.own, {**self._document.loaded.unknown, **note})
        try:
            write_whole(self._place(), text.encode())
        except WriteError as error:
            self._tell(error)
            return False
        except OSError as error:
            self._tell(failed(folder(), error))
            return False
        self._failing = False
        return True

    def _tell(self, error: WriteError) -> None:
        LOGGER.info("unsaved work could not be kept", exc_info=True)
        if not self._failing:
            self._failing = True
            self.failed.emit(str(error))

    def drop(self) -> None:
        """Remove what was written."""
        self._timer.stop()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)

    def end(self) -> None:
        """Give the lock back; what is still there is for the next start."""
        self._timer.stop()
        if self._lock is not None:
            self._lock.unlock()
        self._file = self._lock = None

    def _place(self) -> Path:
        if self._file is None:
            folder().mkdir(parents=True, exist_ok=True, mode=0o700)
            stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.urandom(4).hex()}"
            self._file = folder() / f"{stem}{ENDING}"
            self._lock = QLockFile(str(_lock_of(self._file)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
        return self._file

    def _on_session_changed(self, _result: Result) -> None:
        if self._document.modified or self._file is not None:
            self._timer.start()

    def _on_document_renamed(self) -> None:
        if not self._document.modified:
            self.drop()
