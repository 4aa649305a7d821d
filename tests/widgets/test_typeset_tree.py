import functools

import pytest

from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_tree import OPERATIONS, Apply, Name
from gelu_desktop.widgets import boxes, glyphs
from gelu_desktop.widgets.glyphs import DISPLAY, SCRIPT, SCRIPTSCRIPT, TEXT
from gelu_desktop.widgets.numerals import Number, digits
from gelu_desktop.widgets.typeset_tree import tree

STYLES = (DISPLAY, TEXT, SCRIPT, SCRIPTSCRIPT)
LETTERS = (*"abcdefghkx", "sigma", "phi", "pi", "alpha")
NUMBERS = ("0", "1", "2", "3")
WORDS = ("tanh", "max", "min", "clip", "exp", "pow", "ln", "sgn", "step", "spline", "Φ")


def laid(text, flat=False, **values):
    numbers = {name: Number(value, "gelu") for name, value in values.items()}
    return tree(parse(text).root, numbers, flat)


def leaves(part):
    """Return every box of a run that is painted, with its place, from left to right."""
    waiting, found = list(boxes.positions(part.atoms)), []
    while waiting:
        x, y, box = waiting.pop()
        waiting += [(x + right, y + down, inner) for right, down, inner in box.parts]
        if not box.parts:
            found.append((x, y, box))
    return sorted(found, key=lambda each: each[0])


def shown(part):
    """Return a run as text: fences as parentheses, what is a box of its own in braces."""
    return "".join(
        "{" + _inside(atom.box) + "}" if atom.box.parts else _sign(atom.box) for atom in part.atoms
    )


def _inside(box):
    return "".join(_inside(inner) for _, _, inner in box.parts) or _sign(box)


def _sign(box):
    return "_" if box.bar is not None else _known().get(_key(box), "□")


def _key(box):
    rect = box.path.boundingRect()
    first = box.path.elementAt(0)
    numbers = (rect.width(), rect.height(), first.x, first.y)
    return box.path.elementCount(), *(round(number, 3) for number in numbers)


@functools.cache
def _known():
    """Return what every outline of the tests stands for."""
    found = {}
    for style in STYLES:
        boxes_of = {sign: boxes.letter(glyphs.upright(sign, style)) for sign in "+−·,/"}
        boxes_of |= {name: boxes.letter(glyphs.italic(name, style)) for name in LETTERS}
        boxes_of |= {text: boxes.number(text, style) for text in NUMBERS}
        boxes_of |= {text: boxes.word(text, style) for text in WORDS}
        found |= {_key(box): text for text, box in boxes_of.items()}
        for sign in "()|√":
            for size in range(len(glyphs.sizes(sign, style))):
                found[_key(boxes.letter(glyphs.fence(sign, style, size)))] = sign
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a+b-x", "a+b−x"),
        ("a-(b-x)", "a−(b−x)"),
        ("a*(b+x)", "a(b+x)"),
        ("a*b*x", "abx"),
        ("x*2", "x·2"),
        ("2*x", "2x"),
        ("a*2^x", "a·2{x}"),
        ("-a*x", "−ax"),
        ("-2*a*x", "−2ax"),
        ("x*(-2)", "x(−2)"),
        ("a+(-b)", "a+(−b)"),
        ("-(a+b)", "−(a+b)"),
        ("-(-x)", "−(−x)"),
        ("(a*b)^2", "(ab){2}"),
        ("(-x)^2", "(−x){2}"),
        ("x^2^3", "x{23}"),
        ("(a/b)^2", "({a_b}){2}"),
        ("a/b*x", "{a_b}x"),
        ("tanh(x)^2", "(tanh(x)){2}"),
        ("sigmoid(a*x)", "sigma(ax)"),
        ("Phi(x)*phi(x)", "Φ(x)phi(x)"),
        ("log(x)", "ln(x)"),
        ("log1p(x)", "ln(1+x)"),
        ("exp(-x)", "e{−x}"),
        ("exp(-x^2/2)", "e{−x2/2}"),
        ("exp(x/(1+x))", "e{x/(1+x)}"),
        ("2*expm1(x)", "2(e{x}−1)"),
        ("abs(x)", "|x|"),
        ("sign(x)*step(x)", "sgn(x)step(x)"),
        ("clip(x,0,1)", "clip(x,0,1)"),
        ("max(0,x)-min(x,a)", "max(0,x)−min(x,a)"),
        ("pi*alpha", "pialpha"),
        ("e^x", "e{x}"),
    ],
)
def test_formulas_are_written_as_the_literature_does(qapp, text, expected):
    assert shown(laid(text)) == expected


def test_parentheses_are_those_of_the_latex(qapp):
    """They differ where a product begins with a minus sign, which needs none."""
    for text in ("a-(b+x)*x", "(a+b)*(a-b)^2", "tanh(a*(x+b))", "(a*x)^b", "a*(b*x)"):
        expected = parse(text).latex().count(r"\left(")
        assert sum(atom.turn == 1 for atom in laid(text).atoms) == expected, text


