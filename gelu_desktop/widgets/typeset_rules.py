"""Which sign, fence, fraction or name stands for which operation.

Parentheses and names are those of the LaTeX that `gelu_desktop.numerics.expression_printing`
gives. An operation without a rule of its own is set as its name with the arguments in parentheses.
"""

from collections.abc import Callable, Mapping, Sequence

from gelu_desktop.model.figures import power_of_ten, signed
from gelu_desktop.numerics.expression_tokens import GREEK
from gelu_desktop.numerics.expression_tree import (
    ATOM,
    POWER,
    PRODUCT,
    SUM,
    UNARY,
    Apply,
    Name,
    Node,
)
from gelu_desktop.numerics.expression_tree import Number as Constant
from gelu_desktop.widgets import boxes, glyphs, structures
from gelu_desktop.widgets.boxes import Run, breakable, joined, run, spaced
from gelu_desktop.widgets.glyphs import TEXT, size
from gelu_desktop.widgets.numerals import Number
from gelu_desktop.widgets.structures import fenced

QUOTIENT = SUM + 0.5
"""What holds more than a sum; a quotient that is written on the line holds no more than this."""
NEGATIVE = SUM + 0.25
"""What begins with a minus sign: it needs parentheses, but not where a product begins with it."""

CALLED = {"sign": "sgn", "log": "ln", "log1p": "ln", "sigmoid": "sigma", "Phi": "Φ"}
LETTERS = frozenset((*GREEK, "pi", "phi"))
DIGITS_MAX = 24  # of a constant: a longer one is written as the number it is
SHORT = 4  # characters of a constant in a small fraction

Rule = Callable[[Apply, Sequence[Run], int], Run]


def fraction_style(node: Apply, style: int) -> int:
    """Return the style of a fraction: of short parts it is set small even where there is room."""
    return max(style, TEXT) if all(map(_short, node.arguments)) else style


def _short(node: Node) -> bool:
    if isinstance(node, Apply):
        inner = node.arguments[0]
        return node.operation in ("neg", "sqrt") and not isinstance(inner, Apply) and _short(inner)
    return isinstance(node, Name) or len(_written(node)) <= SHORT


def leaf(node: Node, values: Mapping[str, Number], style: int) -> Run:
    """Lay out a constant, or a name or the number that stands for it."""
    if isinstance(node, Constant):
        return _number(_written(node), style)
    assert isinstance(node, Name)
    if node.name in values:
        return _number(values[node.name].text, style, values[node.name])
    return _name(node.name, style)


def _name(name: str, style: int) -> Run:
    if name in LETTERS or len(name) == 1:
        return run(boxes.letter(glyphs.italic(name, style)), ATOM)
    head, tail = name[0], name[1:].removeprefix("_")
    inner = boxes.script(style)
    one = len(tail) == 1 and tail.isalpha()
    index = boxes.letter(glyphs.italic(tail, inner)) if one else boxes.word(tail, inner)
    return structures.lowered(
        boxes.letter(glyphs.italic(head, style)), run(index, ATOM), style, ATOM
    )


def _number(text: str, style: int, live: Number | None = None) -> Run:
    holds: float = PRODUCT if "×" in text else ATOM
    if text.startswith("−"):
        holds = SUM if live else NEGATIVE
    return run(boxes.number(text, style, live), holds, text[0].isdigit() or text[0] == ".")


def _written(constant: Constant) -> str:
    """Return a constant as it was written, a power of ten raised."""
    text = constant.text if len(constant.text) <= DIGITS_MAX else ""
    text = text or repr(constant.value).removesuffix(".0")
    mantissa, _, exponent = text.lower().partition("e")
    return signed(mantissa) + (power_of_ten(int(exponent)) if exponent else "")


def _guarded(part: Run, needed: float, style: int) -> Run:
    """Return a part, in parentheses if it holds together less than needed."""
    if part.holds >= needed:
        return part
    number = part.atoms[0].box.number
    if number and len(part.atoms) == 1:
        return run(boxes.number(f"({number.text})", style, number), ATOM)
    return fenced(part, style, ATOM)


def _sign(text: str, style: int, breaks: int = 0) -> Run:
    return run(boxes.letter(glyphs.upright(text, style)), ATOM, breaks=breaks)


