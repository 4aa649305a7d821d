"""What an action is, and what it may ask of the window."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gelu_desktop.session import Session


class Window(Protocol):
    """What an action may ask of the window."""

    theme_choice: str
    language_choice: str

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""

    def export_sweep(self) -> None:
        """Ask how, and export a panel's pictures while a number runs."""

    def copy_image(self) -> None:
        """Put the picture of the panel in use on the clipboard."""

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
    """

    name: str
    menu: str
    text: str
    run: Run
    shortcuts: tuple[str, ...] = ()
    enabled: Callable[[Session], bool] | None = None
    checked: Callable[[Window], bool] | None = None
    separated: bool = False
