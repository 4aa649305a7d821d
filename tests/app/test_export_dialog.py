"""The export dialog: its choices, its preview, what it writes and remembers."""

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMainWindow, QMessageBox

from gelu_desktop.app import export_dialog, file_dialogs
from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.export_choices import CUSTOM
from gelu_desktop.app.export_dialog import ALL, ExportDialog, export_image
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES


@pytest.fixture
def kept(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def make(qtbot, kept):
    def make(panel="curve", theme="light"):
        dialog = ExportDialog(None, Result(State()), THEMES[theme], panel, kept)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return make


@pytest.fixture
def answer(monkeypatch):
    """Give answers in place of the system's dialogs."""

    def answer(file=None, folder=None, replace=True):
        asked = []

        def ask_file(_parent, start, kind):
            asked.append((start, kind))
            return file

        monkeypatch.setattr(export_dialog, "ask_file", ask_file)
        monkeypatch.setattr(export_dialog, "ask_folder", lambda *_: folder)
        monkeypatch.setattr(export_dialog, "may_replace", lambda *_: replace)
        return asked

    return answer


def press_export(qtbot, dialog):
    qtbot.mouseClick(dialog._save, Qt.MouseButton.LeftButton)


def choose(qtbot, choice, name):
    choice.setFocus()
    while choice.name != name:
        key = Qt.Key.Key_Down if choice.currentIndex() < choice.findData(name) else Qt.Key.Key_Up
        qtbot.keyClick(choice, key)


def type_into(qtbot, field, text):
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Tab)


@pytest.mark.parametrize("panel", PICTURES)
def test_it_begins_with_the_panel_and_its_own_size(make, panel):
    dialog = make(panel)
    assert dialog.panel.name == panel
    assert dialog.size_chosen == PICTURES[panel].size
    assert dialog.picture(dialog.spec).scale == 1.0


def test_it_fits_the_smallest_screen(make):
    dialog = make()
    assert dialog.width() <= 1366 - 100
    assert dialog.height() <= 768 - 100


def test_presets_set_size_and_scale(qtbot, make):
    dialog = make("curve")
    choose(qtbot, dialog.preset, "slide")
    assert (dialog.size_chosen, dialog.scale_field.number) == ((1920, 1080), 2.0)
    choose(qtbot, dialog.preset, "double")
    width, height = PICTURES["curve"].size
    assert (dialog.size_chosen, dialog.scale_field.number) == ((2 * width, 2 * height), 2.0)


def test_another_panel_brings_its_own_size(qtbot, make):
    dialog = make("curve")
    choose(qtbot, dialog.panel, "formula")
    assert dialog.size_chosen == PICTURES["formula"].size


def test_typing_a_size_makes_it_ones_own(qtbot, make):
    dialog = make()
    type_into(qtbot, dialog.width_field, "1001")
    type_into(qtbot, dialog.height_field, "777")
    assert dialog.preset.name == CUSTOM
    assert dialog.size_chosen == (1001, 777)


def test_a_size_that_is_too_large_is_refused_in_words(qtbot, make):
    dialog = make()
    type_into(qtbot, dialog.width_field, "16384")
    type_into(qtbot, dialog.height_field, "16384")
    assert "16384" in dialog._message.text()
    assert dialog._message.isVisible()
    assert not dialog._save.isEnabled()
    type_into(qtbot, dialog.height_field, "100")
    assert not dialog._message.isVisible()
    assert dialog._save.isEnabled()


