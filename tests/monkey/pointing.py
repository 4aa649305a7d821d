"""Where a hand can point, and what mouse, wheel and keys do there; all of it goes the whole way
through the window, so that dialogs, menus and grabbed mice get what they get in life."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

LEFT, MIDDLE, RIGHT = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.MiddleButton,
    Qt.MouseButton.RightButton,
)
BUTTONS = {"left": LEFT, "middle": MIDDLE, "right": RIGHT}
MODIFIERS = {
    "": Qt.KeyboardModifier.NoModifier,
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "shift": Qt.KeyboardModifier.ShiftModifier,
    "alt": Qt.KeyboardModifier.AltModifier,
}


def roots(window):
    """Return the windows that take events now: a menu, a dialog, or the window and its docks."""
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    if popup is not None:
        return [popup]
    if modal is not None:
        return [modal]
    floating = [dock for dock in window.docks.values() if dock.isFloating() and dock.isVisible()]
    return [window, *floating]


def seen(widget):
    """Return whether a part of a widget can be pointed at."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def within(found, kinds):
    """Return the widgets of some kinds in windows, those that are seen and can be used."""
    every = [each for root in found for each in (root, *root.findChildren(QWidget))]
    return [each for each in every if isinstance(each, kinds) and each.isEnabled() and seen(each)]


def nth(things, number):
    """Return one of several by any number at all; None if there is none."""
    return things[number % len(things)] if things else None


def spot(widget, across, down):
    """Return a place of a widget, given as shares of what is seen of it."""
    box = widget.visibleRegion().boundingRect()
    return QPoint(
        box.left() + round(across * (box.width() - 1)), box.top() + round(down * (box.height() - 1))
    )


def _handle(widget, at):
    """Return the window of a widget as the system knows it, and the place in it."""
    if not isValid(widget):
        return None, at  # the press took it away
    whole = widget.window()
    return whole.windowHandle(), widget.mapTo(whole, at)


def press(widget, at, button="left", modifiers=""):
    """Press a button of the mouse."""
    handle, place = _handle(widget, at)
    if handle is not None:
        QTest.mousePress(handle, BUTTONS[button], MODIFIERS[modifiers], place)


def move(widget, at):
    """Move the mouse."""
    handle, place = _handle(widget, at)
    if handle is not None:
        QTest.mouseMove(handle, place)
        QApplication.processEvents()


def release(widget, at, button="left", modifiers=""):
    """Let go of a button of the mouse, if the window is still there."""
    handle, place = _handle(widget, at)
    if handle is not None:
        QTest.mouseRelease(handle, BUTTONS[button], MODIFIERS[modifiers], place)


def click(widget, at, button="left", modifiers=""):
    """Press and let go."""
    whole, place = widget.window(), widget.mapTo(widget.window(), at)
    press(whole, place, button, modifiers)
    release(whole, place, button, modifiers)


def double_click(widget, at):
    """Click twice."""
    handle, place = _handle(widget, at)
    if handle is not None:
        QTest.mouseDClick(handle, LEFT, MODIFIERS[""], place)


def wheel(widget, at, notches, modifiers=""):
    """Turn the wheel."""
    handle, place = _handle(widget, at)
    if handle is not None:
        angle = QPoint(0, 120 * notches)
        QTest.wheelEvent(handle, QPointF(place), angle, QPoint(), MODIFIERS[modifiers])


def keyboard(window):
    """Return what gets the keys."""
    popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
    if popup is not None:
        inner = popup.focusWidget()
        return inner if inner is not None and isValid(inner) else popup
    return focus or QApplication.activeModalWidget() or window


def key(window, code, modifiers=Qt.KeyboardModifier.NoModifier):
    """Press a key where the keyboard is."""
    target = keyboard(window)
    QTest.keyPress(target, Qt.Key(code), modifiers)
    if isValid(target):  # a list that drops down goes with the key that closes it
        QTest.keyRelease(target, Qt.Key(code), modifiers)


def write(window, text):
    """Type a text where the keyboard is; what no key has comes from the input method."""
    target = keyboard(window)
    if text.isascii() and text.isprintable():
        QTest.keyClicks(target, text)
        return
    committed = QInputMethodEvent()
    committed.setCommitString(text)
    QApplication.sendEvent(target, committed)
