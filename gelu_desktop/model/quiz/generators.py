"""Questions with random numbers: what is given, what is to be found, and where it is seen.

Given numbers are rounded as a table would have them; the answer is the program's own, not one
made of rounded numbers, and is shown in as many digits as both have in common.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gelu_desktop.model.figures import fixed
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.chance import variance
from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.numerics.initialisation import INITIALISATIONS, Matrix

PLACES, ANSWER_PLACES = 4, 3
WIDTHS = (256, 384, 512, 640, 768, 1024, 1280, 1536, 2048)
# Multiples of 2⁹, so that the answers are whole numbers.
UNITS = (512, 1024, 2048, 3072, 4096)
EXPANSION = 4
"""Hidden units for each number of the stream, as in the state of the page."""


@dataclass(frozen=True)
class Drawn:
    """One drawing of the numbers of a question.

    Attributes
    ----------
    values : mapping of str to str
        What is put into the text for each name.
    answer : float
        What is to be found.
    state : mapping
        What shows it, as in the state of a session's file.
    x : float, optional
        The place that is pointed at.
    """

    values: Mapping[str, str]
    answer: float
    state: Mapping[str, Any] = field(default_factory=dict)
    x: float | None = None


def _place(random: Random, low: int, high: int) -> float:
    """Return a place of x in tenths, not 0."""
    tenths = random.choice([tenth for tenth in range(low, high + 1) if tenth])
    return tenths / 10


def _at(x: float, answer: float, **given: float) -> Drawn:
    shown = {name: fixed(value, PLACES) for name, value in given.items()}
    values = {"x": fixed(x, 1), "answer": fixed(answer, ANSWER_PLACES), **shown}
    return Drawn(values, answer, {"x": x}, x)


def _gelu(x: float, order: int = 0) -> float:
    return float(ACTIVATIONS["gelu"].evaluate(x, order))


def value(random: Random) -> Drawn:
    """Ask for GELU at a place, given Φ there."""
    x = _place(random, -30, 30)
    return _at(x, _gelu(x), gate=float(Phi(x)))


def mirror(random: Random) -> Drawn:
    """Ask for GELU at −x, given GELU at x > 0."""
    x = _place(random, 1, 30)
    return _at(x, _gelu(-x), value=_gelu(x))


def slope(random: Random) -> Drawn:
    """Ask for the slope at a place, given Φ and φ there."""
    x = _place(random, -30, 30)
    return _at(x, _gelu(x, 1), gate=float(Phi(x)), density=float(phi(x)))


def chance(random: Random) -> Drawn:
    """Ask for the variance of one draw of the random gate at x > 0, given Φ there."""
    x = _place(random, 2, 20)
    return _at(x, variance(x), gate=float(Phi(x)))


def spread(random: Random) -> Drawn:
    """Ask for the standard deviation of a pre-activation, given the width of the stream."""
    width = random.choice(WIDTHS)
    matrix = Matrix(width, EXPANSION * width)
    answer = INITIALISATIONS["normal"].deviation(matrix) * math.sqrt(width)
    values = {"width": str(width), "answer": fixed(answer, ANSWER_PLACES)}
    return Drawn(values, answer, {"ffn": {"width": width}})


def silent(random: Random) -> Drawn:
    """Ask how many fresh ReLU units are zero for each of some inputs."""
    units, inputs = random.choice(UNITS), random.randint(2, 8)
    answer = units * 0.5**inputs
    values = {"units": str(units), "inputs": str(inputs), "answer": f"{answer:.0f}"}
    return Drawn(values, answer, {"ffn": {"width": units // EXPANSION, "batch": inputs}})


GENERATORS: Mapping[str, Callable[[Random], Drawn]] = {
    "value": value,
    "mirror": mirror,
    "slope": slope,
    "variance": chance,
    "spread": spread,
    "silent": silent,
}
"""By the name that a question's header has."""
