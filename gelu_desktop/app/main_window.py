"""The window: docks from PANELS, menus from ACTIONS, the layout kept in the settings."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSettings, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QWidget

from gelu_desktop.app.actions import ACTIONS, MENUS, Action, Window
from gelu_desktop.app.file_menus import HistoryMenu, RecentMenu
from gelu_desktop.app.layout import arrange, column_width, drop_tabs, restore, save
from gelu_desktop.app.left_column import Column
from gelu_desktop.model.figures import fixed, short
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.panels import PANELS
from gelu_desktop.session import Session
from gelu_desktop.widgets.dock import Dock
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate


class MainWindow(QMainWindow):
    """Docks, menus and the status bar around one session.

    Parameters
    ----------
    session : Session
        The work.
    settings : QSettings
        Where the layout is kept.
    """

    entered = Signal()
    dropped = Signal(list)

    def __init__(self, session: Session, settings: QSettings) -> None:
        super().__init__()
        self.session = session
        self.settings = settings
        self.docks: dict[str, Dock] = {}
        self.actions_by_name: dict[str, QAction] = {}
        self._menus: list[QMenu] = []
        self._status = QLabel()
        self.statusBar().addWidget(self._status)
        self._column = Column(self, column_width(settings))
        self.may_close: Callable[[], bool] = lambda: True
        self.setAcceptDrops(True)
        options = QMainWindow.DockOption
        # Without GroupedDragging: Qt loses docks, and crashes, when a floating group of tabs ends.
        self.setDockOptions(options.AllowNestedDocks | options.AllowTabbedDocks)
        session.changed.connect(self._on_session_changed)

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
        self.clear()
        for spec in PANELS:
            title = translate("Panels", spec.title)
            dock = Dock(spec.name, title, theme, exports=spec.paint is not None)
            panel = spec.create(self.session, theme)
            panel.setWindowTitle(title)
            dock.setWidget(panel)
            dock.toggle.setShortcut(QKeySequence(spec.shortcut))
            dock.export_requested.connect(window.export_image)
            self.docks[spec.name] = dock
        self._build_menus(window)
        self._status.setAccessibleName(self.tr("Values at the probe"))
        self._column.watch(self.docks)
        kept = layout if layout is not None else self.settings.value("window/layout")
        if not restore(self, self.docks, kept):
            arrange(self, self.docks)
        self._on_session_changed(self.session.result)
        window.files.show_title()

    def clear(self) -> None:
        """Take everything out; docks are gone at once, so that no style is worked out for them."""
        for dock in self.docks.values():
            self.removeDockWidget(dock)
            shiboken6.delete(dock)
        drop_tabs(self)
        self.docks.clear()
        self.menuBar().clear()
        for menu in self._menus:
            menu.deleteLater()
        self._menus.clear()
        self.actions_by_name.clear()

    def _build_menus(self, window: Window) -> None:
        menus: dict[str, QMenu] = {}
        for key, parent, text in MENUS:
            holder = menus[parent] if parent else self.menuBar()
            menus[key] = holder.addMenu(translate("Menus", text))
            self._menus.append(menus[key])
        for dock in self.docks.values():
            menus["panels"].addAction(dock.toggle)
        RecentMenu(menus["recent"], window.files)
        HistoryMenu(menus["history"], self.session)
        groups: dict[str, QActionGroup] = {}
        for row in ACTIONS:
            menu = menus[row.menu]
            if row.below:
                menu.addMenu(menus[row.below])
            if row.separated:
                menu.addSeparator()
            action = self._action(row, window, menu)
            if row.checked is not None:
                group = groups.setdefault(row.menu, QActionGroup(menu))
                action.setCheckable(True)
                action.setChecked(row.checked(window))
                group.addAction(action)

    def _action(self, row: Action, window: Window, menu: QMenu) -> QAction:
        action = menu.addAction(translate("Actions", row.text))
        action.setShortcuts([QKeySequence(keys) for keys in row.shortcuts])
        action.triggered.connect(self._runner(row, window))
        self.actions_by_name[row.name] = action
        return action

    def _runner(self, row: Action, window: Window) -> Callable[[], None]:
        return lambda: (row.run(self.session, window), None)[1]

    def _on_session_changed(self, result: Result) -> None:
        exact = result.readings[EXACT]
        text = self.tr("x {x}     GELU {value}     slope {slope}     gate Φ(x) {gate}")
        self._status.setText(
            text.format(
                x=short(result.state.x),
                value=fixed(exact.value),
                slope=fixed(exact.slope),
                gate=fixed(result.gate),
            )
        )
        for row in ACTIONS:
            if row.enabled is not None:
                self.actions_by_name[row.name].setEnabled(row.enabled(self.session))

    @property
    def panel_in_use(self) -> str:
        """The panel that has the focus, if it has a picture; else the curves."""
        focus: QWidget | None = QApplication.focusWidget() or self.focusWidget()
        pictures = {spec.name for spec in PANELS if spec.paint is not None}
        for name, dock in self.docks.items():
            if name in pictures and focus is not None and dock.isAncestorOf(focus):
                return name
        return "curve"

    def reset_layout(self) -> None:
        """Put the panels where they were at the first start."""
        for dock in self.docks.values():
            dock.setFloating(False)
            dock.show()
        self._column.reset()
        arrange(self, self.docks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Leave the left column as wide as it was, also in a window of another size."""
        super().showEvent(event)
        self._column.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the left column as wide as it is."""
        super().resizeEvent(event)
        if self.isVisible():
            self._column.settle()

    def changeEvent(self, event: QEvent) -> None:
        """Tell when the person comes back to the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.entered.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which files were dropped."""
        event.acceptProposedAction()
        self.dropped.emit([url.toLocalFile() for url in event.mimeData().urls()])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout, if the work may be left."""
        if not self.may_close():
            event.ignore()
            return
        save(self, self.settings, self._column.width)
        super().closeEvent(event)
