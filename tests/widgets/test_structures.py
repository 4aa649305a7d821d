import pytest

from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_tree import ATOM
from gelu_desktop.widgets import boxes, glyphs, structures
from gelu_desktop.widgets.glyphs import DISPLAY, SCRIPT, TEXT
from gelu_desktop.widgets.typeset_tree import tree


def laid(text, **values):
    return tree(parse(text).root, values)


def letter(name, style=DISPLAY):
    return boxes.run(boxes.letter(glyphs.italic(name, style)), ATOM)


def placed(box):
    """Return the parts of a box as (left, top, right, bottom)."""
    return [(x, y - p.ascent, x + p.width, y + p.descent) for x, y, p in box.parts]


def test_parts_of_a_fraction_are_centred_and_clear_of_the_bar(qapp):
    for upper, lower in (("x", "1+x+x^2"), ("a*b*c*d", "x")):
        box = structures.fraction(laid(upper), laid(lower), DISPLAY)
        (_, _, bar), above, below = box.parts[1], placed(box)[0], placed(box)[2]
        rule = bar.bar.translated(box.parts[1][0], 0.0)
        assert (above[0] + above[2]) / 2 == pytest.approx((below[0] + below[2]) / 2)
        assert above[3] < rule.top() < rule.bottom() < below[1]
        assert rule.width() == pytest.approx(max(above[2] - above[0], below[2] - below[0]))
        assert (box.ascent, box.descent) == (-above[1], below[3])


def test_the_bar_of_a_fraction_is_at_the_height_of_a_minus(qapp):
    bar = structures.fraction(laid("x"), laid("2"), DISPLAY).parts[1][2].bar
    minus = glyphs.upright("−", DISPLAY)
    assert bar.center().y() == pytest.approx(-(minus.ascent - minus.descent) / 2, abs=2)
    assert bar.height() == pytest.approx(minus.ascent + minus.descent, abs=2)


def test_a_superscript_is_above_and_to_the_right(qapp):
    base, power = letter("x"), letter("a", SCRIPT)
    run = structures.raised(base, power, DISPLAY, ATOM)
    (x, _, _), (right, _, script) = boxes.positions(run.atoms)
    ((_, shift, _),) = script.parts
    assert right >= x + base.width
    assert -shift == pytest.approx(glyphs.constant("superscriptShiftUp"))
    assert run.ascent > base.ascent


def test_a_superscript_of_a_high_base_stands_at_its_top(qapp):
    base = structures.fenced(laid("1/(1+x)"), DISPLAY, ATOM)
    run = structures.raised(base, letter("a", SCRIPT), DISPLAY, ATOM)
    script = run.atoms[-1].box
    ((_, shift, _),) = script.parts
    assert base.ascent * 0.6 < -shift < base.ascent
    assert run.ascent > base.ascent


def test_a_subscript_is_below(qapp):
    base = letter("W").atoms[0].box
    run = structures.lowered(base, letter("a", SCRIPT), DISPLAY, ATOM)
    (_, _, _), (x, _, script) = run.atoms[0].box.parts
    ((_, shift, _),) = script.parts
    assert shift > 0
    assert x <= base.width
    assert run.descent > base.descent


@pytest.mark.parametrize("text", ["x", "x^2", "1/(1+x)", "1/(1+1/(1+x^2))", "sqrt(1/(1+1/x))"])
@pytest.mark.parametrize("style", [DISPLAY, TEXT, SCRIPT])
def test_parentheses_cover_what_they_enclose(qapp, text, style):
    inside = laid(text)
    run = structures.fenced(inside, style, ATOM)
    opening, closing = run.atoms[0].box, run.atoms[-1].box
    axis = glyphs.constant("axisHeight") * glyphs.size(style)
    for fence in (opening, closing):
        assert fence.ascent - axis >= 0.9 * (inside.ascent - axis)
        assert fence.descent + axis >= 0.9 * (inside.descent + axis)
    assert opening.ascent == closing.ascent
    assert (run.atoms[0].turn, run.atoms[-1].turn) == (1, -1)


def test_parentheses_are_no_higher_than_needed(qapp):
    line, fraction = laid("(-x)^2"), laid("(1/(1+x))^2")
    heights = [run.atoms[0].box.ascent for run in (line, fraction)]
    assert heights[0] == glyphs.fence("(", DISPLAY).ascent
    assert heights[0] < heights[1] < 2 * fraction.ascent
    assert laid("tanh(x)").atoms[1].box.ascent == heights[0]


@pytest.mark.parametrize("text", ["2", "x", "1/(1+x)", "1+x^2^2", "1/(1+1/(1+1/(1+x)))"])
def test_a_root_covers_what_is_below_it(qapp, text):
    inside = laid(text)
    box = structures.root(inside, DISPLAY)
    (_, foot, sign), (left, _, bar), (x, _, part) = box.parts
    top = bar.bar.top()
    assert -top - bar.bar.height() > inside.ascent
    assert foot + sign.descent >= inside.descent
    assert foot - sign.ascent == pytest.approx(top)
    assert left <= x
    assert x + part.width <= left + bar.width
    assert box.width == pytest.approx(left + bar.width)
