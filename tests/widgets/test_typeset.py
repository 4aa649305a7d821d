import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from gelu_desktop.widgets.numerals import EM, Number, digits
from gelu_desktop.widgets.typeset import Setting, formula

TYPE = 40.0


def live(x="1.000", gate="0.8413", value="0.8413"):
    numbers = {
        "x": Number(x, "accent"),
        "score": Number(x, "accent"),
        "gate": Number(gate, "gate"),
        "value": Number(value, "gelu"),
    }
    return Setting("gelu.at", tuple(numbers.items()))


def painted(setting, theme, width=900, height=80):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    setting.paint(painter, QPointF(10, 50), TYPE, theme)
    painter.end()
    return image


def columns(image, colour):
    """Return the columns in which a pixel has exactly this colour."""
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) == colour for y in range(image.height()))
    ]


def test_plain_text_has_the_numbers(qapp):
    assert live().text == "GELU(1.000) = 1.000 × 0.8413 = 0.8413"
    assert live(x="−0.750").text.startswith("GELU(−0.750) = −0.750 × ")


def test_a_negative_number_after_an_operator_is_in_parentheses(qapp):
    numbers = {name: Number("−0.5") for name in ("x", "gate", "rise", "slope")}
    text = Setting("gelu.slope.at", tuple(numbers.items())).text
    assert text == "GELU′(−0.5) = −0.5 + (−0.5) = −0.5"


def test_numbers_have_their_colours_in_their_places(qapp, theme):
    image = painted(live(), theme)
    score, gate, value = (columns(image, theme.colour(r)) for r in ("accent", "gate", "gelu"))
    assert max(score) < min(gate) < max(gate) < min(value)
    assert columns(image, theme.colour("text"))[0] < min(score)
    assert max(value) <= 10 + live().right * TYPE / EM


def test_a_wider_number_moves_what_follows_and_leaves_no_gap(qapp):
    short, long = live(), live(gate="0.84134474")
    wider = digits("0.84134474")[1] - digits("0.8413")[1]
    assert long.right - short.right == pytest.approx(wider)
    assert long.anchor == short.anchor
    assert live(x="−1.000").anchor > short.anchor


def test_labels_stand_under_their_numbers(qapp):
    setting = Setting(
        "gelu.at",
        (
            ("x", Number("1.000")),
            ("score", Number("1.000", label="score")),
            ("gate", Number("0.8413", label="gate")),
            ("value", Number("0.8413")),
        ),
    )
    (first, score), (second, gate) = setting.labels()
    assert (score.label, gate.label) == ("score", "gate")
    assert setting.anchor < first < second < setting.right


def test_figures_in_exponents_are_small_and_raised(qapp, theme):
    setting = Setting("ffn.shape", (("width", Number("6")), ("hidden", Number("4096"))))
    assert {slot.size for slot in setting.formula.slots} == {700}
    assert all(slot.y < 0 for slot in setting.formula.slots)
    assert columns(painted(setting, theme), theme.colour("text"))


def test_an_unknown_formula_is_an_error(qapp):
    with pytest.raises(KeyError):
        formula("nope")
