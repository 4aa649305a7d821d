"""A person without a mouse, and what a screen reader says to them."""

import itertools
import re

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenuBar,
    QTabBar,
    QWidget,
)

KEY, MOD = Qt.Key, Qt.KeyboardModifier
LETTER = re.compile(r"(?<!&)&(?!&|\s)(.)")
MOST = 400
EVERY_MS, RETURN_MS, CLICK_MS, PATIENCE_MS = 10, 300, 150, 8000


def press(key, modifiers=MOD.NoModifier):
    """Press a key where the keyboard is: in a menu, in what has the focus, or in the window."""
    QTest.keyClick(_keyboard(), key, modifiers)
    QApplication.processEvents()
    if modifiers & MOD.AltModifier:
        QTest.qWait(CLICK_MS)  # a button that is pressed by its letter stays down so long


def _keyboard():
    """Return what gets the keys; after a dialog has gone its parent does, as a desktop sees to."""
    modal = QApplication.activeModalWidget()
    if QApplication.activeWindow() is None:
        windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        (modal or windows[-1]).activateWindow()
        QApplication.processEvents()
    popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
    return popup or focus or modal or QApplication.activeWindow()


def write(text):
    """Type a text where the keyboard is."""
    QTest.keyClicks(_keyboard(), text)
    QApplication.processEvents()


def menu(*keys):
    """Open a menu with Alt and a letter, and follow the letters in it."""
    press(keys[0], MOD.AltModifier)
    for key in keys[1:]:
        press(key)


class Answers:
    """Does what a person does at each dialog that waits for an answer, one after the other.

    Parameters
    ----------
    steps : tuple of (type, callable)
        The kind of the dialog that is expected next, and what is done there; it takes the dialog.
    """

    def __init__(self, *steps):
        self._steps, self._fault, self._late, self._on = list(steps), None, 0, True

    def __enter__(self):
        self._wait()
        return self

    def __exit__(self, kind, *_):
        steps, self._on = self._steps, False
        if self._fault is not None:
            raise self._fault
        assert kind is not None or not steps, f"never asked: {[kind.__name__ for kind, _ in steps]}"

    def _wait(self):
        # A timer that is running its slot does not fire again in a loop inside of that.
        if self._on:
            QTimer.singleShot(EVERY_MS, self._look)

    def _look(self):
        box, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if box is not None and self._late * EVERY_MS > RETURN_MS and focus is None:
            box.activateWindow()  # which a desktop does for the one below a question
        there = box is not None and focus is not None and box.isAncestorOf(focus)
        if self._steps and there and isinstance(box, self._steps[0][0]):
            _, act = self._steps.pop(0)
            self._late = 0
            self._wait()
            try:
                act(box)
            except BaseException as fault:
                self._give_up(fault)
            return
        self._late += box is not None
        if self._late * EVERY_MS > PATIENCE_MS:
            self._give_up(AssertionError(f"not expected: {type(box).__name__} {box.windowTitle()}"))
        self._wait()

    def _give_up(self, fault):
        self._fault, self._on = self._fault or fault, False
        while isinstance(box := QApplication.activeModalWidget(), QDialog) and box.isVisible():
            box.reject()


def activate(window):
    """Bring a window to the front, with the keyboard in it."""
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    if window.focusWidget() is None:
        press(KEY.Key_Tab)
    QApplication.processEvents()


def name_of(widget):
    """Return what a screen reader calls a widget."""
    access = QAccessible.queryAccessibleInterface(widget)
    if not isinstance(widget, QComboBox):
        return access.text(QAccessible.Text.Name)
    # On Linux the name of a list is what is chosen; a label says what the list is for.
    labels = access.relations(QAccessible.RelationFlag.Label)
    return " ".join(label.text(QAccessible.Text.Name) for label, _ in labels)


def focusable(window):
    """Return every widget that is seen, takes the focus with Tab and can be used now."""
    return [
        widget
        for widget in (*window.findChildren(QWidget), window)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is window.window()
        and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(widget.parent(), QTabBar)  # its arrows come and go with the tab
    ]


def tabbed(window, key=KEY.Key_Tab):
    """Press Tab until it comes back to where it began; return where it came to, in that order.

    In a text it goes from link to link first.
    """
    seen = [QApplication.focusWidget()]
    for _ in range(MOST):
        press(key)
        focus = QApplication.focusWidget()
        assert focus is not None and focus.window() is window.window(), "Tab leaves the window"
        if focus in seen[:-1] or (len(seen) == 1 and focus is seen[0]):
            left_out = [name_of(each) for each in seen[: seen.index(focus)]]
            assert not left_out, f"Tab goes round without {left_out}"
            return seen
        if focus is not seen[-1]:
            seen.append(focus)
    raise AssertionError("Tab comes to no end")


def spot(widget):
    """Return where a widget is in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def read_on(before, after):
    """Return whether one comes to ``after`` from ``before`` as one reads: right, down, or aside."""
    first, then = spot(before), spot(after)
    if after.isAncestorOf(before):  # an area that scrolls comes after what is in it
        return True
    along = then.left() >= first.left() and then.bottom() > first.top()
    return along or then.top() >= first.bottom() - 1 or then.left() >= first.right()


def jumps(widgets):
    """Return the steps that go against the reading."""
    return [
        (name_of(before), name_of(after))
        for before, after in itertools.pairwise(widgets)
        if not read_on(before, after)
    ]


def letters(window):
    """Return the letters that act with Alt in a window, each with what it belongs to."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window.window():
            continue
        if isinstance(widget, QAbstractButton) or (
            isinstance(widget, QLabel) and widget.buddy() is not None
        ):
            texts = [widget.text()]
        elif isinstance(widget, QTabBar):
            texts = [widget.tabText(index) for index in range(widget.count())]
        elif isinstance(widget, QMenuBar):
            texts = [action.text() for action in widget.actions()]
        else:
            continue
        found += [(match[1].lower(), text) for text in texts if (match := LETTER.search(text))]
    return found


def twice(found):
    """Return the letters that belong to two things."""
    keys = [key for key, _ in found]
    return [pair for pair in found if keys.count(pair[0]) > 1]
