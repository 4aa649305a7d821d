import threading
import time

import numpy as np
import pytest
import shiboken6
from hands import enter
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model import racing
from gelu_desktop.model.race import Lineup, Race, Run
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.racing import blank
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.model.workers.crew import ALONE, CREW
from gelu_desktop.numerics.training import Epoch
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.race.content import scenes, table
from gelu_desktop.panels.race.kept import Races
from gelu_desktop.panels.race.picture import words
from gelu_desktop.panels.race.view import Picture, plan
from gelu_desktop.session import Session
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.theme import THEMES

SMALL = RaceSettings(activations=("gelu", "relu"), epochs=3, seeds=4)


class Gate:
    """A training that waits for every epoch to be let through."""

    def __init__(self):
        self.open = threading.Event()
        self.begun = threading.Event()

    def train(self, lineup, activation, seed, cancelled):
        chance = np.random.default_rng([seed, len(activation)])
        for epoch in range(lineup.settings.epochs + 1):
            self.begun.set()
            while epoch and not self.open.wait(0.002):
                if cancelled():
                    return
            shift = 0.5 if activation == "relu" else 0.0
            end = 0.02 + shift + 0.01 * chance.random()
            yield Epoch(epoch, 2.0 / (epoch + 1), 0.0, 0.9 if not epoch else end, 0.1 * epoch, 0.0)


@pytest.fixture
def gate(monkeypatch):
    made = Gate()
    monkeypatch.setattr(racing, "train", made.train)
    monkeypatch.setattr(racing, "TELL_S", 0.0)
    return made


@pytest.fixture(autouse=True)
def alone(monkeypatch):
    """Let nothing be trained by workers, which would do it in earnest."""
    monkeypatch.setattr(racing, "CREW", ALONE)


@pytest.fixture(autouse=True)
def races(monkeypatch):
    """Let every test begin without races."""
    fresh = Races()
    for module in ("picture", "widget"):
        monkeypatch.setattr(f"gelu_desktop.panels.race.{module}.RACES", fresh)
    return fresh


