"""The window: docks from PANELS, menus from ACTIONS, the layout kept in the settings."""

# What a window without panels needs is imported here; what fills it, by the methods that do.
from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QByteArray, QEvent, QPointF, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QHoverEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu

from gelu_desktop.app.layout import VERSION, arrange, column_width, drop_tabs, restore, save
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.gesture import release_button

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent

    from gelu_desktop.app.actions import Window
    from gelu_desktop.model.result import Result
    from gelu_desktop.session import Session
    from gelu_desktop.widgets.dock import Dock
    from gelu_desktop.widgets.theme import Theme


class MainWindow(QMainWindow):
    """Docks, menus and the status bar around one session.

    Parameters
    ----------
    session : Session, optional
        The work. A window that is shown without is empty, and gets it by `serve`.
    settings : QSettings
        Where the layout is kept.

    Attributes
    ----------
    before : QByteArray or None
        The layout to come back to after a presentation, while there is one.
    awaited : pair of QByteArray and QSize, or None
        A layout that fits exactly once the window has that size again.
    """

    escaped = Signal()

    def __init__(self, session: Session | None, settings: QSettings) -> None:
        super().__init__()
        self.settings = settings
        self.docks: dict[str, Dock] = {}
        self.before: QByteArray | None = None
        self.awaited: tuple[QByteArray, QSize] | None = None
        self.may_close: Callable[[], bool] = lambda: True
        options = QMainWindow.DockOption
        # Without GroupedDragging: Qt loses docks, and crashes, when a floating group of tabs ends.
        self.setDockOptions(options.AllowNestedDocks | options.AllowTabbedDocks)
        if session is not None:
            self.serve(session)

    def serve(self, session: Session) -> None:
        """Get the work, and all that stands around panels."""
        from gelu_desktop.app.empty_hint import EmptyHint
        from gelu_desktop.app.left_column import Column
        from gelu_desktop.app.menus import Menus
        from gelu_desktop.app.probe_status import ProbeStatus
        from gelu_desktop.app.stage import Stage
        from gelu_desktop.app.tightness import Tightness

        self.session = session
        self.stage = Stage(self)
        self.tightness = Tightness(self)
        self.menus = Menus(self, session)
        self._status = ProbeStatus()
        self.statusBar().addWidget(self._status)
        self.statusBar().messageChanged.connect(self._status.give_way)
        self.column = Column(self, column_width(self.settings))
        self._hint = EmptyHint(self)
        self._hint.reset_requested.connect(self.reset_layout)
        session.changed.connect(self._on_session_changed)

    @property
    def actions_by_name(self) -> dict[str, QAction]:
        """The actions of the menus."""
        return self.menus.actions

    def build(self, theme: Theme, window: Window, layout: QByteArray | None = None) -> None:
        """Make everything inside the window in the language and theme of now.

        Parameters
        ----------
        theme : Theme
            The colours.
        window : Window
            What the actions act on.
        layout : QByteArray, optional
            Where the docks were; by default what the settings remember.
        """
        from gelu_desktop.app.docks import docks_of

        size = self.size()
        self.clear()
        self.docks.update(docks_of(self.session, theme, window))
        self.menus.build(self.docks, window)
        self.column.watch(self.docks)
        self._hint.watch(self.docks)
        kept = layout if layout is not None else self.settings.value("window/layout")
        if not restore(self, self.docks, kept):
            arrange(self, self.docks)
        for dock in self.docks.values():
            dock.release()
            dock.topLevelChanged.connect(self._leave_border)
        if self.before is None and not self.stage.names:
            self.tightness.settle(self.docks, size)
        self.stage.limit(self.docks, self.session.state.stage)
        self._on_session_changed(self.session.result)
        window.files.show_title()

    def clear(self) -> None:
        """Take everything out; docks are gone at once, so that no style is worked out for them."""
        self._let_go()  # once for all of them, before the first is gone
        for dock in self.docks.values():
            super().removeDockWidget(dock)
            shiboken6.delete(dock)
        drop_tabs(self)
        self.docks.clear()
        self.menus.clear()
        self.statusBar().clearMessage()

    def _on_session_changed(self, result: Result) -> None:
        self._status.show_result(result)
        self.menus.refresh()
        if self.before is None:
            self.stage.follow(self.docks, result.state.stage)

    @property
    def panel_with_focus(self) -> str:
        """The panel that has the focus, or gets it back from a dialog; empty if none has."""
        asked = filter(None, (QApplication.focusWidget(), self.focusWidget()))
        docks = [(name, dock, focus) for focus in asked for name, dock in self.docks.items()]
        return next((name for name, dock, focus in docks if dock.isAncestorOf(focus)), "")

    @property
    def panel_in_use(self) -> str:
        """The panel that has the focus, if it has a picture; else the curves."""
        focus = self.panel_with_focus
        pictures = {spec.name for spec in PANELS if spec.paint is not None}
        return focus if focus in pictures else "curve"

    @property
    def own_layout(self) -> QByteArray:
        """The layout as the person made it, whatever is limited or presented now."""
        return self.stage.own or self.before or self.saveState(VERSION)

    def reset_layout(self) -> None:
        """Put the panels where they were at the first start."""
        for dock in self.docks.values():
            dock.setFloating(False)
        self.column.reset()
        self.stage.arrange(self.docks)
        self.tightness.forget()
        if not self.stage.names:
            self.tightness.settle(self.docks, self.size())

    def createPopupMenu(self) -> QMenu:  # noqa: N802 - Qt's name
        """Offer the panels as the menu View does."""
        menu = QMenu(self)
        menu.addActions([dock.toggle for dock in self.docks.values()])
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.escaped.emit()
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def restoreState(
        self, state: QByteArray | bytes | bytearray | memoryview[int], version: int | None = 0
    ) -> bool:
        """Put the docks where they were; return whether that was possible."""
        # In a hidden window that is to fill the screen Qt would note the places for later, and
        # come back to them when the docks are gone already: a crash.
        before = self.windowState()
        self._let_go()
        if not self.isVisible():
            self.overrideWindowState(Qt.WindowState.WindowNoState)
        restored = super().restoreState(state, version)
        if self.windowState() != before:
            self.overrideWindowState(before)
        return restored

    def removeDockWidget(self, dock: QDockWidget) -> None:
        """Take a panel out of the layout."""
        self._let_go()
        super().removeDockWidget(dock)

    def _let_go(self) -> None:
        """End what a hand does to the layout, before it becomes another.

        A panel that is dragged is in the layout twice. A border that is pointed at or dragged is
        known to Qt by its way through rows and columns, and where that leads nowhere Qt crashes.
        """
        self._leave_border()
        release_button(self)
        for dock in self.docks.values():
            dock.let_go()

    def _leave_border(self) -> None:
        """Let Qt forget the border that the mouse points at; the next movement finds it anew.

        The mouse may come across one just before a panel goes with it, too.
        """
        nowhere = QPointF(-1, -1)
        leave = QHoverEvent(QEvent.Type.HoverLeave, nowhere, nowhere, nowhere)
        QApplication.sendEvent(self, leave)

    def showEvent(self, event: QShowEvent) -> None:
        """Leave the left column as wide as it was, also in a window of another size."""
        super().showEvent(event)
        if self.docks:
            self.column.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the left column as wide as it is."""
        super().resizeEvent(event)
        awaited, self.awaited = self.awaited, None
        if awaited is not None and awaited[1] == event.size():
            self.restoreState(awaited[0], VERSION)
        if self.docks and self.isVisible():
            self.column.settle()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout, if the work may be left."""
        if not self.may_close():
            event.ignore()
            return
        if self.before is not None:
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        if self.docks:
            save(self, self.settings, self.column.width, self.own_layout)
        super().closeEvent(event)
