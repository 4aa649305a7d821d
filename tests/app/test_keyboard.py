"""The window and every dialog without a mouse and without a screen, in both languages.

Tab comes to everything that takes the focus, in the order of reading; each of it has a name in the
language of the window; no letter belongs to two things; large text leaves dialogs on the screen.
"""

import dataclasses
import re
from functools import partial

import pytest
from keyboard import activate, focusable, jumps, letters, name_of, tabbed, twice
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

from gelu_desktop.app.about import AboutDialog
from gelu_desktop.app.data_dialog import DataDialog
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.app.preferences import PreferencesDialog
from gelu_desktop.app.questions import ask, changed, recover, replaced, risky, unsaved
from gelu_desktop.app.shortcuts import ShortcutsDialog
from gelu_desktop.app.stage_dialog import StageDialog
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.own import OWN
from gelu_desktop.panels import PANELS
from gelu_desktop.panels.guide.widget import TABS

# What has the same name in Chinese.
SAME = {row.label for row in FUNCTIONS.values()} | {"LayerNorm", "x₁", "x"}
CHINESE = re.compile("[\u4e00-\u9fff]")
SCREEN, FRAME = QSize(1366, 768), QSize(20, 40)


@pytest.fixture(params=["en", "zh_CN"])
def language(request, desktop):
    desktop.choose_language(request.param)
    activate(desktop.window)
    desktop.begin()
    return request.param


def assert_sound(window, language, within=None):
    """Go through a window, or a part of it, as a keyboard and a screen reader do."""
    inside = within or window
    before, came = focusable(window), tabbed(window)
    wanted = [each for each in focusable(window) if each in before]  # some can be used only later
    came = [widget for widget in came if inside.isAncestorOf(widget)]
    wanted = [widget for widget in wanted if inside.isAncestorOf(widget)]
    assert wanted
    assert [name_of(each) for each in wanted if each not in came] == []
    for widget in came:
        name = name_of(widget)
        assert name, (type(widget).__name__, widget.objectName())
        if language == "zh_CN":
            assert CHINESE.search(name) or name in SAME, name
    return came


DIALOGS = {
    "about": lambda desktop, session: AboutDialog(desktop.window),
    "shortcuts": lambda desktop, session: ShortcutsDialog(desktop.window),
    "preferences": lambda desktop, session: PreferencesDialog(desktop.window, desktop),
    "stage": lambda desktop, session: StageDialog(desktop.window, session),
    "fault": lambda desktop, session: FaultDialog("report\n", desktop.window),
    "export": lambda desktop, session: ExportDialog(
        desktop.window, session.result, desktop.theme, "curve", desktop._settings
    ),
    "sweep": lambda desktop, session: SweepDialog(
        desktop.window, session.result, desktop.theme, "curve", desktop._settings
    ),
    "data": lambda desktop, session: DataDialog(
        desktop.window, session.result, "curve", desktop._settings
    ),
}


@pytest.fixture
def opened(desktop, session):
    """Return a function that opens a dialog of a kind."""
    made = []

    def open_one(kind):
        dialog = DIALOGS[kind](desktop, session)
        made.append(dialog)
        dialog.open()
        activate(dialog)
        return dialog

    yield open_one
    for dialog in filter(isValid, made):
        dialog.close()
        dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_tab_goes_through_the_window(desktop, language):
    assert_sound(desktop.window, language)
    assert twice(letters(desktop.window)) == []


def assert_panel_sound(desktop, language, name):
    """Go through a panel that is brought to the front by its key."""
    QApplication.processEvents()
    dock = desktop.window.docks[name]
    dock.take_focus()
    QApplication.processEvents()
    assert dock.isAncestorOf(QApplication.focusWidget())
    came = assert_sound(desktop.window, language, dock)
    title = [each for each in came if dock.titleBarWidget().isAncestorOf(each)]
    content = [each for each in came if each not in title]
    assert (jumps(content), jumps(title)) == ([], []), name
    assert twice(letters(desktop.window)) == []


def test_tab_goes_through_every_panel(desktop, language):
    for spec in PANELS:
        assert_panel_sound(desktop, language, spec.name)


def test_tab_goes_through_every_part_of_the_guide(desktop, language):
    tabs = desktop.window.docks["guide"].widget().tabs
    for index in range(len(TABS)):
        tabs.setCurrentIndex(index)
        desktop.window.docks["guide"].take_focus()
        QApplication.processEvents()
        assert_sound(desktop.window, language, desktop.window.docks["guide"])
        assert twice(letters(desktop.window)) == []


def test_controls_that_come_later_stand_in_their_place(desktop, session, language):
    session.edit(approximation="gelu_as7126", functions=("gelu", "leaky_relu", "swish"))
    for name in ("controls", "fit"):
        assert_panel_sound(desktop, language, name)
    session.edit(formula="x/(1+exp(-k*x))", approximation=OWN)
    assert_panel_sound(desktop, language, "controls")
    for source in ("synthetic", "sample"):
        session.edit(ffn=dataclasses.replace(session.state.ffn, source=source))
        assert_panel_sound(desktop, language, "ffn")


def test_tab_goes_through_every_dialog(opened, language):
    for kind in DIALOGS:
        dialog = opened(kind)
        assert dialog.windowTitle()
        assert_sound(dialog, language)
        assert twice(letters(dialog)) == [], kind
        dialog.reject()


def test_what_a_limited_session_shows_is_chosen_with_tab(opened, session, language):
    panels = tuple(spec.name for spec in PANELS[:3])
    session.edit(stage=StageSettings(panels=panels, controls=("input",)))
    dialog = opened("stage")
    assert len(assert_sound(dialog, language)) > len(PANELS) + 3
    session.edit(stage=StageSettings())


def test_a_report_of_a_fault_is_read_with_tab(opened, language):
    dialog = opened("fault")
    dialog.show_details.setChecked(True)
    assert dialog.details in assert_sound(dialog, language)


def test_large_text_leaves_every_dialog_on_the_screen(desktop, opened, language, monkeypatch):
    monkeypatch.setattr("PySide6.QtGui.QScreen.availableSize", lambda _: QSize(SCREEN))
    desktop.views.choose_text_size(200)
    for kind in DIALOGS:
        dialog = opened(kind)
        for size in (dialog.size(), dialog.minimumSizeHint()):
            assert size.width() <= SCREEN.width() - FRAME.width(), (kind, size)
            assert size.height() <= SCREEN.height() - FRAME.height(), (kind, size)
        dialog.reject()


QUESTIONS = (
    partial(unsaved, "a"),
    partial(risky, "a", True, ["line"]),
    partial(replaced, "a"),
    partial(changed, "a", True),
    partial(recover, "2026", "a", "file", True),
    partial(recover, "2026", "a", "file", False),
)


def test_questions_are_read_and_answered_with_keys(desktop, language, monkeypatch):
    seen = []

    def look(box):
        box.open()
        activate(box)
        came = assert_sound(box, language)
        assert [each for each in came if each not in box.buttons()] == []
        assert twice(letters(box)) == []
        access = QAccessible.queryAccessibleInterface(box)
        assert access.role() == QAccessible.Role.AlertMessage
        texts = {access.child(i).text(QAccessible.Text.Name) for i in range(access.childCount())}
        assert {box.text(), box.informativeText()} <= texts | {""}
        seen.append(box.windowTitle())
        box.reject()

    monkeypatch.setattr(QMessageBox, "exec", look)
    for question in QUESTIONS:
        asked = question()
        assert ask(desktop.window, asked) == asked.answers[-1][0]
        assert seen.pop() == asked.title
