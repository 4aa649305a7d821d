"""The menus that list something: recent files, and the steps of the work."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from gelu_desktop.app.files import Files
from gelu_desktop.model.changes import describe
from gelu_desktop.model.history import LIMIT
from gelu_desktop.session import Session

translate = QCoreApplication.translate


class RecentMenu(QObject):
    """Lists the files that were opened of late, as they are when the menu is opened.

    Parameters
    ----------
    menu : QMenu
        Where they are listed.
    files : Files
        Opens them.
    """

    def __init__(self, menu: QMenu, files: Files) -> None:
        super().__init__(menu)
        self._menu, self._files = menu, files
        menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List the files that exist now."""
        self._menu.clear()
        found = self._files.recent.files
        for number, path in enumerate(found, 1):
            name = path.name.replace("&", "&&")
            action = self._menu.addAction(f"&{number} {name}")
            action.setToolTip(str(path))
            action.setStatusTip(str(path))
            action.triggered.connect(lambda _checked=False, path=path: self._files.open(path))
        if found:
            self._menu.addSeparator()
        clear = self._menu.addAction(translate("FileMenus", "&Clear the list"))
        clear.setEnabled(bool(found))
        clear.triggered.connect(self._files.recent.clear)


class HistoryMenu(QObject):
    """Lists the steps of the work, the newest first; each leads to the state after it.

    Parameters
    ----------
    menu : QMenu
        Where they are listed.
    session : Session
        The work.
    """

    def __init__(self, menu: QMenu, session: Session) -> None:
        super().__init__(menu)
        self._menu, self._session = menu, session
        menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List the steps there are now."""
        self._menu.clear()
        states, place = self._session.states, self._session.place
        group = QActionGroup(self._menu)
        for index in reversed(range(len(states))):
            text = translate("FileMenus", "First state kept")
            if index:
                text = describe(states[index - 1], states[index], translate)
            action = self._menu.addAction(text.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(index == place)
            action.triggered.connect(lambda _checked=False, index=index: self._session.go(index))
            group.addAction(action)
        self._menu.addSeparator()
        text = translate("FileMenus", "The last {count} steps are kept").format(count=LIMIT)
        self._menu.addAction(text).setEnabled(False)
