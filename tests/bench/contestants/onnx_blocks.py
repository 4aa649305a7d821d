"""The same stack in ONNX Runtime, forward only."""

from bench.contestants import stack_sizes
from bench.contestants.onnx_kernels import session
from onnx import helper, numpy_helper


def _layer(number, row, entering, leaving):
    names = [f"{name}{number}" for name in ("w1", "b1", "w2", "b2")]
    made = [f"{name}{number}" for name in ("up", "pre", "hidden", "down", "out")]
    (w1, b1, w2, b2), (up, pre, hidden, down, out) = names, made
    nodes = [
        helper.make_node("MatMul", [entering, w1], [up]),
        helper.make_node("Add", [up, b1], [pre]),
        helper.make_node("Gelu", [pre], [hidden]),
        helper.make_node("MatMul", [hidden, w2], [down]),
        helper.make_node("Add", [down, b2], [out]),
        helper.make_node("Add", [entering, out], [leaving]),
    ]
    arrays = [numpy_helper.from_array(a, name) for a, name in zip(row, names, strict=True)]
    return nodes, arrays


def steps(layers, width, hidden, tokens, threads=1):
    """Return what can be computed."""
    nodes, arrays, entering = [], [], "x"
    for number, row in enumerate(stack_sizes.weights(layers, width, hidden)):
        leaving = "y" if number == layers - 1 else f"x{number}"
        more, weights = _layer(number, row, entering, leaving)
        nodes, arrays, entering = nodes + more, arrays + weights, leaving
    made = session(nodes, [tokens, width], arrays, threads)
    fed = {"x": stack_sizes.tokens(tokens, width)[0]}
    return {"forward": lambda _: made.run(None, fed)}
