"""Everything that is done with sessions, pictures, tables, reports and the window, without a mouse.

Only keys are pressed, each where the keyboard is.
"""

import json

import pytest
from keyboard import KEY, MOD, Answers, activate, menu, press, write
from PIL import Image
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QMessageBox

from gelu_desktop.app.data_dialog import DataDialog
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.app.preferences import PreferencesDialog
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.model.files import ENDING

CTRL, SHIFT, ALT = MOD.ControlModifier, MOD.ShiftModifier, MOD.AltModifier

# Menus and lists of names pop up, and this platform has no keyboard to grab.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture
def no_question_without_answer():
    """Let questions be asked: they are answered here."""


@pytest.fixture(params=["en", "zh_CN"])
def each_language(request, desktop):
    desktop.choose_language(request.param)
    return request.param


@pytest.fixture
def window(desktop, tmp_path, kept):
    for key in ("files/folder", "report/folder", "data/folder", "export/folder"):
        kept.setValue(key, str(tmp_path))
    activate(desktop.window)
    desktop.begin()
    yield desktop.window
    desktop.files.document.new()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def name_it(text):
    """Return what is done in the dialog of files: a name is typed over the one that is offered."""

    def act(_dialog):
        press(KEY.Key_A, CTRL)
        write(text)
        press(KEY.Key_Return)

    return act


def answer(*keys):
    """Return what is done at a question: keys are pressed."""

    def act(_box):
        for key in keys:
            press(*key) if isinstance(key, tuple) else press(key)

    return act


def change_something(window, session):
    if window.panel_with_focus != "curve":
        press(KEY.Key_2, CTRL)
    press(KEY.Key_Right)
    session.close_gesture()
    QApplication.processEvents()


def save_as(path):
    with Answers((QFileDialog, name_it(str(path)))):
        press(KEY.Key_S, CTRL | SHIFT)


def test_the_first_control_has_the_keyboard(window):
    assert QApplication.focusWidget() is window.docks["controls"].widget().probe.input.slider


def test_a_session_is_saved_under_a_name_and_opened(window, desktop, session, tmp_path):
    change_something(window, session)
    x, path = session.state.x, tmp_path / f"mine{ENDING}"
    save_as(tmp_path / "mine")
    assert json.loads(path.read_text("utf-8"))["state"]["x"] == x
    assert not desktop.files.document.modified
    press(KEY.Key_N, CTRL)
    assert session.state.x != x
    with Answers((QFileDialog, name_it(str(path)))):
        press(KEY.Key_O, CTRL)
    assert session.state.x == x
    assert desktop.files.document.path == path


def test_a_file_is_replaced_only_after_the_question(window, session, tmp_path, each_language):
    path = tmp_path / f"there{ENDING}"
    path.write_text("another", "utf-8")
    change_something(window, session)
    no, yes = answer(KEY.Key_Escape), answer((KEY.Key_Backtab, SHIFT), KEY.Key_Space)
    cancel = answer(KEY.Key_Escape)
    with Answers((QFileDialog, name_it(str(path))), (QMessageBox, no), (QFileDialog, cancel)):
        press(KEY.Key_S, CTRL | SHIFT)
    assert path.read_text("utf-8") == "another"
    with Answers((QFileDialog, name_it(str(path))), (QMessageBox, yes)):
        press(KEY.Key_S, CTRL | SHIFT)
    assert json.loads(path.read_text("utf-8"))["state"]["x"] == session.state.x


def test_the_question_about_changes_has_three_answers(window, session, tmp_path, each_language):
    path = tmp_path / f"mine{ENDING}"
    save_as(path)
    before = path.read_bytes()
    change_something(window, session)
    x = session.state.x
    with Answers((QMessageBox, answer(KEY.Key_Escape))):
        press(KEY.Key_N, CTRL)
    assert session.state.x == x
    with Answers((QMessageBox, answer((KEY.Key_D, ALT)))):
        press(KEY.Key_N, CTRL)
    assert session.state.x != x
    assert path.read_bytes() == before
    with Answers((QFileDialog, name_it(str(path)))):
        press(KEY.Key_O, CTRL)
    change_something(window, session)
    with Answers((QMessageBox, answer(KEY.Key_Return))):
        press(KEY.Key_N, CTRL)
    assert json.loads(path.read_text("utf-8"))["state"]["x"] == x


