import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from gelu_desktop.model.scene import Level, Scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.grips import Hands, grip_at, probe_step, snapped

LIMITS = (1000.0, 1e6)


@pytest.fixture
def frame(qapp):
    levels = (Level(0.5, "error"), Level(-0.5, "error", sign=-1))
    scene = Scene((-4.0, 4.0), (-1.0, 1.0), probe=1.0, levels=levels, interval=(-2.0, 3.0))
    return Frame(QRectF(0, 0, 600, 320), scene)


@pytest.fixture
def hands():
    said = []

    def teller(name):
        return lambda *values: said.append((name, *values))

    made = Hands(*(teller(name) for name in ("probe", "level", "interval", "x", "y")))
    return made, said


def pull(frame, hands, start, end, panning=False):
    grip = grip_at(frame, start, hands[0], panning, LIMITS)
    grip.move(frame, end)
    return grip, hands[1]


def test_the_plot_s_middle_holds_the_probe(frame, hands):
    grip, said = pull(frame, hands, frame.point(2.5, 0.1), frame.point(-1.0, 0.1))
    assert grip.at_once
    assert said == [("probe", pytest.approx(-1.0, abs=0.01))]


def test_the_probe_line_shows_that_it_can_be_moved(frame, hands):
    near = grip_at(frame, frame.point(1.0, 0.1), hands[0], False, LIMITS)
    far = grip_at(frame, frame.point(2.0, 0.1), hands[0], False, LIMITS)
    assert near.shape == Qt.CursorShape.SizeHorCursor
    assert far.shape == Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize(("start", "end", "value"), [(0.5, 0.25, 0.25), (-0.5, -0.75, 0.75)])
def test_a_line_across_is_dragged_itself(frame, hands, start, end, value):
    grip, said = pull(frame, hands, frame.point(2.0, start), frame.point(2.0, end))
    assert grip.shape == Qt.CursorShape.SizeVerCursor
    assert not grip.at_once
    assert said == [("level", pytest.approx(value))]


@pytest.mark.parametrize(
    ("start", "end", "interval"),
    [
        (-2.0, -3.0, (-3.0, 3.0)),
        (3.0, 1.5, (-2.0, 1.5)),
        (-2.0, 3.9, (3.0 - 0.01, 3.0)),
        (3.0, -3.9, (-2.0, -2.0 + 0.01)),
    ],
)
def test_an_end_of_the_ruler_is_dragged_and_never_past_the_other(
    frame, hands, start, end, interval
):
    top = frame.plot.top()
    from_, to = QPointF(frame.point(start, 0).x(), top), QPointF(frame.point(end, 0).x(), top)
    grip, said = pull(frame, hands, from_, to)
    assert grip.shape == Qt.CursorShape.SizeHorCursor
    assert said == [("interval", *(pytest.approx(end, abs=0.011) for end in interval))]
    assert said[0][1] < said[0][2]


def test_the_plot_itself_is_held_wherever_it_is_panned(frame, hands):
    start = frame.point(2.0, 0.5)
    step = QPointF(frame.unit[0], frame.unit[1] * 0.1)
    _, said = pull(frame, hands, start, start + step, panning=True)
    assert said == [
        ("x", pytest.approx(-5.0), pytest.approx(3.0)),
        ("y", pytest.approx(-0.9), pytest.approx(1.1)),
    ]


def test_the_step_of_the_probe_is_round(frame):
    assert probe_step(frame) == 0.01


@pytest.mark.parametrize("width", range(190, 720, 23))
def test_the_mouse_reaches_round_values_whatever_the_width(qapp, width):
    frame = Frame(QRectF(0, 0, width, 320), Scene((-4.0, 4.0), (-1.0, 1.0), probe=1.0))
    for wanted in (-2.0, -0.5, 0.0, 1.0, 2.0, 3.0):
        column = round(frame.point(wanted, 0.0).x())
        assert snapped(frame, column) == wanted
