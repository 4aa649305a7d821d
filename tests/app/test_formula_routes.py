"""A formula means the same, or is refused alike, wherever it comes from.

By hand into the field, from a session, from the command line, from the kept formulas.
"""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hands import mouse, write_over
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import gelu_desktop
from gelu_desktop.__main__ import main
from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.library import Library
from gelu_desktop.model.state import State
from gelu_desktop.numerics.expression import ExpressionError, parse

FORMULA = "x*Phi(x)"
OMITTED = {
    "2x": "2*x",
    "x(x-2)": "x*(x-2)",
    "(x)(x-2)": "x*(x-2)",
    "xsin(x)": "",
    "2pi x": "2*pi*x",
    "3e x": "3*e*x",
    "1e3x": "1e3*x",
    "x2": "",
    "sin x": "",
    "x*x-4x": "x*x-4*x",
}
FULL_WIDTH = {
    "（ｘ＋１）＊２": "(x+1)*2",
    "max（x，0）": "max(x,0)",
    "１．５＊x": "1.5*x",
    "－x": "-x",
    "２＊ｐｉ＊ｘ": "2*pi*x",
    "ｅ＊x": "e*x",
    "Ｐｈｉ（x）": "Phi(x)",
    "ｐｈｉ（x）": "phi(x)",
}
NOT_MAPPED = {"１．５x": "x", "－x；": "；", "x。": "。"}


@pytest.fixture
def field(desktop, session):
    session.edit(approximation="own", formula=FORMULA)
    QApplication.processEvents()
    desktop.window.activateWindow()
    made = desktop.window.docks["controls"].widget().approximation.formula.field
    made.editor.setFocus()
    return made


def from_hand(field, session, text):
    """Type a formula; return what was taken, and what was said."""
    write_over(field.editor, text)
    QApplication.processEvents()
    return session.state.formula, field.message.text()


def from_session(text):
    whole = json.loads(dump(State(approximation="gelu_tanh")))
    whole["state"]["formula"] = text
    loaded = load(json.dumps(whole).encode())
    return loaded.state.formula, "".join(problem.said() for problem in loaded.problems)


def from_command(capsys, text):
    code = main(["eval", "--formula", text, "--x", "1.25", "--format", "json"])
    out, err = capsys.readouterr()
    return code, out, err


def from_library(tmp_path, text):
    path = tmp_path / "formulas.json"
    path.write_text(json.dumps({"mine": text}), encoding="utf-8")
    return dict(Library(path).formulas)


@pytest.mark.parametrize("text", [*OMITTED, *NOT_MAPPED])
def test_a_missing_operation_is_never_guessed(field, session, capsys, tmp_path, text):
    with pytest.raises(ExpressionError) as refused:
        parse(text)
    place = refused.value.position
    taken, said = from_hand(field, session, text)
    assert taken in (FORMULA, *(text[:end] for end in range(1, len(text))))  # the last that was one
    assert f"At character {place + 1}: " in said
    assert field.editor.extraSelections()
    assert from_session(text)[0] == ""
    assert f"(at character {place + 1})" in from_session(text)[1]
    code, out, err = from_command(capsys, text)
    assert (code, out) == (2, "")
    assert "^" in err  # a mark under the place
    assert from_library(tmp_path, text) == {}


@pytest.mark.parametrize(("text", "plain"), [*FULL_WIDTH.items()])
def test_what_a_chinese_keyboard_writes_is_the_same_formula(
    field, session, capsys, tmp_path, text, plain
):
    x = np.linspace(-4, 4, 100)
    assert np.array_equal(parse(text).evaluate(x), parse(plain).evaluate(x))
    assert from_hand(field, session, text) == (text, "")
    curve = session.result.curve("own")
    assert np.array_equal(curve.evaluate(x), parse(plain).evaluate(x) + 0 * x)
    assert from_session(text) == (text, "")
    one, two = (json.loads(from_command(capsys, each)[1])[0]["value"] for each in (text, plain))
    assert one == two
    assert from_library(tmp_path, text) == {"mine": text}


@pytest.mark.parametrize(("text", "sign"), NOT_MAPPED.items())
def test_what_is_not_understood_is_named_in_chinese(desktop, session, text, sign):
    desktop.choose_language("zh_CN")
    session.edit(approximation="own", formula=FORMULA)
    QApplication.processEvents()
    field = desktop.window.docks["controls"].widget().approximation.formula.field
    write_over(field.editor, text)
    said = field.message.text()
    assert f"第 {text.rindex(sign) + 1} " in said
    assert sign in said or "运算" in said
    desktop.choose_language("en")


