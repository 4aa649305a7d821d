"""What the tables of facts measure with: the numerics of the program, one call each."""

import math
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.errors import Summary, summarise
from gelu_desktop.numerics.moments import Moments, VarianceMap, gain, moments
from gelu_desktop.numerics.peaks import Peak, peak
from gelu_desktop.numerics.roots import narrowed

Array = NDArray[np.float64]
Curve = Callable[[Array], Any]

AXIS = (-40.0, 40.0)
"""Farther out GELU and its forms are straight in every digit of float64."""


def at(name: str, x: float, order: int = 0) -> float:
    """Return a function, its slope (``order`` 1) or its curvature (2) at ``x``."""
    return float(FUNCTIONS[name].evaluate(x, order))


def curve(name: str, order: int = 0) -> Curve:
    """Return a function of the tables, or a derivative, as a function of an array."""
    evaluate: Curve = partial(FUNCTIONS[name].evaluate, order=order)
    return evaluate


@cache
def summary(
    name: str, quantity: str = "value", span: tuple[float, float] = (-8.0, 8.0), **changed: float
) -> Summary:
    """Return the error of a function against GELU on an interval, tolerance 0.003.

    Parameters
    ----------
    name : str
        A function of the tables.
    quantity : str
        What is compared.
    span : tuple of float
        The interval.
    **changed : float
        Coefficients that replace the published ones.
    """
    return summarise(FUNCTIONS[name], changed, span, quantity=quantity, tolerance=0.003)


def top(f: Curve, low: float = 0.0, high: float = AXIS[1]) -> Peak:
    """Return where a function is furthest from zero."""
    return peak(f, low, high)


def root(f: Curve, low: float, high: float) -> float:
    """Return where ``f`` changes sign between two places where its signs differ."""
    ends = narrowed(f, np.array([low]), np.array([high]))
    return float(ends[1][0])


def last_true(holds: Callable[[float], bool], good: float, bad: float) -> float:
    """Return the last float from ``good`` towards ``bad`` for which ``holds`` is true.

    Parameters
    ----------
    holds : callable
        True at ``good``, false at ``bad``, with one change between them.
    """
    while True:
        middle = (good + bad) / 2
        if middle in (good, bad):
            return good
        good, bad = (middle, bad) if holds(middle) else (good, middle)


@cache
def means(name: str, sigma: float = 1.0) -> Moments:
    """Return the means of a function for z ~ N(0, σ²)."""
    return moments(FUNCTIONS[name], sigma=sigma)


def carried(name: str, layers: int = 24) -> float:
    """Return what the norm of a gradient becomes in ``layers`` layers: √(χ^layers)."""
    return math.pow(means(name).chi, layers / 2)


@cache
def variance_map(name: str, he: bool = False) -> VarianceMap:
    """Return the map of mean squares with a function's own gain, or with He's √2."""
    return VarianceMap(FUNCTIONS[name], 2.0 if he else gain(FUNCTIONS[name]) ** 2)
