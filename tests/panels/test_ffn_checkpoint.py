"""The feed-forward panel with a person's own checkpoint."""

import json

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.checkpoint import load, scan
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.ffn.loads import keys

WIDTH, HIDDEN = 6, 24


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["ffn"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


@pytest.fixture
def checkpoint(tmp_path):
    generator = np.random.default_rng(0)
    arrays = {}
    for index in range(2):
        prefix = f"encoder.layer.{index}"
        shapes = {"intermediate": (HIDDEN, WIDTH), "output": (WIDTH, HIDDEN)}
        for name, shape in shapes.items():
            weight = generator.standard_normal(shape).astype(np.float32)
            arrays[f"{prefix}.{name}.dense.weight"] = weight
            arrays[f"{prefix}.{name}.dense.bias"] = np.full(shape[0], 0.5, np.float32)
    path = tmp_path / "model.npz"
    np.savez(path, **arrays)
    (tmp_path / "config.json").write_text(json.dumps({"hidden_act": "silu"}), encoding="utf-8")
    return path


def settled(qtbot, panel):
    busy = (panel.checkpoint.jobs, panel.runs.jobs)
    for _ in range(2):
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not any(jobs.running for jobs in busy), timeout=10000)
    QApplication.processEvents()


def drop(panel, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    rest = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    panel.dragEnterEvent(QDragEnterEvent(QPointF(5, 5).toPoint(), *rest, none))
    panel.dropEvent(QDropEvent(QPointF(5, 5), *rest, none))


def test_a_file_that_is_dropped_is_loaded_in_one_step(panel, session, checkpoint, qtbot):
    drop(panel, checkpoint)
    settled(qtbot, panel)
    settings = session.state.ffn
    assert (settings.source, settings.layer) == ("file", "encoder.layer.0")
    assert session.state.ffn_activation == "silu"
    assert "hidden_act = silu" in panel.about.text()
    assert panel.checkpoint.layer.count() == 2
    assert "F32" in panel.checkpoint.layer.currentText()
    assert "6 → 24 → 6, 128 random tokens" in panel.view.words
    session.undo()
    settled(qtbot, panel)
    assert session.state == State()
    session.redo()
    settled(qtbot, panel)
    assert "6 → 24 → 6" in panel.view.words


def test_another_layer_is_chosen(panel, session, checkpoint, qtbot):
    panel.checkpoint.open(checkpoint)
    settled(qtbot, panel)
    box = panel.checkpoint.layer
    box.setCurrentIndex(1)
    box.activated.emit(1)
    settled(qtbot, panel)
    assert session.state.ffn.layer == "encoder.layer.1"
    block = load(scan(checkpoint).candidates[1]).block
    assert panel.runs.batch.passes[0].pre.std() == pytest.approx(
        (panel.runs.batch.passes[0].token @ block.w1.astype(float) + 0.5).std(), rel=1e-6
    )


def test_hidden_states_replace_the_noise(panel, session, checkpoint, qtbot, tmp_path):
    states = tmp_path / "states.npy"
    np.save(states, np.ones((3, WIDTH), np.float32))
    drop(panel, states)
    assert "Open a checkpoint first" in panel.about.text()
    drop(panel, checkpoint)
    settled(qtbot, panel)
    drop(panel, states)
    settled(qtbot, panel)
    assert session.state.ffn.inputs == str(states)
    assert "3 tokens" in panel.view.words
    assert panel.checkpoint.inputs.currentText() == "states.npy"
    panel.checkpoint.inputs.setCurrentIndex(0)
    panel.checkpoint.inputs.activated.emit(0)
    settled(qtbot, panel)
    assert "random tokens" in panel.view.words


def test_an_npz_of_hidden_states_is_no_checkpoint(panel, session, checkpoint, qtbot, tmp_path):
    states = tmp_path / "states.npz"
    np.savez(states, hidden_states=np.ones((5, WIDTH), np.float32))
    drop(panel, states)
    settled(qtbot, panel)
    assert session.state == State()
    assert "Nothing was opened" in panel.about.text()
    drop(panel, checkpoint)
    settled(qtbot, panel)
    drop(panel, states)
    settled(qtbot, panel)
    assert session.state.ffn.file == str(checkpoint)
    assert session.state.ffn.inputs == str(states)
    assert "5 tokens" in panel.view.words
    session.undo()
    settled(qtbot, panel)
    assert "random tokens" in panel.view.words


def test_states_of_another_width_are_refused_in_words(panel, session, checkpoint, qtbot, tmp_path):
    drop(panel, checkpoint)
    settled(qtbot, panel)
    before = session.state
    states = tmp_path / "states.npy"
    np.save(states, np.ones((3, WIDTH + 1), np.float32))
    drop(panel, states)
    settled(qtbot, panel)
    assert session.state is before
    assert "tokens of 6 numbers" in panel.about.text()


@pytest.mark.parametrize("content", [b"", b"<!doctype html>", b"\x80\x04K\x01.", b"\xff" * 64])
def test_what_is_no_checkpoint_changes_nothing(panel, session, qtbot, tmp_path, content):
    path = tmp_path / "model.safetensors"
    path.write_bytes(content)
    drop(panel, path)
    settled(qtbot, panel)
    assert session.state == State()
    assert not session.can_undo
    assert "Nothing was opened" in panel.about.text()
    assert not panel.checkpoint.isVisible()


def test_pairs_without_names_are_chosen_by_hand(panel, session, qtbot, tmp_path):
    path = tmp_path / "pairs.npz"
    np.savez(path, a=np.ones((4, 9)), b=np.ones((9, 4)))
    drop(panel, path)
    settled(qtbot, panel)
    assert session.state == State()
    assert "Choose the pair" in panel.about.text()
    box = panel.checkpoint.layer
    assert box.isVisible()
    assert box.count() >= 1
    assert box.currentIndex() == -1
    box.setCurrentIndex(0)
    box.activated.emit(0)
    settled(qtbot, panel)
    assert session.state.ffn.source == "file"
    assert "4 → 9 → 4" in panel.view.words


def test_loading_is_cancelled(panel, session, checkpoint, qtbot):
    panel.checkpoint.open(checkpoint)
    assert panel.checkpoint.cancel.isVisible()
    panel.checkpoint.cancel.click()
    settled(qtbot, panel)
    qtbot.wait(50)
    assert session.state == State()
    assert not panel.checkpoint.isVisible()


def test_only_one_file_is_dropped(panel, session, checkpoint):
    drop(panel, checkpoint, checkpoint)
    assert not panel.checkpoint.jobs.running


def test_the_same_file_is_read_anew(panel, session, checkpoint, qtbot):
    drop(panel, checkpoint)
    settled(qtbot, panel)
    first = panel.runs.batch
    with np.load(checkpoint) as stored:
        arrays = {name: 2 * stored[name] for name in stored.files}
    np.savez(checkpoint, **arrays)
    drop(panel, checkpoint)
    settled(qtbot, panel)
    assert panel.runs.batch.statistics[0].std == pytest.approx(
        2 * first.statistics[0].std, rel=1e-6
    )


def test_equal_names_are_told_apart():
    class Named:
        name = "up"

    assert list(keys([Named(), Named()])) == ["up", "up (2)"]


def test_another_panel_still_lists_the_layers(panel, session, theme, checkpoint, qtbot):
    drop(panel, checkpoint)
    settled(qtbot, panel)
    other = BY_NAME["ffn"].create(session, theme)
    qtbot.addWidget(other)
    other.show()
    settled(qtbot, other)
    assert other.checkpoint.layer.count() == 2
    assert other.checkpoint.layer.name == "encoder.layer.0"
    assert "6 → 24 → 6" in other.view.words


def test_a_layer_that_is_gone_shows_no_old_picture(panel, session, qtbot):
    session.edit(ffn=FfnSettings(source="sample"))
    settled(qtbot, panel)
    assert panel.view.words
    session.edit(ffn=FfnSettings(source="file", file="gone.npz", layer="up"))
    settled(qtbot, panel)
    assert panel.view.words == ""
    assert "Load it from gone.npz" in panel.about.text()
    assert panel.checkpoint.again.isVisible()