def test_a_refused_number_exports_nothing(qtbot, make, answer, tmp_path):
    dialog = make()
    asked = answer(tmp_path / "a.png")
    dialog.width_field.setFocus()
    dialog.width_field.selectAll()
    qtbot.keyClicks(dialog.width_field, "abc")
    qtbot.keyClick(dialog.width_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert asked == []
    qtbot.mouseClick(dialog._save, Qt.MouseButton.LeftButton)
    assert len(asked) == 1


def test_a_number_put_right_exports(qtbot, make, answer, tmp_path):
    dialog = make()
    asked = answer(tmp_path / "a.png")
    type_into(qtbot, dialog.width_field, "abc")
    dialog.width_field.selectAll()
    qtbot.keyClicks(dialog.width_field, "500")
    qtbot.keyClick(dialog.width_field, Qt.Key.Key_Return)
    assert len(asked) == 1


def test_the_preview_follows_the_choices(qtbot, make):
    dialog = make()
    before = dialog._preview.pixmap().toImage()
    choose(qtbot, dialog.colours, "dark")
    after = dialog._preview.pixmap().toImage()
    assert before.pixelColor(0, 0) == THEMES["light"].colour("surface")
    assert after.pixelColor(0, 0) == THEMES["dark"].colour("surface")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_as_shown_is_the_theme_of_the_window(make, theme):
    dialog = make(theme=theme)
    assert dialog.picture(dialog.spec).theme is THEMES[theme]


def test_it_writes_what_was_chosen(qtbot, make, answer, tmp_path):
    dialog = make("error")
    target = tmp_path / "mine.png"
    asked = answer(target)
    type_into(qtbot, dialog.width_field, "641")
    press_export(qtbot, dialog)
    assert [(start.name, kind) for start, kind in asked] == [("error.png", "png")]
    assert dialog.written == [target]
    assert not dialog.isVisible()
    with Image.open(target) as image:
        assert image.size == (641, PICTURES["error"].size[1])


def test_all_panels_go_into_one_folder(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(folder=tmp_path)
    choose(qtbot, dialog.panel, ALL)
    choose(qtbot, dialog.kind, "svg")
    press_export(qtbot, dialog)
    assert {path.name for path in dialog.written} == {f"{name}.svg" for name in PICTURES}
    assert all(path.stat().st_size for path in dialog.written)


def test_cancelling_where_to_keeps_the_dialog(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(None)
    press_export(qtbot, dialog)
    choose(qtbot, dialog.panel, ALL)
    answer(folder=tmp_path, replace=False)
    press_export(qtbot, dialog)
    assert dialog.isVisible()
    assert dialog.written == []
    assert [path for path in tmp_path.iterdir() if path.suffix != ".ini"] == []


def test_failures_are_told_in_the_dialog(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(tmp_path / "none" / "a.png")
    press_export(qtbot, dialog)
    assert "does not exist" in dialog._message.text()
    answer(tmp_path / "a.pdf")
    press_export(qtbot, dialog)
    assert "a.pdf" in dialog._message.text()
    assert dialog.isVisible()
    answer(tmp_path / "a.png")
    press_export(qtbot, dialog)
    assert not dialog.isVisible()


def test_choices_are_remembered(qtbot, make, answer, tmp_path):
    first = make()
    asked = answer(tmp_path / "a.pdf")
    choose(qtbot, first.kind, "pdf")
    choose(qtbot, first.colours, "paper")
    type_into(qtbot, first.width_field, "500")
    type_into(qtbot, first.scale_field, "1,5")
    press_export(qtbot, first)
    second = make("error")
    assert (second.kind.name, second.colours.name, second.preset.name) == ("pdf", "paper", CUSTOM)
    assert second.size_chosen == (500, PICTURES["curve"].size[1])
    assert second.scale_field.number == 1.5
    press_export(qtbot, second)
    assert asked[-1] == (tmp_path / "error.pdf", "pdf")


@pytest.mark.parametrize("bad", ["nonsense", "0x0x1.0", "99999x99999x1.0", "1x1x99.0", 7, [1, 2]])
def test_broken_settings_give_the_defaults(make, kept, bad):
    for key in ("kind", "colours", "preset", "size"):
        kept.setValue(f"export/{key}", bad)
    kept.setValue("export/preset", CUSTOM)
    dialog = make()
    assert dialog.kind.name == "png"
    assert dialog.size_chosen == PICTURES["curve"].size
    assert dialog._save.isEnabled()


def test_every_control_has_a_name_for_screen_readers(make):
    from PySide6.QtGui import QAccessible

    dialog = make()
    for widget in (dialog.panel, dialog.kind, dialog.colours, dialog.preset, *dialog._fields):
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert name


def test_tab_goes_through_it_from_top_to_bottom(qtbot, make):
    dialog = make()
    dialog.panel.setFocus()
    seen = []
    for _ in range(9):
        seen.append(QApplication.focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Tab)
    fields = [dialog.panel, dialog.kind, dialog.colours, dialog.preset, *dialog._fields]
    assert seen[:7] == fields
    assert dialog._save in seen


def test_the_window_says_where_it_was_exported(qtbot, session, answer, tmp_path, monkeypatch):
    window = QMainWindow()
    qtbot.addWidget(window)
    answer(tmp_path / "a.png")
    monkeypatch.setattr(ExportDialog, "exec", lambda self: self._on_buttons_accepted())
    assert export_image(window, session, THEMES["light"], "curve") == [tmp_path / "a.png"]
    assert str(tmp_path / "a.png") in window.statusBar().currentMessage()


def test_a_hundred_dialogs_leave_nothing_behind(qtbot, session, monkeypatch):
    window = QMainWindow()
    qtbot.addWidget(window)
    monkeypatch.setattr(ExportDialog, "exec", lambda self: self.reject())
    for _ in range(100):
        export_image(window, session, THEMES["light"], "curve")
    QApplication.sendPostedEvents(None, 52)
    assert window.findChildren(ExportDialog) == []


def answering(monkeypatch, owner, result):
    """Let a dialog be answered at once."""
    monkeypatch.setattr(owner, "exec", lambda self: result)


def test_the_file_dialog_adds_the_ending_and_asks_before_replacing(qtbot, monkeypatch):
    seen = []

    def run(self):
        seen.append(self)
        assert self.acceptMode() == QFileDialog.AcceptMode.AcceptSave
        assert self.defaultSuffix() == "svg"
        assert not self.testOption(QFileDialog.Option.DontConfirmOverwrite)
        return True

    monkeypatch.setattr(QFileDialog, "exec", run)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: ["/x/a.svg"])
    parent = QLabel()
    qtbot.addWidget(parent)
    assert file_dialogs.ask_file(parent, Path("/x/a.svg"), "svg") == Path("/x/a.svg")
    answering(monkeypatch, QFileDialog, False)
    assert file_dialogs.ask_file(parent, Path("/x/a.svg"), "svg") is None


def test_files_of_all_panels_are_replaced_only_when_allowed(qtbot, monkeypatch, tmp_path):
    parent = QLabel()
    qtbot.addWidget(parent)
    there = tmp_path / "a.png"
    there.write_bytes(b"")
    answers = iter([QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole])

    def run(self):
        assert self.informativeText() == "a.png"
        role = next(answers)
        next(button for button in self.buttons() if self.buttonRole(button) == role).click()

    monkeypatch.setattr(QMessageBox, "exec", run)
    assert file_dialogs.may_replace(parent, [there, tmp_path / "b.png"])
    assert not file_dialogs.may_replace(parent, [there])
    assert file_dialogs.may_replace(parent, [tmp_path / "b.png"])
