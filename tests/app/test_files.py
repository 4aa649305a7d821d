"""Sessions in the window: what is asked, what is told, and what the title says."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import drops, questions
from gelu_desktop.app import files as module
from gelu_desktop.app.recovery import folder
from gelu_desktop.app.writing import backup_of
from gelu_desktop.model.files import ENDING, dump, load
from gelu_desktop.model.state import State


class Person:
    """Answers questions, chooses files, and remembers what was asked and told."""

    def __init__(self, monkeypatch):
        self.answers, self.asked, self.told = [], [], []
        self.file = self.target = None
        monkeypatch.setattr(module, "ask", self._ask)
        for place in (module, drops):
            monkeypatch.setattr(place, "tell", self._tell)
        monkeypatch.setattr(module, "ask_session", lambda *_: self.file)
        monkeypatch.setattr(module, "ask_session_target", lambda *_: self.target)

    def _ask(self, _parent, question):
        self.asked.append(question)
        return self.answers.pop(0)

    def _tell(self, _parent, _title, text, lines=()):
        self.told.append("\n".join([text, *lines]))


@pytest.fixture
def person(monkeypatch):
    return Person(monkeypatch)


@pytest.fixture
def files(desktop, person):
    return desktop.files


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "lecture.gelu.json"
    path.write_text(dump(State(x=-2.0)), encoding="utf-8")
    return path


def settle():
    for _ in range(3):
        QApplication.processEvents()


def test_the_title_names_the_work_and_marks_changes(desktop, files, session, file, person):
    window = desktop.window
    assert window.windowTitle() == "[*]Untitled - GELU Desktop"
    assert not window.isWindowModified()
    assert files.open(file)
    session.edit(x=3.0)
    settle()
    assert window.windowTitle() == "[*]lecture.gelu.json - GELU Desktop"
    assert window.isWindowModified()
    session.undo()
    settle()
    assert not window.isWindowModified()
    desktop.choose_theme("dark")
    assert window.windowTitle() == "[*]lecture.gelu.json - GELU Desktop"


def test_unsaved_work_is_asked_about_before_it_is_left(files, session, file, person, tmp_path):
    session.edit(x=3.0)
    person.answers = [questions.CANCEL]
    assert not files.new()
    assert session.state.x == 3.0
    person.answers = [questions.SAVE]
    person.target = None
    assert not files.open(file)
    assert session.state.x == 3.0
    person.answers, person.target = [questions.SAVE], tmp_path / "mine.gelu.json"
    assert files.open(file)
    assert session.state.x == -2.0
    assert load(person.target.read_bytes()).state.x == 3.0
    session.edit(x=5.0)
    person.answers = [questions.DISCARD]
    assert files.new()
    assert session.state == State()
    settle()


def test_the_window_asks_too(desktop, files, session, person):
    session.edit(x=3.0)
    settle()
    person.answers = [questions.CANCEL]
    assert not desktop.close()
    assert desktop.window.isVisible()
    person.answers = [questions.DISCARD]
    assert desktop.close()
    assert not list(folder().glob("*")) if folder().exists() else True


def test_problems_are_told_and_the_file_is_not_replaced_unasked(files, session, file, person):
    whole = json.loads(file.read_text(encoding="utf-8"))
    whole["state"]["x_range"] = [5, -5]
    file.write_text(json.dumps(whole), encoding="utf-8")
    assert files.open(file)
    assert "x_range: [5, -5] is not a range at least" in person.told[0]
    before = file.read_bytes()
    assert files.may_leave()
    session.edit(x=1.0)
    person.answers = [questions.CANCEL]
    assert not files.save()
    assert file.read_bytes() == before
    person.answers = [questions.SAVE]
    assert files.save()
    assert backup_of(file).read_bytes() == before
    assert "could not be read" in person.asked[-1].text
    settle()


def test_a_newer_file_is_read_and_told(files, session, file, person, tmp_path):
    whole = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(whole | {"version": 99}), encoding="utf-8")
    assert files.open(file)
    assert "newer version" in person.told[0]
    session.edit(x=1.0)
    person.answers, person.target = [questions.OTHER], tmp_path / "other.gelu.json"
    assert files.save()
    assert json.loads(file.read_text(encoding="utf-8"))["version"] == 99
    assert files.document.path == person.target
    settle()


def test_what_cannot_be_opened_is_told(files, session, person, tmp_path):
    session.edit(x=3.0)
    person.answers = [questions.DISCARD]
    assert not files.open(tmp_path / "gone.gelu.json")
    assert "cannot be opened" in person.told[0]
    assert session.state.x == 3.0
    settle()


def test_what_cannot_be_saved_is_told_and_stays_unsaved(files, session, person, tmp_path):
    session.edit(x=3.0)
    person.target = tmp_path / "no" / "where.gelu.json"
    assert not files.save()
    assert "still unsaved" in person.told[0]
    assert files.document.modified
    settle()


def test_a_change_on_disk_is_asked_about_once(files, session, file, person):
    files.open(file)
    file.write_text(dump(State(x=9.0)), encoding="utf-8")
    person.answers = [questions.KEEP]
    files.look()
    files.look()
    assert len(person.asked) == 1
    assert session.state.x == -2.0
    assert files.document.modified
    file.write_text(dump(State(x=8.0)), encoding="utf-8")
    person.answers = [questions.RELOAD]
    files.look()
    assert session.state.x == 8.0
    assert not files.document.modified
    file.unlink()
    files.look()
    assert files.document.modified
    assert files.save()
    assert load(file.read_bytes()).state.x == 8.0
    settle()


def test_saving_over_another_s_changes_is_asked(files, session, file, person):
    files.open(file)
    session.edit(x=1.0)
    file.write_text(dump(State(x=9.0)), encoding="utf-8")
    person.answers = [questions.SAVE]
    assert files.save()
    assert load(backup_of(file).read_bytes()).state.x == 9.0
    settle()


def test_recent_files_are_nine_pruned_and_cleared(desktop, files, person, tmp_path):
    paths = [tmp_path / f"{number}.gelu.json" for number in range(12)]
    for path in paths:
        path.write_text(dump(State()), encoding="utf-8")
        assert files.open(path)
    assert files.recent.files == paths[:2:-1]
    paths[11].unlink()
    menu = desktop.window.actions_by_name["save"].parent()
    assert menu is not None
    assert files.recent.files[0] == paths[10]
    files.open(paths[5])
    assert files.recent.files[0] == paths[5]
    assert len(files.recent.files) == 8
    files.recent.clear()
    assert files.recent.files == []


@pytest.mark.parametrize("value", [7, "", ["", 3, "relative.json"], ["/gone"] * 10_000])
def test_broken_recent_files_are_no_fault(desktop, files, kept, value):
    kept.setValue("recent", value)
    assert files.recent.files == []


def test_the_history_lists_steps_by_name_and_goes_to_them(desktop, session):
    session.edit(x=2.0)
    session.edit(approximation="gelu_sigmoid")
    session.edit(tangent=False)
    settle()
    menu = submenu(desktop, "History")
    menu.aboutToShow.emit()
    names = [action.text() for action in menu.actions() if action.isCheckable()]
    assert names == [
        "Tangent: off",
        "Approximation: sigmoid form",
        "Probe: 2",
        "First state kept",
    ]
    assert [action.isChecked() for action in menu.actions()][:4] == [True, False, False, False]
    assert "100" in menu.actions()[-1].text()
    menu.actions()[2].trigger()
    settle()
    assert (session.state.x, session.state.approximation) == (2.0, "gelu_tanh")
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert not session.state.tangent
    settle()


def test_undo_and_redo_say_what_they_would_do(desktop, session):
    session.edit(x=2.0)
    session.edit(tangent=False)
    session.undo()
    settle()
    edit = desktop.window.actions_by_name
    next(
        action.menu()
        for action in desktop.window.menuBar().actions()
        if action.text().replace("&", "") == "Edit"
    ).aboutToShow.emit()
    assert edit["undo"].text() == "&Undo: Probe: 2"
    assert edit["redo"].text() == "&Redo: Tangent: off"


def test_work_whose_folder_vanished_is_unsaved(desktop, files, session, person, file, tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    moved = folder / file.name
    file.rename(moved)
    files.open(moved)
    moved.unlink()
    folder.rmdir()
    assert not files.save()
    assert files.document.modified
    assert desktop.window.isWindowModified()
    person.answers = [questions.CANCEL]
    assert not desktop.close()


def submenu(desktop, title):
    for menu in desktop.window.menuBar().actions():
        for action in menu.menu().actions():
            if action.menu() is not None and action.text().replace("&", "") == title:
                return action.menu()
    raise LookupError(title)


def test_recent_files_are_opened_from_the_menu(desktop, files, session, file, person):
    files.open(file)
    files.new()
    menu = submenu(desktop, "Open recent")
    menu.aboutToShow.emit()
    first = menu.actions()[0]
    assert first.text() == "&1 lecture.gelu.json"
    first.trigger()
    assert session.state.x == -2.0
    menu.aboutToShow.emit()
    menu.actions()[-1].trigger()
    menu.aboutToShow.emit()
    assert len(menu.actions()) == 1
    settle()


def test_work_that_was_left_behind_is_restored(desktop, files, session, person, file, qtbot):
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / f"20260101-000000-aa{ENDING}"
    path.write_text(dump(State(x=7.5), {"recovery": {"path": str(file)}}), encoding="utf-8")
    person.answers = [questions.SAVE]
    desktop.begin()
    assert session.state.x == 7.5
    assert files.document.path == file
    assert files.document.modified
    assert not path.exists()
    files._settle(replace_first(folder()))
    (kept,) = folder().glob(f"*{ENDING}")
    assert load(kept.read_bytes()).state.x == 7.5
    assert ".trying" not in kept.name
    settle()


def replace_first(place):
    from gelu_desktop.app.recovery import remains

    (found,) = [each for each in remains() if each.tried]
    return replace(found)


def test_what_ended_the_program_is_skipped_by_default_and_kept(desktop, session, person):
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / f"20260101-000000-aa.trying{ENDING}"
    path.write_text(dump(State(x=7.5)), encoding="utf-8")
    person.answers = [questions.KEEP]
    desktop.begin()
    assert person.asked[0].answers[0][0] == questions.KEEP
    assert str(path) in "\n".join(person.asked[0].lines)
    assert path.exists()
    assert session.state == State()


def drop(desktop, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    assert desktop._drops.eventFilter(desktop.window, event)


def test_a_session_is_dropped_anywhere(desktop, files, session, file, person, tmp_path):
    drop(desktop, file)
    assert session.state.x == -2.0
    drop(desktop, tmp_path / "picture.png")
    assert "neither a session" in person.told[-1]
    drop(desktop, file, file)
    assert "one file" in person.told[-1]
    settle()


def test_a_checkpoint_that_is_dropped_goes_to_its_panel(desktop, person, monkeypatch, tmp_path):
    panel = desktop.window.docks["ffn"].widget()
    taken = []
    monkeypatch.setattr(type(panel), "take", lambda _self, path: taken.append(path))
    desktop.window.docks["ffn"].close()
    drop(desktop, tmp_path / "model.safetensors")
    settle()
    assert taken == [tmp_path / "model.safetensors"]
    assert desktop.window.docks["ffn"].isVisible()
