import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.ffn.scenes import BARS_MOST, scenes


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["ffn"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1000, 340)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def test_the_bars_are_the_numbers_of_the_block(qapp):
    result = Result(State())
    token, before, gate, after, output = scenes(result)
    first, second = result.passes
    assert token.bars[0].heights.tolist() == list(State.ffn_input)
    assert np.array_equal(before.bars[0].heights, first.pre)
    np.testing.assert_allclose(gate.bars[0].heights, first.hidden / first.pre)
    assert np.array_equal(gate.bars[1].heights, second.pre > 0)
    assert np.array_equal(after.bars[0].heights, first.hidden)
    assert np.array_equal(after.bars[1].heights, second.hidden)
    assert np.array_equal(output.bars[1].heights, second.output)


def test_the_shares_of_zeros_are_written(qapp):
    result = Result(State())
    first, second = (bars.reading for bars in scenes(result)[3].bars)
    assert first.startswith("zero 0.0")
    zeros = 100 * float(np.mean(result.passes[1].pre <= 0))
    assert second.startswith(f"zero {zeros:.1f}")


@pytest.mark.parametrize("hidden", [1, BARS_MOST, BARS_MOST + 1, 4096])
def test_many_units_become_a_histogram(qapp, hidden):
    _, before, _, after, _ = scenes(Result(State(ffn_hidden=hidden)))
    if hidden <= BARS_MOST:
        assert len(before.bars[0].heights) == hidden
    else:
        assert before.bars[0].heights.sum() == pytest.approx(1.0)
        assert after.bars[1].heights.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("token", [(0.0,), (0.0,) * 16, (10.0, -10.0)])
def test_odd_tokens_have_sound_ranges(qapp, token):
    for scene in scenes(Result(State(ffn_input=token))):
        assert np.isfinite(scene.y_range).all()
        assert scene.y_range[0] < scene.y_range[1]


def test_a_bar_of_the_token_is_dragged_in_one_step(panel, session, qtbot):
    frame = panel.grid.frame
    start, end = frame.point(3, 1.0).toPoint(), frame.point(3, -2.0).toPoint()
    qtbot.mousePress(panel.grid, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        qtbot.mouseMove(panel.grid, start + (end - start) * part)
        QApplication.processEvents()
    qtbot.mouseRelease(panel.grid, Qt.MouseButton.LeftButton, pos=end)
    assert session.state.ffn_input[2] == pytest.approx(-2.0, abs=0.06)
    assert panel.fields["value"].value == session.state.ffn_input[2]
    session.undo()
    assert session.state.ffn_input == State.ffn_input
    assert not session.can_undo
    QApplication.processEvents()


def test_settings_go_to_the_session(panel, session, qtbot):
    for key, text, value in (
        ("ffn_hidden", "96", 96),
        ("ffn_scale", "0.5", 0.5),
        ("ffn_seed", "7", 7),
    ):
        field = panel.fields[key]
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert getattr(session.state, key) == value
    QApplication.processEvents()


def test_the_number_of_inputs_grows_and_shrinks(panel, session, qtbot):
    for wanted in (16, 1, 6):
        panel.fields["width"].edited.emit(float(wanted))
        panel.fields["width"].finished.emit()
        assert len(session.state.ffn_input) == wanted
        QApplication.processEvents()
        assert len(panel.grid.heights) == wanted


def test_new_weights_are_another_seed(panel, session):
    before = session.result.block.w1
    panel.token.findChild(QPushButton).click()
    assert session.state.ffn_seed == 1
    assert not np.array_equal(session.result.block.w1, before)
    QApplication.processEvents()


def test_a_function_is_chosen(panel, session, qtbot):
    box = panel.choices["ffn_other"]
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert session.state.ffn_other == box.currentData()
    assert session.state.ffn_other != "relu"
    QApplication.processEvents()


def test_what_does_not_concern_the_block_draws_nothing(panel, session):
    shown = panel.grid._scenes
    session.edit(x=2.0)
    QApplication.processEvents()
    assert panel.grid._scenes is shown
    session.edit(ffn_seed=3)
    QApplication.processEvents()
    assert panel.grid._scenes is not shown
