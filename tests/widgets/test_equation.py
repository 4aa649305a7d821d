import time

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.expression_parser import NODES_MAX
from gelu_desktop.numerics.expression_tree import Apply, Name, fold
from gelu_desktop.widgets.equation import LEAST, Content, Equation
from gelu_desktop.widgets.numerals import EM, Number

TYPE = 40.0
OVERHANG = 110  # of slanted letters
WHOLE = Expression(Apply("f", (Name("x"),)))
TANH = "0.5*x*(1+tanh(c*(x+a*x^3)))"
POLYNOMIAL = "+".join(f"a_{i}*x^{i}" for i in range(30))
EXTREMES = {
    "sum": "+".join(["x"] * 250),
    "product": "*".join(["x"] * 250),
    "fractions": "1/(1+" * 28 + "x" + ")" * 28,
    "calls": "tanh(" * 58 + "x" + ")" * 58,
    "powers": "^".join(["x"] * 58),
    "exponentials": "exp(" * 58 + "x" + ")" * 58,
    "roots": "sqrt(1+" * 29 + "x" + ")" * 29,
    "magnitudes": "abs(1+" * 29 + "x" + ")" * 29,
    "digits": "0." + "1" * 1900,
    "exponent": f"x^({POLYNOMIAL})",
    "fraction": f"({POLYNOMIAL})/({POLYNOMIAL})",
}


def equation(text, **values):
    numbers = tuple((name, Number(value, "accent")) for name, value in values.items())
    return Equation(Content((WHOLE, parse(text)), "=", numbers))


def ink(line):
    """Return the rectangle that a line paints, in thousandths of an em."""
    line = line._now
    whole = line.ink.boundingRect()
    for bar in line.bars:
        whole = whole.united(bar)
    for x, y, box in line.numbers:
        whole = whole.united(box.path.boundingRect().translated(x, y))
    return whole


def painted(line, theme):
    image = QImage(1400, 120, QImage.Format.Format_RGB32)
    image.fill(theme.colour("surface"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line.paint(painter, QPointF(10, 70), TYPE, theme)
    painter.end()
    return image


def columns(image, colour):
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) == colour for y in range(image.height()))
    ]


def test_plain_text(qapp):
    assert equation(TANH).text == "f(x) = 0.5*x*(1 + tanh(c*(x + a*x^3)))"
    filled = equation(TANH, c="0.8", a="−0.1").text
    assert filled == "f(x) = 0.5*x*(1 + tanh(0.8*(x + (−0.1)*x^3)))"
    assert Equation(Content((parse("a"),), "=", (("a", Number("−1")),))).text == "= −1"
    assert equation("1e-3*x").text == "f(x) = 1e-3*x"


def test_a_list_of_equations(qapp):
    sides = tuple(parse(name) for name in "abcd")
    content = Content(sides, "=,=", (("b", Number("1")), ("d", Number("−2"))))
    assert Equation(content).text == "a = 1, c = −2"
    assert [line.hang for line in Equation(content).broken(3 * EM)] == [0.0, 0.0]


def test_numbers_have_their_colour_and_place(qapp, each_theme):
    image = painted(equation(TANH, c="0.8", a="0.1"), each_theme)
    accent, text = (columns(image, each_theme.colour(role)) for role in ("accent", "text"))
    assert text[0] < accent[0] < accent[-1] < text[-1]
    assert text[-1] <= 10 + equation(TANH, c="0.8", a="0.1").right * TYPE / EM


def test_space_is_kept_whatever_the_numbers(qapp):
    short, long = equation(TANH, c="0.8", a="0.1"), equation(TANH, c="0.79788", a="−0.044715")
    assert short.room == long.room
    assert short.key == long.key
    assert short.right < long.right
    for line in (short, long):
        rect = ink(line)
        assert rect.top() >= -line.room.ascent
        assert rect.bottom() <= line.room.descent


def test_a_power_of_ten_needs_more_space(qapp):
    plain, power = equation(TANH, c="0.8", a="0.1"), equation(TANH, c="0.8", a="1.0000×10⁻⁴")
    assert power.key != plain.key
    assert power.room.right > plain.room.right


