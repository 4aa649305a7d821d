"""Where docks stand: the default, and what is remembered between two starts."""

import itertools
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QByteArray, QCoreApplication, QRect, QSettings, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

from gelu_desktop.widgets.magnification import magnification, pixels

VERSION = 2
ROOMY = 1600
COLUMN = Qt.DockWidgetArea.LeftDockWidgetArea
COLUMN_WIDTH, COLUMN_MAX = 330, 2000
CONTROLS_HEIGHT = 424
PLOTS = Qt.DockWidgetArea.RightDockWidgetArea
SEPARATOR = 6
BARS = 60
LARGE = 1.5
TWO_ROWS = 420
HANDLE = QRect(0, 0, 120, 30)
FIRST = ("controls", "curve", "derivative", "error", "ffn", "formula")
GUIDE, GUIDE_WIDTH = "guide", 330
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical

Docks = Mapping[str, QDockWidget]


def arrange(window: QMainWindow, docks: Docks) -> None:
    """Give the docks their first places.

    Controls and formula stand in a column at the left; curves and derivatives side by side
    above error and feed-forward block, which share one place where the window is narrow. All
    further panels are tabs beside the feed-forward block. The guide has a column of its own at the
    right, and is closed. Where the text is too large for two rows of plots, all that is not in a
    column is tabs.
    """
    for corner in (Qt.Corner.TopLeftCorner, Qt.Corner.BottomLeftCorner):
        window.setCorner(corner, COLUMN)
    # All in one pile for a moment, the docks would ask for more height than the screen has.
    for dock in docks.values():
        window.removeDockWidget(dock)
    if crowded():
        pile(window, docks)
        return
    window.addDockWidget(COLUMN, docks["controls"])
    window.splitDockWidget(docks["controls"], docks["formula"], DOWN)
    window.addDockWidget(PLOTS, docks["curve"])
    window.splitDockWidget(docks["curve"], docks["error"], DOWN)
    window.splitDockWidget(docks["curve"], docks["derivative"], ACROSS)
    if window.width() >= ROOMY:
        window.splitDockWidget(docks["error"], docks["ffn"], ACROSS)
    else:
        window.tabifyDockWidget(docks["error"], docks["ffn"])
    for name in docks:
        if name not in (*FIRST, GUIDE):
            window.tabifyDockWidget(docks["ffn"], docks[name])
    for name, dock in docks.items():
        dock.setVisible(name != GUIDE)
    stand_guide(window, docks, shown=False)
    for name in ("ffn", "error"):
        docks[name].raise_()
    _share(window, docks)


def stand_guide(window: QMainWindow, docks: Docks, shown: bool) -> None:
    """Put the guide into a column of its own at the right, open or closed."""
    window.removeDockWidget(docks[GUIDE])
    window.addDockWidget(PLOTS, docks[GUIDE], ACROSS)
    docks[GUIDE].setVisible(shown)


def crowded() -> bool:
    """Return whether the text is too large for two rows of plots on the screen."""
    return magnification() > LARGE and available().height() < pixels(TWO_ROWS)


def available() -> QRect:
    """Return the part of the first screen that windows may cover."""
    return QGuiApplication.primaryScreen().availableGeometry()


def pile(window: QMainWindow, docks: Docks) -> None:
    """Show controls and formula in a column at the left, and all other docks as tabs beside it.

    The guide stays at the right if it was open.
    """
    beside = [] if docks[GUIDE].isHidden() else [docks[GUIDE]]
    for dock in docks.values():
        window.removeDockWidget(dock)
    window.addDockWidget(COLUMN, docks["controls"])
    window.splitDockWidget(docks["controls"], docks["formula"], DOWN)
    window.addDockWidget(PLOTS, docks["curve"])
    for name in docks:
        if name not in ("controls", "formula", "curve", GUIDE):
            window.tabifyDockWidget(docks["curve"], docks[name])
    for name, dock in docks.items():
        dock.setVisible(name != GUIDE)
    stand_guide(window, docks, bool(beside))
    docks["curve"].raise_()
    _share_only(window, [docks["controls"], docks["formula"]], ([docks["curve"]], []), beside)


