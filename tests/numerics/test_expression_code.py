import numpy as np
import pytest

from gelu_desktop.numerics.dialects import DIALECTS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_code import code, spelled
from gelu_desktop.numerics.expression_tree import OPERATIONS

SIGNS = {"+", "-", "*", "/", "neg"}
TABLES = {"table", "tableslope", "nearest"}


def result(formula, language="python"):
    return code(parse(formula).root, language).result


@pytest.mark.parametrize("language", DIALECTS)
def test_every_operation_has_a_spelling(language):
    dialect = DIALECTS[language]
    missing = set(OPERATIONS) - SIGNS - set(dialect.calls)
    lowered = {"clip"} | ({"^"} if dialect.powers else set())
    assert missing - lowered == (TABLES if language == "sollya" else set())
    assert set(dialect.helpers) - {"entry"} <= set(OPERATIONS)


@pytest.mark.parametrize("language", DIALECTS)
def test_a_helper_stands_for_each_call_that_the_language_lacks(language):
    for operation, row in OPERATIONS.items():
        if operation in SIGNS or (language == "sollya" and operation in TABLES):
            continue
        arguments = ", ".join(["x", "2", "3"][: row.arity])
        formula = f"x^{arguments[3:]}" if operation == "^" else f"{operation}({arguments})"
        written = code(parse(formula).root, language)
        assert written.result
        for helper in written.helpers:
            assert helper.endswith("\n")


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("0.5*x*(1+tanh(c*(x+a*x^3)))", "0.5 * x * (1.0 + math.tanh(c * (x + a * (x * x * x))))"),
        ("a-(b-x)", "a - (b - x)"),
        ("a-b-x", "a - b - x"),
        ("a/(b/x)", "a / (b / x)"),
        ("a/b/x", "a / b / x"),
        ("a*(b*x)", "a * (b * x)"),
        ("-x^2", "-(x * x)"),
        ("(-x)^2", "t1 * t1"),
        ("-(-x)", "-(-x)"),
        ("-(a+x)", "-(a + x)"),
        ("2^-x", "power(2.0, -x)"),
        ("x^2^3", "power(x, 2.0 * 2.0 * 2.0)"),
        ("1e300*x", "1e+300 * x"),
        ("0.1e-2*x", "0.001 * x"),
        ("2*pi*e*x", "2.0 * math.pi * math.e * x"),
        ("max(0, x)", "max(x, 0.0)"),
        ("clip(x, -1, 1)", "min(max(x, -1.0), 1.0)"),
        ("lambda*x", "lambda_ * x"),
    ],
)
def test_operations_stay_in_their_order(formula, expected):
    assert result(formula) == expected


def test_repeated_parts_are_computed_once():
    written = code(parse("(x+1)^3/(1+(x+1)^2)+tanh(x+1)").root, "c")
    assert written.parts == (("t1", "x + 1.0"), ("t2", "t1 * t1"))
    assert written.result == "t2 * t1 / (1.0 + t2) + tanh(t1)"


def test_names_of_parts_are_free():
    written = code(parse("t1*exp(x+1)+u*(x+1)").root, "c")
    assert written.parts == (("v1", "x + 1.0"),)


def test_towers_of_squares_stay_small():
    formula = "x"
    for _ in range(25):
        formula = f"({formula})^2"
    written = code(parse(formula).root, "c")
    assert len(written.parts) == 24
    assert written.result == "t24 * t24"


def test_parts_without_x_are_plain_numbers_for_tensors():
    assert result("x*sqrt(2/pi)", "pytorch") == "x * math.sqrt(2.0 / math.pi)"
    assert result("sqrt(x)", "pytorch") == "torch.sqrt(x)"
    assert result("clip(x, 0, a)", "pytorch") == "torch.clamp(x, 0.0, a)"
    assert result("clip(a, 0, x)", "pytorch") == "torch.clamp(x, max=max(a, 0.0))"


def test_powers_stay_powers_where_exactness_is_free():
    assert result("a*x^3+(x+1)^2", "sollya") == "a * x^3 + (x + 1)^2"


def test_reserved_names_get_an_underscore():
    assert spelled("lambda", "jax") == "lambda_"
    assert spelled("lambda", "c") == "lambda"
    assert spelled("D", "sollya") == "D_"


@pytest.mark.parametrize("number", [0.1, 1 / 3, 5e-324, 1.7976931348623157e308, 0.044715, 1e22])
@pytest.mark.parametrize("language", DIALECTS)
def test_constants_read_back_exactly(number, language):
    text = result(f"{number!r}*x", language).split(" * ")[0]
    assert float(text.rstrip("f")) == number


def test_there_is_a_dialect_without_integers():
    for language in DIALECTS:
        if language != "sollya":
            assert np.all([part != "1" for part in result("1/2*x", language).split()])


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("clip(x, 0, 6)", "torch.clamp(x, 0.0, 6.0)"),
        ("clip(x, 0, x+1)", "torch.clamp(torch.clamp(x, min=0.0), max=x + 1.0)"),
        ("clip(x, x-1, 6)", "torch.clamp(torch.clamp(x, min=x - 1.0), max=6.0)"),
        ("clip(a, 0, 6)", "min(max(a, 0.0), 6.0)"),
    ],
)
def test_limits_that_vary_are_taken_one_by_one(formula, expected):
    assert result(formula, "pytorch") == expected
