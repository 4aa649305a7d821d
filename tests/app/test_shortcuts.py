"""The sheet of shortcuts: everything on it, by menu, on any screen."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from shiboken6 import isValid

from gelu_desktop.app.actions import ACTIONS
from gelu_desktop.app.shortcuts import MOUSE, ShortcutsDialog, columns, groups, keys
from gelu_desktop.panels import PANELS


@pytest.fixture
def sheet(window):
    made = ShortcutsDialog(window)
    made.open()
    QApplication.processEvents()
    yield made
    if isValid(made):
        made.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_it_names_every_key_and_movement_once(sheet):
    labels = sheet.findChildren(QLabel, "shortcutKey")
    shown = [label.text() for label in labels if label.text()]  # a line may go on with the next
    actions = [keys(row.shortcuts) for row in ACTIONS if row.shortcuts]
    panels = [keys((spec.shortcut,)) for spec in PANELS]
    assert sorted(shown) == sorted(actions + panels + [key for key, _ in MOUSE])


def test_it_is_grouped_by_menu_in_their_order():
    found = groups()
    order = ["File", "Edit", "View", "Panels", "Tools", "Help", "In a plot"]
    assert [title for title in found if title in order] == order
    assert ("Ctrl+Z", "Undo") in found["Edit"]
    assert ("Ctrl+E", "Export image") in found["File"]
    assert all("&" not in text and "…" not in text for rows in found.values() for _, text in rows)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_columns_are_even_and_keep_the_order(count):
    rows = {str(index): [("", "")] * size for index, size in enumerate((2, 3, 7, 13, 2, 1, 7))}
    made = columns(rows, count)
    assert len(made) <= count
    assert [title for titles in made for title in titles] == list(rows)
    heights = [sum(len(rows[title]) + 2 for title in titles) for titles in made]
    assert max(heights) <= max(15, 1.6 * sum(heights) / count)


def test_it_fits_the_screen_and_scrolls_no_further_than_it_must(sheet):
    screen = sheet.screen().availableSize()
    assert sheet.width() <= screen.width()
    assert sheet.height() <= screen.height()
    assert sheet.area.horizontalScrollBar().maximum() == 0


def test_escape_closes_it(sheet):
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()
