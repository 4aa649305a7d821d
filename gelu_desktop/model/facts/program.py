"""Facts about GELU as three lines of Python, with ``math``: what they print, and where they break.

The functions are written as people write them, for their faults are what is measured.
"""

import math
from collections.abc import Callable
from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.measures import at, last_true
from gelu_desktop.numerics.gaussian import Phi

K = 1.702
_WIDE = np.linspace(-40.0, 40.0, 4001)

Scalar = Callable[[float], float]


def exact(x: float) -> float:
    """Return GELU as written with ``math.erf``."""
    return 0.5 * x * (1.0 + math.erf(x / math.sqrt(2.0)))


def by_tanh(x: float) -> float:
    """Return the tanh form as written with ``math.tanh`` and a power."""
    return 0.5 * x * (1.0 + math.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * x**3)))


def by_sigmoid(x: float) -> float:
    """Return the sigmoid form as written with ``math.exp``."""
    return x / (1.0 + math.exp(-K * x))


PROGRAM: dict[str, Scalar] = {"exact": exact, "tanh": by_tanh, "sigmoid": by_sigmoid}


def survives(f: Scalar, x: float) -> bool:
    """Return whether a function gives a result at ``x`` rather than an OverflowError."""
    try:
        f(x)
    except OverflowError:
        return False
    return True


def undefined() -> int:
    """Return how many of the three functions give NaN at −∞, where GELU tends to 0."""
    found = 0
    for f in PROGRAM.values():
        try:
            found += math.isnan(f(-math.inf))
        except OverflowError:
            continue
    return found


def _apart(x: float) -> float:
    return abs(by_tanh(x) - exact(x))


def _lost(x: float) -> float:
    """Return the relative error of the erf form at ``x``."""
    true = at("gelu", x)
    return abs(exact(x) - true) / abs(true)


def _zero() -> float:
    """Return the largest x below −1 for which the erf form gives 0."""
    return last_true(lambda x: exact(x) == 0.0, -20.0, -1.0)


@cache
def _off(name: str, reference: str) -> float:
    """Return how far a function of the program is from ours on [−3, 3], at most."""
    places = np.linspace(-3.0, 3.0, 121).tolist()
    return max(abs(PROGRAM[name](x) - at(reference, x)) for x in places)


def _wordings() -> float:
    """Return the largest relative difference of x/(1 + e^−kx) and x·σ(kx) on [−40, 40]."""
    x = _WIDE[_WIDE != 0]
    written = np.array([by_sigmoid(place) for place in x.tolist()])
    ours = x * np.array([at("sigmoid", K * place) for place in x.tolist()])
    return float(np.max(np.abs(written - ours) / np.abs(ours)))


def _gate_slope() -> float:
    """Return the slope of the tanh gate at 0: f(x)/x on both sides, the middle difference."""
    step = 1e-4
    left, right = (by_tanh(x) / x for x in (-step, step))
    return (right - left) / (2 * step)


def _normal_slope() -> float:
    step = 1e-4
    return float(Phi(step) - Phi(-step)) / (2 * step)


PROGRAMS = table(
    Fact("program.error.0_5", partial(_apart, 0.5), 3),
    Fact("program.error.1", partial(_apart, 1.0), 3),
    Fact("program.error.3", partial(_apart, 3.0), 3),
    Fact("program.exact.off", lambda: _off("exact", "gelu"), 2),
    Fact("program.tanh.off", lambda: _off("tanh", "gelu_tanh"), 2),
    Fact("program.sigmoid.off", lambda: _off("sigmoid", "gelu_sigmoid"), 2),
    Fact(
        "program.sigmoid.overflow",
        lambda: last_true(partial(survives, by_sigmoid), -1.0, -1000.0),
        7,
    ),
    Fact("program.tanh.overflow", lambda: last_true(partial(survives, by_tanh), 1.0, 1e200), 5),
    Fact("program.undefined", undefined),
    Fact("program.exact.zero", _zero, 11),
    Fact("program.exact.lost.3", partial(_lost, -3.0), 2),
    Fact("program.exact.lost.5", partial(_lost, -5.0), 2),
    Fact("program.exact.lost.8", partial(_lost, -8.0), 2),
    Fact("program.exact.at.minus_8", partial(exact, -8.0), 6),
    Fact("gelu.at.minus_8", partial(at, "gelu", -8.0), 6),
    Fact("gelu.at.minus_8_4", partial(at, "gelu", -8.4), 6),
    Fact("sigmoid.wordings", _wordings, 2),
    Fact("tanh.gate.slope", _gate_slope, 7),
    Fact("gate.slope", _normal_slope, 7),
)
