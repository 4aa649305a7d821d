"""Facts of the misconceptions, the questions and the scenarios: number formats, counts, shares."""

import math
from collections.abc import Callable
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.dictionary.models import MODELS
from gelu_desktop.model.facts.curve import minimum
from gelu_desktop.model.facts.fact import Fact, Value, table
from gelu_desktop.model.facts.measures import at, last_true, summary
from gelu_desktop.model.facts.spread import HIDDEN, WIDTH
from gelu_desktop.model.ffn_batch import noise
from gelu_desktop.model.figures import percent, short, signed
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.chance import draws
from gelu_desktop.numerics.errors import exceeding
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.ffn import two_thirds
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import Phi, tail
from gelu_desktop.numerics.initialisation import streams
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.numerics.sweeps import sweep, sweep_float32

TOKENS, FIRST_MATRIX = 16, 1
SAMPLE = 1_000_000

_SPELLED = ("gelu_erf", "gelu_tanh")


@cache
def _swept(name: str, number_format: str, mode: str) -> Sweep:
    return sweep(FUNCTIONS[name], None, FORMATS[number_format], mode)


def _zero(name: str, number_format: str, mode: str = "every") -> float:
    """Return from where on to the left a sweep gives 0."""
    found = _swept(name, number_format, mode).first_zero
    return math.nan if found is None else found


def _zero_float32() -> float:
    found = sweep_float32(APPROXIMATIONS["gelu_erf"], None, -5.56, -5.52, mode="every")
    return math.nan if found is None or found.first_zero is None else found.first_zero


def _by_erf(x: float) -> float:
    """Return GELU as float64 has it where the erf form is carried out as it is written."""
    formula = parse(APPROXIMATIONS["gelu_erf"].formula)
    return float(np.asarray(formula.evaluate(np.array([x]), {}, FORMATS["float64"]))[0])


def _cube() -> float:
    """Return the smallest float16 number whose cube is infinite there."""
    x = FORMATS["float16"].values()
    made = np.asarray(parse("x*x*x").evaluate(x, {}, FORMATS["float16"]))
    return float(np.min(x[np.isposinf(made)]))


@cache
def _off() -> NDArray[np.bool_]:
    """Return which units of BERT's block, [tokens, units], ReLU leaves at zero before training.

    The weights are those of the FFN panel with seed 0, but for their scale.
    """
    weights = streams(0, FIRST_MATRIX, WIDTH, HIDDEN, truncated=True)
    return np.asarray(noise(TOKENS, WIDTH, 0) @ weights <= 0)


def _count(tokens: int) -> int:
    return int(np.all(_off()[:tokens], axis=0).sum())


def _small() -> float:
    """Return the share of N(0, 1) where the magnitude of GELU is below 0.01."""
    edges = exceeding(lambda x: FUNCTIONS["gelu"].evaluate(x), 0.01, (-10.0, 10.0))
    return 1.0 - float(np.sum(np.diff(Phi(edges))))


def _families(*names: str) -> int:
    return sum(entry.row.startswith(names) for entry in MODELS)


def _share(decimals: int = 2) -> Callable[[Value], str]:
    return lambda value: percent(float(value), decimals)


def _grouped(value: Value) -> str:
    return f"{round(float(value)):,}"


def _bare_zero(value: Value) -> str:
    return signed(f"{float(value):g}")


def _ends() -> list[Fact]:
    return [
        Fact("gelu.plus_infinity.value", partial(at, "gelu", math.inf), lambda x: short(float(x))),
        Fact("gelu.minus_infinity.value", partial(at, "gelu", -math.inf), _bare_zero),
        Fact("gelu.plus_infinity.slope", partial(at, "gelu", math.inf, 1)),
        Fact("gelu.minus_infinity.slope", lambda: at("gelu", -math.inf, 1) + 0.0),
    ]


