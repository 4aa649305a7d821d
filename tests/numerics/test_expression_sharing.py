import re

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.expression_sharing import shared


def written(text, taken=()):
    root, parts = shared(parse(text).root, taken)
    return str(Expression(root)), {letter: str(Expression(part)) for letter, part in parts}


def test_a_repeated_part_gets_a_letter():
    text = "(1+tanh(x))*(2+tanh(a*x)/(3+tanh(a*x)))"
    assert written(text.replace("tanh(a*x)", "tanh(a*x+1)")) == (
        "(1 + tanh(x))*(2 + t/(3 + t))",
        {"t": "tanh(a*x + 1)"},
    )


def test_small_parts_and_single_ones_stay():
    assert written("x*x+x*x") == ("x*x + x*x", {})
    assert written("tanh(a*x+1)") == ("tanh(a*x + 1)", {})


def test_a_letter_that_is_taken_is_not_used():
    _, parts = written("(x+t+1)*(x+t+1)", taken=("x", "t"))
    assert list(parts) == ["z"]


def test_a_part_may_have_parts():
    inner = "(1+x^2)"
    outer = f"({inner}*{inner}*a+b)"
    root, parts = written(f"{outer}/(c+{outer})+{inner}")
    assert root == "z/(c + z) + t"
    assert parts == {"t": "1 + x^2", "z": "t*t*a + b"}


@pytest.mark.parametrize("name", APPROXIMATIONS)
def test_the_value_is_the_same(name):
    row = APPROXIMATIONS[name]
    whole, x = parse(row.formula), np.linspace(-5, 5, 101)
    root, parts = shared(whole.root, ("x", *whole.names))
    text = str(Expression(root))
    for letter, part in parts * 2:
        text = re.sub(rf"(?<![\w.]){letter}(?!\w)", f"({Expression(part)})", text)
    again = parse(text).evaluate(x, row.published())
    np.testing.assert_array_equal(again, whole.evaluate(x, row.published()))


def test_long_formulas_become_short():
    text = APPROXIMATIONS["gelu_as7126"].formula
    root, parts = written(text, ("x", "p", "a1", "a2", "a3", "a4", "a5"))
    assert len(root) < 0.5 * len(text)
    assert parts["t"] == "1/(1 + p*abs(x)/sqrt(2))"


def test_a_part_of_five_has_a_letter_and_one_of_four_has_none():
    assert written("tanh(a*x)+tanh(a*x)") == ("tanh(a*x) + tanh(a*x)", {})
    assert written("(a*x+1)+(a*x+1)") == ("t + t", {"t": "a*x + 1"})


def test_three_letters_are_enough():
    parts = ["(a*x+1)^2", "(b*x+1)^2", "(c*x+1)^2", "(d*x+1)^2"]
    _, letters = written("+".join(f"{part}*{part}" for part in parts))
    assert list(letters) == ["t", "z", "u"]
