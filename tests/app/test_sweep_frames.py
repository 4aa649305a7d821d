"""A number that runs: the states, the frames, and files that move."""

import dataclasses
import io
import re

import numpy as np
import pytest
from pictures import decoded, picture, where
from PIL import Image, ImageSequence
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QProgressDialog, QPushButton

from gelu_desktop.app import sweep_dialog
from gelu_desktop.app.export import PICTURES, png, render
from gelu_desktop.app.export_choices import Choices
from gelu_desktop.app.export_look import PRESETS, Look
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.app.sweep_frames import (
    APNG,
    FRAMES,
    GIF,
    Sweep,
    animation,
    fitting,
    frame_paths,
    motion_problem,
    pictures,
    runnable,
    span_of,
)
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.widgets.theme import THEMES

SWEEP = Sweep("a", 0.04, 0.05, 5)


def test_a_coefficient_runs_evenly_from_end_to_end():
    states = SWEEP.states(State(), "formula")
    values = [state.coefficients_of("gelu_tanh")["a"] for state in states]
    assert values == pytest.approx([0.04, 0.0425, 0.045, 0.0475, 0.05], abs=1e-15)
    assert (values[0], values[-1]) == (0.04, 0.05)
    assert {state.x for state in states} == {1.0}


def test_the_probe_and_coefficients_of_an_own_formula_run():
    states = Sweep("x", -2, 2, 3).states(State(), "curve")
    assert [state.x for state in states] == [-2, 0, 2]
    own = State(formula="x*sigmoid(k*x)", approximation="own")
    assert runnable(own) == ["x", "k"]
    states = Sweep("k", 1, 2, 2).states(own, "curve")
    assert [state.coefficients_of("own")["k"] for state in states] == [1, 2]


def test_whole_coefficients_stay_whole():
    table = State(approximation="gelu_table_linear")
    rows = APPROXIMATIONS["gelu_table_linear"].coefficients
    name = next(row.name for row in rows if row.whole)
    states = Sweep(name, 10, 20, 4).states(table, "error")
    values = [state.coefficients_of("gelu_table_linear")[name] for state in states]
    assert all(value == round(value) for value in values)


def test_a_value_beyond_the_rules_is_refused():
    with pytest.raises(StateError):
        Sweep("x", 0, 1e6, 3).states(State(), "curve")


@pytest.mark.parametrize("log", [False, True])
def test_the_axis_stands_still_and_holds_every_curve(log):
    start = State(log_error=log)
    states = SWEEP.states(start, "error")
    (span,) = {state.y_ranges["error"] for state in states}
    for state in states:
        low, high = Result(state.replace(y_ranges={"error": None})).y_range("error")
        assert span[0] <= low < high <= span[1]


def test_an_axis_chosen_by_hand_stays():
    states = SWEEP.states(State(y_ranges={"error": (-1.0, 1.0)}), "error")
    assert {state.y_ranges["error"] for state in states} == {(-1.0, 1.0)}


def test_names_of_frames_are_in_order(tmp_path):
    names = [path.name for path in frame_paths(tmp_path, 12)]
    assert names[0] == "frame-0001.png"
    assert names == sorted(names)
    assert len(set(frame_paths(tmp_path, 1500))) == 1500


@pytest.mark.parametrize(("form", "kind"), [(GIF, "GIF"), (APNG, "PNG")])
def test_an_animation_shows_every_frame(qapp, form, kind):
    frames = pictures(SWEEP, picture("error", (320, 200)))
    data = animation(frames, map(render, frames), form, 10)
    assert data == animation(frames, map(render, frames), form, 10)
    with Image.open(io.BytesIO(data)) as image:
        assert (image.format, image.size, image.n_frames) == (kind, (320, 200), 5)
        assert image.info["loop"] == 0
        assert image.info["duration"] == 100
        shown = [
            np.asarray(one.convert("RGB")).astype(int) for one in ImageSequence.Iterator(image)
        ]
    for frame, pixels in zip(frames, shown, strict=True):
        apart = np.abs(pixels - decoded(png(frame))).max(axis=2)
        assert (apart > (60 if form == GIF else 0)).sum() == 0
        assert len(where(pixels, frame.theme.colour("gelu_tanh"), 30)[0]) > 50


