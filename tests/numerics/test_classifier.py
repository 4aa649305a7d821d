import numpy as np
import pytest

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.classifier import Classifier, Layout, cross_entropy
from gelu_desktop.numerics.digits import split
from gelu_desktop.numerics.initialisation import initialisation
from gelu_desktop.numerics.wiring import Wiring

WIRINGS = [Wiring(residual, norm) for residual in (True, False) for norm in ("none", "pre", "post")]


def network(name="gelu", wiring=WIRINGS[1], dtype=np.float64, rule="keeping", seed=0):
    layout = Layout(2, 6, 9, wiring)
    return Classifier(layout, Activation(FUNCTIONS[name]), initialisation(rule), seed, dtype)


@pytest.fixture(scope="module")
def some():
    parts = split(0)
    return parts.train[:8], parts.train_labels[:8]


def slope_along(net, direction, some, step):
    """Return the slope of the loss in a direction, by differences of fourth order."""
    at = net.weights.copy()
    losses = []
    for factor in (-2, -1, 1, 2):
        net.weights[:] = at + factor * step * direction
        losses.append(cross_entropy(net.forward(some[0])[2], some[1])[0])
    net.weights[:] = at
    return (losses[0] - 8 * losses[1] + 8 * losses[2] - losses[3]) / (12 * step)


@pytest.mark.parametrize("wiring", WIRINGS, ids=str)
@pytest.mark.parametrize("name", ["gelu", "tanh", "silu"])
def test_the_gradient_against_finite_differences(wiring, name, some):
    net = network(name, wiring)
    rng = np.random.default_rng(2)
    net.weights += 0.1 * rng.standard_normal(net.weights.size)
    loss, gradient = net.gradient(*some)
    assert gradient.shape == net.weights.shape
    assert loss == cross_entropy(net.forward(some[0])[2], some[1])[0]
    for _ in range(8):
        direction = rng.standard_normal(gradient.size)
        along = slope_along(net, direction, some, 3e-5)
        assert gradient @ direction == pytest.approx(along, rel=1e-7, abs=1e-9)


def test_single_precision_is_the_same_network(some):
    double, single = network(), network(dtype=np.float32)
    np.testing.assert_array_equal(single.weights, double.weights.astype(np.float32))
    wide, narrow = (
        double.gradient(*some)[1],
        single.gradient(some[0].astype(np.float32), some[1])[1],
    )
    assert narrow.dtype == np.float32
    assert np.abs(wide - narrow).max() < 3e-6 * np.abs(wide).max()


def test_draws_are_shared_and_scaled_by_the_gain():
    gelu, relu = network("gelu", rule="gain"), network("relu", rule="gain")
    ratio = gelu.weights[gelu.weights != 0] / relu.weights[relu.weights != 0]
    own = 1.533530441195535 / np.sqrt(2)
    assert set(np.round(ratio, 12)) == {1.0, round(own, 12)}
    assert (network(seed=1).weights != network(seed=2).weights).any()


def test_cross_entropy_by_hand():
    logits = np.log(np.array([[1.0, 2.0, 1.0], [3.0, 3.0, 2.0]]))
    loss, above = cross_entropy(logits, np.array([1, 2]))
    assert loss == pytest.approx(-(np.log(0.5) + np.log(0.25)) / 2)
    np.testing.assert_allclose(above, [[0.125, -0.25, 0.125], [0.1875, 0.1875, -0.375]])
    far, _ = cross_entropy(np.array([[1000.0, 0.0]]), np.array([1]))
    assert far == 1000


def test_the_ends_are_drawn_by_how_many_numbers_enter_them():
    """64 pixels enter the first matrix, and 400 numbers of the stream the last one."""
    layout = Layout(1, 400, 5, WIRINGS[1])
    net = Classifier(layout, Activation(FUNCTIONS["gelu"]), initialisation("keeping"), 0)
    assert net.weights[: 64 * 400].std() == pytest.approx(1 / 8, rel=0.02)
    assert net.weights[-4010:-10].std() == pytest.approx(1 / 20, rel=0.05)
