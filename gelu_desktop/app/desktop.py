"""The program with its window: theme, language, and what the actions of the menus do."""

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import messages
from gelu_desktop.app.about import AboutDialog
from gelu_desktop.app.application import (
    LANGUAGES,
    THEME_CHOICES,
    apply_theme,
    create_application,
    install_language,
    setting,
    settings_path,
)
from gelu_desktop.app.export import copy_image
from gelu_desktop.app.export_dialog import export_image
from gelu_desktop.app.faults import install_fault_notice
from gelu_desktop.app.layout import VERSION, first_geometry
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.rebuilt_dialog import close_others
from gelu_desktop.app.settings_file import open_settings
from gelu_desktop.app.shortcuts import ShortcutsDialog
from gelu_desktop.app.views import Views
from gelu_desktop.model.library import Library
from gelu_desktop.panels import PANELS
from gelu_desktop.session import Session
from gelu_desktop.widgets.magnification import magnify
from gelu_desktop.widgets.theme import THEMES, Theme, system_theme

NOTICE_MS = 20_000


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
        self.window = MainWindow(session, kept)
        self.views = Views(self.window, session, kept, self.rebuild)
        first_geometry(self.window, kept)
        self._build()
        app.styleHints().colorSchemeChanged.connect(self._on_style_hints_changed)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        choice = self.theme_choice
        return THEMES[system_theme() if choice == "system" else choice]

    @property
    def theme_choice(self) -> str:
        """The theme that was chosen."""
        return setting(self._settings, "theme", THEME_CHOICES, "system")

    @property
    def language_choice(self) -> str:
        """The language that was chosen."""
        return setting(self._settings, "language", LANGUAGES, "system")

    def rebuild(self, layout: QByteArray | None = None) -> None:
        """Make the window anew, with ``layout`` or as it is."""
        layout = layout or self.window.saveState(VERSION)
        focus = self.window.panel_with_focus
        self._build(layout)
        if focus:
            self.window.docks[focus].widget().setFocus()

    def _build(self, layout: QByteArray | None = None) -> None:
        self.window.clear()
        language = None if self.language_choice == "system" else self.language_choice
        install_language(self._app, language)
        magnify(self._app, self.views.magnification)
        apply_theme(self._app, self.theme)
        self.window.build(self.theme, self, layout)
        self.views.dress(self)

    def choose_theme(self, name: str) -> None:
        """Switch to a theme, or follow the system's."""
        self._settings.setValue("theme", name)
        self.rebuild()

    def choose_language(self, code: str) -> None:
        """Switch to a language, or follow the system's."""
        self._settings.setValue("language", code)
        close_others(self.window)
        self.rebuild()

    def _on_style_hints_changed(self, _scheme: Qt.ColorScheme) -> None:
        if self.theme_choice == "system":
            self.rebuild()

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""
        name = panel or self.window.panel_in_use
        export_image(self.window, self._session, self.theme, name)

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
        if self.views.presenting:
            self.views.toggle_presentation()
            return
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_shortcuts(self) -> None:
        """Show the sheet of shortcuts."""
        ShortcutsDialog(self.window).open()

    def show_about(self) -> None:
        """Show versions and licences."""
        AboutDialog(self.window).open()

    def close(self) -> bool:
        """Close the window."""
        return self.window.close()


def run_window(
    language: str | None = None, theme: str | None = None, reset_settings: bool = False
) -> int:
    """Open the window and run until it is closed.

    Parameters
    ----------
    language, theme : str, optional
        Choices for this run, which are remembered.
    reset_settings : bool
        Whether the settings are put aside first.

    Returns
    -------
    int
        The exit code.
    """
    app = create_application([])
    opened = open_settings(settings_path(), reset_settings)
    kept = opened.kept
    if notice := opened.notice(messages.translate):
        messages.warn(f"gelu-desktop: {notice}")
    for key, choice in (("language", language), ("theme", theme)):
        if choice is not None:
            kept.setValue(key, choice)
    session = Session(library=Library(settings_path().with_name("formulas.json")))
    desktop = Desktop(app, session, kept)
    install_fault_notice(app, desktop.window)
    desktop.window.show()
    if notice := opened.notice(QCoreApplication.translate):
        desktop.window.statusBar().showMessage(notice, NOTICE_MS)
    return QGuiApplication.exec()
