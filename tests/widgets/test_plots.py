import dataclasses
import gc
import sys

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.scene import Line, Ribbon, Scene
from gelu_desktop.widgets import gesture
from gelu_desktop.widgets.plots import PlotView

SCENE = Scene((-4.0, 4.0), (-1.0, 5.0), lines=(Line(Curve("gelu"), "gelu", "GELU"),), probe=1.0)


@pytest.fixture
def plot(shown):
    return shown(SCENE)


def mouse(plot, kind, x, y, button=Qt.MouseButton.LeftButton, keys=Qt.KeyboardModifier.NoModifier):
    place = QPointF(x, y)
    held = button if kind != QMouseEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, place, plot.viewport().mapToGlobal(place), button, held, keys)
    QApplication.sendEvent(plot.viewport(), event)


def drag(plot, start, end, **options):
    mouse(plot, QMouseEvent.Type.MouseButtonPress, *start, **options)
    for part in np.linspace(0, 1, 9)[1:]:
        place = np.asarray(start) + part * (np.asarray(end) - start)
        mouse(plot, QMouseEvent.Type.MouseMove, *place.tolist(), **options)
    mouse(plot, QMouseEvent.Type.MouseButtonRelease, *end, **options)


def wheel(plot, notches, keys=Qt.KeyboardModifier.NoModifier, at=(300.0, 200.0)):
    place = QPointF(*at)
    event = QWheelEvent(
        place,
        plot.viewport().mapToGlobal(place),
        QPointF(0, 0).toPoint(),
        QPointF(0, 120 * notches).toPoint(),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot.viewport(), event)


def heard(signal):
    values = []
    signal.connect(lambda *given: values.append(given[0] if len(given) == 1 else given))
    return values


def test_a_drag_moves_the_probe_to_round_values(plot):
    values, ends = heard(plot.probe_moved), heard(plot.released)
    start, end = plot.frame.point(-3.0, 0.0), plot.frame.point(3.0, 0.0)
    drag(plot, (start.x(), 150), (end.x(), 150))
    assert values[0] == pytest.approx(-3.0, abs=0.02)
    assert values[-1] == pytest.approx(3.0, abs=0.02)
    assert all(value == pytest.approx(round(value, 2), abs=1e-9) for value in values)
    assert len(ends) == 1


def test_the_probe_stays_in_view_however_far_the_mouse_goes(plot):
    values = heard(plot.probe_moved)
    drag(plot, (300, 150), (-5000, 150))
    assert values[-1] == -4.0


@pytest.mark.parametrize(
    "options",
    [{"button": Qt.MouseButton.RightButton}, {"keys": Qt.KeyboardModifier.ShiftModifier}],
)
def test_the_plot_moves_with_the_hand(plot, options):
    probe, across, along = (
        heard(plot.probe_moved),
        heard(plot.x_range_moved),
        heard(plot.y_range_moved),
    )
    drag(plot, (300, 150), (300 + plot.frame.unit[0], 150 + plot.frame.unit[1]), **options)
    assert across[-1] == pytest.approx((-5.0, 3.0))
    assert along[-1] == pytest.approx((0.0, 6.0))
    assert probe == []


def test_the_wheel_zooms_about_the_pointer(plot):
    ranges = heard(plot.x_range_moved)
    about = plot.frame.x_at(300.0)
    wheel(plot, 1)
    low, high = ranges[-1]
    assert high - low == pytest.approx(8.0 / 1.15)
    assert (about - low) / (high - low) == pytest.approx((about + 4.0) / 8.0)


def test_the_wheel_with_ctrl_zooms_upwards_and_with_shift_moves_the_probe(plot):
    across, along, probe = (
        heard(plot.x_range_moved),
        heard(plot.y_range_moved),
        heard(plot.probe_moved),
    )
    wheel(plot, -1, Qt.KeyboardModifier.ControlModifier)
    assert along[-1][1] - along[-1][0] == pytest.approx(6.0 * 1.15)
    wheel(plot, 1, Qt.KeyboardModifier.ShiftModifier)
    assert probe[-1] == pytest.approx(1.01)
    assert across == []


