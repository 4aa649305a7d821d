"""Values and tables on the clipboard."""

import math

import pytest
from PySide6.QtGui import QGuiApplication, QKeySequence

from gelu_desktop.app.actions import ACTIONS
from gelu_desktop.app.copying import FIGURES, copy_table, copy_value
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.grid import Grid
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import PANELS


@pytest.fixture(autouse=True)
def application(qapp):
    QGuiApplication.clipboard().setText("before")


def copied():
    return QGuiApplication.clipboard().text()


def test_every_panel_with_a_picture_has_figures():
    assert set(FIGURES) == {spec.name for spec in PANELS if spec.paint is not None}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("source", ["token", "sample"])
def test_figures_are_plain_and_as_wide_as_their_header(name, source):
    if name == "race":
        return
    result = Result(State(ffn=FfnSettings(source=source), show_tolerance=True))
    for grid in FIGURES[name].tables(result):
        assert isinstance(grid, Grid)
        assert grid.rows
        assert {len(row) for row in grid.rows} == {len(grid.header)}
        assert {type(cell) for row in grid.rows for cell in row} <= {str, int, float, type(None)}
        assert not any(isinstance(c, float) and math.isnan(c) for row in grid.rows for c in row)
        assert not isinstance(grid.headline[1], str | None)


@pytest.mark.parametrize(
    ("panel", "name", "value"),
    [
        ("derivative", "GELU, f′(x)", lambda r: r.readings["gelu"].slope),
        ("error", "tanh form, max |error|", lambda r: r.error_summary.max),
        ("formats", "worst error in ulp, value", lambda r: r.sweep.max_ulp),
        ("ffn", "exactly zero, GELU", lambda r: r.passes[0].exact_zeros),
    ],
)
def test_the_value_of_the_probe_and_of_the_panel(panel, name, value):
    result = Result(State(x=0.1))
    said = copy_value(panel, result)
    lines = dict(line.split("\t") for line in copied().splitlines())
    assert float(lines["x"]) == 0.1
    assert float(lines["GELU(x)"]) == result.readings["gelu"].value
    assert float(lines[name]) == value(result)
    assert lines["GELU(x)"] in said


def test_the_value_is_not_said_twice():
    copy_value("curve", Result(State(x=0.1)))
    assert len(copied().splitlines()) == 2


@pytest.mark.parametrize(
    ("form", "begin", "said"),
    [("markdown", "**error of the value", "Markdown"), ("latex", "% error of the value", "LaTeX")],
)
def test_tables(form, begin, said):
    result = Result(State())
    words = copy_table("error", result, form)
    assert copied().startswith(begin)
    assert repr(result.error_summary.max) in copied()
    assert words == f"Copied as {said}: error of the value, absolute, on [−4, 4]"


def test_where_there_is_nothing_the_clipboard_stays():
    result = Result(State(race=RaceSettings(seed=815)))
    assert "has not been run" in copy_table("race", result, "markdown")
    assert copied() == "before"
    copy_value("race", result)  # the probe is there all the same
    assert len(copied().splitlines()) == 2


def test_actions_reach_the_window(asked, session):
    rows = {row.name: row for row in ACTIONS}
    for name in ("copy_value", "copy_markdown", "copy_latex", "export_data", "report"):
        rows[name].run(session, asked)
    assert asked.asked == [
        ("copy_value",),
        ("copy_table", "markdown"),
        ("copy_table", "latex"),
        ("export_data",),
        ("write_report",),
    ]


def test_no_two_shortcuts_are_the_same():
    keys = [key for row in ACTIONS for key in row.shortcuts]
    keys += [spec.shortcut for spec in PANELS if spec.shortcut]
    normal = [QKeySequence(key).toString() for key in keys]
    assert len(set(normal)) == len(normal)


def test_the_desktop_copies_what_the_panel_in_use_shows(qapp, qtbot, session, kept):
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from gelu_desktop.app.desktop import Desktop

    colours, style = qapp.palette(), qapp.style().name()
    kept.setValue("language", "en")
    desktop = Desktop(qapp, session, kept)
    try:
        desktop.copy_value()
        assert copied().startswith("x\t1.0\nGELU(x)\t0.8413447460685429")
        assert "0.8413447460685429" in desktop.window.statusBar().currentMessage()
        desktop.copy_table("latex")
        assert r"\begin{tabular}" in copied()
        assert "LaTeX" in desktop.window.statusBar().currentMessage()
    finally:
        desktop.window.statusBar().clearMessage()
        desktop.window.close()
        desktop.window.deleteLater()
        desktop.setParent(None)
        desktop.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        qapp.setStyleSheet("")
        qapp.setPalette(colours)
        qapp.setStyle(style)