@pytest.mark.parametrize("form", [GIF, APNG])
def test_an_animation_says_what_it_shows(qapp, form):
    frames = pictures(SWEEP, picture("error", (160, 100)))
    data = animation(frames, map(render, frames), form, 10)
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        words = image.info["comment"].decode() if form == GIF else image.text["Description"]
    assert "a = 0.04)" in words
    assert "a = 0.05)" in words


def test_a_transparent_animation_keeps_no_trace_of_the_frame_before(qapp):
    frames = pictures(SWEEP, picture("error", (160, 100), look=Look(transparent=True)))
    data = animation(frames, map(render, frames), APNG, 10)
    with Image.open(io.BytesIO(data)) as image:
        *_, last = (np.asarray(one.convert("RGBA")) for one in ImageSequence.Iterator(image))
    assert last[0, 0, 3] == 0
    seen = last[..., 3] > 0
    assert (seen == (decoded(png(frames[-1]), "RGBA")[..., 3] > 0)).all()


def test_too_many_pixels_and_a_clear_gif_are_refused():
    assert motion_problem(GIF, 10, (100, 100), False) == ""
    assert "transparent" in motion_problem(GIF, 10, (100, 100), True)
    assert motion_problem(APNG, 10, (100, 100), True) == ""
    assert "2000 frames" in motion_problem(APNG, 2000, (1000, 1000), False)
    assert motion_problem(FRAMES, 2000, (1000, 1000), False) == ""


@pytest.fixture
def dialog(qtbot, tmp_path):
    kept = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    Choices(colours="dark", look=Look(legend="none")).remember(kept)
    made = SweepDialog(None, Result(State()), THEMES["light"], "error", kept)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def export(qtbot, dialog, monkeypatch, target, form, frames=3):
    monkeypatch.setattr(sweep_dialog, "ask_file", lambda *_: target)
    monkeypatch.setattr(sweep_dialog, "ask_folder", lambda *_: target)
    monkeypatch.setattr(sweep_dialog, "may_replace", lambda *_: True)
    dialog.form.set_name(form)
    dialog.frames.set_value(frames)
    dialog._refresh()
    qtbot.mouseClick(dialog._save, Qt.MouseButton.LeftButton)


def test_the_dialog_offers_what_can_run_with_the_ends_of_its_slider(dialog):
    names = [dialog.running.itemData(row) for row in range(dialog.running.count())]
    assert names == ["c", "a", "x"]
    assert (dialog.start.number, dialog.end.number) == span_of("c", State())
    dialog.running.set_name("x")
    dialog._on_running_chosen("x")
    assert (dialog.start.number, dialog.end.number) == (-4.0, 4.0)


def test_the_dialog_draws_as_the_last_export_did(dialog):
    assert dialog.picture.theme is THEMES["dark"]
    assert dialog.picture.look.legend == "none"


def test_the_dialog_writes_a_file_that_moves(qtbot, dialog, monkeypatch, tmp_path):
    target = tmp_path / "a.gif"
    export(qtbot, dialog, monkeypatch, target, GIF)
    assert dialog.written == [target]
    with Image.open(target) as image:
        assert image.n_frames == 3
        assert image.size == PICTURES["error"].size


def test_the_dialog_writes_numbered_files(qtbot, dialog, monkeypatch, tmp_path):
    folder = tmp_path / "frames"
    folder.mkdir()
    export(qtbot, dialog, monkeypatch, folder, FRAMES)
    assert sorted(folder.iterdir()) == frame_paths(folder, 3)
    assert not dialog.isVisible()


def test_the_dialog_tells_what_cannot_be(qtbot, dialog, monkeypatch, tmp_path):
    dialog.running.set_name("x")
    dialog.end.set_value(5000)
    dialog._refresh()
    assert "between -1000 and 1000" in dialog._message.text()
    assert not dialog._save.isEnabled()
    dialog.end.set_value(4)
    export(qtbot, dialog, monkeypatch, tmp_path / "none" / "a.gif", GIF)
    assert "does not exist" in dialog._message.text()
    assert dialog.isVisible()