def test_two_hundred_notches_stay_within_the_limits(plot):
    ranges = heard(plot.x_range_moved)
    for _ in range(200):
        wheel(plot, -1)
        low, high = ranges[-1]
        plot.show_scene(dataclasses.replace(SCENE, x_range=(low, high)))
    assert (low, high) == (-1000.0, 1000.0)
    for _ in range(400):
        wheel(plot, 1)
        low, high = ranges[-1]
        plot.show_scene(dataclasses.replace(SCENE, x_range=(low, high)))
    assert high - low >= 0.99e-6


@pytest.mark.parametrize(
    ("key", "keys", "by"),
    [
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, 0.01),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, -0.01),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier, 0.1),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, -0.1),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 0.1),
    ],
)
def test_arrow_keys_move_the_probe(plot, qtbot, key, keys, by):
    values, ends = heard(plot.probe_moved), heard(plot.released)
    qtbot.keyClick(plot, key, keys)
    assert values == [pytest.approx(1.0 + by)]
    qtbot.waitUntil(lambda: len(ends) == 1, timeout=5 * gesture.PAUSE_MS)


def test_a_run_of_notches_is_one_gesture_and_a_pause_ends_it(plot, qtbot):
    ends = heard(plot.released)
    for _ in range(5):
        wheel(plot, 1)
    assert ends == []
    qtbot.waitUntil(lambda: len(ends) == 1, timeout=5 * gesture.PAUSE_MS)


def test_a_press_right_after_the_wheel_is_a_gesture_of_its_own(plot):
    ends = heard(plot.released)
    wheel(plot, 1)
    mouse(plot, QMouseEvent.Type.MouseButtonPress, 300, 150)
    assert len(ends) == 1
    mouse(plot, QMouseEvent.Type.MouseMove, 340, 150)
    mouse(plot, QMouseEvent.Type.MouseButtonRelease, 340, 150)
    assert len(ends) == 2


