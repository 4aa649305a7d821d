"""The menu of kept layouts, and what its entries do to the window."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QInputDialog, QMenu, QMessageBox

from gelu_desktop.app.layout import VERSION, restore
from gelu_desktop.app.layouts import COUNT_MAX, NAME_MAX, Layout, Layouts
from gelu_desktop.app.main_window import MainWindow

MESSAGE_MS = 6000
translate = QCoreApplication.translate


class LayoutsMenu:
    """Keeps, brings back and deletes layouts of a window.

    Parameters
    ----------
    window : MainWindow
        The window.
    kept : QSettings
        Where they are kept.
    """

    def __init__(self, window: MainWindow, kept: QSettings) -> None:
        self.layouts = Layouts(kept)
        self._window = window
        self._deleting: QMenu | None = None

    def ask(self) -> None:
        """Ask for a name, and keep the layout of now under it."""
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(translate("Layouts", "Save layout"))
        dialog.setLabelText(translate("Layouts", "Name"))
        dialog.textValueSelected.connect(self.keep)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def keep(self, name: str) -> None:
        """Keep the layout of now under a name, or say why that cannot be."""
        layout = Layout(self._window.own_layout, self._window.column.width)
        try:
            self.layouts.keep(name.strip(), layout)
        except ValueError:
            self._refuse()
            return
        self._tell(translate("Layouts", "Layout saved: {name}").format(name=name.strip()))

    def _refuse(self) -> None:
        text = translate(
            "Layouts",
            "A name has 1 to {length} characters, and {count} layouts fit. The layout was not"
            " saved.",
        )
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("Layouts", "Save layout"))
        box.setText(text.format(length=NAME_MAX, count=COUNT_MAX))
        box.finished.connect(box.deleteLater)
        box.open()

    def use(self, name: str) -> None:
        """Bring a layout back; one that cannot be used changes nothing."""
        layout = self.layouts.rows.get(name)
        if layout is None or self._window.stage.names:
            return
        before = self._window.saveState(VERSION)
        if restore(self._window, self._window.docks, layout.state):
            self._window.column.width = layout.column
            self._window.column.settle()
            return
        restore(self._window, self._window.docks, before)
        text = translate("Layouts", "The layout {name} is from another version. Nothing changed.")
        self._tell(text.format(name=name))

    def _tell(self, text: str) -> None:
        self._window.statusBar().showMessage(text, MESSAGE_MS)

    def fill(self, menu: QMenu) -> None:
        """Add the kept layouts, and the way to delete them, below what the menu has of its own."""
        for action in menu.actions():
            if action.property("kept"):
                menu.removeAction(action)
                action.deleteLater()
        if self._deleting is not None:
            self._deleting.deleteLater()
            self._deleting = None
        names = list(self.layouts.rows)
        if not names:
            return
        menu.addSeparator().setProperty("kept", True)
        for name in names:
            action = menu.addAction(name.replace("&", "&&"), partial(self.use, name))
            action.setEnabled(not self._window.stage.names)
            action.setProperty("kept", True)
        self._deleting = menu.addMenu(translate("Layouts", "&Delete"))
        self._deleting.menuAction().setProperty("kept", True)
        for name in names:
            self._deleting.addAction(name.replace("&", "&&"), partial(self.layouts.delete, name))