def arrange_only(window: QMainWindow, docks: Docks, names: Sequence[str]) -> None:
    """Show only some docks: controls and formula at the left, the others in rows beside them.

    The guide stands at the right of all.
    """
    for dock in docks.values():
        dock.setFloating(False)
        window.removeDockWidget(dock)
    column = [docks[name] for name in ("controls", "formula") if name in names]
    plots = [docks[name] for name in names if docks[name] not in column and name != GUIDE]
    if not plots:
        column, plots = [], column or [docks[GUIDE]]
    for dock in column:
        window.addDockWidget(COLUMN, dock, DOWN)
    across = 1 if len(plots) == 1 else 2 if len(plots) <= 4 else 3
    upper, lower, rest = plots[:across], plots[across : 2 * across], plots[2 * across :]
    window.addDockWidget(PLOTS, upper[0])
    if lower:
        window.splitDockWidget(upper[0], lower[0], DOWN)
    for row in (upper, lower):
        for before, dock in itertools.pairwise(row):
            window.splitDockWidget(before, dock, ACROSS)
    for dock in rest:
        window.tabifyDockWidget(lower[-1], dock)
    for name, dock in docks.items():
        if name not in names:
            # Left out, it would be shown by a layout that is saved now and restored later.
            window.tabifyDockWidget(plots[-1], dock)
            dock.hide()
    for dock in (*column, *plots):
        dock.show()
    beside = [docks[GUIDE]] if GUIDE in names and docks[GUIDE] not in plots else []
    if beside:
        stand_guide(window, docks, shown=True)
    if rest:
        lower[-1].raise_()
    _share_only(window, column, (upper, lower), beside)


