"""The program with its window: theme, language, and what the actions of the menus do.

Dialogs are imported by the actions that open them: the start needs none.
"""

import gc
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QSize, Qt
from PySide6.QtWidgets import QApplication

from gelu_desktop.app.application import (
    LANGUAGES,
    THEME_CHOICES,
    apply_theme,
    chosen_theme,
    install_language,
    setting,
)
from gelu_desktop.app.drops import Drops
from gelu_desktop.app.files import Files
from gelu_desktop.app.guide import Guide
from gelu_desktop.app.layout import VERSION, first_geometry, in_sight
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.rebuilt_dialog import close_all, close_others
from gelu_desktop.app.remembered import text_size
from gelu_desktop.app.views import Views
from gelu_desktop.panels import BY_NAME
from gelu_desktop.session import Session
from gelu_desktop.widgets.focusing import FocusFrames
from gelu_desktop.widgets.magnification import magnify
from gelu_desktop.widgets.speech import announce
from gelu_desktop.widgets.theme import Theme

SHOWN_MS = 8000
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
    window : MainWindow, optional
        An empty window that is shown already; a new one is made if not given.
    """

    def __init__(
        self,
        app: QApplication,
        session: Session,
        kept: QSettings,
        window: MainWindow | None = None,
    ) -> None:
        super().__init__(app)
        magnify(app, text_size(kept) / 100)  # before there is a menu bar, which would stay small
        self._app = app
        self._session = session
        self._settings = kept
        self._language = "en"
        self.window = window or MainWindow(None, kept)
        self.window.serve(session)
        self.files = Files(session, self.window, kept)
        self._drops = Drops(self.window, self.files)
        self.views = Views(self.window, session, kept, self.rebuild)
        self.guide = Guide(self.window, session, kept)
        if window is None:
            first_geometry(self.window, kept)
        self._build()
        self.window.may_close = self._may_close
        self.window.statusBar().messageChanged.connect(self._on_status_message_changed)
        FocusFrames(self)
        app.applicationStateChanged.connect(self._on_app_state_changed)
        app.commitDataRequest.connect(self.files.recovery.keep)
        app.styleHints().colorSchemeChanged.connect(self._on_style_hints_changed)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return chosen_theme(self._settings)

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
        panel = self.window.panel_with_focus
        place = self.window.docks[panel].place_of_focus if panel else 0
        self._build(layout)
        if panel:
            self.window.docks[panel].give_focus(place)

    def _build(self, layout: QByteArray | None = None) -> None:
        self.window.setUpdatesEnabled(False)  # nobody wants to see docks that come and go
        collecting = gc.isenabled()
        gc.disable()  # what is made now stays
        try:
            self._build_unseen(layout)
        finally:
            if collecting:
                gc.enable()
            self.window.setUpdatesEnabled(True)

    def _build_unseen(self, layout: QByteArray | None) -> None:
        self.window.clear()
        language = None if self.language_choice == "system" else self.language_choice
        self._language = install_language(self._app, language)
        magnify(self._app, self.views.magnification)
        apply_theme(self._app, self.theme)
        self.window.build(self.theme, self, layout)
        self.views.dress(self)
        self.guide.dress(self.theme)

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

    def _on_app_state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.files.look()

    def _on_status_message_changed(self, text: str) -> None:
        announce(self.window.statusBar(), text)

    def export_image(self, panel: str | None = None) -> None:
        """Ask how, and export a panel's picture."""
        from gelu_desktop.app.export_dialog import export_image

        name = panel or self.window.panel_in_use
        export_image(self.window, self._session, self.theme, name, self.files.document.path)

    def open_checkpoint(self) -> None:
        """Ask for a checkpoint and show a layer of it."""
        self._drops.panel().ask()

    def export_sweep(self) -> None:
        """Ask how, and export pictures of the panel in use while a number runs."""
        from gelu_desktop.app.sweep_dialog import export_sweep

        panel, file = self.window.panel_in_use, self.files.document.path
        export_sweep(self.window, self._session, self.theme, panel, file)

    def copy_image(self) -> None:
        """Put the picture of the panel in use on the clipboard, as large as it is on screen."""
        from gelu_desktop.app.export import copy_image

        name = self.window.panel_in_use
        spec = BY_NAME[name]
        size = self.window.docks[name].widget().size()
        copy_image(spec, self._session.result, self.theme, QSize(size))
        text = QCoreApplication.translate("Desktop", "Copied: {panel}, {width} × {height} pixels")
        title = QCoreApplication.translate("Panels", spec.title)
        self.window.statusBar().showMessage(
            text.format(panel=title, width=size.width(), height=size.height()), 4000
        )

    def copy_value(self) -> None:
        """Put x, exact GELU and the main figure of the panel in use on the clipboard."""
        from gelu_desktop.app.copying import copy_value

        self._say(copy_value(self.window.panel_in_use, self._session.result))

    def copy_table(self, form: str) -> None:
        """Put the figures of the panel in use on the clipboard, in Markdown or LaTeX."""
        from gelu_desktop.app.copying import copy_table

        self._say(copy_table(self.window.panel_in_use, self._session.result, form))

    def _say(self, text: str) -> None:
        self.window.statusBar().showMessage(text, SHOWN_MS)

    def export_data(self) -> None:
        """Ask how, and export what a panel plots."""
        from gelu_desktop.app.data_dialog import export_data

        export_data(self.window, self._session.result, self.window.panel_in_use, self._settings)

    def show_table(self) -> None:
        """Show what the panel in use plots as a table, beside the window."""
        from gelu_desktop.app.table_dialog import TableDialog

        panel = self.window.panel_in_use
        dialog = self.window.findChild(TableDialog) or TableDialog(
            self.window, self._session, panel
        )
        dialog.show_panel(panel)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def write_report(self) -> None:
        """Ask where to, and write a report of all panels."""
        from gelu_desktop.app.report_dialog import ask_report

        path = self.files.document.path
        saved = "" if path is None or self.files.document.modified else str(path)
        ask_report(self.window, self._session.result, self._settings, self._language, saved)

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
        from gelu_desktop.app.shortcuts import ShortcutsDialog

        ShortcutsDialog(self.window).open()

    def show_about(self) -> None:
        """Show versions and licences."""
        from gelu_desktop.app.about import AboutDialog

        AboutDialog(self.window).open()

    def begin(self, file: Path | None = None) -> None:
        """Open a session, or offer work that was left behind; the first control has the keys."""
        seen = filter(in_sight, self.window.docks.values())
        if (dock := next(seen, None)) is not None:
            dock.give_focus()
        if file is not None:
            self.files.open(file)
        else:
            self.files.offer_remains()
        self.guide.offer_tour()

    def close(self) -> bool:
        """Close the window."""
        return self.window.close()

    def end(self) -> None:
        """Close the window without a question; unsaved work is offered at the next start."""
        close_all(self._app)
        self.files.keep()
        self.window.may_close = lambda: True
        self.window.close()

    def _may_close(self) -> bool:
        if not self.files.may_leave():
            return False
        self.files.leave()
        return True