@pytest.mark.parametrize("name", [row for row in OPERATIONS if row.isidentifier()])
def test_every_operation_can_be_set(qapp, name):
    arity = OPERATIONS[name].arity
    run = tree(Apply(name, (Name("x"),) * arity), {})
    assert run.width > 0
    assert run.ascent > 0


def test_an_operation_without_a_rule_is_called_by_its_name(qapp):
    run = tree(Apply("spline", (Name("x"), Name("a"))), {})
    assert run.atoms[0].box == boxes.word("spline", DISPLAY)
    assert shown(run) == "spline(x,a)"


def test_a_function_of_one_letter_is_italic(qapp):
    assert shown(tree(Apply("f", (Name("x"),)), {})) == "f(x)"


def test_names_are_italic_with_their_index_below(qapp):
    (a, index) = leaves(laid("a_1"))
    assert a[2].path == glyphs.italic("a", DISPLAY).path
    assert index[1] > 0
    assert index[2].path == boxes.word("1", SCRIPT).path
    assert leaves(laid("c_max"))[1][2].path == boxes.word("max", SCRIPT).path
    assert leaves(laid("c_m"))[1][2].path == glyphs.italic("m", SCRIPT).path


def test_a_fraction_of_short_parts_is_small(qapp):
    for text, style in (("x/2", SCRIPT), ("x/sqrt(2)", SCRIPT), ("x/(1+a)", TEXT)):
        paths = [box.path for _, _, box in leaves(laid(text))]
        assert glyphs.italic("x", style).path in paths


def test_what_is_deep_stays_readable(qapp):
    smallest = glyphs.italic("x", SCRIPTSCRIPT).path
    for text in ("x^x^x^x^x^x", "1/(1+1/(1+1/(1+1/(1+1/x))))", "exp(exp(exp(exp(x))))"):
        letters = [box.path for _, _, box in leaves(laid(text)) if box.letter]
        assert min(path.boundingRect().height() for path in letters) >= 0.9 * (
            smallest.boundingRect().height()
        )


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0.5", "0.5x"),
        ("−0.5", "(−0.5)x"),
        ("1.5×10⁻³", "1.5×10⁻³x"),
        ("∞", "∞x"),
    ],
)
def test_numbers_stand_for_names(qapp, value, expected):
    run = laid("a*x", a=value)
    assert "".join(number(atom.box) for atom in run.atoms) == expected


def number(box):
    if not box.number:
        return _sign(box)
    text = f"({box.number.text})"
    return text if box.path == digits(text)[0] else box.number.text


@pytest.mark.parametrize(("value", "expected"), [("0.5", "0.5"), ("−0.5", "(−0.5)")])
def test_a_negative_number_has_parentheses_after_a_sign(qapp, value, expected):
    assert number(laid("x+a", a=value).atoms[-1].box) == expected
    assert number(laid("a+x", a=value).atoms[0].box) == value
    assert number(laid("tanh(a)", a=value).atoms[2].box) == value


def test_a_number_after_a_factor_has_a_dot(qapp):
    assert [number(atom.box) for atom in laid("x*a", a="0.5").atoms] == ["x", "·", "0.5"]


def test_numbers_keep_their_names_and_colours(qapp):
    numbers = [box.number for _, _, box in leaves(laid("a*x^b+1", a="0.5", b="2")) if box.number]
    assert numbers == [Number("0.5", "gelu"), Number("2", "gelu")]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1e-3", "1×10⁻³"),
        ("2.50E10", "2.50×10¹⁰"),
        (".5", ".5"),
        ("0." + "1" * 60, "0.1111111111111111"),
        ("1" + "0" * 40, "1×10⁴⁰"),
    ],
)
def test_constants_are_written_as_they_were_typed(qapp, text, written):
    assert laid(text).atoms[0].box.path == boxes.number(written, DISPLAY).path


def test_long_parts_are_written_on_the_line_when_asked(qapp):
    long = "+".join("abcdefgh")
    assert shown(laid(f"x/({long})", flat=True)) == "x/(a+b+c+d+e+f+g+h)"
    assert shown(laid(f"exp({long})", flat=True)) == "exp(a+b+c+d+e+f+g+h)"
    assert shown(laid(f"x^({long})", flat=True)) == "pow(x,a+b+c+d+e+f+g+h)"
    assert shown(laid(f"x*(a/({long}))", flat=True)) == "x(a/(a+b+c+d+e+f+g+h))"
    assert shown(laid(f"-x/({long})*a", flat=True)) == "(−x/(a+b+c+d+e+f+g+h))a"
    assert shown(laid(f"sqrt({long})", flat=True)) == "√(a+b+c+d+e+f+g+h)"
    assert shown(laid("x/(1+x)", flat=True)) == "{x_1+x}"


def test_binary_signs_are_spaced_and_tighter_in_scripts(qapp):
    _, sign, last = laid("a+b").atoms
    assert sign.gap == last.gap == boxes.MEDIUM
    assert laid("x^(a+b)").atoms[-1].box.width < 0.9 * laid("a+b").width


def test_a_deep_tree_is_no_recursion(qapp):
    node = Name("x")
    for _ in range(3000):
        node = Apply("neg", (Apply("tanh", (node,)),))
    assert tree(node, {}).width > 0