def _share_only(
    window: QMainWindow,
    column: Sequence[QDockWidget],
    rows: Sequence[Sequence[QDockWidget]],
    beside: Sequence[QDockWidget],
) -> None:
    QCoreApplication.sendPostedEvents()
    if (layout := window.layout()) is not None:
        layout.activate()
    width, height = pixels(COLUMN_WIDTH) if column else 0, window.height() - BARS
    fixed = [pixels(GUIDE_WIDTH) for _ in beside]
    for row in filter(None, rows):
        each = max(1, (window.width() - width - sum(fixed)) // len(row))
        widths = [width] * len(column[:1]) + [each] * len(row) + fixed
        window.resizeDocks([*column[:1], *row, *beside], widths, ACROSS)
    if all(rows):
        window.resizeDocks([row[0] for row in rows], [height // 2, height // 2], DOWN)
    if len(column) > 1:
        upper = min(pixels(CONTROLS_HEIGHT), height * 2 // 3)
        window.resizeDocks(column, [upper, height - upper], DOWN)


def _share(window: QMainWindow, docks: Docks) -> None:
    """Give the docks their first sizes; Qt ignores them before the layout is in force."""
    QCoreApplication.sendPostedEvents()
    if (layout := window.layout()) is not None:
        layout.activate()
    half = (window.width() - COLUMN_WIDTH - 2 * SEPARATOR) // 2
    row = [docks["controls"], docks["curve"], docks["derivative"]]
    window.resizeDocks(row, [COLUMN_WIDTH, half, half], ACROSS)
    if window.width() >= ROOMY:
        window.resizeDocks([docks["error"], docks["ffn"]], [half, half], ACROSS)
    height = window.height() - BARS
    window.resizeDocks([docks["curve"], docks["error"]], [height // 2, height // 2], DOWN)
    upper = min(CONTROLS_HEIGHT, height * 2 // 3)
    window.resizeDocks([docks["controls"], docks["formula"]], [upper, height - upper], DOWN)


def keep_column(window: QMainWindow, docks: Docks, width: int, guide: int) -> None:
    """Keep the left column, and the guide at the right, as wide as they were.

    Room that is won or lost is the plots'.
    """
    plots = [dock for dock in docks.values() if stands(window, dock, PLOTS)]
    top = min((dock.y() for dock in plots), default=0)
    row = [dock for dock in plots if dock.y() == top and dock is not docks[GUIDE]]
    left = [docks["controls"]] if stands(window, docks["controls"], COLUMN) else []
    right = [docks[GUIDE]] if stands_beside(window, docks) else []
    fixed = [width] * len(left), [guide] * len(right)
    room = window.width() - sum(map(sum, fixed)) - SEPARATOR * (len(row) + len(right))
    if row and room > 0 and (left or right):
        share = sum(dock.width() for dock in row)
        widths = [max(1, room * dock.width() // share) for dock in row]
        window.resizeDocks([*left, *row, *right], [*fixed[0], *widths, *fixed[1]], ACROSS)


def stands_beside(window: QMainWindow, docks: Docks) -> bool:
    """Return whether the guide has a column of its own beside the plots."""
    if not stands(window, docks[GUIDE], PLOTS) or window.tabifiedDockWidgets(docks[GUIDE]):
        return False
    others = [dock for dock in docks.values() if dock is not docks[GUIDE]]
    right = docks[GUIDE].x()
    seen = [dock for dock in others if stands(window, dock, PLOTS)]
    return bool(seen) and all(dock.geometry().right() < right for dock in seen)


def stands(window: QMainWindow, dock: QDockWidget, area: Qt.DockWidgetArea) -> bool:
    """Return whether a dock is seen in an area; Qt keeps covered tabs at negative places."""
    seen = in_sight(dock) and not dock.isFloating()
    return seen and window.dockWidgetArea(dock) == area


def in_sight(dock: QDockWidget) -> bool:
    """Return whether a dock is seen, and not covered by another tab."""
    return dock.isVisible() and (dock.isFloating() or dock.x() >= 0)


def drop_tabs(window: QMainWindow) -> None:
    """Empty and hide rows of tabs, which Qt leaves standing when their docks go."""
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        with QSignalBlocker(bar):
            while bar.count():
                bar.removeTab(0)
        bar.hide()


def name_tabs(window: QMainWindow) -> None:
    """Show the names of tabs whole, where Qt would leave a letter of each."""
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        bar.setElideMode(Qt.TextElideMode.ElideNone)


def restore(window: QMainWindow, docks: Docks, kept: object) -> bool:
    """Put new docks where others were; return whether that was possible.

    A layout that is broken, empty or from another version is refused. The docks come in hidden:
    arranged first, they would leave rows of tabs behind that belong to nothing.
    """
    for dock in docks.values():
        dock.hide()
        window.addDockWidget(PLOTS, dock)
    if not isinstance(kept, QByteArray) or not window.restoreState(kept, VERSION):
        return False
    bring_home(window)
    return True


def first_geometry(window: QMainWindow, settings: QSettings) -> None:
    """Give the window the size and place it had, or a good one at the first start."""
    kept = settings.value("window/geometry")
    if not isinstance(kept, QByteArray) or not window.restoreGeometry(kept):
        room = available()
        size = (room.size() * 0.92).expandedTo(QSize(800, 500)).boundedTo(room.size())
        window.resize(size)
        window.move(room.center() - window.rect().center())
    bring_home(window)


def bring_home(window: QMainWindow) -> None:
    """Move the window, and each floating dock, onto a screen if its title bar is on none."""
    floating = [dock for dock in window.findChildren(QDockWidget) if dock.isFloating()]
    for widget in (window, *floating):
        handle = QRect(widget.frameGeometry().topLeft(), HANDLE.size())
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if not any(screen.contains(handle.center()) for screen in screens):
            home = available()
            widget.resize(widget.size().boundedTo(home.size()))
            widget.move(home.topLeft())


def column_width(settings: QSettings) -> int:
    """Return how wide the left column was, or is to be at the first start."""
    kept = str(settings.value("window/column"))
    return int(kept) if kept.isdecimal() and 0 < int(kept) <= COLUMN_MAX else COLUMN_WIDTH


def save(window: QMainWindow, settings: QSettings, column: int, layout: QByteArray) -> None:
    """Remember where the window is, where its docks were, and how wide the left column is."""
    settings.setValue("window/geometry", window.saveGeometry())
    settings.setValue("window/layout", layout)
    settings.setValue("window/column", column)
