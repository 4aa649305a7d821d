"""Sweeps and fits of this program, and how many cores its long work keeps busy."""

import os
import time
from pathlib import Path

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.deepening import deepen
from gelu_desktop.model.race import Lineup
from gelu_desktop.model.racing import Course
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.model.sweeping import sweep_wide
from gelu_desktop.model.workers.crew import CREW
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.fitting import fit
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweeps import MODES, sweep

TANH = APPROXIMATIONS["gelu_tanh"]


def _never():
    return False


def _sweeping(mode):
    def step(number):
        sweep(TANH, {"a": 0.04 + 1e-6 * number}, FORMATS["bfloat16"], mode)

    return step


def _fit(_step):
    found = fit(TANH, TANH.published(), tuple(TANH.published()))
    assert found.converged, found.message


def busy(work, short):
    """Return the seconds that a piece of long work takes, and how many cores it keeps busy.

    The workers have been started and did a little of the same before; their processor's time counts
    as the program's own.
    """
    WORK[work](True)
    begun, processor = time.perf_counter(), _processor()
    WORK[work](short)
    taken, worked = time.perf_counter() - begun, _processor() - processor
    return {"seconds": taken, "processor": worked, "cores": worked / taken}


def _processor():
    """Return the seconds of the processor that this process and its workers have had."""
    pids = [worker.process.pid for worker in CREW.workers()]
    return time.process_time() + sum(map(_had, pids))


def _had(pid):
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # no Linux: what workers do is not seen
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _range(short):
    sweep_wide(Curve("gelu_tanh"), -2.0, -1.6 if short else -1.0, mode="every")


def _depth(short):
    sizes = (2, 768, 3072, 128) if short else (24, 768, 3072, 128)
    deepen(Stack(*sizes), [Curve(name) for name in ("gelu", "relu", "silu")])


def _race(short):
    state = State()
    settings = type(state.race)(epochs=1 if short else 4, seeds=1 if short else 5)
    lineup = Lineup.of(Result(state.replace(race=settings)))
    Course(lineup).run(lambda _share: None, _never)


WORK = {"range": _range, "depth": _depth, "race": _race}


def steps():
    """Return what can be computed."""
    return {**{mode: _sweeping(mode) for mode in MODES}, "fit": _fit, "busy": busy}