def test_recent_files_are_opened_and_forgotten(window, desktop, session, tmp_path):
    for name in ("a", "b"):
        change_something(window, session)
        save_as(tmp_path / name)
    menu(KEY.Key_F, KEY.Key_R, KEY.Key_Down, KEY.Key_Return)
    assert desktop.files.document.path == tmp_path / f"a{ENDING}"
    menu(KEY.Key_F, KEY.Key_R, KEY.Key_Up, KEY.Key_Return)
    assert desktop.files.recent.files == []


def test_work_that_was_left_behind_is_restored(window, desktop, session, tmp_path):
    change_something(window, session)
    x = session.state.x
    desktop.files.keep()
    session.edit(x=-1.0)
    QApplication.processEvents()
    with Answers((QMessageBox, answer(KEY.Key_Return))):
        desktop.files.offer_remains()
    assert session.state.x == x


def test_steps_are_undone_redone_and_chosen(window, session):
    first = session.state.x
    for _ in range(3):
        change_something(window, session)
    last = session.state.x
    press(KEY.Key_Z, CTRL)
    press(KEY.Key_Z, CTRL)
    assert first < session.state.x < last
    press(KEY.Key_Y, CTRL)
    press(KEY.Key_Z, CTRL | SHIFT)
    assert session.state.x == last
    menu(KEY.Key_E, KEY.Key_H, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down, KEY.Key_Return)
    assert session.state.x == first


def export_with(*keys):
    """Return what is done in a dialog of exports: keys, texts, and Enter at the end."""

    def act(_dialog):
        for key in keys:
            if isinstance(key, str):
                press(KEY.Key_A, CTRL)
                write(key)
                press(KEY.Key_Tab)
            else:
                press(*key) if isinstance(key, tuple) else press(key)
        press(KEY.Key_Return)

    return act


def test_a_picture_is_exported_in_another_size(window, tmp_path, each_language):
    size = export_with((KEY.Key_W, ALT), "640", "480")
    with Answers((ExportDialog, size), (QFileDialog, name_it(str(tmp_path / "a")))):
        press(KEY.Key_E, CTRL)
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (640, 480)


def test_every_choice_of_an_export_has_its_key(window, tmp_path):
    keys = (
        *((KEY.Key_F, ALT), KEY.Key_S),
        *((KEY.Key_C, ALT), KEY.Key_D),
        (KEY.Key_T, ALT),
        *((KEY.Key_S, ALT), KEY.Key_D),
        *((KEY.Key_U, ALT), "192"),
        *((KEY.Key_X, ALT), "1.5"),
        *((KEY.Key_L, ALT), "2"),
        *((KEY.Key_G, ALT), KEY.Key_N),
        *((KEY.Key_N, ALT), KEY.Key_Down, KEY.Key_Down),
        (KEY.Key_I, ALT),
        (KEY.Key_P, ALT),
        KEY.Key_Tab,
        "A caption",
        (KEY.Key_R, ALT),
    )
    seen = []

    def act(dialog):
        export_with(*keys)(dialog)

    def keep(_dialog):
        seen.append(_dialog.parentWidget().choices)
        name_it(str(tmp_path / "all"))(_dialog)

    with Answers((ExportDialog, act), (QFileDialog, keep)):
        press(KEY.Key_E, CTRL)
    chosen, look = seen[0], seen[0].look
    assert (chosen.kind, chosen.colours, chosen.captioned) == ("svg", "dark", True)
    assert (look.transparent, look.title, look.footer) == (True, True, True)
    assert (look.legend, look.language, look.caption) == ("none", "zh_CN", "A caption")
    assert (chosen.size.dpi, look.font, look.lines) == (192, 1.5, 2.0)
    assert (tmp_path / "all.svg").read_text("utf-8").count("A caption") >= 1


