"""What an action is, and what it may ask of the window."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QMenu

from gelu_desktop.session import Session

if TYPE_CHECKING:
    from gelu_desktop.app.files import Files
    from gelu_desktop.app.guide import Guide


class Views(Protocol):
    """What an action may ask of what is seen of the window, and how large."""

    @property
    def locked(self) -> bool:
        """Whether the panels stay where they are."""

    @property
    def text_size(self) -> int:
        """The size of all text in percent of the system's."""

    @property
    def presentation_size(self) -> int:
        """The same before an audience."""

    @property
    def presentation_panels(self) -> tuple[str, ...]:
        """The panels before an audience; empty for those in sight."""

    @property
    def presenting(self) -> bool:
        """Whether the window is shown to an audience."""

    def show_palette(self) -> None:
        """Ask for an action by its name."""

    def show_preferences(self) -> None:
        """Show the settings."""

    def choose_text_size(self, percent: int) -> None:
        """Draw everything larger or smaller."""

    def choose_presentation(self, percent: int, panels: tuple[str, ...]) -> None:
        """Choose the size of the text and the panels before an audience."""

    @property
    def dashed(self) -> bool:
        """Whether curves differ by dashes too."""

    def toggle_dashes(self) -> None:
        """Tell curves apart by dashes too, or by their colours alone."""

    def restore_defaults(self) -> None:
        """Forget what was chosen in the preferences."""

    def choose_shown(self) -> None:
        """Ask which panels and controls are shown."""

    def toggle_presentation(self) -> None:
        """Show the window to an audience, or come back from that."""

    def toggle_lock(self) -> None:
        """Hold the panels where they are, or let them go."""

    def keep_layout(self) -> None:
        """Ask for a name, and keep the layout under it."""

    def fill_layouts(self, menu: QMenu) -> None:
        """Add the layouts that were kept to their menu."""

    def go_to(self, panel: str) -> None:
        """Bring a panel to the front, and the focus into it."""


class Window(Protocol):
    """What an action may ask of the window."""

    @property
    def theme_choice(self) -> str:
        """The theme that was chosen."""

    @property
    def language_choice(self) -> str:
        """The language that was chosen."""

    @property
    def views(self) -> Views:
        """What is seen of the window."""

    @property
    def files(self) -> "Files":
        """What becomes of sessions."""

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""

    def export_sweep(self) -> None:
        """Ask how, and export a panel's pictures while a number runs."""

    def copy_image(self) -> None:
        """Put the picture of the panel in use on the clipboard."""

    def copy_value(self) -> None:
        """Put x, exact GELU and the main figure of the panel in use on the clipboard."""

    def copy_table(self, form: str) -> None:
        """Put the figures of the panel in use on the clipboard, in Markdown or LaTeX."""

    def export_data(self) -> None:
        """Ask how, and export what a panel plots."""

    def show_table(self) -> None:
        """Show what the panel in use plots as a table."""

    def write_report(self) -> None:
        """Ask where to, and write a report of all panels."""

    def open_checkpoint(self) -> None:
        """Ask for a checkpoint and show a layer of it."""

    def choose_theme(self, name: str) -> None:
        """Switch to a theme, or follow the system's."""

    def choose_language(self, code: str) -> None:
        """Switch to a language, or follow the system's."""

    def reset_layout(self) -> None:
        """Put the panels where they were at the first start."""

    def toggle_full_screen(self) -> None:
        """Enter or leave the full screen."""

    def show_shortcuts(self) -> None:
        """Show the sheet of shortcuts."""

    @property
    def guide(self) -> "Guide":
        """The lesson and the tour."""

    def show_about(self) -> None:
        """Show versions and licences."""

    def close(self) -> bool:
        """Close the window."""


Run = Callable[[Session, Window], object]


@dataclass(frozen=True)
class Action:
    """One thing a person can do from a menu or by a key.

    Attributes
    ----------
    name : str
        Its name in tests and settings.
    menu : str
        The key of its menu in ``MENUS``.
    text : str
        What the menu says; translatable in the context ``"Actions"``.
    run : callable
        Does it.
    shortcuts : tuple of str
        Portable key sequences.
    enabled : callable, optional
        Whether it can be done now.
    checked : callable, optional
        Whether it is the choice in force; makes it one of a group.
    switched : callable, optional
        Whether it is on now; makes it a switch of its own.
    separated : bool
        Whether a line stands above it.
    below : str
        The key of a submenu below which it stands; empty for none.
    """

    name: str
    menu: str
    text: str
    run: Run
    shortcuts: tuple[str, ...] = ()
    enabled: Callable[[Session], bool] | None = None
    checked: Callable[[Window], bool] | None = None
    switched: Callable[[Window], bool] | None = None
    separated: bool = False
    below: str = ""
