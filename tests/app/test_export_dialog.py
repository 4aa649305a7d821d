"""The export dialog: its choices, its preview, what it writes and remembers."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QSettings, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QPushButton,
)

from gelu_desktop.app import export_dialog, file_dialogs, folders
from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.export_choices import PAGES, Choices
from gelu_desktop.app.export_dialog import ExportDialog, export_image
from gelu_desktop.app.export_look import CAPTION_MAX, CUSTOM, PRESETS, Look, Size
from gelu_desktop.app.picture import left_out_words, telling
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


def size_shown(dialog):
    return dialog.form.width_field.number, dialog.form.height_field.number


def texts_of(dialog):
    kinds = (QLabel, QPushButton, QCheckBox)
    return [widget.text() for kind in kinds for widget in dialog.findChildren(kind)]


def mark(dialog, name):
    dialog.panels.list.setCurrentRow(list(PICTURES).index(name))


@pytest.mark.parametrize("panel", PICTURES)
def test_it_begins_with_the_panel_and_its_own_size(make, panel):
    dialog = make(panel)
    assert [spec.name for spec in dialog.panels.ticked] == [panel]
    assert size_shown(dialog) == PICTURES[panel].size
    assert dialog.picture(PICTURES[panel]).scale == 1.0


def test_it_fits_the_smallest_screen(make):
    dialog = make()
    assert dialog.width() <= 1366 - 100
    assert dialog.height() <= 768 - 100


def test_presets_set_size_resolution_text_and_lines(qtbot, make):
    dialog = make("curve")
    width, height = PICTURES["curve"].size
    shown = {
        "slide": ((1920, 1080), 192, (1920, 1080)),
        "double": ((2 * width, 2 * height), 192, (2 * width, 2 * height)),
        "column": ((85, 64), 300, (1004, 756)),
        "columns": ((175, 110), 300, (2067, 1299)),
        "normal": ((width, height), 96, (width, height)),
    }
    assert set(shown) == set(PRESETS)
    for name, (size, dpi, pixels) in shown.items():
        choose(qtbot, dialog.form.preset, name)
        assert (size_shown(dialog), dialog.form.dpi_field.number) == (size, dpi)
        assert dialog.picture(PICTURES["curve"]).size == pixels
        assert dialog.form.font_field.number == PRESETS[name].font
        assert dialog.form.lines_field.number == PRESETS[name].lines


def test_another_panel_brings_its_own_size(make):
    dialog = make("curve")
    mark(dialog, "formula")
    assert size_shown(dialog) == PICTURES["formula"].size


def test_another_unit_keeps_the_size(qtbot, make):
    dialog = make("curve")
    choose(qtbot, dialog.form.preset, "slide")
    choose(qtbot, dialog.form.unit, "mm")
    assert size_shown(dialog) == (254, 142.88)
    assert dialog.picture(PICTURES["curve"]).size == (1920, 1080)
    choose(qtbot, dialog.form.unit, "in")
    assert size_shown(dialog) == (10, 5.625)
    choose(qtbot, dialog.form.unit, "px")
    assert size_shown(dialog) == (1920, 1080)
    assert dialog.form.preset.name == CUSTOM


def test_the_resolution_changes_the_pixels_of_a_size_on_paper(qtbot, make):
    dialog = make("curve")
    choose(qtbot, dialog.form.preset, "column")
    type_into(qtbot, dialog.form.dpi_field, "600")
    assert size_shown(dialog) == (85, 64)
    assert dialog.picture(PICTURES["curve"]).size == (2008, 1512)
    assert "2008 × 1512" in dialog.form.pixels.text()


def test_pixels_are_whole(qtbot, make):
    dialog = make("curve")
    type_into(qtbot, dialog.form.width_field, "500.4")
    assert size_shown(dialog)[0] == 500
    assert dialog.picture(PICTURES["curve"]).size[0] == 500


def test_typing_a_size_makes_it_ones_own(qtbot, make):
    dialog = make()
    type_into(qtbot, dialog.form.width_field, "1001")
    type_into(qtbot, dialog.form.height_field, "777")
    assert dialog.form.preset.name == CUSTOM
    assert size_shown(dialog) == (1001, 777)


@pytest.mark.parametrize(
    ("width", "height"), [(1001, 777), (777, 1001), (1, 1), (16000, 777), (333, 16000)]
)
def test_a_file_has_exactly_the_size_that_was_typed(
    qtbot, make, answer, desktop, tmp_path, width, height
):
    """Both sides as typed, whatever the shape of the panel in the window."""
    desktop.window.resize(1201, 701)
    QApplication.processEvents()
    dialog = make()
    target = tmp_path / "a.png"
    answer(target)
    type_into(qtbot, dialog.form.width_field, str(width))
    type_into(qtbot, dialog.form.height_field, str(height))
    assert size_shown(dialog) == (width, height)
    press_export(qtbot, dialog)
    assert dialog.written == [target]
    with Image.open(target) as image:
        assert image.size == (width, height)
        image.load()


def test_a_side_that_is_left_blank_keeps_what_was_there(qtbot, make):
    dialog = make()
    type_into(qtbot, dialog.form.width_field, "640")
    type_into(qtbot, dialog.form.width_field, " ")
    assert size_shown(dialog)[0] == 640
    assert "640 was kept" in dialog.form.width_field.accessibleDescription()


def test_a_size_that_is_too_large_is_refused_in_words(qtbot, make):
    dialog = make()
    type_into(qtbot, dialog.form.width_field, "16384")
    type_into(qtbot, dialog.form.height_field, "16384")
    assert "16384" in dialog._message.text()
    assert dialog._message.isVisible()
    assert not dialog._save.isEnabled()
    type_into(qtbot, dialog.form.height_field, "100")
    assert not dialog._message.isVisible()
    assert dialog._save.isEnabled()


def test_a_refused_number_exports_nothing(qtbot, make, answer, tmp_path):
    dialog = make()
    asked = answer(tmp_path / "a.png")
    dialog.form.width_field.setFocus()
    dialog.form.width_field.selectAll()
    qtbot.keyClicks(dialog.form.width_field, "abc")
    qtbot.keyClick(dialog.form.width_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert asked == []
    qtbot.mouseClick(dialog._save, Qt.MouseButton.LeftButton)
    assert len(asked) == 1


def test_a_number_put_right_exports(qtbot, make, answer, tmp_path):
    dialog = make()
    asked = answer(tmp_path / "a.png")
    type_into(qtbot, dialog.form.width_field, "abc")
    dialog.form.width_field.selectAll()
    qtbot.keyClicks(dialog.form.width_field, "500")
    qtbot.keyClick(dialog.form.width_field, Qt.Key.Key_Return)
    assert len(asked) == 1


def test_the_preview_follows_the_choices(qtbot, make):
    dialog = make()
    before = dialog.preview.pixmap().toImage()
    choose(qtbot, dialog.form.colours, "dark")
    after = dialog.preview.pixmap().toImage()
    assert before.pixelColor(0, 0) == THEMES["light"].colour("surface")
    assert after.pixelColor(0, 0) == THEMES["dark"].colour("surface")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_as_shown_is_the_theme_of_the_window(make, theme):
    dialog = make(theme=theme)
    assert dialog.picture(PICTURES["curve"]).theme is THEMES[theme]


def test_it_writes_what_was_chosen(qtbot, make, answer, tmp_path):
    dialog = make("error")
    target = tmp_path / "mine.png"
    asked = answer(target)
    type_into(qtbot, dialog.form.width_field, "641")
    press_export(qtbot, dialog)
    assert [(start.name, kind) for start, kind in asked] == [("error.png", "png")]
    assert dialog.written == [target]
    assert not dialog.isVisible()
    with Image.open(target) as image:
        assert image.size == (641, PICTURES["error"].size[1])


def test_all_panels_go_into_one_folder(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(folder=tmp_path)
    qtbot.mouseClick(dialog.panels.all, Qt.MouseButton.LeftButton)
    choose(qtbot, dialog.form.kind, "svg")
    press_export(qtbot, dialog)
    assert {path.name for path in dialog.written} == {f"{name}.svg" for name in PICTURES}
    assert all(path.stat().st_size for path in dialog.written)


def test_cancelling_where_to_keeps_the_dialog(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(None)
    press_export(qtbot, dialog)
    dialog.panels.tick(set(PICTURES))
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


def test_ticked_panels_become_pages_of_one_file(qtbot, make, answer, tmp_path):
    dialog = make("error")
    asked = answer(tmp_path / "a.pdf")
    dialog.panels.list.item(0).setCheckState(Qt.CheckState.Checked)
    choose(qtbot, dialog.form.kind, PAGES)
    press_export(qtbot, dialog)
    assert [(start.name, kind) for start, kind in asked] == [("panels.pdf", "pdf")]
    assert (tmp_path / "a.pdf").read_bytes().count(b"/MediaBox") == 2


def test_without_a_panel_there_is_nothing_to_export(qtbot, make):
    dialog = make("curve")
    dialog.panels.tick(set())
    assert dialog._message.text()
    assert not dialog._save.isEnabled()
    qtbot.mouseClick(dialog.panels.one, Qt.MouseButton.LeftButton)
    assert [spec.name for spec in dialog.panels.ticked] == ["curve"]
    assert dialog._save.isEnabled()


def test_a_tick_shows_its_panel(make):
    dialog = make("curve")
    dialog.panels.list.item(2).setCheckState(Qt.CheckState.Checked)
    assert dialog.panels.marked.name == list(PICTURES)[2]


def click_row(qtbot, dialog, row, on_tick=False):
    shown = dialog.panels.list
    rect = shown.visualItemRect(shown.item(row))
    at = rect.center()
    if on_tick:
        at.setX(rect.left() + 10)
    qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=at)


def ticked(dialog):
    return [list(PICTURES).index(spec.name) for spec in dialog.panels.ticked]


def test_a_single_tick_follows_the_panel_that_is_looked_at(qtbot, make):
    dialog = make("curve")
    click_row(qtbot, dialog, 2)
    assert (ticked(dialog), dialog.panels.marked.name) == ([2], list(PICTURES)[2])
    qtbot.keyClick(dialog.panels.list, Qt.Key.Key_Down)
    assert (ticked(dialog), dialog.panels.marked.name) == ([3], list(PICTURES)[3])


def test_ticks_that_were_set_by_hand_stay(qtbot, make):
    dialog = make("curve")
    click_row(qtbot, dialog, 2, on_tick=True)
    assert ticked(dialog) == [0, 2]
    click_row(qtbot, dialog, 4)
    qtbot.keyClick(dialog.panels.list, Qt.Key.Key_Down)
    assert ticked(dialog) == [0, 2]
    click_row(qtbot, dialog, 0, on_tick=True)
    assert ticked(dialog) == [2]
    click_row(qtbot, dialog, 2, on_tick=True)
    assert ticked(dialog) == []


def fill(qtbot, form):
    """Choose something else in every control."""
    choose(qtbot, form.kind, "pdf")
    choose(qtbot, form.colours, "paper")
    choose(qtbot, form.legend, "bottom-left")
    choose(qtbot, form.language, "zh_CN")
    choose(qtbot, form.unit, "mm")
    type_into(qtbot, form.width_field, "120,5")
    type_into(qtbot, form.height_field, "80")
    type_into(qtbot, form.dpi_field, "200")
    type_into(qtbot, form.font_field, "0.9")
    type_into(qtbot, form.lines_field, "1.25")
    for tick in form.ticks:
        tick.setChecked(True)
    form.caption.setPlainText("Figure 1, with a comma;\nand a line")


CHOSEN = Choices(
    kind="pdf",
    colours="paper",
    preset=CUSTOM,
    size=Size(120.5, 80, "mm", 200),
    look=Look(
        0.9,
        1.25,
        "bottom-left",
        True,
        True,
        "Figure 1, with a comma;\nand a line",
        True,
        "zh_CN",
    ),
    captioned=True,
)


def test_every_choice_is_remembered(qtbot, make, kept, answer, tmp_path):
    first = make()
    asked = answer(tmp_path / "a.pdf")
    fill(qtbot, first.form)
    assert replace(first.choices, folder="") == CHOSEN
    press_export(qtbot, first)
    kept.sync()
    again = QSettings(kept.fileName(), QSettings.Format.IniFormat)
    assert Choices.recall(again) == replace(CHOSEN, folder=str(tmp_path))
    second = make("error")
    assert second.choices == replace(CHOSEN, folder=str(tmp_path))
    assert second.form.caption.toPlainText() == CHOSEN.look.caption
    press_export(qtbot, second)
    assert asked[-1] == (tmp_path / "error.pdf", "pdf")


def test_a_preset_is_remembered_by_its_name(qtbot, make, answer, tmp_path):
    first = make()
    answer(tmp_path / "a.png")
    choose(qtbot, first.form.preset, "column")
    press_export(qtbot, first)
    second = make("error")
    assert second.form.preset.name == "column"
    assert second.picture(PICTURES["error"]).size == (1004, 756)


@pytest.mark.parametrize("bad", ["nonsense", "nan", "-1", "1e9", 7, [1, 2], "", b"\xff", "0"])
def test_broken_settings_give_the_defaults(make, kept, bad):
    keys = ("kind", "colours", "preset", "width", "height", "unit", "dpi", "font", "lines")
    for key in (*keys, "legend", "transparent", "title", "captioned", "footer", "language"):
        kept.setValue(f"export/{key}", bad)
    dialog = make()
    assert replace(dialog.choices, folder="") == Choices(captioned=False)
    assert size_shown(dialog) == PICTURES["curve"].size
    assert dialog._save.isEnabled()


def test_a_broken_setting_falls_back_alone(make, kept):
    Choices(colours="dark", look=Look(legend="none", footer=True)).remember(kept)
    kept.setValue("export/legend", "elsewhere")
    choices = make().choices
    assert (choices.colours, choices.look.legend, choices.look.footer) == ("dark", "above", True)


def test_a_size_that_no_picture_has_is_forgotten(make, kept):
    Choices(preset=CUSTOM, size=Size(600, 600, "in", 1500)).remember(kept)
    assert make().choices.size == Size()


def test_words_that_leave_no_room_are_refused(qtbot, make):
    dialog = make()
    dialog.form.captioned.setChecked(True)
    dialog.form.caption.setPlainText("line\n" * 60)
    assert "too little room" in dialog._message.text()
    assert not dialog._save.isEnabled()
    dialog.form.captioned.setChecked(False)
    assert dialog._save.isEnabled()


def test_a_caption_has_an_end(make):
    dialog = make()
    dialog.form.captioned.setChecked(True)
    dialog.form.caption.setPlainText("x " * CAPTION_MAX)
    assert len(dialog.form.caption.toPlainText()) == CAPTION_MAX
    assert len(dialog.choices.look.caption) == CAPTION_MAX


def test_it_says_when_a_panel_has_to_be_smaller(qtbot, make):
    dialog = make("formats")
    assert dialog._hint.text() == ""
    choose(qtbot, dialog.form.preset, "column")
    assert "2 times smaller" in dialog._hint.text()


def test_a_transparent_ground_shows_checks(qtbot, make):
    dialog = make()
    dialog.form.transparent.setChecked(True)
    image = dialog.preview.pixmap().toImage()
    corner = {image.pixelColor(1, y).name() for y in (1, 9)}
    theme = THEMES["light"]
    assert corner == {theme.colour("surface").name(), theme.colour("grid").name()}


def test_another_language_is_that_of_the_picture_only(qtbot, make):
    dialog = make("error")
    dialog.form.title.setChecked(True)
    texts = texts_of(dialog)
    choose(qtbot, dialog.form.language, "zh_CN")
    assert dialog.picture(PICTURES["error"]).words.title == "误差"
    assert texts_of(dialog) == texts
    assert QApplication.translate("Panels", "Error") == "Error"


def test_every_control_has_a_name_for_screen_readers(make):
    from PySide6.QtGui import QAccessible

    dialog = make()
    form = dialog.form
    for widget in (dialog.panels.list, *form.lists, *form.fields, *form.ticks, form.caption):
        name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert name


def test_tab_goes_through_it_from_top_to_bottom(qtbot, make):
    dialog = make()
    form = dialog.form
    form.captioned.setChecked(True)
    dialog.panels.list.setFocus()
    seen = []
    for _ in range(20):
        seen.append(QApplication.focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Tab)
    wanted = [
        *(dialog.panels.list, dialog.panels.all, dialog.panels.one),
        *(form.kind, form.colours, form.transparent, form.preset),
        *(form.width_field, form.height_field, form.unit, form.dpi_field),
        *(form.font_field, form.lines_field, form.legend, form.language),
        *(form.title, form.captioned, form.caption, form.footer),
    ]
    assert seen[:-1] == wanted
    assert seen[-1] in dialog._buttons.buttons()


def test_no_two_controls_share_a_mnemonic(make):
    dialog = make()
    keys = [found[1].lower() for text in texts_of(dialog) if (found := re.search("&(.)", text))]
    assert len(keys) == len(set(keys)) >= 10


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


def test_the_first_folder_exists_and_is_that_of_the_session(qtbot, kept, tmp_path, monkeypatch):
    home = tmp_path / "home"
    (home / "Documents").mkdir(parents=True)
    work = tmp_path / "work"
    work.mkdir()
    places = {"PicturesLocation": home / "Pictures", "DocumentsLocation": home / "Documents"}
    monkeypatch.setattr(
        folders.QStandardPaths,
        "writableLocation",
        lambda place: str(places.get(place.name, home)),
    )
    assert folders.starting_folder("", work / "a.gelu.json") == work
    assert folders.starting_folder("") == home / "Documents"
    assert folders.starting_folder(str(work)) == work
    assert folders.starting_folder(str(tmp_path / "gone")) == home / "Documents"
    (home / "Documents").rmdir()
    assert folders.starting_folder("") == home
    asked = []
    monkeypatch.setattr(export_dialog, "ask_folder", lambda _, start: asked.append(start))
    file = work / "a.gelu.json"
    dialog = ExportDialog(None, Result(State()), THEMES["light"], "curve", kept, file)
    qtbot.addWidget(dialog)
    dialog.panels.tick(set(PICTURES))
    press_export(qtbot, dialog)
    assert asked == [work]


def test_a_folder_that_is_not_there_yet_can_be_named(qtbot, tmp_path):
    parent = QMainWindow()
    qtbot.addWidget(parent)

    def name(text):
        dialog = parent.findChild(file_dialogs.FolderDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        field.setText(text)
        dialog.accept()
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, lambda: name(str(tmp_path / "new")))
    assert file_dialogs.ask_folder(parent, tmp_path) == tmp_path / "new"
    QTimer.singleShot(0, lambda: name(str(tmp_path)))
    assert file_dialogs.ask_folder(parent, tmp_path) == tmp_path
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_new_folder_is_made(qtbot, make, answer, tmp_path):
    dialog = make()
    answer(folder=tmp_path / "new")
    dialog.panels.tick({"curve", "error"})
    press_export(qtbot, dialog)
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"curve.png", "error.png"}


def test_many_files_are_told_by_their_number(tmp_path):
    assert file_dialogs.written_words([tmp_path / "a.png"]) == f"Exported: {tmp_path / 'a.png'}"
    many = [tmp_path / f"{index}.png" for index in range(10)]
    assert file_dialogs.written_words(many) == f"Exported: 10 files into {tmp_path}"


def test_a_page_that_would_say_nothing_is_left_out(qtbot, make, answer, tmp_path):
    dialog = make("error")
    answer(tmp_path / "a.pdf")
    dialog.panels.tick({"error", "race"})
    choose(qtbot, dialog.form.kind, PAGES)
    press_export(qtbot, dialog)
    assert (tmp_path / "a.pdf").read_bytes().count(b"/MediaBox") == 1
    assert [spec.name for spec in dialog.left_out] == ["race"]
    assert "Training race" in left_out_words(dialog.left_out)


def test_one_empty_page_is_better_than_none():
    race = PICTURES["race"]
    assert telling([race], Result(State())) == [race]