def test_all_panels_are_exported_into_a_folder(window, tmp_path, each_language):
    folder = tmp_path / "pictures"
    panels = export_with((KEY.Key_A, ALT))
    with Answers((ExportDialog, panels), (QFileDialog, name_it(str(folder)))):
        press(KEY.Key_E, CTRL)
    written = sorted(path.name for path in folder.iterdir())
    assert len(written) == 10
    times = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    replace = answer(KEY.Key_Return)
    with Answers(
        (ExportDialog, panels), (QFileDialog, name_it(str(folder))), (QMessageBox, replace)
    ):
        press(KEY.Key_E, CTRL)
    assert all(path.stat().st_mtime_ns > times[path] for path in folder.iterdir())


def test_panels_are_ticked_one_by_one(window, tmp_path):
    def tick(dialog):
        for key in (KEY.Key_Space, KEY.Key_Down, KEY.Key_Space, KEY.Key_Down, KEY.Key_Space):
            press(key)
        assert [spec.name for spec in dialog.panels.ticked] == ["derivative", "error"]
        press(KEY.Key_Return)

    with Answers((ExportDialog, tick), (QFileDialog, name_it(str(tmp_path / "two")))):
        press(KEY.Key_E, CTRL)
    assert {path.name for path in (tmp_path / "two").iterdir()} == {"derivative.png", "error.png"}


@pytest.mark.parametrize(("kind", "keys"), [("csv", ()), ("json", ((KEY.Key_F, ALT), KEY.Key_J))])
def test_numbers_are_exported(window, tmp_path, kind, keys):
    error = ((KEY.Key_P, ALT), KEY.Key_E)
    with Answers(
        (DataDialog, export_with(*error, *keys)), (QFileDialog, name_it(str(tmp_path / "n")))
    ):
        press(KEY.Key_E, CTRL | SHIFT)
    assert "error" in (tmp_path / f"n.{kind}").read_text("utf-8")


def test_picture_value_and_tables_are_copied(window):
    board = QGuiApplication.clipboard()
    press(KEY.Key_2, CTRL)
    press(KEY.Key_C, CTRL | SHIFT)
    assert not board.image().isNull()
    press(KEY.Key_C, CTRL | ALT)
    assert board.text().startswith("x\t1.0")
    press(KEY.Key_M, CTRL | ALT)
    assert "|" in board.text()
    press(KEY.Key_L, CTRL | ALT)
    assert "\\begin{tabular}" in board.text()


def test_a_sweep_is_exported(window, tmp_path, each_language):
    frames = export_with((KEY.Key_R, ALT), "4", (KEY.Key_Z, ALT), "160", "100")
    with Answers((SweepDialog, frames), (QFileDialog, name_it(str(tmp_path / "s")))):
        menu(KEY.Key_F, KEY.Key_W)
    with Image.open(tmp_path / "s.gif") as image:
        assert (image.size, image.n_frames) == ((160, 100), 4)


def test_a_report_is_written(window, tmp_path, each_language):
    with Answers((QFileDialog, name_it(str(tmp_path / "r")))):
        press(KEY.Key_R, CTRL)
    language = {"en": "en", "zh_CN": "zh"}[each_language]
    assert f'<html lang="{language}' in (tmp_path / "r.html").read_text("utf-8")


def test_the_palette_does_what_is_typed(window, session):
    before = QApplication.focusWidget()
    low, high = session.state.x_range
    press(KEY.Key_P, CTRL | SHIFT)
    write("zoom")
    press(KEY.Key_Down)
    press(KEY.Key_Return)
    assert session.state.x_range[1] - session.state.x_range[0] > high - low
    assert QApplication.focusWidget() is before
    press(KEY.Key_P, CTRL | SHIFT)
    press(KEY.Key_Escape)
    assert QApplication.focusWidget() is before


def preferences(window):
    return window.findChild(PreferencesDialog)


