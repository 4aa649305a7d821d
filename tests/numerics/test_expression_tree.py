import math

from gelu_desktop.numerics.expression_tree import Apply, Name, Number, build, fold


def test_a_fold_visits_a_shared_part_once_and_from_left_to_right():
    a, b = Name("a"), Name("b")
    shared = Apply("+", (a, b))
    visited = []

    def visit(node, parts):
        visited.append(node)
        return 1 + sum(parts)

    assert fold(Apply("*", (shared, Apply("neg", (shared,)))), visit) == 8
    assert visited == [a, b, shared, Apply("neg", (shared,)), Apply("*", (shared, visited[3]))]


def test_a_fold_does_not_recurse():
    root = Name("x")
    for _ in range(50_000):
        root = Apply("neg", (root,))
    assert fold(root, lambda node, parts: 1 + sum(parts)) == 50_001


def test_folding_keeps_what_cannot_be_folded():
    x = Name("x")
    assert build("*", Number(0.0), x) == Number(0.0)
    assert build("+", x, Number(0.0)) == x
    assert build("-", Number(0.0), x) == Apply("-", (Number(0.0), x))
    assert build("neg", Apply("neg", (x,))) == x
    assert build("/", x, Number(1.0)) == x
    assert build("/", Number(1.0), x) == Apply("/", (Number(1.0), x))
    assert build("*", Number(-1.0), x) == Apply("neg", (x,))


def test_zeros_and_ones_are_folded_on_either_side():
    x, zero, one, less = Name("x"), Number(0.0), Number(1.0), Number(-1.0)
    assert build("+", zero, x) == build("+", x, zero) == build("-", x, zero) == x
    assert build("*", one, x) == build("*", x, one) == build("/", x, one) == x
    assert build("*", x, zero) == build("*", zero, x) == build("/", zero, x) == zero
    assert build("*", x, less) == build("*", less, x) == Apply("neg", (x,))
    assert build("^", x, one) == x
    assert build("^", one, x) == Apply("^", (one, x))
    assert build("-", Number(5.0), Number(3.0)) == Number(2.0)
    assert build("neg", Number(5.0)) == Number(-5.0)
    assert math.copysign(1, build("neg", zero).value) == 1
