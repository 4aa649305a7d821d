"""Facts of misconceptions, questions and scenarios: ends of the axis, counts, shares."""

import math
from collections.abc import Callable
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model import program
from gelu_desktop.model.facts.curve import CURVE
from gelu_desktop.model.facts.fact import Fact, Value, table
from gelu_desktop.model.facts.formats import first_zero, swept
from gelu_desktop.model.facts.measures import at, summary
from gelu_desktop.model.facts.spread import HIDDEN, SPREAD, WIDTH
from gelu_desktop.model.ffn_batch import noise
from gelu_desktop.model.figures import counted, percent, short, signed
from gelu_desktop.numerics.ffn import two_thirds
from gelu_desktop.numerics.initialisation import streams

TOKENS, FIRST_MATRIX = 16, 1


@cache
def _off() -> NDArray[np.bool_]:
    """Return which units of BERT's block, [tokens, units], ReLU leaves at zero before training.

    The weights are those of the FFN panel with seed 0, but for their scale.
    """
    weights = streams(0, FIRST_MATRIX, WIDTH, HIDDEN, truncated=True)
    return np.asarray(noise(TOKENS, WIDTH, 0) @ weights <= 0)


def _count(tokens: int) -> int:
    return int(np.all(_off()[:tokens], axis=0).sum())


def _in_percent(name: str, of: Fact, decimals: int = 2) -> Fact:
    """Return a fact that is a share under another name, with fewer digits."""
    return Fact(name, of.compute, _percent(decimals))


def _percent(decimals: int = 2) -> Callable[[Value], str]:
    return lambda value: percent(float(value), decimals)


def _grouped(value: Value) -> str:
    return counted(round(float(value)))


def _hundreds(value: Value) -> str:
    return counted(100 * round(float(value) / 100))


def _with_sign(value: Value) -> str:
    return signed(f"{float(value):g}")


def _ends() -> list[Fact]:
    return [
        Fact("gelu.plus_infinity.value", partial(at, "gelu", math.inf), lambda x: short(float(x))),
        Fact("gelu.minus_infinity.value", partial(at, "gelu", -math.inf), _with_sign),
        Fact("gelu.plus_infinity.slope", partial(at, "gelu", math.inf, 1)),
        Fact("gelu.minus_infinity.slope", lambda: at("gelu", -math.inf, 1) + 0.0),
        Fact("lesson.program.at.minus_8_4", lambda: program.gelu(-8.4), _with_sign),
    ]


def _formats() -> list[Fact]:
    tanh = partial(swept, "gelu_tanh", "bfloat16", "float32")
    return [
        Fact("float16.erf.zero", partial(first_zero, "gelu_erf", "float16"), 7),
        Fact("bfloat16.erf.zero", partial(first_zero, "gelu_erf", "bfloat16"), 7),
        Fact("bfloat16.ndtr.zero", partial(first_zero, "gelu_ndtr", "bfloat16"), 7),
        Fact("bfloat16.ndtr.ulp", lambda: swept("gelu_ndtr", "bfloat16").max_ulp, 3),
        Fact("bfloat16.single.tanh.zero", lambda: tanh().first_zero or 0.0, 6),
        Fact("bfloat16.single.tanh.ulp", lambda: tanh().max_ulp, _grouped),
        Fact("bfloat16.single.tanh.correct", lambda: tanh().correctly_rounded, _percent()),
        Fact(
            "bfloat16.single.erfc.correct",
            lambda: swept("gelu_erfc", "bfloat16", "float32").correct,
            _grouped,
        ),
    ]


QUIZ = table(
    *_ends(),
    *_formats(),
    _in_percent("gelu.slope.over.share", CURVE["gelu.minimum.share"]),
    _in_percent("gelu.small.share", SPREAD["gelu.near_zero.share"]),
    Fact("relu.off.4", lambda: 0.5**4, _percent()),
    Fact("relu.off.16", lambda: 0.5**16, _percent(4)),
    Fact("relu.count.1", partial(_count, 1), _grouped),
    Fact("relu.count.4", partial(_count, 4), _grouped),
    Fact("relu.count.16", partial(_count, TOKENS), _grouped),
    Fact("mirror.difference", lambda: at("gelu", 2.0) - at("gelu", -2.0)),
    Fact("gated.width.768", lambda: two_thirds(HIDDEN)),
    Fact("gated.ratio", lambda: two_thirds(HIDDEN) / WIDTH, 4),
    Fact("as7126.error.max", lambda: summary("gelu_as7126").max, 3),
    Fact("as7126.better", lambda: summary("gelu_tanh").max / summary("gelu_as7126").max, _hundreds),
)
