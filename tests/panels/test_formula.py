import gc
import math
import re
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter

from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.figures import rounded, scientific, short, significant
from gelu_desktop.model.limits import COEFFICIENT_LIMIT, X_LIMIT
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.formula import FormulaPanel, blocks, paint
from gelu_desktop.widgets.sheet import plan
from gelu_desktop.widgets.theme import THEMES

EXTREMES = [
    {"x": X_LIMIT, "coefficients": {"gelu_tanh.c": COEFFICIENT_LIMIT, "gelu_tanh.a": -999.999}},
    {"x": -X_LIMIT, "coefficients": {"gelu_tanh.c": -COEFFICIENT_LIMIT, "gelu_tanh.a": 1000.0}},
    {"x": 1e-6, "coefficients": {"gelu_tanh.c": -1e-6, "gelu_tanh.a": 1e-300}, "second": True},
    {"x": -37.123, "second": True, "ffn_hidden": 4096, "ffn_input": (1.0,) * 16},
    {"x": -4.0, "approximation": "gelu_sigmoid", "coefficients": {"gelu_sigmoid.k": -1000.0}},
    {"x": 0.0, "coefficients": {"gelu_tanh.c": 0.0, "gelu_tanh.a": 0.0}},
    {
        "formula": "+".join(f"c_{i}*x^{i}" for i in range(25)),
        "approximation": "own",
        "ffn_activation": "own",
        "coefficients": {f"own.c_{i}": -1e-5 for i in range(25)},
    },
    {"formula": "tanh(" * 58 + "x" + ")" * 58, "approximation": "own"},
    {"formula": "1/(1+" * 28 + "a*x" + ")" * 28, "approximation": "own", "second": True},
]

OWN = "x/(1+exp(-k*x+b))"


SYMBOLS = {"", "Φ(x)", "φ(x)", "x φ(x)", "2 − x²"}


class Bracketed(QTranslator):
    """Translates everything into something longer that can be told from the English."""

    def translate(self, context, text, *rest):
        return f"«{context[:1]} {text} {text[::-1].translate(str.maketrans('{}', '  '))}»"

    def isEmpty(self):  # noqa: N802
        return False


@pytest.fixture
def bracketed(qapp):
    translator = Bracketed()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def panel(qtbot, session, each_theme):
    panel = FormulaPanel(session, each_theme)
    qtbot.addWidget(panel)
    panel.resize(340, 300)
    panel.show()
    return panel


def texts(**changes):
    return [line.text for block in blocks(Result(State(**changes))) for line in block.lines]


def picture(theme, size, frame=0, **changes):
    """Return the painted panel inside a magenta frame that nothing may touch."""
    width, height = size
    image = QImage(width + 2 * frame, height + 2 * frame, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    paint(painter, QRectF(frame, frame, width, height), Result(State(**changes)), theme)
    painter.end()
    return image


def ink(image, ground):
    """Return the rectangle outside of which every pixel has the colour ``ground``."""
    found = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != ground.rgb()
    ]
    (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*found, strict=True))
    return left, top, right, bottom


def test_the_product_at_1(qapp):
    assert "GELU(1.000) = 1.000 × 0.8413 = 0.8413" in texts(x=1.0)
    assert "GELU′(1.000) = 0.8413 + 0.2420 = 1.0833" in texts(x=1.0)
    assert "GELU(1.000) ≈ 0.8412 = 0.8413 + (−1.53×10⁻⁴)" in texts(x=1.0)


def test_negative_numbers(qapp):
    assert "GELU(−0.750) = −0.750 × 0.2266 = −0.1700" in texts(x=-0.75)
    assert "GELU′(−0.500) = 0.3085 + (−0.1760) = 0.1325" in texts(x=-0.5)


@pytest.mark.parametrize("x", [-8.0, -1.0, -1e-6, 0.0, 0.31, 2.6989, 700.0])
def test_numbers_are_those_of_the_model(qapp, x):
    result = Result(State(x=x))
    definition, derivative, approximation, *_ = blocks(result)
    numbers = dict(definition.lines[1].numbers)
    assert numbers["gate"].text == rounded(result.gate)
    assert numbers["value"].text == rounded(result.readings["gelu"].value)
    assert definition.share == result.gate
    assert dict(derivative.lines[1].numbers)["slope"].text == rounded(result.readings["gelu"].slope)
    error = dict(approximation.lines[-1].numbers)["error"]
    assert error.text == scientific(result.error_at_probe, 2)


def test_coefficients_are_substituted(qapp):
    live = texts(coefficients={"gelu_tanh.c": 0.8, "gelu_tanh.a": -0.05})
    assert "= 0.5*x*(1+tanh(0.80000*(x+(−0.050000)*x^3)))" in live
    assert "= x*sigmoid(1.7020*x)" in texts(approximation="gelu_sigmoid")


@pytest.mark.parametrize("name", APPROXIMATIONS)
def test_every_approximation_has_its_block(qapp, name):
    shown = texts(approximation=name)
    assert any(re.match("GELU\\(x\\) [≈=] ", text) for text in shown[4:])
    assert any(text.startswith("GELU(1.000) ≈ ") for text in shown)
    for row in APPROXIMATIONS[name].coefficients:
        value = significant(row.published) if not row.whole else short(row.published)
        assert any(value in text for text in shown), row.name


