"""Answers at random the dialogs that wait for somebody: whoever opened one waits until then."""

import random
from pathlib import Path

from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QMessageBox,
    QSlider,
)

from monkey import pointing
from monkey.ears import FoundError
from monkey.stock import paths
from monkey.words import NAMES, TEXTS

EVERY_MS = 10
POKES = 6
PATIENCE, GIVEN_UP = 60, 200
USED = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QListView, QSlider)


class Answers:
    """Does something at each dialog, drawn from a seed that each step gives anew.

    Parameters
    ----------
    world : World
        The program.
    """

    def __init__(self, world):
        self._world = world
        self._random = random.Random(0)
        self._on, self._looks, self._pokes, self._last = True, 0, 0, None
        self.seen = []
        self._wait()

    def begin(self, seed):
        """Answer from now on as ``seed`` says."""
        self._random, self._looks, self._pokes, self._last = random.Random(seed), 0, 0, None
        self.seen = []

    def stop(self):
        """Look no more."""
        self._on = False

    def _wait(self):
        # A timer that is running its slot does not fire again in a loop inside of that.
        if self._on:
            QTimer.singleShot(EVERY_MS, self._look)

    def _look(self):
        self._wait()
        if not self._on or QThread.currentThread().loopLevel() <= 1:
            return  # nobody waits: what is open is the next step's
        modal, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        self._looks += 1
        if modal is not self._last:
            self._last, self._pokes = modal, self._random.randrange(POKES)
        if self._looks > GIVEN_UP:
            self._world.ears.heard.append(f"does not close: {modal or popup}")
            self._on = False
            (modal or popup or self._world.window).close()
        elif popup is not None:
            QTest.keyClick(popup, Qt.Key.Key_Escape)
            if popup.isVisible() and self._looks > PATIENCE:
                popup.close()
        elif isinstance(modal, QDialog):
            self._answer(modal)
        elif modal is None and self._looks % 5 == 0:  # something is dragged
            QTest.mouseRelease(self._world.window, Qt.MouseButton.LeftButton)
            QTest.keyClick(self._world.window, Qt.Key.Key_Escape)

    def _answer(self, dialog):
        """Do one thing in a dialog."""
        name = type(dialog).__name__
        if not self.seen or self.seen[-1] != name:
            self.seen.append(name)
        if self._looks > PATIENCE:
            dialog.reject()
        elif isinstance(dialog, QFileDialog):
            self._choose_file(dialog)
        elif isinstance(dialog, QMessageBox):
            button = self._random.choice(dialog.buttons())
            pointing.click(button, button.rect().center())
        elif self._pokes > 0:
            self._pokes -= 1
            poke(self._random, [dialog], self._world.window)
        else:
            self._end(dialog)

    def _end(self, dialog):
        buttons = [each for box in dialog.findChildren(QDialogButtonBox) for each in box.buttons()]
        usable = [button for button in buttons if button.isEnabled() and pointing.seen(button)]
        if usable and self._random.random() < 0.6:
            button = self._random.choice(usable)
            pointing.click(button, button.rect().center())
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _choose_file(self, dialog):
        folder = self._world.folder
        known = paths(folder)
        luck = self._random.random()
        if luck < 0.2:
            dialog.reject()
            return
        path = self._random.choice(known) if luck < 0.7 else folder / self._random.choice(NAMES)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        if field is None:
            dialog.reject()
            return
        field.setText(str(path) if len(str(Path(path).name)) < 200 else path.name)
        QTest.keyClick(field, Qt.Key.Key_Return)


def poke(chance, found, window):
    """Do something to one control."""
    control = pointing.nth(pointing.within(found, USED), chance.randrange(10_000))
    if control is None:
        return
    if isinstance(control, QAbstractButton):
        pointing.click(control, pointing.spot(control, 0.3, 0.5))
    elif isinstance(control, QSlider):
        pointing.click(control, pointing.spot(control, chance.random(), 0.5))
    elif isinstance(control, QComboBox) and not control.isEditable():
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home)
        QTest.keyClick(control, chance.choice(keys))
    else:
        at = pointing.spot(control, chance.random(), chance.random())
        pointing.click(control, at)
        pointing.key(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        pointing.write(window, chance.choice(TEXTS))


def must(true, what):
    """Raise a finding unless something is as it has to be."""
    if not true:
        raise FoundError(what)
