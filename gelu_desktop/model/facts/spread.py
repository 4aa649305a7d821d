"""Facts about normal inputs: means, gains, growth through layers, shares of N(0, 1)."""

import math
from functools import cache, partial

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.measures import carried, curve, means, top, variance_map
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.errors import exceeding
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.initialisation import INITIALISATIONS, Matrix
from gelu_desktop.numerics.moments import gate_square

WIDTH, HIDDEN = 768, 3072
LAYERS = 24


def deviation(rule: str) -> float:
    """Return σ of the pre-activations of BERT-Base, unit inputs, under an initialisation."""
    return INITIALISATIONS[rule].actual(Matrix(WIDTH, HIDDEN)) * math.sqrt(WIDTH)


def _gate_spread(sigma: float) -> float:
    return math.sqrt(gate_square(sigma) - 0.25)


@cache
def _near_zero() -> float:
    """Return the share of N(0, 1) where |GELU| is below 0.01."""
    edges = exceeding(curve("gelu"), 0.01, (-10.0, 10.0))
    return 1.0 - sum(float(Phi(high) - Phi(low)) for low, high in edges.tolist())


def _mapped(he: bool, start: float = 1.0) -> float:
    return variance_map("gelu", he).iterate(start, LAYERS)[-1]


def _moments(name: str) -> list[Fact]:
    return [
        Fact(f"{name}.mean", lambda: means(name).mean),
        Fact(f"{name}.square", lambda: means(name).square),
        Fact(f"{name}.slope.square", lambda: means(name).slope_square),
        Fact(f"{name}.gain", lambda: means(name).gain),
        Fact(f"{name}.chi", lambda: means(name).chi),
        Fact(f"{name}.carried.24", partial(carried, name, LAYERS)),
    ]


SPREAD = table(
    *(row for name in ("relu", "gelu", "silu", "tanh", "sigmoid") for row in _moments(name)),
    Fact("sigmoid.slope.max", lambda: top(curve("sigmoid", 1), -1.0).value),
    Fact("init.truncated.sigma", partial(deviation, "bert")),
    Fact("init.normal.sigma", partial(deviation, "normal")),
    Fact("init.keeping.sigma", partial(deviation, "keeping")),
    Fact("init.he.sigma", partial(deviation, "he")),
    Fact("init.truncated.gate", lambda: _gate_spread(deviation("bert")), 7),
    Fact("init.normal.gate", lambda: _gate_spread(deviation("normal")), 7),
    Fact("init.unit.gate", lambda: _gate_spread(1.0), 7),
    Fact("gelu.near_zero.share", _near_zero, lambda share: percent(float(share), 9)),
    Fact("gelu.he.square.24", partial(_mapped, True), 4),
    Fact("gelu.map.slope", lambda: variance_map("gelu").slope(1.0)),
    Fact("gelu.map.0_9", partial(_mapped, False, 0.9), 3),
    Fact("gelu.map.1_1", partial(_mapped, False, 1.1), 3),
)
