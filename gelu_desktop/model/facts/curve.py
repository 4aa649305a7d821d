"""Facts about the curve of GELU and of its relatives: values, turning points, slopes."""

import math
from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, Value, table
from gelu_desktop.model.facts.measures import AXIS, Array, Curve, at, curve, root, top
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.chance import variance
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.gaussian import Phi, phi, tail
from gelu_desktop.numerics.peaks import Peak
from gelu_desktop.numerics.quadrature import over_interval

_FAR = 38.0
STEP = 1e-6


def _gate(x: float) -> float:
    return float(Phi(x))


@cache
def minimum(name: str = "gelu") -> float:
    """Return where a function that dips once below zero is smallest: its slope is zero there."""
    return root(curve(name, 1), -1.4, -0.4)


def _least(name: str) -> float:
    return at(name, minimum(name))


@cache
def _steepest() -> Peak:
    """Return the largest slope of GELU."""
    return top(curve("gelu", 1))


@cache
def _bend() -> Peak:
    """Return where the curvature of GELU is largest away from 0 in magnitude, its minimum."""
    return top(curve("gelu", 2), 1.6)


@cache
def inflection() -> float:
    """Return where the curvature of GELU changes sign, on the right."""
    return root(curve("gelu", 2), 1.0, 2.0)


def _variation() -> float:
    """Return how far the slope of GELU runs up and down on the whole axis.

    It turns where the curvature changes sign.
    """
    stops = np.array([AXIS[0], -inflection(), inflection(), AXIS[1]])
    return float(np.abs(np.diff(curve("gelu", 1)(stops))).sum())


def _third() -> str:
    """Return the zeros of GELU''', found in the formula derived thrice."""
    f = parse("x*Phi(x)").derivative().derivative().derivative()
    grid = np.linspace(-4.0, 4.0, 1000)
    values = np.asarray(f.evaluate(grid, {}))
    places = np.flatnonzero(values[1:] * values[:-1] < 0)
    roots = [root(lambda x: np.asarray(f.evaluate(x, {})), *grid[[i, i + 1]]) for i in places]
    return ", ".join(f"{round(place, 9) + 0.0:g}" for place in roots).replace("-", "−")


def _twin(x: float = -2.0) -> float:
    """Return the other place where GELU has the value that it has at ``x``."""
    aim = at("gelu", x)
    return root(lambda places: curve("gelu")(places) - aim, minimum(), 0.0)


@cache
def _gap() -> Peak:
    """Return where GELU and ReLU differ most."""
    return top(lambda x: curve("gelu")(x) - curve("relu")(x))


def _below(x: float) -> float:
    """Return the share of N(0, 1) below ``x``, the density integrated."""
    places, weights = over_interval(-_FAR, x)
    return float(np.sum(weights * phi(places))) * (x + _FAR)


def _product_error() -> float:
    """Return how far GELU is from x times the integrated density, at most, on [−4, 4]."""
    x = np.linspace(-4.0, 4.0, 161)
    return float(max(abs(at("gelu", each) - each * _below(each)) for each in x.tolist()))


def _half_open() -> float:
    """Return up to which |x| the gate is within 0.5 ± 0.1."""
    return root(lambda x: Phi(x) - 0.6, 0.0, 1.0)


def _mask(x: Array) -> Array:
    return np.asarray(x * x * Phi(x) * tail(x))


@cache
def _noisiest() -> Peak:
    return top(_mask)


@cache
def _against_silu() -> Peak:
    return top(lambda x: curve("silu")(x) - curve("gelu")(x))


@cache
def gates_apart() -> Peak:
    """Return where Φ and the logistic function differ most."""
    return top(lambda x: Phi(x) - curve("sigmoid")(x))


def _short_of_relu(x: float) -> float:
    """Return ReLU − GELU at ±x: |x|·Φ(−|x|), which is −GELU at −|x|."""
    return -at("gelu", -abs(x))


def _whole_percent(value: Value) -> str:
    return percent(float(value), 0)


def _falls(f: Curve) -> int:
    """Return how many steps of 2,001 samples on [−8, 8] lead downwards."""
    return int(np.count_nonzero(np.diff(f(np.linspace(-8.0, 8.0, 2001))) < 0))


def _beside(name: str, side: float) -> float:
    """Return a difference quotient of a function at 0, towards ``side``."""
    return at(name, side * STEP) / (side * STEP) + 0.0


def _largest_step(name: str) -> float:
    """Return the largest change of a slope over 0.001 in x, on [−8, 8]."""
    return float(np.abs(np.diff(curve(name, 1)(np.linspace(-8.0, 8.0, 16001)))).max())


def _quotient_error() -> float:
    """Return how far GELU' is from a difference quotient of GELU, at most, on [−6, 6]."""
    x, h = np.linspace(-6.0, 6.0, 1201), 1e-5
    quotient = (curve("gelu")(x + h) - curve("gelu")(x - h)) / (2 * h)
    return float(np.max(np.abs(quotient - curve("gelu", 1)(x))))


def _self_gated() -> float:
    """Return how far SiLU is from x times the logistic function of the same x, on [−8, 8]."""
    x = np.linspace(-8.0, 8.0, 1601)
    return float(np.max(np.abs(curve("silu")(x) - x * curve("sigmoid")(x))))