def test_preferences_are_chosen(window, desktop, each_language):
    press(KEY.Key_Comma, CTRL)
    press(KEY.Key_T, ALT)
    press(KEY.Key_End)
    assert desktop.theme_choice == "dark"
    press(KEY.Key_S, ALT)
    press(KEY.Key_Down)
    assert desktop.views.text_size == 110
    press(KEY.Key_P, ALT)
    press(KEY.Key_End)
    press(KEY.Key_Tab)
    press(KEY.Key_Tab)
    press(KEY.Key_Space)
    assert desktop.views.presentation_size == 200
    assert desktop.views.presentation_panels == ("curve",)
    press(KEY.Key_R, ALT)
    assert (desktop.theme_choice, desktop.views.text_size) == ("system", 100)
    press(KEY.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert preferences(window) is None


def test_the_language_is_chosen(window, desktop):
    press(KEY.Key_Comma, CTRL)
    press(KEY.Key_L, ALT)
    press(KEY.Key_End)
    assert desktop.language_choice == "zh_CN"
    assert preferences(window).focusWidget() is preferences(window).language
    assert window.focusWidget() is window.docks["controls"].widget().probe.input.slider
    press(KEY.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert preferences(window) is None


def test_a_presentation_begins_and_ends(window, desktop):
    press(KEY.Key_F5)
    assert desktop.views.presenting
    press(KEY.Key_Escape)
    assert not desktop.views.presenting


def test_a_layout_is_kept_used_and_deleted(window, desktop):
    press(KEY.Key_3, CTRL)
    press(KEY.Key_3, CTRL)
    assert window.docks["derivative"].isHidden()
    menu(KEY.Key_V, KEY.Key_Y, KEY.Key_S)
    assert isinstance(QApplication.activeModalWidget(), QInputDialog)
    write("mine")
    press(KEY.Key_Return)
    menu(KEY.Key_V, KEY.Key_R)
    assert window.docks["derivative"].isVisible()
    menu(KEY.Key_V, KEY.Key_Y, KEY.Key_Down, KEY.Key_Return)
    assert window.docks["derivative"].isHidden()
    menu(KEY.Key_V, KEY.Key_Y, KEY.Key_D, KEY.Key_Return)
    assert desktop.views._layouts.layouts.rows == {}


def test_panels_are_reached_closed_floated_and_put_back(window, desktop):
    docks = window.docks
    for name, key in (("curve", KEY.Key_2), ("error", KEY.Key_4), ("formats", KEY.Key_7)):
        press(key, CTRL)
        assert window.panel_with_focus == name
        assert docks[name].seen
    press(KEY.Key_7, CTRL)
    assert docks["formats"].isHidden()
    press(KEY.Key_2, CTRL)
    press(KEY.Key_Backtab, SHIFT)
    press(KEY.Key_Backtab, SHIFT)
    press(KEY.Key_Space)
    assert docks["curve"].isFloating()
    docks["curve"].activateWindow()
    QApplication.processEvents()
    press(KEY.Key_Space)
    assert not docks["curve"].isFloating()


@pytest.mark.parametrize("key", [KEY.Key_2, KEY.Key_3, KEY.Key_4])
def test_the_probe_is_moved_in_every_plot(window, session, key):
    x = session.state.x
    press(key, CTRL)
    plot = window.docks[window.panel_with_focus].widget().plot
    while QApplication.focusWidget() is not plot:
        press(KEY.Key_Tab)
    press(KEY.Key_Right)
    press(KEY.Key_PageUp)
    press(KEY.Key_Left, SHIFT)
    assert session.state.x > x
    session.close_gesture()
    press(KEY.Key_Z, CTRL)
    assert session.state.x == x


def test_zoom_and_fit_have_keys(window, session):
    first = session.state.x_range
    press(KEY.Key_Plus, CTRL)
    assert session.state.x_range[1] < first[1]
    press(KEY.Key_0, CTRL)
    assert session.state.x_range == first
    assert Qt.Key.Key_0
