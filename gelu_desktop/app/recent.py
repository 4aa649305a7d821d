"""The files that were opened of late."""

from pathlib import Path

from PySide6.QtCore import QSettings

from gelu_desktop.app.settings_file import refresh
from gelu_desktop.model import places

KEPT = 9
KEY = "recent"


class Recent:
    """Up to nine files, the newest first; those that are gone are forgotten.

    Parameters
    ----------
    kept : QSettings
        Where they are remembered.
    """

    def __init__(self, kept: QSettings) -> None:
        self._kept = kept

    @property
    def files(self) -> list[Path]:
        """The files that still exist."""
        found = [path for path in self._all() if places.is_file(path)]
        return found[:KEPT]

    def _all(self) -> list[Path]:
        value = self._kept.value(KEY)
        texts = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        known = dict.fromkeys(text for text in texts[: 10 * KEPT] if isinstance(text, str) and text)
        return [path for text in known if (path := Path(text)).is_absolute()]

    def add(self, path: Path) -> None:
        """Put a file in front."""
        refresh(self._kept)
        others = [other for other in self.files if other != path]
        self._write([path, *others][:KEPT])

    def clear(self) -> None:
        """Forget all of them."""
        self._write([])

    def _write(self, paths: list[Path]) -> None:
        self._kept.setValue(KEY, [str(path) for path in paths])
