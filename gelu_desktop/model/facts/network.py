"""Facts about networks at the beginning of training, and about a layer of a trained one."""

from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.spread import HIDDEN, LAYERS, WIDTH
from gelu_desktop.model.figures import percent
from gelu_desktop.model.sample import sample
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.chance import draws
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.depth_theory import theory
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.numerics.ffn_measures import dead, statistics
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.numerics.wiring import Wiring

INPUTS = 16
SEED = 0
DRAWN = 100_000

WIRINGS = {
    "plain": Wiring(residual=False, norm="none"),
    "post": Wiring(residual=True, norm="post"),
    "pre": Wiring(residual=True, norm="pre"),
}


Values = NDArray[np.floating]


def _gelu(x: Values) -> Values:
    return FUNCTIONS["gelu"].evaluate(x)


def _relu(x: Values) -> Values:
    return FUNCTIONS["relu"].evaluate(x)


@cache
def _hidden() -> Values:
    """Return ReLU's hidden values for some random inputs of a block of BERT's size, seed 0."""
    block = Block.initialised(WIDTH, HIDDEN, INITIALISATIONS["normal"], seed=SEED, dtype=np.float32)
    tokens = np.random.Generator(np.random.PCG64(SEED)).standard_normal((INPUTS, WIDTH))
    return block.forward(tokens, _relu).hidden


def silent(inputs: int) -> int:
    """Return how many of 3,072 ReLU units are zero for every one of some random inputs."""
    return int(np.count_nonzero(dead(_hidden()[:inputs])))


def _silent_share(inputs: int) -> float:
    return silent(inputs) / HIDDEN


@cache
def gradient(name: str, wiring: str) -> float:
    """Return |dL/dx₀| behind 24 blocks of infinite width, for a gradient of norm 1 at the end."""
    stack = Stack(LAYERS, WIDTH, HIDDEN, wiring=WIRINGS[wiring], rule="normal")
    return float(theory(stack, Activation(FUNCTIONS[name])).gradient[0])


def _drawn_mean(x: float) -> float:
    return float(draws(x, DRAWN, SEED).running_mean[-1])


def _matrices(gated: bool) -> int:
    """Return how many matrices a feed-forward block has."""
    block = Block.initialised(6, 24, INITIALISATIONS["normal"], gated=gated)
    return sum(part is not None and part.ndim == 2 for part in vars(block).values())


@cache
def _trained() -> Values:
    """Return the pre-activations of the bundled trained layer, for its own hidden states."""
    whole = sample()
    return whole.layer.block.forward(whole.states, _gelu).pre


def _trained_statistics(name: str) -> float:
    whole = sample()
    measured = statistics(whole.layer.block.forward(whole.states, _gelu))
    return float(getattr(measured, name))


def _from_normal(mean: float, deviation: float) -> float:
    """Return the largest distance of the distribution of `_trained` from a normal one."""
    z = np.sort((_trained().ravel().astype(np.float64) - mean) / deviation)
    steps = np.arange(1, z.size + 1) / z.size
    return float(np.max(np.abs(Phi(z) - steps)))


def _from_own_normal() -> float:
    return _from_normal(float(_trained().mean()), float(_trained().std()))


def _sizes() -> str:
    into, hidden = sample().layer.block.w1.shape
    return f"{into} → {hidden} → {sample().layer.block.w2.shape[1]}"


def _expansion() -> float:
    width, hidden = sample().layer.block.w1.shape
    return float(hidden / width)


NETWORK = table(
    *(Fact(f"init.silent.{n}", partial(silent, n), slow=True) for n in (1, 4, INPUTS)),
    *(
        Fact(
            f"init.silent.{n}.share",
            partial(_silent_share, n),
            lambda v: percent(float(v)),
            slow=True,
        )
        for n in (1, 4, INPUTS)
    ),
    Fact("init.units", lambda: HIDDEN),
    *(
        Fact(f"depth.{wiring}.{name}", partial(gradient, name, wiring), 4)
        for wiring in WIRINGS
        for name in ("gelu", "relu", "silu", "sigmoid")
    ),
    Fact("mask.mean.at.1", partial(_drawn_mean, 1.0), 4),
    Fact("mask.mean.at.0_5", partial(_drawn_mean, 0.5), 4),
    Fact("mask.draws", lambda: DRAWN),
    Fact("ffn.matrices", partial(_matrices, False)),
    Fact("ffn.matrices.gated", partial(_matrices, True)),
    Fact("sample.sizes", _sizes),
    Fact("expansion.sample", _expansion),
    Fact("sample.std", partial(_trained_statistics, "std"), 3),
    Fact("sample.mean", partial(_trained_statistics, "mean"), 3),
    Fact("sample.from_normal", _from_own_normal, 2),
    Fact("sample.from_unit_normal", partial(_from_normal, 0.0, 1.0), 2),
)
