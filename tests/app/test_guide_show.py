"""Show me, in the window: what is named is to be seen, whatever was shown before."""

import math

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.claims import CLAIMS
from gelu_desktop.model.facts import value
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.point import GATE
from gelu_desktop.model.quiz import questions
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.state import State
from gelu_desktop.panels.guide.showing import show

AWKWARD = {
    "x": 900.0,
    "x_range": (800.0, 1000.0),
    "y_ranges": {"curve": (5.0, 6.0), "derivative": (5.0, 6.0), "error": (5.0, 6.0)},
    "functions": ("mish", "relu_squared"),
    "approximation": "gelu_hard",
    "compared": ("gelu_ibert", "gelu_tanh"),
    "show_approximation": True,
    "coefficients": {"gelu_sigmoid.k": 2.2, "gelu_tanh.a": 0.09, "gelu_tanh.c": 0.5},
    "quantity": "slope",
    "measure": "ulp",
    "magnitude": True,
    "log_error": True,
    "interval": (900.0, 901.0),
    "show_tolerance": True,
    "tolerance": 0.5,
    "tangent": True,
    "gate": True,
    "second": True,
    "number_format": "e4m3fn",
    "mode": "once",
    "fit_target": "slope",
    "fit_norm": "l2",
    "fit_pinned": True,
}
KINDS = {
    "claims": {name: claim.step for name, claim in CLAIMS.items()},
    **{
        kind: {page.id: page.steps[-1] for page in load(kind, "en")}
        for kind in ("misconceptions", "scenarios")
    },
    "questions": {
        f"{row.id} of seed {seed}": row.told
        for seed in (0, 1, 2)
        for row in questions("en", seed)
        if not seed or row.id[3:].startswith("drawn")
    },
}
"""Everything with a Show me; what is drawn, more than once."""

EDGE = 0.02
"""How far from the edge of the plot a mark is at least, of the plot's size."""

TALL = 0.08
"""How much of the plot's height the curve at the mark takes up at least."""


def settle():
    for _ in range(5):
        QApplication.processEvents()


def seen(dock):
    return dock.isVisible() and dock.x() >= 0 and not dock.visibleRegion().isEmpty()


def faults(desktop, session, step):
    """Show a step and yield what is wrong with the picture."""
    show(session, step)
    settle()
    docks, point = desktop.window.docks, step.point
    for name in (step.panel, "guide"):
        if not seen(docks[name]):
            yield f"{name} is not seen"
    if point.panel != step.panel:
        yield "what is marked lies in another panel"
        return
    low, high = session.state.x_range
    if "x" in step.state and not low < session.state.x < high:
        yield "the probe is out of view"
    elif point.x is not None:
        yield from in_plot(docks[point.panel].widget().plot, session.state, point)


def in_plot(plot, state, point):
    scene = plot.frame.scene
    (low, high), (bottom, top) = plot.box.viewRange()
    if (low, high, bottom, top) != pytest.approx((*scene.x_range, *scene.y_range)):
        yield "the plot shows other ranges"
    (mark,) = (each for each in scene.markers if each.role == "accent")
    across, up = (mark.x - low) / (high - low), (mark.y - bottom) / (top - bottom)
    if not (mark.x == point.x and EDGE < across < 1 - EDGE and EDGE < up < 1 - EDGE):
        yield f"the mark is at {across:.2f}, {up:.2f} of the plot"
    if abs(state.x - point.x) > 0.01:
        yield f"the probe is at {state.x}"
    roles = {"error": state.approximation, "curve": "gate" if point.of == GATE else point.of}
    role = roles.get(point.panel, point.of)
    own = [each for each in scene.lines if each.role == role]
    if not own:
        yield f"{role} is not drawn"
        return
    tall = 0.0
    for each in own:
        heights = np.asarray(each.curve.evaluate(np.linspace(low, high, 2001)))
        tall = max(tall, np.ptp(heights[np.isfinite(heights)].clip(bottom, top)) / (top - bottom))
    if tall < TALL:
        yield f"a flat line, {tall:.3f} of the height"
    at_mark = [float(each.curve.evaluate(np.asarray(mark.x))) for each in own]
    if min(abs(y - mark.y) for y in at_mark) > 0.01 * (top - bottom):
        yield "the mark is not on the curve"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_named_is_to_be_seen(desktop, session, kind):
    desktop.guide.open()
    found = {}
    for name, step in KINDS[kind].items():
        session.begin(State(**AWKWARD))
        settle()
        found[name] = list(faults(desktop, session, step))
    assert {name: told for name, told in found.items() if told} == {}


def test_what_a_step_is_not_about_stays_and_undo_brings_all_back(session):
    own = State(**AWKWARD, formula="k*x", race=RaceSettings(width=64), ffn_seed=7)
    session.begin(own)
    show(session, CLAIMS["C06"].step)
    now = session.state
    assert (now.race, now.ffn, now.ffn_seed, now.formula) == (own.race, own.ffn, 7, "k*x")
    assert (now.approximation, now.compared, now.measure) == ("gelu_hard", own.compared, "ulp")
    assert now.coefficients["gelu_tanh.a"] == 0.09
    assert not now.show_approximation
    session.undo()
    assert session.state == own
    assert not session.can_undo
    settle()


def test_a_form_is_shown_as_published_unless_the_step_says_otherwise(session):
    session.begin(State(**AWKWARD))
    show(session, KINDS["scenarios"]["05-speech-models"])
    assert session.state.coefficients["gelu_sigmoid.k"] == 1.702
    assert session.state.coefficients["gelu_tanh.a"] == 0.044715
    assert session.state.coefficients["gelu_tanh.c"] == pytest.approx(math.sqrt(2 / math.pi))
    show(session, KINDS["misconceptions"]["04-taylor-number"])
    assert session.state.coefficients["gelu_tanh.a"] == pytest.approx(value("taylor.a"))
    settle()


def test_the_dictionary_finds_what_is_spoken_of(desktop, session):
    desktop.guide.open()
    panel = desktop.window.docks["dictionary"].widget()
    for kind in KINDS:
        for name, step in KINDS[kind].items():
            if step.point.panel != "dictionary":
                continue
            show(session, step)
            settle()
            assert panel.field.text() == step.point.part
            assert (0 < panel.filter.rowCount() < 40) == bool(step.point.part), name
    panel.field.clear()
    session.edit(x=0.25)
    settle()
    assert panel.field.text() == ""


def test_the_tables_of_a_block_are_scrolled_to(desktop, session, qtbot):
    desktop.guide.open()
    show(session, CLAIMS["C37"].step)
    bar = desktop.window.docks["ffn"].widget()._scroll.verticalScrollBar()
    panel = desktop.window.docks["ffn"].widget()
    qtbot.waitUntil(lambda: "384 → 1536 → 384" in panel.view.words, timeout=20_000)
    settle()
    assert bar.value() == bar.maximum() > 0
    show(session, CLAIMS["C23"].step)
    settle()
    assert bar.value() == 0
    show(session, CLAIMS["C37"].step)
    settle()
    assert bar.value() == bar.maximum()