def _formats() -> list[Fact]:
    return [
        Fact("float64.erf.zero", lambda: last_true(lambda x: _by_erf(x) != 0, -8.0, -9.0), 7),
        Fact("float32.erf.zero", _zero_float32, 7),
        Fact("float16.exact.zero", partial(_zero, "gelu", "float16", "once"), 8),
        Fact("float16.erf.zero", partial(_zero, "gelu_erf", "float16"), 7),
        Fact("float16.tanh.zero", partial(_zero, "gelu_tanh", "float16"), 7),
        Fact("float16.cube.from", _cube, 7),
        Fact("bfloat16.exact.zero", partial(_zero, "gelu", "bfloat16", "once"), 6),
        Fact("bfloat16.erf.zero", partial(_zero, "gelu_erf", "bfloat16"), 7),
        Fact("bfloat16.ndtr.zero", partial(_zero, "gelu_ndtr", "bfloat16"), 7),
        Fact("bfloat16.ndtr.ulp", lambda: _swept("gelu_ndtr", "bfloat16", "every").max_ulp, 3),
        Fact("bfloat16.tanh.zero", partial(_zero, "gelu_tanh", "bfloat16", "float32"), 6),
        Fact(
            "bfloat16.tanh.ulp",
            lambda: _swept("gelu_tanh", "bfloat16", "float32").max_ulp,
            _grouped,
        ),
        Fact(
            "bfloat16.tanh.correct",
            lambda: _swept("gelu_tanh", "bfloat16", "float32").correctly_rounded,
            _share(),
        ),
        Fact(
            "bfloat16.erfc.correct",
            lambda: _swept("gelu_erfc", "bfloat16", "float32").correct,
            _grouped,
        ),
        Fact("bfloat16.count", lambda: FORMATS["bfloat16"].values().size, _grouped),
    ]


QUIZ = table(
    *_ends(),
    *_formats(),
    Fact("erf.tail.at.minus_8", partial(_by_erf, -8.0), 6),
    Fact("erf.tail.at.minus_8_4", partial(_by_erf, -8.4), _bare_zero),
    Fact("erf.tail.off", lambda: 1 - _by_erf(-8.0) / at("gelu", -8.0), _share()),
    Fact("gelu.tail.at.minus_8", partial(at, "gelu", -8.0), 6),
    Fact("gelu.tail.at.minus_8_4", partial(at, "gelu", -8.4), 6),
    Fact("gate.two.percent", lambda: float(Phi(2.0)), _share()),
    Fact("gate.two.above", lambda: float(tail(2.0)), _share()),
    Fact("gelu.slope.over.share", lambda: float(Phi(minimum())), _share()),
    Fact("gelu.small.share", _small, _share()),
    Fact("relu.zero.share", lambda: float(Phi(0.0)), _share()),
    Fact("relu.off.4", lambda: 0.5**4, _share()),
    Fact("relu.off.16", lambda: 0.5**16, _share(4)),
    Fact("relu.count.1", partial(_count, 1), _grouped),
    Fact("relu.count.4", partial(_count, 4), _grouped),
    Fact("relu.count.16", partial(_count, 16), _grouped),
    Fact("mask.sample.half", lambda: float(draws(0.5, SAMPLE, 0).passed.mean()), 4),
    Fact("mirror.difference", lambda: at("gelu", 2.0) - at("gelu", -2.0)),
    Fact("gated.width.768", lambda: two_thirds(HIDDEN)),
    Fact("gated.ratio", lambda: two_thirds(HIDDEN) / WIDTH, 4),
    Fact("as7126.error.max", lambda: summary("gelu_as7126").max, 3),
    Fact(
        "as7126.better",
        lambda: summary("gelu_tanh").max / summary("gelu_as7126").max,
        lambda ratio: f"{round(float(ratio), -2):,.0f}",
    ),
    Fact("families.all", lambda: len(MODELS)),
    Fact("families.gelu", partial(_families, *_SPELLED)),
    Fact("families.silu", partial(_families, "silu")),
)
