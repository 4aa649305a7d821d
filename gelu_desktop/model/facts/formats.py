"""Facts about number formats: every number of a format, or of a range of float32."""

from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.measures import at, last_true
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.numerics.sweeps import sweep
from gelu_desktop.numerics.wide_sweeps import sweep_float32

_SHORT = ("float16", "bfloat16")


@cache
def swept(name: str, number_format: str, mode: str = "every") -> Sweep:
    """Return what a form does at every number of a format of at most 16 bits."""
    return sweep(FUNCTIONS[name], None, FORMATS[number_format], mode)


def _worst(name: str, number_format: str) -> float:
    return swept(name, number_format).max_ulp


def first_zero(name: str, number_format: str, mode: str = "every") -> float:
    """Return the largest negative number for which a form gives 0, or 0 where there is none."""
    return swept(name, number_format, mode).first_zero or 0.0


@cache
def _single_zero() -> float:
    """Return the largest float32 number below −5 for which the erf form gives 0."""
    found = sweep_float32(FUNCTIONS["gelu_erf"], None, -5.6, -5.5, mode="every")
    return (found.first_zero if found else None) or 0.0


@cache
def _double_zero() -> float:
    """Return the largest negative x for which exact GELU is 0 in float64."""
    return last_true(lambda x: at("gelu", x) == 0.0, -40.0, -1.0)


def _cube_overflow() -> float:
    """Return the smallest float16 number whose cube is larger than every float16 number."""
    x = FORMATS["float16"].values()
    x = x[x > 0]
    square = FORMATS["float16"].round(x * x)
    with np.errstate(over="ignore", invalid="ignore"):
        cube = FORMATS["float16"].round(square * x)
    return float(x[~np.isfinite(cube)][0])


def _relu_slopes() -> str:
    """Return the slopes of ReLU at every finite number of bfloat16 but 0, without repeats."""
    x = FORMATS["bfloat16"].values()
    found = np.unique(FUNCTIONS["relu"].evaluate(x[x != 0], 1))
    return ", ".join(f"{slope:g}" for slope in found)


def _relu_wrong() -> int:
    """Return for how many finite numbers of bfloat16 ReLU is neither x > 0 itself nor 0."""
    x = FORMATS["bfloat16"].values()
    made = FUNCTIONS["relu"].evaluate(x)
    return int(np.count_nonzero(made != np.where(x > 0, x, 0.0)))


def _share(value: object) -> str:
    return percent(float(str(value)), 0)


FORMAT_FACTS = table(
    *(Fact(f"{name}.tanh.max", partial(_worst, "gelu_tanh", name), 5) for name in _SHORT),
    *(Fact(f"{name}.tanh.zero", partial(first_zero, "gelu_tanh", name), 9) for name in _SHORT),
    *(Fact(f"{name}.zero", partial(first_zero, "gelu", name, "once"), 9) for name in _SHORT),
    Fact("float16.cube.overflow", _cube_overflow, 7),
    Fact("float16.count", lambda: swept("gelu_tanh", "float16").count),
    Fact("bfloat16.count", lambda: swept("gelu_tanh", "bfloat16").count),
    Fact("float32.erf.zero", _single_zero, 8),
    Fact("float32.erf.zero.share", lambda: float(Phi(_single_zero())), 3),
    Fact("float64.zero", _double_zero, 5),
    Fact("gelu.zero.share", lambda: float(Phi(_double_zero())), _share),
    Fact("relu.zero.share", lambda: float(Phi(0.0)), _share),
    Fact("relu.slopes", _relu_slopes),
    Fact("relu.wrong", _relu_wrong),
)
