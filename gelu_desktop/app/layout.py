"""Where docks stand: the default, and what is remembered between two starts."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow

VERSION = 1
FIRST_SIZE = QSize(1280, 720)
ROOMY = 1600
LEFT_WIDTH = 330
TITLE_BAR = QRect(0, 0, 120, 30)


def arrange(window: QMainWindow, docks: Mapping[str, QDockWidget]) -> None:
    """Give the docks their first places.

    Controls and formula stand in a column at the left; curves and derivatives side by side
    above error and feed-forward block, which share one place where the window is narrow.
    """
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    for corner in (Qt.Corner.TopLeftCorner, Qt.Corner.BottomLeftCorner):
        window.setCorner(corner, left)
    for name, dock in docks.items():
        window.addDockWidget(left if name in ("controls", "formula") else right, dock)
    window.splitDockWidget(docks["controls"], docks["formula"], Qt.Orientation.Vertical)
    window.splitDockWidget(docks["curve"], docks["error"], Qt.Orientation.Vertical)
    window.splitDockWidget(docks["curve"], docks["derivative"], Qt.Orientation.Horizontal)
    if window.width() >= ROOMY:
        window.splitDockWidget(docks["error"], docks["ffn"], Qt.Orientation.Horizontal)
    else:
        window.tabifyDockWidget(docks["error"], docks["ffn"])
        docks["error"].raise_()
    _share(window, docks)


def _share(window: QMainWindow, docks: Mapping[str, QDockWidget]) -> None:
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    half = (window.width() - LEFT_WIDTH) // 2
    height = window.height() - 60
    window.resizeDocks(
        [docks["controls"], docks["curve"], docks["derivative"]], [LEFT_WIDTH, half, half], across
    )
    window.resizeDocks([docks["curve"], docks["error"]], [height // 2, height // 2], down)
    window.resizeDocks(
        [docks["controls"], docks["formula"]], [height * 55 // 100, height * 45 // 100], down
    )


def restore(window: QMainWindow, settings: QSettings, layout: QByteArray | None) -> bool:
    """Put window and docks where they were; return whether that was possible.

    A layout that is broken, empty or from another version leaves the default in force.
    """
    kept = layout if layout is not None else settings.value("window/layout")
    if not isinstance(kept, QByteArray) or not window.restoreState(kept, VERSION):
        return False
    bring_home(window)
    return True


def first_geometry(window: QMainWindow, settings: QSettings) -> None:
    """Give the window the size and place it had, or a good one at the first start."""
    kept = settings.value("window/geometry")
    if not isinstance(kept, QByteArray) or not window.restoreGeometry(kept):
        screen = QGuiApplication.primaryScreen().availableGeometry()
        size = screen.size() * 0.92
        window.resize(size.expandedTo(QSize(800, 500)).boundedTo(screen.size()))
    bring_home(window)


def bring_home(window: QMainWindow) -> None:
    """Move the window, and each floating dock, onto a screen if its title bar is on none."""
    floating = [dock for dock in window.findChildren(QDockWidget) if dock.isFloating()]
    for widget in (window, *floating):
        frame = widget.frameGeometry()
        handle = QRect(frame.topLeft(), TITLE_BAR.size())
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if not any(screen.contains(handle.center()) for screen in screens):
            home = QGuiApplication.primaryScreen().availableGeometry()
            widget.resize(frame.size().boundedTo(home.size()))
            widget.move(home.topLeft())


def save(window: QMainWindow, settings: QSettings) -> None:
    """Remember where window and docks are."""
    settings.setValue("window/geometry", window.saveGeometry())
    settings.setValue("window/layout", window.saveState(VERSION))
