"""The dialog that exports data."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import data_dialog
from gelu_desktop.app.data_dialog import DataDialog, export_data
from gelu_desktop.app.data_files import DATA
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State

NEVER = State(race=RaceSettings(seed=1234))


@pytest.fixture
def make(qtbot, kept):
    def make(panel="curve", state=None):
        dialog = DataDialog(None, Result(state or State()), panel, kept)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def answer(monkeypatch):
    def answer(path):
        asked = []
        monkeypatch.setattr(
            data_dialog, "ask_target", lambda *given: (asked.append(given), path)[1]
        )
        return asked

    return answer


def press(qtbot, dialog):
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("panel", DATA)
def test_it_begins_with_the_panel(make, panel):
    assert make(panel).panel.name == panel


def test_a_panel_without_data_begins_with_the_first(make):
    assert make("formula").panel.name == next(iter(DATA))


def test_it_writes_what_was_chosen_and_remembers(qtbot, make, answer, kept, tmp_path):
    dialog = make("error")
    dialog.kind.set_name("json")
    asked = answer(tmp_path / "a.json")
    press(qtbot, dialog)
    assert json.loads((tmp_path / "a.json").read_bytes())["panel"] == "error"
    assert dialog.written == tmp_path / "a.json"
    assert not dialog.isVisible()
    assert asked[0][2].name == "error.json"
    again = make("curve")
    assert again.kind.name == "json"
    asked = answer(None)
    press(qtbot, again)
    assert asked[0][2] == tmp_path / "curve.json"
    assert again.isVisible()


def test_what_has_no_data_says_so_and_asks_for_no_name(qtbot, make, answer, tmp_path):
    dialog = make("race", NEVER)
    asked = answer(tmp_path / "a.csv")
    height = dialog.panel.height()
    press(qtbot, dialog)
    QApplication.processEvents()
    assert dialog.panel.height() >= height  # nothing is squeezed to make room
    assert "has not been run" in dialog.message.text()
    assert dialog.message.isVisible()
    assert asked == []
    dialog.panel.setFocus()
    qtbot.keyClick(dialog.panel, Qt.Key.Key_Up)
    assert not dialog.message.isVisible()


@pytest.mark.parametrize("name", ["a.json", "a.png", "none/a.csv"])
def test_a_name_that_is_refused_leaves_the_dialog_open(qtbot, make, answer, tmp_path, name):
    dialog = make("curve")
    answer(tmp_path / name)
    press(qtbot, dialog)
    assert dialog.message.text()
    assert dialog.written is None
    assert list(tmp_path.glob("a.*")) == []


def test_the_window_says_what_was_written(monkeypatch, window, kept, tmp_path):
    def execute(dialog):
        dialog.written = Path(tmp_path / "a.csv")

    monkeypatch.setattr(DataDialog, "exec", execute)
    export_data(window, Result(State()), "curve", kept)
    assert str(tmp_path / "a.csv") in window.statusBar().currentMessage()
    window.statusBar().clearMessage()