def test_what_fits_is_not_broken(qapp):
    line = equation(TANH)
    assert line.broken(line.right) == (line,)
    assert line.broken(line.right * LEAST) == (line,)
    assert len(line.broken(line.right * LEAST - 1)) > 1


@pytest.mark.parametrize("width", [9.0, 14.0, 22.0, 40.0])
def test_lines_fit_and_begin_with_a_sign(qapp, width):
    first, *rest = equation(POLYNOMIAL).broken(width * EM)
    assert first.hang == 0.0
    assert first.right <= width * EM
    for line in rest:
        assert line.hang == rest[0].hang > 0
        assert line.right + line.hang <= width * EM
        assert line.content == first.content
    assert [line.span[0] for line in rest] == [line.span[1] for line in (first, *rest[:-1])]


def test_a_break_outside_of_parentheses_is_better(qapp):
    line = equation("tanh(a+b+c+k)+tanh(a+b+c+k)")
    lines = line.broken(0.75 * line.right)
    assert len(lines) == 2
    assert lines[0].right == pytest.approx(line.right - lines[1].right, abs=EM / 2)


def test_a_break_inside_of_parentheses_where_there_is_no_other(qapp):
    line = equation("0.5*x*(1+tanh(a*x+b*x^3+c*x^5+k*x^7))")
    lines = line.broken(0.6 * line.right)
    assert all(part.right + part.hang <= 0.6 * line.right for part in lines)
    assert not any(part.flat for part in lines)


def test_numbers_do_not_change_the_breaks(qapp):
    values = {f"a_{i}": "0.5" for i in range(30)}
    spans = [
        [line.span for line in equation(POLYNOMIAL, **{**values, "a_3": text}).broken(20 * EM)]
        for text in ("0.5", "−0.12345", "99999")
    ]
    assert spans[0] == spans[1] == spans[2]


def test_a_long_fraction_is_written_on_the_line(qapp):
    lines = equation(EXTREMES["fraction"]).broken(22 * EM)
    assert lines[0].flat
    assert all(line.right + line.hang <= 22 * EM for line in lines)
    assert not equation("x/(1+x)+x/(2+x)").broken(7 * EM)[0].flat


@pytest.mark.parametrize("name", EXTREMES)
@pytest.mark.parametrize("width", [20.0, 60.0])
def test_extremes_take_little_time_and_are_nowhere_clipped(qapp, name, width):
    tree = parse(EXTREMES[name])
    assert fold(tree.root, lambda _, parts: 1 + sum(parts)) <= NODES_MAX
    before = time.process_time()
    lines = Equation(Content((WHOLE, tree), "=")).broken(width * EM)
    rooms = [line.room for line in lines]
    assert time.process_time() - before < 10
    for line, room in zip(lines, rooms, strict=True):
        rect = ink(line)
        assert rect.left() >= -OVERHANG
        assert rect.right() <= room.right + OVERHANG
        assert rect.top() >= -room.ascent - 3
        assert rect.bottom() <= room.descent + 3


@pytest.mark.parametrize("name", ["sum", "product", "fractions", "calls", "fraction"])
def test_extremes_are_legible(qapp, name):
    lines = Equation(Content((WHOLE, parse(EXTREMES[name])), "=")).broken(22 * EM)
    assert all(line.right + (line.hang or 0.0) <= 22 * EM / LEAST for line in lines)


def test_labels_are_below_their_numbers(qapp):
    content = Content(
        (WHOLE, parse("a+b")),
        "=",
        (("a", Number("0.5", label="first")), ("b", Number("0.25", label="second"))),
    )
    (first, one), (second, other) = Equation(content).labels()
    assert (one.label, other.label) == ("first", "second")
    assert Equation(content).anchor < first < second < Equation(content).right


def test_a_picture_is_the_same_again(qapp, theme):
    one, other = (painted(equation(TANH, a="0.1", c="0.8"), theme) for _ in range(2))
    assert one == other
