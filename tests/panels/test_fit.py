import math
import threading

import pytest
import shiboken6
from hands import enter, write_over
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics import fitting_search
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.fit import asked, content
from gelu_desktop.panels.fit.asked import Answers, Asked
from gelu_desktop.panels.fit.content import scene, tables, verdict
from gelu_desktop.panels.fit.view import Picture, plan
from gelu_desktop.session import Session
from gelu_desktop.widgets.refusal import Refusal
from gelu_desktop.widgets.theme import THEMES

BEST = {"c": 0.80015707854810355, "a": 0.04336760164053829}


@pytest.fixture(autouse=True)
def no_answers(monkeypatch):
    """Let every test begin without answers."""
    fresh = Answers()
    for module in ("asked", "view", "widget"):
        monkeypatch.setattr(f"gelu_desktop.panels.fit.{module}.ANSWERS", fresh)
    return fresh


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["fit"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(1030, 330)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    yield made
    made.jobs.stop()


def run(panel, qtbot):
    """Press Fit, and wait for the answer."""
    with qtbot.waitSignal(panel.jobs.done, timeout=20000):
        panel.start.click()
        assert panel.jobs.running
    QApplication.processEvents()


def test_the_error_of_now_stands_there_before_any_fit(panel):
    text = panel.view.accessibleDescription()
    assert "max |error| 4.7324×10⁻⁴" in text
    assert "rms 2.4637×10⁻⁴" in text
    assert "rms under N(0,1) 1.2878×10⁻⁴" in text
    assert "Nothing changes before you apply" in panel.message.text()
    assert not panel.apply.isEnabled()
    assert not panel.bar.isVisible()


def test_a_fit_is_shown_applied_and_undone(panel, session, qtbot):
    run(panel, qtbot)
    assert session.state == State()
    text = panel.view.accessibleDescription()
    assert "max |error| 4.7324×10⁻⁴ 2.7073×10⁻⁴ ▼ 0.572×" in text
    assert "rms under N(0,1) 1.2878×10⁻⁴ 1.7528×10⁻⁴ ▲ 1.361×" in text
    assert "equioscillates: it has 6 extremes" in panel.message.text()
    panel.apply.click()
    QApplication.processEvents()
    for name, value in BEST.items():
        assert math.isclose(session.state.coefficients[f"gelu_tanh.{name}"], value, rel_tol=1e-9)
    assert panel.view.accessibleDescription() == text
    assert not panel.apply.isEnabled()
    session.undo()
    QApplication.processEvents()
    assert session.state == State()
    assert not session.can_undo
    assert panel.view.accessibleDescription() == text
    assert panel.apply.isEnabled()
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    QApplication.processEvents()
    assert "now" in panel.view.accessibleDescription()
    assert not panel.apply.isEnabled()


def test_the_window_lives_while_it_runs_and_cancel_drops_the_answer(
    panel, session, qtbot, monkeypatch
):
    begun, go_on = threading.Event(), threading.Event()

    def slow(self, progress=None, cancelled=None):
        progress(0.25)
        begun.set()
        go_on.wait(10)
        return

    monkeypatch.setattr(asked.Asked, "fit", slow)
    panel.start.click()
    assert begun.wait(10)
    qtbot.waitUntil(lambda: panel.bar.value() == 250)
    assert panel.bar.isVisible()
    assert panel.start.text() == "Cancel"
    assert not panel.apply.isVisible()
    session.edit(x=0.5)
    QApplication.processEvents()
    assert panel.jobs.running
    panel.start.click()
    assert not panel.jobs.running
    assert panel.start.text() == "Fit"
    go_on.set()
    qtbot.wait(60)
    assert "Nothing changes before" in panel.message.text()


@pytest.mark.parametrize(
    "change",
    [
        {"approximation": "gelu_sigmoid"},
        {"coefficients": {"gelu_tanh.a": 0.05}},
        {"interval": (-3.0, 3.0)},
        {"fit_target": "gate"},
        {"fit_norm": "l2"},
        {"fit_free": ("a",)},
        {"fit_pinned": True},
    ],
)
def test_an_answer_to_another_question_is_dropped(
    panel, session, qtbot, monkeypatch, no_answers, change
):
    go_on = threading.Event()
    real = asked.Asked.fit

    def slow(self, progress=None, cancelled=None):
        go_on.wait(10)
        return real(self)

    monkeypatch.setattr(asked.Asked, "fit", slow)
    panel.start.click()
    session.edit(**change)
    QApplication.processEvents()
    assert not panel.jobs.running
    go_on.set()
    qtbot.wait(300)
    assert not panel.apply.isEnabled()
    assert no_answers.find(Asked.of(session.result)) is None


def test_a_fit_that_fails_says_so_and_changes_nothing(panel, session, qtbot):
    session.edit(formula="x*log(k*x)", approximation="own")
    QApplication.processEvents()
    before = session.state
    run(panel, qtbot)
    assert panel.message.text() == (
        "The error is not finite everywhere on the interval. Nothing is changed."
    )
    assert panel.message.property("role") == "error"
    assert session.state is before
    assert not panel.apply.isEnabled()
    panel.apply.click()
    assert session.state is before


def test_a_fault_in_the_search_is_told(panel, qtbot, monkeypatch):
    monkeypatch.setattr(asked.Asked, "fit", lambda self, progress, cancelled: 1 / 0)
    with qtbot.waitSignal(panel.jobs.failed):
        panel.start.click()
    assert panel.message.text().startswith("The fit failed: division")


def test_an_own_formula_is_fitted_and_applied(panel, session, qtbot):
    session.edit(formula="x*sigmoid(k*x)", approximation="own", fit_target="gate")
    QApplication.processEvents()
    run(panel, qtbot)
    panel.apply.click()
    QApplication.processEvents()
    assert math.isclose(session.state.coefficients["own.k"], 1.70174492533800331, rel_tol=1e-9)
    assert not panel.apply.isEnabled()


def test_settings_go_to_the_session(panel, session):
    settings = panel.settings
    settings.boxes["c"].click()
    settings.target.chosen.emit("slope")
    settings.norm.chosen.emit("normal")
    settings.pinned.click()
    enter(settings.ends[0], "-6")
    QApplication.processEvents()
    state = session.state
    assert (state.fit_free, state.fit_target, state.fit_norm) == (("a",), "slope", "normal")
    assert state.fit_pinned
    assert state.interval == (-6, 4)
    assert "[−6, 4]" in panel.view.accessibleDescription()


def test_many_coefficients_break_the_row(panel, session, qtbot):
    session.edit(approximation="gelu_sigmoid")
    QApplication.processEvents()
    session.edit(approximation="gelu_tanh")
    QApplication.processEvents()
    width, height = panel.minimumSizeHint().width(), panel.settings.height()
    names = [f"a{index}" for index in range(24)]
    session.edit(formula="+".join(f"{name}*x" for name in names), approximation="own")
    QApplication.processEvents()
    assert list(panel.settings.boxes) == names
    assert panel.minimumSizeHint().width() <= width
    qtbot.waitUntil(lambda: panel.settings.height() > height)
    session.edit(approximation="gelu_tanh")
    QApplication.processEvents()
    qtbot.waitUntil(lambda: panel.settings.height() == height)


def test_one_coefficient_at_least_is_free(panel, session):
    boxes = panel.settings.boxes
    boxes["c"].click()
    boxes["a"].click()
    assert boxes["a"].isChecked()
    assert session.state.fit_free == ("a",)
    session.edit(approximation="gelu_sigmoid")
    QApplication.processEvents()
    assert list(panel.settings.boxes) == ["k"]
    assert panel.settings.boxes["k"].isChecked()


def test_a_whole_number_cannot_be_free(panel, session):
    session.edit(approximation="gelu_table_linear")
    QApplication.processEvents()
    assert not panel.settings.boxes["n"].isEnabled()
    assert not panel.settings.boxes["n"].isChecked()
    assert panel.settings.boxes["r"].isChecked()


def test_an_approximation_without_coefficients(panel, session):
    session.edit(approximation="gelu_erf")
    QApplication.processEvents()
    assert not panel.start.isEnabled()
    assert panel.message.text() == "This approximation has no coefficients to fit."


@pytest.mark.parametrize(
    ("place", "text", "words"),
    [
        (1, "-7", "The lower end must be below the upper end. 4 was kept."),
        (0, "4", "The lower end must be below the upper end. -4 was kept."),
        (1, "-3.9999999", "The interval must be at least 1e-6 wide. 4 was kept."),
    ],
)
def test_an_impossible_interval_is_refused_and_the_old_end_kept(panel, session, place, text, words):
    field, other = panel.settings.ends[place], panel.settings.ends[1 - place]
    field.setFocus()
    write_over(field, text)
    other.setFocus()  # the focus has left when the number is taken
    QApplication.processEvents()
    assert session.state.interval == (-4, 4)
    assert field.text() == ("-4", "4")[place]
    (shown,) = [each for each in panel.findChildren(Refusal) if each.isVisible()]
    assert shown.text() == words
    other.setFocus()
    enter(other, ("-3", "3")[1 - place])
    assert session.state.interval == ((-4, 3), (-3, 4))[place]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"fit_norm": "l2"}, "mean square of the error is as small as it can be"),
        ({"fit_norm": "normal"}, "mean square of the error is as small as it can be"),
        ({"fit_target": "slope", "fit_free": ("a",)}, "does not equioscillate: 2 extremes"),
        ({"fit_pinned": True, "fit_free": ("c",)}, "nothing is left to fit"),
    ],
)
def test_verdicts(qapp, changes, words):
    question = Asked.of(Result(State(**changes)))
    assert words in verdict(question, question.fit())