def test_notches_and_keys_that_come_faster_than_pictures_all_count(plot, qtbot):
    across, along, probe = map(heard, (plot.x_range_moved, plot.y_range_moved, plot.probe_moved))
    for _ in range(3):
        wheel(plot, 1)
        wheel(plot, 1, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClick(plot, Qt.Key.Key_Right)
    assert np.ptp(across[-1]) == pytest.approx(8.0 / 1.15**3)
    assert np.ptp(along[-1]) == pytest.approx(6.0 / 1.15**3)
    assert probe == pytest.approx([1.01, 1.02, 1.03])
    plot.show_scene(SCENE)
    wheel(plot, 1)
    assert np.ptp(across[-1]) == pytest.approx(8.0 / 1.15)


def test_a_double_click_resets(plot):
    resets = heard(plot.reset)
    mouse(plot, QMouseEvent.Type.MouseButtonDblClick, 300, 150)
    assert len(resets) == 1


def test_what_did_not_change_is_not_computed_again(plot):
    points = plot.traces[SCENE.lines[0].curve]
    plot.show_scene(dataclasses.replace(SCENE, probe=2.0))
    assert plot.traces[SCENE.lines[0].curve] is points
    plot.show_scene(dataclasses.replace(SCENE, y_range=(-1.0, 6.0)))
    assert plot.traces[SCENE.lines[0].curve] is not points


def test_the_view_of_pyqtgraph_has_the_same_range(plot):
    (x0, x1), (y0, y1) = plot.box.viewRange()
    assert (x0, x1) == pytest.approx((-4.0, 4.0))
    assert (y0, y1) == pytest.approx((-1.0, 5.0))
    plot.show_scene(dataclasses.replace(SCENE, x_range=(0.0, 2.0)))
    assert plot.box.viewRange()[0] == pytest.approx([0.0, 2.0])


def test_resizing_keeps_the_range_and_the_layers_cover_the_view(plot):
    for size in ((900, 500), (300, 200), (600, 360)):
        plot.resize(*size)
        QApplication.processEvents()
        assert plot.frame.rect.size().toSize() == plot.viewport().size()
        assert plot.frame.scene.x_range == (-4.0, 4.0)
        (points,) = plot.traces[SCENE.lines[0].curve].points
        assert points[-1, 0] == pytest.approx(plot.frame.plot.right(), abs=0.5)


@pytest.mark.parametrize("counted", [None, True], ids=str)
def test_painting_takes_no_reference_away(plot, counted):
    def paint(times):
        for index in range(times):
            plot.show_scene(dataclasses.replace(SCENE, probe=-3.0 + index * 6 / times))
            plot.probe_moved.emit(0.0)
            plot.viewport().repaint()

    paint(50)
    gc.collect()  # what earlier tests left would be missing in the end
    before = sys.getrefcount(counted)
    paint(2000)
    assert sys.getrefcount(counted) > before - 1000


def shows_as_a_fresh_one(plot, scene):
    """Show a scene; return whether the picture is that of a plot that had no other state."""
    plot.show_scene(scene)
    fresh = PlotView(plot.theme)
    fresh.resize(plot.size())
    fresh.show_scene(scene)
    same = plot.grab().toImage() == fresh.grab().toImage()
    fresh.deleteLater()
    return same


def test_what_is_on_the_screen_is_painted_anew_where_it_changed(plot):
    """A picture after changes is that of a plot that has had no other state."""
    curve = SCENE.lines[0]
    scenes = [
        dataclasses.replace(SCENE, y_range=(-1.0, 9.0)),
        dataclasses.replace(SCENE, x_range=(-2.0, 2.0), title="GELU", note="one"),
        dataclasses.replace(SCENE, lines=(dataclasses.replace(curve, label="other", reading="1"),)),
        dataclasses.replace(SCENE, lines=(dataclasses.replace(curve, dashed=True),)),
        dataclasses.replace(SCENE, lines=(dataclasses.replace(curve, fill=True),), probe=2.03),
        dataclasses.replace(SCENE, lines=(dataclasses.replace(curve, shift=0.4),), log=True),
        dataclasses.replace(SCENE, ribbons=(Ribbon((-2.0, 2.0), (0.0, 0.0), (1.0, 2.0), "gelu"),)),
        SCENE,
    ]
    for scene in scenes:
        assert shows_as_a_fresh_one(plot, scene), scene


@pytest.mark.parametrize("width", [300, 900])
def test_ticks_are_those_of_what_is_shown(shown, width):
    """As many as there is room for, which depends on whether there is a line."""
    nameless = (Line(Curve("gelu"), "gelu", ""),)
    scenes = [Scene((-4.0, 4.0), (-1.0, 5.0), lines=lines) for lines in ((), nameless)]
    scenes += [dataclasses.replace(each, whole=True) for each in scenes]
    plot = shown(scenes[0])
    plot.resize(width, 200)
    for scene in (*scenes, *scenes[::-1]):
        assert shows_as_a_fresh_one(plot, scene), scene


def test_of_other_curves_only_the_rows_are_painted_and_nothing_old_is_left(plot, on_screen):
    def scene(step):
        names = ("gelu_tanh", (("a", 0.01 * step), ("c", 0.8))), ("gelu_sigmoid", (("k", step),))
        lines = (Line(Curve(*name[:1], 0, name[1]), "tanh", "", dot=0.1 * step) for name in names)
        return dataclasses.replace(SCENE, y_range=(-2.0, 8.0), lines=tuple(lines), probe=step)

    parts = []
    for step in (1.0, 1.5, 0.2, 3.0):
        plot.show_scene(scene(step))
        in_parts = on_screen(plot)
        parts.append(area(plot._region))
        plot.viewport().update()
        assert on_screen(plot) == in_parts
        assert area(plot._region) == plot.viewport().width() * plot.viewport().height()
    assert max(parts[1:]) < 0.85 * area(plot._region)


def area(region):
    return sum(rect.width() * rect.height() for rect in region)


@pytest.mark.parametrize(("low", "key"), [(-4.0, Qt.Key.Key_Left), (-8.0, Qt.Key.Key_Left)])
def test_keys_lead_to_zero_itself(plot, qtbot, low, key):
    """Not to 5.6e-17, which the sum of the steps would be."""
    values = heard(plot.probe_moved)
    plot.show_scene(dataclasses.replace(SCENE, x_range=(low, -low)))
    while not values or values[-1] > 0.001:
        qtbot.keyClick(plot, key)
        scene = dataclasses.replace(SCENE, x_range=(low, -low), probe=values[-1])
        plot.show_scene(scene)
    assert values[-1] == 0.0
    assert all(value == round(value, 4) for value in values)