@pytest.mark.parametrize("name", APPROXIMATIONS)
def test_no_approximation_makes_the_type_small(qapp, name):
    size = QSizeF(340, 700)
    usual = plan(blocks(Result(State())), size)
    shown = blocks(Result(State(approximation=name)))
    chosen = plan(shown, size, usual.em)
    assert chosen.em == pytest.approx(usual.em, rel=0.02)
    assert chosen.size.width() <= 341


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_block_uses_the_chosen_function(qapp, name):
    block = blocks(Result(State(ffn_activation=name, ffn_hidden=96)))[3]
    written = block.lines[0].text.translate(str.maketrans("₁₂*", "12 ")).replace("_", "")
    assert re.fullmatch(r"FFN\(x\) = .+\(x W1 \+ b1\) W2 \+ b2", written)
    assert block.lines[1].text == "6 → 96 → 6"
    assert FUNCTIONS[name].label in block.note


def test_an_own_formula_is_typeset(qapp):
    shown = texts(formula=OWN, approximation="own", coefficients={"own.k": 1.5, "own.b": -0.25})
    assert "f(x) = x/(1 + exp(-k*x + b))" in shown
    assert "= x/(1 + exp(-1.5000*x + (−0.25000)))" in shown
    assert any(re.fullmatch(r"f\(1.000\) = 0.\d{4} = 0.8413 \+ .*", text) for text in shown)


def test_an_own_formula_says_its_name(qapp):
    approximation = blocks(Result(State(formula=OWN, approximation="own")))[2]
    assert approximation.heading == "Approximation: own formula"
    assert approximation.lines[-1].words.startswith("Your formula at 1.000 is ")


def test_an_own_formula_without_coefficients_stands_once(qapp):
    approximation = blocks(Result(State(formula="max(0, x)", approximation="own")))[2]
    assert [line.text for line in approximation.lines] == [
        "f(x) = max(0, x)",
        "f(1.000) = 1.0000 = 0.8413 + 1.59×10⁻¹",
    ]


def test_an_own_formula_without_a_value_is_not_compared(qapp):
    state = State(formula="log(x)", approximation="own", x=-1.0)
    line = blocks(Result(state))[2].lines[-1]
    assert line.text == "f(−1.000) = –"
    assert line.words == "Your formula at −1.000 is –"


def test_a_function_is_not_called_like_a_coefficient(qapp):
    assert "g(x) = f*x" in texts(formula="f*x", approximation="own")
    assert "h(x) = f*x^g" in texts(formula="f*x^g", approximation="own")


def test_the_numbers_of_a_very_long_formula_are_listed(qapp):
    formula = "+".join(f"c_{i}*x^{i}" for i in range(25))
    shown = texts(formula=formula, approximation="own")
    assert any(text.startswith("c_0 = 1.0000, c_1 = 1.0000, ") for text in shown)


def test_an_own_formula_in_the_block(qapp):
    block = blocks(Result(State(formula=OWN, ffn_activation="own")))[3]
    assert [line.text for line in block.lines] == [
        "FFN(x) = f(x*W_1 + b_1)*W_2 + b_2",
        "f(x) = x/(1 + exp(-k*x + b))",
        "6 → 24 → 6",
    ]
    assert block.note == "Your own formula acts on each hidden unit by itself."
    both = State(formula=OWN, ffn_activation="own", approximation="own")
    assert len(blocks(Result(both))[3].lines) == 2


def test_coefficients_of_an_own_formula_have_its_colour(qapp, each_theme):
    image = picture(each_theme, (960, 600), formula=OWN, approximation="own")
    colours = {image.pixel(x, y) for x in range(960) for y in range(600)}
    assert each_theme.colour("own").rgb() in colours


def test_an_own_formula_follows_the_session(panel, session, qtbot):
    with qtbot.waitSignal(session.changed):
        session.edit(formula=OWN, approximation="own")
    before = panel.grab().toImage()
    with qtbot.waitSignal(session.changed):
        session.edit(coefficients={"own.k": 1.25}, gesture="k")
    assert "exp(-1.2500*x" in panel.view.text
    changed = panel.grab().toImage()
    assert changed != before
    with qtbot.waitSignal(session.changed):
        session.edit(coefficients={"own.k": 1e-9}, gesture="k")
    assert "exp(-1.0000×10⁻⁹*x" in panel.view.text


def test_the_second_derivative_is_shown_when_it_is_drawn(qapp):
    assert not any(text.startswith("GELU″") for text in texts())
    assert "GELU″(1.000) = 1.0000 × 0.2420 = 0.2420" in texts(second=True)