def test_norms_of_the_target_stand_beside_those_of_the_value(qapp):
    question = Asked.of(Result(State(fit_target="gate", interval=(-6.0, 6.0))))
    answer = question.fit()
    titles = [table.title for table in tables(question, answer)]
    assert titles == [
        "Coefficients",
        "Error of the value on [−6, 6]",
        "Error of the gate on [−6, 6]",
    ]
    drawn = scene(question, answer)
    assert [line.dashed for line in drawn.lines] == [True, False]
    assert len(drawn.markers) == len(answer.after.extrema) == 6
    assert all(drawn.y_range[0] < marker.y < drawn.y_range[1] for marker in drawn.markers)


def test_few_answers_are_remembered(monkeypatch):
    monkeypatch.setattr(asked, "KNOWN_MOST", 2)
    answers, questions = Answers(), []
    for start in (0.04, 0.05, 0.06):
        state = State(coefficients={"gelu_tanh.a": start}, fit_free=("a",))
        questions.append(Asked.of(Result(state)))
        answers.get(questions[-1])
    assert answers.find(questions[0]) is None
    assert answers.find(questions[-1]) is answers.get(questions[-1])


@pytest.mark.parametrize("size", [(300, 300), (480, 420), (1030, 250), (1600, 900)])
def test_nothing_overlaps_in_any_width(qapp, size):
    question = Asked.of(Result(State(fit_target="slope")))
    picture = Picture.of(question, question.fit())
    places, plot = plan(QRectF(0, 0, *size), picture)
    for index, place in enumerate([*places, plot]):
        others = places[:index]
        assert not any(place.adjusted(1, 1, -1, -1).intersects(other) for other in others)
    assert plot.height() >= 170
    assert plot.width() >= 260


