"""Facts about time: what the forms of GELU cost on this machine, now.

They say nothing of other machines, and nothing of graphics processors.
"""

import math
import time
from collections.abc import Callable
from functools import cache, partial

import numpy as np

from gelu_desktop.model.facts.fact import Fact, Value, table
from gelu_desktop.model.facts.measures import Array
from gelu_desktop.model.facts.program import PROGRAM
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.gelu import gelu

_REPEATS = 7
_LONG, _SHORT = 2**16, 2**11


ARRAYS: dict[str, Callable[[Array], object]] = {
    "exact": gelu,
    "tanh": lambda x: 0.5 * x * (1.0 + np.tanh(0.7978845608 * (x + 0.044715 * x * x * x))),
    "sigmoid": lambda x: x / (1.0 + np.exp(-1.702 * x)),
    "relu": lambda x: np.maximum(x, 0.0),
}
"""The exact one as this program computes it, the others as one writes them with NumPy."""


def _fastest(work: Callable[[], object], count: int) -> float:
    """Return the nanoseconds that an element takes in the fastest of some repeats."""
    best = math.inf
    for _ in range(_REPEATS):
        begun = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begun)
    return best / count * 1e9


@cache
def array_time(name: str) -> float:
    """Return nanoseconds an element of an array of 65,536 numbers in ±4."""
    x = np.linspace(-4.0, 4.0, _LONG)
    return _fastest(partial(ARRAYS[name], x), _LONG)


@cache
def loop_time(name: str) -> float:
    """Return nanoseconds an element of a loop in Python with ``math``."""
    places = np.linspace(-4.0, 4.0, _SHORT).tolist()
    f = PROGRAM[name]
    return _fastest(lambda: [f(x) for x in places], _SHORT)


def _array_ratio(first: str, second: str) -> float:
    return array_time(first) / array_time(second)


def _loop_ratio(first: str, second: str) -> float:
    return loop_time(first) / loop_time(second)


def _times(ratio: Value) -> str:
    """Write how many times as long something takes: three digits, and no powers of ten."""
    size = float(ratio)
    return f"{size:.3g}" if size < 100 else f"{size:.0f}"


def _operations(name: str) -> int:
    return parse(APPROXIMATIONS[name].formula).count


def _uses_erf(name: str) -> str:
    return "erf" if "erf" in APPROXIMATIONS[name].formula else "exp"


COST = table(
    *(Fact(f"time.array.{name}", partial(array_time, name), 4, slow=True) for name in ARRAYS),
    *(Fact(f"time.loop.{name}", partial(loop_time, name), 4, slow=True) for name in PROGRAM),
    Fact("time.array.exact.tanh", partial(_array_ratio, "exact", "tanh"), _times, slow=True),
    Fact("time.array.exact.sigmoid", partial(_array_ratio, "exact", "sigmoid"), _times, slow=True),
    Fact("time.array.exact.relu", partial(_array_ratio, "exact", "relu"), _times, slow=True),
    Fact("time.loop.exact.tanh", partial(_loop_ratio, "exact", "tanh"), _times, slow=True),
    Fact("time.loop.exact.sigmoid", partial(_loop_ratio, "exact", "sigmoid"), _times, slow=True),
    Fact("eigen.operations", partial(_operations, "gelu_eigen")),
    Fact("sigmoid.needs", partial(_uses_erf, "gelu_sigmoid")),
)
