"""Stacks of full size, for two minutes; run with ``pytest tests/bench -m bench``."""

import numpy as np
import pytest

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import Stack, profiles
from gelu_desktop.numerics.wiring import Wiring

pytestmark = pytest.mark.bench

NAMES = ("relu", "gelu", "silu", "tanh", "sigmoid")
PLAIN, RESIDUAL = Wiring(residual=False), Wiring()
PRE, POST = Wiring(norm="pre"), Wiring(norm="post")
ONLY_NORM = Wiring(residual=False, norm="pre")
# A gradient of norm 1 at the end of 24 blocks 768/3072, at their input; and the last signal.
GRADIENTS = {
    PLAIN: (1.97e-9, 6.50e-13, 5.76e-13, 6.34e-6, 1.68e-20),
    ONLY_NORM: (0.467, 0.866, 0.587, 0.851, 2.3e-15),
    RESIDUAL: (7.90, 6.86, 5.21, 5.37, 1.20),
    PRE: (0.995, 1.050, 1.031, 1.049, 0.356),
    POST: (0.986, 1.098, 1.057, 1.117, 0.042),
}
SIGNALS = {
    RESIDUAL: (8.0, 6.2, 4.8, 3.9, 3.2),
    PRE: (2.37, 2.03, 1.92, 2.63, 3.02),
    POST: (1.0,) * 5,
}
# Gradients, and signals, of 24 plain layers of width 512 with gains of their own: 10 to 90 %.
PLAIN_LAYERS = {
    "relu": (0.916, 1.13),
    "gelu": (2.82, 5.33),
    "tanh": (6.8, 7.5),
    "sigmoid": (1.5e-10, 1.75e-10),
}


@pytest.fixture(autouse=True)
def asked_for(request):
    """Skip what takes minutes unless these measurements are what was asked for."""
    if request.config.option.markexpr != "bench":
        pytest.skip("takes minutes: runs with -m bench")


def activations(*names):
    return [Activation(FUNCTIONS[name]) for name in names]


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("wiring", GRADIENTS, ids=str)
def test_24_blocks_of_full_size(wiring):
    every = [profiles(Stack(24, wiring=wiring, seed=seed), activations(*NAMES)) for seed in (0, 1)]
    for place in range(len(NAMES)):
        gradient = np.mean([found[place].gradient[0] for found in every])
        assert gradient == pytest.approx(GRADIENTS[wiring][place], rel=0.2)
        assert every[0][place].pre[0] == pytest.approx(0.55426, rel=3e-3)
        if wiring in SIGNALS:
            signal = np.mean([found[place].signal[-1] for found in every])
            assert signal == pytest.approx(SIGNALS[wiring][place], rel=0.1)


@pytest.mark.timeout(1200)
def test_24_plain_layers_of_full_size():
    seeds = [
        profiles(
            Stack(24, 512, 1, 64, PLAIN, rule="gain", kind="mlp", seed=seed),
            activations(*PLAIN_LAYERS),
        )
        for seed in range(20)
    ]
    for place, (low, high) in enumerate(PLAIN_LAYERS.values()):
        middle = np.exp(np.mean([np.log(found[place].gradient[0]) for found in seeds]))
        assert low < middle < high
