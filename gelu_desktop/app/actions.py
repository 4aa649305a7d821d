"""ACTIONS: one row each; menus, shortcuts and the sheet of shortcuts follow from them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gelu_desktop.model.state import X_LIMIT, X_SPAN_MIN, State, published_coefficients
from gelu_desktop.numerics.own import OWN, lookup
from gelu_desktop.numerics.sampling import zoomed
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP


class Window(Protocol):
    """What an action may ask of the window."""

    theme_choice: str
    language_choice: str

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""

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


MENUS: tuple[tuple[str, str, str], ...] = (
    ("file", "", QT_TRANSLATE_NOOP("Menus", "&File")),
    ("edit", "", QT_TRANSLATE_NOOP("Menus", "&Edit")),
    ("view", "", QT_TRANSLATE_NOOP("Menus", "&View")),
    ("panels", "view", QT_TRANSLATE_NOOP("Menus", "&Panels")),
    ("theme", "view", QT_TRANSLATE_NOOP("Menus", "&Theme")),
    ("language", "view", QT_TRANSLATE_NOOP("Menus", "&Language")),
    ("help", "", QT_TRANSLATE_NOOP("Menus", "&Help")),
)


def _zoom(factor: float) -> Run:
    def run(session: Session, _window: Window) -> None:
        span, about = session.state.x_range, session.state.x
        about = min(max(about, span[0]), span[1])
        session.edit(x_range=zoomed(span, factor, about, X_LIMIT, X_SPAN_MIN))

    return run


def _fit(session: Session, _window: Window) -> None:
    session.edit(x_range=State.x_range, y_ranges=dict.fromkeys(session.state.y_ranges))


def _publish(session: Session, _window: Window) -> None:
    formula = session.state.formula
    own = lookup(OWN, formula).published() if formula else {}
    session.edit(
        coefficients=published_coefficients() | {f"{OWN}.{name}": own[name] for name in own}
    )


def _bring_probe(session: Session, _window: Window) -> None:
    low, high = session.state.x_range
    session.edit(x=min(max(session.state.x, low), high))


def _theme(name: str, text: str) -> Action:
    return Action(
        f"theme_{name}",
        "theme",
        text,
        lambda _session, window: window.choose_theme(name),
        checked=lambda window: window.theme_choice == name,
    )


def _language(code: str, text: str) -> Action:
    return Action(
        f"language_{code}",
        "language",
        text,
        lambda _session, window: window.choose_language(code),
        checked=lambda window: window.language_choice == code,
    )


ACTIONS: tuple[Action, ...] = (
    Action(
        "export_image",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Export image…"),
        lambda _session, window: window.export_image(),
        ("Ctrl+E",),
    ),
    Action(
        "quit",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        lambda _session, window: window.close(),
        ("Ctrl+Q",),
        separated=True,
    ),
    Action(
        "undo",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        lambda session, _window: session.undo(),
        ("Ctrl+Z",),
        enabled=lambda session: session.can_undo,
    ),
    Action(
        "redo",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        lambda session, _window: session.redo(),
        ("Ctrl+Y", "Ctrl+Shift+Z"),
        enabled=lambda session: session.can_redo,
    ),
    Action(
        "copy_image",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Copy image"),
        lambda _session, window: window.copy_image(),
        ("Ctrl+Shift+C",),
        separated=True,
    ),
    Action(
        "publish",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Reset coefficients to &published values"),
        _publish,
        separated=True,
    ),
    Action("fit", "view", QT_TRANSLATE_NOOP("Actions", "&Fit plots"), _fit, ("Ctrl+0",)),
    Action(
        "zoom_in",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
        _zoom(0.8),
        ("Ctrl++", "Ctrl+="),
    ),
    Action("zoom_out", "view", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), _zoom(1.25), ("Ctrl+-",)),
    Action(
        "bring_probe",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Bring the probe into view"),
        _bring_probe,
        ("Ctrl+B",),
    ),
    Action(
        "reset_layout",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
        lambda _session, window: window.reset_layout(),
        separated=True,
    ),
    Action(
        "full_screen",
        "view",
        QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
        lambda _session, window: window.toggle_full_screen(),
        ("F11",),
    ),
    _theme("system", QT_TRANSLATE_NOOP("Actions", "&System")),
    _theme("light", QT_TRANSLATE_NOOP("Actions", "&Light")),
    _theme("dark", QT_TRANSLATE_NOOP("Actions", "&Dark")),
    _language("system", QT_TRANSLATE_NOOP("Actions", "&System")),
    _language("en", "&English"),
    _language("zh_CN", "&简体中文"),
    Action(
        "shortcuts",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Shortcuts"),
        lambda _session, window: window.show_shortcuts(),
        ("F1",),
    ),
    Action(
        "about",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&About GELU Desktop"),
        lambda _session, window: window.show_about(),
        separated=True,
    ),
)
