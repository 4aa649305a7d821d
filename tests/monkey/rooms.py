"""What is done with the window as a whole: menus, docks, size, look, files, its end."""

import json

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from gelu_desktop.app.actions import ACTIONS
from monkey import checks, pointing
from monkey.hands import drag
from monkey.stock import paths, stock

SHORTCUTS = {row.name: row.shortcuts[0] for row in ACTIONS if row.shortcuts}
SIZES = 200, 150


def _busy():
    """Return whether a dialog or a menu is open, so that the window takes nothing."""
    return bool(QApplication.activeModalWidget() or QApplication.activePopupWidget())


def leave(world, luck):
    """Leave a menu or a dialog that is open, mostly: a person soon has enough of it."""
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    if popup is not None and luck % 3:
        pointing.key(world.window, Qt.Key.Key_Escape)
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        world.settle()
    elif popup is None and modal is not None and luck % 4 == 0:
        pointing.key(world.window, Qt.Key.Key_Escape)
        if modal is QApplication.activeModalWidget():
            modal.close()
        world.settle()


def open_again(world):
    """Open the program again if a step has closed it."""
    if not world.window.isVisible() and not world.window.isMinimized():
        world.stop()
        world.start()


def shortcut(world, name):
    """Press the keys of an action."""
    keys = QKeySequence(SHORTCUTS[name])[0]
    QTest.keyClick(pointing.keyboard(world.window), keys.key(), keys.keyboardModifiers())


def action(world, name):
    """Do what an entry of the menus does."""
    if not _busy():
        world.window.actions_by_name[name].trigger()


def command(world, text, down):
    """Find an action by a part of its name, and do it."""
    if _busy():
        return
    shortcut(world, "palette")
    world.settle()
    pointing.write(world.window, text)
    for _ in range(down):
        pointing.key(world.window, Qt.Key.Key_Down)
    pointing.key(world.window, Qt.Key.Key_Return)


def menu(world, way):
    """Go through the menus with the mouse."""
    if _busy():
        return
    bar = world.window.menuBar()
    entry = pointing.nth(bar.actions(), way[0])
    if entry is None:
        return
    pointing.click(bar, bar.actionGeometry(entry).center())
    for number in way[1:]:
        world.settle(1)
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu):
            break
        usable = [each for each in popup.actions() if each.isEnabled() and not each.isSeparator()]
        entry = pointing.nth(usable, number)
        if entry is None:
            break
        pointing.click(popup, popup.actionGeometry(entry).center())
    while (popup := QApplication.activePopupWidget()) is not None and popup.isVisible():
        pointing.key(world.window, Qt.Key.Key_Escape)
        if QApplication.activePopupWidget() is popup:
            popup.close()


def panel(world, name):
    """Show, or hide, a panel by its entry in the menu."""
    if not _busy():
        world.window.docks[name].toggle.trigger()


def dock(world, name, what):
    """Float a panel, close it, go to it, or press its shortcut."""
    if _busy():
        return
    one = world.window.docks[name]
    if what == "lone":
        one.go.trigger()
    elif what == "toggle":
        one.toggle.keyed.emit()
    else:
        button = one._movers[0 if what == "float" else 1]
        if pointing.seen(button):
            pointing.click(button, button.rect().center())


def carry(world, name, way):
    """Drag a panel by its title."""
    one = world.window.docks[name]
    bar = one.titleBarWidget()
    if _busy() or bar is None or not pointing.seen(bar):
        return
    window = world.window
    start = bar.mapTo(bar.window(), QPoint(min(40, bar.width() // 2), bar.height() // 2))
    places = [QPoint(round(x * window.width()), round(y * window.height())) for x, y in way]
    drag(bar.window(), [start, start + QPoint(12, 12), *places])


def splitter(world, number, by):
    """Drag the border between two panels."""
    docks = [one for one in world.window.docks.values() if one.seen and not one.isFloating()]
    one = pointing.nth(docks, number)
    if _busy() or one is None:
        return
    box = one.geometry()
    if number % 2:
        start, end = QPoint(box.right() + 2, box.center().y()), QPoint(by, 0)
    else:
        start, end = QPoint(box.center().x(), box.bottom() + 2), QPoint(0, by)
    drag(world.window, [start, start + end / 2, start + end])


def resize(world, size):
    """Give the window another size."""
    world.window.resize(max(SIZES[0], size[0]), max(SIZES[1], size[1]))


def theme(world, name):
    """Switch to another theme."""
    if not QApplication.activePopupWidget():
        world.desktop.choose_theme(name)


def language(world, code):
    """Switch to another language."""
    if not QApplication.activePopupWidget():
        world.desktop.choose_language(code)


def text_size(world, percent):
    """Make all text larger or smaller."""
    if not QApplication.activePopupWidget():
        world.desktop.views.choose_text_size(percent)


def _times(world, name, times):
    for _ in range(times):
        if not _busy():
            world.window.actions_by_name[name].trigger()
            QApplication.processEvents()


def undo(world, times):
    """Take steps back."""
    _times(world, "undo", times)


def redo(world, times):
    """Take steps again."""
    _times(world, "redo", times)


def open_file(world, number):
    """Open one of the files that lie about."""
    if not _busy():
        world.desktop.files.open(pointing.nth(paths(world.folder), number))


def drop(world, number):
    """Drop a file on the window."""
    if _busy():
        return
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(pointing.nth(paths(world.folder), number)))])
    at, kinds = QPointF(300, 300), Qt.DropAction.CopyAction
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(world.window, QDragEnterEvent(at.toPoint(), kinds, data, button, keys))
    QApplication.sendEvent(world.window, QDropEvent(at, kinds, data, button, keys))


def meddle(world, what, number):
    """Let another program change, remove or damage the file that is open."""
    path = world.desktop.files.document.path
    if path is None or not path.is_file():
        stock_again(world)
        return
    if what == "remove":
        path.unlink()
    elif what == "damage":
        path.write_bytes(path.read_bytes()[: number % 400])
    else:
        path.write_text(json.dumps({**json.loads(_text(path)), "note": number}))
    world.desktop.files.look()


def _text(path):
    text = path.read_text(encoding="utf-8", errors="replace")
    try:
        return text if isinstance(json.loads(text), dict) else "{}"
    except (ValueError, RecursionError):
        return "{}"


def stock_again(world):
    """Put the files back that were changed or taken away."""
    for path in paths(world.folder):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    if not (world.folder / "a folder.gelu.json").exists():
        stock(world.folder)


def restart(world, crash):
    """Close the window, or let the program end as a crash ends it, and start it again."""
    if _busy():
        return
    state = world.session.own
    if crash:
        modified = world.desktop.files.document.modified
        kept = world.desktop.files.recovery.keep()
        checks.must(kept or not modified, "unsaved work could not be kept")
        world.stop()
        world.start()
    else:
        world.window.close()
    checks.state_is_sound(state)


def wait(world, ms):
    """Wait, as a person who reads."""
    QTest.qWait(ms)


def compare(world):
    """Look whether every panel shows what a new one would."""
    world.settle()
    checks.panels_are_as_new(world)
