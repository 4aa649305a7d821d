"""File > Report: where it goes, and what is said."""

import pytest
from PySide6.QtWidgets import QMessageBox

from gelu_desktop.app import report_dialog
from gelu_desktop.app.report_dialog import ask_report
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State


@pytest.fixture
def answer(monkeypatch):
    def answer(path):
        asked = []
        monkeypatch.setattr(
            report_dialog, "ask_target", lambda *given: (asked.append(given), path)[1]
        )
        return asked

    return answer


def test_it_is_written_and_said(window, kept, answer, tmp_path):
    asked = answer(tmp_path / "a.html")
    session = str(tmp_path / "lecture.gelu.json")
    assert ask_report(window, Result(State()), kept, "en", session) == tmp_path / "a.html"
    assert (tmp_path / "a.html").read_bytes().startswith(b"<!DOCTYPE html>")
    assert str(tmp_path / "a.html") in window.statusBar().currentMessage()
    assert asked[0][2].name == "lecture.html"
    asked = answer(None)
    assert ask_report(window, Result(State()), kept, "en") is None
    assert asked[0][2] == tmp_path / "gelu-report.html"
    window.statusBar().clearMessage()


def test_what_cannot_be_written_is_said(window, kept, answer, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    answer(tmp_path / "none" / "a.html")
    assert ask_report(window, Result(State()), kept, "en") is None
    assert "does not exist" in said[0]