HOSTILE = (
    "().__class__.__bases__[0].__subclasses__()",
    "x.__class__",
    "＿＿class＿＿",
    "x.＿＿class＿＿",
    "x[0]",
    "lambda: 0",
    "[x for x in x]",
    "(y:=x)",
    "f'{x}'",
    "'x'",
    "getattr(x, x)",
    "np.exp(x)",
    "os.system(x)",
    "open(x)",
    "__import__('os')",
    "eval(x)",
    "exec(x)",
)
WATCHED = """
import io, json, sys
from pathlib import Path
from gelu_desktop.__main__ import main
from gelu_desktop.app import bench_commands, commands
from gelu_desktop.model.files import load
from gelu_desktop.model.library import Library
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.numerics.expression import ExpressionError

texts = json.loads(sys.argv[1])
whole = json.loads(Path(sys.argv[2]).read_text())
kept = Path(sys.argv[3])
kept.write_text(json.dumps({str(number): text for number, text in enumerate(texts)}))
main(["eval", "--formula", "x", "--x", "1"])  # everything is imported by now
from_formula("2*x")
load(json.dumps(whole).encode())
Library(kept)
heard = []
WANTED = ("open", "exec", "compile", "import", "os.", "subprocess.", "socket.", "ctypes.")
listening = False

def hook(event, arguments):
    if listening and event.startswith(WANTED) and event != "open":
        heard.append((event, str(arguments)[:80]))
    elif listening and event == "open" and str(arguments[0]) not in (str(kept),):
        heard.append((event, str(arguments)[:80]))

sys.addaudithook(hook)
listening = True
for text in texts:
    try:
        from_formula(text)
    except ExpressionError:
        pass
    else:
        heard.append(("accepted", text))
    whole["state"]["formula"] = text
    loaded = load(json.dumps(whole).encode())
    if loaded.state.formula or not loaded.problems:
        heard.append(("accepted by a session", text))
    if main(["eval", "--formula", text, "--x", "1"]) != 2:
        heard.append(("accepted by a command", text))
if Library(kept).formulas:
    heard.append(("kept", ""))
listening = False
print(json.dumps(heard))
"""


def test_nothing_is_evaluated_opened_or_run_by_a_formula(tmp_path):
    session, kept = tmp_path / "a.gelu.json", tmp_path / "formulas.json"
    session.write_text(dump(State()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, json.dumps(HOSTILE), str(session), str(kept)],
        cwd=Path(gelu_desktop.__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
        timeout=100,
    )
    assert json.loads(done.stdout.splitlines()[-1]) == []
    assert sorted(tmp_path.iterdir()) == [session, kept]


def hover(plot):
    """Move over the plot as a hand does."""
    for x in (60, 200, 340):
        mouse(plot, QMouseEvent.Type.MouseMove, QPointF(x, 120))
        QApplication.processEvents()


@pytest.mark.parametrize(
    "text", ["x*Phi(x)+x^2", "gelu(x)+x^2", "^", "sum", "sqrt(y)", "f(x)x", "2^3^2", "1/", "tanh("]
)
def test_half_typed_formulas_are_calm(desktop, session, field, text):
    """Key by key, and taken back key by key, with the pointer over the plots after each."""
    plots = [desktop.window.docks[name].widget().plot for name in ("curve", "derivative", "error")]
    field.editor.selectAll()
    QTest.keyClick(field.editor, Qt.Key.Key_Delete)
    for key in text:
        QTest.keyClicks(field.editor, key)
        QApplication.processEvents()
        for plot in plots:
            hover(plot)
    if text == "2^3^2":
        assert session.result.readings["own"].value == 512
    whole = session.state.formula == text
    assert whole is (not field.message.text())
    for _ in text:
        QTest.keyClick(field.editor, Qt.Key.Key_Backspace)
        QApplication.processEvents()
        for plot in plots:
            hover(plot)
    assert field.message.text() == "At the end: The formula is empty."
    assert not desktop.window.findChildren(FaultDialog)
    assert QApplication.activeModalWidget() is None
    field.restore()
