import math

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.limits import SEED_MAX
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.chance.trials import MOST, Trials
from gelu_desktop.panels.chance.view import REACHES, Picture
from gelu_desktop.panels.chance.widget import FIRST
from gelu_desktop.widgets.theme import THEMES


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["chance"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    yield made
    made.hide()


def test_the_exact_mean_and_variance():
    trials = Trials(2.0, 0, MOST)
    assert trials.exact == pytest.approx(1.9544997361036416, rel=1e-15)
    assert trials.variance == pytest.approx(0.0889302538, rel=1e-9)
    assert Trials(1.2818182822, 0, 0).variance == pytest.approx(0.1478137096, rel=1e-9)
    far = Trials(-20.0, 0, MOST)
    assert 0 < far.variance == pytest.approx(-20 * far.exact, rel=1e-12)


@pytest.mark.parametrize("x", [-3.0, -0.5, 0.3, 1.0, 2.0])
def test_the_mean_of_many_approaches_the_exact_value(x):
    means = [Trials(x, seed, MOST).mean for seed in range(40)]
    error = math.sqrt(Trials(x, 0, 0).variance / MOST / len(means))
    assert abs(np.mean(means) - Trials(x, 0, 0).exact) < 4 * error
    spread = np.std(means, ddof=1) / math.sqrt(Trials(x, 0, 0).variance / MOST)
    assert 0.6 < spread < 1.5


def test_the_same_random_numbers_decide_at_every_probe():
    trials = Trials(-0.7, 3, 200)
    assert set(trials.draws.passed.tolist()) == {0.0, -0.7}
    assert trials.draws.running_mean[-1] == pytest.approx(trials.mean)
    assert trials.kept == trials.draws.open.sum()
    assert not np.any(trials.draws.open & ~Trials(0.7, 3, 200).draws.open)


@pytest.mark.parametrize("x", [-1000.0, -40.0, 0.0, 1e-300, 1000.0])
@pytest.mark.parametrize("count", [0, 1, MOST])
def test_odd_probes_have_sound_pictures(qapp, x, count):
    picture = Picture(Trials(x, 0, count))
    low, high = picture.scene.y_range
    assert low < high
    assert low <= min(x, 0.0)
    assert max(x, 0.0) <= high
    ribbon = picture.scene.ribbons[0]
    assert np.isfinite([*ribbon.low, *ribbon.high]).all()
    assert all(text.endswith(".") for text, _ in picture.texts)
    assert ("standard errors away" in picture.texts[0][0]) == (
        count > 0 and picture.trials.variance > 0
    )


def test_the_axis_has_room_for_the_trials(qapp):
    for count in range(MOST + 1):
        reach = next(reach for reach in REACHES if reach >= count)
        if count in (0, 20, 21, MOST):
            assert Picture(Trials(1.0, 0, count)).scene.x_range == (0.0, reach)


def test_it_says_that_gelu_is_deterministic(panel):
    text = panel.view.accessibleDescription()
    assert "GELU itself is deterministic" in text
    assert "After 100 trials" in text
    assert "exactly it is 0.84134" in text
    assert "0.13348" in text


def test_it_follows_the_probe(panel, session):
    session.edit(x=-0.5)
    QApplication.processEvents()
    assert panel.view.picture.trials == Trials(-0.5, 0, FIRST)
    shown = panel.view.picture
    session.edit(tangent=False)
    QApplication.processEvents()
    assert panel.view.picture is shown


def test_step_run_pause_and_start_over(panel, session, qtbot):
    panel.step.click()
    assert panel.view.picture.trials.count == FIRST + 1
    panel.run.click()
    assert panel.run.text() == "Pause"
    assert not panel.step.isEnabled()
    qtbot.waitUntil(lambda: panel.view.picture.trials.count > FIRST + 5)
    panel.run.click()
    paused = panel.view.picture.trials.count
    qtbot.wait(60)
    assert panel.view.picture.trials.count == paused
    panel.run.click()
    qtbot.waitUntil(lambda: panel.view.picture.trials.count == MOST, timeout=20000)
    assert panel.run.text() == "Run"
    assert not panel.step.isEnabled()
    assert panel.end.isVisible()
    assert panel.end.text() == "All 1000 trials are drawn; Run draws them anew."
    panel.run.click()
    assert not panel.end.isVisible()
    assert panel.view.picture.trials.count == 0
    panel.restart.click()
    assert panel.run.text() == "Run"
    assert not panel.restart.isEnabled()
    assert panel.view.accessibleDescription().startswith("No trial yet.")
    assert session.state == State()


def test_a_new_seed_is_a_step_that_can_be_undone(panel, session):
    session.edit(chance_seed=SEED_MAX)
    panel.seed.click()
    assert session.state.chance_seed == 0
    panel.seed.click()
    assert session.state.chance_seed == 1
    QApplication.processEvents()
    assert panel.view.picture.trials.seed == 1
    session.undo()
    assert session.state.chance_seed == 0
    QApplication.processEvents()


def test_a_hidden_panel_does_not_run_on(panel, qtbot):
    panel.run.click()
    panel.hide()
    count = panel.view.picture.trials.count
    qtbot.wait(60)
    assert panel.view.picture.trials.count == count
    assert panel.run.text() == "Run"


def test_the_number_of_trials_outlives_the_panel(panel, session, theme, qtbot):
    panel.step.click()
    other = BY_NAME["chance"].create(session, theme)
    qtbot.addWidget(other)
    other.show()
    QApplication.processEvents()
    assert other.view.picture.trials.count == FIRST + 1


@pytest.mark.parametrize("width", [280, 520, 1600])
def test_the_view_is_as_high_as_it_needs(panel, width):
    panel.resize(width, 200)
    QApplication.processEvents()
    assert panel.view.height() >= panel.view.picture.least(panel.view.width()) > 150


@pytest.mark.parametrize("name", ["light", "dark", "paper"])
def test_the_picture_needs_no_widget(qapp, name):
    image = QImage(900, 420, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    BY_NAME["chance"].paint(painter, QRectF(image.rect()), Result(State()), THEMES[name])
    painter.end()
    for role in ("gelu", "gate"):
        curve = THEMES[name].colour(role)
        found = sum(image.pixelColor(x, y) == curve for x in range(0, 900, 3) for y in range(420))
        assert found > 30