@pytest.mark.parametrize("name", ["light", "paper"])
def test_the_picture_needs_no_widget(qapp, name):
    image = QImage(900, 420, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    BY_NAME["fit"].paint(painter, QRectF(image.rect()), Result(State()), THEMES[name])
    painter.end()
    curve = THEMES[name].colour("gelu_tanh")
    found = sum(image.pixelColor(x, y) == curve for x in range(0, 900, 2) for y in range(0, 420, 2))
    assert found > 30


@pytest.fixture
def patient(monkeypatch):
    """Give the events of a search that waits until it may go on, or is cancelled."""
    begun, go_on, ended = (threading.Event() for _ in range(3))
    real = asked.Asked.fit

    def search(self, progress=None, cancelled=None):
        begun.set()
        while not go_on.wait(0.002):
            if cancelled():
                ended.set()
                break
        return real(self)

    monkeypatch.setattr(asked.Asked, "fit", search)
    return begun, go_on, ended


def test_a_panel_that_is_built_again_goes_on_with_the_search(qtbot, session, patient):
    """As it is when language or theme are switched."""
    begun, go_on, ended = patient
    first = BY_NAME["fit"].create(session, THEMES["light"])
    first.show()
    QApplication.processEvents()
    first.start.click()
    assert begun.wait(5)
    shiboken6.delete(first)
    second = BY_NAME["fit"].create(session, THEMES["dark"])
    qtbot.addWidget(second)
    second.show()
    QApplication.processEvents()
    assert second.start.text() == "Cancel"
    assert second.bar.isVisible()
    with qtbot.waitSignal(second.jobs.done, timeout=20000):
        go_on.set()
    assert not ended.is_set()
    assert second.apply.isEnabled()
    assert "0.572×" in second.view.accessibleDescription()


def test_the_end_of_the_session_ends_the_search(qtbot, theme, patient):
    begun, _, ended = patient
    session = Session()
    made = BY_NAME["fit"].create(session, theme)
    made.show()
    QApplication.processEvents()
    made.start.click()
    assert begun.wait(5)
    shiboken6.delete(made)
    assert not ended.wait(0.05)
    shiboken6.delete(session)
    assert ended.wait(2)


def test_every_reason_has_its_place_in_a_sentence(qapp):
    for name in ("NOTHING_FREE", "BAD_INTERVAL", "WHOLE", "IDLE", "ALIKE", "UNPINNED"):
        assert getattr(fitting_search, name).endswith(".")
    assert content.method().endswith(".")
