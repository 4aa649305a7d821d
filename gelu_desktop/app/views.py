"""What is seen of the window, and how large: behind the menus View and Tools."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QSettings
from PySide6.QtWidgets import QMenu

from gelu_desktop.app.actions import Window
from gelu_desktop.app.layouts_menu import LayoutsMenu
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.presentation import PANELS_KEY, SIZE_KEY, Presentation
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog
from gelu_desktop.app.remembered import DASHES_KEY, TEXT_SIZE_KEY, flag, text_size
from gelu_desktop.session import Session

if TYPE_CHECKING:
    from gelu_desktop.app.palette import Palette

_LOCK_KEY = "window/locked"
DEFAULTS = ("theme", "language", TEXT_SIZE_KEY, SIZE_KEY, PANELS_KEY, DASHES_KEY)


class Views(QObject):
    """Palette, preferences, presentation, locked panels, kept layouts and chosen panels.

    Parameters
    ----------
    window : MainWindow
        The window.
    session : Session
        The work.
    kept : QSettings
        The settings.
    rebuild : callable
        Makes the window anew, with a layout or the one it has.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        kept: QSettings,
        rebuild: Callable[[QByteArray | None], None],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._kept = window, session, kept
        self._rebuild = rebuild
        self._acted_on: Window | None = None
        self._presentation = Presentation(window, kept, rebuild)
        self._layouts = LayoutsMenu(window, kept)
        self._palette: Palette | None = None

    @property
    def magnification(self) -> float:
        """How much larger than the system's the text is now."""
        size = self.text_size
        return max(size, self.presentation_size if self.presenting else 0) / 100

    def dress(self, acted_on: Window) -> None:
        """Bring a window that was just made into the state it had, with its open dialogs."""
        self._acted_on = acted_on
        self.close_palette()
        for dock in self._window.docks.values():
            dock.lock(self.locked or self.presenting)
        self._presentation.dress()
        self._window.menus.refresh()
        for dialog in self._window.findChildren(RebuiltDialog):
            dialog.rebuild()

    @property
    def text_size(self) -> int:
        """The size of all text in percent of the system's."""
        return text_size(self._kept)

    @property
    def presentation_size(self) -> int:
        """The same before an audience."""
        return self._presentation.text_size

    @property
    def presentation_panels(self) -> tuple[str, ...]:
        """The panels before an audience; empty for those in sight."""
        return self._presentation.panels

    @property
    def presenting(self) -> bool:
        """Whether the window is shown to an audience."""
        return self._presentation.on

    @property
    def locked(self) -> bool:
        """Whether the panels stay where they are."""
        return flag(self._kept, _LOCK_KEY)

    def show_palette(self) -> None:
        """Ask for an action by its name; or no longer, if that is asked already."""
        if not self.close_palette():
            from gelu_desktop.app.palette import Palette

            self._palette = Palette(self._window, self._kept)
            self._palette.begin()

    def close_palette(self) -> bool:
        """Close the palette; return whether it was open."""
        shown, self._palette = self._palette, None
        return shown is not None and shown.finish()

    def show_preferences(self) -> None:
        """Show the settings."""
        if self._acted_on is not None:
            from gelu_desktop.app.preferences import PreferencesDialog

            PreferencesDialog(self._window, self._acted_on).open()

    def choose_text_size(self, percent: int) -> None:
        """Draw everything larger or smaller."""
        self._kept.setValue(TEXT_SIZE_KEY, percent)
        self._rebuild(None)

    def choose_presentation(self, percent: int, panels: tuple[str, ...]) -> None:
        """Choose the size of the text and the panels before an audience."""
        self._kept.setValue(SIZE_KEY, percent)
        self._kept.setValue(PANELS_KEY, list(panels))

    @property
    def dashed(self) -> bool:
        """Whether curves differ by dashes too."""
        return flag(self._kept, DASHES_KEY)

    def toggle_dashes(self) -> None:
        """Tell curves apart by dashes too, or by their colours alone."""
        self._kept.setValue(DASHES_KEY, not self.dashed)
        self._rebuild(None)

    def restore_defaults(self) -> None:
        """Forget what was chosen in the preferences."""
        for key in DEFAULTS:
            self._kept.remove(key)
        self._rebuild(None)

    def choose_shown(self) -> None:
        """Ask which panels and controls are shown."""
        from gelu_desktop.app.stage_dialog import StageDialog

        StageDialog(self._window, self._session).open()

    def toggle_presentation(self) -> None:
        """Show the window to an audience, or come back from that."""
        if self.presenting:
            self._presentation.leave()
        else:
            self._presentation.enter()

    def toggle_lock(self) -> None:
        """Hold the panels where they are, or let them go."""
        self._kept.setValue(_LOCK_KEY, not self.locked)
        for dock in self._window.docks.values():
            dock.lock(self.locked or self.presenting)
        self._window.menus.refresh()

    def keep_layout(self) -> None:
        """Ask for a name, and keep the layout under it."""
        self._layouts.ask()

    def fill_layouts(self, menu: QMenu) -> None:
        """Add the layouts that were kept to their menu."""
        self._layouts.fill(menu)

    def go_to(self, panel: str) -> None:
        """Bring a panel to the front, and the focus to its first control."""
        self._window.docks[panel].take_focus()
