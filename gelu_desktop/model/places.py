"""Whether something is there, for paths that a person or a file names: asking never fails.

`pathlib` raises for a name that is too long, or a folder that nobody may look into.
"""

import os
import tempfile
from pathlib import Path


def is_file(path: Path) -> bool:
    """Return whether there is an ordinary file, or a link to one, that can be seen."""
    return os.path.isfile(path)  # noqa: PTH113 - it never raises


def is_folder(path: Path) -> bool:
    """Return whether there is a folder, or a link to one, that can be seen."""
    return os.path.isdir(path)  # noqa: PTH112 - it never raises


def exists(path: Path) -> bool:
    """Return whether there is anything that can be seen."""
    return os.path.exists(path)  # noqa: PTH110 - it never raises


def home() -> Path:
    """Return the person's home, or where the system puts what nobody keeps if there is none."""
    try:
        return Path.home()
    except RuntimeError:
        pass
    try:
        return Path(tempfile.gettempdir())
    except OSError:
        return Path("/")
