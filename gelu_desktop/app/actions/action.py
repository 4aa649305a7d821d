"""What an action is, and what it may ask of the window."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from gelu_desktop.session import Session

if TYPE_CHECKING:
    from gelu_desktop.app.files import Files


class Window(Protocol):
    """What an action may ask of the window."""

    theme_choice: str
    language_choice: str

    @property
    def files(self) -> "Files":
        """What becomes of sessions."""

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""

    def copy_image(self) -> None:
        """Put the picture of the panel in use on the clipboard."""

    def copy_value(self) -> None:
        """Put x, exact GELU and the main figure of the panel in use on the clipboard."""

    def copy_table(self, form: str) -> None:
        """Put the figures of the panel in use on the clipboard, in Markdown or LaTeX."""

    def export_data(self) -> None:
        """Ask how, and export what a panel plots."""

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
    separated: bool = False
    below: str = ""