def _sum(node: Apply, arguments: Sequence[Run], style: int) -> Run:
    left, right = arguments
    sign = _sign("+" if node.operation == "+" else "−", style, breaks=1)
    gap = spaced(boxes.MEDIUM, style)
    return joined(((0.0, left), (gap, sign), (gap, _guarded(right, QUOTIENT, style))), SUM)


def _product(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    left, right = arguments
    negative = left.holds == NEGATIVE
    left = left if negative else _guarded(left, PRODUCT, style)
    right = _guarded(right, UNARY, style)
    holds, thin = NEGATIVE if negative else PRODUCT, spaced(boxes.THIN, style)
    if right.digit:
        return joined(((0.0, left), (thin, _sign("·", style, breaks=2)), (thin, right)), holds)
    gap = boxes.FENCED * size(style) if right.atoms[0].turn else thin
    return joined(((0.0, left), (gap, breakable(right, 2))), holds)


def _negative(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    inside = _guarded(arguments[0], QUOTIENT, style)
    holds = SUM if inside.holds == QUOTIENT else NEGATIVE
    return joined(((0.0, _sign("−", style)), (boxes.PREFIX * size(style), inside)), holds)


def quotient(node: Apply, arguments: Sequence[Run], style: int) -> Run:
    """Lay out a fraction."""
    upper, lower = arguments
    return run(structures.fraction(upper, lower, fraction_style(node, style)), UNARY)


def _quotient_flat(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    upper, lower = arguments
    negative = upper.holds == NEGATIVE
    upper = upper if negative else _guarded(upper, PRODUCT, style)
    gap = boxes.SLASH if style <= TEXT else 0.0
    slash = _sign("/", style, breaks=2)
    parts = ((0.0, upper), (gap, slash), (gap, _guarded(lower, POWER, style)))
    return joined(parts, SUM if negative else QUOTIENT)


def _power(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    base, exponent = arguments
    return structures.raised(_guarded(base, ATOM, style), exponent, style, POWER)


def _power_flat(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    return call(Apply("pow", ()), arguments, style)


def _absolute(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    return fenced(arguments[0], style, ATOM, "||")


def _exponential(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    return structures.raised(_name("e", style), arguments[0], style, POWER)


def _exponential_flat(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    return _called(run(boxes.word("exp", style), ATOM), arguments[0], style)


def _less_one(power: Rule) -> Rule:
    def rule(node: Apply, arguments: Sequence[Run], style: int) -> Run:
        one = _number("1", style)
        return _sum(Apply("-", ()), [power(node, arguments, style), one], style)

    return rule


def _log1p(node: Apply, arguments: Sequence[Run], style: int) -> Run:
    more = _sum(Apply("+", ()), [_number("1", style), arguments[0]], style)
    return call(node, [more], style)


def _root(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    return run(structures.root(arguments[0], style), ATOM)


def _root_flat(_: Apply, arguments: Sequence[Run], style: int) -> Run:
    sign = run(boxes.letter(glyphs.fence("√", style)), ATOM)
    return _called(sign, arguments[0], style)


def call(node: Apply, arguments: Sequence[Run], style: int) -> Run:
    """Lay out a function by its name with the arguments in parentheses."""
    called = CALLED.get(node.operation, node.operation)
    letter = called in LETTERS or (len(called) == 1 and called.isascii())
    name = _name(called, style) if letter else run(boxes.word(called, style), ATOM)
    comma, gap = _sign(",", style), spaced(boxes.THIN, style)
    first, *rest = arguments
    parts = [(0.0, first)]
    for argument in rest:
        parts += [(0.0, comma), (gap, breakable(argument, 2))]
    return _called(name, joined(parts, SUM), style)


def _called(name: Run, inside: Run, style: int) -> Run:
    behind = fenced(breakable(inside, 3), style, ATOM)
    high = behind.ascent > glyphs.fence("(", style).ascent
    return joined(((0.0, name), (boxes.CALLED * size(style) if high else 0.0, behind)), POWER)


RULES: dict[str, Rule] = {
    "+": _sum,
    "-": _sum,
    "*": _product,
    "/": quotient,
    "neg": _negative,
    "^": _power,
    "abs": _absolute,
    "exp": _exponential,
    "expm1": _less_one(_exponential),
    "log1p": _log1p,
    "sqrt": _root,
}
FLAT: dict[str, Rule] = {
    "/": _quotient_flat,
    "^": _power_flat,
    "exp": _exponential_flat,
    "expm1": _less_one(_exponential_flat),
    "sqrt": _root_flat,
}