@pytest.mark.parametrize(
    ("x", "share"),
    [
        (1.0, "84.13\u00a0% of a standard normal lies below 1.000, so 84.13\u00a0% of"),
        (0.0, "50.00\u00a0% of a standard normal lies below 0.000, so 50.00\u00a0% of"),
        (-0.75, "22.66\u00a0% of a standard normal lies below −0.750"),
        (-9.0, "Less than 0.01\u00a0% of a standard normal lies below −9.000"),
        (9.0, "More than 99.99\u00a0% of a standard normal lies below 9.000"),
    ],
)
def test_the_gate_in_plain_words(qapp, x, share):
    note = blocks(Result(State(x=x)))[0].note
    assert note.startswith(share)
    assert "score passes" in note


def test_it_is_read_aloud_in_words(panel):
    spoken = panel.view.accessibleDescription()
    assert "GELU of x equals x times Phi of x" in spoken
    assert "GELU of 1.000 equals 1.000 times 0.8413, which is 0.8413" in spoken
    assert panel.view.accessibleName()


def test_it_follows_the_session(panel, session, qtbot):
    before = panel.grab().toImage()
    with qtbot.waitSignal(session.changed):
        session.edit(x=-1.0, gesture="x")
    assert "GELU of −1.000" in panel.view.text
    assert panel.grab().toImage() != before
    with qtbot.waitSignal(session.changed):
        session.undo()
    assert panel.grab().toImage() == before


@pytest.mark.usefixtures("bracketed")
def test_every_text_can_be_translated(panel):
    assert panel.view.accessibleName().startswith("«F")
    for block in blocks(Result(State(second=True))):
        assert block.heading.startswith("«")
        assert not block.note or block.note.startswith("«")
        for line in block.lines:
            assert not line.words or line.words.startswith("«")
            for _, number in line.numbers:
                assert number.label in SYMBOLS or number.label.startswith("«")


@pytest.mark.parametrize("size", [(320, 700), (960, 600), (1600, 900)])
def test_the_picture_fills_its_place_and_is_not_clipped(qapp, each_theme, size):
    image = picture(each_theme, size)
    left, top, right, bottom = ink(image, each_theme.colour("surface"))
    width, height = size
    assert min(left, top, width - 1 - right, height - 1 - bottom) >= 6
    assert (right - left) / width > 0.8 or (bottom - top) / height > 0.8


@pytest.mark.parametrize("changes", EXTREMES)
@pytest.mark.parametrize("language", ["en", "long"])
def test_nothing_is_painted_outside(request, qapp, changes, language):
    if language == "long":
        request.getfixturevalue("bracketed")
    theme = THEMES["light"]
    image = picture(theme, (320, 640), frame=20, **changes)
    assert ink(image, QColor("magenta")) == (20, 20, 339, 659)
    inside = image.copy(20, 20, 320, 640)
    left, top, right, bottom = ink(inside, theme.colour("surface"))
    assert min(left, top, 319 - right, 639 - bottom) >= 2


def test_the_picture_has_the_colours_of_what_it_says(qapp, each_theme):
    image = picture(each_theme, (960, 600))
    colours = {image.pixel(x, y) for x in range(960) for y in range(600)}
    for role in ("text", "accent", "gate", "gelu", "gelu_tanh", "error"):
        assert each_theme.colour(role).rgb() in colours, role


def test_two_thousand_updates_leave_nothing_behind(session, theme, qtbot):
    panel = FormulaPanel(session, theme)
    qtbot.addWidget(panel)
    panel.resize(340, 300)
    panel.show()
    states = [
        State(x=3 * math.sin(i), coefficients={"gelu_tanh.a": 0.05 * math.cos(i)})
        for i in range(3000)
    ]

    def update(some):
        for state in some:
            panel.draw(Result(state))
            panel.view.viewport().repaint()
        gc.collect()
        return len(gc.get_objects()), sys.getrefcount(None), sys.getrefcount(True)

    settled = update(states[:1000])  # caches are full, and their entries come and go
    objects, nones, trues = update(states[1000:])
    kept_of_each_other_update = 1000
    assert objects - settled[0] < kept_of_each_other_update
    assert abs(nones - settled[1]) < kept_of_each_other_update
    assert abs(trues - settled[2]) < kept_of_each_other_update


def test_the_panel_declares_itself(session, theme):
    spec = BY_NAME["formula"]
    assert (spec.name, spec.shortcut) == ("formula", "Ctrl+6")
    panel = BY_NAME["formula"].create(session, theme)
    assert isinstance(panel, FormulaPanel)
    panel.deleteLater()


def test_the_block_is_that_of_the_source():
    for ffn, shape in (
        (FfnSettings(source="synthetic"), ("768", "3072")),
        (FfnSettings(source="synthetic", gated=True), ("768", "2048")),
        (FfnSettings(source="sample"), ("384", "1536")),
    ):
        block = blocks(Result(State(ffn=ffn)))[3]
        numbers = dict(block.lines[-1].numbers)
        assert (numbers["width"].text, numbers["hidden"].text) == shape
    gone = blocks(Result(State(ffn=FfnSettings(source="file", file="gone.npz", layer="up"))))[3]
    assert len(gone.lines) == 1


def test_a_gated_block_is_written_with_its_second_branch():
    state = State(ffn=FfnSettings(source="synthetic", gated=True), ffn_activation="silu")
    text = str(blocks(Result(state))[3].lines[0])
    assert "V" in text and "SiLU" in text
