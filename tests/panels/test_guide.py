"""The lesson: through it by buttons and keys, back to one's own work, and what it notices."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Step
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.guide.reading import Place
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.guide.course import go, places, step_at
from gelu_desktop.panels.guide.showing import show
from gelu_desktop.session import Session
from gelu_desktop.widgets.reader import Reader, marked

FIRST = Place("lesson", "1-gate", 0)


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["guide"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(340, 660)
    made.show()
    QApplication.processEvents()
    return made


@pytest.fixture
def view(panel):
    return panel.lesson


def settle():
    for _ in range(3):
        QApplication.processEvents()


def press(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def test_the_contents_come_first(view, session):
    assert "0 of 5" in view.reader.toPlainText()
    assert view.jumps.isHidden()
    assert view.task.isHidden()
    assert not session.visiting


def test_a_step_sets_its_state_on_top_of_the_own_one(view, session):
    session.edit(x=-3.0, x_range=(-9.0, 9.0), chance_seed=7)
    asked = []
    session.panel_asked.connect(lambda *given: asked.append(given))
    press(view.way.next)
    assert session.reached == FIRST
    assert session.state == step_at(FIRST).shown_on(session.own)
    assert session.own.x == -3.0
    assert session.result.point == step_at(FIRST).point
    assert asked == [("curve", False)]
    assert "hiring desk" in view.reader.toPlainText()
    assert "97.72" in view.reader.toPlainText()


def test_leaving_gives_back_state_undo_and_redo(view, session):
    for x in (2.0, 3.0, 4.0):
        session.edit(x=x)
    session.undo()
    before = session.states, session.place
    press(view.way.next)
    session.edit(x=-1.0, functions=("relu",))
    press(view.way.next)
    press(view.way.leave)
    assert (session.states, session.place) == before
    assert session.state is before[0][before[1]]
    assert session.result.point is None
    session.redo()
    settle()
    assert session.state.x == 4.0


def test_undo_goes_back_through_the_steps(view, session):
    press(view.way.next)
    session.edit(x=0.5)
    press(view.way.next)
    assert session.reached == FIRST._replace(step=1)
    session.undo()
    settle()
    assert session.reached == FIRST
    assert session.state.x == 0.5
    assert "hiring desk" in view.reader.toPlainText()
    session.undo()
    session.undo()
    settle()
    assert session.state == step_at(FIRST).shown_on(session.own)
    session.redo()
    session.redo()
    settle()
    assert session.reached == FIRST._replace(step=1)


def test_a_task_is_noticed_and_stays_done(view, session):
    press(view.way.next)
    assert view.task.text.text().startswith("Move x to 1")
    session.edit(x=1.0)
    settle()
    assert view.task.text.text().startswith("84.13")
    assert not view.task.go.isVisible()
    session.edit(x=-2.0)
    settle()
    assert view.task.text.text().startswith("84.13")
    assert session.reading.done == {FIRST}


def test_the_whole_way_by_next_and_back(view, session):
    way = places("lesson")
    press(view.way.next)
    for place in way:
        assert session.reached == place
        assert view.jumps.steps.name == str(place.step)
        assert not view.task.text.text().startswith("{")
        assert view.way.back.isEnabled() == (place != way[0])
        press(view.way.next)
    assert not session.visiting
    assert session.reading.seen == set(way)
    assert session.state == State()
    press(view.way.next)  # goes on where it was
    assert session.reached == way[-1]
    press(view.way.back)
    assert session.reached == way[-2]


def test_jumps(view, session, qtbot):
    press(view.way.next)
    view.jumps.chapters.chosen.emit("5-forms")
    settle()
    assert session.reached == Place("lesson", "5-forms", 0)
    view.jumps.steps.chosen.emit("3")
    settle()
    assert session.reached == Place("lesson", "5-forms", 3)
    assert view.jumps.chapters.name == "5-forms"
    assert view.jumps.count.text() == "4 of 5"
    view.reader.followed.emit("lesson/8-program")
    settle()
    assert session.reached == Place("lesson", "8-program", 0)
    view.reader.followed.emit("lesson/nowhere")
    view.reader.followed.emit("https://example.org")
    settle()
    assert session.reached == Place("lesson", "8-program", 0)


def test_keys_lead_through_the_lesson(panel, view, session, qtbot):
    panel.activateWindow()
    panel.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is view.reader)
    view.way.next.setFocus()
    QTest.keyClick(view.way.next, Qt.Key.Key_Space)
    settle()
    assert session.reached == FIRST
    view.reader.setFocus()
    QTest.keyClick(view.reader, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    settle()
    assert session.reached == FIRST._replace(step=1)
    QTest.keyClick(view.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    settle()
    assert session.reached == FIRST
    asked = []
    session.panel_asked.connect(lambda *given: asked.append(given))
    view.task.go.setFocus()
    QTest.keyClick(view.task.go, Qt.Key.Key_Space)
    assert asked == [("curve", True)]
    reached = set()
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    wanted = {view.jumps.chapters, view.jumps.steps, view.task.go, view.way.leave, view.way.next}
    assert wanted <= reached


def test_the_program_runs_and_its_run_is_noticed(view, session):
    place = Place("lesson", "8-program", 3)
    go(session, place)
    settle()
    program = view.program
    assert program.isVisible()
    assert program.output.toPlainText() == ""
    press(program.button)
    assert "-4.885e-15" in program.output.toPlainText()
    assert place not in session.reading.done
    program.inputs.setText("−8, −8.4")
    QTest.keyClick(program.inputs, Qt.Key.Key_Return)
    settle()
    assert "−1.875×10⁻¹⁶" in program.output.toPlainText()
    assert place in session.reading.done


@pytest.mark.parametrize("text", ["one", "", "1 " * 40])
def test_a_program_without_numbers_is_not_run(view, session, text):
    go(session, Place("lesson", "8-program", 2))
    settle()
    ran = []
    view.program.ran.connect(ran.append)
    view.program.inputs.setText(text)
    press(view.program.button)
    assert not ran
    assert view.program.output.toPlainText()


def test_a_new_panel_shows_the_same_step(view, session, theme, qtbot):
    press(view.way.next)
    session.edit(x=0.25)
    settle()
    other = BY_NAME["guide"].create(session, theme)
    qtbot.addWidget(other)
    other.resize(500, 400)
    other.show()
    settle()
    assert other.lesson.reader.toPlainText() == view.reader.toPlainText()
    assert session.state.x == 0.25
    other.resize(300, 400)  # formulas are set again
    settle()


def test_the_tour_is_no_place_of_the_lesson(view, session):
    press(view.way.leave)
    assert session.reached == Place("tour", "tour", 0)
    assert session.reading.place is None
    press(view.way.leave)
    assert not session.visiting


def test_a_place_that_is_gone_is_forgotten(qtbot, theme):
    session = Session()
    session.remember(replace(session.reading, place=Place("lesson", "99-gone", 3)))
    panel = BY_NAME["guide"].create(session, theme)
    qtbot.addWidget(panel)
    panel.show()
    press(panel.lesson.way.next)
    assert session.reached == FIRST
    session.deleteLater()


def test_other_work_ends_the_lesson(view, session):
    press(view.way.next)
    session.begin(State(x=0.125))
    settle()
    assert not session.visiting
    assert session.state.x == 0.125
    assert view.jumps.isHidden()


def test_show_me_is_one_step_of_undo_and_brings_its_point_into_view(session):
    session.edit(x_range=(100.0, 200.0), y_ranges={"curve": (5.0, 6.0), "error": (0.0, 1.0)})
    before = session.state
    asked = []
    session.panel_asked.connect(lambda *given: asked.append(given))
    step = Step("text", {"x": 2.0}, point=Point("curve", x=2.0))
    show(session, step)
    assert session.state.x_range == State.x_range
    assert session.state.y_ranges == {"error": (0.0, 1.0)}
    assert session.result.point == step.point
    assert asked == [("curve", False)]
    session.undo()
    assert session.state == before
    show(session, Step("text", point=Point("curve", x=-30.0)))
    low, high = session.state.x_range
    assert low <= -30.0 <= high
    settle()


def test_every_step_of_every_page_points_at_something_that_there_is(session, theme, qtbot):
    from PySide6.QtWidgets import QWidget

    from gelu_desktop.panels import PANELS

    specs = {spec.name: spec for spec in PANELS}
    parts = {}
    for kind in ("lesson", "tour"):
        for page in load(kind, "en"):
            for step in page.steps:
                assert step.panel in {*specs, ""}
                for point in filter(None, (step.point, step.act)):
                    assert point.panel in specs
                    parts.setdefault(point.panel, set()).add(point.part)
    for name, wanted in parts.items():
        for part in wanted - {""}:
            panel = specs[name].create(session, theme)
            qtbot.addWidget(panel)
            assert panel.findChild(QWidget, part) is not None


def test_tabs_are_chosen_by_mouse_and_by_keys(panel, session):
    first, second, *_ = panel.sections.buttons
    press(second)
    assert panel.tabs.currentIndex() == 1
    assert session.reading.tab == "claims"
    second.setFocus()
    QTest.keyClick(second, Qt.Key.Key_Right)
    settle()
    assert panel.tabs.currentIndex() == 2
    go(session, FIRST)
    settle()
    assert panel.tabs.currentIndex() == 0
    assert first.isChecked()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_mark_of_markdown_is_left(qapp, language):
    """Beside Chinese quotation marks ``**`` is no emphasis, and would be shown as it is."""
    for kind in ("lesson", "tour"):
        for text in (text for page in load(kind, language) for text in texts(page)):
            document = QTextDocument()
            document.setMarkdown(marked(filled(text)))
            shown = document.toPlainText().replace("x**3", "")  # Python, in code
            assert "**" not in shown
            assert "`" not in shown


def texts(page):
    return [text for step in page.steps for text in (step.text, step.task, step.done)]


def test_what_follows_a_list_code_or_a_table_keeps_its_distance(qtbot, theme):
    reader = Reader(theme)
    qtbot.addWidget(reader)
    reader.resize(320, 600)
    reader.show()
    parts = ("- one\n- two", "```\na\nb\n```", "Text", "| x | y |\n|---|---|\n| 1 | 2 |", "End")
    reader.show_text("\n\n".join(parts))
    settle()
    document, blocks = reader.document(), {}
    block = document.begin()
    while block.isValid():
        blocks[block.text()] = block.blockFormat().bottomMargin()
        block = block.next()
    assert blocks["two"] > blocks["one"] > 0
    assert blocks["b"] > blocks["a"] == 0
    (table,) = document.rootFrame().childFrames()
    assert table.frameFormat().topMargin() > 0
