import dataclasses
import threading

import numpy as np
import pytest
import shiboken6
from hands import enter
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.depth import asked, widget
from gelu_desktop.panels.depth.asked import Answer, Answers, Asked
from gelu_desktop.panels.depth.content import scenes
from gelu_desktop.panels.depth.view import Picture
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import THEMES

SMALL = DepthSettings(layers=6, width=16, hidden=32, batch=8)


def question(**changes):
    given = {"layers": 6, "width": 16, "hidden": 32, "batch": 8, **changes}
    return Asked.of(Result(State(depth=DepthSettings(**given))))


@pytest.fixture(autouse=True)
def no_answers(monkeypatch):
    """Let every test begin without answers."""
    fresh = Answers()
    for module in ("asked", "view", "widget"):
        monkeypatch.setattr(f"gelu_desktop.panels.depth.{module}.ANSWERS", fresh)
    return fresh


@pytest.fixture
def panel(qtbot, session, theme):
    session.edit(depth=SMALL)
    made = BY_NAME["depth"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    settle(made, qtbot)
    yield made
    made.jobs.stop()


def settle(panel, qtbot):
    """Wait until the picture is there."""
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not panel._calm.isActive(), timeout=20000)
    qtbot.waitUntil(lambda: not panel.jobs.running, timeout=20000)
    QApplication.processEvents()


def test_the_picture_appears_by_itself(panel):
    signal, gradient = panel.view.picture.scenes
    assert [line.role for line in signal.lines] == 2 * ["gelu", "relu", "sigmoid"]
    assert [line.dashed for line in gradient.lines] == 3 * [False] + 3 * [True]
    assert "Attention is absent" in panel.view.accessibleDescription()
    assert "After 6 layers the signal" in panel.view.accessibleDescription()
    assert "Carried back, a gradient of norm 1" in panel.view.accessibleDescription()
    assert not panel.row.isVisible()


def test_the_lines_are_the_numbers_of_the_stack(qapp):
    stack = question()
    answer = stack.answer()
    signal, gradient = scenes(stack, answer)
    for line, profile in zip(signal.lines, answer.measured, strict=False):
        assert np.allclose(10.0 ** np.array(line.curve.y), profile.signal)
    for line, profile in zip(gradient.lines, answer.measured, strict=False):
        assert np.allclose(10.0 ** np.array(line.curve.y), profile.gradient)
    for line, profile in zip(gradient.lines[3:], answer.theories, strict=True):
        assert np.allclose(10.0 ** np.array(line.curve.y), profile.gradient)
    for scene in (signal, gradient):
        assert scene.log
        assert scene.x_range == (0.0, 6.0)
        low, high = scene.y_range
        assert all(low <= y <= high for line in scene.lines for y in line.curve.y)


def test_the_sentence_and_the_legend_have_the_same_numbers(qapp):
    stack = question(layers=24, norm="pre", residual=True, activations=("gelu", "relu", "sigmoid"))
    picture = Picture.of(stack, stack.answer())
    for scene in picture.scenes:
        for line in scene.lines[:3]:
            assert f"{line.label} ({line.reading})" in picture.finding
    assert "A final LayerNorm stands behind the stack" in picture.legend
    assert "final LayerNorm" not in Picture.of(question(), None).legend


def test_the_horizontal_axis_is_named(qapp):
    for kind, name in (("ffn", "block"), ("mlp", "layer")):
        stack = question(kind=kind)
        assert [scene.x_name for scene in scenes(stack, stack.answer())] == [name, name]


def test_a_change_is_computed_anew_and_stale_answers_are_dropped(
    panel, session, qtbot, monkeypatch, no_answers
):
    go_on, real = threading.Event(), asked.Asked.answer
    before = panel.view.picture

    def slow(self, progress=None, cancelled=None):
        if self.given.seed == 1:
            go_on.wait(10)
        return real(self)

    monkeypatch.setattr(asked.Asked, "answer", slow)
    panel.settings.fields["seed"].edited.emit(1.0)
    QApplication.processEvents()
    assert not panel.jobs.running
    qtbot.waitUntil(lambda: panel.jobs.running)
    assert panel.view.picture is before
    stale = Asked.of(session.result)
    panel.settings.fields["seed"].edited.emit(2.0)
    settle(panel, qtbot)
    after = panel.view.picture
    assert after is not before
    go_on.set()
    qtbot.wait(60)
    assert panel.view.picture is after
    assert no_answers.find(stale) is None
    panel.settings.fields["seed"].finished.emit()
    session.undo()
    assert session.state.depth == SMALL
    QApplication.processEvents()
    assert panel.view.picture == before
    assert not panel.jobs.running


