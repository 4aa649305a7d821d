"""Language and theme, switched live, with everything in sight."""

import gc
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QWidget,
)

from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.painting import paint_header, paint_overlay
from gelu_desktop.widgets.theme import THEMES

ROOT = Path(__file__).parent.parent.parent
HAN = re.compile("[一-鿿]")


def texts(window):
    """Every text in the window: labels, buttons, titles, tool tips, menus, names."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = set()
    for widget in [window, *window.findChildren(QWidget)]:
        for read in ("text", "title", "windowTitle", "toolTip", "accessibleName", "currentText"):
            value = getattr(widget, read, None)
            if callable(value):
                found.add(value())
        found |= {action.text() for action in widget.actions()}
    return {text for text in found if isinstance(text, str) and text.strip()}


def english():
    """Texts that read differently in Chinese."""
    tree = ElementTree.parse(ROOT / "resources/translations/gelu_desktop_zh_CN.ts").getroot()
    pairs = [(m.findtext("source"), m.findtext("translation")) for m in tree.iter("message")]
    return {source for source, chinese in pairs if source != chinese}


def test_the_language_is_switched_live_and_leaves_no_rest(desktop, session):
    session.edit(x=2.0)
    window = desktop.window
    desktop.choose_language("zh_CN")
    QApplication.processEvents()
    shown = texts(window)
    assert not shown & english()
    assert window.docks["error"].windowTitle() == "误差"
    assert session.can_undo
    desktop.choose_language("en")
    QApplication.processEvents()
    rest = {text for text in texts(window) if HAN.search(text)}
    assert rest == {"&简体中文"}
    assert window.docks["error"].windowTitle() == "Error"
    assert session.state.x == 2.0


def test_qt_s_own_texts_are_chinese_too(desktop):
    from PySide6.QtCore import QCoreApplication

    desktop.choose_language("zh_CN")
    assert HAN.search(QCoreApplication.translate("QPlatformTheme", "Cancel"))
    desktop.choose_language("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_two_entries_of_a_menu_share_a_key(desktop, language):
    desktop.choose_language(language)
    window = desktop.window
    for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
        keys = [
            key.upper() for action in menu.actions() for key in re.findall("&(.)", action.text())
        ]
        assert len(keys) == len(set(keys)), keys


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_panel_is_built_and_painted(desktop, language, theme):
    desktop.choose_language(language)
    desktop.choose_theme(theme)
    QApplication.processEvents()
    surface = THEMES[theme].colour("surface")
    for spec in PANELS:
        dock = desktop.window.docks[spec.name]
        dock.raise_()
        QApplication.processEvents()
        image = dock.widget().grab().toImage()
        colours = {
            image.pixelColor(x, y).name() for x in range(4, 240, 3) for y in range(4, 120, 3)
        }
        assert len(colours) > 3, spec.name
        if spec.paint is not None:
            assert surface.name() in colours, spec.name


def test_the_theme_is_switched_live_and_remembered(desktop, kept):
    desktop.choose_theme("dark")
    QApplication.processEvents()
    assert QGuiApplication.palette().window().color() == THEMES["dark"].colour("window")
    assert desktop.window.docks["curve"].widget().theme.name == "dark"
    assert kept.value("theme") == "dark"
    assert desktop.window.actions_by_name["theme_dark"].isChecked()
    assert not desktop.window.actions_by_name["theme_light"].isChecked()


def test_switching_keeps_the_layout(desktop):
    window = desktop.window
    window.docks["formula"].hide()
    window.docks["derivative"].setFloating(True)
    desktop.choose_theme("dark")
    desktop.choose_language("zh_CN")
    QApplication.processEvents()
    assert window.docks["formula"].isHidden()
    assert window.docks["derivative"].isFloating()


@pytest.mark.parametrize(("key", "value"), [("language", "xx"), ("theme", "7")])
def test_a_broken_setting_falls_back_alone(qapp, session, kept, desktop, key, value):
    kept.setValue(key, value)
    other = Desktop(qapp, session, kept)
    assert (other.theme_choice, other.language_choice).count("system") == 1
    other.end()
    other.window.deleteLater()
    other.setParent(None)
    other.deleteLater()
    desktop.choose_language("en")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_picture_is_copied_and_said(desktop):
    desktop.copy_image()
    image = QGuiApplication.clipboard().image()
    assert image.size() == desktop.window.docks["curve"].widget().size()
    assert "Curves" in desktop.window.statusBar().currentMessage()
    desktop.window.statusBar().clearMessage()


def test_full_screen_and_back(desktop):
    desktop.toggle_full_screen()
    assert desktop.window.isFullScreen()
    desktop.toggle_full_screen()
    assert not desktop.window.isFullScreen()


def test_the_status_bar_speaks_the_language(desktop):
    desktop.choose_language("zh_CN")
    labels = [label.text() for label in desktop.window.statusBar().findChildren(QLabel)]
    assert any("斜率" in label for label in labels)


def test_the_menu_tools_leads_into_the_panels(desktop):
    window = desktop.window
    window.activateWindow()
    for name in ("fit", "formats", "depth", "race", "chance", "dictionary", "code"):
        window.docks[name].hide()
        window.actions_by_name[f"go_to_{name}"].trigger()
        QApplication.processEvents()
        assert window.docks[name].isVisible()
        assert window.panel_with_focus == name
        assert window.focusWidget().focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_focus_stays_in_its_panel_when_the_theme_changes(desktop):
    desktop.window.activateWindow()
    desktop.window.docks["derivative"].widget().setFocus()
    desktop.choose_theme("dark")
    assert desktop.window.panel_with_focus == "derivative"


def open_everything(desktop):
    """Open every dialog, float a panel, hide one, cover one, and show a refusal."""
    window = desktop.window
    window.docks["derivative"].setFloating(True)
    window.docks["formula"].close()
    window.docks["fit"].toggle.trigger()
    desktop.views.show_preferences()
    desktop.views.choose_shown()
    desktop.show_about()
    desktop.show_shortcuts()
    FaultDialog("report", window).open()
    QApplication.processEvents()


def test_no_text_of_the_other_language_is_left_in_open_dialogs(desktop, session):
    for x in (2.0, 3.0, -1.0):
        session.edit(x=x)
    open_everything(desktop)
    before, window = session.state, desktop.window
    titles = {dialog.windowTitle() for dialog in window.findChildren(QDialog)}
    for code in ("zh_CN", "en", "zh_CN"):
        desktop.choose_language(code)
        QApplication.processEvents()
        shown = texts(window)
        rest = (
            shown & english() if code == "zh_CN" else {each for each in shown if HAN.search(each)}
        )
        assert rest <= {"&简体中文", "简体中文"}, code
        assert len([each for each in window.findChildren(QDialog) if each.isVisible()]) == 5
    assert window.docks["derivative"].isFloating()
    assert window.docks["formula"].isHidden()
    assert window.docks["fit"].isVisible()
    assert session.state == before
    desktop.choose_language("en")
    assert {dialog.windowTitle() for dialog in window.findChildren(QDialog)} == titles
    undone = []
    while session.can_undo:
        session.undo()
        undone.append(session.state.x)
    assert undone == [3.0, 2.0, 1.0]
    for dialog in window.findChildren(QDialog):
        dialog.close()
    QApplication.processEvents()


def painted(desktop):
    """Return what the plots say: notes, legends, the probe."""
    found = set()
    for name in ("curve", "derivative", "error"):
        plot = desktop.window.docks[name].widget().plot

        def paint(painter, plot=plot):
            paint_axes(painter, plot.frame, plot.theme)
            paint_header(painter, plot.frame, plot.theme)
            paint_overlay(painter, plot.frame, plot.theme)

        found |= {box.text for box in text_boxes(paint)}
    return found


def listed(desktop):
    """Return the steps of History, and what Undo would do."""
    window = desktop.window
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.actions()]
    for menu in menus:
        menu.aboutToShow.emit()
    return {action.text() for menu in menus for action in menu.actions() if action.text()}


def test_what_is_painted_and_listed_changes_its_language_too(desktop, session):
    session.edit(formula="0/0", approximation="own", show_tolerance=True)
    session.edit(x=2.0)
    session.edit(tangent=False)
    session.undo()
    for panel in ("ffn", "error"):
        desktop.window.docks[panel].raise_()
    QApplication.processEvents()
    steps = session.states
    english_ones = painted(desktop), listed(desktop)
    for code in ("zh_CN", "en", "zh_CN"):
        desktop.choose_language(code)
        QApplication.processEvents()
        drawn, entries = painted(desktop), listed(desktop)
        if code == "en":
            assert (drawn, entries) == english_ones
            continue
        assert any("可见范围内没有有限值" in text for text in drawn)
        words = {text for text in drawn if re.search("[A-Za-z]{4,}", text)}
        assert words <= {"GELU", "ReLU", "SiLU", "GELU′", "ReLU′", "SiLU′", "own formula"}, words
        assert not entries & english()
        assert session.states == steps
    desktop.choose_language("en")


def test_a_dialog_that_cannot_change_its_language_is_cancelled(desktop):
    desktop.views.keep_layout()
    QApplication.processEvents()
    dialog = desktop.window.findChild(QInputDialog)
    desktop.choose_theme("dark")
    assert dialog.isVisible()
    desktop.choose_language("zh_CN")
    assert dialog.isHidden()


def test_switching_often_leaves_nothing(desktop, session):
    window = desktop.window

    def count():
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        items = len(window.docks["curve"].widget().plot.scene().items())
        return len(window.findChildren(QObject)), len(QApplication.allWidgets()), items

    for language, theme in (("zh_CN", "dark"), ("en", "light")):
        desktop.choose_language(language)
        desktop.choose_theme(theme)
    before = count()
    for round_ in range(12):
        desktop.choose_language(("zh_CN", "en")[round_ % 2])
        desktop.choose_theme(("dark", "light")[round_ % 2])
        desktop.views.choose_text_size((150, 100)[round_ % 2])
        session.edit(x=float(round_))
    assert count() == before


def test_a_race_goes_on_while_language_and_theme_are_switched(desktop, session, qtbot):
    settings = RaceSettings(activations=("gelu", "relu"), epochs=200, seeds=2)
    session.edit(race=settings)
    desktop.window.docks["race"].show()
    desktop.window.docks["race"].raise_()
    QApplication.processEvents()
    panel = desktop.window.docks["race"].widget()
    panel.start.click()
    qtbot.waitUntil(lambda: len(panel.race.runs) > 1, timeout=30000)
    thread, seen = panel.jobs._thread, panel.race.share
    desktop.choose_language("zh_CN")
    desktop.choose_theme("dark")
    QApplication.processEvents()
    again = desktop.window.docks["race"].widget()
    assert again is not panel
    assert again.jobs._thread is thread
    assert again.start.text() == "取消"
    assert again.theme.name == "dark"
    qtbot.waitUntil(lambda: again.race.share > seen, timeout=30000)
    again.start.click()
    assert not again.jobs.running
    thread.join(2)
    assert not thread.is_alive()


def test_the_end_closes_dialogs_first(desktop):
    dialog = QDialog(desktop.window)
    dialog.open()
    desktop.end()
    assert not dialog.isVisible()
    assert not desktop.window.isVisible()
