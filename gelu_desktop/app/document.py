"""The work as a file: where it is, whether it was changed since, and what the file held besides."""

import contextlib
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from gelu_desktop.app.errors import CommandError
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model import places
from gelu_desktop.model.files import SIZE_MAX, Loaded, SessionFileError, dump, load
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.session import Session

translate = QCoreApplication.translate


class ReadError(CommandError):
    """A file is no session or cannot be read; the work is as it was."""


def read(path: Path) -> tuple[Loaded, str]:
    """Return what is in a session's file, and a mark by which other contents are told from it.

    Raises
    ------
    ReadError
        When it cannot be read, or is no session.
    """
    try:
        if path.exists() and not path.is_file():
            raise OSError(0, translate("Document", "it is not an ordinary file"))
        with path.open("rb") as file:
            data = file.read(SIZE_MAX + 1)
        return load(data), _mark(data)
    except OSError as error:
        reason = error.strerror or str(error)
    except SessionFileError as error:
        reason = error.said(translate).rstrip("。.")
    text = translate("Document", "{file} cannot be opened: {reason}. Your work is as it was.")
    raise ReadError(text.format(file=path, reason=reason))


def _mark(data: bytes) -> str:
    import hashlib

    return hashlib.sha256(data).hexdigest()


class Document(QObject):
    """The file of a session.

    Parameters
    ----------
    session : Session
        The work.

    Attributes
    ----------
    path : pathlib.Path or None
        The file; None for work that has none yet.
    loaded : Loaded
        What the file held when it was read or written last.
    """

    renamed = Signal()
    """The file, or whether the work differs from it, is another one now."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.path: Path | None = None
        self.loaded = Loaded(session.own)
        self._saved: State | None = session.own
        self._mark = ""
        self._shown = False
        session.changed.connect(self._on_session_changed)

    @property
    def modified(self) -> bool:
        """Whether there is work that no file has."""
        return self._session.own != self._saved

    @property
    def name(self) -> str:
        """What the work is called."""
        return self.path.name if self.path else translate("Document", "Untitled")

    @property
    def risky(self) -> bool:
        """Whether saving replaces something that this version could not read."""
        return self.path is not None and (self.loaded.newer or bool(self.loaded.problems))

    @property
    def changed_on_disk(self) -> bool:
        """Whether the file is no longer what was read or written last."""
        if self.path is None:
            return False
        try:
            with self.path.open("rb") as file:
                return _mark(file.read(SIZE_MAX + 1)) != self._mark
        except OSError:
            return not places.exists(self.path)

    def new(self) -> None:
        """Begin at the first state, without a file."""
        self._take(None, Loaded(State()), "")

    def open(self, path: Path) -> Loaded:
        """Read a file; what could not be read of it stands in what is returned.

        Raises
        ------
        ReadError
            When it is no session; the work is as it was.
        """
        loaded, mark = read(path)
        self._take(path.absolute(), loaded, mark)
        return loaded

    def restore(self, loaded: Loaded, path: Path | None) -> None:
        """Take up work that was never saved, from a file of its own."""
        mark = ""
        if path is not None:
            try:
                _, mark = read(path)
            except ReadError:
                path = None
        self._take(path, loaded, mark)
        self._saved = None
        self._tell()

    def save(self, path: Path | None = None) -> None:
        """Write the work into its file, or into another one, which then is its file.

        Raises
        ------
        WriteError
            When it cannot be written; file and work are as they were.
        """
        target = path.absolute() if path is not None else self.path
        assert target is not None
        state, unknown = self._session.own, self.loaded.unknown
        data = dump(state, unknown).encode()
        try:
            check_target(target, replace=True)
            write_whole(target, data, backup=True)
        except WriteError:
            if self.path is not None and not places.exists(self.path):
                self._saved = None  # nothing on the disk has this work any more
                self._tell()
            raise
        self.path, self._mark, self._saved = target, _mark(data), state
        self.loaded = Loaded(state, unknown=unknown)
        self._tell()

    def keep_mine(self) -> None:
        """Leave the file as somebody else made it; the work is unsaved then."""
        self._saved = None
        if self.path is not None:
            with contextlib.suppress(OSError), self.path.open("rb") as file:
                self._mark = _mark(file.read(SIZE_MAX + 1))
        self._tell()

    def _take(self, path: Path | None, loaded: Loaded, mark: str) -> None:
        self.path, self.loaded, self._mark, self._saved = path, loaded, mark, loaded.state
        self._session.begin(loaded.state)
        self._tell()

    def _tell(self) -> None:
        self._shown = self.modified
        self.renamed.emit()

    def _on_session_changed(self, _result: Result) -> None:
        if self._shown != self.modified:
            self._tell()
