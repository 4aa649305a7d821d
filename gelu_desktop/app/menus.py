"""The menus of the window, made from ACTIONS and the panels."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gelu_desktop.app.actions import ACTIONS, MENUS, Action, Window
from gelu_desktop.app.file_menus import HistoryMenu, RecentMenu
from gelu_desktop.model.changes import describe
from gelu_desktop.session import Session
from gelu_desktop.widgets.dock import Dock

translate = QCoreApplication.translate


class Menus:
    """The menu bar of a window, and its actions by their names.

    Parameters
    ----------
    window : QMainWindow
        Whose menu bar it is.
    session : Session
        The work.
    """

    def __init__(self, window: QMainWindow, session: Session) -> None:
        self.actions: dict[str, QAction] = {}
        self._window, self._session = window, session
        self._menus: dict[str, QMenu] = {}
        self._acted_on: Window | None = None

    def build(self, docks: Mapping[str, Dock], window: Window) -> None:
        """Make all menus in the language of now.

        Parameters
        ----------
        docks : mapping of str to Dock
            The panels.
        window : Window
            What the actions act on.
        """
        self._acted_on = window
        for key, parent, text in MENUS:
            # Made here and not by Qt, of whose end the holder would not know and keep it for ever.
            holder = self._menus[parent] if parent else self._window.menuBar()
            self._menus[key] = QMenu(translate("Menus", text), holder)
            holder.addMenu(self._menus[key])
        for dock in docks.values():
            self._menus["panels"].addAction(dock.toggle)
        groups: dict[str, QActionGroup] = {}
        for row in ACTIONS:
            menu = self._menus[row.menu]
            if row.below:
                menu.addMenu(self._menus[row.below])
            if row.separated:
                separator = QAction(menu)
                separator.setSeparator(True)
                menu.addAction(separator)
            action = self._action(row, window, menu)
            if row.checked is not None:
                groups.setdefault(row.menu, QActionGroup(menu)).addAction(action)
        RecentMenu(self._menus["recent"], window.files)
        HistoryMenu(self._menus["history"], self._session)
        self._menus["edit"].aboutToShow.connect(self._name_steps)
        layouts = self._menus["layouts"]
        layouts.aboutToShow.connect(partial(window.views.fill_layouts, layouts))
        self.refresh()

    def _name_steps(self) -> None:
        """Say in the menu what undo and redo would do."""
        states, place = self._session.states, self._session.place
        for name, start in (("undo", place - 1), ("redo", place)):
            text = translate("Actions", next(row.text for row in ACTIONS if row.name == name))
            if 0 <= start < len(states) - 1:
                step = describe(states[start], states[start + 1], translate).replace("&", "&&")
                text = translate("Menus", "{action}: {step}").format(action=text, step=step)
            self.actions[name].setText(text)

    def clear(self) -> None:
        """Take all menus out."""
        for action in self.actions.values():
            action.setShortcuts([])  # what goes a moment later answers to no key any more
        self._window.menuBar().clear()
        for menu in self._menus.values():
            menu.deleteLater()
        self._menus.clear()
        self.actions.clear()

    def refresh(self) -> None:
        """Show what can be done now, and what is on."""
        for row in ACTIONS:
            action = self.actions[row.name]
            if row.enabled is not None:
                action.setEnabled(row.enabled(self._session))
            on = row.checked or row.switched
            if on is not None and self._acted_on is not None:
                action.setChecked(on(self._acted_on))

    def _action(self, row: Action, window: Window, menu: QMenu) -> QAction:
        action = QAction(translate("Actions", row.text), menu)
        menu.addAction(action)
        action.setShortcuts([QKeySequence(keys) for keys in row.shortcuts])
        action.setCheckable(row.checked is not None or row.switched is not None)
        action.triggered.connect(self._runner(row, window))
        self.actions[row.name] = action
        return action

    def _runner(self, row: Action, window: Window) -> Callable[[], None]:
        return lambda: (row.run(self._session, window), None)[1]
