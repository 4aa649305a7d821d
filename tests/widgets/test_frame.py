import time

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.model.state import State
from gelu_desktop.panels import curve, error
from gelu_desktop.widgets.entries import legend_entries
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.letters import ROW, text_width, wrapped


@pytest.fixture
def frame(qapp):
    scene = Scene((-4.0, 4.0), (-1.0, 5.0), lines=(Line(Curve("gelu"), "gelu", "GELU"),))
    return Frame(QRectF(0, 0, 500, 300), scene)


def test_pixels_and_data_are_inverse(frame):
    point = frame.point(1.25, 2.5)
    assert frame.x_at(point.x()) == pytest.approx(1.25)
    assert frame.y_at(point.y()) == pytest.approx(2.5)


def test_the_corners_of_the_plot_are_the_ends_of_the_ranges(frame):
    assert frame.x_at(frame.plot.left()) == pytest.approx(-4.0)
    assert frame.x_at(frame.plot.right()) == pytest.approx(4.0)
    assert frame.y_at(frame.plot.top()) == pytest.approx(5.0)
    assert frame.y_at(frame.plot.bottom()) == pytest.approx(-1.0)


def test_points_far_outside_are_brought_near(frame):
    points = frame.to_pixels(np.array([1e30, 1.0]), np.array([-1e300, 1e308]))
    assert np.all(np.abs(points) <= 1e5)


@pytest.mark.parametrize("width", [260, 360, 520, 900, 1600])
def test_nothing_of_the_legend_leaves_the_frame(qapp, width):
    scene = curve.scene(Result(State(functions=("gelu", "relu", "silu", "sigmoid", "tanh"))))
    frame = Frame(QRectF(0, 0, width, 400), scene)
    assert 12 + frame.columns * frame.column_width - 20 <= width or frame.columns == 1
    assert frame.plot.top() >= frame.header
    assert frame.plot.height() > 100


def test_the_header_does_not_move_with_the_readings(qapp):
    frames = [
        Frame(QRectF(0, 0, 520, 320), curve.scene(Result(State(x=x)))) for x in (-3.9, 0.0, 3.99)
    ]
    assert len({(frame.header, frame.columns, frame.column_width) for frame in frames}) == 1


def test_what_is_tinted_stands_last_in_the_legend(qapp):
    entries = legend_entries(curve.scene(Result(State())))
    assert [entry.role for entry in entries] == ["gelu", "relu", "silu", "gelu_tanh", "gate"]


@pytest.mark.parametrize("units", [1, 2, 6, 24])
def test_bars_have_no_ticks_between_them(qapp, units):
    at = np.arange(1, units + 1)
    bars = (Bars(at - 0.4, at + 0.4, np.ones(units), "gelu"),)
    frame = Frame(QRectF(0, 0, 1900, 1000), Scene((0.5, units + 0.5), (-1.0, 1.0), bars=bars))
    assert frame.x_ticks[0].tolist() == at.tolist()
    assert frame.x_ticks[1][0] == "1"


def test_no_bars_at_all_leave_the_ticks_standing(qapp):
    nothing = np.empty(0)
    bars = (Bars(nothing, nothing, nothing, "gelu"),)
    frame = Frame(QRectF(0, 0, 400, 300), Scene((-1.0, 4.5), (0.0, 2.0), bars=bars))
    assert len(frame.x_ticks[0]) == len(frame.x_ticks[1]) > 0


@pytest.mark.parametrize("x_range", [(0.123456, 0.123458), (999.9, 1000.0), (-4.0, 4.0)])
@pytest.mark.parametrize("width", [200, 420, 1000])
def test_the_texts_of_the_ticks_do_not_run_into_each_other(qapp, x_range, width):
    scene = Scene(x_range, (-1.0, 5.0), lines=(Line(Curve("gelu"), "gelu", "GELU"),))
    frame = Frame(QRectF(0, 0, width, 300), scene)
    ticks, texts, _ = frame.x_ticks
    places = [frame.point(tick, 0.0).x() for tick in ticks.tolist()]
    half = [text_width(text) / 2 for text in texts]
    for index in range(1, len(places)):
        assert places[index] - half[index] > places[index - 1] + half[index - 1]


@pytest.mark.parametrize("width", [200, 260, 700])
def test_a_note_is_broken_where_its_room_ends(qapp, width):
    scene = error.scene(Result(State()))
    frame = Frame(QRectF(0, 0, width, 300), scene)
    assert " ".join(frame.note_lines).split() == scene.note.split()
    assert all(text_width(line) <= width - 24 for line in frame.note_lines)
    assert frame.heading_rows == len(frame.note_lines)


def test_a_text_without_spaces_is_broken_where_its_script_allows(qapp):
    text = "残差前馈块，不含注意力。小规模实验的结果不能推广到大模型，这一点很重要。"
    lines = wrapped(text, 120)
    assert len(lines) > 2
    assert "".join(lines) == text
    assert all(text_width(line) <= 120 for line in lines)
    assert not any(line[0] in "，。" for line in lines)
    assert wrapped("incomprehensibilities", 40) == ["incomprehensibilities"]


@pytest.mark.parametrize("height", [70, 80, 95, 110, 140, 400])
@pytest.mark.parametrize("span", [(-0.5, 4.5), (0.0, 1.0), (-3e-4, 3e-4)])
def test_the_ticks_of_a_low_plot_do_not_meet(height, span):
    frame = Frame(QRectF(0, 0, 400, height), Scene((-4.0, 4.0), span))
    ticks = frame.y_ticks[0]
    assert 1 <= len(ticks) == len(frame.y_ticks[1])
    if len(ticks) > 1:
        assert (ticks[1] - ticks[0]) * frame.unit[1] >= ROW - 3


@pytest.mark.parametrize("x_range", [(-4.0, 4.0), (999.999999, 1000.0)])
def test_a_very_wide_picture_has_its_ticks_in_a_moment(qapp, x_range):
    """Text a quarter as large on the widest picture: each number of ticks was tried in turn."""
    frame = Frame(QRectF(0, 0, 200_000, 20_000), Scene(x_range, (-1.0, 5.0)))
    begun = time.process_time()
    ticks, texts, _ = frame.x_ticks
    assert len(ticks) == len(texts) > 500
    assert len(frame.y_ticks[0]) > 100
    assert time.process_time() - begun < 5
