"""Chosen panels only: what a session, or a presentation, leaves of the window."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from gelu_desktop.app.layout import VERSION, Docks, arrange, arrange_only, restore
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.dock import Dock


def known(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that panels have, in the order of ``PANELS``."""
    return tuple(spec.name for spec in PANELS if spec.name in names)


def staged(stage: StageSettings) -> tuple[str, ...]:
    """Return the panels that a session is limited to; empty if it is not."""
    return known(stage.panels)


def is_shown(panel: str, stage: StageSettings) -> bool:
    """Return whether a panel can be shown in a session."""
    names = staged(stage)
    return not names or panel in names


class Stage:
    """Shows only chosen docks, and brings the person's own layout back when that ends.

    Parameters
    ----------
    window : QMainWindow
        The window with the docks.
    """

    def __init__(self, window: QMainWindow) -> None:
        self.names: tuple[str, ...] = ()
        self.own: QByteArray | None = None
        self._window = window

    def show(self, docks: Docks, names: tuple[str, ...]) -> bool:
        """Show only the docks ``names``, or all as they were if there are none.

        Returns
        -------
        bool
            Whether other docks may be shown than before.
        """
        if names == self.names:
            return False
        if self.own is None:
            self.own = self._window.saveState(VERSION)
        self.names = names
        if names:
            arrange_only(self._window, docks, names)
        else:
            self._come_back(docks)
        return True

    def _come_back(self, docks: Docks) -> None:
        own, self.own = self.own, None
        if not restore(self._window, docks, own):
            arrange(self._window, docks)

    def arrange(self, docks: Docks) -> None:
        """Put the docks that may be shown in their first places."""
        if self.names:
            arrange_only(self._window, docks, self.names)
        else:
            arrange(self._window, docks)

    def follow(self, docks: Mapping[str, Dock], settings: StageSettings) -> None:
        """Show what a session wants to be shown, if that is something else than before."""
        if self.show(docks, staged(settings)):
            self.limit(docks, settings)

    def limit(self, docks: Mapping[str, Dock], settings: StageSettings) -> None:
        """Let only the panels of a session be shown by hand."""
        for name, dock in docks.items():
            for action in (dock.toggle, dock.go):
                action.setEnabled(is_shown(name, settings))
