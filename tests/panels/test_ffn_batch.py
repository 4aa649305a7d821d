"""The feed-forward panel with a batch: sources, distributions, tables."""

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
from gelu_desktop.panels.ffn import PANEL
from gelu_desktop.panels.ffn.batch_content import Shown, scenes, tables
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
    made = PANEL.create(session, theme)
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
    before = scenes(batch)[0]
    assert "mean −0.780, std 0.988" in before.note
    assert before.lines[0].label == "N(0,1)"
    shares, difference = (table.text for table in tables(batch))
    assert "80.2" in shares
    assert "78 tokens" in shares
    assert "0.36107" in difference


def test_the_densities_are_comparable(qapp):
    bars = scenes(batch_of())[0].bars[0]
    assert np.sum(bars.heights * (bars.rights - bars.lefts)) == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("size", [(1030, 240), (790, 380), (400, 300)])
def test_plots_and_tables_do_not_overlap(qapp, size):
    rect = QRectF(0, 0, *size)
    room, places = plan(rect, tables(batch_of()))
    for place in places:
        assert not place.intersects(room)
    assert not places[0].intersects(places[1])


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
        PANEL.paint(painter, QRectF(0, 0, 600, 300), result, each_theme)
    assert len({image.pixel(x, y) for x in range(600) for y in (60, 90, 150, 200)}) > 3


def test_the_picture_of_a_layer_that_is_gone_says_so(qapp, theme):
    image = QImage(400, 100, QImage.Format.Format_ARGB32)
    result = Result(State(ffn=FfnSettings(source="file", file="gone.npz", layer="up")))
    with QPainter(image) as painter:
        PANEL.paint(painter, QRectF(0, 0, 400, 100), result, theme)
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
    scene = with_unit(Shown.of(batch), "std", 1).scenes[2]
    assert len(scene.bars[0].heights) == batch.statistics[0].tokens
    assert len(scene.lines) == 2


def test_the_tokens_of_the_trained_layer_are_named(panel, session, qtbot):
    session.edit(ffn=replace(SMALL, source="sample"))
    settled(qtbot, panel)
    assert "3\u00a0kettle" in panel.about.toolTip()
    assert len(panel.about.toolTip().split()) >= 78
