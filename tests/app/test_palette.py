"""The command palette: found in both languages, run and left by keys alone."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import delete, isValid

from gelu_desktop.app.actions import ACTIONS
from gelu_desktop.app.palette import RECENT_KEY, RECENT_MAX, Palette
from gelu_desktop.app.palette_entries import entries, found, plain
from gelu_desktop.panels import PANELS


@pytest.fixture
def palette(window, kept):
    window.activateWindow()
    window.docks["derivative"].widget().setFocus()
    made = Palette(window, kept)
    made.begin()
    QApplication.processEvents()
    yield made
    made.finish()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shown(palette):
    rows = range(palette.list.topLevelItemCount())
    return [palette.list.topLevelItem(row).text(0) for row in rows]


def names(query, window, recent=()):
    return [entry.name for entry in found(query, entries(window), recent)]


def test_it_offers_every_action_and_every_panel_but_itself(window):
    offered = names("", window)
    actions = {row.name for row in ACTIONS if row.name != "palette"}
    assert set(offered) == actions | {
        name for spec in PANELS for name in (f"panel_{spec.name}", f"go_to_{spec.name}_panel")
    }
    assert len(offered) == len(set(offered))


QUERIES = {
    "undo": "undo",
    "撤销": "undo",
    "full scr": "full_screen",
    "screen full": "full_screen",
    "全屏": "full_screen",
    "theme dark": "theme_dark",
    "深色主题": "theme_dark",
    "主题 深色": "theme_dark",
    "theme 深色": "theme_dark",
    "curv": "panel_curve",
    "误差": "panel_error",
    "  UNDO ": "undo",
    "ctrl+shift+c": "copy_image",
    "简体": "language_zh_CN",
}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_word_of_either_language_finds_it(desktop, language):
    desktop.choose_language(language)
    assert {query: names(query, desktop.window)[0] for query in QUERIES} == QUERIES


def test_what_begins_with_the_words_comes_before_what_has_them(window):
    hits = names("co", window)
    assert hits.index("copy_image") < hits.index("publish")  # "Reset coefficients to …"
    assert names("image copy", window)[0] == "copy_image"
    assert names("qqq", window) == []
    assert "undo" not in names("undo full", window)


def test_what_was_used_last_comes_first(window):
    assert names("", window, ["about", "fit"])[:2] == ["about", "fit"]
    assert names("z", window, ["zoom_out"])[:2] == ["zoom_out", "zoom_in"]


def test_texts_are_shown_without_mnemonics():
    assert plain("&File") == "File"
    assert plain("文件(&F)") == "文件"
    assert plain("导出图像(&E)…") == "导出图像"


def test_a_panel_is_shown_or_hidden(window, palette):
    texts = {entry.name: entry.text for entry in entries(window)}
    assert texts["panel_curve"] == "Hide Curves"
    assert texts["panel_fit"] == "Show Refit"
    QTest.keyClicks(palette.field, "refit show")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.docks["fit"].isVisible()
    assert window.docks["fit"].toggle.isChecked()
    QApplication.processEvents()


def test_it_is_used_by_keys_alone(window, asked, kept, palette):
    QTest.keyClicks(palette.field, "theme")
    assert palette.field.accessibleDescription() == "System, View > Theme"
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    QTest.keyClick(palette.field, Qt.Key.Key_Tab)
    assert palette.field.hasFocus()
    assert palette.chosen.name == "theme_light"
    QTest.keyClick(palette.field, Qt.Key.Key_Enter)
    assert asked.asked == [("choose_theme", "light")]
    assert palette.isHidden()
    assert kept.value(RECENT_KEY) == ["theme_light"]
    assert window.panel_with_focus == "derivative"


def test_the_keys_go_from_end_to_end_and_no_further(palette):
    count = palette.list.topLevelItemCount()
    for _ in range(count):
        QTest.keyClick(palette.field, Qt.Key.Key_PageDown)
    last = palette.chosen
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.chosen is last
    for _ in range(count):
        QTest.keyClick(palette.field, Qt.Key.Key_PageUp)
    first = palette.chosen
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.chosen is first


def test_what_cannot_be_done_is_grey_and_not_run(window, session, palette):
    QTest.keyClicks(palette.field, "undo")
    item = palette.list.topLevelItem(0)
    assert item.text(0) == "Undo"
    assert item.isDisabled()
    assert palette.chosen is None
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    palette._on_list_item_clicked(item)
    assert not palette.isHidden()
    assert not session.can_redo


def test_escape_closes_it_and_gives_the_focus_back(window, palette):
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert window.panel_with_focus == "derivative"


def test_it_goes_when_the_focus_goes_elsewhere(window, palette):
    window.docks["controls"].widget().setFocus()
    assert palette.isHidden()
    assert window.panel_with_focus == "controls"


def test_words_that_find_nothing_are_answered(palette):
    QTest.keyClicks(palette.field, "qqq")
    assert palette.list.isHidden()
    assert not palette._none.isHidden()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.chosen is None


def test_it_stays_inside_the_window(window, palette):
    for size in ((1366, 728), (900, 560)):
        window.resize(*size)
        QApplication.processEvents()
        palette._place()
        assert window.rect().contains(palette.geometry())


BROKEN = ("nonsense", ["x" * 5000] * 300, [1, None, {}], b"\0\xff", float("nan"), ["undo", ""])


def test_broken_memory_of_what_was_used_is_ignored(window, kept):
    for value in BROKEN:
        kept.setValue(RECENT_KEY, value)
        made = Palette(window, kept)
        made.begin()
        assert len(shown(made)) == len(entries(window))
        QTest.keyClicks(made.field, "about")
        QTest.keyClick(made.field, Qt.Key.Key_Return)
        assert kept.value(RECENT_KEY)[0] == "about"
        assert len(kept.value(RECENT_KEY)) <= RECENT_MAX


def test_its_key_opens_and_closes_it(desktop):
    desktop.views.show_palette()
    first = desktop.window.findChild(Palette)
    assert first.isVisible()
    desktop.views.show_palette()
    assert first.isHidden()
    desktop.views.show_palette()
    desktop.choose_theme("dark")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desktop.window.findChild(Palette) is None


@pytest.mark.parametrize("query", ["chinese", "中文", "Chinese"])
def test_chinese_is_found_in_either_language(window, query):
    names = [entry.name for entry in found(query, entries(window), ())]
    assert names[0] == "language_zh_CN"


def test_the_languages_are_found_by_their_menu(window):
    names = [entry.name for entry in found("language", entries(window), ())]
    assert {"language_en", "language_zh_CN"} <= set(names)


def test_going_to_a_panel_is_offered(window):
    (entry,) = (each for each in entries(window) if each.text == "Go to Error")
    entry.action.trigger()
    QApplication.processEvents()
    assert window.panel_with_focus == "error"


def test_a_row_let_go_of_after_the_window_was_built_anew_does_nothing(desktop, session):
    desktop.views.show_palette()
    (made,) = desktop.window.findChildren(Palette)
    row = made.list.topLevelItem(0)
    QTest.mousePress(
        made.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=made.list.visualItemRect(row).center(),
    )
    before = session.state
    desktop.choose_theme("dark")
    for entry in made._entries:
        if isValid(entry.action):
            delete(entry.action)  # as Qt does, sooner or later
    made._on_list_item_clicked(row)
    assert session.state == before
    assert made.isHidden()
