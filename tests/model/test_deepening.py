import threading

import numpy as np
import pytest

from gelu_desktop.model import deepening
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.deepening import deepen
from gelu_desktop.model.workers.crew import ALONE, Crew
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.depth import profiles
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.wiring import Wiring

CURVES = (Curve("gelu"), Curve("elu", 0, (("alpha", 0.5),)), Curve("own", 0, (), "x*Phi(x)"))
STACKS = (
    Stack(3, 16, 64, 8),
    Stack(4, 12, 12, 5, Wiring(True, "pre"), kind="mlp", rule="gain"),
    Stack(1, 8, 16, 2, shrunk=True, seed=3),
)


@pytest.fixture
def crew(monkeypatch):
    """Give two workers that even small stacks use."""
    made = Crew(2)
    monkeypatch.setattr(deepening, "CREW", made)
    monkeypatch.setattr(deepening, "QUICK", 0)
    yield made
    made.close()


def alone(stack, **more):
    rows = [Activation(curve.function, dict(curve.coefficients)) for curve in CURVES]
    return profiles(stack, rows, **more)


def same(found, other):
    """Whether profiles agree to the last bit."""
    rows = zip(found, other, strict=True)
    return all(
        one.name == two.name
        and np.array_equal(one.signal, two.signal)
        and np.array_equal(one.gradient, two.gradient)
        and np.array_equal(one.pre, two.pre)
        and np.array_equal(one.apart, two.apart, equal_nan=True)
        for one, two in rows
    )


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("threads", [2, 5])
def test_any_number_of_threads_gives_the_same_profiles(stack, threads):
    assert same(alone(stack, threads=threads), alone(stack))


@pytest.mark.parametrize("stack", STACKS)
def test_workers_give_the_same_profiles(crew, monkeypatch, stack):
    whole = alone(stack)
    assert same(deepen(stack, CURVES), whole)
    assert len(crew.workers()) == 2
    monkeypatch.setattr(deepening, "CREW", ALONE)
    assert same(deepen(stack, CURVES), whole)


def test_a_worker_that_dies_changes_nothing(crew):
    stack, killed = Stack(24, 64, 256, 32), []

    def kill(_share):
        if not killed:
            killed.extend(crew.workers())
            for worker in killed:
                worker.process.kill()

    assert same(deepen(stack, CURVES, progress=kill), alone(stack))
    assert killed


def test_it_says_how_far_it_is_and_stops(crew):
    shares, stop = [], threading.Event()

    def tell(share):
        shares.append(share)
        stop.set()

    stack = Stack(90, 256, 1024, 16)
    assert deepen(stack, CURVES, progress=tell, cancelled=stop.is_set) is None
    assert shares == sorted(shares)
    assert shares[-1] < 0.9


def test_what_cannot_be_computed_is_told(crew):
    curves = [Curve("own", 0, (), "0*x")]
    with pytest.raises(ValueError, match="gain"):
        deepen(Stack(2, 4, 4, 2, rule="gain"), curves)
    with pytest.raises(ValueError, match="gain"):
        profiles(
            Stack(2, 4, 4, 2, rule="gain"),
            [Activation(curve.function) for curve in curves],
            threads=2,
        )


def test_the_stack_of_the_panel_is_no_quick_one_and_that_of_a_lesson_is():
    assert deepening._quick(Stack(12, 64, 256, 16), 3)
    assert not deepening._quick(Stack(24, 768, 3072, 128), 1)
