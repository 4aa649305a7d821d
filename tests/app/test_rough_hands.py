"""Plots in the window under rough hands: curves without values, wheels without end, sizes at will.

What a person sees has to stay sound, whatever formula, range, theme or size there was before.
"""

import math
import time

import numpy as np
import pytest
from hands import CONTROL, PLAIN, drag, drag_over, enter, handle, turn
from pictures import contrast
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QSlider, QWidget
from steps import times

from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.state import State
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.axes import paint_axes
from gelu_desktop.widgets.painting import paint_header, paint_overlay
from gelu_desktop.widgets.theme import THEMES

PLOTS = ("curve", "derivative", "error")
ALONE = {"approximation": "own", "functions": (), "gate": False, "tangent": False}


def settle():
    for _ in range(3):
        QApplication.processEvents()


def plot_of(desktop, name):
    return desktop.window.docks[name].widget().plot


def pixels(widget):
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, 2::-1].astype(int)


def ink(plot, role):
    """Return the rows and columns of the plot's inside that have the colour of a curve."""
    box = plot.frame.plot.toRect().adjusted(2, 2, -2, -2)
    part = pixels(plot.viewport())[box.top() : box.bottom(), box.left() : box.right()]
    wanted = np.array(plot.theme.colour(role).getRgb()[:3])
    rows, columns = np.nonzero(np.abs(part - wanted).max(axis=2) <= 40)
    return rows + box.top(), columns + box.left()


def texts(plot):
    def paint(painter):
        paint_axes(painter, plot.frame, plot.theme)
        paint_header(painter, plot.frame, plot.theme)
        paint_overlay(painter, plot.frame, plot.theme)

    return text_boxes(paint)


def tick_texts(plot):
    return [*plot.frame.y_ticks[1], *(text for _, text in plot.frame.x_texts)]


def fit(desktop):
    desktop.window.actions_by_name["fit"].trigger()
    settle()


@pytest.mark.parametrize(
    ("formula", "span"), [("0/0", (-4, 4)), ("1/(x-x)", (-4, 4)), ("sqrt(x)", (-4, -1))]
)
def test_a_curve_without_values_is_said_and_the_next_one_is_whole(desktop, session, formula, span):
    session.edit(formula=formula, **ALONE)
    for name in PLOTS:
        session.edit(y_ranges={name: (-7.0, 8.0)})
    fit(desktop)
    session.edit(x_range=span)
    settle()
    for name in PLOTS:
        low, high = plot_of(desktop, name).frame.scene.y_range
        assert math.isfinite(low) and math.isfinite(high) and low < high
    for name in ("curve", "error"):
        assert "no finite value in view: own formula" in plot_of(desktop, name).frame.scene.note
    assert desktop.window.isVisible()
    session.edit(formula="x*Phi(x)", x_range=(-4.0, 4.0))
    fit(desktop)
    plot = plot_of(desktop, "curve")
    assert plot.frame.scene.note == ""
    assert plot.frame.scene.y_range == pytest.approx((-0.5, 4.5), abs=0.6)
    assert len(ink(plot, "own")[0]) > 100


@pytest.mark.parametrize("formula", ["8e15", "1e300", "x*0+1e-300", "-1e300", "0"])
def test_a_constant_is_a_flat_line_in_sight(desktop, session, formula):
    session.edit(formula=formula, **ALONE)
    fit(desktop)
    plot = plot_of(desktop, "curve")
    low, high = plot.frame.scene.y_range
    assert low < high
    assert len(set(plot.frame.y_ticks[1])) >= 2
    rows, columns = ink(plot, "own")
    beside = np.abs(columns - plot.frame.point(session.state.x, 0.0).x()) > 8  # of the dot
    assert np.ptp(rows[beside]) <= 2
    assert len(set(columns)) > 0.5 * plot.frame.plot.width()  # in dashes


def test_a_hill_far_from_zero_is_no_straight_line(desktop, session):
    session.edit(formula="1e5+10*exp(-x*x)", **ALONE)
    fit(desktop)
    plot = plot_of(desktop, "curve")
    (points,) = plot.traces[plot.frame.scene.lines[0].curve].points
    assert len(points) > 20
    assert np.ptp(points[:, 1]) > 0.6 * plot.frame.plot.height()


def test_large_values_can_be_zoomed_and_moved(desktop, session):
    session.edit(formula="1e8+1e7*x*Phi(x)", **ALONE)
    fit(desktop)
    plot = plot_of(desktop, "curve")
    before = plot.frame.scene.y_range
    turn(plot.viewport(), 1, CONTROL)
    settle()
    low, high = plot.frame.scene.y_range
    assert before[0] < low < high < before[1]
    centre = plot.frame.plot.center()
    plot._grip_at(centre, panning=True).move(plot.frame, centre + QPointF(0, 20))
    settle()
    moved = plot.frame.scene.y_range
    assert moved[1] - moved[0] == pytest.approx(high - low)
    assert low < moved[0] < before[1]


