import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.expression_tree import OPERATIONS, Apply, Name, Number

PRINTED = [
    (
        "0.5*x*(1+tanh(c*(x+a*x^3)))",
        r"0.5\,x\,\left(1 + \tanh\left(c\,\left(x + a\,x^{3}\right)\right)\right)",
    ),
    ("x*sigmoid(k*x)", r"x\,\sigma\left(k\,x\right)"),
    ("x/2*erfc(-x/sqrt(2))", r"\frac{x}{2}\,\mathrm{erfc}\left(\frac{-x}{\sqrt{2}}\right)"),
    ("a-(b-c)", r"a - \left(b - c\right)"),
    ("(a-b)-c", "a - b - c"),
    ("a*(b*c)", r"a\,\left(b\,c\right)"),
    ("x*2", r"x \cdot 2"),
    ("-x^2", "-x^{2}"),
    ("-(a+b)", r"-\left(a + b\right)"),
    ("-(a*b)", r"-a\,b"),
    ("(-x)^2", r"\left(-x\right)^{2}"),
    ("(x^2)^a", r"\left(x^{2}\right)^{a}"),
    ("x^-2", "x^{-2}"),
    ("(a/b)^2", r"\left(\frac{a}{b}\right)^{2}"),
    ("tanh(x)^2", r"\left(\tanh\left(x\right)\right)^{2}"),
    ("abs(x)^2", r"\left|x\right|^{2}"),
    ("exp(-x)", "e^{-x}"),
    ("2*expm1(x)", r"2\,\left(e^{x} - 1\right)"),
    ("log1p(x)", r"\ln\left(1 + x\right)"),
    ("log1p(x-1)", r"\ln\left(1 + \left(x - 1\right)\right)"),
    ("max(0, x)", r"\max\left(0, x\right)"),
    ("clip(x,0,6)", r"\mathrm{clip}\left(x, 0, 6\right)"),
    ("1e-5*x", r"1 \times 10^{-5}\,x"),
    ("2^1e3", r"2^{1 \times 10^{3}}"),
    ("alpha+c_1+b2+pi", r"\alpha + c_{1} + b_{2} + \pi"),
    ("Phi(x)-phi(x)", r"\Phi\left(x\right) - \varphi\left(x\right)"),
]


@pytest.mark.parametrize(("text", "latex"), PRINTED)
def test_latex(text, latex):
    assert parse(text).latex() == latex


@pytest.mark.parametrize(
    ("text", "values", "latex"),
    [
        ("c*x", {"c": "0.798"}, r"0.798\,x"),
        ("c*x", {"c": "0.798", "x": "-1.5"}, r"0.798\,\left(-1.5\right)"),
        ("c*x", {"x": "2"}, r"c \cdot 2"),
        ("x^3", {"x": "-1.5"}, r"\left(-1.5\right)^{3}"),
        ("1-a", {"a": "-2"}, r"1 - \left(-2\right)"),
        ("a+1", {"a": "-2"}, "-2 + 1"),
        ("a^2", {"a": r"4.5 \times 10^{-5}"}, r"\left(4.5 \times 10^{-5}\right)^{2}"),
        ("a+x", {"b": "7"}, "a + x"),
    ],
)
def test_latex_with_numbers_in_the_places_of_names(text, values, latex):
    assert parse(text).latex(values) == latex


WELL_PRINTED = """
(x^2)^3; x^2^3; (-x)^2; -x^2; 2^-x; -(x^2)^2; exp(-x)^2; x^(a*b); x^(1/3); (a/b)^2
-(a*x); -a*x; --x; -(a + x); a - -x; a*-x; max(a, x + 1)
a - (b - c); a - b - c; a + (b + c); a/(b*c); a/b*c; a*(b/c); (a + b)*c
"""


@pytest.mark.parametrize("text", WELL_PRINTED.strip().replace("\n", "; ").split("; "))
def test_no_parenthesis_too_few_or_too_many(text):
    assert str(parse(text)) == text
    assert parse(str(parse(text))).root == parse(text).root


def trees():
    leaves = st.one_of(
        st.floats(0, 1e6).map(Number), st.sampled_from(["x", "a", "k_1", "beta", "pi"]).map(Name)
    )

    def grown(parts):
        return st.sampled_from(sorted(OPERATIONS)).flatmap(
            lambda name: st.tuples(*[parts] * OPERATIONS[name].arity).map(
                lambda arguments: Apply(name, arguments)
            )
        )

    return st.recursive(leaves, grown, max_leaves=20)


@given(trees())
def test_what_is_printed_is_read_back_as_the_same_tree(root):
    formula = Expression(root)
    assert parse(str(formula)).root == root
    latex = formula.latex()
    assert latex.count("{") == latex.count("}")
    assert latex.count(r"\left") == latex.count(r"\right")


@given(trees())
def test_any_tree_has_values_and_derivatives(root):
    x = np.linspace(-3, 3, 7)
    values = {"a": 0.5, "k_1": -2.0, "beta": 3.0}
    formula = Expression(root)
    for _ in range(3):
        assert formula.evaluate(x, values).shape == x.shape
        formula = formula.derivative()


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("x", ()),
        ("-x", ("t1 = -x",)),
        ("x*-2", ("t1 = x*-2",)),
        ("t*x+1", ("u1 = t*x", "u2 = u1 + 1")),
        ("t_1*x+u", ("v1 = t_1*x", "v2 = v1 + u")),
        ("x*t*u*v*w*s+r", tuple(f"step{place} = " for place in range(1, 7))),
    ],
)
def test_steps_have_a_letter_that_means_nothing_else(text, steps):
    found = parse(text).steps()
    assert len(found) == len(steps)
    assert all(line.startswith(start) for line, start in zip(found, steps, strict=True))
