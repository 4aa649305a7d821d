"""The file with the settings: opened whatever stands in it, and put aside when it is asked for."""

import errno
import os
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QEvent, QLockFile, QSettings

from gelu_desktop import sizes

BROKEN, RESET, LOCKED = "broken", "reset", "locked"
SIZE_MAX = sizes.SETTINGS_BYTES
_OBJECT = re.compile(r"(?<!@)@(?:Variant|DateTime)\(")
_ESCAPE = re.compile(r"\\(?:x([0-9A-Fa-f]+)|([0-7]+)|[\r\n]+|(.))")
_LOCK_STALE = 1000  # milliseconds; a save takes a few
_NOWHERE = Path(os.devnull) / "settings.ini"  # settings there are kept in memory only

Translate = Callable[[str, str], str]


class Settings(QSettings):
    """Settings that do not wait for the lock of a program that was killed while it wrote.

    Such a lock is empty, or names a process that is another one today. Qt waits half a minute for
    it in every save, and the window with it.

    Parameters
    ----------
    path : str
        The file.
    """

    def __init__(self, path: str):
        super().__init__(path, QSettings.Format.IniFormat)

    def event(self, event: QEvent) -> bool:
        """Write what was changed, which Qt does once for all changes of a turn."""
        if event.type() == QEvent.Type.UpdateRequest:
            _unlock(self.fileName())
        return super().event(event)

    def sync(self) -> None:
        """Write at once, and read what others have written."""
        _unlock(self.fileName())
        super().sync()


@dataclass(frozen=True)
class Opened:
    """The settings, and what had to be done before they could be used.

    Attributes
    ----------
    kept : QSettings
        The settings.
    why : str
        ``"broken"`` or ``"reset"`` if the old file was to be put aside, ``"locked"`` if none can be
        written; empty if all is well.
    aside : Path or None
        Under which name the old file is kept; None if there was none, or it could not be moved.
    problem : str
        Why it could not be moved, or cannot be written; empty if nothing was wrong.
    """

    kept: QSettings
    why: str = ""
    aside: Path | None = None
    problem: str = ""

    def notice(self, translate: Translate) -> str:
        """Return what a person should know, in the language of ``translate``; empty for nothing."""
        if self.why == LOCKED:
            text = translate(
                "Settings",
                "The settings cannot be written: {reason}. What you change holds until the program"
                " ends.",
            )
        elif self.problem:
            text = translate(
                "Settings",
                "The settings file could not be put aside: {reason}. The defaults hold until the"
                " program ends, and nothing is remembered.",
            )
        elif self.why == BROKEN:
            text = translate(
                "Settings",
                "The settings file could not be read. It is kept as {file}; the defaults hold.",
            )
        elif self.aside is not None:
            text = translate(
                "Settings", "The settings were reset. The old ones are kept as {file}."
            )
        elif self.why == RESET:
            text = translate("Settings", "There were no settings to reset.")
        else:
            return ""
        return text.format(reason=self.problem, file=self.aside)


def open_settings(path: Path, reset: bool = False) -> Opened:
    """Open the settings.

    Parameters
    ----------
    path : Path
        The file.
    reset : bool
        Whether it is put aside, so that everything has its default.
    """
    opened = _opened(path, reset)
    if opened.problem or not (problem := _locked(path)):
        return opened
    return replace(opened, why=LOCKED, problem=problem)


def refresh(kept: QSettings) -> None:
    """Take up what another program has written meanwhile, before a list is added to."""
    if _harmless(Path(kept.fileName())):
        kept.sync()


def _opened(path: Path, reset: bool) -> Opened:
    if reset:
        return _anew(path, RESET)
    if not _harmless(path):
        return _anew(path, BROKEN)
    kept = _settings(path)
    kept.allKeys()  # the file is not parsed before something is asked for
    if kept.status() == QSettings.Status.FormatError:
        return _anew(path, BROKEN)
    return Opened(kept)


def _harmless(path: Path) -> bool:
    """Return whether Qt may read the file: an ordinary one, not too long, and without objects.

    Qt makes an object of a value as soon as it reads it, whether or not anybody asks for it.
    """
    try:
        if not path.is_file():
            return not path.exists()
        with path.open("rb") as file:
            data = file.read(SIZE_MAX + 1)
    except OSError:
        return True  # what cannot be opened, Qt cannot read either
    text = _ESCAPE.sub(_unescaped, data.decode("latin-1")).replace('"', "")
    return len(data) <= SIZE_MAX and not _OBJECT.search(text)


def _unescaped(found: re.Match[str]) -> str:
    """Return what Qt reads for an escape, as far as it matters for what is looked for."""
    high, low, other = found.groups()
    if high or low:
        sign = chr((int(high[-8:], 16) if high else int(low[-8:], 8)) & 0xFFFF)
    else:
        sign = "?" if other and other in "abfnrtv\"?'\\" else ""
    return "?" if sign == '"' else sign  # a quotation mark that counts as a sign of its own


def _anew(path: Path, why: str) -> Opened:
    aside = None
    try:
        if os.path.lexists(path):
            aside = _free(path, why)
            path.replace(aside)
    except OSError as error:
        return Opened(_settings(_NOWHERE), why, None, error.strerror or str(error))
    kept = _settings(path)
    kept.sync()  # Qt may have the old content in mind
    return Opened(kept, why, aside)


def _locked(path: Path) -> str:
    """Return why nothing can be written there, which Qt would not tell; empty if it can."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _unlock(file: str) -> None:
    """Wait for another program that writes just now, and take away the lock of a dead one."""
    if os.path.lexists(file + ".lock"):
        lock = QLockFile(file + ".lock")
        lock.setStaleLockTime(_LOCK_STALE)
        if lock.tryLock(3 * _LOCK_STALE):
            lock.unlock()


def _settings(path: Path) -> Settings:
    return Settings(str(path))


def _free(path: Path, why: str) -> Path:
    """Return a name that no file has."""
    number = 1
    while os.path.lexists(aside := path.with_suffix(f".{why}{number if number > 1 else ''}.ini")):
        number += 1
    return aside