@pytest.mark.parametrize("keys", [PLAIN, CONTROL], ids=["across", "upwards"])
@pytest.mark.parametrize("log", [False, True], ids=["linear", "log"])
def test_hundreds_of_notches_end_at_the_limits(desktop, session, log, keys):
    plot = plot_of(desktop, "error")
    session.edit(log_error=log)
    settle()
    first = plot.frame.scene
    slowest = 0.0
    for notch, count in ((-1, 200), (1, 400)):
        for _ in range(count):
            before = time.process_time()
            turn(plot.viewport(), notch, keys)
            QApplication.processEvents()
            slowest = max(slowest, time.process_time() - before)
        shown = tick_texts(plot)
        assert all(text and "inf" not in text and "nan" not in text for text in shown)
        uprights = plot.frame.y_ticks[1]
        assert len(set(uprights)) == len(uprights) >= 2
        (x0, x1), (y0, y1) = plot.frame.scene.x_range, plot.frame.scene.y_range
        if keys == PLAIN:
            assert (x0, x1) == (-X_LIMIT, X_LIMIT) if notch < 0 else x1 - x0 < 2 * X_SPAN_MIN
        elif log:
            assert (y0, y1) == (-LOG_LIMIT, LOG_LIMIT) if notch < 0 else y1 - y0 < 2 * LOG_SPAN_MIN
        else:
            assert y1 - y0 > 1e6 if notch < 0 else 0 < y1 - y0 < 1e-8 * max(1, abs(y0))
    assert slowest < 0.5  # of the processor's time, on a machine that does other things too
    plot.reset.emit()
    settle()
    assert plot.frame.scene == first


def test_a_line_across_stays_on_its_value_whatever_the_axis(desktop, session):
    session.edit(show_tolerance=True, tolerance=3e-4, x=2.0)
    plot = plot_of(desktop, "error")
    for log in (True, False, True, False):
        session.edit(log_error=log)
        settle()
        scene = plot.frame.scene
        assert scene.levels[0].y == pytest.approx(math.log10(3e-4) if log else 3e-4)
        assert scene.y_range[0] < scene.levels[0].y < scene.y_range[1]
        dot = scene.lines[0].dot
        assert (10.0**dot if log else abs(dot)) == pytest.approx(abs(session.result.error_at_probe))
    session.edit(x=0.0, log_error=True)  # the error is 0, which has no place there
    settle()
    assert plot.frame.scene.lines[0].dot is None
    assert plot.frame.scene.lines[0].reading == "0.0000"
    session.edit(log_error=False)
    settle()
    assert plot.frame.scene.lines[0].dot == 0.0
    assert session.state.tolerance == 3e-4


def test_a_probe_that_was_pulled_away_is_brought_back(desktop, session):
    window, plot = desktop.window, plot_of(desktop, "curve")
    start = plot.frame.point(session.state.x, 1.0)
    drag_over(plot, start, QPointF(40, start.y()), QPointF(-9000, start.y()))
    assert session.state.x == session.state.x_range[0]
    settle()
    here = plot.frame.point(session.state.x, 1.0)
    drag_over(plot, here, plot.frame.point(0.5, 1.0))  # it is caught again
    assert session.state.x == pytest.approx(0.5, abs=0.02)
    session.edit(x_range=(2.0, 3.0))
    settle()
    assert any("x = 0.5" in box.text for box in texts(plot))  # named at the edge
    for _ in range(3):
        QTest.keyClick(plot, Qt.Key.Key_PageUp)
    assert session.state.x > 0.5
    window.actions_by_name["bring_probe"].trigger()
    settle()
    assert session.state.x == 2.0
    field = window.docks["controls"].widget().probe.input.field
    window.activateWindow()
    field.setFocus()
    enter(field, "1e9")
    assert session.state.x == 2.0
    assert "out of range" in field.accessibleDescription()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert session.state.x > 2.0
    settle()


