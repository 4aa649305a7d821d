"""A sweep that takes long tells how far it is from the beginning, and can be stopped."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QProgressDialog

from gelu_desktop.app import export_fit, picture, sweep_dialog
from gelu_desktop.app.picture import PICTURES, Picture
from gelu_desktop.app.picture_problems import picture_problem
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.app.sweep_frames import Sweep, pictures
from gelu_desktop.app.sweep_progress import MEASURING, StoppedError, told
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES


@pytest.fixture
def dialog(qtbot, tmp_path):
    kept = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    made = SweepDialog(None, Result(State()), THEMES["light"], "curve", kept)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("size", [(1788, 1), (1, 1788), (4000, 40)])
def test_a_picture_in_which_nothing_could_be_read_is_refused_at_once(dialog, monkeypatch, size):
    measured = []
    monkeypatch.setattr(export_fit, "text_boxes", lambda draw: measured.append(draw) or [])
    dialog.size_fields.typed = True
    dialog.size_fields.width_field.set_value(size[0])
    dialog.size_fields.height_field.set_value(size[1])
    dialog._refresh()
    if 1 in size:
        assert "shorter side" in dialog.problem
        assert not measured
        assert not dialog._save.isEnabled()
    else:
        assert "shape" not in dialog.problem


def test_the_command_line_takes_every_size_at_its_smallest_scale():
    spec, size = PICTURES["curve"], (picture.SIDE_MAX, 600)
    usual = Picture(spec, Result(State()), THEMES["light"], size, picture.SCALE_MIN)
    assert picture_problem(usual, "png") == ""


def test_measuring_is_told_and_can_be_stopped(dialog, monkeypatch):
    said, begun = [], []

    class Stopped(QProgressDialog):
        def __init__(self, text, *rest):
            super().__init__(text, *rest)
            said.append(text)

        def wasCanceled(self):  # noqa: N802
            return self.value() >= 2

    monkeypatch.setattr("gelu_desktop.app.sweep_progress.QProgressDialog", Stopped)
    monkeypatch.setattr(sweep_dialog, "check_target", lambda *_, **__: None)
    monkeypatch.setattr(sweep_dialog, "ask_file", lambda *_: dialog)
    monkeypatch.setattr(sweep_dialog, "animation", lambda *_: begun.append(1))
    dialog._on_buttons_accepted()
    assert said == ["Measuring 26 frames"]
    assert "Stopped" in dialog._message.text()
    assert not begun
    assert not dialog.written


def test_every_frame_that_is_measured_is_told_of_before(qtbot, dialog):
    first = dialog.picture
    seen = []

    def watched(frames):
        for frame in frames:
            seen.append("fit" in vars(frame))
            yield frame

    assert len(pictures(Sweep("c", 0.5, 1.0, 51), first, watched=watched)) == 51
    assert seen[:26] == [False] * 26
    assert len(seen) <= 27  # the last one may come twice

    def ended(frames):
        yield from told(dialog, frames[:1], MEASURING)
        raise StoppedError

    with pytest.raises(StoppedError):
        pictures(Sweep("c", 0.5, 1.0, 51), first, watched=ended)
