"""The block and the whole network against PyTorch, where that is installed."""

import numpy as np
import pytest

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.classifier import Classifier, Layout
from gelu_desktop.numerics.digits import split
from gelu_desktop.numerics.ffn import GATED, Block
from gelu_desktop.numerics.initialisation import initialisation
from gelu_desktop.numerics.wiring import EPSILON, Wiring

torch = pytest.importorskip(
    "torch", reason="PyTorch, the peer compared with, is too large to install for every run"
)

THEIRS = {
    "gelu": torch.nn.functional.gelu,
    "gelu_tanh": lambda z: torch.nn.functional.gelu(z, approximate="tanh"),
    "relu": torch.relu,
    "silu": torch.nn.functional.silu,
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
    "mish": torch.nn.functional.mish,
    "hard_swish": torch.nn.functional.hardswish,
}
TOLERANCE = {np.float32: 1e-6, np.float64: 1e-12}


def assert_near(found, expected, dtype):
    expected = expected.detach().numpy()
    assert found.dtype == expected.dtype == dtype
    assert found.shape == expected.shape
    assert np.abs(found - expected).max() <= TOLERANCE[dtype] * np.abs(expected).max()


def drawn(shapes, dtype):
    rng = np.random.default_rng(0)
    return {name: rng.standard_normal(shape).astype(dtype) for name, shape in shapes.items()}


@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("name", [*THEIRS, *GATED])
def test_a_block(name, gated, dtype):
    name = GATED.get(name, name)
    shapes = {"w1": (12, 20), "b1": (20,), "w2": (20, 12), "b2": (12,)}
    shapes |= {"v": (12, 20), "c": (20,)} if gated else {}
    parts, inputs = drawn(shapes, dtype), drawn({"token": (6, 12), "above": (6, 12)}, dtype)
    activation, block = Activation(FUNCTIONS[name]), Block(**parts)
    stages = block.forward(inputs["token"], activation.value)
    found = block.backward(stages, inputs["above"], activation.slope)

    theirs = {key: torch.tensor(value, requires_grad=True) for key, value in parts.items()}
    token = torch.tensor(inputs["token"], requires_grad=True)
    hidden = THEIRS[name](token @ theirs["w1"] + theirs["b1"])
    if gated:
        hidden = hidden * (token @ theirs["v"] + theirs["c"])
    output = hidden @ theirs["w2"] + theirs["b2"]
    output.backward(torch.tensor(inputs["above"]))
    assert_near(stages.output, output, dtype)
    assert_near(found.token, token.grad, dtype)
    for key, tensor in theirs.items():
        assert_near(getattr(found, key), tensor.grad, dtype)


@pytest.mark.parametrize("norm", ["none", "pre", "post"])
@pytest.mark.parametrize("name", ["gelu", "relu", "tanh"])
def test_the_whole_network(name, norm):
    layout = Layout(3, 16, 64, Wiring(norm=norm))
    net = Classifier(layout, Activation(FUNCTIONS[name]), initialisation("keeping"), 1, np.float64)
    parts = split(0)
    pixels, labels = parts.train[:64], parts.train_labels[:64]
    loss, gradient = net.gradient(pixels, labels)

    weights = torch.tensor(net.weights, requires_grad=True)
    sizes = [int(np.prod(shape)) for part in layout.shapes for shape in part.values()]
    shapes = [shape for part in layout.shapes for shape in part.values()]
    views = [view.reshape(shape) for view, shape in zip(weights.split(sizes), shapes, strict=True)]

    def normed(x):
        return torch.nn.functional.layer_norm(x, (16,), eps=EPSILON)

    x = torch.tensor(pixels) @ views[0] + views[1]
    for start in range(2, len(views) - 2, 4):
        w1, b1, w2, b2 = views[start : start + 4]
        x = x + THEIRS[name]((normed(x) if norm == "pre" else x) @ w1 + b1) @ w2 + b2
        x = normed(x) if norm == "post" else x
    logits = (normed(x) if norm == "pre" else x) @ views[-2] + views[-1]
    theirs = torch.nn.functional.cross_entropy(logits, torch.tensor(labels))
    theirs.backward()
    assert loss == pytest.approx(theirs.item(), rel=1e-12)
    assert_near(gradient, weights.grad, np.float64)
