"""The letters that are underlined in dialogs: each leads to something that takes the focus."""

import re

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel

from gelu_desktop.app.data_dialog import DataDialog
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.app.preferences import PreferencesDialog
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES

LETTER = re.compile(r"(?<!&)&(?!&|\s)")


def labelled(widget):
    """Return every label with a letter of its own."""
    return [label for label in widget.findChildren(QLabel) if LETTER.search(label.text())]


def assert_alive(widget):
    for label in labelled(widget):
        buddy = label.buddy()
        assert buddy is not None, label.text()
        assert buddy.focusPolicy() & Qt.FocusPolicy.TabFocus, label.text()


@pytest.fixture
def dialogs(qtbot, tmp_path):
    kept = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    result, theme = Result(State()), THEMES["light"]
    made = [
        ExportDialog(None, result, theme, "curve", kept),
        SweepDialog(None, result, theme, "curve", kept),
        DataDialog(None, result, "curve", kept),
    ]
    for dialog in made:
        qtbot.addWidget(dialog)
    return made


def test_every_letter_of_a_dialog_leads_to_its_field(dialogs):
    for dialog in dialogs:
        assert len(labelled(dialog)) >= 2
        assert_alive(dialog)


def test_every_letter_of_the_window_and_its_dialogs_leads_to_its_field(desktop):
    desktop.views.show_preferences()
    QApplication.processEvents()
    assert len(labelled(desktop.window.findChild(PreferencesDialog))) >= 4
    assert_alive(desktop.window)
    desktop.window.findChild(PreferencesDialog).close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_keys_of_the_export_form_reach_width_resolution_and_text(qtbot, dialogs):
    dialog = dialogs[0]
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    form = dialog.form
    for key, field in (
        (Qt.Key.Key_W, form.width_field),
        (Qt.Key.Key_U, form.dpi_field),
        (Qt.Key.Key_X, form.font_field),
    ):
        qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
        assert QApplication.focusWidget() is field
