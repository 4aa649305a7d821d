"""Where things are in exported pictures: on the curve, as thick as asked, with gaps as gaps."""

import shutil
import subprocess
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest
from pictures import decoded, drawn_by_resvg, picture, where
from PySide6.QtCore import QRectF

from gelu_desktop.app.export import ENCODERS, PICTURES, pdf, png, render, svg
from gelu_desktop.app.export_look import LEGENDS, Look
from gelu_desktop.app.picture_problems import squashed_problem
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.scene import Scene
from gelu_desktop.panels.curve import scene
from gelu_desktop.panels.derivative import scene as derivative_scene
from gelu_desktop.panels.error.scene import scene as error_scene
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.theme import THEMES

SVG = "{http://www.w3.org/2000/svg}"
ALONE = {"functions": ("gelu",), "show_approximation": False, "gate": False, "tangent": False}
OWN = {
    "functions": (),
    "approximation": "own",
    "gate": False,
    "tangent": False,
    "x_range": (-3.0, 3.0),
}
BLUE = THEMES["light"].colour("gelu")
MINE = THEMES["light"].colour("own")


def frame_of(wanted, shown=scene):
    """Return the geometry of the plot of the panel ``curve`` or another, in logical pixels."""
    return Frame.of(wanted.rect, shown(wanted.result), wanted.theme)


def place(wanted, x, y, shown=scene):
    """Return the pixel of a point."""
    point = frame_of(wanted, shown).point(x, y)
    return point.x() * wanted.scale, point.y() * wanted.scale


PLOTS = {
    "curve": (scene, "gelu", ALONE),
    "derivative": (derivative_scene, "gelu", ALONE),
    "error": (error_scene, "gelu_tanh", {"approximation": "gelu_tanh"}),
}


def probed(result, name):
    """Return where the probe is on the curve of a plot."""
    if name == "error":
        return float(result.error_curve("gelu_tanh").evaluate(np.array([result.state.x]))[0])
    reading = result.readings["gelu"]
    return reading.slope if name == "derivative" else reading.value


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
@pytest.mark.parametrize("scale", [0.5, 1.0, 4.0])
@pytest.mark.parametrize("x", [1.0, -0.7])
@pytest.mark.parametrize("name", PLOTS)
def test_the_marker_of_the_probe_is_on_the_curve(qapp, name, kind, scale, x):
    shown, role, changes = PLOTS[name]
    wanted = picture(name, (round(640 * scale), round(400 * scale)), scale, x=x, **changes)
    pixels = drawn(kind, wanted)
    column, row = place(wanted, x, probed(wanted.result, name), shown)
    around = 5 * scale  # the dot without the curve on both sides of its rim
    top, left = round(row - around), round(column - around)
    part = pixels[top : round(row + around) + 1, left : round(column + around) + 1]
    rows, columns = where(part, THEMES["light"].colour(role), 40)
    assert len(rows) >= 4
    assert abs(top + rows.mean() + 0.5 - row) <= max(scale, 0.75)
    assert abs(left + columns.mean() + 0.5 - column) <= max(scale, 0.75)


@pytest.mark.parametrize("scale", [0.5, 1.0, 4.0])
def test_the_texts_of_ticks_stay_next_to_their_ticks(qapp, scale):
    wanted = picture("curve", (round(640 * scale), round(400 * scale)), scale, **ALONE)
    boxes = text_boxes(lambda p: wanted.draw(p, scale))
    for text, x in (("−3", -3.0), ("−2", -2.0), ("3", 3.0)):
        column, _ = place(wanted, x, 0.0)
        named = [box.rect for box in boxes if box.text in (text, f"{text}.0")]
        box = max(named, key=QRectF.bottom)  # the lowest is that of the horizontal axis
        assert abs(box.center().x() - column) <= 1.5 * scale