@pytest.fixture
def panel(qtbot, session, theme):
    session.edit(race=SMALL)
    made = BY_NAME["race"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    yield made
    made.jobs.stop()


def run(panel, qtbot, gate):
    """Press Start, and wait for the end."""
    gate.open.set()
    with qtbot.waitSignal(panel.jobs.done, timeout=20000):
        panel.start.click()
        assert panel.jobs.running
    QApplication.processEvents()


def known(settings=SMALL, ends=(0.02, 0.03)):
    """Return a race that is over; each activation has errors of its own."""
    runs = [
        Run(
            name,
            seed,
            (2.3, 1.0, 0.5, 0.25),
            (0.9, 0.5, 0.2, end + 0.002 * seed),
            (0.0, 0.1, 0.1, 0.2),
        )
        for name, end in zip(settings.activations, ends, strict=True)
        for seed in range(settings.seeds)
    ]
    return Race(Lineup.of(Result(State(race=settings))), tuple(runs), 1000, 300)


def test_nothing_is_claimed_before_a_race(panel):
    assert panel.message.text().startswith("Start trains the networks")
    text = panel.view.accessibleDescription()
    assert "GELU – – – 0/4" in text
    assert "attention is absent" in text
    assert "does not carry over to large models" in text
    assert panel.start.text() == "Start"
    assert not panel.hold.isVisible()
    assert not panel.bar.isVisible()


def test_a_race_is_run_and_told(panel, session, qtbot, gate):
    run(panel, qtbot, gate)
    assert session.state == State(race=SMALL)
    assert panel.message.text().startswith("GELU leads by more than the noise of 4 seeds each")
    text = panel.view.accessibleDescription()
    assert "4/4" in text
    assert "1297 images to learn from, 500 to test on" in text
    assert panel.start.text() == "Start"


def test_workers_train_while_the_window_waits_for_nothing(panel, session, qtbot, monkeypatch):
    monkeypatch.setattr(racing, "CREW", CREW)
    monkeypatch.setattr(racing, "QUICK", 0)
    with qtbot.waitSignal(panel.jobs.done, timeout=20000):
        panel.start.click()
    assert panel.race.over
    assert CREW.workers()
    assert "4/4" in panel.view.accessibleDescription()


def test_it_is_seen_while_it_runs_paused_and_resumed(panel, session, qtbot, gate):
    panel.start.click()
    qtbot.waitUntil(lambda: panel.view._picture.scenes[0].lines != ())
    assert panel.message.text() == "Training, epoch 1 of 3."
    assert panel.start.text() == "Cancel"
    assert panel.hold.isVisible()
    panel.hold.click()
    assert panel.hold.text() == "Resume"
    assert panel.message.text() == "Paused."
    gate.open.set()
    qtbot.wait(80)
    assert panel.jobs.running
    assert not panel.race.over
    with qtbot.waitSignal(panel.jobs.done, timeout=20000):
        panel.hold.click()
    assert panel.race.over


def test_cancelled_it_keeps_what_was_seen(panel, qtbot, gate):
    panel.start.click()
    assert gate.begun.wait(5)
    qtbot.waitUntil(lambda: len(panel.race.runs) > 0)
    thread = panel.jobs._thread
    panel.start.click()
    assert not panel.jobs.running
    thread.join(2)
    assert not thread.is_alive()
    assert panel.message.text().startswith("Cancelled when 0 % was done.")
    assert "no verdict" in panel.message.text()
    assert len(panel.race.runs) > 0


def test_a_paused_race_can_be_cancelled(panel, qtbot, gate):
    gate.open.set()
    panel.start.click()
    panel.hold.click()
    thread = panel.jobs._thread
    panel.start.click()
    thread.join(2)
    assert not thread.is_alive()


def test_other_settings_leave_the_race_as_it_was_asked_for(panel, session, qtbot, gate):
    panel.start.click()
    assert gate.begun.wait(5)
    enter(panel.settings.fields["epochs"], "7")
    QApplication.processEvents()
    assert session.state.race.epochs == 7
    assert panel.jobs.running
    assert "The settings have changed since" in panel.message.text()
    with qtbot.waitSignal(panel.jobs.done, timeout=20000):
        gate.open.set()
    assert "The settings have changed since" in panel.message.text()
    assert "GELU leads" in panel.message.text()
    assert "epochs: 3" in panel.view.accessibleDescription()
    session.undo()
    QApplication.processEvents()
    assert "The settings have changed" not in panel.message.text()


def test_a_tuned_coefficient_is_another_race(panel, session, races):
    settings = RaceSettings(activations=("gelu", "elu"), epochs=3, seeds=4)
    races.keep(known(settings))
    session.edit(race=settings)
    QApplication.processEvents()
    assert "settings have changed" not in panel.message.text()
    session.edit(coefficients={"elu.alpha": 0.5})
    QApplication.processEvents()
    assert "settings have changed" in panel.message.text()


def test_settings_go_to_the_session(panel, session):
    fields = panel.settings.fields
    for key, text in {
        "rate": "0.01",
        "blocks": "3",
        "width": "16",
        "seeds": "2",
        "seed": "9",
    }.items():
        enter(fields[key], text)
    panel.settings.optimiser.chosen.emit("sgd")
    next(a for a in panel.settings._menu.actions() if a.data() == "tanh").trigger()
    QApplication.processEvents()
    assert session.state.race == RaceSettings(
        activations=("gelu", "relu", "tanh"),
        optimiser="sgd",
        rate=0.01,
        blocks=3,
        width=16,
        epochs=3,
        seeds=2,
        seed=9,
    )


def test_the_seeds_say_how_many_are_needed(panel, session):
    assert "fewer than 4" in panel.settings.fields["seeds"].toolTip()
    session.edit(race=RaceSettings())
    QApplication.processEvents()
    assert "fewer than 5" in panel.settings.fields["seeds"].toolTip()


def test_one_activation_at_least_races(panel, session):
    rows = {action.data(): action for action in panel.settings._menu.actions()}
    rows["gelu"].trigger()
    rows["relu"].trigger()
    assert session.state.race.activations == ("relu",)
    assert rows["relu"].isChecked()


def test_a_fault_is_told(panel, qtbot, monkeypatch):
    monkeypatch.setattr(racing, "train", lambda *_: 1 / 0)
    with qtbot.waitSignal(panel.jobs.failed):
        panel.start.click()
    assert panel.message.text().startswith("The race failed: division")
    assert panel.start.text() == "Start"


def test_a_race_goes_on_when_the_panel_is_built_again(qtbot, session, gate, races):
    """As it is when language or theme are switched."""
    session.edit(race=SMALL)
    first = BY_NAME["race"].create(session, THEMES["light"])
    first.show()
    QApplication.processEvents()
    first.start.click()
    qtbot.waitUntil(lambda: len(first.race.runs) > 0)
    jobs, thread, course = first.jobs, first.jobs._thread, first.jobs.about
    shiboken6.delete(first)
    second = BY_NAME["race"].create(session, THEMES["dark"])
    qtbot.addWidget(second)
    second.show()
    QApplication.processEvents()
    assert second.jobs is jobs
    assert jobs._thread is thread
    assert thread.is_alive()
    assert second.view._picture.scenes[0].lines != ()
    assert second.start.text() == "Cancel"
    second.hold.click()
    assert course.paused
    assert second.hold.text() == "Resume"
    gate.open.set()
    with qtbot.waitSignal(jobs.done, timeout=20000):
        second.hold.click()
    assert second.message.text().startswith("GELU leads")
    assert races.last.over


def test_a_race_that_was_begun_by_a_panel_that_is_gone_can_be_cancelled(
    qtbot, session, theme, gate, races
):
    first = BY_NAME["race"].create(session, theme)
    first.show()
    QApplication.processEvents()
    first.start.click()
    assert gate.begun.wait(5)
    thread = first.jobs._thread
    shiboken6.delete(first)
    second = BY_NAME["race"].create(session, theme)
    qtbot.addWidget(second)
    second.show()
    QApplication.processEvents()
    second.start.click()
    thread.join(2)
    assert not thread.is_alive()
    assert second.message.text().startswith("Cancelled")
    assert len(races.last.runs) > 0


def test_the_end_of_the_session_ends_the_training(qtbot, theme, gate):
    session = Session()
    made = BY_NAME["race"].create(session, theme)
    made.show()
    QApplication.processEvents()
    made.start.click()
    assert gate.begun.wait(5)
    start, thread = time.monotonic(), made.jobs._thread
    shiboken6.delete(made)
    assert thread.is_alive()
    shiboken6.delete(session)
    thread.join(5)
    assert time.monotonic() - start < 10


def test_a_double_click_starts_and_does_not_cancel(panel, qtbot, gate):
    QTest.mouseClick(panel.start, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(panel.start, Qt.MouseButton.LeftButton)
    assert panel.jobs.running
    calm = QApplication.doubleClickInterval() + 100
    QTest.mouseClick(panel.start, Qt.MouseButton.LeftButton, delay=calm)
    assert not panel.jobs.running


def test_a_fault_is_still_told_when_the_panel_is_built_again(panel, session, qtbot, monkeypatch):
    monkeypatch.setattr(racing, "train", lambda *_: 1 / 0)
    with qtbot.waitSignal(panel.jobs.failed):
        panel.start.click()
    second = BY_NAME["race"].create(session, THEMES["dark"])
    qtbot.addWidget(second)
    second.show()
    QApplication.processEvents()
    assert second.message.text().startswith("The race failed: division")


def test_a_picture_says_that_no_race_was_run(qapp):
    assert words(blank(Lineup.of(Result(State())))).startswith("This race has not been run")
    assert words(known()).startswith("GELU leads")


def test_bands_lie_about_their_lines(qapp):
    for scene in scenes(known()):
        assert scene.whole
        assert [line.role for line in scene.lines] == ["gelu", "relu"]
        assert scene.x_range == (0.0, 3.0)
        for ribbon in scene.ribbons:
            line = next(line for line in scene.lines if line.role == ribbon.role)
            for low, middle, high in zip(ribbon.low, line.curve.y, ribbon.high, strict=True):
                assert scene.y_range[0] <= low <= middle <= high <= scene.y_range[1]
    loss, error, dead = scenes(known())
    assert (loss.log, error.log, dead.log) == (True, True, False)
    assert np.allclose(loss.lines[0].curve.y, np.log10([2.3, 1.0, 0.5, 0.25]))
    assert np.allclose(error.lines[0].curve.y[0], np.log10(90))
    assert dead.lines[0].curve.y.tolist() == [0.0, 10.0, 10.0, 20.0]


@pytest.mark.parametrize("ends", [(0.02, 0.03), (0.5, 0.6), (0.0, 0.0)])
def test_logarithmic_axes_have_powers_of_ten(qapp, ends):
    for scene in scenes(known(ends=ends))[:2]:
        texts = Frame(QRectF(0, 0, 170, 180), scene).y_ticks[1]
        assert len(texts) > 1
        assert all(text.startswith("10") for text in texts)


def test_a_run_that_failed_leaves_the_plots_whole(qapp):
    settings = RaceSettings(activations=("relu",), epochs=2, seeds=2)
    runs = (
        Run("relu", 0, (2.3, np.inf, np.nan), (0.9, 0.9, 0.9), (0.0, 1.0, 1.0)),
        Run("relu", 1, (2.3, 0.0, np.nan), (0.9, 0.0, 0.9), (0.0, 1.0, 1.0)),
    )
    for scene in scenes(Race(Lineup.of(Result(State(race=settings))), runs)):
        assert np.isfinite(scene.y_range).all()
        for ribbon in scene.ribbons:
            assert np.isfinite([*ribbon.low, *ribbon.high]).all()


def test_the_table_has_the_medians_and_percentiles(qapp):
    rows = table(known()).rows
    assert rows[0] == ("GELU", "2.3\u202f% [2.1–2.5]", "0.250", "20.0\u202f%", "4/4")


@pytest.mark.parametrize("size", [(300, 300), (520, 300), (1030, 250), (1600, 900)])
@pytest.mark.parametrize("swatch", [18.0, 40.0])
def test_nothing_overlaps_in_any_width(qapp, size, swatch):
    places = plan(QRectF(0, 0, *size), Picture.of(known()), swatch)
    every = [places.table, *(place for place, _ in places.lines), *places.plots, *places.legend]
    for index, place in enumerate(every):
        others = every[:index]
        assert not any(place.adjusted(1, 1, -1, -1).intersects(other) for other in others)
    assert all(plot.width() >= 150 and plot.height() >= 170 for plot in places.plots)
    assert max(place.bottom() for place in every) <= max(places.bottom, size[1])


@pytest.mark.parametrize("name", ["light", "paper"])
def test_the_picture_needs_no_widget(qapp, races, name):
    races.keep(known())
    image = QImage(1200, 420, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    BY_NAME["race"].paint(painter, QRectF(image.rect()), Result(State(race=SMALL)), THEMES[name])
    painter.end()
    curve = THEMES[name].colour("gelu")
    found = sum(image.pixelColor(x, y) == curve for x in range(0, 1200, 2) for y in range(420))
    assert found > 30


def test_more_is_not_forgotten_for_less(races):
    full = known()
    races.keep(full)
    races.keep(Race(full.lineup, full.runs[:3]))
    assert races.find(full.lineup) is full
    for seed in range(20):
        races.keep(known(RaceSettings(activations=("gelu",), epochs=3, seed=seed), (0.1,)))
    assert races.find(full.lineup) is None
    assert races.last.settings.seed == 19
