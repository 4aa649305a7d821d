"""The window before an audience: the whole screen, large text, chosen panels, nothing else."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSettings, Qt

from gelu_desktop.app.farewell import Farewell
from gelu_desktop.app.layout import VERSION, arrange_only, in_sight
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.remembered import SIZES, names, number
from gelu_desktop.app.stage import known

SIZE = 150
LESSON = ("curve", "guide")
"""What is shown of a lesson; each step brings the panel that it needs."""

SIZE_KEY, PANELS_KEY = "presentation/text_size", "presentation/panels"

Rebuild = Callable[[QByteArray | None], None]


class Presentation:
    """Enters and leaves it; what was before comes back to the pixel.

    Parameters
    ----------
    window : MainWindow
        The window.
    kept : QSettings
        The size of the text and the panels are remembered there.
    rebuild : callable
        Makes the window anew in the size of text of now, with a layout or the one it has.
    """

    def __init__(self, window: MainWindow, kept: QSettings, rebuild: Rebuild) -> None:
        self._window, self._kept, self._rebuild = window, kept, rebuild
        self._state, self._size = Qt.WindowState.WindowNoState, window.size()
        self._names: tuple[str, ...] = ()
        self._farewell = Farewell(window)
        window.escaped.connect(self.leave)

    @property
    def on(self) -> bool:
        """Whether it is on."""
        return self._window.before is not None

    @property
    def text_size(self) -> int:
        """The size of the text in percent of the system's."""
        return number(self._kept, SIZE_KEY, SIZES, SIZE)

    @property
    def panels(self) -> tuple[str, ...]:
        """The panels that were chosen; empty for those in sight."""
        return known(names(self._kept, PANELS_KEY))

    def enter(self) -> None:
        """Show the window to an audience."""
        window = self._window
        lesson = LESSON if window.session.visiting else ()
        shown = window.stage.names or lesson or self.panels or self._in_sight()
        self._state, self._size = window.windowState(), window.size()
        self._names = window.stage.names
        window.before = window.saveState(VERSION)
        window.setWindowState(self._state | Qt.WindowState.WindowFullScreen)
        self._rebuild(None)
        window.column.narrow = True
        arrange_only(window, window.docks, shown)
        self._farewell.begin()
        window.docks[shown[0]].widget().setFocus()

    def leave(self) -> None:
        """Come back to what was before."""
        window = self._window
        before, window.before = window.before, None
        if before is None:
            return
        self._farewell.hide()
        window.column.narrow = False
        window.menuBar().show()
        window.statusBar().show()
        self._rebuild(before)  # first, or large text would ask for more room than there was
        window.setWindowState(self._state)
        if window.stage.names == self._names:
            window.awaited = before, self._size

    def dress(self) -> None:
        """Take menus, status bar and title bars out of sight; their keys go on working."""
        if not self.on:
            return
        window = self._window
        window.menuBar().hide()
        window.statusBar().hide()
        window.addActions(list(window.actions_by_name.values()))
        for dock in window.docks.values():
            dock.bare()
            window.addAction(dock.toggle)

    def _in_sight(self) -> tuple[str, ...]:
        docks = self._window.docks
        return tuple(name for name in docks if in_sight(docks[name])) or ("curve",)
