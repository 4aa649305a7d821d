"""The program with its window: theme, language, and what the actions of the menus do."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gelu_desktop.app.about import AboutDialog
from gelu_desktop.app.application import (
    LANGUAGES,
    THEME_CHOICES,
    apply_theme,
    create_application,
    install_language,
    setting,
    settings,
)
from gelu_desktop.app.export import copy_image
from gelu_desktop.app.export_dialog import export_image
from gelu_desktop.app.faults import install_fault_notice
from gelu_desktop.app.layout import VERSION, first_geometry
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.shortcuts import ShortcutsDialog
from gelu_desktop.app.sweep_dialog import export_sweep
from gelu_desktop.model.library import Library
from gelu_desktop.panels import PANELS
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import THEMES, Theme, system_theme


class Desktop(QObject):
    """The window and what its actions act on.

    Parameters
    ----------
    app : QApplication
        The application.
    session : Session
        The work.
    kept : QSettings
        The settings.
    """

    def __init__(self, app: QApplication, session: Session, kept: QSettings) -> None:
        super().__init__(app)
        self._app = app
        self._session = session
        self._settings = kept
        self.theme_choice = setting(kept, "theme", THEME_CHOICES, "system")
        self.language_choice = setting(kept, "language", LANGUAGES, "system")
        self.window = MainWindow(session, kept)
        first_geometry(self.window, kept)
        self._build()
        app.styleHints().colorSchemeChanged.connect(self._on_style_hints_changed)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        choice = self.theme_choice
        return THEMES[system_theme() if choice == "system" else choice]

    def _build(self, *, keep_layout: bool = False) -> None:
        layout = self.window.saveState(VERSION) if keep_layout else None
        self.window.clear()
        language = None if self.language_choice == "system" else self.language_choice
        install_language(self._app, language)
        apply_theme(self._app, self.theme)
        self.window.build(self.theme, self, layout)

    def choose_theme(self, name: str) -> None:
        """Switch to a theme, or follow the system's."""
        self.theme_choice = name
        self._settings.setValue("theme", name)
        self._build(keep_layout=True)

    def choose_language(self, code: str) -> None:
        """Switch to a language, or follow the system's."""
        self.language_choice = code
        self._settings.setValue("language", code)
        self._build(keep_layout=True)

    def _on_style_hints_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.theme_choice == "system":
            self._build(keep_layout=True)

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""
        name = panel or self.window.panel_in_use
        export_image(self.window, self._session, self.theme, name)

    def export_sweep(self) -> None:
        """Ask how, and export pictures of the panel in use while a number runs."""
        export_sweep(self.window, self._session, self.theme, self.window.panel_in_use)

    def copy_image(self) -> None:
        """Put the picture of the panel in use on the clipboard, as large as it is on screen."""
        name = self.window.panel_in_use
        spec = next(spec for spec in PANELS if spec.name == name)
        size = self.window.docks[name].widget().size()
        copy_image(spec, self._session.result, self.theme, QSize(size))
        text = QCoreApplication.translate("Desktop", "Copied: {panel}, {width} × {height} pixels")
        title = QCoreApplication.translate("Panels", spec.title)
        self.window.statusBar().showMessage(
            text.format(panel=title, width=size.width(), height=size.height()), 4000
        )

    def reset_layout(self) -> None:
        """Put the panels where they were at the first start."""
        self.window.reset_layout()

    def toggle_full_screen(self) -> None:
        """Enter or leave the full screen."""
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_shortcuts(self) -> None:
        """Show the sheet of shortcuts."""
        ShortcutsDialog(self.window).exec()

    def show_about(self) -> None:
        """Show versions and licences."""
        AboutDialog(self.window).exec()

    def close(self) -> bool:
        """Close the window."""
        return self.window.close()


def run_window(language: str | None = None, theme: str | None = None) -> int:
    """Open the window and run until it is closed.

    Parameters
    ----------
    language, theme : str, optional
        Choices for this run, which are remembered.

    Returns
    -------
    int
        The exit code.
    """
    app = create_application([])
    kept = settings()
    for key, choice in (("language", language), ("theme", theme)):
        if choice is not None:
            kept.setValue(key, choice)
    session = Session(library=Library(Path(kept.fileName()).with_name("formulas.json")))
    desktop = Desktop(app, session, kept)
    install_fault_notice(app, desktop.window)
    desktop.window.show()
    return QGuiApplication.exec()