def _values(name: str, order: int, *places: float) -> list[Fact]:
    kind = ("", "slope.", "curvature.")[order]
    words = {x: str(x).removesuffix(".0").replace("-", "minus_") for x in places}
    return [
        Fact(f"{name}.{kind}at.{words[x].replace('.', '_')}", partial(at, name, x, order))
        for x in places
    ]


CURVE = table(
    *_values("gelu", 0, 1.0, 2.0, -1.0, -2.0, 0.0, -0.75, -0.1, 10.0, -10.0, 0.5),
    *_values("gelu", 1, 0.0, 1.0, 2.0, 3.0, -1.0, -2.0, 6.0, 38.0, -3.0, -6.0, -38.0),
    *_values("gelu", 2, 0.0, 2.0),
    *_values("relu", 0, 2.0, -2.0),
    *_values("sigmoid", 0, 10.0, 40.0, -40.0),
    *_values("gelu_tanh", 0, -1.0),
    Fact("gate.at.0", partial(_gate, 0.0)),
    Fact("gate.at.1", partial(_gate, 1.0)),
    Fact("gate.at.2", partial(_gate, 2.0)),
    Fact("gate.at.minus_2", partial(_gate, -2.0)),
    Fact("gate.above.2", lambda: float(tail(2.0))),
    Fact("gate.above.2.integrated", lambda: _below(40.0) - _below(2.0)),
    Fact("gate.half_open", _half_open),
    Fact("gate.half_open.share", lambda: 2 * _gate(_half_open()) - 1, _whole_percent),
    Fact("gate.at.40", partial(_gate, 40.0)),
    Fact("gate.falls", lambda: _falls(Phi)),
    Fact("sigmoid.falls", lambda: _falls(curve("sigmoid"))),
    Fact("gelu.at.minus_0_75.size", lambda: abs(at("gelu", -0.75))),
    Fact("gelu.at.minus_0_1.size", lambda: abs(at("gelu", -0.1))),
    Fact("gelu.falls", lambda: _falls(curve("gelu"))),
    Fact("gelu.slope.left", partial(_beside, "gelu", -1.0), 7),
    Fact("gelu.slope.right", partial(_beside, "gelu", 1.0), 7),
    Fact("relu.slope.left", partial(_beside, "relu", -1.0), 7),
    Fact("relu.slope.right", partial(_beside, "relu", 1.0), 7),
    Fact("gelu.slope.step", partial(_largest_step, "gelu"), 2),
    Fact("relu.slope.step", partial(_largest_step, "relu"), 2),
    Fact("gelu.slope.quotient", _quotient_error, 2),
    Fact("silu.self_gated", _self_gated, 2),
    Fact("gelu.product.error", _product_error, 2),
    Fact("gelu.minimum.x", minimum),
    Fact("gelu.minimum.value", partial(_least, "gelu")),
    Fact("gelu.minimum.share", lambda: _gate(minimum())),
    Fact("gelu.slope.max", lambda: _steepest().value),
    Fact("gelu.slope.max.x", lambda: _steepest().at),
    Fact("gelu.slope.min", lambda: at("gelu", -_steepest().at, 1)),
    Fact("gelu.slope.width", lambda: _steepest().value - at("gelu", -_steepest().at, 1), 5),
    Fact("gelu.slope.one.x", lambda: root(lambda x: curve("gelu", 1)(x) - 1, 0.1, 1.4)),
    Fact("gelu.slope.variation", _variation),
    Fact("gelu.inflection.x", inflection),
    Fact("gelu.curvature.min", lambda: _bend().value),
    Fact("gelu.curvature.min.x", lambda: _bend().at),
    Fact("gelu.third.zeros", _third),
    Fact("gelu.twin.of.minus_2", _twin),
    Fact("gelu.twin.value", lambda: at("gelu", _twin())),
    Fact("gelu.tail.10", lambda: 10.0 * float(tail(10.0)), 3),
    Fact("relu.gap.max", lambda: -_gap().value),
    Fact("relu.gap.max.x", lambda: _gap().at),
    *(Fact(f"relu.gap.{x}", partial(_short_of_relu, float(x))) for x in (2, 4, 6, 38)),
    Fact("silu.minimum.x", partial(minimum, "silu")),
    Fact("silu.minimum.value", partial(_least, "silu")),
    Fact("silu.difference.max", lambda: abs(_against_silu().value)),
    Fact("silu.difference.max.x", lambda: _against_silu().at),
    Fact("gates.difference.max", lambda: abs(gates_apart().value)),
    Fact("gates.difference.max.x", lambda: gates_apart().at),
    Fact("quick.minimum.x", partial(minimum, "gelu_sigmoid")),
    Fact("quick.minimum.value", partial(_least, "gelu_sigmoid")),
    Fact("mask.variance.max", lambda: _noisiest().value),
    Fact("mask.variance.max.x", lambda: _noisiest().at),
    Fact("mask.variance.at.1", partial(variance, 1.0)),
    Fact("mask.variance.at.2", partial(variance, 2.0)),
    Fact("root.two", lambda: math.sqrt(2.0)),
    Fact("tanh.c.half", lambda: math.sqrt(2.0 / math.pi) / 2),
    Fact("tanh.c", lambda: math.sqrt(2.0 / math.pi)),
    Fact("density.at.0", lambda: float(phi(0.0))),
)
