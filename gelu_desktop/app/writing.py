"""Files that appear whole or not at all."""

import contextlib
import os
import shutil
import stat
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.errors import CommandError

translate = QCoreApplication.translate


class WriteError(CommandError):
    """A file cannot be written; what was there before is still there."""


def check_target(path: Path, replace: bool) -> None:
    """Return if a file can be written to ``path``, as far as can be told beforehand.

    Something marked read-only is refused even to those whom the system would let write.

    Parameters
    ----------
    path : pathlib.Path
        The file.
    replace : bool
        Whether a file that exists may be replaced.

    Raises
    ------
    WriteError
        When it cannot.
    """
    try:
        problem = _folder_problem(path.parent) or _file_problem(path, replace)
    except OSError as error:
        raise failed(path, error) from error
    if problem:
        raise WriteError(problem)


def _folder_problem(folder: Path) -> str:
    if not folder.exists():
        return translate("Export", "The folder {0} does not exist.").format(folder)
    if not folder.is_dir():
        return translate("Export", "{0} is not a folder.").format(folder)
    if not _may_write(folder):
        return translate("Export", "The folder {0} is read-only.").format(folder)
    return ""


def _file_problem(path: Path, replace: bool) -> str:
    if path.is_dir():
        return translate("Export", "{0} is a folder; give the name of a file.").format(path)
    try:
        path.stat()  # where Path.exists would be silent about links that go round in a circle
    except FileNotFoundError:
        return ""
    if not path.is_file():
        return translate("Export", "{0} is not an ordinary file.").format(path)
    if not _may_write(path):
        return translate("Export", "The file {0} is read-only.").format(path)
    if not replace:
        return translate("Export", "The file {0} exists already; --force replaces it.").format(path)
    return ""


def _may_write(path: Path) -> bool:
    marked = path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH)
    return bool(marked) and os.access(path, os.W_OK)


def failed(path: Path, error: OSError) -> WriteError:
    """Return what is to be said when the system refused to write a file."""
    text = translate("Export", "The file {0} could not be written: {1}.")
    return WriteError(text.format(path, error.strerror or error))


def write_whole(path: Path, data: bytes, backup: bool = False) -> None:
    """Put ``data`` into the file ``path``; a file that was there stays until all is written.

    A file that is replaced passes its rights on.

    Parameters
    ----------
    path : pathlib.Path
        The file; where it is a link, what that leads to.
    data : bytes
        All that is to be in it.
    backup : bool, optional
        Whether the file that was there stays under its name with a tilde.

    Raises
    ------
    WriteError
        When it cannot be written; nothing has changed then.
    """
    try:
        target = Path(os.path.realpath(path))
        draft = target.with_name(f".gelu-desktop-{os.urandom(6).hex()}")
        try:
            with draft.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if draft.stat().st_size != len(data):
                raise OSError(0, translate("Export", "it is incomplete"))
            if target.exists():
                draft.chmod(stat.S_IMODE(target.stat().st_mode))
                if backup:
                    _keep(target)
            draft.replace(target)
            _settle(target.parent)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise failed(path, error) from error


def backup_of(path: Path) -> Path:
    """Return the name under which the file before the last one is kept."""
    return path.with_name(f"{path.name}~")


def _keep(target: Path) -> None:
    """Give the file its second name, which it keeps when it is replaced under the first."""
    spare = target.with_name(f".gelu-desktop-{os.urandom(6).hex()}")
    try:
        try:
            os.link(target, spare)
        except OSError:  # some file systems know no second names
            shutil.copy2(target, spare)
        spare.replace(backup_of(target))
    finally:
        spare.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Have the new name on the disk too, where the system can tell folders that."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
