"""How long rounding and sweeping take; run with ``pytest tests/bench -m bench``."""

import numpy as np
import pytest

from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweeps import MODES, sweep
from gelu_desktop.numerics.wide_sweeps import sweep_float32

pytestmark = pytest.mark.bench

TANH = APPROXIMATIONS["gelu_tanh"]
ROUNDS = {"rounds": 20, "warmup_rounds": 2}


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "float64"])
def test_round_65536_numbers(benchmark, name):
    x = np.random.default_rng(1).normal(size=65_536)
    benchmark.pedantic(FORMATS[name].round, (x,), **ROUNDS)


@pytest.mark.parametrize("name", ["bfloat16", "float16"])
def test_every_operation_of_the_tanh_form(benchmark, name):
    row = FORMATS[name]
    formula, x = parse(TANH.formula), row.values()
    benchmark.pedantic(formula.evaluate, (x, TANH.published(), row), **ROUNDS)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("flush", [False, True])
@pytest.mark.parametrize("name", ["bfloat16", "float16", "e4m3fn"])
def test_sweep_of_the_tanh_form(benchmark, name, mode, flush):
    """What a frame of a dragged coefficient pays: at most 8 ms are meant for it."""
    benchmark.pedantic(sweep, (TANH, {"a": 0.045}, FORMATS[name], mode, flush), **ROUNDS)


@pytest.mark.parametrize("mode", ["once", "every"])
def test_two_million_numbers_of_float32(benchmark, mode):
    made = benchmark.pedantic(
        sweep_float32, (TANH, None, -2.0, -1.5), {"mode": mode}, rounds=2, warmup_rounds=1
    )
    benchmark.extra_info["numbers"] = made.values