def test_long_work_shows_its_progress_and_is_cancelled(panel, qtbot, monkeypatch):
    begun = threading.Event()

    def patient(self, progress=None, cancelled=None):
        progress(0.25)
        begun.set()
        while not cancelled():
            begun.wait(0.002)

    monkeypatch.setattr(widget, "SOON", -1.0)
    monkeypatch.setattr(asked.Asked, "answer", patient)
    before = panel.view.picture
    panel.settings.presets[0].click()
    qtbot.waitUntil(lambda: panel.row.isVisible())
    assert begun.is_set()
    assert panel.bar.value() == 250
    assert panel.button.text() == "Cancel"
    assert panel.view.faded
    panel.button.click()
    assert not panel.jobs.running
    assert panel.message.text().startswith("Cancelled: the picture")
    assert panel.view.picture is before
    assert panel.view.faded
    monkeypatch.undo()
    assert panel.button.text() == "Compute"
    panel.button.click()
    settle(panel, qtbot)
    assert panel.view.picture.scenes[0].x_range == (0.0, 12.0)
    assert not panel.view.faded
    assert not panel.row.isVisible()


def test_what_is_changed_and_hidden_at_once_is_computed_when_it_is_seen(panel, session, qtbot):
    session.edit(depth=dataclasses.replace(SMALL, layers=4))
    QApplication.processEvents()
    panel.hide()
    qtbot.wait(2 * widget.CALM_MS)
    assert not panel.jobs.running
    panel.show()
    settle(panel, qtbot)
    assert panel.view.picture.scenes[0].x_range == (0.0, 4.0)


def test_a_fault_is_told(panel, qtbot, monkeypatch):
    monkeypatch.setattr(asked.Asked, "answer", lambda self, progress, cancelled: 1 / 0)
    with qtbot.waitSignal(panel.jobs.failed):
        panel.settings.presets[1].click()
    assert panel.message.text().startswith("This stack cannot be computed: division")


def test_settings_go_to_the_session(panel, session, qtbot):
    settings = panel.settings
    for key, value in (("layers", 3), ("width", 8), ("hidden", 24), ("batch", 4), ("seed", 7)):
        enter(settings.fields[key], str(value))
        assert getattr(session.state.depth, key) == value
    for key, name in (("kind", "mlp"), ("norm", "post"), ("rule", "he")):
        settings.choices[key].chosen.emit(name)
        assert getattr(session.state.depth, key) == name
    settings.residual.click()
    assert session.state.depth.residual
    settle(panel, qtbot)
    assert not settings.fields["hidden"].isEnabled()
    for _ in range(9):
        session.undo()
    assert session.state.depth == SMALL
    settle(panel, qtbot)
    assert not settings.residual.isChecked()


def test_hidden_units_follow_the_width_until_they_are_set(panel, session):
    fields = panel.settings.fields
    assert panel.settings.fields["hidden"].toolTip() != ""
    enter(fields["hidden"], "64")
    enter(fields["width"], "32")
    assert (session.state.depth.width, session.state.depth.hidden) == (32, 128)
    enter(fields["hidden"], "100")
    enter(fields["width"], "8")
    assert (session.state.depth.width, session.state.depth.hidden) == (8, 100)
    panel.jobs.stop()


def test_one_activation_at_least_is_compared(panel, session, qtbot):
    actions = {action.data(): action for action in panel.settings.menu.actions()}
    for name in ("relu", "sigmoid", "gelu"):
        actions[name].trigger()
    assert session.state.depth.activations == ("gelu",)
    assert actions["gelu"].isChecked()
    actions["tanh"].trigger()
    assert session.state.depth.activations == ("gelu", "tanh")
    settle(panel, qtbot)


def test_what_does_not_concern_the_stack_starts_nothing(panel, session, monkeypatch):
    monkeypatch.setattr(asked.Asked, "answer", lambda self, progress, cancelled: 1 / 0)
    session.edit(x=0.5)
    QApplication.processEvents()
    assert not panel.jobs.running


def test_activations_are_sent_through_in_groups_that_fit_the_memory(qapp, monkeypatch):
    whole, shares = question().answer(), []
    monkeypatch.setattr(asked, "TOGETHER", 1)
    parts = question().answer(shares.append, lambda: False)
    for one, other in zip(whole.measured, parts.measured, strict=True):
        assert np.array_equal(one.gradient, other.gradient)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert question().answer(None, lambda: True) is None


def test_few_answers_are_remembered(qapp, monkeypatch):
    monkeypatch.setattr(asked, "KNOWN_MOST", 2)
    answers, questions = Answers(), [question(layers=layers) for layers in (1, 2, 3)]
    for each in questions:
        answers.get(each)
    assert answers.find(questions[0]) is None
    assert answers.find(questions[-1]) is answers.get(questions[-1])


def test_a_picture_does_not_wait_for_long_work(qapp, monkeypatch):
    large = question(layers=96, width=1024, hidden=4096, batch=128)
    assert large.fits
    monkeypatch.setattr(asked.Asked, "answer", lambda *_: 1 / 0)
    assert Answers().get(large) is None
    assert Picture.of(large, None).finding.startswith("Not computed yet")


