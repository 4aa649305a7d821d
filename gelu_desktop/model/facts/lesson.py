"""Facts of the lesson: shares in percent, where the small program breaks, a trained block."""

import math
from functools import cache, partial

import numpy as np

from gelu_desktop.model import program
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.facts.fact import Fact, Value, table
from gelu_desktop.model.facts.measures import at, last_true
from gelu_desktop.model.facts.spread import HIDDEN, LAYERS, SPREAD, WIDTH
from gelu_desktop.model.ffn_batch import Batch, BatchAsked, compute
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import Phi, tail
from gelu_desktop.numerics.sweeps import results

CODE = tuple(program.PIECES)


def _percent(share: Value) -> str:
    return percent(float(share))


def _below(x: float) -> Fact:
    name = f"{x:g}".replace("-", "minus_")
    return Fact(f"lesson.below.{name}", lambda: float(Phi(x)), _percent)


def _works(form: str, x: float) -> bool:
    try:
        return bool(getattr(program, form)(x) != 0)
    except OverflowError:
        return False


def _last(form: str, good: float, bad: float) -> float:
    """Return the last x at which a function of the program gives a number that is not 0."""
    return last_true(partial(_works, form), good, bad)


def _off(x: float) -> float:
    """Return the relative error of the program's first function."""
    return abs(program.gelu(x) / at("gelu", x) - 1)


@cache
def _zero(every: bool) -> float:
    """Return the largest negative float16 at which the tanh form, or GELU rounded, is 0."""
    number_format = FORMATS["float16"]
    x = number_format.values()
    x = x[np.isfinite(x) & (x < -1e-3)]
    name, mode = ("gelu_tanh", "every") if every else ("gelu", "once")
    made = results(FUNCTIONS[name], {}, x, number_format, mode)
    return float(x[made == 0].max())


@cache
def _trained(other: str) -> Batch:
    """Return the bundled block with GELU, and with another function in its place."""
    asked = BatchAsked(FfnSettings(source="sample"), Curve("gelu"), _published(other))
    made = compute(asked)
    assert made is not None
    return made


def _published(name: str) -> Curve:
    return Curve(name, 0, tuple(FUNCTIONS[name].published().items()))


def _output() -> str:
    return "\n".join(line.text for line in program.printed(program.INPUTS))


LESSON = table(
    *(_below(x) for x in (1.0, 2.0, 0.0, -2.0)),
    Fact("lesson.near_zero", SPREAD["gelu.near_zero.share"].compute, _percent),
    Fact("lesson.above.2", lambda: float(tail(2.0)), _percent),
    *(Fact(f"lesson.code.{name}", partial(program.PIECES.__getitem__, name), str) for name in CODE),
    Fact("lesson.output", _output, str),
    Fact("lesson.program.at.minus_8", lambda: program.gelu(-8.0)),
    Fact("lesson.exact.at.minus_8", lambda: at("gelu", -8.0)),
    Fact("lesson.exact.at.minus_8_4", lambda: at("gelu", -8.4)),
    Fact("lesson.program.off.minus_8", lambda: _off(-8.0), _percent),
    Fact("lesson.program.zero", lambda: _last("gelu", -8.0, -9.0)),
    Fact("lesson.exp.last", lambda: _last("gelu_sigmoid", -100.0, -500.0)),
    Fact("lesson.cube.last", lambda: _last("gelu_tanh", 1.0, 1e200)),
    Fact("lesson.float16.tanh.zero", partial(_zero, True), 8),
    Fact("lesson.float16.zero", partial(_zero, False), 8),
    Fact("lesson.bert.width", lambda: WIDTH),
    Fact("lesson.bert.hidden", lambda: HIDDEN),
    Fact("lesson.layers", lambda: LAYERS),
    Fact("lesson.expansion", lambda: HIDDEN // WIDTH),
    Fact("lesson.trained.negative", lambda: _trained("relu").statistics[0].negative, _percent),
    Fact("lesson.trained.mean", lambda: _trained("relu").statistics[0].mean, 3),
    Fact("lesson.trained.deviation", lambda: _trained("relu").statistics[0].std, 3),
    Fact("lesson.trained.tanh", lambda: _trained("gelu_tanh").difference.relative, 3),
    Fact("lesson.trained.relu", lambda: _trained("relu").difference.relative, 3),
    Fact("lesson.root.half", lambda: math.sqrt(0.5)),
)
