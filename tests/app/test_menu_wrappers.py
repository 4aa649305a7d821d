"""Menus that are made anew leave nothing behind."""

import gc

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu


def alive():
    """Return how many actions and menus Python knows."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return sum(isinstance(each, QAction | QMenu) for each in gc.get_objects())


def test_menus_that_are_gone_are_known_no_more(desktop):
    """Those that Qt makes itself would be kept by the menu bar: 67 in every change of language."""
    for _ in range(2):
        desktop.rebuild()
    before = alive()
    for _ in range(5):
        desktop.rebuild()
    assert alive() <= before


def test_a_key_pressed_time_after_time_is_never_ambiguous(desktop, qtlog):
    """Old actions go when the event loop comes round again, which a held key does not wait for."""
    desktop.views.toggle_presentation()
    for _ in range(4):
        QTest.keyClick(desktop.window, Qt.Key.Key_F5)
    assert not [each.message for each in qtlog.records if "mbiguous" in each.message]
