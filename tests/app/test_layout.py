import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QTabBar

from gelu_desktop.app import layout, tightness
from gelu_desktop.app.layout import (
    COLUMN_WIDTH,
    VERSION,
    arrange,
    bring_home,
    column_width,
    first_geometry,
    in_sight,
    restore,
)
from gelu_desktop.app.main_window import MainWindow
from tests.app.conftest import places


@pytest.mark.parametrize("size", [(1366, 728), (1920, 1040)])
def test_the_first_layout_is_balanced(window, size):
    window.resize(*size)
    QApplication.processEvents()
    arrange(window, window.docks)
    QApplication.processEvents()
    docks = window.docks
    assert docks["controls"].width() == pytest.approx(COLUMN_WIDTH, abs=12)
    assert docks["curve"].width() == pytest.approx(docks["derivative"].width(), abs=4)
    assert docks["curve"].height() == pytest.approx(docks["error"].height(), rel=0.2)
    assert docks["formula"].height() > 200
    side_by_side = docks["error"].x() >= 0 and docks["ffn"].x() >= 0
    assert side_by_side == (size[0] >= 1600)


def test_the_plots_get_the_room_that_is_won_and_give_what_is_lost(window):
    before = window.docks["controls"].width()
    for width in (1500, 1900, 1200, 1366):
        window.resize(width, 728)
        QApplication.processEvents()
        assert window.docks["controls"].width() == pytest.approx(before, abs=8)


def test_a_layout_is_restored_to_the_pixel(window, session, theme, asked):
    window.docks["error"].setFloating(True)
    window.docks["formula"].hide()
    window.tabifyDockWidget(window.docks["curve"], window.docks["derivative"])
    QApplication.processEvents()
    layout, before = window.saveState(VERSION), places(window)
    window.build(theme, asked, layout)
    assert places(window) == before
    assert window.docks["error"].isFloating()
    assert not window.docks["formula"].isVisible()


def test_a_layout_from_a_smaller_screen_leaves_the_column_as_it_was(
    qtbot, dressed, session, theme, kept, asked
):
    widths = []
    for size in ((1256, 706), (1766, 994)):
        window = MainWindow(session, kept)
        qtbot.addWidget(window)
        window.resize(*size)
        window.build(theme, asked)
        window.show()
        QApplication.processEvents()
        widths.append(window.docks["controls"].width())
        window.column.width = 400  # what the hand on the separator leaves behind
        window.column.settle()
        QApplication.processEvents()
        widths.append(window.docks["controls"].width())
        window.close()
    assert widths[:3] == pytest.approx([COLUMN_WIDTH, 400, 400], abs=12)


@pytest.mark.parametrize("kept_width", [None, "text", "-5", "0", "99999", 1.5])
def test_a_broken_width_of_the_column_is_ignored(kept, kept_width):
    kept.setValue("window/column", kept_width)
    assert column_width(kept) == COLUMN_WIDTH


@pytest.mark.parametrize("found", [None, "text", 7, QByteArray(), QByteArray(b"\x00\xff" * 300)])
def test_a_broken_layout_leaves_the_first_one(window, found):
    before = places(window)
    assert not restore(window, {}, found)
    assert places(window) == before


def test_a_layout_of_another_version_is_refused(window):
    before = places(window)
    assert not restore(window, {}, window.saveState(VERSION + 1))
    assert places(window) == before


def test_a_window_off_the_screens_comes_home(window):
    window.move(9000, -4000)
    window.docks["error"].setFloating(True)
    window.docks["error"].move(QPoint(9000, -4000))
    bring_home(window)
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.frameGeometry().topLeft())
    assert screen.contains(window.docks["error"].frameGeometry().topLeft())


def test_a_broken_geometry_gives_a_good_size(window, kept):
    kept.setValue("window/geometry", QByteArray(b"nonsense"))
    first_geometry(window, kept)
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.frameGeometry().center())
    assert window.width() <= screen.width()


@pytest.mark.parametrize("order", [1, -1])
def test_the_column_is_as_wide_as_it_was_when_panels_come_back(window, qtbot, order):
    before = window.docks["controls"].width()
    docks = list(window.docks.values())[::order]
    for dock in docks:
        dock.close()
        QApplication.processEvents()
    for dock in docks:
        dock.show()
        QApplication.processEvents()
    qtbot.waitUntil(lambda: abs(window.docks["controls"].width() - before) <= 8)
    assert window.docks["curve"].width() > 300


def test_putting_the_layout_in_place_does_not_make_the_window_grow(window):
    before = window.size()
    for _ in range(3):
        window.reset_layout()
        QApplication.processEvents()
    assert window.size() == before


def tab_bars(window):
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = window.findChildren(QTabBar, options=direct)
    return [bar for bar in bars if bar.isVisible() and bar.count()]


def test_building_again_leaves_no_row_of_tabs_behind(window, theme, asked):
    for _ in range(3):
        window.build(theme, asked, window.saveState(VERSION))
        QApplication.processEvents()
        assert len(tab_bars(window)) == 1
        window.reset_layout()
        QApplication.processEvents()
        assert len(tab_bars(window)) == 1


@pytest.fixture
def small_screen(monkeypatch):
    room = QRect(0, 0, 1366, 740)
    for module in (layout, tightness):
        monkeypatch.setattr(module, "available", lambda: QRect(room))
    return room


def test_large_text_leaves_the_window_on_the_screen(desktop, small_screen):
    window = desktop.window
    window.resize(1250, 700)
    QApplication.processEvents()
    seen = [name for name, dock in window.docks.items() if in_sight(dock)]
    desktop.views.choose_text_size(200)
    QApplication.processEvents()
    assert window.height() <= small_screen.height()
    assert window.width() <= small_screen.width()
    assert [name for name, dock in window.docks.items() if in_sight(dock)] == [
        "controls",
        "curve",
        "formula",
    ]
    assert window.docks["curve"].widget().height() > 400
    desktop.rebuild()
    QApplication.processEvents()
    assert window.height() <= small_screen.height()
    desktop.views.choose_text_size(100)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1250, 700)
    assert [name for name, dock in window.docks.items() if in_sight(dock)] == seen


def test_a_reset_at_large_text_stays_on_the_screen_too(desktop, small_screen):
    window = desktop.window
    window.resize(1250, 700)
    desktop.views.choose_text_size(200)
    window.reset_layout()
    QApplication.processEvents()
    assert window.height() <= small_screen.height()
    desktop.views.choose_text_size(100)
    window.reset_layout()
    QApplication.processEvents()
    assert in_sight(window.docks["error"])
    assert (window.width(), window.height()) == (1250, 700)
