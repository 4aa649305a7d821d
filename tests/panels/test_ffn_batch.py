"""The feed-forward panel with a batch: sources, distributions, tables."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.ffn_batch import compute
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.ffn_measures import gates
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.ffn import runs
from gelu_desktop.panels.ffn.batch_content import Shown, tables
from gelu_desktop.panels.ffn.batch_scenes import scenes
from gelu_desktop.panels.ffn.batch_view import plan
from gelu_desktop.panels.ffn.units import with_unit

SMALL = FfnSettings(source="synthetic", width=24, batch=12)


def settled(qtbot, panel):
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not panel.runs.jobs.running, timeout=10000)
    QApplication.processEvents()


@pytest.fixture
def panel(qtbot, session, theme):
    session.edit(ffn=SMALL)
    made = BY_NAME["ffn"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    settled(qtbot, made)
    return made


def batch_of(**changes):
    state = State(ffn=replace(SMALL, **changes))
    return compute(Result(state).batch_asked)


def test_the_statistics_are_written(qapp):
    batch = batch_of(source="sample")
    before = scenes(batch)[1]
    assert "mean −0.780, std 0.988" in before.note
    assert before.lines[0].label == "N(0,1)"
    shares, difference, _ = (table.text for table in tables(batch))
    assert "80.2" in shares
    assert "78 tokens" in shares
    assert "0.36107" in difference


def test_the_densities_are_comparable(qapp):
    bars = scenes(batch_of())[1].bars[0]
    assert np.sum(bars.heights * (bars.rights - bars.lefts)) == pytest.approx(1.0, abs=0.01)


def test_what_enters_is_counted(qapp):
    batch = batch_of(source="sample")
    scene = scenes(batch)[0]
    counted = np.where(scene.bars[0].heights > 0, 10 ** scene.bars[0].heights, 0)
    seen = np.sum(counted)
    assert seen == pytest.approx(78 * 384, rel=0.01)
    assert f"std {np.std(batch.passes[0].token):.3f}" in scene.note
    assert scene.title == "Input x"
    assert scenes(batch_of())[0].title == "Noise x"


def test_the_gate_of_relu_is_shut_or_open(qapp):
    batch = batch_of()
    scene = scenes(batch)[2]
    x, y = np.array(scene.lines[0].curve.x), np.array(scene.lines[0].curve.y)
    held = x[y > 0]
    assert set(np.round(held[held > 0.5], 1)) == {1.0}
    share = np.sum(batch.passes[1].pre <= 0)
    assert 10 ** y[(x < 0.01) & (y > 0)].max() == pytest.approx(share, rel=0.02)
    assert scene.note == ""


def test_a_gate_without_bounds_says_what_is_out_of_view(qapp):
    state = State(ffn=SMALL, ffn_other="sigmoid")
    batch = compute(Result(state).batch_asked)
    note = scenes(batch)[2].note
    outside = np.mean(np.abs(gates(batch.passes[1]) - 0.5) > 1.5)
    assert note == f"out of view: 0.0\u202f%, {100 * outside:.1f}\u202f%"


@pytest.mark.parametrize("size", [(1400, 240), (1030, 240), (790, 380), (400, 300)])
@pytest.mark.parametrize("source", ["synthetic", "sample"])
def test_plots_and_tables_do_not_overlap(qapp, size, source):
    places = plan(QRectF(0, 0, *size), Shown.of(batch_of(source=source)))
    every = [*places.plots, *places.tables]
    assert len(places.plots) == 5
    for index, place in enumerate(every):
        assert QRectF(0, 0, size[0], places.bottom + 1).contains(place)
        assert place.width() >= 150
        assert not any(place.intersects(other) for other in every[:index])


def test_what_has_no_room_is_reached_by_scrolling(panel):
    area = panel._scroll
    panel.resize(500, 300)
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() > 0
    panel.resize(1500, 800)
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() == 0


def test_a_source_is_chosen_in_one_step(panel, session, qtbot):
    panel.source.set_name("sample")
    panel.source.activated.emit(panel.source.currentIndex())
    settled(qtbot, panel)
    assert session.state.ffn.source == "sample"
    assert "Apache-2.0" in panel.about.text()
    assert "384 → 1536" in panel.view.words
    session.undo()
    settled(qtbot, panel)
    assert session.state.ffn == SMALL
    assert "24 → 96" in panel.view.words


def test_the_latest_question_is_answered_last(panel, session, qtbot):
    for seed in range(1, 6):
        session.edit(gesture="ffn.seed", ffn=replace(session.state.ffn, seed=seed))
        QApplication.processEvents()
    settled(qtbot, panel)
    assert panel.runs.batch.asked.settings.seed == 5


def test_a_gated_variant_brings_its_function(panel, session, qtbot):
    panel.synthetic.variant.set_name("swiglu")
    panel.synthetic.variant.activated.emit(panel.synthetic.variant.currentIndex())
    settled(qtbot, panel)
    assert session.state.ffn.gated
    assert session.state.ffn_activation == "silu"
    assert "24 → 64" in panel.view.words
    session.edit(ffn_activation="tanh")
    settled(qtbot, panel)
    assert panel.synthetic.variant.name == "other"


def test_a_function_without_gain_is_explained(panel, session, qtbot):
    session.edit(formula="0*x", ffn_activation="own", ffn=replace(SMALL, rule="gain"))
    settled(qtbot, panel)
    assert "cannot be computed" in panel.about.text()
    session.edit(ffn_activation="gelu")
    settled(qtbot, panel)
    assert panel.about.text() == ""


@pytest.mark.parametrize("source", ["synthetic", "sample"])
def test_the_picture_shows_the_batch(qapp, each_theme, source):
    image = QImage(600, 300, QImage.Format.Format_ARGB32)
    result = Result(State(ffn=replace(SMALL, source=source)))
    with QPainter(image) as painter:
        BY_NAME["ffn"].paint(painter, QRectF(0, 0, 600, 300), result, each_theme)
    assert len({image.pixel(x, y) for x in range(600) for y in (60, 90, 150, 200)}) > 3


def test_the_picture_of_a_layer_that_is_gone_says_so(qapp, theme):
    image = QImage(400, 100, QImage.Format.Format_ARGB32)
    result = Result(State(ffn=FfnSettings(source="file", file="gone.npz", layer="up")))
    with QPainter(image) as painter:
        BY_NAME["ffn"].paint(painter, QRectF(0, 0, 400, 100), result, theme)
    assert len({image.pixel(x, 50) for x in range(400)}) > 1


def test_a_unit_is_picked_and_let_go(panel, session, qtbot):
    panel.units.order.set_name("change")
    panel.units.order.activated.emit(panel.units.order.currentIndex())
    settled(qtbot, panel)
    assert session.state.ffn.order == "change"
    assert panel.units.rank.isVisible()
    for rank in (2.0, 3.0):
        panel.units.rank.edited.emit(rank)
        QApplication.processEvents()
    panel.units.rank.finished.emit()
    assert session.state.ffn.rank == 3
    session.undo()
    assert session.state.ffn.rank == 1
    session.undo()
    assert session.state.ffn == SMALL
    settled(qtbot, panel)
    assert not panel.units.rank.isVisible()


@pytest.mark.parametrize("source", ["synthetic", "sample"])
def test_the_picture_of_a_unit_has_a_stem_a_token(qapp, source):
    batch = batch_of(source=source)
    scene = with_unit(Shown.of(batch), "std", 1).scenes[5]
    assert len(scene.bars[0].heights) == batch.statistics[0].tokens
    assert len(scene.lines) == 2


def test_the_tokens_of_the_trained_layer_are_named(panel, session, qtbot):
    session.edit(ffn=replace(SMALL, source="sample"))
    settled(qtbot, panel)
    assert "3\u00a0kettle" in panel.about.toolTip()
    assert len(panel.about.toolTip().split()) >= 78


def test_slow_work_is_announced_and_the_announcement_goes(panel, session, qtbot, monkeypatch):
    held = threading.Event()

    def slow(asked, whole, cancelled):
        held.wait(10)
        return compute(asked, cancelled)

    monkeypatch.setattr(runs, "answer", slow)
    session.edit(ffn=replace(SMALL, seed=5))
    qtbot.waitUntil(lambda: "Computing" in panel.about.text(), timeout=5000)
    held.set()
    settled(qtbot, panel)
    assert panel.about.text() == ""