@pytest.mark.parametrize(
    ("scale", "font", "lines", "expected"),
    [(1, 1, 1, 2), (4, 1, 1, 8), (4, 1, 0.5, 4), (4, 2, 1, 8), (4, 0.5, 1, 8), (2, 1.5, 3, 12)],
)
def test_lines_are_as_thick_as_asked_whatever_the_text(qapp, scale, font, lines, expected):
    look = Look(font=font, lines=lines)
    wanted = picture("curve", (600 * scale, 400 * scale), scale, look=look, **ALONE)
    scaled = picture("curve", wanted.size, scale * font, **ALONE)
    pixels = decoded(png(wanted))
    column, _ = place(scaled, -3.0, 0.0)
    strip = pixels[:, round(column)]
    rows = np.flatnonzero(strip[:, 2] - strip[:, 0] > 60)
    assert len(rows) == pytest.approx(expected, abs=1.5)


@pytest.mark.parametrize("font", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("lines", [0.5, 3.0])
def test_text_is_as_large_as_asked_whatever_the_lines(qapp, font, lines):
    wanted = picture("curve", (1200, 900), look=Look(font=font, lines=lines))
    usual = picture("curve", (1200, 900))
    height = {box.rect.height() for box in text_boxes(lambda p: wanted.draw(p, 1.0))}
    before = {box.rect.height() for box in text_boxes(lambda p: usual.draw(p, 1.0))}
    assert max(height) == pytest.approx(font * max(before))


@pytest.mark.parametrize("legend", LEGENDS)
def test_the_legend_stands_where_it_is_asked_for(qapp, legend):
    free = {"y_ranges": {"curve": (-40.0, 40.0)}}  # no curve comes near a corner
    wanted = picture("curve", (800, 600), look=Look(legend=legend), **free)
    boxes = {box.text: box.rect for box in text_boxes(lambda p: wanted.draw(p, 1.0))}
    if legend == "none":
        assert "GELU" not in boxes
        return
    plot = Frame.of(wanted.rect, scene(wanted.result), wanted._styled(1.0)).plot
    label = boxes["GELU"].center()
    assert plot.contains(label) == (legend != "above")
    if legend != "above":
        assert (label.x() < plot.center().x()) == legend.endswith("left")
        assert (label.y() < plot.center().y()) == legend.startswith("top")


def test_a_legend_does_not_hide_the_curves(qapp):
    wanted = picture("curve", (800, 600), look=Look(legend="top-right"))
    boxes = {box.text: box.rect for box in text_boxes(lambda p: wanted.draw(p, 1.0))}
    label, page = boxes["GELU"].center(), wanted.rect.center()
    assert (label.x() < page.x(), label.y() < page.y()) == (True, True)


def test_a_legend_that_does_not_fit_its_corner_goes_above(qapp):
    small = picture("curve", (200, 140), look=Look(legend="top-left"))
    frame = Frame.of(small.rect, scene(small.result), small._styled(1.0))
    assert not frame.corner
    assert frame.entries


def test_the_plot_has_the_room_that_a_legend_leaves(qapp):
    rect, shown = QRectF(0, 0, 800, 600), scene(picture().result)
    above, inside, none = (
        Frame(rect, shown, legend=legend) for legend in ("above", "top-left", "none")
    )
    assert above.plot.height() < inside.plot.height() == none.plot.height()
    assert isinstance(shown, Scene)


def drawn(kind, wanted):
    data = ENCODERS[kind](wanted)
    if kind == "png":
        return decoded(data)
    if kind == "svg":
        return decoded(drawn_by_resvg(data))
    if shutil.which("pdftoppm") is None:
        pytest.skip("pdftoppm, which draws the PDF, is not here: install poppler-utils")
    width, height = (str(side) for side in wanted.size)
    command = ["pdftoppm", "-scale-to-x", width, "-scale-to-y", height, "-png", "-singlefile"]
    return decoded(subprocess.run(command, input=data, capture_output=True, check=True).stdout)


@pytest.mark.parametrize("kind", ENCODERS)
@pytest.mark.parametrize("log", [False, True])
def test_a_gap_stays_empty(qapp, kind, log):
    wanted = picture("curve", formula="sqrt(x^2-1)", x=2.5, log_error=log, **OWN)
    pixels = drawn(kind, wanted)
    left, right = (round(place(wanted, x, 0.0)[0]) for x in (-0.97, 0.97))
    top = round(frame_of(wanted).plot.top())
    rows, _ = where(pixels[top:, left:right], MINE, 60)
    assert len(rows) == 0
    for outside in (-1.3, 1.3):
        column, row = place(wanted, outside, np.sqrt(outside**2 - 1))
        part = pixels[round(row) - 6 : round(row) + 7, round(column) - 6 : round(column) + 7]
        assert len(where(part, MINE, 60)[0]) > 3


def curves(data, colour):
    """Return the points of all paths of a colour in an SVG file."""
    root = ET.fromstring(data)
    assert root.get("viewBox")
    found = []
    for group in root.iter(f"{SVG}g"):
        if group.get("stroke") == colour.name():
            for path in group.iter(f"{SVG}path"):
                numbers = path.get("d").replace("M", " ").replace("L", " ").replace(",", " ")
                found.append(np.array([float(n) for n in numbers.split()]).reshape(-1, 2))
    return [points for points in found if len(points) > 2]


@pytest.mark.parametrize(
    ("formula", "count"),
    [("x*0/0", 0), ("sqrt(-x*x)", 0), ("sqrt(x^2-1)", 2), ("x*Phi(x)", 1), ("1/x", 2)],
)
def test_svg_of_odd_curves_is_valid(qapp, formula, count):
    wanted = picture("curve", formula=formula, **OWN)
    assert len(curves(svg(wanted), MINE)) == count


def test_svg_of_no_curve_and_of_a_filled_one_is_valid(qapp):
    hidden = picture("curve", functions=(), show_approximation=False, gate=False)
    assert curves(svg(hidden), BLUE) == []
    filled = ET.fromstring(svg(picture("curve", gate=True)))
    gate = THEMES["light"].colour("gate").name()
    areas = [one for one in filled.iter(f"{SVG}g") if one.get("fill") == gate]
    assert any(list(area.iter(f"{SVG}path")) for area in areas)


def test_svg_of_a_narrow_range_far_out_has_no_stairs(qapp):
    far = (999.999999, 1000.0)
    formula = "phi((x-999.9999995)*1e7)"
    wanted = picture("curve", formula=formula, x=999.9999995, **{**OWN, "x_range": far})
    (points,) = curves(svg(wanted), MINE)
    assert len(points) > 40
    assert len(np.unique(points[:, 0])) >= 0.9 * len(points)
    across, up = np.diff(points, axis=0).T
    assert (across > 0).all()
    assert np.count_nonzero(np.diff(np.sign(up[np.abs(up) > 1e-3]))) == 1  # up and down, no stairs


@pytest.mark.parametrize("formula", ["1e8+phi(x)", "phi(x+1e8-1e8)+1e8"])
def test_svg_of_values_far_from_zero_has_no_stairs(qapp, formula):
    near = {"curve": (1e8 - 0.1, 1e8 + 0.5)}
    wanted = picture("curve", formula=formula, x=0.0, y_ranges=near, **OWN)
    (points,) = curves(svg(wanted), MINE)
    assert len(points) > 40
    assert len(np.unique(points, axis=0)) >= 0.9 * len(points)
    assert len(np.unique(points[:, 1])) >= 0.45 * len(points)  # each height twice
    across, up = np.diff(points, axis=0).T
    assert (across > 0).all()
    assert np.count_nonzero(np.diff(np.sign(up[np.abs(up) > 1e-2]))) == 1  # up and down


@pytest.mark.parametrize("name", PICTURES)
def test_svg_twice_is_the_same_and_says_nothing(qapp, capfd, name):
    wanted = picture(name, PICTURES[name].size)
    assert svg(wanted) == svg(wanted)
    assert capfd.readouterr() == ("", "")


def test_a_logarithmic_axis_changes_the_drawing_and_not_the_numbers(qapp):
    linear, log = (picture("error", log_error=on, magnitude=on) for on in (False, True))
    x = np.linspace(-4, 4, 101)
    plain, shown = (one.result.error_curve("gelu_tanh").evaluate(x) for one in (linear, log))
    assert np.array_equal(np.abs(plain), shown)
    assert linear.description == log.description
    assert png(linear) != png(log)


def test_small_pictures_are_drawn_smaller_so_that_nothing_is_cut(qapp):
    wanted = picture("formats", (600, 400))
    assert wanted.shrunk > 1
    assert all(box.whole(wanted.rect) for box in text_boxes(lambda p: wanted.draw(p, 1.0)))
    assert picture("formats", PICTURES["formats"].size).shrunk == 1


def test_a_transparent_picture_has_no_ground_in_any_format(qapp):
    wanted = picture("curve", look=Look(transparent=True))
    assert render(wanted).pixelColor(0, 0).alpha() == 0
    ground = THEMES["light"].colour("surface").name()
    root = ET.fromstring(svg(wanted))
    filled = [one for one in root.iter(f"{SVG}g") if one.get("fill") == ground]
    wide = [
        rect for one in filled for rect in one.iter(f"{SVG}rect") if float(rect.get("width")) > 400
    ]
    assert wide == []
    assert len(pdf(wanted)) < len(pdf(picture("curve")))


WORDY = Look(title=True, footer=True)
SQUEEZED = {
    "paper": ((1004, 756), 300 / 96, WORDY),
    "captioned": ((1004, 756), 300 / 96, replace(WORDY, caption="What is to be seen here.")),
    "column": ((1004, 756), 300 / 96, replace(WORDY, font=0.8, lines=0.75)),
    "icon": ((200, 100), 1.0, Look()),
}


@pytest.mark.parametrize("case", SQUEEZED)
@pytest.mark.parametrize("name", ["curve", "derivative", "error", "ffn", "depth"])
def test_a_plot_keeps_its_height_whatever_stands_around_it(qapp, case, name):
    size, scale, look = SQUEEZED[case]
    wanted = picture(name, size, scale, look=look)
    heights = []
    text_boxes(
        lambda painter: wanted.draw_panel(
            painter, wanted.shrunk, lambda plot, _: heights.append(plot.height())
        )
    )
    if (case, name) == ("icon", "depth"):
        assert heights[0] < 0.4 * wanted.rect.height()  # and it is drawn as well as can be
    else:
        rows = 2 if name == "ffn" else 1
        assert rows * heights[0] >= 0.4 * wanted.rect.height()


def test_what_cannot_be_read_is_refused_with_what_to_leave_out(qapp):
    look = replace(WORDY, caption="\n".join(4 * ["line"]))
    flat = picture("curve", (700, 100), look=look)
    assert "the title or the caption or the footer or the legend" in squashed_problem(flat)
    assert "Curves" in squashed_problem(flat)
    assert squashed_problem(picture("curve", (700, 600), look=look)) == ""
    bare = picture("curve", (9, 4), look=Look(legend="none"))
    assert "leave out" not in squashed_problem(bare) != ""


def test_texts_around_are_drawn_smaller_too_but_stay_readable(qapp):
    wanted = picture("race", (1004, 756), 300 / 96, look=WORDY)
    assert wanted.shrunk > 1.5
    boxes = text_boxes(lambda painter: wanted.draw(painter, 1.0))
    assert all(box.whole(wanted.rect) for box in boxes)
    footer = next(box for box in boxes if box.text.startswith("Settings"))
    usual = text_boxes(lambda painter: picture("curve", look=WORDY).draw(painter, 1.0))
    before = next(box for box in usual if box.text.startswith("Functions"))
    assert footer.rect.height() == pytest.approx(before.rect.height() / 1.5, rel=0.01)
