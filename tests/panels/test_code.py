import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.snippets import LANGUAGES
from gelu_desktop.panels import BY_NAME, code


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["code"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(520, 320)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def shown(panel):
    return panel.text.toPlainText()


def choose(panel, name):
    panel.language.set_name(name)
    panel.language.chosen.emit(name)


@pytest.mark.parametrize("name", LANGUAGES)
def test_each_language_is_shown(panel, name):
    choose(panel, name)
    assert "GELU (tanh form)" in shown(panel)
    assert "4.732355e-04 at x = 2.69894" in shown(panel)
    assert "0.044715" in shown(panel)
    assert "In bfloat16, every operation rounded" in shown(panel)


def test_the_code_follows_the_coefficients(panel, session, monkeypatch):
    monkeypatch.setattr(code, "FRAME_SHARE", 1e9)
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    QApplication.processEvents()
    assert "a: float = 0.05" in shown(panel)
    assert "change the model" in shown(panel)
    session.edit(approximation="gelu_sigmoid")
    QApplication.processEvents()
    assert "def gelu_sigmoid(" in shown(panel)


def test_costly_figures_wait_until_the_hand_rests(panel, session, monkeypatch, qtbot):
    monkeypatch.setattr(code, "FRAME_SHARE", 0.0)
    for value in (0.05, 0.06, 0.07):
        session.edit(gesture="a", coefficients={"gelu_tanh.a": value})
        QApplication.processEvents()
        assert "a: float = 0.044715" in shown(panel)
    qtbot.waitUntil(lambda: "a: float = 0.07" in shown(panel), timeout=5000)


def test_a_panel_that_is_hidden_catches_up(panel, session, monkeypatch):
    monkeypatch.setattr(code, "FRAME_SHARE", 0.0)
    session.edit(coefficients={"gelu_tanh.a": 0.07})
    QApplication.processEvents()
    panel.hide()
    monkeypatch.setattr(code, "FRAME_SHARE", 1e9)
    panel.show()
    QApplication.processEvents()
    assert "a: float = 0.07" in shown(panel)


def test_an_own_formula_is_shown(panel, session):
    session.edit(formula="x*sigmoid(k*x)", approximation="own", coefficients={"own.k": 1.5})
    QTest.qWait(2 * code.CALM)
    assert "def own_formula(" in shown(panel)
    assert "k = 1.5" in shown(panel)


@pytest.mark.parametrize("formula", ["1/x", "log(x)", "x/0", "0^x", "exp(exp(x))", "5"])
def test_odd_formulas_are_written_too(panel, session, formula):
    session.edit(formula=formula, approximation="own")
    QTest.qWait(2 * code.CALM)
    assert "own_formula" in shown(panel)


def test_what_does_not_concern_the_code_changes_nothing(panel, session, monkeypatch):
    monkeypatch.setattr(code, "snippet", lambda *_, **__: pytest.fail("written again"))
    session.edit(x=2.0)
    QApplication.processEvents()


def test_the_place_stays_while_numbers_change(panel, session, monkeypatch):
    monkeypatch.setattr(code, "FRAME_SHARE", 1e9)
    panel.resize(300, 150)
    QApplication.processEvents()
    bars = panel.text.verticalScrollBar(), panel.text.horizontalScrollBar()
    for bar in bars:
        bar.setValue(bar.maximum() // 2)
    places = [bar.value() for bar in bars]
    assert min(places) > 0
    session.edit(coefficients={"gelu_tanh.a": 0.0448})
    QApplication.processEvents()
    assert [bar.value() for bar in bars] == places


def test_copy_takes_all_of_it(panel, session, qtbot, monkeypatch):
    monkeypatch.setattr(code, "FRAME_SHARE", 1e9)
    qtbot.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == shown(panel)
    assert panel.copy.text() == "Copied"
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    QApplication.processEvents()
    assert panel.copy.text() == "Copy"


def test_the_language_outlives_the_panel(panel, session, theme, qtbot):
    choose(panel, "cuda")
    other = BY_NAME["code"].create(session, theme)
    qtbot.addWidget(other)
    assert other.language.name == "cuda"


def test_letters_have_equal_widths(panel):
    metrics = QFontMetricsF(panel.text.font())
    assert metrics.horizontalAdvance("iiii....") == metrics.horizontalAdvance("MMMM====")
    assert panel.text.isReadOnly()