def test_a_gap_is_empty_on_the_screen_too(desktop, session):
    session.edit(formula="sqrt(x^2-1)", x=2.5, x_range=(-3.0, 3.0), **ALONE)
    settle()

    def inside():
        plot = plot_of(desktop, "curve")
        _, columns = ink(plot, "own")
        left, right = (plot.frame.point(x, 0.0).x() for x in (-0.97, 0.97))
        outside = np.count_nonzero((columns < left) | (columns > right))
        return outside > 50, np.count_nonzero((columns > left) & (columns < right))

    assert inside() == (True, 0)
    turn(plot_of(desktop, "curve").viewport(), -3)
    settle()
    assert inside() == (True, 0)
    plot = plot_of(desktop, "curve")
    centre = plot.frame.plot.center()
    plot._grip_at(centre, panning=True).move(plot.frame, centre + QPointF(13, 0))
    settle()
    assert inside() == (True, 0)
    for theme in ("dark", "light"):
        desktop.choose_theme(theme)
        settle()
        assert inside() == (True, 0)


def themes_of(image):
    """Return the themes whose surface is the most frequent colour of a picture."""
    colours, counts = np.unique(image.reshape(-1, 3), axis=0, return_counts=True)
    most = QColor(*colours[counts.argmax()].tolist()).name()
    return {name for name, theme in THEMES.items() if theme.colour("surface").name() == most}


def check_plot(plot):
    image = pixels(plot.viewport())
    found = texts(plot)
    assert len(found) > 8
    for place, box in enumerate(found):
        if any(later.rect.intersects(box.rect) for later in found[place + 1 :]):
            continue  # the label of the probe covers the number of a tick
        left, top, right, bottom = (max(0, int(side)) for side in box.rect.getCoords())
        part = image[top : bottom + 1, left : right + 1].reshape(-1, 3)
        colours, counts = np.unique(part, axis=0, return_counts=True)
        ground = QColor(*colours[counts.argmax()].tolist())
        assert contrast(box.colour, ground) >= 4.5, box.text
        letters = np.abs(part - np.array(box.colour.getRgb()[:3])).max(axis=1)
        assert letters.min() <= 60, box.text  # it is there, in that colour
    for line in plot.frame.scene.lines:
        assert contrast(plot.theme.colour(line.role), plot.theme.colour("surface")) >= 3.0


def test_themes_reach_floating_and_covered_panels(desktop):
    window = desktop.window
    window.docks["derivative"].setFloating(True)
    window.docks["ffn"].raise_()  # covers the error panel
    settle()
    for theme in ("dark", "light") * times(1, 3):
        desktop.choose_theme(theme)
        settle()
        assert window.docks["derivative"].isFloating()
        window.docks["error"].raise_()
        settle()
        for name in PLOTS:
            plot = plot_of(desktop, name)
            assert theme in themes_of(pixels(plot.viewport()))
            check_plot(plot)
        window.docks["ffn"].raise_()
        settle()
        assert theme in themes_of(pixels(window.docks["ffn"].widget()))


def test_frames_are_drawn_in_time(desktop, session):
    """Judged by the processor's time, and mildly: a machine does other things meanwhile."""
    session.edit(second=True, show_tolerance=True, compared=("gelu_sigmoid",))
    settle()
    control = desktop.window.docks["controls"].widget().approximation.coefficients["gelu_tanh.a"]
    slider, spent = control.slider, []
    start, middle = handle(slider), slider.height() // 2
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    for _ in range(times(1, 10)):
        for x in range(8, slider.width() - 8, 2):
            before = time.process_time()
            QTest.mouseMove(slider, QPoint(x, middle))
            QApplication.processEvents()
            spent.append(time.process_time() - before)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=start)
    median, late = np.percentile(spent, (50, 95))
    assert median < 0.1
    assert late < 0.3


def test_a_curve_that_is_zoomed_into_a_million_times_is_still_a_line(desktop, session):
    session.edit(formula="x*Phi(x)", x=1.0, **ALONE)
    session.edit(x_range=(1.0 - 4e-6, 1.0 + 4e-6))
    fit_range = {"curve": (0.841344746 - 4e-6, 0.841344746 + 4e-6)}
    session.edit(y_ranges=fit_range, tangent=False)
    settle()
    plot = plot_of(desktop, "curve")
    rows, columns = ink(plot, "own")
    assert len(set(columns)) > 0.5 * plot.frame.plot.width()  # in dashes
    for column in set(columns.tolist()):
        assert np.ptp(rows[columns == column]) <= 24  # one stroke, no wedge


@pytest.fixture
def counted(desktop, session):
    """Count what is drawn by each plot, and how often the session tells of a change."""
    told, drawn = [], {name: [] for name in PLOTS}
    session.changed.connect(lambda _: told.append(None))
    for name in PLOTS:
        panel = desktop.window.docks[name].widget()
        draw = panel.draw

        def counting(result, draw=draw, name=name):
            drawn[name].append(None)
            draw(result)

        panel.draw = counting

    def count():
        settle()
        found = len(told), [len(each) for each in drawn.values()]
        told.clear()
        for each in drawn.values():
            each.clear()
        return found

    return count