def test_the_dialog_can_be_stopped(qtbot, dialog, monkeypatch, tmp_path):
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)
    export(qtbot, dialog, monkeypatch, tmp_path / "a.gif", GIF)
    assert dialog._message.text().startswith("Stopped")
    assert not (tmp_path / "a.gif").exists()
    assert isinstance(dialog._save, QPushButton)


def plot_of(frame):
    told = []
    text_boxes(lambda one: frame.draw_panel(one, frame.shrunk, lambda *it: told.append(it)))
    return tuple(round(side, 6) for side in told[0][0].getRect())


def boxes_of(frame):
    return text_boxes(lambda painter: frame.draw(painter, 1.0))


@pytest.mark.parametrize("look", [Look(), Look(footer=True), Look(title=True, footer=True)])
@pytest.mark.parametrize("panel", ["curve", "error"])
def test_the_value_is_shown_and_nothing_else_moves(qapp, panel, look):
    sweep = Sweep("a", 0.04, 0.05, 48)
    frames = pictures(sweep, picture(panel, (420, 420), look=look, functions=("gelu", "relu")))
    plots, names, footers = set(), set(), set()
    for frame in frames:
        plots.add(plot_of(frame))
        boxes = boxes_of(frame)
        value = f"{frame.result.state.coefficients_of('gelu_tanh')['a']:.5f}"
        shown = [box for box in boxes if box.text == value]
        assert len(shown) == 1
        assert shown[0].whole(frame.rect)
        names.update(box.rect.left() for box in boxes if box.text == "a = ")
        footers.update(box.rect.top() for box in boxes if box.text.startswith("Approximation"))
    assert (len(plots), len(names)) == (1, 1)
    assert len(footers) <= 1


def test_the_running_number_has_the_same_digits_in_every_footer(qapp):
    sweep = Sweep("a", 0.04, 0.05, 48)
    frames = pictures(sweep, picture("error", look=Look(footer=True)))
    texts = {re.search(r"a = ([\d.]+)\)", frame.footer)[1] for frame in frames}
    assert {len(text) for text in texts} == {len("0.04468")}
    assert "0.04468085106382979" in frames[22].description


def test_the_probe_has_its_digits_too(qapp):
    frames = pictures(Sweep("x", -2.0, 2.0, 41), picture("curve", look=Look(footer=True)))
    assert [frame.steady.running.value for frame in frames[:2]] == ["−2.00", "−1.90"]
    assert "x = 0.00, range" in frames[20].footer


def test_whole_numbers_run_without_decimals(qapp):
    assert Sweep("n", 10.0, 1010.0, 2).text(10.0) == "10"
    assert Sweep("a", 0.5, 0.5, 5).text(0.5) == "0.50"


def test_a_sweep_after_a_slide_begins_with_a_size_that_fits(qtbot, kept):
    slide = Choices().resized(PRESETS["slide"])
    dataclasses.replace(slide, preset="slide").remember(kept)
    dialog = SweepDialog(None, Result(State()), THEMES["light"], "curve", kept)
    qtbot.addWidget(dialog)
    width, height = dialog.size_fields.size_chosen
    assert dialog.problem == ""
    assert 1.9e8 < 100 * width * height <= 2e8
    assert width / height == pytest.approx(16 / 9, rel=0.01)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    dialog.size_fields.width_field.setFocus()
    dialog.size_fields.width_field.selectAll()
    qtbot.keyClicks(dialog.size_fields.width_field, "4000")
    qtbot.keyClick(dialog.size_fields.width_field, Qt.Key.Key_Tab)
    assert dialog.size_fields.size_chosen == (4000, height)
    assert "the limit" in dialog._message.text()
    assert not dialog._save.isEnabled()


def test_frames_become_no_larger_than_one_file_takes():
    assert fitting(100, (960, 600)) == (960, 600)
    width, height = fitting(2000, (16000, 3000))
    assert motion_problem(GIF, 2000, (width, height), False) == ""
    assert motion_problem(GIF, 2000, (width + 6, height + 3), False) != ""
