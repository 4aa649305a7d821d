import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.expression import ExpressionError, parse

REFUSED = [
    ("", 0, "empty"),
    ("   ", 0, "empty"),
    ("2x", 1, "operation is missing"),
    ("x(x-2)", 1, "operation is missing"),
    ("(x)(x-2)", 3, "operation is missing"),
    ("2pi x", 1, "operation is missing"),
    ("3e x", 1, "operation is missing"),
    ("1e3x", 3, "operation is missing"),
    ("x 2", 2, "operation is missing"),
    ("1.2.3", 3, "operation is missing"),
    ("c(x+1)", 1, "operation is missing"),
    ("xsin(x)", 0, "no function xsin"),
    ("sin(x)", 0, "no function sin. There are: abs, clip"),
    ("Tanh(x)", 0, "no function Tanh"),
    ("x2", 0, "x2 is not a name"),
    ("X", 0, "X is not a name"),
    ("e1", 0, "e1 is not a name"),
    ("1+np", 2, "np is not a name"),
    ("PI", 0, "PI is not a name"),
    ("tanh", 0, "write tanh(…)"),
    ("1+exp x", 2, "write exp(…)"),
    ("max(x)", 0, "Arguments of max: 2 expected, 1 given"),
    ("exp(x, 1)", 0, "Arguments of exp: 1 expected, 2 given"),
    ("tanh()", 5, "expected before “)”"),
    ("max(x,)", 6, "expected before “)”"),
    ("x+", 2, "ends too early"),
    ("x ^ - ", 6, "ends too early"),
    ("*x", 0, "expected before “*”"),
    ("x//2", 2, "expected before “/”"),
    ("x^^2", 2, "expected before “^”"),
    ("x***2", 3, "expected before “*”"),
    ("()", 1, "expected before “)”"),
    ("(x", 0, "never closed"),
    ("2*tanh(x", 6, "never closed"),
    ("x)", 1, "never opened"),
    ("max(x,1))", 8, "never opened"),
    ("1,5", 1, "decimal mark is a point"),
    ("(1,5)", 2, "decimal mark is a point"),
    ("²", 0, "expected before “^”"),
    ("x²x", 2, "operation is missing"),
    ("x⁻", 1, "“⁻” has no meaning"),
    ("√2", 0, "write sqrt(…)"),
    ("ς", 0, "ς is not a name"),
    ("x。", 1, "“。” has no meaning"),
    ("x；", 1, "“；” has no meaning"),
    ("x = 1", 2, "“=” has no meaning"),
    ("1e999*x", 0, "1e999 is too large"),
    ("(" * 61 + "x", 60, "more than 60 deep"),
    ("-" * 61 + "x", 60, "more than 60 deep"),
    ("2^" * 61 + "x", 121, "more than 60 deep"),
    ("exp(" * 61 + "x", 243, "more than 60 deep"),
    ("+".join("x" * 251), 499, "more than 500 parts"),
    ("x+" * 1000 + "x", 2000, "longer than 2000"),
]


@pytest.mark.parametrize(("text", "position", "message"), REFUSED)
def test_refusals_name_the_place_and_the_reason(text, position, message):
    with pytest.raises(ExpressionError) as caught:
        parse(text)
    assert message in caught.value.message
    assert caught.value.position == position
    assert caught.value.message == caught.value.template.format(**caught.value.values)
    assert f"(at character {position + 1})" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["+".join(["((x))"] * 100), "(" * 60 + "x" + ")" * 60, "-" * 60 + "x", "+".join("x" * 250)],
)
def test_the_limits_themselves_are_allowed(text):
    parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "x.__class__",
        "().__class__.__bases__[0]",
        "＿＿class＿＿",
        "lambda: 0",
        "[x for x in x]",
        "x if x else 1",
        "(y:=x)",
        "f'{x}'",
        "'x'",
        '"x"',
        "x[0]",
        "getattr(x, a)",
        "eval(x)",
        "open(x)",
        "os",
        "np.exp(x)",
        "x;x",
        "x\x00",
        "x\\n",
        "#x",
        "x@x",
        "x%2",
        "x<1",
        "x and x",
        "not x",
        "1_000",
        "0x10",
        "1j",
        "٣*x",
        "x‮",
        "\ud800",
        "ｅval（x）",
    ],
)
def test_what_only_python_understands_is_refused(text):
    with pytest.raises(ExpressionError):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 2000,
        "-" * 2000,
        "x+" * 999,
        "9" * 2000,
        "exp(" * 500,
        "x" * 10**7,
        "2^" * 1000,
        "(((x+" * 400,
        "max(" * 400,
        "," * 2000,
    ],
)
def test_hostile_input_is_refused_at_once(text):
    start = time.perf_counter()
    with pytest.raises(ExpressionError):
        parse(text)
    assert time.perf_counter() - start < 2


@given(st.text(max_size=60) | st.text("x a1.5e+-*/^(),tanhPhi πΦ（）", max_size=60))
def test_any_text_is_a_formula_or_is_refused_at_a_place_in_it(text):
    try:
        formula = parse(text)
    except ExpressionError as refusal:
        assert 0 <= refusal.position <= len(text)
    else:
        assert parse(str(formula)).root == formula.root


@given(st.floats(0, allow_infinity=False))
def test_numbers_are_read_exactly(value):
    assert parse(repr(value)).evaluate(0) == value


FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}


@pytest.mark.parametrize(
    "text", ["2*x+3.5e-1/(x-1)^4", "clip(x,-6,7)*Phi(x)+a_1", "8*max(x,9)+tanh(x*0.5)"]
)
def test_full_width_signs_digits_and_letters_are_what_they_look_like(text):
    assert parse(text.translate(FULL_WIDTH)).root == parse(text).root


def test_what_was_closed_does_not_count_for_the_depth():
    closed = "+".join(["(x)"] * 30)
    assert parse("(" * 60 + "x" + ")" * 60 + "+" + closed).evaluate(1.0) == 31.0
    with pytest.raises(ExpressionError, match="more than 60 deep"):
        parse(closed + "+" + "(" * 61 + "x" + ")" * 61)
