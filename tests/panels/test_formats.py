import threading

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.formats import wide
from gelu_desktop.panels.formats.content import distribution, figures, operations, regions
from gelu_desktop.panels.formats.view import paint, plan


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["formats"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def test_the_figures_are_those_of_the_exhaustive_sweep(qapp):
    result = Result(State(number_format="bfloat16", mode="every"))
    text = figures(result, result.sweep).text
    assert text.startswith("tanh form in bfloat16 against exact GELU")
    assert "65,280, exhaustive" in text
    assert "255" in text
    assert "gives 0 from −3.0625" in text
    assert len(regions(result.sweep).rows) == 6
    assert regions(result.sweep).rows[0][0] == "x ≥ 0"


def test_the_operations_are_listed_as_they_are_written(qapp):
    table = operations(Result(State(approximation="gelu_sigmoid")), 60.0)
    assert [row[0][:2] for row in table.rows] == ["t1", "t2", "t3"]
    own = operations(Result(State(formula="+".join(["x"] * 40), approximation="own")), 60.0)
    assert own.rows[-1] != ("…",)
    more = operations(Result(State(formula="+".join(["x"] * 60), approximation="own")), 60.0)
    assert more.rows[-1] == ("…",)
    assert len(operations(Result(State()), 900.0).rows) < len(
        operations(Result(State()), 60.0).rows
    )


def test_the_distribution_counts_every_value(qapp):
    result = Result(State())
    heights = distribution(result.sweep, "gelu").bars[0].heights
    counts = [round(10**height) for height in heights if height != 0.15]
    ones = sum(height == 0.15 for height in heights)
    assert sum(counts) + ones == result.sweep.values - result.sweep.non_finite


def test_the_picture_says_what_is_rounded(qapp):
    titles = {
        (name, mode, flush): operations(
            Result(State(number_format=name, mode=mode, flush=flush)), 900.0
        ).title
        for name in ("bfloat16", "float32")
        for mode in ("every", "once", "float32")
        for flush in (False, True)
    }
    assert titles["bfloat16", "every", False].endswith(", each rounded")
    assert titles["bfloat16", "once", True].endswith("only the result rounded, subnormals are zero")
    assert titles["float32", "float32", False] == titles["float32", "every", False]
    assert len(set(titles.values())) == 6


@pytest.mark.parametrize("name", ["gelu_tanh", "gelu_sigmoid", "own"])
def test_the_distribution_has_the_colour_of_the_approximation(qapp, theme, name):
    result = Result(State(formula="0.5*x*(1+erf(x/sqrt(2)))", approximation=name))
    image = QImage(1200, 480, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint(painter, QRectF(image.rect()), result, theme)
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert theme.colour(name).rgb() in seen


@pytest.mark.parametrize("formula", ["x/0", "0/0*x", "9^9^9^9*x", "log(x)"])
def test_a_formula_without_finite_values_is_shown(panel, session, formula):
    session.edit(formula=formula, approximation="own")
    QApplication.processEvents()
    panel.grab()
    assert panel.view.isVisible()
    assert "nan" not in panel.view.accessibleDescription()


@pytest.mark.parametrize("size", [(300, 300), (520, 420), (960, 300), (1200, 480), (1600, 900)])
def test_nothing_overlaps_in_any_width(qapp, size):
    result = Result(State())
    planned = plan(QRectF(0, 0, *size), result, result.sweep)
    places = [place for _, place in planned.tables] + [planned.plot]
    for index, place in enumerate(places):
        assert place.left() >= 0
        assert not any(place.adjusted(1, 1, -1, -1).intersects(other) for other in places[:index])
    assert planned.plot.height() >= 150


@pytest.mark.parametrize("name", ["float16", "bfloat16", "e4m3fn", "e5m2"])
@pytest.mark.parametrize("mode", ["every", "once", "float32"])
def test_every_format_and_mode_is_shown(panel, session, name, mode):
    session.edit(number_format=name, mode=mode)
    QApplication.processEvents()
    assert panel.format.name == name
    assert panel.mode.name == mode
    assert panel.view.isVisible()
    assert "exhaustive" in panel.view.accessibleDescription()


def test_a_wide_format_says_why_it_is_not_swept(panel, session):
    session.edit(number_format="float64")
    QApplication.processEvents()
    assert session.result.sweep is None
    assert not panel.view.isVisible()
    assert panel.hint.isVisible()


def test_choices_go_to_the_session(panel, session):
    panel.format.chosen.emit("e5m2")
    panel.mode.chosen.emit("once")
    panel.flush.click()
    QApplication.processEvents()
    state = session.state
    assert (state.number_format, state.mode, state.flush) == ("e5m2", "once", True)


def test_a_coefficient_moves_the_figures(panel, session):
    before = panel.view.accessibleDescription()
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    QApplication.processEvents()
    assert panel.view.accessibleDescription() != before


def test_float32_is_swept_by_ranges_on_a_thread(panel, session, qtbot):
    session.edit(number_format="float32", interval=(1.0, 1.01), mode="once")
    QApplication.processEvents()
    assert panel.wide.isVisible()
    assert "1.01" in panel.wide.button.text()
    assert not panel.view.isVisible()
    with qtbot.waitSignal(panel.wide.swept, timeout=20000):
        panel.wide.button.click()
        assert panel.wide.jobs.running
    QApplication.processEvents()
    assert panel.view.isVisible()
    assert "83,887, exhaustive" in panel.view.accessibleDescription()
    session.edit(interval=(1.0, 1.02))
    QApplication.processEvents()
    assert not panel.view.isVisible()


def test_a_sweep_is_cancelled_by_the_button_and_by_other_settings(panel, session, qtbot):
    session.edit(number_format="float32", interval=(-1000.0, 1000.0))
    QApplication.processEvents()
    for stop in (panel.wide.button.click, lambda: session.edit(interval=(-900.0, 900.0))):
        panel.wide.button.click()
        assert panel.wide.jobs.running
        assert panel.wide.bar.isVisible()
        stop()
        QApplication.processEvents()
        assert not panel.wide.jobs.running
        assert not panel.wide.bar.isVisible()


def test_a_panel_that_is_built_again_goes_on_with_the_sweep_and_keeps_it(
    session, theme, qtbot, monkeypatch
):
    """As it is when language or theme are switched."""
    begun, go_on, real = threading.Event(), threading.Event(), wide.sweep_wide

    def patient(*given, **named):
        begun.set()
        go_on.wait(10)
        return real(*given, **named)

    monkeypatch.setattr(wide, "sweep_wide", patient)
    session.edit(number_format="float32", interval=(1.0, 1.001), mode="once")
    panels = []

    def build():
        made = BY_NAME["formats"].create(session, theme)
        panels.append(made)
        made.show()
        QApplication.processEvents()
        return made

    first = build()
    first.wide.button.click()
    assert begun.wait(5)
    shiboken6.delete(first)
    second = build()
    assert second.wide.button.text() == "Cancel"
    with qtbot.waitSignal(second.wide.swept, timeout=20000):
        go_on.set()
    assert second.view.isVisible()
    shiboken6.delete(second)
    third = build()
    assert third.view.isVisible()
    assert third.wide.button.text().startswith("Sweep every float32 value")
    shiboken6.delete(third)