def test_a_stack_that_is_too_large_is_refused_in_words(panel, session, qtbot):
    most = dataclasses.replace(SMALL, layers=96, width=1024, batch=256)
    session.edit(depth=most)
    QApplication.processEvents()
    assert not panel.jobs.running
    assert panel.view.picture.finding.startswith("This stack is too large")
    assert panel.view.picture.scenes == ()
    assert not panel.row.isVisible()
    assert Answers().get(Asked.of(session.result)) is None
    session.undo()
    settle(panel, qtbot)
    assert len(panel.view.picture.scenes) == 2


@pytest.mark.parametrize("name", ["light", "paper"])
def test_the_picture_needs_no_widget(qapp, name):
    image = QImage(900, 420, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    BY_NAME["depth"].paint(painter, QRectF(image.rect()), Result(State(depth=SMALL)), THEMES[name])
    painter.end()
    curve = THEMES[name].colour("relu")
    found = sum(image.pixelColor(x, y) == curve for x in range(900) for y in range(0, 420, 2))
    assert found > 30


def test_in_print_only_what_was_measured_is_drawn(qapp):
    stack = question()
    picture = Picture.of(stack, stack.answer())
    assert all(len(scene.lines) == 6 for scene in picture.scenes)
    printed = picture.measured()
    assert all(len(scene.lines) == 3 for scene in printed.scenes)
    assert printed.legend == "Attention is absent."


@pytest.mark.parametrize("width", [340, 520, 1600])
def test_the_view_is_as_high_as_it_needs(panel, width):
    panel.resize(width, 300)
    QApplication.processEvents()
    assert panel.view.height() >= panel.view.picture.least(panel.view.width()) > 150


def test_odd_numbers_leave_a_sound_picture(qapp):
    stack = question(activations=("gelu",))
    answer = stack.answer()
    for value in (0.0, np.nan, np.inf):
        answer.measured[0].gradient[0] = value
        answer.theories[0].signal[1:] = np.nan
        for scene in scenes(stack, Answer(answer.measured, answer.theories)):
            assert np.isfinite(scene.y_range).all()
            assert scene.y_range[0] < scene.y_range[1]
        assert Picture.of(stack, answer).finding.endswith(".")


class Patient:
    """A computation that waits until it may go on, or is cancelled."""

    def __init__(self, monkeypatch):
        self.begun, self.go_on, self.ended = (threading.Event() for _ in range(3))
        real = asked.Asked.answer

        def answer(this, progress=None, cancelled=None):
            self.begun.set()
            while not self.go_on.wait(0.002):
                if cancelled():
                    self.ended.set()
                    return None
            progress(0.5)
            return real(this)

        monkeypatch.setattr(asked.Asked, "answer", answer)


def built(session, theme):
    made = BY_NAME["depth"].create(session, theme)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.resize(900, 300)
    made.show()
    QApplication.processEvents()
    return made


def test_a_panel_that_is_built_again_goes_on_with_the_work(qtbot, session, monkeypatch):
    """As it is when language or theme are switched."""
    patient = Patient(monkeypatch)
    first = built(session, THEMES["light"])
    assert patient.begun.wait(5)
    jobs, thread = first.jobs, first.jobs._thread
    shiboken6.delete(first)
    second = built(session, THEMES["dark"])
    assert second.jobs is jobs
    assert jobs._thread is thread
    patient.go_on.set()
    qtbot.waitUntil(lambda: len(second.view.picture.scenes) == 2, timeout=20000)
    assert not patient.ended.is_set()
    shiboken6.delete(second)
    third = built(session, THEMES["light"])
    assert len(third.view.picture.scenes) == 2
    assert not jobs.running
    shiboken6.delete(third)


def test_a_panel_that_is_built_again_shows_the_picture_of_before(qtbot, session, monkeypatch):
    first = built(session, THEMES["light"])
    qtbot.waitUntil(lambda: len(first.view.picture.scenes) == 2, timeout=20000)
    before = first.view.picture
    patient = Patient(monkeypatch)
    session.edit(depth=dataclasses.replace(SMALL, layers=4))
    qtbot.waitUntil(patient.begun.is_set)
    shiboken6.delete(first)
    second = built(session, THEMES["dark"])
    assert second.view.picture == before
    assert second.view.faded
    second.jobs.stop()
    shiboken6.delete(second)


def test_the_end_of_the_session_ends_the_work(qtbot, theme, monkeypatch):
    patient, session = Patient(monkeypatch), Session()
    made = built(session, theme)
    assert patient.begun.wait(5)
    shiboken6.delete(made)
    assert not patient.ended.wait(0.05)
    shiboken6.delete(session)
    assert patient.ended.wait(2)
