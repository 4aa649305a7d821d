import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.curves import Curve, PointsCurve
from gelu_desktop.model.scene import Bars, Line, Marker, Ribbon, Scatter, Scene, Segment
from gelu_desktop.widgets import marks
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.legend import placed
from gelu_desktop.widgets.occupied import crossed
from gelu_desktop.widgets.painting import paint_curves, paint_scene
from gelu_desktop.widgets.strokes import curve_points, draw_text
from gelu_desktop.widgets.theme import CORNERS, THEMES, Style

RECT = QRectF(0, 0, 500, 300)
SCENE = Scene((-4.0, 4.0), (-1.0, 5.0), lines=(Line(Curve("gelu"), "gelu", ""),))


def picture(scene, theme, scale=1.0, fast=False):
    image = QImage(round(500 * scale), round(300 * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    if fast:
        frame = Frame(RECT, scene)
        paint_axes(painter, frame, theme)
        paint_curves(painter, frame, theme, fast=True)
    else:
        paint_scene(painter, RECT, scene, theme)
    painter.end()
    return image


def near(image, colour, tolerance=40):
    """Where the picture has a colour, as a boolean array."""
    data = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    wanted = np.array([colour.blue(), colour.green(), colour.red()])
    return np.abs(data[:, :, :3].astype(int) - wanted).max(axis=2) <= tolerance


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("x", [-3.0, -0.75, 0.5, 2.0])
def test_the_curve_is_where_the_function_is(qapp, each_theme, x, fast):
    from gelu_desktop.numerics.activations import ACTIVATIONS

    frame = Frame(RECT, SCENE)
    ink = near(picture(SCENE, each_theme, fast=fast), each_theme.colour("gelu"), 90)
    point = frame.point(x, float(ACTIVATIONS["gelu"].evaluate(x)))
    column, row = round(point.x()), round(point.y())
    assert ink[row - 2 : row + 3, column].any()
    assert not ink[: row - 8, column].any()


def test_the_legend_tells_dashes_apart_without_colour(qapp):
    samples, roles = [], ["gelu", *THEMES["paper"].dashes]
    for role in roles:
        scene = dataclasses.replace(SCENE, lines=(Line(Curve("gelu"), role, "name"),))
        ink = ~near(picture(scene, THEMES["paper"]), QColor("white"), 60)
        samples.append(tuple(ink[6 + 9, 12:47]))
    assert len(set(samples)) == len(roles)
    assert [all(sample) for sample in samples] == [role == "gelu" for role in roles]


def test_the_grid_does_not_cut_the_zero_lines(qapp, each_theme):
    scene = Scene((-4.0, 4.0), (-1.0, 5.0))
    frame, zero = Frame(RECT, scene), near(picture(scene, each_theme), each_theme.colour("axis"))
    plot, origin = frame.plot.toRect(), frame.point(0.0, 0.0)
    assert zero[plot.top() + 1 : plot.bottom(), round(origin.x())].all()
    assert zero[round(origin.y()), plot.left() + 1 : plot.right()].all()


def test_lines_grow_with_the_scale(qapp, theme):
    ink = [near(picture(SCENE, theme, scale), theme.colour("gelu"), 60).sum() for scale in (1, 2)]
    assert 3.4 < ink[1] / ink[0] < 4.8


def test_a_jump_is_a_gap(qapp):
    frame = Frame(RECT, Scene((-1.0, 1.0), (-0.5, 1.5)))
    left, right = curve_points(frame, Curve("relu", 1))
    assert np.all(left[:, 1] == left[0, 1])
    assert np.all(right[:, 1] == right[0, 1])
    assert left[0, 1] - right[0, 1] == pytest.approx(frame.unit[1])


def test_a_corner_is_kept(qapp):
    frame = Frame(RECT, Scene((-1.0, 1.0), (-0.5, 1.5)))
    left, right = curve_points(frame, Curve("relu"))
    corner = frame.point(0.0, 0.0)
    assert left[-1] == pytest.approx([corner.x(), corner.y()])
    assert right[0] == pytest.approx([corner.x(), corner.y()])


def test_values_that_are_not_finite_leave_a_gap(qapp):
    @dataclasses.dataclass(frozen=True)
    class Broken:
        corners: tuple = ()

        def evaluate(self, x):
            return np.where(np.abs(x) < 1, np.nan, x)

    frame = Frame(RECT, Scene((-4.0, 4.0), (-4.0, 4.0)))
    left, right = curve_points(frame, Broken())
    assert frame.x_at(left[-1, 0]) < -0.98
    assert frame.x_at(right[0, 0]) > 0.98


def test_bars_reach_from_zero_to_their_height(qapp, theme):
    bars = Bars(np.array([1.0]), np.array([2.0]), np.array([-3.0]), "silu")
    scene = Scene((0.0, 3.0), (-4.0, 4.0), bars=(bars,))
    frame, ink = Frame(RECT, scene), near(picture(scene, theme), theme.colour("silu"))
    middle = round(frame.point(1.5, 0.0).x())
    rows = np.flatnonzero(ink[:, middle])
    assert rows[0] == pytest.approx(frame.point(0, 0).y(), abs=2)
    assert rows[-1] == pytest.approx(frame.point(0, -3).y(), abs=2)
    assert not ink[:, round(frame.point(0.5, 0.0).x())].any()


def test_the_probe_is_one_line_in_the_accent_colour(qapp, each_theme):
    scene = dataclasses.replace(SCENE, probe=2.0)
    ink = near(picture(scene, each_theme), QColor(each_theme.colour("accent")), 60)
    frame = Frame(RECT, scene)
    middle = ink[round(frame.plot.top()) + 5 : round(frame.plot.center().y()) - 40]
    columns = np.flatnonzero(middle.all(axis=0))
    assert abs(columns.mean() - frame.point(2.0, 0).x()) <= 1


@pytest.mark.parametrize(("probe", "side"), [(400.0, "right"), (-1000.0, "left")])
def test_a_probe_out_of_view_is_named_at_the_edge(qapp, theme, probe, side):
    scene = dataclasses.replace(SCENE, probe=probe)
    frame, ink = Frame(RECT, scene), near(picture(scene, theme), theme.colour("accent"), 10)
    assert not ink[: round(frame.plot.bottom())].any()
    columns = np.flatnonzero(ink.any(axis=0))
    assert len(columns) > 60
    assert columns.mean() > 400 if side == "right" else columns.mean() < 100


def test_a_marker_out_of_view_is_left_out(qapp, theme):
    scene = dataclasses.replace(SCENE, markers=(Marker(9.0, 0.0, "error", "x"),))
    assert not near(picture(scene, theme), theme.colour("error"), 10).any()


def test_a_text_that_does_not_fit_ends_in_dots_inside_its_room(qapp, theme):
    image = QImage(200, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_text(painter, QRectF(0, 0, 80, 30), "a text wider than its room", QColor("black"))
    painter.end()
    inked = near(image, QColor("black"), 120).any(axis=0)
    assert inked[:80].any()
    assert not inked[81:].any()


@pytest.mark.parametrize("x_range", [(0.0, 1000.0), (-900.0, 1000.0)])
def test_the_text_of_a_tick_at_the_edge_is_not_cut(qapp, theme, x_range):
    scene = dataclasses.replace(SCENE, x_range=x_range)
    image = picture(scene, theme)
    plot = Frame(RECT, scene).plot
    below = near(image, theme.colour("muted"), 90)[int(plot.bottom()) + 4 :, :]
    assert not below[:, -1].any()
    assert below[:, -30:-1].any()


def test_the_probe_in_a_narrow_range_has_decimals_enough(qapp, theme, monkeypatch):
    written = []
    monkeypatch.setattr(marks, "draw_text", lambda *given: written.append(given[2]))
    picture(dataclasses.replace(SCENE, x_range=(0.123456, 0.123458), probe=0.1234571), theme)
    assert "x = 0.123457100" in written
    picture(dataclasses.replace(SCENE, probe=1.0), theme)
    assert "x = 1.000" in written


def test_a_line_through_points_has_them_as_its_vertices(qapp):
    frame = Frame(RECT, Scene((0.0, 4.0), (0.0, 2.0)))
    curve = PointsCurve((0.0, 1.0, 2.0, 3.0, 4.0), (1.0, 2.0, np.nan, 1.0, 0.0))
    first, second = curve_points(frame, curve)
    assert np.allclose(first, frame.to_pixels(np.array([0.0, 1.0]), np.array([1.0, 2.0])))
    assert np.allclose(second, frame.to_pixels(np.array([3.0, 4.0]), np.array([1.0, 0.0])))
    assert curve_points(frame, PointsCurve((), ())) == []


def test_a_ribbon_fills_between_its_lines(qapp, each_theme):
    ribbon = Ribbon((0.0, 2.0, 4.0), (0.5, 1.0, 0.5), (1.5, 1.75, 1.5), "gelu")
    scene = Scene((0.0, 4.0), (0.0, 2.0), ribbons=(ribbon, Ribbon((1.0,), (0.0,), (1.0,), "relu")))
    frame, image = Frame(RECT, scene), picture(scene, each_theme)
    bare = picture(dataclasses.replace(scene, ribbons=()), each_theme)
    for x, y, inside in ((2.3, 1.45, True), (0.3, 1.1, True), (2.3, 0.7, False), (0.3, 1.8, False)):
        place = frame.point(x, y).toPoint()
        assert (image.pixelColor(place) != bare.pixelColor(place)) == inside


def test_what_counts_has_whole_ticks(qapp):
    for end in (1.0, 2.0, 3.0, 7.0, 40.0):
        ticks, texts, _ = Frame(RECT, Scene((0.0, end), (0.0, 1.0), whole=True)).x_ticks
        assert len(ticks) > 1
        assert all(float(text).is_integer() and "." not in text for text in texts)


def labels(scene, theme, rect=RECT):
    return {
        box.text: box.rect for box in text_boxes(lambda one: paint_scene(one, rect, scene, theme))
    }


HILL = PointsCurve((-4.0, 0.0, 4.0), (-1.0, 4.0, -1.0))


@pytest.mark.parametrize("x", [-3.9, -2.0, -0.5, 0.0, 1.0, 3.9])
def test_the_text_of_a_marker_hides_no_curve_where_there_is_room(qapp, theme, x):
    height = float(HILL.evaluate(np.array(x)))
    lines = (Line(HILL, "gelu", ""),)
    marker = Marker(x, height, "error", "4.7324e−4")
    scene = Scene((-4.0, 4.0), (-1.5, 5.0), lines=lines, markers=(marker,))
    place = labels(scene, theme)["4.7324e−4"].adjusted(1, 1, -1, -1)
    frame = Frame(RECT, scene)
    assert frame.plot.contains(place)
    assert not crossed(curve_points(frame, HILL), place)


def test_a_text_without_a_free_place_lets_the_curves_through(qapp, theme):
    steps = tuple(np.linspace(-4, 4, 400).tolist())
    saw = PointsCurve(steps, tuple((4.0 * (-1.0) ** np.arange(400)).tolist()))
    bare = Scene((-4.0, 4.0), (-5.0, 5.0), lines=(Line(saw, "gelu", ""),))
    marked = dataclasses.replace(bare, markers=(Marker(0.0, 0.0, "gelu", "0.000 000"),))
    place = labels(marked, theme)["0.000 000"].toRect()
    before, after = (near(picture(one, theme), theme.colour("gelu"), 60) for one in (bare, marked))
    area = (slice(place.top(), place.bottom()), slice(place.left(), place.right()))
    assert 0.1 * before[area].sum() < after[area].sum() < 0.95 * before[area].sum()


@pytest.mark.parametrize("probe", [0.0, 0.2, 1.0, 1.4, -3.97, 9.0])
def test_the_badge_of_the_probe_cuts_no_number(qapp, theme, probe):
    shown = labels(dataclasses.replace(SCENE, probe=probe), theme)
    badge = next(rect for text, rect in shown.items() if "x =" in text)
    ticks = [
        rect for text, rect in shown.items() if abs(rect.center().y() - badge.center().y()) < 4
    ]
    assert len(ticks) > 3
    assert not any(rect.intersects(badge) for rect in ticks if rect is not badge)


LEGEND = (Line(PointsCurve((), ()), "gelu", "the only one"),)


def cornered(corner, scene, dots=None):
    styled = dataclasses.replace(THEMES["light"], style=Style(legend=corner))
    return placed(Frame.of(RECT, scene, styled), styled, dots)


@pytest.mark.parametrize("corner", CORNERS)
def test_a_legend_goes_to_another_corner_rather_than_hide_something(qapp, corner):
    empty = Scene((-4.0, 4.0), (-1.0, 5.0), lines=LEGEND)
    frame = cornered(corner, empty)
    assert frame.legend == corner
    middle = frame.corner_rect.center()
    x, y = frame.x_at(middle.x()), frame.y_at(middle.y())
    things = {
        "lines": (*LEGEND, Line(PointsCurve((x - 0.5, x + 0.5), (y, y)), "relu", "")),
        "markers": (Marker(x, y, "gelu"),),
        "scatters": (Scatter((x,), (y,), "gelu"),),
        "segments": (Segment((x - 0.3, y), (x + 0.3, y), "gelu"),),
        "bars": (Bars(np.array([x - 0.5]), np.array([x + 0.5]), np.array([1.1 * y]), "gelu"),),
    }
    for name, thing in things.items():
        moved = cornered(corner, dataclasses.replace(empty, **{name: thing}))
        assert moved.legend in set(CORNERS) - {corner}
    dots = frame.to_pixels(np.array([x]), np.array([y]))
    assert cornered(corner, empty, dots).legend != corner


def test_a_legend_goes_above_where_no_corner_is_free(qapp):
    lines = tuple(
        Line(PointsCurve((-4.0, 4.0), (y, y)), "relu", "") for y in np.linspace(-1, 5, 40).tolist()
    )
    frame = cornered("top-left", Scene((-4.0, 4.0), (-1.0, 5.0), lines=(*LEGEND, *lines)))
    assert frame.legend == "above"
    assert not frame.corner
