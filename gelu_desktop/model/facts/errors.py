"""Facts about the error of the forms of GELU, and about the best coefficients."""

import math
from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.measures import at, summary
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.fitting import Fit, fit
from gelu_desktop.numerics.quantities import quantity_of

_FOUR = (-4.0, 4.0)
_TANH, _SIGMOID = "gelu_tanh", "gelu_sigmoid"


@cache
def best(name: str, free: tuple[str, ...], target: str = "gelu") -> Fit:
    """Return the minimax fit of some coefficients of a form."""
    return fit(FUNCTIONS[name], {}, free, target=target)


def _best(name: str, free: str, target: str = "gelu") -> float:
    return float(best(name, (free,), target).after.coefficients[free])


def _best_error(name: str, *free: str) -> float:
    return float(summary(name, **best(name, free).after.coefficients).max)


def _taylor() -> float:
    """Return the a that equals the cubic terms of the gate and of Φ: c²/3 − 1/6, c = √(2/π)."""
    return 2 / (3 * math.pi) - 1 / 6


def _page_error() -> float:
    """Return how far the gate of the tanh form is from Page's formula for Φ, on [−8, 8]."""
    x = np.linspace(-8.0, 8.0, 1600)
    page = 0.5 * (1 + np.tanh(math.sqrt(2 / math.pi) * x * (1 + 0.044715 * x * x)))
    return float(np.max(np.abs(quantity_of(FUNCTIONS[_TANH], {}, x, "gate") - page)))


def _year(name: str) -> int:
    """Return the first year that the source of a function names."""
    years = (word.strip("(),;") for word in FUNCTIONS[name].source.split())
    return next(int(word) for word in years if word.isdigit() and len(word) == 4)


def _form(short: str, name: str) -> list[Fact]:
    return [
        Fact(f"{short}.error.max", lambda: summary(name).max),
        Fact(f"{short}.error.at", lambda: summary(name).at),
        Fact(f"{short}.error.max.four", lambda: summary(name, span=_FOUR).max),
        Fact(f"{short}.error.normal", lambda: summary(name).rms_normal, 4),
        Fact(f"{short}.gate.error.max", lambda: summary(name, "gate").max, 5),
        Fact(f"{short}.gate.error.at", lambda: summary(name, "gate").at),
        Fact(f"{short}.slope.error.max", lambda: summary(name, "slope").max, 5),
    ]


ERRORS = table(
    *_form("tanh", _TANH),
    *_form("sigmoid", _SIGMOID),
    Fact("sigmoid.error.times", lambda: summary(_SIGMOID).max / 0.003, 2),
    Fact("tanh.error.times", lambda: 0.003 / summary(_TANH).max, 2),
    Fact("sigmoid.tanh.ratio", lambda: summary(_SIGMOID).max / summary(_TANH).max, 4),
    Fact(
        "sigmoid.over.share",
        lambda: summary(_SIGMOID, span=_FOUR).share_over or 0.0,
        lambda share: percent(float(share)),
    ),
    Fact(
        "sigmoid.over.normal",
        lambda: summary(_SIGMOID, span=_FOUR).share_over_normal or 0.0,
        lambda share: percent(float(share)),
    ),
    Fact("tanh.difference.at.minus_1", lambda: at("gelu", -1.0) - at(_TANH, -1.0), 5),
    Fact("fit.sigmoid.k", partial(_best, _SIGMOID, "k")),
    Fact("fit.sigmoid.error.max", partial(_best_error, _SIGMOID, "k")),
    Fact("fit.tanh.a", partial(_best, _TANH, "a")),
    Fact("fit.tanh.error.max", partial(_best_error, _TANH, "a")),
    Fact("fit.tanh.gate.a", partial(_best, _TANH, "a", "gate")),
    Fact("fit.sigmoid.gate.k", partial(_best, _SIGMOID, "k", "gate")),
    Fact("tanh.page.error", _page_error, 2),
    Fact("tanh.year", partial(_year, _TANH)),
    Fact("gelu.year", partial(_year, "gelu")),
    Fact("taylor.a", _taylor),
    Fact("taylor.error.max", lambda: summary(_TANH, a=_taylor()).max, 5),
    Fact("hard.error.max", lambda: summary("gelu_hard").max, 7),
    Fact("hard.error.at", lambda: summary("gelu_hard").at, 5),
    Fact("ibert.error.max", lambda: summary("gelu_ibert").max, 6),
    Fact("ibert.error.at", lambda: summary("gelu_ibert").at, 6),
    Fact("eigen.error.max", lambda: summary("gelu_eigen").max, 6),
    Fact("eigen.error.at", lambda: summary("gelu_eigen").at, 6),
    Fact(
        "table.256.error.max",
        lambda: summary("gelu_table_linear", span=(-3.999, 3.999), n=256.0).max,
        4,
    ),
    Fact("table.256.clamp", lambda: summary("gelu_table_linear", n=256.0).max, 4),
)
