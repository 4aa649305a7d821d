"""Layouts that a person keeps under names."""

import base64
import binascii
import json
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QSettings

from gelu_desktop.app.layout import COLUMN_MAX
from gelu_desktop.app.settings_file import refresh

KEY = "window/layouts"
COUNT_MAX = 20
NAME_MAX = 40
_SIZE_MAX = 100_000


@dataclass(frozen=True)
class Layout:
    """Where the docks stand.

    Attributes
    ----------
    state : QByteArray
        What ``QMainWindow.saveState`` returned.
    column : int
        The width of the left column in pixels.
    """

    state: QByteArray
    column: int


def usable(name: str) -> bool:
    """Return whether a layout can have this name."""
    return 0 < len(name) <= NAME_MAX and name.isprintable() and name == name.strip()


class Layouts:
    """The layouts in the settings; a broken one is left out.

    Parameters
    ----------
    kept : QSettings
        The settings.
    """

    def __init__(self, kept: QSettings) -> None:
        self._kept = kept

    @property
    def rows(self) -> dict[str, Layout]:
        """The layouts by their names."""
        try:
            found = json.loads(str(self._kept.value(KEY, "{}")))
        except (ValueError, RecursionError):
            return {}
        rows = found.items() if isinstance(found, dict) else ()
        read = {name: _read(row) for name, row in rows if usable(name)}
        whole = {name: layout for name, layout in read.items() if layout is not None}
        return dict(list(whole.items())[:COUNT_MAX])

    def keep(self, name: str, layout: Layout) -> None:
        """Keep ``layout`` under a name; one of that name is replaced.

        Raises
        ------
        ValueError
            When the name cannot be used, or there are too many layouts.
        """
        refresh(self._kept)
        rows = self.rows
        if not usable(name) or (name not in rows and len(rows) >= COUNT_MAX):
            raise ValueError(name)
        self._write({**rows, name: layout})

    def delete(self, name: str) -> None:
        """Take a layout off the list."""
        refresh(self._kept)
        self._write({other: layout for other, layout in self.rows.items() if other != name})

    def _write(self, rows: dict[str, Layout]) -> None:
        content = {
            name: [base64.b64encode(bytes(layout.state.data())).decode(), layout.column]
            for name, layout in rows.items()
        }
        self._kept.setValue(KEY, json.dumps(content))


def _read(row: object) -> Layout | None:
    match row:
        case [str(text), int(column)] if len(text) <= _SIZE_MAX and 0 < column <= COLUMN_MAX:
            try:
                state = base64.b64decode(text, validate=True)
            except (binascii.Error, ValueError):
                return None
            return Layout(QByteArray(state), column)
        case _:
            return None