def test_each_change_of_the_range_draws_once_and_is_one_step(desktop, session, counted):
    third = 0.1 + 0.2
    controls = desktop.window.docks["controls"].widget()
    plot = plot_of(desktop, "error")
    desktop.window.activateWindow()
    counted()

    def check(steps):
        told, drawn = counted()
        assert 1 <= told <= 2  # the second is the end of the gesture
        assert all(1 <= each <= 2 for each in drawn)
        assert session.place == steps

    controls.probe.low.setFocus()
    enter(controls.probe.low, repr(third))
    assert session.state.x_range == (third, 4.0)
    check(1)
    turn(plot.viewport(), 1)
    zoomed = session.state.x_range
    check(2)
    plot.released.emit()
    counted()
    ruler = plot.frame.plot.top()
    start = QPointF(plot.frame.point(session.state.interval[1], 0.0).x(), ruler)
    drag_over(plot, start, QPointF(start.x() - 31, ruler))
    check(3)
    assert session.state.x_range == zoomed
    session.undo()
    told, drawn = counted()
    assert (told, drawn) == (1, [1, 1, 1])
    session.undo()
    assert session.state.x_range == (third, 4.0)
    session.undo()
    assert session.state == State()
    counted()


def test_fifty_resizes_leave_the_ranges_as_they_were(desktop, session):
    session.edit(x_range=(-1.3, 2.9), y_ranges={"curve": (-0.7, 2.2)})
    settle()

    def ranges():
        scenes = [plot_of(desktop, name).frame.scene for name in PLOTS]
        boxes = [plot_of(desktop, name).box.viewRange() for name in PLOTS]
        return [(scene.x_range, scene.y_range) for scene in scenes], boxes

    scenes, boxes = ranges()
    for size in ((1100, 640), (1366, 728)) * 25:
        desktop.window.resize(*size)
        QApplication.processEvents()
    settle()
    after = ranges()
    assert after[0] == scenes
    for box, now in zip(boxes, after[1], strict=True):
        assert np.ravel(now) == pytest.approx(np.ravel(box), abs=1e-6)
    assert session.state.x_range == (-1.3, 2.9)


@pytest.mark.parametrize("name", [spec.name for spec in PANELS])
def test_the_wheel_changes_nothing_that_was_not_chosen(desktop, session, name):
    window = desktop.window
    dock = window.docks[name]
    dock.show()
    dock.raise_()
    settle()
    window.activateWindow()
    window.menuBar().setFocus()
    before = session.state
    panel = dock.widget()
    kinds = (QAbstractSpinBox, QComboBox, QSlider)
    met = [each for kind in kinds for each in panel.findChildren(kind) if each.isVisible()]
    met = [each for each in met if each.isEnabled()]
    for control in met:
        assert not control.hasFocus()
        target: QWidget = control
        while not turn(target, -1) and target is not panel:
            target = target.parentWidget()
        assert target is not control
    settle()
    assert session.state == before
    assert not session.can_undo


def test_the_wheel_works_after_a_click_into_the_field(desktop, session):
    field = desktop.window.docks["controls"].widget().probe.input.field
    desktop.window.activateWindow()
    assert not turn(field, 1)
    QTest.mouseClick(field.lineEdit(), Qt.MouseButton.LeftButton)
    assert field.hasFocus()
    assert turn(field, 1)
    assert session.state.x > 1.0
    settle()


def test_a_drag_wheel_keys_and_typing_are_taken_back_exactly(desktop, session, qtbot):
    control = desktop.window.docks["controls"].widget().probe.input
    desktop.window.activateWindow()
    values = [session.state.x]
    drag(control.slider, control.slider.width() - 12)
    values.append(session.state.x)
    control.slider.setFocus()
    for _ in range(10):
        turn(control.slider, -1)
    qtbot.wait(600)
    values.append(session.state.x)
    for _ in range(60):  # as many as two seconds of a held key
        QTest.keyPress(control.slider, Qt.Key.Key_Left)
    QTest.keyRelease(control.slider, Qt.Key.Key_Left)
    control.field.setFocus()
    values.append(session.state.x)
    for text in ("1", "16"):
        enter(control.field, text)
        values.append(session.state.x)
    assert values[-2:] == [1.0, 16.0]
    QTest.keyClick(control.field, Qt.Key.Key_Return)
    undo, redo = (desktop.window.actions_by_name[name] for name in ("undo", "redo"))
    settle()
    for value in values[-2::-1]:
        undo.trigger()
        assert session.state.x == value
        settle()
    assert not undo.isEnabled()
    for value in values[1:]:
        redo.trigger()
        assert session.state.x == value
        settle()
    assert not redo.isEnabled()
