"""One session, by every way into the program and out of it."""

import itertools
import json

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import drops, questions
from gelu_desktop.app import files as module
from gelu_desktop.app.data_files import DATA, data_file
from gelu_desktop.app.export import PICTURES, Picture, render
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.app.writing import backup_of
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.expression_tree import CALLS, OPERATIONS
from gelu_desktop.widgets.slider import Slider
from gelu_desktop.widgets.theme import THEMES

FULL = State(
    x=-0.1,
    formula="0.5*x*(1+tanh(k*x)) + w",
    coefficients={"own.k": 0.7978845608028654, "gelu_tanh.a": 0.05},
    approximation="own",
    functions=tuple(ACTIVATIONS),
    compared=tuple(APPROXIMATIONS),
)


class Person:
    """Answers questions in turn, chooses one file, and remembers what was asked and told."""

    def __init__(self, monkeypatch, file):
        self.answers, self.asked, self.told = [], [], []
        monkeypatch.setattr(module, "ask", self._ask)
        for place in (module, drops):
            monkeypatch.setattr(place, "tell", lambda *given: self.told.append(given))
        monkeypatch.setattr(module, "ask_session", lambda *_: file)

    def _ask(self, _parent, question):
        self.asked.append(question)
        return self.answers.pop(0)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "课程 №1.gelu.json"


@pytest.fixture
def person(monkeypatch, file):
    return Person(monkeypatch, file)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def by_menu(desktop, file):
    desktop.window.actions_by_name["open"].trigger()


def by_command_line(desktop, file):
    desktop.begin(file)


def by_drop(desktop, file):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
    QApplication.sendEvent(desktop.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(desktop.window, QDropEvent(QPointF(5, 5), copy, data, left, none))


@pytest.mark.parametrize("open_", [by_menu, by_command_line, by_drop])
@pytest.mark.parametrize("state", [State(), FULL], ids=["first", "full"])
def test_a_session_comes_back_equal_and_again(desktop, session, person, file, state, open_):
    file.write_text(dump(state), encoding="utf-8")
    before = file.read_bytes()
    for _ in range(2):
        open_(desktop, file)
        settle()
        assert session.state == state
        assert desktop.files.document.path == file
        assert dump(session.own) == dump(state)
        assert not desktop.files.document.modified
    assert desktop.files.save()
    assert file.read_bytes() == before
    assert person.told == []


def formulas():
    """Return a formula that calls each function of the language once."""
    fill = ("x", "4", "64")
    return {name: f"{name}({', '.join(fill[: OPERATIONS[name].arity])})" for name in sorted(CALLS)}


def test_a_formula_of_every_function_survives(desktop, session, person, file):
    for name, formula in formulas().items():
        file.write_text(dump(State(formula=formula, approximation="own")), encoding="utf-8")
        by_menu(desktop, file)
        settle()
        assert session.state.formula == formula, name
    assert person.told == []


def test_a_file_that_was_read_in_part_is_left_alone_until_it_is_changed(
    desktop, session, person, file
):
    whole = json.loads(dump(State(x=-2.0)))
    whole["state"]["tangent"] = "maybe"
    file.write_text(json.dumps(whole), encoding="utf-8")
    before = file.read_bytes()
    by_menu(desktop, file)
    settle()
    assert len(person.told) == 1
    assert desktop.files.may_leave()  # nothing was changed: nothing is asked
    window = desktop.window
    window.activateWindow()
    slider = window.docks["controls"].widget().findChild(Slider)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    settle()
    assert window.isWindowModified()
    save = (Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    person.answers = [questions.CANCEL]
    QTest.keyClick(slider, *save)
    assert file.read_bytes() == before
    person.answers = [questions.SAVE]
    QTest.keyClick(slider, *save)
    assert backup_of(file).read_bytes() == before
    assert load(file.read_bytes()).state == session.state
    assert len(person.asked) == 2
    file.write_text(dump(State(x=9.0)), encoding="utf-8")  # meanwhile, by another program
    QTest.keyClick(slider, Qt.Key.Key_Right)
    settle()
    person.answers = [questions.KEEP]
    desktop._on_app_state_changed(Qt.ApplicationState.ApplicationActive)
    assert len(person.asked) == 3
    settle()


@pytest.mark.parametrize("formula", ["0/0", "log(-x*x-1)"])
def test_a_broken_curve_leaves_the_others_and_exports_say_so(desktop, session, formula, qapp):
    three = ("gelu", "relu")
    session.edit(functions=three, formula="k*x*Phi(x)", approximation="own", gate=False)
    settle()
    session.edit(formula=formula)
    settle()

    def exported():
        picture = Picture(PICTURES["curve"], session.result, THEMES["light"], (800, 600))
        image = render(picture).convertToFormat(QImage.Format.Format_RGB32)
        rows = np.frombuffer(image.constBits(), np.uint8).reshape(600, 800, 4)[..., 2::-1]
        colours = {
            role: np.count_nonzero(
                np.abs(rows.astype(int) - THEMES["light"].colour(role).getRgb()[:3]).max(axis=2) < 8
            )
            for role in (*three, "own")
        }
        texts = [box.text for box in text_boxes(lambda painter: picture.draw(painter, 1.0))]
        return colours, " ".join(texts), data_file(DATA["curve"], session.result, "csv").decode()

    colours, texts, table = exported()
    assert colours["gelu"] > 300
    assert colours["relu"] > 300
    assert "no finite value in view: own formula" in texts
    assert "# No value is finite in: own.value\n" in table
    session.edit(formula="k*x*Phi(x)")
    settle()
    mended, texts, table = exported()
    assert mended["own"] > colours["own"] + 300
    assert "no finite value" not in texts
    assert "# No value is finite" not in table


def test_odd_settings_fall_back_alone(start, kept, tmp_path):
    there = tmp_path / "a.gelu.json"
    there.write_text(dump(State()), encoding="utf-8")
    odd = {
        "language": "xx",
        "window/layout": "text",
        "window/geometry": -1,
        "window/column": float("nan"),
        "text_size": "nan",
        "recent": [str(there)] * 10_000,
        "presentation/text_size": -7,
    }
    for key, value in itertools.chain(odd.items(), [("theme", "dark")]):
        kept.setValue(key, value)
    kept.sync()
    desktop = start()
    assert desktop.theme.name == "dark"  # what was good
    assert desktop.language_choice == "system"
    assert desktop.views.text_size == 100
    assert desktop.files.recent.files == [there]
    assert desktop.window.docks["curve"].isVisible()
    assert desktop.close()
    assert desktop.window.docks["controls"].width() > 200
